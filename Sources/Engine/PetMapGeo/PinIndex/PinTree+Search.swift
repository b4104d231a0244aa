/// A region as the tree sees it.
protocol PinRegion {
  /// Which of a node's sixteen children may hold pins of the region, one to a bit.
  func touchedChildren(of node: Int, in tree: PinTree) -> UInt32

  /// Which of a node's sixteen children hold no pins but the region's.
  func coveredChildren(of node: Int, in tree: PinTree) -> UInt32

  /// Which of a leaf's sixteen pins lie in the region, and which have to be looked at closely.
  func pins(ofLeaf leaf: Int, in tree: PinTree) -> (inside: UInt32, doubtful: UInt32)
}

extension PinTree {
  /// Gives the sink every pin that is surely in the region, and returns the positions of those that
  /// may be.
  func search<Region: PinRegion, Sink: PinSink>(
    _ region: Region, into sink: inout Sink
  ) -> [Int] {
    var doubtful: [Int] = []
    if count > 0 { descend(0, level: levels.count - 1, region, &sink, &doubtful) }
    return doubtful
  }

  /// Searches under a node, which is counted from the first of its level.
  private func descend<Region: PinRegion, Sink: PinSink>(
    _ node: Int, level: Int, _ region: Region, _ sink: inout Sink, _ doubtful: inout [Int]
  ) {
    let touched = region.touchedChildren(of: levels[level] &+ node, in: self)
    guard touched != 0 else { return }
    let covered = region.coveredChildren(of: levels[level] &+ node, in: self)
    for lane in SetBits(touched) {
      let child = node &* pinFanout &+ lane
      if covered &>> UInt32(truncatingIfNeeded: lane) & 1 != 0 {
        sink.take(positions(under: child, level: level), of: self)
      } else if level > 0 {
        descend(child, level: level &- 1, region, &sink, &doubtful)
      } else {
        let pins = region.pins(ofLeaf: child, in: self)
        let filled = filledLanes(ofLeaf: child)
        sink.take(pins.inside & filled, ofLeaf: child, of: self)
        for lane in SetBits(pins.doubtful & filled) {
          doubtful.append(child &* pinFanout &+ lane)
        }
      }
    }
  }
}
