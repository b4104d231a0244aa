import PetMapGeo
import PetMapJSON
import PetMapSynonyms

/// Parses a point in a single value: well-known text and binary, JSON, `(30.2, -97.7)` alone or
/// after an address, `30.2, -97.7` alone or before one, `lat: 30.2, lng: -97.7`, a `geo:` URI
/// or map link, or a geohash.
enum PointText {
  /// Returns the point, x east and y north, or `nil` if the value is not a point.
  ///
  /// - Parameter isStrict: Whether the value must identify itself as a point, because the column's
  ///   name does not.
  static func read(
    _ value: ArraySlice<UInt8>, _ notation: PointNotation, isStrict: Bool = false
  ) -> PlanePoint? {
    guard let first = value.first, let last = value.last, value.count < 100_000 else {
      return nil
    }
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
    if text.prefix(32).contains(where: { $0 | 0x20 == UInt8(ascii: "p") }),
      let point = wellKnown(text)
    {
      return point
    }
    if first == UInt8(ascii: "0"), let point = binary(text) { return point }
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
      guard wellKnown(text) == nil else { return nil }
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

  /// Parses `POINT (-97.7 30.2)`, with an optional `SRID=4326;` prefix and altitude, or a
  /// multipoint's first point.
  private static func wellKnown(_ text: [UInt8]) -> PlanePoint? {
    var word = text[...]
    if let semicolon = word.firstIndex(of: UInt8(ascii: ";")), word.count > 4,
      String(decoding: word.prefix(4), as: UTF8.self).uppercased() == "SRID"
    {
      word = word[(semicolon + 1)...]
    }
    guard let open = word.firstIndex(of: UInt8(ascii: "(")) else { return nil }
    let name =
      String(decoding: word[..<open], as: UTF8.self).uppercased()
      .split(separator: " ").first ?? ""
    guard ["POINT", "POINTZ", "POINTM", "POINTZM", "MULTIPOINT"].contains(name) else { return nil }
    let inside = word[(open + 1)...]
    guard !inside.contains(UInt8(ascii: ",")) else { return nil }
    let numbers = numbers(inside)
    return numbers.count >= 2 ? PlanePoint(x: numbers[0], y: numbers[1]) : nil
  }

  /// Returns the identifier of the coordinate system in PostGIS's variants of well-known text and
  /// binary, `SRID=2180;POINT(…)` and their hexadecimal form, or `nil` if it has none.
  static func srid(_ value: ArraySlice<UInt8>) -> Int? {
    guard let first = value.first else { return nil }
    if first == UInt8(ascii: "0") { return bytes(Array(value)).flatMap(WellKnownBinary.srid) }
    guard first | 0x20 == UInt8(ascii: "s"), value.count > 5,
      String(decoding: value.prefix(5), as: UTF8.self).uppercased() == "SRID="
    else { return nil }
    let digits = value.dropFirst(5).prefix { $0 &- UInt8(ascii: "0") < 10 }
    return Int(String(decoding: digits, as: UTF8.self)).flatMap { $0 > 0 ? $0 : nil }
  }

  /// Parses well-known binary in hexadecimal, the output format of PostGIS.
  private static func binary(_ text: [UInt8]) -> PlanePoint? {
    bytes(text).flatMap(WellKnownBinary.point)
  }

  /// Returns the bytes of hexadecimal text of the length of a point.
  private static func bytes(_ text: [UInt8]) -> [UInt8]? {
    guard text.count >= 42, text.count <= 200, text.count % 2 == 0 else { return nil }
    var bytes: [UInt8] = []
    for index in stride(from: 0, to: text.count, by: 2) {
      guard let byte = UInt8(String(decoding: text[index..<(index + 2)], as: UTF8.self), radix: 16)
      else { return nil }
      bytes.append(byte)
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

  /// Returns all decimal numbers in a string, ignoring everything else.
  private static func numbers(_ text: ArraySlice<UInt8>) -> [Double] {
    var numbers: [Double] = []
    var index = text.startIndex
    let bytes = Array(text)
    let offset = text.startIndex
    while index < text.endIndex, numbers.count < 8 {
      let byte = text[index]
      let begins =
        byte &- UInt8(ascii: "0") < 10 || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
        || byte == UInt8(ascii: ".")
      guard begins, let (value, end) = DecimalNumber.scan(bytes.span, at: index - offset) else {
        index += 1
        continue
      }
      numbers.append(value)
      index = end + offset
    }
    return numbers
  }
}

/// Parses a point in well-known binary (OGC 06-103r4, 8.2), including PostGIS's variant with an
/// SRID.
enum WellKnownBinary {
  /// The flag of a type that an SRID follows.
  private static let hasSRID: UInt64 = 0x2000_0000

  /// Returns the SRID, or `nil` if it has none.
  static func srid(_ bytes: [UInt8]) -> Int? {
    guard bytes.count >= 25, bytes[0] <= 1, number(bytes, 1, 4) & hasSRID != 0,
      case let srid = Int(number(bytes, 5, 4)), srid > 0
    else { return nil }
    return srid
  }

  /// Returns `nil` if the bytes are not a point or the point is empty.
  static func point(_ bytes: [UInt8]) -> PlanePoint? {
    guard bytes.count >= 21, bytes[0] <= 1 else { return nil }
    func number(_ start: Int, _ size: Int) -> UInt64 { Self.number(bytes, start, size) }
    let type = number(1, 4)
    let start = type & hasSRID != 0 ? 9 : 5
    if (type & 0xFFFF) % 1000 == 4, bytes.count >= start + 25, number(start, 4) == 1 {
      return point(Array(bytes[(start + 4)...]))
    }
    guard (type & 0xFFFF) % 1000 == 1, bytes.count >= start + 16 else { return nil }
    let x = Double(bitPattern: number(start, 8))
    let y = Double(bitPattern: number(start + 8, 8))
    return x.isNaN || y.isNaN ? nil : PlanePoint(x: x, y: y)
  }

  /// Returns the type of a geometry, or `nil` if the bytes are not a geometry.
  static func type(of bytes: [UInt8]) -> GeometryType? {
    guard bytes.count >= 5, bytes[0] <= 1 else { return nil }
    let code = number(bytes, 1, 4)
    // Extended well-known binary has flags for heights and measures.
    let flags = (code & 0x8000_0000 != 0 ? 1000 : 0) + (code & 0x4000_0000 != 0 ? 2000 : 0)
    return GeometryType(code: Int(code & 0xFFFF) + flags)
  }

  private static func number(_ bytes: [UInt8], _ start: Int, _ size: Int) -> UInt64 {
    let isLittleEndian = bytes[0] == 1
    return (0..<size).reduce(0) { number, index in
      number << 8 | UInt64(bytes[start + (isLittleEndian ? size - 1 - index : index)])
    }
  }
}
