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
  /// - Complexity: O(*n* log *n*) for *n* coordinates.
  public init?(containing coordinates: some Sequence<Coordinate>) {
    var south = 90.0
    var north = -90.0
    var longitudes: [Double] = []
    for coordinate in coordinates {
      south = min(south, coordinate.latitude)
      north = max(north, coordinate.latitude)
      longitudes.append(coordinate.longitude)
    }
    longitudes.sort()
    guard let first = longitudes.first, let last = longitudes.last else { return nil }
    var west = first
    var east = last
    var widest = Self.gap(from: last, to: first)
    if first == last { widest = 360 }
    for index in longitudes.indices.dropFirst() {
      let gap = longitudes[index] - longitudes[index - 1]
      if gap > widest {
        widest = gap
        west = longitudes[index]
        east = longitudes[index - 1]
      }
    }
    self.init(validWest: west, south: south, east: east, north: north)
  }
}
