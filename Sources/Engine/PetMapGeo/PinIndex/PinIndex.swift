/// A spatial index of pins that finds those within a radius, box, or polygon, and the nearest, in
/// time proportional to the result rather than to the number of pins.
///
/// ```swift
/// let index = PinIndex([try Coordinate(latitude: 52.2297, longitude: 21.0122)])
/// index.pins(within: .kilometers(10), of: home)  // [0]
/// ```
///
/// A pin is identified by its number: its position in the list that the index was built from.
/// Results are exact: each contains the same pins that testing every pin individually would find.
/// The pins are in the index's internal order, which depends only on the list.
///
/// An index is immutable. It takes 36 bytes per pin. Pins are stored in leaves of sixteen, in the
/// order of a Hilbert curve. Above them is a pointer-free tree with sixteen children per node,
/// whose boxes bound directions from the earth's center as well as longitudes and latitudes (packed
/// like the R-tree of I. Kamel and C. Faloutsos, "On Packing R-trees", 1993). For a node that lies
/// completely within a region, the search copies a single range of numbers.
///
/// Suggested reading order: `HilbertOrder` (the order of the pins); `PinTree` with `LeafColumns`
/// and `NodeBoxes` (storage); `PinTree+Search` (the traversal for a `PinRegion`, which passes
/// results to a `PinSink`); and the queries with their regions: radius by a `DistanceMetric`
/// (`Cap`, `EllipsoidCap`), box, polygon, nearest.
public struct PinIndex: Sendable {
  let tree: PinTree

  /// Creates an index of pins.
  ///
  /// - Precondition: There are at most 2^32 pins.
  /// - Complexity: O(*n*), about 50 ms for a million pins.
  public init(_ pins: [Coordinate]) {
    tree = PinTree(pins)
  }

  /// Creates an index of pins from two lists of equal length, one of latitudes and one of
  /// longitudes.
  ///
  /// - Throws: ``PinIndexError`` with the number of the first invalid pin.
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

  /// The number of pins.
  public var count: Int { tree.count }

  /// The number of bytes in the pins and the tree.
  ///
  /// - Complexity: O(1).
  public var byteCount: Int { tree.byteCount }
}

/// The reason that lists of latitudes and longitudes are invalid.
public enum PinIndexError: Error, Sendable, Hashable {
  /// The lists have different lengths.
  case lengths(latitudes: Int, longitudes: Int)
  /// The latitude of a pin is not a number between -90 and 90.
  case latitude(Double, pin: Int)
  /// The longitude of a pin is not a number between -180 and 180.
  case longitude(Double, pin: Int)
}
