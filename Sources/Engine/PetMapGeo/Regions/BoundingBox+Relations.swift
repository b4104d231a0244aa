extension BoundingBox {
  /// The whole globe.
  public static var world: BoundingBox {
    BoundingBox(validWest: -180, south: -90, east: 180, north: 90)
  }

  /// Creates a box from valid edges.
  package init(validWest west: Double, south: Double, east: Double, north: Double) {
    precondition(abs(west) <= 180 && abs(east) <= 180 && -90 <= south && south <= north)
    precondition(north <= 90)
    self.west = west
    self.south = south
    self.east = east
    self.north = north
  }

  /// Whether the box crosses the 180° meridian.
  public var crossesAntimeridian: Bool { west > east }

  /// The degrees of longitude from west to east, from 0 to 360.
  public var longitudeSpan: Double { crossesAntimeridian ? east - west + 360 : east - west }

  /// The degrees of latitude from south to north, from 0 to 180.
  public var latitudeSpan: Double { north - south }

  /// The coordinate halfway between the edges in both longitude and latitude.
  public var center: Coordinate {
    let longitude = crossesAntimeridian ? (west + east) / 2 + 180 : west + (east - west) / 2
    return Coordinate(
      validLatitude: max(south, min(north, south + (north - south) / 2)),
      wrappingLongitude: longitude)
  }

  /// Returns whether a coordinate lies in the box or on its edge.
  ///
  /// 180 and -180 are the same meridian: a box that begins or ends at one contains the other. A pole
  /// has all longitudes: a box whose edge is at one contains it, whatever its longitude.
  public func contains(_ coordinate: Coordinate) -> Bool {
    south <= coordinate.latitude && coordinate.latitude <= north
      && (abs(coordinate.latitude) == 90 || contains(longitude: coordinate.longitude))
  }

  /// Returns whether this box contains all of another box.
  public func contains(_ other: BoundingBox) -> Bool {
    guard south <= other.south, other.north <= north else { return false }
    if other.isPole { return true }
    if other.isOnAntimeridian { return contains(longitude: 180) }
    if isOnAntimeridian { return false }
    let (ours, theirs) = (longitudes, other.longitudes)
    if ours.west <= ours.east {
      return theirs.west <= theirs.east
        ? ours.west <= theirs.west && theirs.east <= ours.east : isAllAround
    }
    if theirs.west > theirs.east {
      return ours.west <= theirs.west && theirs.east <= ours.east
    }
    return ours.west <= theirs.west || theirs.east <= ours.east
  }

  /// The edges, with one on the antimeridian written so that the box does not cross it.
  private var longitudes: (west: Double, east: Double) {
    guard west > east else { return (west, east) }
    return (west == 180 ? -180 : west, east == -180 ? 180 : east)
  }

  /// Returns whether the boxes intersect, including at an edge.
  public func intersects(_ other: BoundingBox) -> Bool {
    guard south <= other.north, other.south <= north else { return false }
    if north == 90 && other.north == 90 || south == -90 && other.south == -90 { return true }
    return contains(longitude: other.west) || contains(longitude: other.east)
      || other.contains(longitude: west) || other.contains(longitude: east)
  }

  /// Returns the smallest box that contains both boxes.
  ///
  /// Of two boxes of equal width, the result is the one that does not cross the antimeridian.
  public func union(_ other: BoundingBox) -> BoundingBox {
    let (south, north) = (min(south, other.south), max(north, other.north))
    var best = BoundingBox(validWest: -180, south: south, east: 180, north: north)
    // The western and eastern edges of the smallest box are among those of the two boxes.
    for west in [west, other.west] {
      for east in [east, other.east] {
        let box = BoundingBox(validWest: west, south: south, east: east, north: north)
        if box.contains(self), box.contains(other), box.isNarrower(than: best) { best = box }
      }
    }
    return best
  }

  /// Returns whether the box is narrower than another. Ties are broken in favor of a box that does
  /// not cross the antimeridian, then in favor of the western box.
  private func isNarrower(than other: BoundingBox) -> Bool {
    let (crosses, otherCrosses) = (west > east ? 1 : 0, other.west > other.east ? 1 : 0)
    return (longitudeSpan, crosses, west, east)
      < (other.longitudeSpan, otherCrosses, other.west, other.east)
  }

  /// Returns the degrees eastward from one longitude to another.
  static func gap(from west: Double, to east: Double) -> Double {
    west <= east ? east - west : east - west + 360
  }

  /// Whether the box lies entirely on the antimeridian.
  private var isOnAntimeridian: Bool {
    abs(west) == 180 && abs(east) == 180 && longitudeSpan == 0
  }

  /// Whether the box is nothing but a pole.
  private var isPole: Bool { south == north && abs(north) == 90 }

  /// Whether the box spans all longitudes.
  var isAllAround: Bool { west == -180 && east == 180 }

  func contains(longitude: Double) -> Bool {
    if west > east { return west <= longitude || longitude <= east }
    if west <= longitude, longitude <= east { return true }
    return abs(longitude) == 180 && (west == -180 || east == 180)
  }
}
