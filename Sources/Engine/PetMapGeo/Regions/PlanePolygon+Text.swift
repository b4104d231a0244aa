extension PlanePolygon {
  /// Returns whether a string begins like well-known text for a polygon or multipolygon.
  public static func isWKT(_ text: String) -> Bool {
    var scanner = WKTScanner(text)
    return scanner.word() && scanner.take(UInt8(ascii: "("))
  }

  /// Parses a `POLYGON` or `MULTIPOLYGON` in well-known text (OGC 06-103r4, 7), longitude first.
  /// The third and fourth numbers of a vertex are ignored, as is EWKT's `SRID=4326;`.
  ///
  /// ```swift
  /// let triangle = try PlanePolygon(wkt: "POLYGON((20 50, 22 50, 21 52, 20 50))")
  /// ```
  public init(wkt text: String) throws(PolygonTextError) {
    var scanner = WKTScanner(text)
    guard scanner.word() else { throw .syntax }
    var rings: [[PlanePoint]] = []
    guard scanner.rings(into: &rings, depth: scanner.isMultiple ? 2 : 1), scanner.isAtEnd else {
      throw .syntax
    }
    do {
      self = try PlanePolygon(rings: rings)
    } catch {
      throw .polygon(error)
    }
  }
}

extension PlanePolygon {
  /// The rings as a `POLYGON` in well-known text, from which the same edges are parsed.
  ///
  /// All rings are in one polygon, because neither their order nor their roles matter.
  public var wkt: String {
    let rings = rings.map { ring in
      let closed = ring.first == ring.last ? ring : ring + ring.prefix(1)
      return "(" + closed.map { "\($0.x) \($0.y)" }.joined(separator: ",") + ")"
    }
    return "POLYGON(\(rings.joined(separator: ",")))"
  }
}

/// An error in the well-known text of a polygon.
public enum PolygonTextError: Error, Sendable, Hashable {
  /// The text is not well-known text of a `POLYGON` or `MULTIPOLYGON`.
  case syntax
  /// The rings do not form a polygon.
  case polygon(PlanePolygonError)
}

/// A scanner of well-known text.
private struct WKTScanner {
  private let bytes: [UInt8]
  private var position = 0
  private(set) var isMultiple = false

  init(_ text: String) { bytes = Array(text.utf8) }

  private mutating func skipSpace() {
    while position < bytes.count,
      bytes[position] == UInt8(ascii: " ") || (9...13).contains(bytes[position])
    {
      position += 1
    }
  }

  var isAtEnd: Bool {
    mutating get {
      skipSpace()
      return position == bytes.count
    }
  }

  mutating func take(_ byte: UInt8) -> Bool {
    skipSpace()
    guard position < bytes.count, bytes[position] == byte else { return false }
    position += 1
    return true
  }

  private mutating func take(_ word: StaticString) -> Bool {
    skipSpace()
    let count = word.utf8CodeUnitCount
    guard position + count <= bytes.count else { return false }
    for offset in 0..<count {
      let expected = unsafe word.utf8Start[offset]
      let byte = bytes[position + offset]
      let upper = byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") ? byte - 0x20 : byte
      guard upper == expected else { return false }
    }
    position += count
    return true
  }

  /// Scans the name of the geometry and the dimensions after it.
  mutating func word() -> Bool {
    _ = take("SRID=4326;")
    isMultiple = take("MULTIPOLYGON")
    guard isMultiple || take("POLYGON") else { return false }
    _ = take("ZM") || take("Z") || take("M")
    return true
  }

  /// Scans a parenthesized list: vertices at depth 0, rings at 1, polygons at 2.
  mutating func rings(into rings: inout [[PlanePoint]], depth: Int) -> Bool {
    guard take(UInt8(ascii: "(")) else { return false }
    var ring: [PlanePoint] = []
    repeat {
      if depth > 0 {
        guard self.rings(into: &rings, depth: depth - 1) else { return false }
      } else {
        guard let x = number(), let y = number() else { return false }
        while number() != nil {}
        ring.append(PlanePoint(x: x, y: y))
      }
    } while take(UInt8(ascii: ","))
    if depth == 0 { rings.append(ring) }
    return take(UInt8(ascii: ")"))
  }

  private mutating func number() -> Double? {
    skipSpace()
    guard position < bytes.count, let (value, end) = DecimalNumber.scan(bytes.span, at: position)
    else { return nil }
    position = end
    return value
  }
}
