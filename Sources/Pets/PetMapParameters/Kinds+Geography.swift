import PetMapAnnouncements
public import PetMapGeo

extension ParameterKind where Value == Meters {
  /// A length on the ground in `m`, `km`, `mi` or `nmi`; the default unit is kilometers.
  public static var distance: Self {
    Self(.distance) { (text, notation) throws(ParameterProblem) in
      let (number, unit) = DistanceText.split(notation.trimmed(text))
      guard let value = notation.number(number), let unit = DistanceText.unit(unit) else {
        throw .malformed
      }
      let meters = unit(value)
      // Positions on the ground can be computed up to this distance, which is many times around.
      guard value >= 0, meters.value <= 1e13 else { throw .outOfRange }
      return meters
    } write: {
      $0.kilometers.plain
    }
  }
}

/// The parts of a distance's text.
enum DistanceText {
  /// Splits a text into a number and the letters at its end.
  static func split(_ text: String) -> (number: String, unit: String) {
    let unit = text.unicodeScalars.reversed().prefix { $0.properties.isAlphabetic }.count
    return (
      String(text.unicodeScalars.dropLast(unit)),
      String(text.unicodeScalars.suffix(unit)).lowercased()
    )
  }

  /// Returns the function that creates a length from a number of units, or `nil` for an unknown
  /// unit.
  static func unit(_ name: String) -> ((Double) -> Meters)? {
    switch name {
    case "m": { Meters($0) }
    case "km", "": { Meters.kilometers($0) }
    case "mi": { Meters.miles($0) }
    case "nmi": { Meters.nauticalMiles($0) }
    default: nil
    }
  }
}

extension ParameterKind where Value == Coordinate {
  /// Latitude and longitude in degrees. A longitude beyond ±180 is wrapped.
  ///
  /// A typed coordinate may be in any notation of `Coordinate(parsing:)`, with decimal commas if a
  /// semicolon or a space separates the numbers.
  public static var coordinate: Self {
    Self(.coordinate) { (text, notation) throws(ParameterProblem) in
      let problem: ParameterProblem
      switch CoordinateText.read(text, notation) {
      case .success(let coordinate): return coordinate
      case .failure(.latitude), .failure(.longitude): problem = .outOfRange
      case .failure: problem = .malformed
      }
      throw problem
    } write: {
      "\($0.latitude.plain),\($0.longitude.plain)"
    }
  }
}

/// Reads the text of a coordinate.
enum CoordinateText {
  static func read(
    _ text: String, _ notation: Notation
  ) -> Result<Coordinate, CoordinateTextError> {
    do throws(CoordinateTextError) {
      switch notation {
      case .strict: return .success(try strict(text))
      case .typed: return .success(try Coordinate(parsing: text, wrapsLongitude: true))
      }
    } catch {
      guard notation == .typed, let coordinate = decimalCommas(text) else { return .failure(error) }
      return .success(coordinate)
    }
  }

  /// Reads two decimal numbers separated by a comma.
  private static func strict(_ text: String) throws(CoordinateTextError) -> Coordinate {
    let numbers = text.parts().compactMap { Notation.strict.number($0) }
    guard numbers.count == 2, text.parts().count == 2 else { throw .unexpected(offset: 0) }
    do {
      return try Coordinate(latitude: numbers[0], wrappingLongitude: numbers[1])
    } catch {
      switch error {
      case .latitude(let degrees): throw .latitude(degrees, offset: 0)
      case .longitude(let degrees): throw .longitude(degrees, offset: 0)
      }
    }
  }

  /// Reads `52,2297; 21,0122`, or the same with a space or a third comma in the middle.
  private static func decimalCommas(_ text: String) -> Coordinate? {
    var halves = text.parts(";")
    if halves.count == 1 { halves = text.trimmed.parts(" ").filter { !$0.isEmpty } }
    guard halves.count == 2, text.utf8.contains(UInt8(ascii: ",")),
      !text.utf8.contains(UInt8(ascii: "."))
    else { return nil }
    if halves[0].utf8.last == UInt8(ascii: ",") { halves[0].removeLast() }
    return try? Coordinate(
      parsing: halves[0].decimalPoints + ";" + halves[1].decimalPoints, wrapsLongitude: true)
  }
}

extension ParameterKind where Value == BoundingBox {
  /// West, south, east and north in degrees. Longitudes beyond ±180 are wrapped. The numbers of a
  /// typed box have decimal commas if semicolons separate them.
  public static var box: Self {
    Self(.box) { (text, notation) throws(ParameterProblem) in
      try box(BoxText.points(text, notation))
    } write: {
      BoxText.written($0)
    }
  }

  /// Like ``box``, but optionally with heights, which are ignored (OGC API Features 1.0, section
  /// 7.15.3).
  public static var cuboid: Self {
    Self(.cuboid) { (text, _) throws(ParameterProblem) in
      var parts = text.parts()
      if parts.count == 6 {
        guard Notation.strict.number(parts[2]) != nil, Notation.strict.number(parts[5]) != nil
        else { throw .malformed }
        parts = [parts[0], parts[1], parts[3], parts[4]]
      }
      return try box(parts.joined(separator: ","))
    } write: {
      BoxText.written($0)
    }
  }

  private static func box(_ text: String) throws(ParameterProblem) -> BoundingBox {
    do {
      return try BoundingBox(parsing: text, wrapsLongitudes: true)
    } catch {
      if case .box = error { throw .outOfRange }
      throw .malformed
    }
  }
}

/// The text of a bounding box.
enum BoxText {
  /// Returns the text with decimal points and commas between the numbers.
  static func points(_ text: String, _ notation: Notation) -> String {
    guard notation == .typed, text.utf8.contains(UInt8(ascii: ";")) else { return text }
    return text.parts(";").map { $0.decimalPoints }.joined(separator: ",")
  }

  static func written(_ box: BoundingBox) -> String {
    [box.west, box.south, box.east, box.north].map { $0.plain }.joined(separator: ",")
  }
}

extension ParameterKind where Value == PlanePolygon {
  /// A polygon in well-known text.
  ///
  /// - Parameter limit: The maximum number of points; a closed ring's last point does not count.
  public static func polygon(points limit: Int) -> Self {
    Self(.polygon(points: limit)) { (text, _) throws(ParameterProblem) in
      let polygon: PlanePolygon
      do throws(PolygonTextError) {
        polygon = try PlanePolygon(wkt: text)
      } catch {
        if case .polygon = error { throw .outOfRange }
        throw .malformed
      }
      guard polygon.pointCount <= limit else { throw .outOfRange }
      return polygon
    } write: {
      $0.wkt
    }
  }
}
