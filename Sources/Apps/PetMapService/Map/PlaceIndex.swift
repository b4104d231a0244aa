import PetMapGeo
import PetMapRequests

/// The named places of the street map, found by name or by position.
///
/// - Complexity: A search compares all names, which takes a few milliseconds for a city of 75,000.
package struct PlaceIndex: Sendable {
  private struct Entry {
    let place: Place
    /// The folded names.
    let names: [[Unicode.Scalar]]
  }

  /// A search result.
  struct Match {
    let place: Place
    let fit: NamePattern.Fit
    /// The house number in the query that the map does not have.
    var missingNumber: String?
  }

  private let entries: [Entry]
  private let towns: [Place]
  private let addresses: AddressSource?

  /// Creates an index of streets, landmarks and addresses.
  ///
  /// - Parameter addresses: Further addresses, which are exact.
  package init(_ places: [Place], addresses: AddressSource? = nil) {
    towns = places.filter { $0.kind == .town }
    self.addresses = addresses
    entries = (places + (addresses?.codePlaces ?? [])).map { place in
      let texts = [place.name] + place.names.values.sorted()
      return Entry(place: place, names: Array(Set(texts.map(NamePattern.folded))))
    }
  }

  /// Returns the places that match a text best.
  ///
  /// A match of the words is more important than the kind, the kind than the distance.
  ///
  /// - Parameters:
  ///   - center: The coordinate near which places are preferred.
  ///   - limit: The maximum number of results.
  func matches(_ text: String, near center: Coordinate?, limit: Int) -> [Match] {
    let query = Query(text)
    var found = query.name.map { matches($0, query) } ?? []
    let isKnown = found.contains { $0.fit == .exact }
    if !isKnown, found.count < NamePattern.typoThreshold, let pattern = query.name {
      found += typos(pattern, besides: found)
      let hasAddress = found.contains { $0.place.address != nil }
      if let number = query.number, let addresses, !hasAddress {
        found += addresses.matches(pattern, number: number, forgivesTypos: true)
          .map { Match(place: $0.place, fit: $0.fit) }
      }
    }
    if let code = NamePattern(text), query.number != nil {
      // A postal code can consist of two words, such as SW1A 2AA.
      found.removeAll { $0.place.kind == .postcode }
      found += entries.filter { $0.place.kind == .postcode }.compactMap { entry in
        entry.names.compactMap { code.fit(folded: $0) }.min().map {
          Match(place: entry.place, fit: $0)
        }
      }
    }
    // The map has the number on some street of this name.
    let streets = Set(found.compactMap { $0.place.address?.street })
    found.removeAll { $0.missingNumber != nil && streets.contains($0.place.name) }
    return Self.sorted(found, near: center).prefix(limit).map { $0 }
  }

  private func matches(_ pattern: NamePattern, _ query: Query) -> [Match] {
    let exact = query.number.flatMap { number in
      addresses?.matches(pattern, number: number).map { Match(place: $0.place, fit: $0.fit) }
    }
    let others = entries.compactMap { entry -> Match? in
      if let address = entry.place.address {
        // An address is a result only if its number was typed.
        guard let number = query.number, Self.isSame(number, address.number),
          let fit = pattern.fit(address.street)
        else { return nil }
        return Match(place: entry.place, fit: fit)
      }
      let fits = entry.names.compactMap { pattern.fit(folded: $0) }
      guard let fit = fits.min() else { return nil }
      let isStreet = entry.place.kind == .street
      return Match(
        place: entry.place, fit: fit, missingNumber: isStreet ? query.number : nil)
    }
    // What the tiles have, too, is at most the length of a house away.
    let known = exact ?? []
    return known
      + others.filter { match in
        match.place.address == nil
          || !known.contains {
            $0.place.name == match.place.name
              && $0.place.middle.distance(to: match.place.middle) <= Self.sameHouse
          }
      }
  }

  private static let sameHouse = Meters(100)

  /// Returns whether two house numbers are the same.
  static func isSame(_ one: String, _ other: String) -> Bool {
    NamePattern.folded(one) == NamePattern.folded(other)
  }

  private func typos(_ pattern: NamePattern, besides found: [Match]) -> [Match] {
    entries.filter { $0.place.address == nil }.compactMap { entry in
      let isFound = found.contains {
        $0.place.name == entry.place.name && $0.place.low == entry.place.low
      }
      guard !isFound, let fit = entry.names.compactMap({ pattern.typo(folded: $0) }).min() else {
        return nil
      }
      return Match(place: entry.place, fit: fit)
    }
  }

  private static func sorted(_ found: [Match], near center: Coordinate?) -> [Match] {
    let kinds = Place.Kind.allCases
    let ranked = found.map { match -> (Match, [Int]) in
      let distance = center.map { match.place.middle.distance(to: $0).kilometers } ?? 0
      // Nearby places are equally near.
      let step = [1, 3, 10, 30].firstIndex { distance <= $0 } ?? 4
      let kind = kinds.firstIndex(of: match.place.kind) ?? 0
      return (match, [match.fit.rawValue, kind, step, -Int(match.place.radius.value)])
    }
    return ranked.sorted { $0.1.lexicographicallyPrecedes($1.1) }.map(\.0)
  }

  /// Returns the nearest town within a distance, if any.
  func town(near center: Coordinate, within reach: Meters) -> Place? {
    towns.map { ($0, $0.middle.distance(to: center)) }.filter { $0.1 <= reach }
      .min { $0.1 < $1.1 }?.0
  }

  /// Returns the streets and addresses nearest to a coordinate, nearest first. Of several with the
  /// same name, such as the pieces of a street, only the nearest one is returned.
  ///
  /// - Parameter reach: The maximum distance.
  func nearest(
    to center: Coordinate, within reach: Meters, limit: Int
  ) -> [(place: Place, at: Coordinate, distance: Meters)] {
    let position = WorldPosition(center)
    let world = WebMercator.metersPerPixel(
      latitude: center.latitude, zoom: Zoom(scale: 1), tileSize: 1)
    let margin = reach.value / max(1, world.value)
    let houses = addresses.map { addresses in
      addresses.housesInBox(BoundingBox(around: center, radius: reach)).compactMap(addresses.place)
    }
    let places = entries.map(\.place).filter { $0.kind != .postcode } + (houses ?? [])
    let near = places.lazy.filter { place in
      position.x >= place.low.x - margin && position.x <= place.high.x + margin
        && position.y >= place.low.y - margin && position.y <= place.high.y + margin
    }.compactMap { place -> (place: Place, at: Coordinate, distance: Meters)? in
      let at = place.nearest(to: position).coordinate
      let distance = at.distance(to: center)
      return distance <= reach ? (place, at, distance) : nil
    }.sorted { $0.distance < $1.distance }
    var names: Set<String> = []
    return near.filter { names.insert($0.place.name).inserted }.prefix(limit).map { $0 }
  }
}

extension PlaceIndex {
  /// A name, and a house number next to it.
  private struct Query {
    var name: NamePattern?
    var number: String?

    /// Words before the names of streets that people omit or abbreviate.
    private static let streetWords: Set<String> = ["ul", "ulica", "al", "pl", "str"]

    init(_ text: String) {
      var words = text.split(whereSeparator: { " ,".contains($0) }).map(String.init)
      if words.count > 1, let last = words.last, last.first?.isNumber == true {
        number = words.removeLast()
      } else if words.count > 1, let first = words.first, first.first?.isNumber == true {
        number = words.removeFirst()
      }
      if words.count > 1, let first = words.first {
        let folded = String(String.UnicodeScalarView(NamePattern.folded(first)))
        if Self.streetWords.contains(folded) { words.removeFirst() }
      }
      name = NamePattern(words.joined(separator: " "))
    }
  }
}
