import PetMapCities
public import PetMapAnnouncements

extension PetDetails {
  /// Creates the details with the nearest city, if one with 15,000 inhabitants is within 50 km.
  public init(locating announcement: Announcement, language: Language) {
    self.init(locating: announcement, words: Words(language))
  }

  /// Creates the details with custom words and the nearest city, if one with 15,000 inhabitants is
  /// within 50 km.
  public init(locating announcement: Announcement, words: Words) {
    let coordinate = announcement.coordinate
    let nearest = City.nearest(to: coordinate, within: NearbyCity.reach)
    let city = nearest.map {
      NearbyCity(
        name: $0.city.name, middle: $0.city.coordinate, from: coordinate,
        credit: City.attribution)
    }
    self.init(announcement, words: words, city: city)
  }
}
