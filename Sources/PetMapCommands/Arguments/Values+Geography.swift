package import PetMapGeo

extension Values {
  /// `W,S,E,N` in degrees; an error shows the order in which the numbers would make sense.
  package static func boundingBox(_ text: String) throws(ValueError) -> BoundingBox {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let remedy = "give west,south,east,north in degrees, such as -118.2,33.7,-118.1,33.8"
    let numbers = parts.compactMap { number($0.trimmed) }
    guard parts.count == 4, numbers.count == 4 else {
      let what = parts.count == 4 ? "not a number in the box" : "not a box of four numbers"
      throw ValueError(what, remedy: remedy)
    }
    do {
      return try BoundingBox(
        west: numbers[0], south: numbers[1], east: numbers[2], north: numbers[3])
    } catch {
      let order = likelyOrder(of: numbers, after: error)
      throw ValueError(
        describe(error),
        remedy: order.map { order in
          "west,south,east,north would be \(order.map { parts[$0].trimmed }.joined(separator: ","))"
        } ?? remedy)
    }
  }

  /// Where west, south, east and north probably stand among four numbers that are no box as given.
  private static func likelyOrder(of numbers: [Double], after error: BoundingBoxError) -> [Int]? {
    if case .southAboveNorth = error { return [0, 3, 2, 1] }
    // Corners with the latitude first, the edges by axis, and clockwise from the north.
    let orders = [[1, 0, 3, 2], [3, 2, 1, 0], [0, 2, 1, 3], [2, 0, 3, 1], [3, 1, 2, 0]]
    let possible = orders.filter { order in
      (try? BoundingBox(
        west: numbers[order[0]], south: numbers[order[1]], east: numbers[order[2]],
        north: numbers[order[3]])) != nil
    }
    // A box that crosses the antimeridian is the rarer one.
    return possible.first { numbers[$0[0]] <= numbers[$0[2]] } ?? possible.first
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
    guard let value = number(figure.trimmed) else {
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
