public import PetMapAnnouncements
public import PetMapGeo

extension NearbyCity {
  /// Creates a description by the nearest city, or returns `nil` if there is none with 15,000
  /// inhabitants within 50 km.
  public init?(nearest coordinate: Coordinate) {
    guard let city = City.nearest(to: coordinate, within: Self.reach)?.city else { return nil }
    self.init(
      name: city.name, middle: city.coordinate, from: coordinate, credit: City.attribution)
  }
}
