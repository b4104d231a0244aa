/// Pins laid out for search: which of them lie in a radius, a box or a polygon, and which are
/// nearest, in time that depends on the answer rather than on how many there are.
///
/// ```swift
/// let index = PinIndex([try Coordinate(latitude: 52.2297, longitude: 21.0122)])
/// index.pins(within: .kilometers(10), of: place)  // [0]
/// ```
///
/// A pin is known by its number: its position in the list the index was built from. Answers are
/// exact: each is the set that testing every pin one by one gives. The pins of an answer come in
/// the index's own order, which depends on nothing but the list.
///
/// The index is built once and never changes. It takes 36 bytes a pin. Pins stand in the order of
/// Hilbert's curve in leaves of sixteen; over them is a tree without pointers, sixteen children to
/// a node, of boxes around directions from the earth's centre and around longitudes and latitudes
/// (packed like the R-tree of I. Kamel and C. Faloutsos, "On Packing R-trees", 1993). A node
/// that lies wholly in a region is one run of numbers to copy.
public struct PinIndex: Sendable {
  /// How many pins there are.
  public let count: Int

  /// The pins' numbers in the order of the leaves.
  var ids: [UInt32]

  /// Four to a leaf: the longitudes of the first and of the last eight of its sixteen pins, and
  /// their latitudes. A leaf's are side by side, as it is one page of memory less to look up.
  var degrees: [SIMD8<Double>]

  /// Three to a leaf: x, y and z of its sixteen directions. Its last pin fills the last leaf up,
  /// in every list.
  var directions: [SIMD16<Float>]

  /// Six to a node: least and greatest x, y and z of its sixteen children.
  var sphereBoxes: [SIMD16<Float>]

  /// Four to a node: least and greatest longitude and latitude of its sixteen children, rounded
  /// outwards.
  var planeBoxes: [SIMD16<Float>]

  /// Where the nodes of each level begin, the leaves' parents first.
  var levels: [Int]

  /// The place of the pin at a position of the leaves.
  func coordinate(at position: Int) -> Coordinate {
    Coordinate(
      validLatitude: latitude(at: position), wrappingLongitude: longitude(at: position))
  }

  /// Degrees north of the pin at a position of the leaves.
  func latitude(at position: Int) -> Double {
    degrees[position / 8 + position / pinFanout * 2 + 2][position % 8]
  }

  /// Degrees east of the pin at a position of the leaves.
  func longitude(at position: Int) -> Double {
    degrees[position / 8 + position / pinFanout * 2][position % 8]
  }

  /// The bytes that hold the pins and the tree.
  ///
  /// - Complexity: O(1).
  public var byteCount: Int {
    ids.count * 4
      + (degrees.count + directions.count + sphereBoxes.count + planeBoxes.count) * 64
  }
}

/// Pins in a leaf, and children of a node.
let pinFanout = 16

extension SIMDMask<SIMD16<Int32>> {
  /// The lanes as bits, the first lowest.
  ///
  /// Each half becomes eight bytes of all bits or none; each byte keeps its own bit, and a
  /// product sums them up in the highest byte. This is a third of the time that a sum over lanes takes.
  @inline(__always)
  var bits: UInt32 {
    let lanes = SIMD16<Int32>().replacing(with: -1, where: self)
    let bytes = SIMD16<Int8>(truncatingIfNeeded: lanes)
    let halves = unsafe unsafeBitCast(bytes, to: SIMD2<UInt64>.self)
    let low = (halves.x & 0x8040_2010_0804_0201) &* 0x0101_0101_0101_0101
    let high = (halves.y & 0x8040_2010_0804_0201) &* 0x0101_0101_0101_0101
    return UInt32(truncatingIfNeeded: high &>> 48 & 0xFF00 | low &>> 56)
  }
}
