package import PetMapGeo

extension Values {
  /// Reads `W,S,E,N` in degrees. If the numbers are valid in another order, the error suggests it.
  package static func boundingBox(_ text: String) throws(ValueError) -> BoundingBox {
    let remedy = "use west,south,east,north in degrees, such as -118.2,33.7,-118.1,33.8"
    do {
      return try BoundingBox(parsing: text)
    } catch {
      switch error {
      case .count: throw ValueError("not four numbers", remedy: remedy)
      case .number: throw ValueError("contains an invalid number", remedy: remedy)
      case .box(let error, _, let swapped):
        throw ValueError(
          describe(error),
          remedy: swapped.map { box in
            let edges = [box.west, box.south, box.east, box.north].map(plain)
            return "did you mean \(edges.joined(separator: ",")) (west,south,east,north)?"
          } ?? remedy)
      }
    }
  }

  private static func describe(_ error: BoundingBoxError) -> String {
    switch error {
    case .west(let degrees): "west \(plain(degrees)) is out of range (-180 to 180)"
    case .south(let degrees): "south \(plain(degrees)) is out of range (-90 to 90)"
    case .east(let degrees): "east \(plain(degrees)) is out of range (-180 to 180)"
    case .north(let degrees): "north \(plain(degrees)) is out of range (-90 to 90)"
    case .southAboveNorth(let south, let north):
      "south \(plain(south)) is greater than north \(plain(north))"
    }
  }

  /// Reads `LAT,LNG` or any other notation that is recognized in files, such as a map link.
  package static func coordinate(_ text: String) throws(ValueError) -> Coordinate {
    let remedy = "use latitude,longitude in degrees, such as 33.77,-118.19"
    do {
      return try Coordinate(parsing: text)
    } catch {
      // A third part after two numbers is an altitude or an address in files, but probably a radius
      // here.
      if !text.contains(",") || text.contains(where: { "({[:;".contains($0) }),
        let coordinate = CoordinateSystems.coordinate(text)
      {
        return coordinate
      }
      switch error {
      case .latitude(let degrees, _):
        throw ValueError(
          "latitude \(plain(degrees)) is out of range (-90 to 90)", remedy: swapped(text) ?? remedy)
      case .longitude(let degrees, _):
        throw ValueError(
          "longitude \(plain(degrees)) is out of range (-180 to 180)", remedy: remedy)
      case .sixtiethOutOfRange(let value, _):
        throw ValueError("\(plain(value)) minutes or seconds is not less than 60", remedy: remedy)
      case .conflictingHemisphere:
        throw ValueError("conflicting hemispheres", remedy: remedy)
      case .missingNumber, .unexpected, .misplacedNumber:
        throw ValueError("not a coordinate", remedy: remedy)
      }
    }
  }

  /// Returns a suggestion to swap the numbers if that makes them valid.
  private static func swapped(_ text: String) -> String? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    let swapped = "\(parts[1].trimmed),\(parts[0].trimmed)"
    guard (try? Coordinate(parsing: swapped)) != nil else { return nil }
    return "did you mean \(swapped) (latitude,longitude)?"
  }

  /// Reads a length in `m`, `km`, `mi` or `nmi`; the default unit is kilometers.
  package static func distance(_ text: String) throws(ValueError) -> Meters {
    let remedy = "use a number in m, km, mi or nmi, such as 10km"
    let unit = text.trimmed.reversed().prefix { $0.isLetter }.reversed()
    let number = text.trimmed.dropLast(unit.count)
    guard let value = DecimalNumber.parse(number.trimmed) else {
      throw ValueError("not a distance", remedy: remedy)
    }
    guard value >= 0 else { throw ValueError("negative distance", remedy: remedy) }
    let meters: Meters
    switch String(unit).lowercased() {
    case "m": meters = Meters(value)
    case "km", "": meters = .kilometers(value)
    case "mi": meters = .miles(value)
    case "nmi": meters = .nauticalMiles(value)
    default: throw ValueError("unknown unit \(String(unit).quoted)", remedy: remedy)
    }
    guard meters.value.isFinite else { throw ValueError("out of range", remedy: remedy) }
    return meters
  }

  /// Formats a number, without a fraction if it is an integer.
  private static func plain(_ number: Double) -> String {
    let text = number.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension StringProtocol {
  /// The text without leading and trailing spaces.
  package var trimmed: String {
    var part = self[...]
    while part.first == " " { part.removeFirst() }
    while part.last == " " { part.removeLast() }
    return String(part)
  }
}
