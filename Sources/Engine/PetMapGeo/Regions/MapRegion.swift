/// The region shown by a map: a center and the visible degrees around it.
///
/// As in MapKit, half of each span lies on either side of the center.
public struct MapRegion: Sendable, Hashable {
  /// The coordinate of the center.
  public let center: Coordinate

  /// The visible degrees of latitude, from 0 to 180.
  public let latitudeSpan: Double

  /// The visible degrees of longitude, from 0 to 360.
  public let longitudeSpan: Double

  /// Creates a region.
  ///
  /// - Throws: ``MapRegionError`` if a span is not a number in its range.
  public init(
    center: Coordinate, latitudeSpan: Double, longitudeSpan: Double
  ) throws(MapRegionError) {
    guard latitudeSpan >= 0, latitudeSpan <= 180 else { throw .latitudeSpan(latitudeSpan) }
    guard longitudeSpan >= 0, longitudeSpan <= 360 else { throw .longitudeSpan(longitudeSpan) }
    self.center = center
    self.latitudeSpan = latitudeSpan
    self.longitudeSpan = longitudeSpan
  }

  /// Creates the region that shows everything within a great-circle radius of a coordinate.
  ///
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

  /// The visible part of the globe, clipped at the poles.
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

  /// The great-circle distance from the center that covers everything in the region.
  ///
  /// It is the distance to the farthest coordinate, rounded up slightly so that a search with this
  /// radius misses nothing visible.
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
    // Beyond a quarter turn, the farthest coordinate of the edge meridian may lie between its
    // corners: half a turn past the meridian's nearest coordinate to the center, on the far side of
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

  /// ``coveringRadius`` in whole kilometers, rounded up and at least 1, for use as the range in a
  /// request to the service.
  public var coveringRadiusInKilometers: Int { max(1, Int(coveringRadius.kilometers.rounded(.up))) }
}

/// The reason that spans do not form a region.
public enum MapRegionError: Error, Sendable, Hashable {
  /// The latitude span is not a number between 0 and 180.
  case latitudeSpan(Double)
  /// The longitude span is not a number between 0 and 360.
  case longitudeSpan(Double)
}
