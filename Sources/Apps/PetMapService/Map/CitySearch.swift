import PetMapAnnouncements
package import PetMapCities
package import PetMapGeo

/// Finds cities by prefix, ignoring case and diacritics.
package struct CitySearch {
  /// A search result.
  package struct Match {
    package let city: City
    let fit: NamePattern.Fit
    /// How likely the city is meant, among those that fit equally well.
    let attraction: Double

    /// The largest city within 150 km, if its population is at least four times as large.
    ///
    /// - Complexity: O(n) in the size of the table, which is scanned.
    var neighbor: City? {
      let degrees = 1.35
      let latitude = city.coordinate.latitude
      return City.cities(from: latitude - degrees, to: latitude + degrees, atLeast: city.size + 8)
        .filter { $0.coordinate.distance(to: city.coordinate) <= .kilometers(150) }
        .max { $0.size < $1.size }
    }
  }

  private struct Entry {
    let city: City
    /// The folded names.
    let names: [[Unicode.Scalar]]
  }

  private let pattern: NamePattern
  /// The names of the state and the country after a comma.
  private let regions: [NamePattern]

  /// The cities, whose names are folded for the first search.
  private static let entries = City.all.map { city in
    Entry(city: city, names: ([city.name] + city.otherNames).map(NamePattern.folded))
  }

  /// Returns `nil` if the text contains no letters or digits. Text after a comma is the state or the
  /// country, as in `Springfield, Illinois`; it is ignored if no city with the name is there.
  package init?(_ text: String) {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard let pattern = NamePattern(String(parts.first ?? "")) else { return nil }
    self.pattern = pattern
    regions = parts.dropFirst().compactMap { NamePattern(String($0)) }
  }

  /// Returns the cities with the best matches; among equally good matches, large and near cities.
  ///
  /// - Parameters:
  ///   - center: The coordinate near which cities are preferred.
  ///   - limit: The maximum number of results.
  ///   - others: The number of results from other searches. If there are few results, typos are
  ///     forgiven.
  /// - Complexity: O(n) in the size of the table, which is scanned.
  package func matches(
    near center: Coordinate? = nil, limit: Int, besides others: Int = 0
  ) -> [Match] {
    var found = Self.entries.compactMap { entry in
      entry.names.compactMap { pattern.fit(folded: $0) }.min().map { (entry.city, $0) }
    }
    let isKnown = found.contains { $0.1 == .exact }
    if !isKnown, found.count + others < NamePattern.typoThreshold {
      let names = Set(found.map(\.0))
      found += Self.entries.compactMap { entry in
        guard let fit = entry.names.compactMap({ pattern.typo(folded: $0) }).min(),
          !names.contains(entry.city)
        else { return nil }
        return (entry.city, fit)
      }
    }
    let inRegion = found.filter { city, _ in isInRegion(city) }
    var matches = (inRegion.isEmpty ? found : inRegion).map { city, fit -> Match in
      Match(city: city, fit: fit, attraction: Self.attraction(city, center))
    }
    matches.sort { one, other in
      one.fit != other.fit ? one.fit < other.fit : one.attraction > other.attraction
    }
    return Array(matches.prefix(limit))
  }

  /// Returns the population divided by the square of the distance, as in the gravity model of
  /// traffic; within 30 km, the distance hardly counts.
  private static func attraction(_ city: City, _ center: Coordinate?) -> Double {
    // The size increases by 4 with each doubling.
    let roots = [1, 1.1892, 1.4142, 1.6818]
    let population = Double(sign: .plus, exponent: city.size / 4, significand: roots[city.size % 4])
    let distance = 30 + (center?.distance(to: city.coordinate).kilometers ?? 0)
    return population / (distance * distance)
  }

  private func isInRegion(_ city: City) -> Bool {
    guard let division = city.division else { return regions.isEmpty }
    let country = division.country
    let names: [String?] = [
      division.name, division.polishName, country.name, country.polishName, country.code,
    ]
    return regions.allSatisfy { region in
      names.contains { name in name.map { region.fit($0) != nil } == true }
    }
  }
}
