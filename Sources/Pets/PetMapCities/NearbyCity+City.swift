public import PetMapAnnouncements
public import PetMapGeo

extension NearbyCity {
  /// Describes a coordinate by the nearest city.
  ///
  /// Returns `nil` if no city with at least 15,000 inhabitants is within 50 km.
  public init?(nearest coordinate: Coordinate) {
    guard let city = City.nearest(to: coordinate, within: Self.reach)?.city else { return nil }
    self.init(
      name: city.name, middle: city.coordinate, from: coordinate, credit: City.attribution)
  }
}
