/// A region between two parallels and two meridians, in degrees, edges inclusive.
///
/// The order is west, south, east, north (RFC 7946 §5). West greater than east crosses the
/// antimeridian.
public struct BoundingBox: Sendable, Hashable {
  /// The western edge's longitude in degrees; east of ``east`` when the box crosses the
  /// antimeridian.
  public let west: Double
  /// The southern edge's latitude in degrees.
  public let south: Double
  /// The eastern edge's longitude in degrees.
  public let east: Double
  /// The northern edge's latitude in degrees.
  public let north: Double

  /// - Throws: ``BoundingBoxError`` when an edge is not a finite number in range or south is
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

/// Why four numbers are not a bounding box.
public enum BoundingBoxError: Error, Sendable, Hashable {
  case west(Double)
  case south(Double)
  case east(Double)
  case north(Double)
  case southAboveNorth(south: Double, north: Double)
}
