import PetMapCities
import PetMapCollections
import PetMapFiles
import PetMapGeo

/// Finds the projected coordinate system of a file by trying common systems.
///
/// A system matches if it puts at least 90% of the points within its area of use, and 90% of those
/// near a city. Most files match several systems; one is suggested only if it is the only match that
/// the file mentions, by its code, its UTM zone, or a city near the points. If the file mentions
/// none, a sole match is suggested only if it is a national grid and x and y are not swapped: with
/// 120 UTM zones and dozens of state planes, chance matches are common.
struct CoordinateSystemFinder {
  /// A system that puts the points near cities.
  struct Match {
    /// The code of the system, such as `EPSG:2180`.
    var system: String
    /// Whether x and y are swapped.
    var isSwapped: Bool
    /// The city that is nearest to most of the points.
    var city: String
    /// Whether the file mentions the system or a city near its points.
    var isNamed: Bool
    /// Whether the match may be a coincidence unless the file mentions it.
    var needsName: Bool
  }

  /// The matching systems. If several put the points at the same location, only the first is
  /// included.
  private(set) var matches: [Match] = []

  /// The only match, or the only one that the file mentions.
  var suggestion: Match? {
    let named = matches.filter(\.isNamed)
    if named.count == 1 { return named[0] }
    return matches.count == 1 && !matches[0].needsName ? matches[0] : nil
  }

  private static let sample = 20
  private static let reach = Meters.kilometers(15)

  /// - Parameters:
  ///   - points: The points in the file's coordinate system.
  ///   - words: The folded names and values of the file's columns.
  init(_ points: [PlanePoint], words: Set<String>) {
    let step = max(1, points.count / Self.sample)
    let sample = stride(from: 0, to: points.count, by: step).map { points[$0] }
    guard !sample.isEmpty, sample.contains(where: { abs($0.x) > 360 || abs($0.y) > 360 }) else {
      return
    }
    let cities = City.all
    var systems = TriedSystems()
    var centers: [Coordinate] = []
    for isSwapped in [false, true] {
      let tried = isSwapped ? sample.map { PlanePoint(x: $0.y, y: $0.x) } : sample
      for area in SystemArea.all {
        guard let coordinates = systems.unproject(tried, from: area.system),
          let found = Self.match(area, coordinates, isSwapped, words, cities)
        else { continue }
        // National systems may be identical to a UTM zone.
        if centers.contains(where: { $0.distance(to: found.center).value < 2000 }) { continue }
        centers.append(found.center)
        matches.append(found.match)
      }
    }
  }

  private static func match(
    _ area: SystemArea, _ coordinates: [Coordinate?], _ isSwapped: Bool, _ words: Set<String>,
    _ cities: [City]
  ) -> (match: Match, center: Coordinate)? {
    let inside = coordinates.compactMap { $0 }.filter { area.box.contains($0) }
    guard inside.count * 10 >= coordinates.count * 9 else { return nil }
    var names: [String: Int] = [:]
    for coordinate in inside {
      guard let near = nearest(to: coordinate, of: cities) else { continue }
      names[near.name, default: 0] += 1
    }
    let near = names.values.reduce(0, +)
    guard near * 10 >= inside.count * 9,
      let city = names.max(by: { ($0.value, $1.key) < ($1.value, $0.key) })?.key
    else { return nil }
    let code = area.system.drop { !$0.isNumber }
    let isNamed =
      names.keys.contains { words.contains(WordSet.folded($0)) }
      || mentions(code: code, words) || mentions(zoneOf: area.system, words)
    let middle = inside[inside.count / 2]
    return (
      Match(
        system: area.system, isSwapped: isSwapped, city: city, isNamed: isNamed,
        needsName: isSwapped || !area.isNational), middle
    )
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

/// The transformations of the systems that are tried. Making one takes 7 ms, so it is made once for
/// both orders of x and y, and the UTM zones of a hemisphere, which differ only in their central
/// meridian, share that of zone 31.
private struct TriedSystems {
  private var transforms: [String: Unprojection?] = [:]

  /// Returns the coordinates of points, or `nil` if the system is unknown.
  mutating func unproject(_ points: [PlanePoint], from system: String) -> [Coordinate?]? {
    guard let (zone, isNorth) = UTMZone.zone(system) else {
      return transform(system)?(points)
    }
    let shift = Double(zone - 31) * 6
    return transform(isNorth ? "EPSG:32631" : "EPSG:32731")?(points).map { found in
      found.map {
        Coordinate(validLatitude: $0.latitude, wrappingLongitude: $0.longitude + shift)
      }
    }
  }

  private mutating func transform(_ system: String) -> Unprojection? {
    if let known = transforms[system] { return known }
    let made = CoordinateSystems.unprojection(system)
    transforms[system] = .some(made)
    return made
  }
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
