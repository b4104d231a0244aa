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
///
/// To read on: `HilbertOrder` (the order of the pins), `PinTree` with its `LeafColumns` and
/// `NodeBoxes` (what is kept), `PinTree+Search` (the one descent for a `PinRegion`, which gives what
/// it finds to a `PinSink`), and the queries with their regions: radius by a `DistanceMetric`
/// (`Cap`, `EllipsoidCap`), box, polygon, nearest.
public struct PinIndex: Sendable {
  let tree: PinTree

  /// Lays the pins out.
  ///
  /// - Precondition: at most 2^32 pins.
  /// - Complexity: O(*n*); a million in some 50 ms.
  public init(_ pins: [Coordinate]) {
    tree = PinTree(pins)
  }

  /// Lays out the pins whose degrees stand in two lists of the same length.
  ///
  /// - Throws: ``PinIndexError`` with the number of the first pin that is no coordinate.
  /// - Complexity: O(*n*).
  public init(latitudes: [Double], longitudes: [Double]) throws(PinIndexError) {
    guard latitudes.count == longitudes.count else {
      throw .lengths(latitudes: latitudes.count, longitudes: longitudes.count)
    }
    var pins: [Coordinate] = []
    pins.reserveCapacity(latitudes.count)
    for number in latitudes.indices {
      let (latitude, longitude) = (latitudes[number], longitudes[number])
      guard latitude >= -90, latitude <= 90 else { throw .latitude(latitude, pin: number) }
      guard longitude >= -180, longitude <= 180 else { throw .longitude(longitude, pin: number) }
      pins.append(Coordinate(validLatitude: latitude, wrappingLongitude: longitude))
    }
    self.init(pins)
  }

  /// How many pins there are.
  public var count: Int { tree.count }

  /// The bytes that hold the pins and the tree.
  ///
  /// - Complexity: O(1).
  public var byteCount: Int { tree.byteCount }
}

/// Why lists of degrees are not pins.
public enum PinIndexError: Error, Sendable, Hashable {
  /// The lists differ in length.
  case lengths(latitudes: Int, longitudes: Int)
  /// The latitude of the pin with this number is not a number from -90 to 90.
  case latitude(Double, pin: Int)
  /// The longitude of the pin with this number is not a number from -180 to 180.
  case longitude(Double, pin: Int)
}
