/// What an index is made of: the pins in leaves of sixteen, and the boxes over them. One object,
/// so that passing an index on counts one reference.
///
/// A pin's position is where it stands in the order of Hilbert's curve: in leaf `position / 16`,
/// there in lane `position % 16`. Sixteen leaves are the children of a node of level 0, sixteen of
/// those the children of a node of level 1, and so on to the one node of the last level.
final class PinTree: Sendable {
  /// How many pins there are.
  let count: Int

  /// By position, the pin's number. The last pin fills the last leaf up, here and in every list.
  let ids: [UInt32]

  /// Of each pin its longitude and its latitude.
  let degrees: LeafColumns<Double>

  /// Of each pin the x, y and z of its ``UnitVector``, in single precision.
  let directions: LeafColumns<Float>

  /// By node, the boxes on the sphere of its children.
  let sphereBoxes: [SphereBoxes]

  /// By node, the boxes in the plane of longitude and latitude of its children.
  let planeBoxes: [PlaneBoxes]

  /// Where the nodes of each level begin.
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

  /// The bytes that hold the pins and the boxes.
  var byteCount: Int {
    ids.count * MemoryLayout<UInt32>.stride + degrees.byteCount + directions.byteCount
      + sphereBoxes.count * MemoryLayout<SphereBoxes>.stride
      + planeBoxes.count * MemoryLayout<PlaneBoxes>.stride
  }

  // MARK: Pins

  /// The coordinate of the pin at a position.
  func coordinate(at position: Int) -> Coordinate {
    Coordinate(
      validLatitude: degrees[1, position], wrappingLongitude: degrees[0, position])
  }

  /// The direction of the pin at a position, as it is kept.
  func direction(at position: Int) -> UnitVector {
    UnitVector(
      x: Double(directions[0, position]), y: Double(directions[1, position]),
      z: Double(directions[2, position]))
  }

  /// The positions under a child of a node at a level; none if there is no such child.
  @inline(__always)
  func positions(under child: Int, level: Int) -> Range<Int> {
    let shift = UInt64(truncatingIfNeeded: 4 &* (level &+ 1))
    let start = min(UInt64(truncatingIfNeeded: child) &<< shift, UInt64(count))
    let end = min(UInt64(truncatingIfNeeded: child &+ 1) &<< shift, UInt64(count))
    return Int(truncatingIfNeeded: start)..<Int(truncatingIfNeeded: end)
  }

  /// The lanes of a leaf that hold pins, one to a bit: all but in the last leaf.
  @inline(__always)
  func filledLanes(ofLeaf leaf: Int) -> UInt32 {
    let lanes = UInt32(truncatingIfNeeded: min(count &- leaf &* pinFanout, pinFanout))
    return (1 &<< lanes) &- 1
  }
}

/// Pins in a leaf, and children of a node.
let pinFanout = 16
