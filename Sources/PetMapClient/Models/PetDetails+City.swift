import PetMapCities
public import PetMapReports

extension PetDetails {
  /// The details with the nearest city, where there is one of 15,000 people within 50 km.
  public init(locating announcement: Announcement, language: Language) {
    let coordinate = announcement.coordinate
    let nearest = City.nearest(to: coordinate, within: NearbyCity.reach)
    let city = nearest.map {
      NearbyCity(
        name: $0.city.name, middle: $0.city.coordinate, from: coordinate,
        credit: City.attribution)
    }
    self.init(announcement, language: language, city: city)
  }
}
