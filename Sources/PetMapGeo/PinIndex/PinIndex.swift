/// Pins laid out for search: which of them lie in a radius, a box or a polygon, and which are
/// nearest, in time that depends on the result rather than on how many there are.
///
/// ```swift
/// let index = PinIndex([try Coordinate(latitude: 52.2297, longitude: 21.0122)])
/// index.pins(within: .kilometers(10), of: home)  // [0]
/// ```
///
/// A pin is known by its number: its position in the list the index was built from. Results are
/// exact: each is the set that testing every pin one by one gives. The pins of a result come in
/// the index's own order, which depends on nothing but the list.
///
/// The index is built once and never changes. It takes 36 bytes a pin. Pins stand in the order of
/// Hilbert's curve in leaves of sixteen; over them is a tree without pointers, sixteen children to
/// a node, of boxes around directions from the earth's centre and around longitudes and latitudes
/// (packed like the R-tree of I. Kamel and C. Faloutsos, "On Packing R-trees", 1993). A node
/// that lies wholly in a region is one run of numbers to copy.
public struct PinIndex: Sendable {
  let tree: PinTree

  /// How many pins there are.
  public var count: Int { tree.count }

  /// The bytes that hold the pins and the tree.
  ///
  /// - Complexity: O(1).
  public var byteCount: Int {
    tree.ids.byteCount + tree.degrees.byteCount + tree.directions.byteCount
      + tree.sphereBoxes.byteCount + tree.planeBoxes.byteCount
  }
}

extension PinTree {
  /// The coordinate of the pin at a position of the leaves.
  func coordinate(at position: Int) -> Coordinate {
    Coordinate(
      validLatitude: latitude(at: position), wrappingLongitude: longitude(at: position))
  }

  /// Degrees north of the pin at a position of the leaves.
  func latitude(at position: Int) -> Double {
    degrees.latitude(at: position)
  }

  /// Degrees east of the pin at a position of the leaves.
  func longitude(at position: Int) -> Double {
    degrees.longitude(at: position)
  }
}
