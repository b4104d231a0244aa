/// A region between two parallels and two meridians, in degrees, including its edges.
///
/// The order is west, south, east, north (RFC 7946 §5). If west is greater than east, the box
/// crosses the antimeridian.
public struct BoundingBox: Sendable, Hashable {
  /// The longitude of the western edge, in degrees; greater than ``east`` if the box crosses the
  /// antimeridian.
  public let west: Double
  /// The latitude of the southern edge, in degrees.
  public let south: Double
  /// The longitude of the eastern edge, in degrees.
  public let east: Double
  /// The latitude of the northern edge, in degrees.
  public let north: Double

  /// Creates a box from its edges in degrees.
  ///
  /// - Throws: ``BoundingBoxError`` if an edge is not a finite number in range, or if south is
  ///   greater than north.
  public init(west: Double, south: Double, east: Double, north: Double) throws(BoundingBoxError) {
    guard west >= -180, west <= 180 else { throw .west(west) }
    guard south >= -90, south <= 90 else { throw .south(south) }
    guard east >= -180, east <= 180 else { throw .east(east) }
    guard north >= -90, north <= 90 else { throw .north(north) }
    guard south <= north else { throw .southAboveNorth(south: south, north: north) }
    self.west = west
    self.south = south
    self.east = east
    self.north = north
  }
}

extension BoundingBox {
  /// Creates a box from its edges in degrees, whose longitudes may be several turns out of range.
  ///
  /// If the edges are at least 360° apart as given, the box spans all longitudes.
  ///
  /// - Throws: Like ``init(west:south:east:north:)``, if a longitude is not in
  ///   ``Coordinate/wrappedLongitudes``.
  public init(
    wrappingWest west: Double, south: Double, east: Double, north: Double
  ) throws(BoundingBoxError) {
    guard let wrappedWest = Coordinate.wrapped(west) else { throw .west(west) }
    guard let wrappedEast = Coordinate.wrapped(east) else { throw .east(east) }
    let isWhole = east - west >= 360
    try self.init(
      west: isWhole ? -180 : wrappedWest, south: south, east: isWhole ? 180 : wrappedEast,
      north: north)
  }
}

/// The reason that four numbers do not form a bounding box.
public enum BoundingBoxError: Error, Sendable, Hashable {
  case west(Double)
  case south(Double)
  case east(Double)
  case north(Double)
  case southAboveNorth(south: Double, north: Double)
}

extension BoundingBox {
  /// Creates the smallest box that contains all coordinates, or returns `nil` if there are none.
  ///
  /// The box excludes the widest gap between adjacent meridians, so it may cross the antimeridian;
  /// among equal gaps, it prefers the one around the antimeridian.
  ///
  /// - Complexity: O(*n*) for *n* coordinates; O(*n* log *n*) if no gap is wider than a degree.
  public init?(containing coordinates: [Coordinate]) {
    var south = 90.0
    var north = -90.0
    var longitudes: [Double] = []
    longitudes.reserveCapacity(coordinates.count)
    for coordinate in coordinates {
      south = min(south, coordinate.latitude)
      north = max(north, coordinate.latitude)
      longitudes.append(coordinate.longitude)
    }
    guard !longitudes.isEmpty else { return nil }
    // If the widest gap is wider than a degree, it is next to the first or last longitude of one.
    var gap = Self.widestGap(between: Self.extremes(of: longitudes))
    if gap.width <= 1 { gap = Self.widestGap(between: longitudes.sorted()) }
    self.init(validWest: gap.east, south: south, east: gap.west, north: north)
  }

  /// Returns the first and the last longitude within each degree, in ascending order.
  private static func extremes(of longitudes: [Double]) -> [Double] {
    var degrees: [ClosedRange<Double>?] = Array(repeating: nil, count: 360)
    for longitude in longitudes {
      let degree = min(Int(longitude + 180), 359)
      let known = degrees[degree] ?? longitude...longitude
      degrees[degree] = min(known.lowerBound, longitude)...max(known.upperBound, longitude)
    }
    return degrees.flatMap { $0.map { [$0.lowerBound, $0.upperBound] } ?? [] }
  }

  /// Returns the widest gap between adjacent longitudes, from its western edge to its eastern one.
  ///
  /// - Parameter longitudes: At least one longitude, in ascending order.
  private static func widestGap(
    between longitudes: [Double]
  ) -> (west: Double, east: Double, width: Double) {
    let (first, last) = (longitudes[0], longitudes[longitudes.count - 1])
    var widest = (
      west: last, east: first, width: first == last ? 360 : gap(from: last, to: first)
    )
    for (west, east) in zip(longitudes, longitudes.dropFirst()) where east - west > widest.width {
      widest = (west, east, east - west)
    }
    return widest
  }
}
