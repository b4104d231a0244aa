/// A region as the tree sees it.
protocol PinRegion {
  /// Which of a node's sixteen children may hold pins of the region.
  func touchedChildren(of node: Int, in tree: PinTree) -> UInt32

  /// Which of a node's sixteen children hold no pins but the region's.
  func coveredChildren(of node: Int, in tree: PinTree) -> UInt32

  /// Which of a leaf's sixteen pins lie in the region, and which have to be looked at closely.
  func pins(ofLeaf leaf: Int, in tree: PinTree) -> (inside: UInt32, doubtful: UInt32)
}

extension PinTree {
  /// Gives the sink every pin that is surely in the region, and returns those that may be.
  func search<Region: PinRegion, Sink: PinSink>(
    _ region: Region, into sink: inout Sink
  ) -> [LeafPins] {
    var doubtful: [LeafPins] = []
    if count > 0 { descend(0, level: levels.count - 1, region, &sink, &doubtful) }
    return doubtful
  }

  /// Searches under a node, which is counted from the first of its level.
  private func descend<Region: PinRegion, Sink: PinSink>(
    _ node: Int, level: Int, _ region: Region, _ sink: inout Sink,
    _ doubtful: inout [LeafPins]
  ) {
    let touched = region.touchedChildren(of: levels[level] &+ node, in: self)
    guard touched != 0 else { return }
    let covered = region.coveredChildren(of: levels[level] &+ node, in: self)
    let first = node &* pinFanout
    var rest = touched
    while rest != 0 {
      let lane = rest.trailingZeroBitCount
      rest &= rest &- 1
      let child = first &+ lane
      if covered &>> UInt32(truncatingIfNeeded: lane) & 1 != 0 {
        sink.take(positions(under: child, level: level), of: self)
      } else if level > 0 {
        descend(child, level: level &- 1, region, &sink, &doubtful)
      } else {
        let pins = region.pins(ofLeaf: child, in: self)
        let filled = self.filled(child)
        if pins.inside != 0 { sink.take(pins.inside & filled, ofLeaf: child, of: self) }
        if pins.doubtful & filled != 0 {
          PinTree.append(LeafPins(leaf: child, lanes: pins.doubtful & filled), to: &doubtful)
        }
      }
    }
  }

  /// Rare enough to stay out of the loop.
  @inline(never)
  private static func append(_ pins: LeafPins, to doubtful: inout [LeafPins]) {
    doubtful.append(pins)
  }

  /// The positions under a child of a node at a level; none if there is no such child.
  @inline(__always)
  func positions(under child: Int, level: Int) -> Range<Int> {
    let shift = UInt64(truncatingIfNeeded: 4 &* (level &+ 1))
    let start = min(UInt64(truncatingIfNeeded: child) &<< shift, UInt64(count))
    let end = min(UInt64(truncatingIfNeeded: child &+ 1) &<< shift, UInt64(count))
    return unsafe Range(
      uncheckedBounds: (Int(truncatingIfNeeded: start), Int(truncatingIfNeeded: end)))
  }

  /// The lanes of a leaf that hold pins: all but in the last leaf.
  @inline(__always)
  func filled(_ leaf: Int) -> UInt32 {
    let lanes = UInt32(truncatingIfNeeded: min(count &- leaf &* pinFanout, pinFanout))
    return (1 &<< lanes) &- 1
  }
}
