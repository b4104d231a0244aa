import CSimdJSON
import PetMapGeo

/// Reads the point of a record from a GeoJSON geometry, from Esri's `{"x":…,"y":…}`, or from
/// coordinates alone.
///
/// Unrecognized members are not validated.
struct GeometryReader {
  /// The point, `x` east and `y` north, if there is one.
  var point: PlanePoint? { hasPoint ? PlanePoint(x: x, y: y) : nil }
  /// The slices of its numbers.
  private(set) var slices = (x: RawSlice.none, y: RawSlice.none)

  private var (x, y) = (0.0, 0.0)
  private var hasPoint = false

  // The members of the current geometry.
  private var type: RawSlice?
  /// The number of arrays of coordinates within its `coordinates`.
  private var points = 0
  private var (hasX, hasY) = (false, false)

  /// The types of GeoJSON objects; a `type` member with any other value has nothing to do with
  /// GeoJSON.
  private static let types: [StaticString] = [
    "Feature", "Point", "MultiPoint", "LineString", "MultiLineString", "Polygon", "MultiPolygon",
    "GeometryCollection", "FeatureCollection",
  ]

  /// Checks the `type` of a record.
  ///
  /// - Parameter type: The value, which is a string.
  /// - Returns: Whether it is a GeoJSON type.
  /// - Throws: ``RecordProblem/Reason/notAPoint`` for a GeoJSON type other than `Feature` and
  ///   `Point`.
  static func isGeoJSON(type: RawSlice, in text: Span<UInt8>) throws(RawProblem) -> Bool {
    guard let index = types.firstIndex(where: { text.reads($0, at: type.range) })
    else { return false }
    guard index < 2 else { throw problem(.notAPoint, type.firstToken) }
    return true
  }

  /// Reads the coordinates of a record that is itself a point.
  mutating func readOwnCoordinates(_ value: RawSlice, in text: Span<UInt8>) throws(RawProblem) {
    guard try readArray(value, in: text) == 0 else {
      throw Self.problem(.notANumber, value.firstToken, .longitude)
    }
  }

  // MARK: Geometries

  /// Reads the type of a geometry.
  mutating func readType(_ value: RawSlice, in text: Span<UInt8>) throws(RawProblem) {
    guard value.isQuoted,
      text.reads("Point", at: value.range) || text.reads("MultiPoint", at: value.range)
    else { throw Self.problem(.notAPoint, value.firstToken) }
    type = value
  }

  /// Reads the coordinates of a geometry.
  mutating func readCoordinates(_ value: RawSlice, in text: Span<UInt8>) throws(RawProblem) {
    points = try readArray(value, in: text)
  }

  /// Reads Esri's `x` or `y`.
  mutating func readAxis(_ value: RawSlice, isY: Bool, in text: Span<UInt8>) throws(RawProblem) {
    var tokens = JSONTokens(at: value.firstToken.lowerBound)
    try readNumber(&tokens, isY: isY, in: text)
    if isY { hasY = true } else { hasX = true }
  }

  /// Checks a geometry after its members have been read.
  ///
  /// - Parameter value: The geometry's opening bracket, or its value if it is not an object.
  mutating func endGeometry(_ value: RawSlice, in text: Span<UInt8>) throws(RawProblem) {
    if text.reads("null", at: value.range) { return }
    let open = value.firstToken
    if hasX, hasY { hasPoint = true }
    guard text[open.lowerBound] == UInt8(ascii: "{"), hasPoint else {
      throw Self.problem(.noGeometry, open)
    }
    if let type, text.reads("MultiPoint", at: type.range) {
      guard points == 1 else { throw Self.problem(.notAPoint, type.firstToken) }
    } else if points > 0 {
      throw Self.problem(.notANumber, open, .longitude)
    }
    (type, points, hasX, hasY) = (nil, 0, false, false)
  }

  // MARK: Numbers

  private mutating func readArray(
    _ value: RawSlice, in text: Span<UInt8>
  ) throws(RawProblem) -> Int {
    var tokens = JSONTokens(at: value.firstToken.lowerBound)
    return try readArray(&tokens, in: text)
  }

  /// Reads an array of two or more numbers, or an array of such arrays, of which only the first is
  /// examined.
  ///
  /// - Returns: The number of inner arrays.
  private mutating func readArray(
    _ tokens: inout JSONTokens, isInner: Bool = false, in text: Span<UInt8>
  ) throws(RawProblem) -> Int {
    let open = tokens.next(in: text)
    guard open.first == UInt8(ascii: "[") else { throw Self.problem(.badCoordinates, open.range) }
    let malformed = RawProblem(reason: .malformedJSON, index: open.range.lowerBound)
    var (count, points) = (0, 0)
    var isAtEnd = tokens.skips(UInt8(ascii: "]"), in: text)
    while !isAtEnd {
      if !isInner, count == points, tokens.peek(in: text) == UInt8(ascii: "[") {
        if points == 0 {
          _ = try readArray(&tokens, isInner: true, in: text)
        } else {
          guard tokens.skipValue(in: text) else { throw malformed }
        }
        points += 1
      } else if points > 0 {
        throw Self.problem(.notANumber, tokens.next(in: text).range, .longitude)
      } else if count < 2 {
        try readNumber(&tokens, isY: count == 1, in: text)
      } else {
        guard tokens.skipValue(in: text) else { throw malformed }
      }
      count += 1
      isAtEnd = tokens.skips(UInt8(ascii: "]"), in: text)
      guard isAtEnd || tokens.skips(UInt8(ascii: ","), in: text) else { throw malformed }
    }
    guard points > 0 || count >= 2 else { throw Self.problem(.badCoordinates, open.range) }
    hasPoint = true
    return points
  }

  /// Reads a number, or a string that contains one.
  private mutating func readNumber(
    _ tokens: inout JSONTokens, isY: Bool, in text: Span<UInt8>
  ) throws(RawProblem) {
    let value: Double
    let range: Range<Int>
    if let number = tokens.number(in: text) {
      (value, range) = number
    } else {
      let token = tokens.next(in: text)
      guard let number = token.number(in: text) else {
        throw Self.problem(.notANumber, token.range, isY ? .latitude : .longitude)
      }
      (value, range) = (number, token.range)
    }
    let slice = RawSlice(
      offset: range.lowerBound, count: range.count, kind: PETMAP_SLICE_LITERAL)
    if isY { (y, slices.y) = (value, slice) } else { (x, slices.x) = (value, slice) }
  }

  private static func problem(
    _ reason: RecordProblem.Reason, _ value: Range<Int>, _ field: RecordField? = nil
  ) -> RawProblem {
    RawProblem(
      reason: reason, field: field, index: value.lowerBound,
      value: value.isEmpty ? .none : RawSlice(offset: value.lowerBound, count: value.count))
  }
}
