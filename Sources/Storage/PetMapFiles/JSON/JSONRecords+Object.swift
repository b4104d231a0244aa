import CSimdJSON
import PetMapJSON

extension JSONRecords {
  /// Begins a top-level object: a collection whose records are in an array or are its members, or a
  /// single record.
  func beginObject(into batch: RawBatch) throws(FileError) {
    open = [.object]
    if let shape, shape.path.isEmpty, shape.areMembers {
      _ = beginMembers()
      return
    }
    guard let end = try scanMembers(from: 1, afterMember: false) else { return }
    if let shape, !shape.path.isEmpty { throw noRecords(shape) }
    begin(batch)
    let start = window.start
    let line = window.place(at: start).line
    _ = parseRecord(start, start + end, into: batch)
    window.consume(to: start + end)
    state = .afterRecord(line: line)
  }

  /// Begins a top-level array whose elements contain the arrays of records.
  func beginOuterArray() throws(FileError) {
    open = [.array]
    if let shape, try scanMembers(from: 1, afterMember: false) != nil { throw noRecords(shape) }
  }

  private func noRecords(_ shape: JSONShape) -> FileError {
    .noRecords(path: window.path, records: JSONShape.text(of: shape.path))
  }

  /// Reads the members that follow the array of records in its object.
  func readMembers() throws(FileError) {
    guard let end = try scanMembers(from: 0, afterMember: true) else { return }
    window.consume(to: window.start + end)
    state = .trailing
  }

  /// Scans members, including those of nested objects that contain the array, until an array of
  /// records begins, which changes the state, or the top-level value ends.
  ///
  /// If the path of the records leads through arrays, the elements of these are scanned in the same
  /// way.
  ///
  /// Offsets are relative to the window's unconsumed bytes, which are kept because the object may
  /// turn out to be a record.
  ///
  /// - Returns: The offset after the top-level value, or `nil` if an array of records begins.
  private func scanMembers(from offset: Int, afterMember: Bool) throws(FileError) -> Int? {
    var at = offset
    var mayEnd = true
    var isAfterMember = afterMember
    var isCollection = true
    // The number of members that may be records keyed by ID; `nil` if any member cannot be one.
    var records = afterMember ? nil : Optional(0)
    while true {
      var byte = try byteOfText(at: &at)
      let isInArray = open.last == .array
      if byte == (isInArray ? UInt8(ascii: "]") : UInt8(ascii: "}")) && mayEnd {
        at += 1
        open.removeLast()
        // Elements have no name.
        if open.last == .object { path.removeLast() }
        if open.isEmpty, shape == nil, let records, records > 1 { return beginMembers() }
        if open.isEmpty { return at }
        isAfterMember = true
        continue
      }
      if isAfterMember {
        guard byte == UInt8(ascii: ",") else { throw syntaxError(at: at) }
        at += 1
        isAfterMember = false
        mayEnd = false
        if isInArray {
          window.consume(to: window.start + at)
          at = 0
        }
        continue
      }
      if isInArray {
        mayEnd = true
        switch byte {
        case UInt8(ascii: "{"):
          at += 1
          open.append(.object)
        case UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: ","), UInt8(ascii: ":"):
          throw syntaxError(at: at)
        default:
          at = try valueEnd(at)
          isAfterMember = true
        }
        continue
      }
      guard byte == UInt8(ascii: "\"") else { throw syntaxError(at: at) }
      let keyStart = at
      at = try valueEnd(at)
      // Indices into the window change with every refill; offsets do not.
      let key = (start: keyStart + 1, end: at - 1)
      byte = try byteOfText(at: &at)
      guard byte == UInt8(ascii: ":") else { throw syntaxError(at: at) }
      at += 1
      byte = try byteOfText(at: &at)
      if let shape, !shape.path.isEmpty {
        let next = path + [name(of: key)]
        if byte == (shape.areMembers ? UInt8(ascii: "{") : UInt8(ascii: "[")),
          next == shape.path || shape.isFollowed(by: next)
        {
          collectionStatus = next.last.flatMap(Synonyms.collectionStatus)
          areMembers = shape.areMembers
          window.consume(to: window.start + at + 1)
          isArrayInObject = true
          state = .elements
          return nil
        }
        if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "["), shape.path.starts(with: next),
          next != shape.path
        {
          path = next
          at += 1
          open.append(byte == UInt8(ascii: "{") ? .object : .array)
          mayEnd = true
          continue
        }
      } else if byte == UInt8(ascii: "["), isCollection, try containsRecords(key, at) {
        window.consume(to: window.start + at + 1)
        isArrayInObject = true
        state = .elements
        return nil
      }
      if shape == nil, byte == UInt8(ascii: "{"), isCollection, open.count < 4,
        Self.containers.contains(where: { matches(key, $0) })
      {
        at += 1
        open.append(.object)
        path.append("")
        mayEnd = true
        continue
      }
      records =
        byte == UInt8(ascii: "{") && open.count == 1 && !isColumn(key)
        ? records.map { $0 + 1 } : nil
      let valueStart = at
      at = try valueEnd(at)
      if afterMember, byte == UInt8(ascii: "[") || byte == UInt8(ascii: "{") {
        try checkForRecords(key, valueStart..<at)
      }
      if shape == nil, let records, records >= Self.enoughRecords { return beginMembers() }
      if matches(key, "type") {
        let value = (start: valueStart, end: at)
        isCollection = !matches(value, "\"Feature\"")
      }
      if matches(key, "crs") || matches(key, "spatialReference") {
        unsafe noteSystem(
          UnsafeBufferPointer(
            start: window.bytes + window.start + valueStart, count: at - valueStart))
      }
      isAfterMember = true
      mayEnd = true
    }
  }

  /// Rejects a file that has records in another member, after those that were read.
  private func checkForRecords(
    _ key: (start: Int, end: Int), _ value: Range<Int>
  ) throws(FileError) {
    guard let shape, !shape.path.isEmpty else { return }
    if shape.isCompound, matches(key, "included") { return }
    let bytes = unsafe UnsafeBufferPointer(
      start: window.bytes + window.start + value.lowerBound, count: value.count)
    unsafe try shape.checkForRecords(in: bytes, at: path + [name(of: key)], of: window.path)
  }

  /// The minimum number of candidates required to read an object's members as records.
  private static let enoughRecords = 16

  /// Begins reading the members of the top-level object as records, as in a Firebase export.
  private func beginMembers() -> Int? {
    window.consume(to: window.start + 1)
    areMembers = true
    state = .elements
    return nil
  }

  private func name(of key: (start: Int, end: Int)) -> String {
    let slice = RawSlice(
      offset: window.start + key.start, count: key.end - key.start, kind: PETMAP_SLICE_ESCAPED)
    return unsafe slice.text(in: window.bytes) ?? ""
  }

  /// Returns whether a member's name is typical of a record's field.
  private func isColumn(_ key: (start: Int, end: Int)) -> Bool {
    let name = unsafe UnsafeBufferPointer(
      start: window.bytes + window.start + key.start, count: key.end - key.start)
    return unsafe ColumnName.match(String(decoding: name, as: UTF8.self)) != nil
  }

  /// The names of members that contain records, in GeoJSON and in the service's JSON.
  private static let arrays = ["features", "data", "geometries"]
  /// The names of members that contain records if their first element is an object: those of CKAN,
  /// Opendatasoft, and others.
  private static let arraysOfObjects = [
    "records", "results", "items", "rows", "value", "docs", "pets", "animals", "announcements",
  ]
  /// The names of members that may contain an object with such an array.
  private static let containers = ["result", "response", "data", "d", "payload"]

  /// Returns whether a member's array contains records rather than values of a record.
  private func containsRecords(
    _ key: (start: Int, end: Int), _ offset: Int
  ) throws(FileError) -> Bool {
    if Self.arrays.contains(where: { matches(key, $0) }) { return true }
    guard Self.arraysOfObjects.contains(where: { matches(key, $0) }) else { return false }
    var at = offset + 1
    let first = try byteOfText(at: &at)
    return first == UInt8(ascii: "{") || first == UInt8(ascii: "]")
  }

  private func matches(_ range: (start: Int, end: Int), _ text: String) -> Bool {
    guard range.end - range.start == text.utf8.count else { return false }
    var index = window.start + range.start
    for byte in text.utf8 {
      guard unsafe window.bytes[index] == byte else { return false }
      index += 1
    }
    return true
  }

  private func syntaxError(at offset: Int) -> FileError {
    .malformed(window.place(at: window.start + offset), .syntax)
  }

  /// Returns the first byte at or after an offset that is not whitespace.
  private func byteOfText(at offset: inout Int) throws(FileError) -> UInt8 {
    repeat {
      var index = window.start + offset
      let isFound = skipWhiteSpace(&index)
      offset = index - window.start
      if isFound { return unsafe window.bytes[index] }
    } while try window.refill()
    throw .malformed(window.place(at: window.start), .unclosed)
  }

  private func valueEnd(_ offset: Int) throws(FileError) -> Int {
    var scan = petmap_json_scan()
    var at = offset
    while true {
      let end = unsafe petmap_json_value_end(
        window.bytes, window.start + at, window.end, &scan)
      if end == window.start + offset { throw syntaxError(at: offset) }
      if end >= 0 { return end - window.start }
      at = window.end - window.start
      guard try window.refill() else {
        throw .malformed(window.place(at: window.start + offset), .unclosed)
      }
    }
  }

  /// Records the coordinate system declared by a collection:
  /// `{"type":"name","properties":{"name":"…"}}`, or Esri's `{"wkid":102100,"latestWkid":3857}`.
  private func noteSystem(_ value: UnsafeBufferPointer<UInt8>) {
    guard let value = try? JSONValue(parsing: unsafe Array(value)).object else { return }
    if let code = value["latestWkid"] ?? value["wkid"], let number = code.number?.integer {
      system = number == 102_100 ? "EPSG:3857" : "EPSG:\(number)"
    } else {
      system = value["properties"]?.object?["name"]?.string
    }
  }
}
