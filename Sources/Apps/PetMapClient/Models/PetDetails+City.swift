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
    self.init(
      announcement, words: words, city: NearbyCity(nearest: announcement.coordinate))
  }
}
