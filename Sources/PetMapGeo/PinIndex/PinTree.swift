/// What an index is made of: the pins in leaves of sixteen, and the boxes over them. One object,
/// so that passing an index on counts one reference.
final class PinTree: Sendable {
  /// How many pins there are.
  let count: Int

  /// The pins' numbers in the order of the leaves. The last pin fills the last leaf up, here and in
  /// every list.
  let ids: CacheLines<UInt32>

  let degrees: CacheLines<LeafDegrees>
  let directions: CacheLines<LeafDirections>

  /// The boxes on the sphere of each node's children.
  let sphereBoxes: CacheLines<SphereBoxes>

  /// The boxes in the plane of longitude and latitude of each node's children.
  let planeBoxes: CacheLines<PlaneBoxes>

  /// Where the nodes of each level begin, the leaves' parents first.
  let levels: [Int]

  init<Pins: PinList>(_ pins: Pins) {
    precondition(UInt64(pins.count) <= 1 << 32, "a pin's number has 32 bits")
    count = pins.count
    let order = PinOrder(pins)
    ids = order.ids
    degrees = order.degrees
    directions = LeafDirections.leaves(degrees)
    let boxes = PinBoxes(directions: directions, degrees: degrees)
    levels = boxes.levels
    sphereBoxes = boxes.sphere
    planeBoxes = boxes.plane
  }
}
