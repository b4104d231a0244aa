/// What a map shows: a centre and how many degrees are visible around it.
///
/// It has the meaning of MapKit's region: half of each span lies on either side of the centre.
public struct MapRegion: Sendable, Hashable {
  /// The coordinate in the middle.
  public let center: Coordinate

  /// Visible degrees of latitude, 0 to 180.
  public let latitudeSpan: Double

  /// Visible degrees of longitude, 0 to 360.
  public let longitudeSpan: Double

  /// - Throws: ``MapRegionError`` when a span is not a number in its range.
  public init(
    center: Coordinate, latitudeSpan: Double, longitudeSpan: Double
  ) throws(MapRegionError) {
    guard latitudeSpan >= 0, latitudeSpan <= 180 else { throw .latitudeSpan(latitudeSpan) }
    guard longitudeSpan >= 0, longitudeSpan <= 360 else { throw .longitudeSpan(longitudeSpan) }
    self.center = center
    self.latitudeSpan = latitudeSpan
    self.longitudeSpan = longitudeSpan
  }

  /// The region that shows everything within `radius` of a coordinate by great-circle distance.
  /// - Precondition: `radius` is not negative and not NaN.
  public init(center: Coordinate, radius: Meters) {
    let box = BoundingBox(around: center, radius: radius)
    self.center = center
    let north = box.north - center.latitude
    let south = center.latitude - box.south
    latitudeSpan = min(180, 2 * max(north, south).nextUp)
    longitudeSpan =
      box.isAllAround
      ? 360 : min(360, 2 * BoundingBox.gap(from: center.longitude, to: box.east).nextUp)
  }

  /// The part of the globe that the region shows; what would lie beyond a pole is cut off.
  public var boundingBox: BoundingBox {
    let south = max(-90, center.latitude - latitudeSpan / 2)
    let north = min(90, center.latitude + latitudeSpan / 2)
    guard longitudeSpan < 360 else {
      return BoundingBox(validWest: -180, south: south, east: 180, north: north)
    }
    let west = center.longitude - longitudeSpan / 2
    let east = center.longitude + longitudeSpan / 2
    return BoundingBox(
      validWest: west < -180 ? west + 360 : west, south: south,
      east: east > 180 ? east - 360 : east, north: north)
  }

  /// The great-circle distance from the centre that reaches everything in the region.
  ///
  /// It is the distance to the farthest coordinate, rounded up by a hair so that a search with it
  /// misses nothing that is visible.
  public var coveringRadius: Meters {
    let half = min(180, longitudeSpan / 2)
    let box = boundingBox
    var farthest = 0.0
    func visit(_ latitude: Double) {
      let edge = Coordinate(
        validLatitude: latitude, wrappingLongitude: center.longitude + half)
      farthest = max(farthest, center.distance(to: edge).value)
    }
    visit(box.south)
    visit(box.north)
    // Past a quarter turn the farthest coordinate of the edge meridian may lie between its corners:
    // a quarter turn on from the meridian's nearest coordinate to the centre, which is then over
    // the pole.
    let here = sineAndCosine(degrees: center.latitude)
    let nearest = arcTangent2Degrees(y: here.sine, x: here.cosine * cosine(degrees: half))
    for opposite in [nearest - 180, nearest + 180]
    where opposite > box.south && opposite < box.north {
      visit(opposite)
    }
    guard farthest > 0 else { return Meters(0) }
    return Meters(min(farthest * (1 + 1e-14) + 1e-7, Sphere.halfCircumference.value.nextUp))
  }

  /// ``coveringRadius`` in whole kilometres, rounded up and at least 1: the range to ask a service
  /// for.
  public var coveringRadiusInKilometers: Int { max(1, Int(coveringRadius.kilometers.rounded(.up))) }
}

/// Why spans make no region.
public enum MapRegionError: Error, Sendable, Hashable {
  /// The latitude's span is not a number from 0 to 180.
  case latitudeSpan(Double)
  /// The longitude's span is not a number from 0 to 360.
  case longitudeSpan(Double)
}
