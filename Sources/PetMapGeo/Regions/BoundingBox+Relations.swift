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
  /// Longitudes are compared as numbers: 180 lies in a box that begins at -180 only if the box
  /// reaches there.
  public func contains(_ coordinate: Coordinate) -> Bool {
    south <= coordinate.latitude && coordinate.latitude <= north
      && contains(longitude: coordinate.longitude)
  }

  /// Whether all of the other box lies in this one.
  public func contains(_ other: BoundingBox) -> Bool {
    guard south <= other.south, other.north <= north else { return false }
    if west <= east {
      return other.west <= other.east ? west <= other.west && other.east <= east : isAllAround
    }
    if other.west > other.east { return west <= other.west && other.east <= east }
    return west <= other.west || other.east <= east
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
    let (west, east) = unionOfLongitudes(other)
    return BoundingBox(
      validWest: west, south: min(south, other.south), east: east, north: max(north, other.north))
  }

  private func unionOfLongitudes(_ other: BoundingBox) -> (west: Double, east: Double) {
    if isAllAround || other.isAllAround { return (-180, 180) }
    let hasWest = contains(longitude: other.west)
    let hasEast = contains(longitude: other.east)
    let isCovered = other.contains(longitude: west) && other.contains(longitude: east)
    if hasWest, hasEast {
      // Either the other lies within, or the two together go all the way round.
      let isSame = west == other.west && east == other.east
      return isCovered && !isSame ? (-180, 180) : (west, east)
    }
    if isCovered { return (other.west, other.east) }
    if hasWest { return (west, other.east) }
    if hasEast { return (other.west, east) }
    let gapEast = Self.gap(from: east, to: other.west)
    let gapWest = Self.gap(from: other.east, to: west)
    if gapEast == gapWest { return west < other.west ? (west, other.east) : (other.west, east) }
    return gapEast < gapWest ? (west, other.east) : (other.west, east)
  }

  /// Degrees from one longitude eastwards to the next.
  static func gap(from west: Double, to east: Double) -> Double {
    west <= east ? east - west : east - west + 360
  }

  /// Whether the box has every longitude.
  var isAllAround: Bool { west == -180 && east == 180 }

  func contains(longitude: Double) -> Bool {
    west <= east
      ? west <= longitude && longitude <= east : west <= longitude || longitude <= east
  }
}
