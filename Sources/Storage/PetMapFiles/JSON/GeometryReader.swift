import PetMapGeo
import PetMapJSON
import PetMapSystem

/// Reads the point of a record from a GeoJSON geometry, from Esri's `{"x":…,"y":…}`, or from
/// coordinates alone. If lines and areas are read as points, the point may also represent one of
/// them.
///
/// Unrecognized members are not validated.
struct GeometryReader {
  /// Whether lines and areas are read as points that represent them.
  private let representsShapes: Bool
  /// The point, `x` east and `y` north, if there is one.
  var point: PlanePoint? { hasPoint ? PlanePoint(x: x, y: y) : nil }
  /// The slices of its numbers.
  private(set) var slices = (x: RawSlice.none, y: RawSlice.none)

  private var (x, y) = (0.0, 0.0)
  private var hasPoint = false
  /// Whether the point represents a line or an area, whose coordinates need not be read.
  private var isShape = false

  /// The types of GeoJSON objects; a `type` member with any other value has nothing to do with
  /// GeoJSON.
  private static let types = [
    "Feature", "Point", "MultiPoint", "LineString", "MultiLineString", "Polygon", "MultiPolygon",
    "GeometryCollection", "FeatureCollection",
  ].map { Array("\"\($0)\"".utf8) }

  /// The members of Esri's geometries other than points.
  private static let shapes = ["rings", "paths", "points", "curveRings", "curvePaths"].map {
    Array($0.utf8)
  }

  private static let (type, coordinates) = (Array("type".utf8), Array("coordinates".utf8))

  private static func isEqual(_ range: Range<Int>, _ word: [UInt8], in text: [UInt8]) -> Bool {
    RawBytes.areEqual(text.span.extracting(range), word.span)
  }

  init(representsShapes: Bool) { self.representsShapes = representsShapes }

  /// Reads the `type` of a record, which may itself be a geometry.
  ///
  /// - Parameter record: The range of the record.
  /// - Returns: Whether it is a GeoJSON type.
  /// - Throws: ``RecordProblem/Reason/notAPoint`` for a geometry that is not read as a point, and
  ///   for a collection of features.
  mutating func readOwnType(
    _ type: Range<Int>, of record: Range<Int>, in text: [UInt8]
  ) throws(RawProblem) -> Bool {
    guard let index = Self.types.firstIndex(where: { Self.isEqual(type, $0, in: text) }) else {
      return false
    }
    if index >= 2 { try readShape(record, named: type, in: text) }
    return true
  }

  /// Reads a geometry other than a point as the point that represents it.
  ///
  /// - Throws: ``RecordProblem/Reason/notAPoint`` for a geometry that is not read as a point.
  private mutating func readShape(
    _ value: Range<Int>, named name: Range<Int>, in text: [UInt8]
  ) throws(RawProblem) {
    let shape =
      representsShapes
      ? (try? JSONValue(parsing: Array(text[value])))?.object.flatMap { PlaneShape(json: $0) } : nil
    guard let point = shape?.representative else {
      throw Self.problem(.notAPoint, name, in: text)
    }
    (x, y, hasPoint, isShape) = (point.x, point.y, true, true)
  }

  /// Reads the coordinates of a record that is itself a geometry.
  ///
  /// - Parameter record: The range of the record.
  mutating func readOwnCoordinates(
    _ value: Range<Int>, of record: Range<Int>, in text: [UInt8]
  ) throws(RawProblem) {
    if isShape { return }
    guard try readCoordinates(value, of: record, in: text) == 0 else {
      throw Self.problem(.notANumber, value, .longitude, in: text)
    }
  }

  /// Reads the coordinates of a geometry whose type may follow them.
  ///
  /// - Returns: The number of inner arrays.
  private mutating func readCoordinates(
    _ value: Range<Int>, of geometry: Range<Int>, in text: [UInt8]
  ) throws(RawProblem) -> Int {
    do throws(RawProblem) {
      return try readArray(value, in: text)
    } catch {
      guard let type = JSONItems.member("type", of: geometry, in: text),
        Self.types.dropFirst(3).contains(where: { Self.isEqual(type, $0, in: text) })
      else { throw error }
      try readShape(geometry, named: type, in: text)
      return 0
    }
  }

  /// Reads a geometry, which may be null.
  mutating func read(_ value: Range<Int>, in text: [UInt8]) throws(RawProblem) {
    if text[value].elementsEqual("null".utf8) { return }
    guard var items = JSONItems(value, in: text), items.isObject else {
      throw Self.problem(.noGeometry, value, in: text)
    }
    var type: Range<Int>?
    var (points, hasX, hasY, isMultiPoint) = (nil as Int?, false, false, false)
    while let item = items.next(in: text) {
      if Self.isEqual(item.name, Self.type, in: text) {
        type = item.value
        isMultiPoint = Self.isEqual(item.value, Self.types[2], in: text)
        guard isMultiPoint || Self.isEqual(item.value, Self.types[1], in: text) else {
          return try readShape(value, named: item.value, in: text)
        }
      } else if Self.isEqual(item.name, Self.coordinates, in: text) {
        points = try readCoordinates(item.value, of: value, in: text)
        if isShape { return }
      } else if text[item.name].elementsEqual("x".utf8) {
        try readNumber(item.value, isY: false, in: text)
        hasX = true
      } else if text[item.name].elementsEqual("y".utf8) {
        try readNumber(item.value, isY: true, in: text)
        hasY = true
      } else if Self.shapes.contains(where: { Self.isEqual(item.name, $0, in: text) }) {
        return try readShape(value, named: item.name, in: text)
      }
    }
    if items.error != nil { throw RawProblem(reason: .malformedJSON, index: value.lowerBound) }
    if hasX, hasY { hasPoint = true }
    if isMultiPoint, points != 1, let type {
      throw Self.problem(.notAPoint, type, in: text)
    }
    guard hasPoint else { throw Self.problem(.noGeometry, value, in: text) }
    if isMultiPoint, let type {
      if points != 1 { try readShape(value, named: type, in: text) }
    } else if let points, points > 0 {
      throw Self.problem(.notANumber, value, .longitude, in: text)
    }
  }

  // MARK: Numbers

  /// Reads an array of two or more numbers, or an array of such arrays, of which only the first is
  /// examined.
  ///
  /// - Returns: The number of inner arrays.
  private mutating func readArray(
    _ value: Range<Int>, isInner: Bool = false, in text: [UInt8]
  ) throws(RawProblem) -> Int {
    guard var items = JSONItems(value, in: text), !items.isObject else {
      throw Self.problem(.badCoordinates, value, in: text)
    }
    var (count, points) = (0, 0)
    while let item = items.next(in: text)?.value {
      if !isInner, count == points, text[item.lowerBound] == UInt8(ascii: "[") {
        if points == 0 { _ = try readArray(item, isInner: true, in: text) }
        points += 1
      } else if points > 0 {
        throw Self.problem(.notANumber, item, .longitude, in: text)
      } else if count < 2 {
        try readNumber(item, isY: count == 1, in: text)
      }
      count += 1
    }
    if let index = items.error {
      // `[1,]` lacks a number.
      let isMissing = count == 0 || Self.follows(UInt8(ascii: ","), index, in: text)
      guard isMissing, points > 0 || count < 2 else {
        throw RawProblem(reason: .malformedJSON, index: value.lowerBound)
      }
      let isLatitude = points == 0 && count == 1
      throw Self.problem(
        .notANumber, index..<index + 1, isLatitude ? .latitude : .longitude, in: text)
    }
    guard points > 0 || count >= 2 else { throw Self.problem(.badCoordinates, value, in: text) }
    hasPoint = true
    return points
  }

  /// Returns whether a byte is the last one before an index that is not whitespace.
  private static func follows(_ byte: UInt8, _ index: Int, in text: [UInt8]) -> Bool {
    text[..<index].last { !JSONTokens.isWhiteSpace($0) } == byte
  }

  /// Reads a number, or a string that contains one.
  private mutating func readNumber(
    _ value: Range<Int>, isY: Bool, in text: [UInt8]
  ) throws(RawProblem) {
    let isText = text[value.lowerBound] == UInt8(ascii: "\"")
    let digits = isText ? value.lowerBound + 1..<value.upperBound - 1 : value
    guard RawSlice.isNumber(digits, in: text),
      let number = DecimalNumber.parse(text.span.extracting(digits))
    else { throw Self.problem(.notANumber, value, isY ? .latitude : .longitude, in: text) }
    let slice = RawSlice(value, .literal)
    if isY { (y, slices.y) = (number, slice) } else { (x, slices.x) = (number, slice) }
  }

  /// - Parameter value: The value in question; only the bracket of an object or array is shown.
  private static func problem(
    _ reason: RecordProblem.Reason, _ value: Range<Int>, _ field: RecordField? = nil,
    in text: [UInt8]
  ) -> RawProblem {
    let isNested = [UInt8(ascii: "{"), UInt8(ascii: "[")].contains(text[value.lowerBound])
    return RawProblem(
      reason: reason, field: field, index: value.lowerBound,
      value: RawSlice(offset: value.lowerBound, count: isNested ? 1 : value.count))
  }
}
