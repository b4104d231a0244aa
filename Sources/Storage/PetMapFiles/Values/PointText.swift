import PetMapGeo
import PetMapJSON
import PetMapSynonyms

/// Parses a point in a single value: well-known text and binary, JSON, `(30.2, -97.7)` alone or
/// after an address, `30.2, -97.7` alone or before one, `lat: 30.2, lng: -97.7`, a `geo:` URI
/// or map link, or a geohash.
enum PointText {
  /// The maximum number of bytes in a value, which may be the outline of an area.
  private static let limit = 4 << 20

  /// Returns the point, x east and y north, or `nil` if the value is not a point.
  ///
  /// - Parameter isStrict: Whether the value must identify itself as a point, because the column's
  ///   name does not.
  static func read(
    _ value: ArraySlice<UInt8>, _ notation: PointNotation, isStrict: Bool = false
  ) -> PlanePoint? {
    guard let first = value.first, let last = value.last, value.count < limit else { return nil }
    let isBracketed =
      first == UInt8(ascii: "{") || first == UInt8(ascii: "[") || last == UInt8(ascii: ")")
    let mayBeLink =
      first | 0x20 == UInt8(ascii: "g") || first | 0x20 == UInt8(ascii: "h")
      || !isStrict && value.contains(UInt8(ascii: "/"))
    if isStrict, !isBracketed, !mayBeLink, first != UInt8(ascii: "0") || value.count < 42 {
      return nil
    }
    let text = Array(value)
    if first == UInt8(ascii: "{") || first == UInt8(ascii: "["), let value = json(text) {
      return PointObject.read(value, notation, isStrict: isStrict)
    }
    if let shape = shape(text) { return notation.point(of: shape) }
    if mayBeLink, let point = MapLink.point(text) { return point }
    if notation.isGeohash, let point = Geohash.center(text) { return point }
    if last == UInt8(ascii: ")"), let open = text.lastIndex(of: UInt8(ascii: "(")) {
      let inside = Array(text[(open + 1)..<(text.count - 1)])
      if isStrict, !isPrecise(inside) { return nil }
      return pair(inside, notation)
    }
    return isStrict ? nil : labeled(text) ?? pair(text, notation)
  }

  /// Returns whether a value of a column that is not named for locations may be a link to a map or to
  /// another website.
  static func mayBeLink(_ value: ArraySlice<UInt8>) -> Bool {
    guard let slash = value.firstIndex(of: UInt8(ascii: "/")) else {
      return value.first.map { $0 | 0x20 } == UInt8(ascii: "g")
    }
    return value[slash...].dropFirst().first == UInt8(ascii: "/")
      || value.first.map { $0 | 0x20 } == UInt8(ascii: "h")
  }

  /// Returns whether a value contains a degree sign, or two numbers with at least three decimal
  /// places, which are typical of degrees but not of dimensions or dates.
  static func looksAngular(_ value: ArraySlice<UInt8>) -> Bool {
    var (decimals, run) = (0, -1)
    var previous: UInt8 = 0
    for byte in value {
      if previous == 0xC2, byte == 0xB0 || byte == 0xBA { return true }
      previous = byte
      if byte &- UInt8(ascii: "0") < 10 {
        if run >= 0 { run += 1 }
        if run == 3 { decimals += 1 }
      } else {
        run = byte == UInt8(ascii: ".") || byte == UInt8(ascii: ",") ? 0 : -1
      }
    }
    return decimals >= 2
  }

  /// Parses two labeled numbers: `lat: 50.1, lng: 19.9`, `Latitude=50.1 Longitude=19.9`.
  private static func labeled(_ text: [UInt8]) -> PlanePoint? {
    guard text.count < 100, let first = text.first, first | 0x20 == UInt8(ascii: "l") else {
      return nil
    }
    var values: [RecordField: Double] = [:]
    let parts = String(decoding: text, as: UTF8.self).split { ",;: =\t".contains($0) }
    for (name, number) in zip(parts, parts.dropFirst()) {
      guard let field = ColumnName.exact(String(name).folded)?.field else { continue }
      values[field] = NumberText.number(Array(number.utf8))
    }
    guard values.count == 2, parts.count == 4, let y = values[.latitude], let x = values[.longitude]
    else { return nil }
    return PlanePoint(x: x, y: y)
  }

  /// Returns the two numbers of a value whose order only the column can determine, or `nil` if the
  /// value is not a pair or specifies the order itself.
  static func openPair(
    _ value: ArraySlice<UInt8>, _ notation: PointNotation
  ) -> NumberPair? {
    guard let first = value.first, let last = value.last, value.count < 1000,
      notation.elements == nil
    else { return nil }
    let text = Array(value)
    if first == UInt8(ascii: "[") { return json(text)?.array.flatMap(PointObject.pair) }
    if last == UInt8(ascii: ")"), let open = text.lastIndex(of: UInt8(ascii: "(")) {
      guard shape(text) == nil else { return nil }
      return NumberPair(Array(text[(open + 1)..<(text.count - 1)]))
    }
    return numberPair(text)
  }

  /// Parses two numbers alone or before an address, as in Animal Shelter Manager's exports:
  /// `39.28571,-84.33173,12MainSt`.
  private static func numberPair(_ text: [UInt8]) -> NumberPair? {
    if let pair = NumberPair(text) { return pair }
    let parts = text.split(
      separator: UInt8(ascii: ","), maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3,
      parts[2].isEmpty || parts[2].contains(where: { ($0 | 0x20) &- UInt8(ascii: "a") < 26 })
    else { return nil }
    let numbers = Array(parts[0] + [UInt8(ascii: ",")] + parts[1])
    return isPrecise(numbers) ? NumberPair(numbers) : nil
  }

  /// Parses a JSON value, which may use single quotes as in Python.
  private static func json(_ text: [UInt8]) -> JSONValue? {
    if let value = try? JSONValue(parsing: text) { return value }
    guard text.contains(UInt8(ascii: "'")), !text.contains(UInt8(ascii: "\"")) else { return nil }
    return try? JSONValue(parsing: text.map { $0 == UInt8(ascii: "'") ? UInt8(ascii: "\"") : $0 })
  }

  /// Returns whether both numbers of a pair have at least three decimal places, which is typical of
  /// degrees but not of dimensions.
  private static func isPrecise(_ text: [UInt8]) -> Bool {
    let parts = text.split(separator: UInt8(ascii: ","))
    return parts.count == 2
      && parts.allSatisfy { part in
        guard let point = part.firstIndex(of: UInt8(ascii: ".")) else { return false }
        return part[(point + 1)...].prefix { $0 &- UInt8(ascii: "0") < 10 }.count >= 3
      }
  }

  /// Returns whether a value is a line, an area, or another geometry than a single point.
  static func isShape(_ value: ArraySlice<UInt8>) -> Bool {
    guard let first = value.first, value.count < limit else { return false }
    let text = Array(value)
    let shape =
      first == UInt8(ascii: "{")
      ? json(text)?.object.flatMap { PlaneShape(json: $0) } : shape(text)
    return shape.map { $0.point == nil && $0.representative != nil } ?? false
  }

  /// Returns the identifier of the coordinate system in PostGIS's variants of well-known text and
  /// binary, `SRID=2180;POINT(…)` and their hexadecimal form, or `nil` if it has none.
  static func srid(_ value: ArraySlice<UInt8>) -> Int? {
    guard let first = value.first else { return nil }
    if first == UInt8(ascii: "0") {
      return bytes(Array(value)).flatMap { WellKnownBinary.srid($0) }
    }
    guard first | 0x20 == UInt8(ascii: "s"), value.count > 5,
      String(decoding: value.prefix(5), as: UTF8.self).uppercased() == "SRID="
    else { return nil }
    let digits = value.dropFirst(5).prefix { $0 &- UInt8(ascii: "0") < 10 }
    return Int(String(decoding: digits, as: UTF8.self)).flatMap { $0 > 0 ? $0 : nil }
  }

  /// Parses a geometry in well-known text, or in well-known binary in hexadecimal, the output format
  /// of PostGIS.
  private static func shape(_ text: [UInt8]) -> PlaneShape? {
    guard let first = text.first else { return nil }
    if first == UInt8(ascii: "0") { return bytes(text).flatMap { WellKnownBinary.shape($0) } }
    return "pmlgs".utf8.contains(first | 0x20) ? PlaneShape(wellKnown: text) : nil
  }

  /// Returns the bytes in hexadecimal text that is at least as long as that of a point.
  private static func bytes(_ text: [UInt8]) -> [UInt8]? {
    guard text.count >= 42, text.count % 2 == 0 else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count / 2)
    for index in stride(from: 0, to: text.count, by: 2) {
      guard let high = Character(Unicode.Scalar(text[index])).hexDigitValue,
        let low = Character(Unicode.Scalar(text[index + 1])).hexDigitValue
      else { return nil }
      bytes.append(UInt8(high << 4 | low))
    }
    return bytes
  }

  /// Parses a pair of numbers in the column's order, which is latitude first by default.
  private static func pair(_ text: [UInt8], _ notation: PointNotation) -> PlanePoint? {
    guard let pair = numberPair(text) else {
      guard text.count < 80,
        let coordinate = try? Coordinate(
          parsing: DegreeText.standard(
            String(decoding: text, as: UTF8.self), hasDecimalComma: false))
      else { return nil }
      return PlanePoint(x: coordinate.longitude, y: coordinate.latitude)
    }
    return notation.order == .longitudeFirst && !pair.isLatitudeFirst
      ? PlanePoint(x: pair.first, y: pair.second) : PlanePoint(x: pair.second, y: pair.first)
  }
}
