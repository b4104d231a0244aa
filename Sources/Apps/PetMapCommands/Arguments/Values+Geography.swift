package import PetMapGeo

extension Values {
  /// `W,S,E,N` in degrees; an error shows the order in which the numbers would make sense.
  package static func boundingBox(_ text: String) throws(ValueError) -> BoundingBox {
    let remedy = "give west,south,east,north in degrees, such as -118.2,33.7,-118.1,33.8"
    do {
      return try BoundingBox(parsing: text)
    } catch {
      switch error {
      case .count: throw ValueError("not a box of four numbers", remedy: remedy)
      case .number: throw ValueError("not a number in the box", remedy: remedy)
      case .box(let error, _, let swapped):
        throw ValueError(
          describe(error),
          remedy: swapped.map { box in
            let edges = [box.west, box.south, box.east, box.north].map(plain)
            return "west,south,east,north would be \(edges.joined(separator: ","))"
          } ?? remedy)
      }
    }
  }

  private static func describe(_ error: BoundingBoxError) -> String {
    switch error {
    case .west(let degrees): "west \(plain(degrees)) is not from -180 to 180"
    case .south(let degrees): "south \(plain(degrees)) is not from -90 to 90"
    case .east(let degrees): "east \(plain(degrees)) is not from -180 to 180"
    case .north(let degrees): "north \(plain(degrees)) is not from -90 to 90"
    case .southAboveNorth(let south, let north):
      "south \(plain(south)) is greater than north \(plain(north))"
    }
  }

  /// `LAT,LNG`, or any way in which people write a coordinate.
  package static func coordinate(_ text: String) throws(ValueError) -> Coordinate {
    let remedy = "give latitude,longitude in degrees, such as 33.77,-118.19"
    do {
      return try Coordinate(parsing: text)
    } catch {
      switch error {
      case .latitude(let degrees, _):
        throw ValueError(
          "latitude \(plain(degrees)) is not from -90 to 90", remedy: swapped(text) ?? remedy)
      case .longitude(let degrees, _):
        throw ValueError("longitude \(plain(degrees)) is not from -180 to 180", remedy: remedy)
      case .sixtiethOutOfRange(let value, _):
        throw ValueError("\(plain(value)) is not less than 60 minutes or seconds", remedy: remedy)
      case .conflictingHemisphere:
        throw ValueError("hemispheres contradict each other", remedy: remedy)
      case .missingNumber, .unexpected, .misplacedNumber:
        throw ValueError("not a coordinate", remedy: remedy)
      }
    }
  }

  /// What to write when the two numbers only make sense the other way round.
  private static func swapped(_ text: String) -> String? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    let swapped = "\(parts[1].trimmed),\(parts[0].trimmed)"
    guard (try? Coordinate(parsing: swapped)) != nil else { return nil }
    return "latitude,longitude would be \(swapped)"
  }

  /// A length with `m`, `km`, `mi` or `nmi`; a bare number is kilometres.
  package static func distance(_ text: String) throws(ValueError) -> Meters {
    let remedy = "give a number with m, km, mi or nmi, such as 10km"
    let unit = text.trimmed.reversed().prefix { $0.isLetter }.reversed()
    let figure = text.trimmed.dropLast(unit.count)
    // The letter of an exponent belongs to the number.
    guard let value = DecimalNumber.parse(figure.trimmed) else {
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
    guard meters.value.isFinite else { throw ValueError("distance out of range", remedy: remedy) }
    return meters
  }

  /// A number as a person would write it, without the fraction of a whole one.
  private static func plain(_ number: Double) -> String {
    let text = number.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension StringProtocol {
  /// The text without spaces at its ends.
  package var trimmed: String {
    var part = self[...]
    while part.first == " " { part.removeFirst() }
    while part.last == " " { part.removeLast() }
    return String(part)
  }
}
