extension BoundingBox {
  /// The whole globe.
  public static var world: BoundingBox {
    BoundingBox(validWest: -180, south: -90, east: 180, north: 90)
  }

  /// A box from edges known to be in range.
  package init(validWest west: Double, south: Double, east: Double, north: Double) {
    precondition(abs(west) <= 180 && abs(east) <= 180 && -90 <= south && south <= north)
    precondition(north <= 90)
    self.west = west
    self.south = south
    self.east = east
    self.north = north
  }

  /// Whether the box reaches over the meridian of 180°.
  public var crossesAntimeridian: Bool { west > east }

  /// Degrees of longitude from west to east, 0 to 360.
  public var longitudeSpan: Double { crossesAntimeridian ? east - west + 360 : east - west }

  /// Degrees of latitude from south to north, 0 to 180.
  public var latitudeSpan: Double { north - south }

  /// The coordinate halfway between the edges, on the parallel halfway between south and north.
  public var center: Coordinate {
    let longitude = crossesAntimeridian ? (west + east) / 2 + 180 : west + (east - west) / 2
    return Coordinate(
      validLatitude: max(south, min(north, south + (north - south) / 2)),
      wrappingLongitude: longitude)
  }

  /// Whether the coordinate lies in the box or on its edge.
  ///
  /// 180 and -180 are one meridian: both lie in a box that begins or ends at either.
  public func contains(_ coordinate: Coordinate) -> Bool {
    south <= coordinate.latitude && coordinate.latitude <= north
      && contains(longitude: coordinate.longitude)
  }

  /// Whether all of the other box lies in this one.
  public func contains(_ other: BoundingBox) -> Bool {
    guard south <= other.south, other.north <= north else { return false }
    if other.isOnAntimeridian { return contains(longitude: 180) }
    if isOnAntimeridian { return false }
    let (own, others) = (longitudes, other.longitudes)
    if own.west <= own.east {
      return others.west <= others.east
        ? own.west <= others.west && others.east <= own.east : isAllAround
    }
    if others.west > others.east {
      return own.west <= others.west && others.east <= own.east
    }
    return own.west <= others.west || others.east <= own.east
  }

  /// The edges, of which one that lies on the antimeridian is written so that the box does not cross it.
  private var longitudes: (west: Double, east: Double) {
    guard west > east else { return (west, east) }
    return (west == 180 ? -180 : west, east == -180 ? 180 : east)
  }

  /// Whether the boxes have a coordinate in common, be it on an edge.
  public func intersects(_ other: BoundingBox) -> Bool {
    guard south <= other.north, other.south <= north else { return false }
    return contains(longitude: other.west) || contains(longitude: other.east)
      || other.contains(longitude: west) || other.contains(longitude: east)
  }

  /// The smallest box that contains both.
  ///
  /// Of two that are equally wide it is the one that does not cross the antimeridian.
  public func union(_ other: BoundingBox) -> BoundingBox {
    let (south, north) = (min(south, other.south), max(north, other.north))
    var best = BoundingBox(validWest: -180, south: south, east: 180, north: north)
    // The smallest box begins at an edge of one and ends at an edge of one.
    for west in [west, other.west] {
      for east in [east, other.east] {
        let box = BoundingBox(validWest: west, south: south, east: east, north: north)
        if box.contains(self), box.contains(other), box.isNarrower(than: best) { best = box }
      }
    }
    return best
  }

  /// Whether the box is narrower than another, or does not cross the antimeridian where the other does;
  /// of two that are alike the western one counts.
  private func isNarrower(than other: BoundingBox) -> Bool {
    let (crosses, otherCrosses) = (west > east ? 1 : 0, other.west > other.east ? 1 : 0)
    return (longitudeSpan, crosses, west, east)
      < (other.longitudeSpan, otherCrosses, other.west, other.east)
  }

  /// Degrees from one longitude eastwards to the next.
  static func gap(from west: Double, to east: Double) -> Double {
    west <= east ? east - west : east - west + 360
  }

  /// Whether the box has no longitude but 180.
  private var isOnAntimeridian: Bool {
    abs(west) == 180 && abs(east) == 180 && longitudeSpan == 0
  }

  /// Whether the box has every longitude.
  var isAllAround: Bool { west == -180 && east == 180 }

  func contains(longitude: Double) -> Bool {
    if west > east { return west <= longitude || longitude <= east }
    if west <= longitude, longitude <= east { return true }
    return abs(longitude) == 180 && (west == -180 || east == 180)
  }
}
