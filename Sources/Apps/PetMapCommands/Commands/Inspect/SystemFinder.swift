import PetMapCities
import PetMapFiles
import PetMapGeo

/// Looks for the projected coordinate system of a file by trying systems and looking where its
/// points come to lie.
///
/// A system fits when nearly all points lie in its area of use and near a city. Several fit most
/// files; a system is only proposed if it is the only one, or the only one whose cities the file
/// itself names.
struct SystemFinder {
  /// A system under which the points lie where animals may be.
  struct Fit {
    /// Such as `EPSG:2180`.
    var system: String
    /// Whether x and y change places first.
    var isSwapped: Bool
    /// The city that most points are nearest to.
    var city: String
    /// Whether the file names a city near its points, or the system itself.
    var isNamed: Bool
  }

  /// All systems that fit, one for each place.
  private(set) var fits: [Fit] = []

  /// The only system that fits, or the only one for which the file's own words speak.
  var proposal: Fit? {
    let named = fits.filter(\.isNamed)
    if named.count == 1 { return named[0] }
    return fits.count == 1 ? fits[0] : nil
  }

  private static let sample = 20
  private static let reach = Meters.kilometers(15)

  /// - Parameters:
  ///   - points: as the file has them.
  ///   - words: names and values of its columns, folded.
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
        guard let fit = Self.fit(area, tried, isSwapped, words, cities) else { continue }
        // Two names of one system, such as a country's and the zone of UTM it is made of.
        if centers.contains(where: { $0.distance(to: fit.center).value < 2000 }) { continue }
        centers.append(fit.center)
        fits.append(fit.fit)
      }
    }
  }

  private static func fit(
    _ area: Area, _ points: [PlanePoint], _ isSwapped: Bool, _ words: Set<String>,
    _ cities: [City]
  ) -> (fit: Fit, center: Coordinate)? {
    guard let found = SourceSystems.unprojection(area.system)?(points) else { return nil }
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
      || words.contains { $0.contains(code) }
    let middle = inside[inside.count / 2]
    return (
      Fit(system: area.system, isSwapped: isSwapped, city: city, isNamed: isNamed), middle
    )
  }

  /// The nearest city within reach; the cities are sorted from south to north.
  private static func nearest(to coordinate: Coordinate, of cities: [City]) -> City? {
    let degrees = reach.value / 110_000
    var (low, high) = (0, cities.count)
    while low < high {
      let middle = (low + high) / 2
      if cities[middle].coordinate.latitude < coordinate.latitude - degrees {
        low = middle + 1
      } else {
        high = middle
      }
    }
    var nearest: (city: City, distance: Double)?
    for city in cities[low...] {
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

  /// National grids and Web Mercator, then the zones of UTM, each with its area of use.
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

/// Words by which a file names the cities that its points are in.
enum WordSet {
  /// The letters and digits of a name, in lower case.
  static func folded(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  /// The names and the values of a file's columns.
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
