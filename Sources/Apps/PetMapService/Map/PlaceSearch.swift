import PetMapAnnouncements
import PetMapCities
import PetMapGeo
import PetMapRequests

/// Finds places in the street map and among the cities.
struct PlaceSearch {
  /// The streets, or `nil` if there are none.
  let index: PlaceIndex?

  private struct Match {
    let fit: NamePattern.Fit
    let place: FoundPlace
    /// See ``CitySearch/Match/attraction``; `nil` for places of the street map.
    var attraction: Double?
  }

  /// The radius of a city with the smallest population in the data.
  private static let cityRadius = Meters(2_000)
  /// The distance within which a town of the street map and a city of the same name are the same.
  private static let sameTown = Meters(20_000)
  /// The distance from a place within which a town lends it its name.
  private static let townReach = Meters(15_000)
  /// The ratio of attractions from which on only the larger or nearer city can be meant.
  private static let dominance = 16.0

  /// Returns the places that match best.
  func results(_ request: PlaceRequest) -> [FoundPlace] { matches(request).map(\.place) }

  /// Returns the places of which any may be meant: those of the same kind that match as well as the
  /// best one, unless that is much larger or nearer.
  func choices(_ request: PlaceRequest) -> [FoundPlace] {
    let matches = matches(request)
    guard let best = matches.first else { return [] }
    return matches.filter { match in
      match.fit == best.fit && match.place.kind == best.place.kind
        && (match.attraction ?? 1) * Self.dominance >= best.attraction ?? 1
    }.map(\.place)
  }

  private func matches(_ request: PlaceRequest) -> [Match] {
    guard let text = request.text else { return [] }
    let language = request.language
    let streets = (index?.matches(text, near: request.center, limit: request.limit) ?? []).map {
      match in
      let place = match.place
      var found = FoundPlace(
        place.kind, place.kind == .town ? place.name(language) : place.name,
        coordinate: place.middle,
        radius: place.kind == .town ? max(place.radius, Self.cityRadius) : place.radius,
        isExact: match.fit == .exact && match.missingNumber == nil,
        missingNumber: match.missingNumber, source: .streets)
      locate(&found, of: place, language)
      return Match(fit: match.fit, place: found)
    }
    let cities = self.cities(request, besides: streets.count).filter { match in
      !streets.contains { street in
        street.place.kind == .town && street.place.name == match.place.name
          && street.place.coordinate.distance(to: match.place.coordinate) <= Self.sameTown
      }
    }
    // The sort is stable, so both lists keep their order. The places of the street map
    // precede the cities, unless a city matches better.
    let all = (streets + cities).enumerated().sorted { one, other in
      (one.element.fit, one.offset) < (other.element.fit, other.offset)
    }
    return all.prefix(request.limit).map(\.element)
  }

  private func cities(_ request: PlaceRequest, besides others: Int) -> [Match] {
    guard let text = request.text, let search = CitySearch(text) else { return [] }
    let language = request.language
    let matches = search.matches(near: request.center, limit: request.limit, besides: others)
    let names = matches.map { [$0.city.name(language)] + Self.region($0.city, language) }
    return matches.enumerated().map { index, match in
      let city = match.city
      var found = FoundPlace(
        .town, city.name(language), coordinate: city.coordinate,
        radius: Meters(Self.cityRadius.value * Double(8 + city.size) / 8),
        isExact: match.fit == .exact, source: .geonames)
      // Among several cities of a name in a state, the larger city nearby tells them apart.
      let isRepeated = names.count { $0 == names[index] } > 1
      found.setRegion(
        city.division, language,
        town: isRepeated
          ? match.neighbor.map { language(.nearPlace, [("name", $0.name(language))]) } : nil)
      return Match(fit: match.fit, place: found, attraction: match.attraction)
    }
  }

  private static func region(_ city: City, _ language: Language) -> [String] {
    [city.division?.name(language), city.division?.country.name(language)].compactMap { $0 }
  }

  /// Sets the town, the state and the country around a place of the street map.
  private func locate(_ found: inout FoundPlace, of place: Place, _ language: Language) {
    let middle = place.middle
    let city = City.nearest(to: middle, within: Self.townReach)?.city
    let town = index?.town(near: middle, within: Self.townReach)?.name(language)
    found.setRegion(
      city?.division, language,
      town: place.kind == .town ? nil : town ?? city?.name(language))
  }
}

extension Place {
  /// Returns the name in a language, or else the local name.
  fileprivate func name(_ language: Language) -> String { names[language.rawValue] ?? name }
}

extension FoundPlace {
  /// Sets the state and the country, and the detail that names them after the town.
  fileprivate mutating func setRegion(
    _ division: Division?, _ language: Language, town: String?
  ) {
    state = division?.name(language)
    country = division?.country.name(language)
    var parts: [String] = []
    // A city-state has the name of its city.
    for part in [town, state, country].compactMap({ $0 })
    where part != name && part != parts.last { parts.append(part) }
    detail = parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}
