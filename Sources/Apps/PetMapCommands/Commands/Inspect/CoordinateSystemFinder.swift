import PetMapCities
import PetMapCollections
import PetMapFiles
import PetMapGeo
import PetMapProj
import PetMapSynonyms

/// Finds the projected coordinate system of a file by trying systems: those of the countries that the
/// file mentions or its language suggests, or else common ones.
///
/// A system matches if it puts at least 90% of the points within its area of use and, if nothing says
/// the country, 90% of those near a city. A system is suggested only if it is the only match of the
/// file's countries, or the only one that the file mentions, by its code, its UTM zone, or a city near
/// the points: with 120 UTM zones and hundreds of national systems, chance matches are common.
struct CoordinateSystemFinder {
  /// A system that fits the points.
  struct Match {
    /// The code of the system, such as `EPSG:2180`.
    var system: String
    /// Whether x and y are swapped.
    var isSwapped: Bool
    /// Where the points are: `near Kraków`, or `in Poland`.
    var place: String
    /// Whether the file mentions the system or a city near its points.
    var isNamed: Bool
  }

  /// The matching systems. If several put the points at the same location, only the first is
  /// included.
  private(set) var matches: [Match] = []
  /// Whether the matches are systems of the file's countries.
  private var areNational = false

  /// The only match that the file mentions, or the only one of its countries.
  var suggestion: Match? {
    let named = matches.filter(\.isNamed)
    if named.count == 1 { return named[0] }
    return areNational && matches.count == 1 ? matches[0] : nil
  }

  private static let sample = 20
  private static let reach = Meters.kilometers(15)

  private let points: [PlanePoint]
  private let words: Set<String>
  private let cities = City.all
  private var centers: [Coordinate] = []

  /// - Parameters:
  ///   - points: The points in the file's coordinate system.
  ///   - words: The folded names and values of the file's columns.
  init(_ points: [PlanePoint], words: Set<String>) {
    let step = max(1, points.count / Self.sample)
    self.points = stride(from: 0, to: points.count, by: step).map { points[$0] }
    self.words = words
    guard self.points.contains(where: { abs($0.x) > 360 || abs($0.y) > 360 }),
      let catalog = try? ProjCatalog()
    else { return }
    for countries in [CountryHints.named(in: words), CountryHints.speaking(in: words)] {
      let areas = countries.flatMap { NationalArea.all(of: $0, catalog) }
      if areas.isEmpty { continue }
      areNational = true
      for isRetired in [false, true] {
        addMatches(among: areas.filter { $0.isRetired == isRetired }, catalog) { inside, _ in
          inside.allSatisfy { point in areas.contains { $0.isNational && $0.box.contains(point) } }
        }
        if !matches.isEmpty { return }
      }
    }
    areNational = false
    let common = SystemArea.all.map { NationalArea(system: $0.system, box: $0.box) }
    addMatches(among: common, catalog) { inside, near in near * 10 >= inside.count * 9 }
  }

  /// Adds the systems that fit the points or, if there are none, those that fit them with x and y
  /// swapped.
  ///
  /// - Parameter isMatch: Returns whether a system fits, according to the points in its area and the
  ///   number of those near a city.
  private mutating func addMatches(
    among areas: [NationalArea], _ catalog: ProjCatalog,
    _ isMatch: (_ inside: [Coordinate], _ near: Int) -> Bool
  ) {
    for isSwapped in [false, true] where matches.isEmpty {
      let tried = isSwapped ? points.map { PlanePoint(x: $0.y, y: $0.x) } : points
      for area in areas {
        guard let found = catalog.unproject(tried, from: area.system) else { continue }
        let inside = found.compactMap { $0 }.filter { area.box.contains($0) }
        guard inside.count * 10 >= found.count * 9 else { continue }
        // Systems of different datums, and those that are identical to a UTM zone, hardly differ.
        let center = inside[inside.count / 2]
        if centers.contains(where: { $0.distance(to: center).value < 2000 }) { continue }
        let names = cityNames(near: inside)
        guard isMatch(inside, names.values.reduce(0, +)) else { continue }
        centers.append(center)
        let city = names.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
        let place = city.map { "near \($0)" } ?? area.country.map { "in \($0)" } ?? ""
        matches.append(
          Match(
            system: area.system, isSwapped: isSwapped, place: place,
            isNamed: isNamed(area.system, names)))
      }
    }
  }

  /// Returns the numbers of points whose nearest city is the one with a name.
  private func cityNames(near coordinates: [Coordinate]) -> [String: Int] {
    var names: [String: Int] = [:]
    for coordinate in coordinates {
      guard let city = Self.nearest(to: coordinate, of: cities) else { continue }
      names[city.name, default: 0] += 1
    }
    return names
  }

  private func isNamed(_ system: String, _ cities: [String: Int]) -> Bool {
    cities.keys.contains { words.contains(WordSet.folded($0)) }
      || Self.mentions(code: system.drop { !$0.isNumber }, words)
      || Self.mentions(zoneOf: system, words)
  }

  /// Returns whether the name of a file or column contains an EPSG code, or a value does after
  /// `EPSG:`; any other number in a value may be a house number.
  private static func mentions(code: Substring, _ words: Set<String>) -> Bool {
    words.contains("epsg\(code)")
      || ["", "epsg", "srid", "wkid", "crs", "x", "y"].contains {
        words.contains(WordSet.ofName("\($0)\(code)"))
      }
  }

  /// Returns whether a file mentions a UTM zone, as in `34N`, `UTM 34N`, `34U` with the letter of the
  /// band, or `34` in a column named for zones.
  private static func mentions(zoneOf system: String, _ words: Set<String>) -> Bool {
    guard let (zone, isNorth) = UTMZone.zone(system) else { return false }
    // An S is either the hemisphere or the band from 32° N to 40° N.
    let letters = isNorth ? "npqrstuvwx" : "cdefghjklms"
    return ["", "zone", "utm", "utmzone"].contains { prefix in
      letters.contains { words.contains("\(prefix)\(zone)\($0)") }
    } || words.contains(WordSet.zone(zone))
  }

  /// Returns the nearest city within 15 km. The cities must be sorted by latitude.
  private static func nearest(to coordinate: Coordinate, of cities: [City]) -> City? {
    let degrees = reach.value / 110_000
    let first = cities.partitionPoint {
      $0.coordinate.latitude < coordinate.latitude - degrees
    }
    var nearest: (city: City, distance: Double)?
    for city in cities[first...] {
      if city.coordinate.latitude > coordinate.latitude + degrees { break }
      let distance = coordinate.distance(to: city.coordinate).value
      if distance <= reach.value, distance < nearest?.distance ?? .infinity {
        nearest = (city, distance)
      }
    }
    return nearest?.city
  }
}

/// A system of a country, or another one that may be used there.
private struct NationalArea {
  let system: String
  let box: BoundingBox
  /// The country; `nil` if the system is used in any.
  var country: String?
  /// Whether the box is that of the country or a part of it.
  var isNational = false
  /// Whether most countries have replaced its datum, so that it is tried last.
  var isRetired = false

  /// Returns the systems of a country, those on modern datums first, and the UTM zones on WGS84 and
  /// Web Mercator.
  static func all(of country: String, _ catalog: ProjCatalog) -> [NationalArea] {
    let systems = catalog.systems.filter { isUsed($0.area, in: country) }
    if systems.isEmpty { return [] }
    let modern = systems.filter { system in modernDatums.contains { system.name.contains($0) } }
    let others = systems.filter { !modern.contains($0) }
    return (modern + others).map {
      NationalArea(
        system: $0.code, box: $0.box, country: country, isNational: $0.area.hasPrefix(country),
        isRetired: $0.name.contains("Pulkovo"))
    }
      + (SystemArea.utmZones + SystemArea.webMercator).map {
        NationalArea(system: $0.system, box: $0.box, country: country)
      }
  }

  /// Returns whether an area such as `Hungary, Poland and Slovakia - west of 19°30'E` is in a country.
  private static func isUsed(_ area: String, in country: String) -> Bool {
    var rest = area[...]
    while let range = rest.firstRange(of: country) {
      let before = rest[..<range.lowerBound]
      let starts = before.isEmpty || [". ", "; ", ", ", "and "].contains { before.hasSuffix($0) }
      if starts, rest[range.upperBound...].first?.isLetter != true { return true }
      rest = rest[range.upperBound...]
    }
    return false
  }

  /// Parts of the names of datums that differ from WGS84 by less than two meters.
  private static let modernDatums = [
    "WGS 84", "ETRS89", "ETRF2000", "ETRS-", "SIRGAS", "GDA", "NZGD2000", "JGD2011", "NAD83",
    "LKS9",
    "SWEREF", "CH1903+", "EUREF", "IGM95", "RDN2008", "RGF93", "Lisbon", "KGD2002", "TWD97",
  ]
}

private enum UTMZone {
  /// Returns the UTM zone with an EPSG code, or `nil` for any other system.
  static func zone(_ system: String) -> (zone: Int, isNorth: Bool)? {
    let code = system.drop { !$0.isNumber }
    guard code.count == 5, code.hasPrefix("326") || code.hasPrefix("327"),
      let zone = Int(code.suffix(2))
    else { return nil }
    return (zone, code.hasPrefix("326"))
  }
}

/// The words in a file that may name cities or coordinate systems.
enum WordSet {
  /// Returns the letters and digits of a name in lowercase.
  static func folded(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  /// Returns the word for a UTM zone without a hemisphere.
  static func zone(_ number: Int) -> String { "column of zones: \(number)" }

  /// Returns the word for a word in the name of a file or column.
  static func ofName(_ word: String) -> String { "name: \(word)" }

  /// Returns the folded words in the name of a file and in the names and values of its columns.
  static func words(of inspection: SourceInspection, path: String) -> Set<String> {
    var words: Set<String> = []
    func add(_ text: String) {
      guard text.contains(where: \.isLetter) else { return }
      words.insert(folded(text))
      for part in text.split(separator: ",") { words.insert(folded(String(part))) }
      for part in text.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
        words.insert(folded(String(part)))
      }
    }
    func add(name: String) {
      add(name)
      for part in name.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
        words.insert(ofName(folded(String(part))))
      }
    }
    add(name: path.split(separator: "/").last.map(String.init) ?? "")
    for column in inspection.columns {
      add(name: column.name)
      for value in column.values { add(value.text) }
      if folded(column.name).contains("zon") {
        for number in column.values.compactMap({ Int($0.text) }) { words.insert(zone(number)) }
      }
    }
    words.remove("")
    return words
  }
}
