/// A region for which the tree can be searched.
protocol PinRegion {
  /// Returns which of a node's sixteen children may contain pins in the region, one bit per child.
  func touchedChildren(of node: Int, in tree: PinTree) -> UInt32

  /// Returns which of a node's sixteen children contain only pins in the region, one bit per child.
  func coveredChildren(of node: Int, in tree: PinTree) -> UInt32

  /// Returns which of a leaf's sixteen pins are in the region, and which are undecided.
  func pins(ofLeaf leaf: Int, in tree: PinTree) -> (inside: UInt32, undecided: UInt32)
}

extension PinTree {
  /// Passes every pin that is certainly in the region to a sink, and returns the positions of the
  /// undecided pins.
  func search<Region: PinRegion, Sink: PinSink>(
    _ region: Region, into sink: inout Sink
  ) -> [Int] {
    var undecided: [Int] = []
    if count > 0 { descend(0, level: levels.count - 1, region, &sink, &undecided) }
    return undecided
  }

  /// Searches below a node, given by its index within its level.
  private func descend<Region: PinRegion, Sink: PinSink>(
    _ node: Int, level: Int, _ region: Region, _ sink: inout Sink, _ undecided: inout [Int]
  ) {
    let touched = region.touchedChildren(of: levels[level] &+ node, in: self)
    guard touched != 0 else { return }
    let covered = region.coveredChildren(of: levels[level] &+ node, in: self)
    for lane in SetBits(touched) {
      let child = node &* pinFanout &+ lane
      if covered &>> UInt32(truncatingIfNeeded: lane) & 1 != 0 {
        sink.take(positions(under: child, level: level), of: self)
      } else if level > 0 {
        descend(child, level: level &- 1, region, &sink, &undecided)
      } else {
        let pins = region.pins(ofLeaf: child, in: self)
        let filled = filledLanes(ofLeaf: child)
        sink.take(pins.inside & filled, ofLeaf: child, of: self)
        for lane in SetBits(pins.undecided & filled) {
          undecided.append(child &* pinFanout &+ lane)
        }
      }
    }
  }
}
