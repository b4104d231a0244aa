import PetMapGeo

/// Geometries in well-known text (OGC 06-103r4, 7.2).
extension PlaneShape {
  /// Parses well-known text such as `LINESTRING (21 52, 21.1 52)`, with an optional `SRID=4326;`
  /// prefix. Returns `nil` for any other text.
  package init?(wellKnown text: [UInt8]) {
    var scanner = WellKnownTextScanner(text)
    guard let shape = scanner.shape(), scanner.isAtEnd else { return nil }
    self = shape
  }
}

/// Reads the words, numbers, and parentheses of well-known text.
private struct WellKnownTextScanner {
  /// The maximum number of geometry collections within each other.
  private static let depthLimit = 8

  private let text: [UInt8]
  private var index = 0

  init(_ text: [UInt8]) {
    self.text = text
    let prefix = String(decoding: text.prefix(5), as: UTF8.self).uppercased()
    if prefix == "SRID=", let semicolon = text.prefix(16).firstIndex(of: UInt8(ascii: ";")) {
      index = semicolon + 1
    }
  }

  var isAtEnd: Bool {
    mutating get {
      skipBlanks()
      return index == text.count
    }
  }

  mutating func shape(depth: Int = 0) -> PlaneShape? {
    guard depth < Self.depthLimit else { return nil }
    var name = word()
    for suffix in ["ZM", "Z", "M"] where name.hasSuffix(suffix) && name.count > 5 {
      name.removeLast(suffix.count)
      break
    }
    if ["Z", "M", "ZM"].contains(peekedWord) { _ = word() }
    if peekedWord == "EMPTY" {
      _ = word()
      return PlaneShape()
    }
    switch name {
    case "POINT":
      return line().flatMap { $0.count == 1 ? PlaneShape(points: $0) : nil }
    case "MULTIPOINT":
      return points().map { PlaneShape(points: $0) }
    case "LINESTRING": return line().map { PlaneShape(lines: [$0]) }
    case "MULTILINESTRING": return lines().map { PlaneShape(lines: $0) }
    case "POLYGON": return lines().map { PlaneShape(areas: [$0]) }
    case "MULTIPOLYGON":
      return list { scanner in scanner.lines() }.map { PlaneShape(areas: $0) }
    case "GEOMETRYCOLLECTION":
      guard let shapes = list({ scanner in scanner.shape(depth: depth + 1) }) else { return nil }
      return shapes.reduce(into: PlaneShape()) { $0.add($1) }
    default: return nil
    }
  }

  // MARK: Lists

  private mutating func lines() -> [[PlanePoint]]? { list { scanner in scanner.line() } }

  private mutating func line() -> [PlanePoint]? { list { scanner in scanner.point() } }

  /// Reads the points of a multipoint, each of which may be in parentheses.
  private mutating func points() -> [PlanePoint]? {
    list { scanner in
      scanner.peek == UInt8(ascii: "(") ? scanner.line()?.first : scanner.point()
    }
  }

  private mutating func point() -> PlanePoint? {
    var numbers: [Double] = []
    while let number = number() { numbers.append(number) }
    return numbers.count >= 2 ? PlanePoint(x: numbers[0], y: numbers[1]) : nil
  }

  /// Reads elements in parentheses, separated by commas.
  private mutating func list<Element>(
    _ element: (inout WellKnownTextScanner) -> Element?
  ) -> [Element]? {
    guard skips(UInt8(ascii: "(")) else { return nil }
    var elements: [Element] = []
    repeat {
      guard let next = element(&self) else { return nil }
      elements.append(next)
    } while skips(UInt8(ascii: ","))
    return skips(UInt8(ascii: ")")) ? elements : nil
  }

  // MARK: Tokens

  private mutating func skipBlanks() {
    while index < text.count, text[index] <= UInt8(ascii: " ") { index += 1 }
  }

  private var peek: UInt8 {
    mutating get {
      skipBlanks()
      return index < text.count ? text[index] : 0
    }
  }

  private mutating func skips(_ byte: UInt8) -> Bool {
    guard peek == byte else { return false }
    index += 1
    return true
  }

  private var peekedWord: String {
    var copy = self
    return copy.word()
  }

  private mutating func word() -> String {
    skipBlanks()
    let start = index
    while index < text.count, (text[index] | 0x20) &- UInt8(ascii: "a") < 26 { index += 1 }
    return String(decoding: text[start..<index], as: UTF8.self).uppercased()
  }

  private mutating func number() -> Double? {
    skipBlanks()
    guard index < text.count, let (value, end) = DecimalNumber.scan(text.span, at: index) else {
      return nil
    }
    index = end
    return value
  }
}
