import PetMapAnnouncements
import PetMapGeo
import PetMapSynonyms

/// A record interpreted according to a plan; its values other than the coordinate are in an
/// extension.
struct SourceRecord {
  var row: RawRow
  let plan: FieldPlan

  /// Returns the value in a column, which is empty if it is a word for a missing value
  /// to which the mapping of the field gives no meaning.
  @inline(__always)
  func value(at column: Int, of field: RecordField? = nil) -> RawSlice {
    let slice = row[column]
    if slice.isEmpty || plan.isOwnFormat { return slice }
    if slice.count <= CellText.longestNullWord, slice.isQuoted,
      CellText.isNull(slice.bytes(in: row.bytes)), !isMapped(slice, field)
    {
      return RawSlice(offset: slice.start, count: 0)
    }
    return CellText.withoutTextGuard(slice, in: row.bytes)
  }

  /// Returns whether the mapping mentions a value of a field.
  private func isMapped(_ slice: RawSlice, _ field: RecordField?) -> Bool {
    guard let field, let values = plan.mapping.values[field] else { return false }
    return text(slice).map(values.mentions) ?? false
  }

  /// Returns the value of a field and its column.
  @inline(__always)
  func slice(_ field: RecordField) -> (slice: RawSlice, column: Int) {
    var found = (slice: RawSlice.none, column: -1)
    for index in plan.candidateRanges[field] {
      let column = plan.candidates[index]
      let slice = value(at: column, of: field)
      if found.slice.isNone { found = (slice, column) }
      if !slice.isEmpty { return (slice, column) }
    }
    return found
  }

  /// Returns the text of a value, without leading and trailing whitespace.
  func text(_ slice: RawSlice) -> String? { slice.text(in: row.bytes)?.trimmingBlanks }

  // MARK: Coordinates

  /// The point of the record's geometry, unless the record has better coordinates.
  @inline(__always)
  var geometry: PlanePoint? { plan.ignoresGeometries ? nil : row.record.point }

  /// Returns the point of the record in its own coordinate system, x east and y north: its
  /// geometry, or else its two coordinates, or else its location.
  ///
  /// - Throws: The problem with the coordinates, such as a latitude and a longitude that do not
  ///   belong together, or a sign that contradicts the column of the hemisphere.
  func point() throws(RawProblem) -> PlanePoint {
    let record = row.record
    if let problem = record.problem { throw problem }
    if let geometry { return geometry }
    for pair in plan.coordinates {
      let (y, x) = (value(at: pair.latitude.degrees), value(at: pair.longitude.degrees))
      guard !y.isEmpty, !x.isEmpty else { continue }
      try checkSign(of: y, pair.latitude)
      try checkSign(of: x, pair.longitude)
      return try point(degrees(y, pair.latitude), y, degrees(x, pair.longitude), x)
    }
    let (y, x) = (slice(.latitude), slice(.longitude))
    let mixed = mixedPair(y, x)
    if y.slice.isEmpty || x.slice.isEmpty || mixed != nil, let point = location() { return point }
    if let mixed { throw problem(.missing, .longitude, value(at: mixed.longitude.degrees)) }
    if x.slice.isNone && y.slice.isNone,
      !plan.isTable || !plan.has(.latitude) || !plan.has(.longitude)
    {
      if plan.has(.location), !slice(.location).slice.isEmpty {
        throw problem(reasonForNoPoint, .location)
      }
      throw plan.isTable
        ? problem(.missing, .location)
        : RawProblem(reason: .noGeometry, index: record.start)
    }
    return try point(
      number(y.slice).map { $0 / unitsPerDegree(y.column) }, y.slice,
      number(x.slice).map { $0 / unitsPerDegree(x.column) }, x.slice)
  }

  /// Returns the point with a latitude and a longitude.
  ///
  /// - Parameters:
  ///   - latitude: The latitude, or `nil` if its value is not a number.
  ///   - longitude: The longitude, or `nil` if its value is not a number.
  private func point(
    _ latitude: Double?, _ y: RawSlice, _ longitude: Double?, _ x: RawSlice
  ) throws(RawProblem) -> PlanePoint {
    if let latitude, let longitude { return PlanePoint(x: longitude, y: latitude) }
    if let point = writtenOut(y, x) { return point }
    if latitude == nil { throw problem(y.isEmpty ? .missing : .notANumber, .latitude) }
    throw problem(x.isEmpty ? .missing : .notANumber, .longitude)
  }

  /// Returns a latitude or longitude with its minutes, seconds, and hemisphere, or `nil` if the
  /// value in the column of its degrees is not a number.
  private func degrees(
    _ slice: RawSlice, _ axis: CoordinateColumns.Axis
  ) throws(RawProblem) -> Double? {
    guard let number = number(slice) else { return nil }
    if axis.isComplete { return number }
    var degrees = number / axis.unitsPerDegree
    // A number with decimal places is complete.
    if let minutes = axis.minutes, number == number.rounded(.towardZero) {
      var seconds = try sixtieths(minutes, axis.field) * 60
      if let column = axis.seconds { seconds += try sixtieths(column, axis.field) }
      let magnitude = (abs(number) * 3600 + seconds) / 3600
      degrees = number.sign == .minus ? -magnitude : magnitude
    }
    if axis.isNegated { degrees = -abs(degrees) }
    if let column = axis.hemisphere, case let hemisphere = value(at: column), !hemisphere.isEmpty {
      let word = text(hemisphere) ?? ""
      let direction =
        Hemisphere.isAmbiguous(word) ? axis.meaningOfO : Hemisphere.direction(word)
      guard let direction, direction.field == axis.field else {
        throw problem(.unknownHemisphere, axis.field, hemisphere)
      }
      if direction.isNegative { degrees = -abs(degrees) }
    }
    return degrees
  }

  /// Returns the minutes or seconds in a column, or 0 if there are none.
  private func sixtieths(
    _ column: Int, _ field: RecordField
  ) throws(RawProblem) -> Double {
    let slice = value(at: column)
    if slice.isEmpty { return 0 }
    guard let number = number(slice) else { throw problem(.notANumber, field, slice) }
    guard number >= 0, number < 60 else { throw problem(.outOfRange, field, slice) }
    return number
  }

  /// Converts a point in degrees to a coordinate.
  func coordinate(of point: PlanePoint) throws(RawProblem) -> Coordinate {
    do {
      return try Coordinate(latitude: point.y, longitude: point.x)
    } catch {
      if plan.isFullCircle, point.x > 180, point.x <= 360,
        let wrapped = try? Coordinate(latitude: point.y, longitude: point.x - 360)
      {
        return wrapped
      }
      throw problem(.outOfRange, abs(point.y) <= 90 ? .longitude : .latitude)
    }
  }

  private func unitsPerDegree(_ column: Int) -> Double {
    column < 0 ? 1 : plan.columns[column].unitsPerDegree
  }

  func number(_ slice: RawSlice) -> Double? {
    let range = slice.trimmedRange(in: row.bytes)
    if range.isEmpty { return nil }
    let text = row.bytes.span.extracting(range)
    if let number = DecimalNumber.parse(text) { return number }
    return NumberText.number(
      Array(row.bytes[range].prefix(64)), hasDecimalComma: plan.hasDecimalComma)
  }

  /// Parses a coordinate with degree symbols, minutes, or hemispheres: `52°13'47"N`, `21.0 E`.
  private func writtenOut(_ latitude: RawSlice, _ longitude: RawSlice) -> PlanePoint? {
    guard !latitude.isEmpty, latitude.count < 40, !longitude.isEmpty, longitude.count < 40,
      let north = text(latitude), let east = text(longitude),
      let coordinate = try? Coordinate(
        parsing: DegreeText.standard(north, hasDecimalComma: true) + ", "
          + DegreeText.standard(east, hasDecimalComma: true))
    else { return nil }
    return PlanePoint(x: coordinate.longitude, y: coordinate.latitude)
  }

  private func location() -> PlanePoint? {
    let (slice, column) = slice(.location)
    guard !slice.isEmpty else { return nil }
    return PointText.read(slice.unescaped(in: row.bytes), plan.columns[column].notation)
  }

  /// The reason why the record's location, which is not empty, is not a point.
  private var reasonForNoPoint: RecordProblem.Reason {
    if link == .online { return .onlineLink }
    let value = slice(.location).slice.unescaped(in: row.bytes)
    return PointText.isShape(value) ? .notAPoint : .notALocation
  }

  /// What the record's location is if it is a link to a map.
  private var link: MapLink.Location? {
    let location = slice(.location).slice
    let bytes = location.isEmpty ? [] : location.unescaped(in: row.bytes)
    return bytes.contains(UInt8(ascii: "/")) ? MapLink.location(bytes) : nil
  }

  /// Whether the record's coordinate is the center of a map, in a link that names nothing else.
  var isMapView: Bool {
    guard plan.hasLocations, geometry == nil,
      slice(.latitude).slice.isEmpty || slice(.longitude).slice.isEmpty, case .view = link
    else { return false }
    return true
  }

  /// The grid reference in the record's location, or `nil` if the record has other coordinates.
  var gridReference: GridReference? {
    guard plan.hasGridReferences, row.record.problem == nil, geometry == nil,
      slice(.latitude).slice.isEmpty || slice(.longitude).slice.isEmpty
    else { return nil }
    let location = slice(.location).slice
    guard !location.isEmpty else { return nil }
    return GridReference(Array(location.unescaped(in: row.bytes).prefix(64)))
  }

  /// The coordinate system in the record's location, or `nil` if it has none or degrees.
  var labeledSystem: String? {
    guard plan.hasLabels, geometry == nil else { return nil }
    let location = slice(.location).slice
    guard !location.isEmpty, let label = PointText.srid(location.unescaped(in: row.bytes)) else {
      return nil
    }
    return label == 4326 ? nil : "EPSG:\(label)"
  }

  /// The coordinate system of the UTM zone in the record, or `nil` if it has none.
  var zoneSystem: String? {
    guard let zone = plan.zone, geometry == nil else { return nil }
    return text(value(at: zone)).flatMap(UTMZone.system)
  }

  // MARK: Problems

  /// Returns a problem with a field's value, including its location.
  func problem(_ reason: RecordProblem.Reason, _ field: RecordField) -> RawProblem {
    var value = slice(field).slice
    let record = row.record
    if geometry != nil {
      if field == .latitude { value = record.pointSlices.y }
      if field == .longitude { value = record.pointSlices.x }
    } else if value.isEmpty, field == .latitude || field == .longitude {
      let location = slice(.location).slice
      if !location.isEmpty { value = location }
    }
    return problem(reason, field, value)
  }

  /// Returns a problem with a value of a field.
  func problem(
    _ reason: RecordProblem.Reason, _ field: RecordField, _ value: RawSlice
  ) -> RawProblem {
    RawProblem(
      reason: reason, field: field, index: value.isNone ? row.record.start : value.start,
      value: value)
  }

  /// Returns a problem's value as written in the file, truncated.
  func excerpt(of problem: RawProblem) -> String? {
    guard !problem.value.isNone else { return nil }
    let bytes = problem.value.bytes(in: row.bytes)
    var end = bytes.startIndex + min(80, bytes.count)
    // Do not divide a character.
    while end > bytes.startIndex, end < bytes.endIndex, UTF8.isContinuation(bytes[end]) { end -= 1 }
    return String(decoding: bytes[..<end], as: UTF8.self)
  }
}

/// Checks of a record's coordinates against each other.
extension SourceRecord {
  /// Returns the pair of columns that contains the latitude if the longitude is in a different
  /// pair, so that the two do not belong together.
  func mixedPair(
    _ latitude: (slice: RawSlice, column: Int), _ longitude: (slice: RawSlice, column: Int)
  ) -> CoordinateColumns? {
    // If one pair had both, it would have been used.
    guard plan.coordinates.count > 1, !latitude.slice.isEmpty, !longitude.slice.isEmpty,
      plan.coordinates.contains(where: { $0.longitude.degrees == longitude.column })
    else { return nil }
    return plan.coordinates.first { $0.latitude.degrees == latitude.column }
  }

  /// Checks that degrees whose hemisphere is in a column such as `N/S` have no sign, because that
  /// column may contain something else.
  func checkSign(of degrees: RawSlice, _ axis: CoordinateColumns.Axis) throws(RawProblem) {
    guard axis.isHemisphereVague,
      degrees.trimmed(in: row.bytes).first == UInt8(ascii: "-"),
      let number = number(degrees), number < 0
    else { return }
    throw problem(.outOfRange, axis.field, degrees)
  }
}
