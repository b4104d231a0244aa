public import PetMapGeo

/// A city with at least 15,000 inhabitants.
///
/// The data is from GeoNames (https://www.geonames.org, CC BY 4.0). If you display a name, you must
/// credit GeoNames. Large cities have separate entries for their districts.
public struct City: Sendable, Hashable {
  /// The name of the city: the English one, or else the local one.
  public let name: String
  /// Other names that searches find: the Polish name, then names in other languages and former
  /// names. Empty if the data has none.
  public let otherNames: [String]
  /// The coordinate of the city's center.
  public let coordinate: Coordinate
  /// The population on a logarithmic scale: 0 for 15,000, and 4 more for each doubling. London has
  /// 36.
  public let size: Int
  /// The index of the division in ``Division/all``, or `nil` for a city that is not from the data.
  private let divisionIndex: Int?

  /// Creates a city.
  public init(
    name: String, coordinate: Coordinate, size: Int = 0, otherNames: [String] = []
  ) {
    self.init(
      name: name, coordinate: coordinate, size: size, otherNames: otherNames, divisionIndex: nil)
  }

  init(
    name: String, coordinate: Coordinate, size: Int, otherNames: [String], divisionIndex: Int?
  ) {
    self.name = name
    self.otherNames = otherNames
    self.coordinate = coordinate
    self.size = size
    self.divisionIndex = divisionIndex
  }

  /// The state or province that the city is in, or `nil` if the data does not tell.
  public var division: Division? {
    guard let divisionIndex, divisionIndex < Division.all.count else { return nil }
    return Division.all[divisionIndex]
  }

  /// The Polish name, or `nil` if the data has none.
  public var polishName: String? { otherNames.first }

  /// The attribution to display with city names.
  public static let attribution = "GeoNames"

  /// The number of cities in the data.
  public static var count: Int { CityData.count }

  /// All cities, from south to north.
  ///
  /// - Complexity: O(*n*) in the length of the data, which is decoded on each access.
  public static var all: [City] {
    var reader = CityReader(CityData.cities)
    var cities: [City] = []
    cities.reserveCapacity(CityData.count)
    while let entry = reader.next() {
      if let city = reader.city(entry) { cities.append(city) }
    }
    return cities
  }

  /// Returns the cities of at least a given size between two parallels, from south to north.
  ///
  /// - Parameters:
  ///   - south: The southern latitude in degrees.
  ///   - north: The northern latitude in degrees.
  ///   - least: The minimum ``size``.
  /// - Complexity: O(*n*) in the length of the data up to `north`, which is decoded on each call.
  public static func cities(
    from south: Double, to north: Double, atLeast least: Int
  ) -> [City] {
    var reader = CityReader(CityData.cities)
    var cities: [City] = []
    while let entry = reader.next(), entry.latitude <= north {
      guard entry.latitude >= south, entry.size >= least, let city = reader.city(entry) else {
        continue
      }
      cities.append(city)
    }
    return cities
  }

  /// Returns the city nearest to a coordinate and its great-circle distance, or `nil` if no city is
  /// within the given distance. If two cities are equally near, the southern one is returned.
  ///
  /// ```swift
  /// let home = try Coordinate(latitude: 52.2297, longitude: 21.0122)
  /// City.nearest(to: home, within: .kilometers(50))?.city.name  // Warsaw
  /// ```
  ///
  /// - Complexity: O(*n*) in the length of the data, which is decoded on each call.
  public static func nearest(
    to coordinate: Coordinate, within reach: Meters
  ) -> (city: City, distance: Meters)? {
    var nearest: (city: City, distance: Meters)?
    // A degree of latitude has the same length everywhere on the sphere; the margin is for rounding
    // errors.
    let degrees = reach.value / Sphere.halfCircumference.value * 180 + 0.001
    var reader = CityReader(CityData.cities)
    while let entry = reader.next() {
      if entry.latitude > coordinate.latitude + degrees { break }
      guard entry.latitude >= coordinate.latitude - degrees, let candidate = entry.coordinate
      else { continue }
      let distance = coordinate.distance(to: candidate)
      guard distance.value <= reach.value, distance.value < nearest?.distance.value ?? .infinity,
        let city = reader.city(entry)
      else { continue }
      nearest = (city, distance)
    }
    return nearest
  }
}
