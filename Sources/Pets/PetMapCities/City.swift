public import PetMapGeo

/// A city of 15,000 people or more.
///
/// The table is GeoNames' (https://www.geonames.org), under CC BY 4.0: who shows a name of it names
/// GeoNames. Large cities have districts as entries of their own.
public struct City: Sendable, Hashable {
  /// The city's name.
  public let name: String
  /// The city's middle.
  public let coordinate: Coordinate
  /// How many people live there: 0 for 15,000, and 4 more for each time as many again; London has 36.
  public let size: Int

  /// A city of a name, a coordinate and a size.
  public init(name: String, coordinate: Coordinate, size: Int = 0) {
    self.name = name
    self.coordinate = coordinate
    self.size = size
  }

  /// The name to print where cities' names are credited.
  public static let attribution = "GeoNames"

  /// How many cities the table has.
  public static var count: Int { CityData.count }

  /// Every city of the table, from south to north.
  ///
  /// - Complexity: O(n) in the length of the table, which is read each time.
  public static var all: [City] {
    var reader = CityReader(CityData.cities)
    var cities: [City] = []
    cities.reserveCapacity(CityData.count)
    while let entry = reader.next() {
      guard let coordinate = entry.coordinate else { continue }
      cities.append(City(name: reader.name(of: entry), coordinate: coordinate, size: entry.size))
    }
    return cities
  }

  /// The cities between two parallels that are of a size or larger, from south to north.
  ///
  /// - Parameters:
  ///   - south: degrees of latitude.
  ///   - north: degrees of latitude.
  ///   - least: as in ``size``.
  /// - Complexity: O(n) in the length of the table, which is read each time up to `north`.
  public static func cities(
    from south: Double, to north: Double, atLeast least: Int
  ) -> [City] {
    var reader = CityReader(CityData.cities)
    var cities: [City] = []
    while let entry = reader.next(), entry.latitude <= north {
      guard entry.latitude >= south, entry.size >= least, let coordinate = entry.coordinate else {
        continue
      }
      cities.append(
        City(name: reader.name(of: entry), coordinate: coordinate, size: entry.size))
    }
    return cities
  }

  /// The city nearest to a coordinate by great-circle distance, and how far away it is; nil when
  /// there is none within a distance. Of equally near ones it is the southernmost.
  ///
  /// ```swift
  /// let home = try Coordinate(latitude: 52.2297, longitude: 21.0122)
  /// City.nearest(to: home, within: .kilometers(50))?.city.name  // Warsaw
  /// ```
  ///
  /// - Complexity: O(n) in the length of the table, which is read each time; nothing is kept.
  public static func nearest(
    to coordinate: Coordinate, within reach: Meters
  ) -> (city: City, distance: Meters)? {
    var nearest: (city: City, distance: Meters)?
    // A degree of latitude is as long everywhere on the sphere; a little more for rounding.
    let degrees = reach.value / Sphere.halfCircumference.value * 180 + 0.001
    var reader = CityReader(CityData.cities)
    while let entry = reader.next() {
      if entry.latitude > coordinate.latitude + degrees { break }
      guard entry.latitude >= coordinate.latitude - degrees, let candidate = entry.coordinate
      else { continue }
      let distance = coordinate.distance(to: candidate)
      guard distance.value <= reach.value, distance.value < nearest?.distance.value ?? .infinity
      else { continue }
      nearest = (
        City(name: reader.name(of: entry), coordinate: candidate, size: entry.size), distance
      )
    }
    return nearest
  }
}
