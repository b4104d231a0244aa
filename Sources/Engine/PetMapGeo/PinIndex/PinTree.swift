/// The storage of an index: the pins in leaves of sixteen, and the boxes above them. It is a single
/// object, so passing an index retains only one reference.
///
/// A pin's position is its rank along the Hilbert curve: leaf `position / 16`, lane
/// `position % 16`. Sixteen leaves are the children of a node at level 0, sixteen of these nodes
/// are the children of a node at level 1, and so on up to the single node at the last level.
final class PinTree: Sendable {
  /// The number of pins.
  let count: Int

  /// The number of the pin at each position. In this and all other columns, the last leaf is padded
  /// with copies of the last pin.
  let ids: [UInt32]

  /// The longitude and latitude of each pin.
  let degrees: LeafColumns<Double>

  /// The x, y, and z of each pin's ``UnitVector``, in single precision.
  let directions: LeafColumns<Float>

  /// The boxes of each node's children on the sphere.
  let sphereBoxes: [SphereBoxes]

  /// The boxes of each node's children in the plane of longitude and latitude.
  let planeBoxes: [PlaneBoxes]

  /// The start of each level's nodes.
  let levels: [Int]

  init(_ pins: [Coordinate]) {
    precondition(UInt64(pins.count) <= 1 << 32, "a pin's number has 32 bits")
    count = pins.count
    let leaves = (count + pinFanout - 1) / pinFanout
    var ids: [UInt32] = []
    ids.reserveCapacity(leaves * pinFanout)
    var degrees = LeafColumns<Double>(2, leaves: leaves)
    HilbertOrder(pins).visit { pin in
      degrees[0, ids.count] = pin.longitude
      degrees[1, ids.count] = pin.latitude
      ids.append(pin.number)
    }
    while let last = ids.last, ids.count < leaves * pinFanout {
      degrees[0, ids.count] = degrees[0, count - 1]
      degrees[1, ids.count] = degrees[1, count - 1]
      ids.append(last)
    }
    var directions = LeafColumns<Float>(3, leaves: leaves)
    for leaf in 0..<leaves {
      let (x, y, z) = UnitVectors.directions(degrees.degrees(ofLeaf: leaf))
      directions.set(0, ofLeaf: leaf, to: x)
      directions.set(1, ofLeaf: leaf, to: y)
      directions.set(2, ofLeaf: leaf, to: z)
    }
    (self.ids, self.degrees, self.directions) = (ids, degrees, directions)
    let boxes = NodeBoxes(leaves: leaves, directions, degrees)
    levels = boxes.levels
    sphereBoxes = boxes.sphere
    planeBoxes = boxes.plane
  }

  /// The number of bytes in the pins and boxes.
  var byteCount: Int {
    ids.count * MemoryLayout<UInt32>.stride + degrees.byteCount + directions.byteCount
      + sphereBoxes.count * MemoryLayout<SphereBoxes>.stride
      + planeBoxes.count * MemoryLayout<PlaneBoxes>.stride
  }

  // MARK: Pins

  /// Returns the coordinate of the pin at the given position.
  func coordinate(at position: Int) -> Coordinate {
    Coordinate(
      validLatitude: degrees[1, position], wrappingLongitude: degrees[0, position])
  }

  /// Returns the stored direction of the pin at the given position.
  func direction(at position: Int) -> UnitVector {
    UnitVector(
      x: Double(directions[0, position]), y: Double(directions[1, position]),
      z: Double(directions[2, position]))
  }

  /// Returns the positions below a child of a node at a level; empty if the child does not exist.
  @inline(__always)
  func positions(under child: Int, level: Int) -> Range<Int> {
    let shift = UInt64(truncatingIfNeeded: 4 &* (level &+ 1))
    let start = min(UInt64(truncatingIfNeeded: child) &<< shift, UInt64(count))
    let end = min(UInt64(truncatingIfNeeded: child &+ 1) &<< shift, UInt64(count))
    return Int(truncatingIfNeeded: start)..<Int(truncatingIfNeeded: end)
  }

  /// Returns the lanes of a leaf that hold pins, one bit per lane: all of them except in the last
  /// leaf.
  @inline(__always)
  func filledLanes(ofLeaf leaf: Int) -> UInt32 {
    let lanes = UInt32(truncatingIfNeeded: min(count &- leaf &* pinFanout, pinFanout))
    return (1 &<< lanes) &- 1
  }
}

/// The number of pins in a leaf, and of a node's children.
let pinFanout = 16

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
