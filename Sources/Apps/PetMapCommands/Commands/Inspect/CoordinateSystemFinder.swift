import PetMapCities
import PetMapFiles
import PetMapGeo

/// Finds the projected coordinate system of a file by trying common systems.
///
/// A system matches if it puts at least 90% of the points within its area of use, and 90% of those
/// near a city. Most files match several systems; one is suggested only if it is the only match, or
/// the only match whose cities are mentioned in the file.
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
  }

  /// The matching systems. If several put the points at the same location, only the first is
  /// included.
  private(set) var matches: [Match] = []

  /// The only match, or the only one that the file mentions.
  var suggestion: Match? {
    let named = matches.filter(\.isNamed)
    if named.count == 1 { return named[0] }
    return matches.count == 1 ? matches[0] : nil
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
    var centers: [Coordinate] = []
    for isSwapped in [false, true] {
      let tried = isSwapped ? sample.map { PlanePoint(x: $0.y, y: $0.x) } : sample
      for area in Self.areas {
        guard let found = Self.match(area, tried, isSwapped, words, cities) else { continue }
        // National systems may be identical to a UTM zone.
        if centers.contains(where: { $0.distance(to: found.center).value < 2000 }) { continue }
        centers.append(found.center)
        matches.append(found.match)
      }
    }
  }

  private static func match(
    _ area: Area, _ points: [PlanePoint], _ isSwapped: Bool, _ words: Set<String>,
    _ cities: [City]
  ) -> (match: Match, center: Coordinate)? {
    guard let found = CoordinateSystems.unprojection(area.system)?(points) else { return nil }
    let inside = found.compactMap { $0 }.filter { area.box.contains($0) }
    guard inside.count * 10 >= points.count * 9 else { return nil }
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
      || words.contains { $0.contains(code) } || mentions(zoneOf: code, words)
    let middle = inside[inside.count / 2]
    return (
      Match(system: area.system, isSwapped: isSwapped, city: city, isNamed: isNamed), middle
    )
  }

  /// Returns whether a file mentions the UTM zone with an EPSG code, as in `34N` or `UTM 34N`.
  private static func mentions(zoneOf code: Substring, _ words: Set<String>) -> Bool {
    guard code.count == 5, code.hasPrefix("326") || code.hasPrefix("327"),
      let zone = Int(code.suffix(2))
    else { return false }
    let hemisphere = code.hasPrefix("326") ? "n" : "s"
    return ["", "zone", "utm", "utmzone"].contains { words.contains("\($0)\(zone)\(hemisphere)") }
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

  // MARK: Systems

  private struct Area {
    var system: String
    var box: BoundingBox

    init?(_ code: Int, _ west: Double, _ south: Double, _ east: Double, _ north: Double) {
      guard let box = try? BoundingBox(west: west, south: south, east: east, north: north) else {
        return nil
      }
      system = "EPSG:\(code)"
      self.box = box
    }
  }

  /// National grids, Web Mercator and UTM zones, with their areas of use.
  private static let areas: [Area] = {
    let grids = [
      Area(2180, 14, 49, 24.2, 55), Area(27700, -9, 49.7, 2, 61), Area(2154, -5.5, 41, 10, 51.5),
      Area(31467, 7.4, 47, 10.6, 55.1), Area(31468, 10.4, 47, 13.6, 55),
      Area(28992, 3.2, 50.7, 7.3, 53.7),
      Area(31370, 2.5, 49.5, 6.5, 51.6), Area(2056, 5.9, 45.8, 10.5, 47.9),
      Area(21781, 5.9, 45.8, 10.5, 47.9), Area(5514, 12, 47.7, 22.6, 51.1),
      Area(3006, 10, 54.9, 24.2, 69.1), Area(3067, 19, 59.3, 31.6, 70.2),
      Area(2100, 19.5, 34.8, 28.3, 41.8), Area(3763, -9.6, 36.9, -6.1, 42.2),
      Area(31287, 9.5, 46.4, 17.2, 49.1), Area(3765, 13.4, 42.3, 19.5, 46.6),
      Area(23700, 16.1, 45.7, 23, 48.6), Area(3794, 13.3, 45.4, 16.7, 46.9),
      Area(29902, -10.6, 51.3, -5.3, 55.5), Area(2157, -10.6, 51.3, -5.3, 55.5),
      Area(3003, 6.6, 36.5, 12, 47.1), Area(3004, 12, 34.7, 18.6, 47.1),
      Area(2193, 166, -47.5, 179, -34), Area(5179, 124, 33, 132, 39),
      Area(5186, 126, 33, 128.5, 39),
      Area(3826, 119.9, 21.8, 122.1, 25.4), Area(2263, -74.3, 40.4, -71.8, 41.4),
      Area(3857, -179.9, -80, 179.9, 80),
    ].compactMap { $0 }
    let zones = (1...60).flatMap { zone -> [Area] in
      let west = max(-180, Double(zone) * 6 - 187)
      let east = min(180, Double(zone) * 6 - 179)
      return [
        Area(32600 + zone, west, 0, east, 84), Area(32700 + zone, west, -80, east, 0),
      ].compactMap { $0 }
    }
    return grids + zones
  }()
}

/// The words in a file that may name cities or coordinate systems.
enum WordSet {
  /// Returns the letters and digits of a name in lowercase.
  static func folded(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }

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
    add(path.split(separator: "/").last.map(String.init) ?? "")
    for column in inspection.columns {
      add(column.name)
      for value in column.values { add(value.text) }
    }
    words.remove("")
    return words
  }
}
