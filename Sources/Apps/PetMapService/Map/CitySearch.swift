import PetMapAnnouncements
import PetMapCities
import PetMapGeo

/// Finds cities by prefix, ignoring case and diacritics.
struct CitySearch {
  /// A search result.
  struct Match {
    let city: City
    /// A much larger city nearby, if there is one, to distinguish the city from others with the
    /// same name.
    let neighbor: City?
  }

  /// The quality of a match, best first.
  private enum Fit: Int {
    case exact, beginning, word
  }

  private let words: [Unicode.Scalar]

  /// Returns `nil` if the text contains no letters or digits. Text after a comma is ignored, as in
  /// `Łódź, Poland`.
  init?(_ text: String) {
    let name = text.split(separator: ",", maxSplits: 1).first ?? ""
    words = Self.folded(String(name))
    guard !words.isEmpty else { return nil }
  }

  /// Returns the cities with the best matches; among equally good matches, the largest cities.
  ///
  /// - Complexity: O(n) in the size of the table, which is scanned.
  func matches(limit: Int) -> [Match] {
    let found = City.all.compactMap { city in fit(city).map { (city, $0) } }
    let best = found.sorted { first, second in
      first.1 != second.1 ? first.1.rawValue < second.1.rawValue : first.0.size > second.0.size
    }
    return best.prefix(limit).map { Match(city: $0.0, neighbor: neighbor(of: $0.0)) }
  }

  /// Returns the best fit of a city's names.
  private func fit(_ city: City) -> Fit? {
    ([city.name] + city.otherNames).compactMap { fit(folded: Self.folded($0)) }
      .min { $0.rawValue < $1.rawValue }
  }

  private func fit(folded: [Unicode.Scalar]) -> Fit? {
    guard folded.count >= words.count else { return nil }
    if folded.starts(with: words) { return folded.count == words.count ? .exact : .beginning }
    let starts = folded.indices.dropLast(words.count - 1).dropFirst().filter {
      folded[$0 - 1] == " "
    }
    return starts.contains { folded[$0...].starts(with: words) } ? .word : nil
  }

  /// Returns the largest city within 150 km, if its population is at least four times as large.
  private func neighbor(of city: City) -> City? {
    let degrees = 1.35
    let latitude = city.coordinate.latitude
    return City.cities(from: latitude - degrees, to: latitude + degrees, atLeast: city.size + 8)
      .filter { $0.coordinate.distance(to: city.coordinate) <= .kilometers(150) }
      .max { $0.size < $1.size }
  }

  /// Returns the folded letters and digits in a string, with a single space in place of each run of
  /// other characters.
  private static func folded(_ text: String) -> [Unicode.Scalar] {
    let words = FoldedText(searching: text).scalars.split {
      !$0.properties.isAlphabetic && !("0"..."9").contains($0)
    }
    return Array(words.joined(separator: [" "]))
  }
}
