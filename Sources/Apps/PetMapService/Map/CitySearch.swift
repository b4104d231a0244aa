import PetMapAnnouncements
package import PetMapCities
import PetMapGeo

/// Finds cities by prefix, ignoring case and diacritics.
package struct CitySearch {
  /// A search result.
  package struct Match {
    package let city: City
    let fit: NamePattern.Fit
    /// A much larger city nearby, if there is one, to distinguish the city from others with the
    /// same name.
    let neighbor: City?
  }

  private let pattern: NamePattern

  /// Returns `nil` if the text contains no letters or digits. Text after a comma is ignored, as in
  /// `Łódź, Poland`.
  package init?(_ text: String) {
    let name = text.split(separator: ",", maxSplits: 1).first ?? ""
    guard let pattern = NamePattern(String(name)) else { return nil }
    self.pattern = pattern
  }

  /// Returns the cities with the best matches; among equally good matches, the largest cities.
  ///
  /// - Complexity: O(n) in the size of the table, which is scanned.
  package func matches(limit: Int) -> [Match] {
    let found = City.all.compactMap { city in fit(city).map { (city, $0) } }
    let best = found.sorted { first, second in
      first.1 != second.1 ? first.1 < second.1 : first.0.size > second.0.size
    }
    return best.prefix(limit).map { Match(city: $0.0, fit: $0.1, neighbor: neighbor(of: $0.0)) }
  }

  /// Returns the best fit of a city's names.
  private func fit(_ city: City) -> NamePattern.Fit? {
    ([city.name] + city.otherNames).compactMap(pattern.fit).min()
  }

  /// Returns the largest city within 150 km, if its population is at least four times as large.
  private func neighbor(of city: City) -> City? {
    let degrees = 1.35
    let latitude = city.coordinate.latitude
    return City.cities(from: latitude - degrees, to: latitude + degrees, atLeast: city.size + 8)
      .filter { $0.coordinate.distance(to: city.coordinate) <= .kilometers(150) }
      .max { $0.size < $1.size }
  }
}
