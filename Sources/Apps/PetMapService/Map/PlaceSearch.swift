import PetMapAnnouncements
import PetMapCities
import PetMapGeo
import PetMapRequests

/// Finds places in the street map and among the cities.
struct PlaceSearch {
  /// The streets, or `nil` if there are none.
  let index: PlaceIndex?

  /// The radius of a city with the smallest population in the data.
  private static let cityRadius = Meters(2_000)
  /// The distance within which a town of the street map and a city of the same name are the same.
  private static let sameTown = Meters(20_000)
  /// The distance from a place within which a town lends it its name.
  private static let townReach = Meters(15_000)

  func results(_ request: PlaceRequest) -> [FoundPlace] {
    guard let text = request.text else { return [] }
    let matches = index?.matches(text, near: request.center, limit: request.limit) ?? []
    let language = request.language
    let streets = matches.map { match -> (NamePattern.Fit, FoundPlace) in
      let place = match.place
      let found = FoundPlace(
        place.kind,
        place.kind == .town ? place.names[language.rawValue] ?? place.name : place.name,
        detail: town(near: place, language), coordinate: place.middle,
        radius: place.kind == .town ? max(place.radius, Self.cityRadius) : place.radius,
        isExact: match.fit == .exact && match.missingNumber == nil,
        missingNumber: match.missingNumber, source: .streets)
      return (match.fit, found)
    }
    let cities = self.cities(request).filter { _, city in
      !streets.contains { _, found in
        found.kind == .town && found.name == city.name
          && found.coordinate.distance(to: city.coordinate) <= Self.sameTown
      }
    }
    // The sort is stable, so both lists keep their order. The places of the street map
    // precede the cities, unless a city matches better.
    let all = (streets + cities).enumerated().sorted { one, other in
      (one.element.0, one.offset) < (other.element.0, other.offset)
    }
    return all.prefix(request.limit).map(\.element.1)
  }

  private func cities(_ request: PlaceRequest) -> [(NamePattern.Fit, FoundPlace)] {
    guard let text = request.text, let search = CitySearch(text) else { return [] }
    return search.matches(limit: request.limit).map { match in
      let city = match.city
      let found = FoundPlace(
        .town, city.name(request.language),
        detail: match.neighbor?.name(request.language), coordinate: city.coordinate,
        radius: Meters(Self.cityRadius.value * Double(8 + city.size) / 8),
        isExact: match.fit == .exact, source: .geonames)
      return (match.fit, found)
    }
  }

  /// Returns the name of the town around a place.
  private func town(near place: Place, _ language: Language) -> String? {
    guard place.kind != .town else { return nil }
    let middle = place.middle
    if let town = index?.town(near: middle, within: Self.townReach) {
      return town.names[language.rawValue] ?? town.name
    }
    return City.nearest(to: middle, within: Self.townReach)?.city.name(language)
  }
}
