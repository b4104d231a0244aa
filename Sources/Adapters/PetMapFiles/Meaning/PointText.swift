import PetMapGeo

/// Reads a point out of one value: well-known text and binary, GeoJSON, an object with a latitude and
/// a longitude, `(30.2, -97.7)` alone or behind an address, `30.2, -97.7`.
enum PointText {
  /// Which of an array's two numbers comes first.
  enum ArrayOrder {
    /// As in GeoJSON.
    case longitudeFirst
    /// As in Opendatasoft's `geo_point_2d`.
    case latitudeFirst

    /// - Parameter column: the name of the column in which the arrays stand.
    init(column: String) {
      let name = column.folded
      let isLatitudeFirst = name.hasPrefix("geopoint") || name.hasPrefix("lat")
      self = isLatitudeFirst ? .latitudeFirst : .longitudeFirst
    }
  }

  /// x east and y north; nil when the value is no point.
  ///
  /// - Parameter isStrict: whether a pair of numbers without brackets is none.
  static func read(
    _ value: UnsafeBufferPointer<UInt8>, arrays order: ArrayOrder = .longitudeFirst,
    isStrict: Bool = false
  ) -> PlanePoint? {
    guard let first = unsafe value.first, let last = unsafe value.last, value.count < 100_000 else {
      return nil
    }
    let isBracketed = first == 0x7B || first == 0x5B || last == 0x29
    if isStrict, !isBracketed, first != 0x30 || value.count < 42 { return nil }
    let text = unsafe Array(value)
    if first == 0x7B || first == 0x5B { return object(text, order) }
    if text.prefix(32).contains(where: { $0 | 0x20 == 0x70 }), let point = wellKnown(text) {
      return point
    }
    if first == 0x30, let point = binary(text) { return point }
    if let open = text.lastIndex(of: 0x28), text.last == 0x29 {
      return pair(Array(text[(open + 1)..<(text.count - 1)]))
    }
    return isStrict ? nil : pair(text)
  }

  /// `POINT (-97.7 30.2)`, also with `SRID=4326;` before it, with heights, or of one point of many.
  private static func wellKnown(_ text: [UInt8]) -> PlanePoint? {
    var word = text[...]
    if let semicolon = word.firstIndex(of: 0x3B), word.count > 4,
      String(decoding: word.prefix(4), as: UTF8.self).uppercased() == "SRID"
    {
      word = word[(semicolon + 1)...]
    }
    guard let open = word.firstIndex(of: 0x28) else { return nil }
    let name =
      String(decoding: word[..<open], as: UTF8.self).uppercased()
      .split(separator: " ").first ?? ""
    guard ["POINT", "POINTZ", "POINTM", "POINTZM", "MULTIPOINT"].contains(name) else { return nil }
    let inside = word[(open + 1)...]
    guard !inside.contains(0x2C) else { return nil }
    let numbers = numbers(inside)
    return numbers.count >= 2 ? PlanePoint(x: numbers[0], y: numbers[1]) : nil
  }

  /// Well-known binary in hexadecimal digits, as PostGIS writes it out.
  private static func binary(_ text: [UInt8]) -> PlanePoint? {
    guard text.count >= 42, text.count <= 200, text.count % 2 == 0 else { return nil }
    var bytes: [UInt8] = []
    for index in stride(from: 0, to: text.count, by: 2) {
      guard let byte = UInt8(String(decoding: text[index..<(index + 2)], as: UTF8.self), radix: 16)
      else { return nil }
      bytes.append(byte)
    }
    return WellKnownBinary.point(bytes)
  }

  /// A JSON object or array, or what Python writes for one.
  private static func object(_ text: [UInt8], _ order: ArrayOrder) -> PlanePoint? {
    if text.first == 0x5B {
      let numbers = numbers(text[...])
      guard numbers.count == 2 || numbers.count == 3 else { return nil }
      return order == .longitudeFirst
        ? PlanePoint(x: numbers[0], y: numbers[1]) : PlanePoint(x: numbers[1], y: numbers[0])
    }
    if let found = position(of: ["coordinates"], in: text) {
      let rest = text[found...].prefix { $0 != 0x7D }
      // Of several points in one there is none.
      let brackets = rest.count { $0 == 0x5B }
      let numbers = numbers(rest)
      let isPoint = brackets == 1 && (2...4).contains(numbers.count)
      let isOneOfMany = brackets == 2 && (2...3).contains(numbers.count)
      return isPoint || isOneOfMany ? PlanePoint(x: numbers[0], y: numbers[1]) : nil
    }
    guard let north = position(of: ["latitude", "lat", "y"], in: text),
      let east = position(of: ["longitude", "lon", "lng", "long", "x"], in: text),
      let y = numbers(text[north...].prefix { $0 != 0x2C && $0 != 0x7D }).first,
      let x = numbers(text[east...].prefix { $0 != 0x2C && $0 != 0x7D }).first
    else { return nil }
    return PlanePoint(x: x, y: y)
  }

  /// Behind the first of these names that the object itself has for a member, and its colon.
  private static func position(of names: [String], in text: [UInt8]) -> Int? {
    var depth = 0
    var index = 0
    while index < text.count {
      let byte = text[index]
      index += 1
      switch byte {
      case 0x7B, 0x5B: depth += 1
      case 0x7D, 0x5D: depth -= 1
      case 0x22, 0x27:
        let start = index
        while index < text.count, text[index] != byte { index += text[index] == 0x5C ? 2 : 1 }
        let word = String(decoding: text[start..<min(index, text.count)], as: UTF8.self)
        index += 1
        let next = text.dropFirst(index).firstIndex { $0 != 0x20 }
        if depth == 1, let next, text[next] == 0x3A, names.contains(word.lowercased()) {
          return next + 1
        }
      default: break
      }
    }
    return nil
  }

  /// A latitude and a longitude, in this order unless the first can only be a longitude.
  private static func pair(_ text: [UInt8]) -> PlanePoint? {
    let numbers = numbers(text[...])
    let isPlain = text.allSatisfy { byte in
      byte &- 0x30 < 10 || [0x20, 0x2B, 0x2C, 0x2D, 0x2E, 0x3B, 0x7C].contains(byte)
    }
    guard isPlain, numbers.count == 2 || numbers.count == 3 else {
      guard text.count < 80,
        let coordinate = try? Coordinate(parsing: String(decoding: text, as: UTF8.self))
      else { return nil }
      return PlanePoint(x: coordinate.longitude, y: coordinate.latitude)
    }
    let isEastFirst = abs(numbers[0]) > 90 && abs(numbers[1]) <= 90
    return isEastFirst
      ? PlanePoint(x: numbers[0], y: numbers[1]) : PlanePoint(x: numbers[1], y: numbers[0])
  }

  /// All decimal numbers in a text, what is between them aside.
  private static func numbers(_ text: ArraySlice<UInt8>) -> [Double] {
    var numbers: [Double] = []
    var index = text.startIndex
    let bytes = Array(text)
    let offset = text.startIndex
    while index < text.endIndex, numbers.count < 8 {
      let byte = text[index]
      let begins = byte &- 0x30 < 10 || byte == 0x2D || byte == 0x2B || byte == 0x2E
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

/// A point of well-known binary (OGC 06-103r4, 8.2), also PostGIS's with a number for its system.
enum WellKnownBinary {
  /// Nil when the bytes are no point, or an empty one.
  static func point(_ bytes: [UInt8]) -> PlanePoint? {
    guard bytes.count >= 21, bytes[0] <= 1 else { return nil }
    let isLittle = bytes[0] == 1
    func number(_ start: Int, _ size: Int) -> UInt64 {
      (0..<size).reduce(0) { number, index in
        number << 8 | UInt64(bytes[start + (isLittle ? size - 1 - index : index)])
      }
    }
    let type = number(1, 4)
    let start = type & 0x2000_0000 != 0 ? 9 : 5
    if (type & 0xFFFF) % 1000 == 4, bytes.count >= start + 25, number(start, 4) == 1 {
      return point(Array(bytes[(start + 4)...]))
    }
    guard (type & 0xFFFF) % 1000 == 1, bytes.count >= start + 16 else { return nil }
    let x = Double(bitPattern: number(start, 8))
    let y = Double(bitPattern: number(start + 8, 8))
    return x.isNaN || y.isNaN ? nil : PlanePoint(x: x, y: y)
  }
}
