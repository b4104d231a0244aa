import CSimdJSON

/// The records of a JSON file of any shape: they are found one by one, so that a collection of a
/// gigabyte needs no more memory than its largest record.
final class JSONRecords {
  /// Where in the file the reading stands.
  enum State {
    /// Before the file's value.
    case start
    /// In the array of records: what may come next.
    case elements(Expected)
    /// Behind the array of records, in the object it is a member of.
    case members
    /// Behind the file's value.
    case trailing
    /// Behind an object that was a record: more of them may follow, one a line.
    case afterRecord
    /// A record up to the next such byte: a line feed, or the record separator of RFC 8142.
    case lines(UInt8)
    case end
  }

  enum Expected {
    case elementOrEnd
    case element
    case commaOrEnd
  }

  let collector: RecordCollector
  let window: InputWindow
  private let reader: JSONRecordReader
  var state = State.start
  var isArrayInObject = false
  private let isLines: Bool
  private var scan = petmap_json_scan()
  /// How many bytes of the record in hand have been scanned.
  private var scanned = 0

  init(
    collector: RecordCollector, isLines: Bool, columns: [AnnouncementField: String]
  ) throws(FileError) {
    self.collector = collector
    self.isLines = isLines
    window = collector.window
    reader = try JSONRecordReader(columns: columns)
  }

  /// Reads the records that are in the window, or more when there are none.
  /// - Returns: whether it goes on.
  func read() throws(FileError) -> Bool {
    collector.beginBatch()
    while true {
      // The bytes of a batch must stay where they are until it has been looked at.
      if collector.batch.count > 0 { return true }
      switch state {
      case .start: try begin()
      case .elements: try readElements()
      case .members: try readMembers()
      case .trailing: try readTrailing()
      case .afterRecord: state = try nextByte() == 0x7B ? .lines(0x0A) : .trailing
      case .lines(let separator): try readLines(separator)
      case .end: return false
      }
    }
  }

  /// - Precondition: the batch is empty.
  func refill() throws(FileError) -> Bool {
    let more = try window.refill()
    collector.beginBatch()
    return more
  }

  // MARK: The file's value

  private func begin() throws(FileError) {
    guard let first = try nextByte() else { throw .empty(path: window.path) }
    if first == 0x1E {
      state = .lines(0x1E)
    } else if isLines {
      state = .lines(0x0A)
    } else if first == 0x5B {
      window.consume(to: window.start + 1)
      state = .elements(.elementOrEnd)
    } else if first == 0x7B {
      try beginObject()
    } else {
      throw .malformed(window.place(at: window.start), .notJSON)
    }
  }

  private func readTrailing() throws(FileError) {
    if try nextByte() != nil {
      throw .malformed(window.place(at: window.start), .trailingContent)
    }
    state = .end
  }

  // MARK: Elements of an array

  private func readElements() throws(FileError) {
    guard case .elements(var expected) = state else { return }
    // Stored when the loop is left: properties of a class are dear in here.
    var scan = scan
    defer {
      self.scan = scan
      if case .elements = state { state = .elements(expected) }
    }
    while true {
      if scanned == 0 {
        skipWhiteSpace()
        guard window.start < window.end else {
          if collector.batch.count > 0 { return }
          if try refill() { continue }
          throw .malformed(window.place(at: window.start), .unclosed)
        }
        let byte = unsafe window.bytes[window.start]
        switch (byte, expected) {
        case (0x5D, .elementOrEnd), (0x5D, .commaOrEnd):
          window.consume(to: window.start + 1)
          state = isArrayInObject ? .members : .trailing
          return
        case (0x2C, .commaOrEnd):
          window.consume(to: window.start + 1)
          expected = .element
          continue
        case (_, .commaOrEnd), (0x5D, _), (0x2C, _), (0x7D, _), (0x3A, _):
          throw .malformed(window.place(at: window.start), .syntax)
        default: break
        }
      }
      let start = window.start
      let valueEnd = unsafe petmap_json_value_end(
        window.bytes, start + scanned, window.end, &scan)
      if valueEnd < 0 {
        scanned = window.end - start
        if collector.batch.count > 0 { return }
        if try refill() { continue }
        throw .malformed(window.place(at: window.start), .unclosed)
      }
      scan = petmap_json_scan()
      if scanned != 0 { scanned = 0 }
      try take(start, valueEnd)
      window.consume(to: valueEnd)
      expected = .commaOrEnd
    }
  }

  // MARK: Lines

  private func readLines(_ separator: UInt8) throws(FileError) {
    while true {
      let from = window.start + scanned
      let found = unsafe Platform.find(
        separator, in: window.bytes + from, count: window.end - from)
      if found == nil && !window.isAtEnd {
        scanned = window.end - window.start
        if collector.batch.count > 0 { return }
        _ = try refill()
        continue
      }
      scanned = 0
      let end = found.map { from + $0 } ?? window.end
      var first = window.start
      var last = end
      while first < last, unsafe isSpace(window.bytes[first]) { first += 1 }
      while first < last, unsafe isSpace(window.bytes[last - 1]) { last -= 1 }
      if first < last, try isWhole(first, last) { try take(first, last) }
      guard found != nil else {
        window.consume(to: end)
        state = .end
        return
      }
      window.consume(to: end + 1)
    }
  }

  /// Notes a line whose object ends before it or not at all.
  ///
  /// Without that, what simdjson makes of the line depends on the bytes behind it.
  private func isWhole(_ first: Int, _ last: Int) throws(FileError) -> Bool {
    guard unsafe window.bytes[first] == 0x7B else { return true }
    var scan = petmap_json_scan()
    let valueEnd = unsafe petmap_json_value_end(window.bytes, first, last, &scan)
    if valueEnd == last { return true }
    collector.beginRecord()
    try collector.note(.malformedJSON, nil, nil, at: valueEnd < 0 ? first : valueEnd)
    return false
  }

  private func isSpace(_ byte: UInt8) -> Bool { byte <= 0x20 }

  // MARK: Records

  func take(_ start: Int, _ end: Int) throws(FileError) {
    collector.beginRecord()
    var record = petmap_json_record()
    let slices = unsafe collector.batch.nextSlices()
    let isGood = unsafe petmap_json_read(
      reader.handle, window.bytes, start, end, &record, slices)
    if isGood {
      try unsafe collector.add(
        latitude: record.latitude, longitude: record.longitude, in: slices, start: start)
      return
    }
    let field = AnnouncementField(rawValue: UInt8(truncatingIfNeeded: min(record.field, 255)))
    let value = record.value.isEmpty ? nil : record.value
    let place = record.place == .max ? start : Int(record.place)
    let reason = RecordProblem.Reason(json: record.problem)
    if reason == .invalidUTF8 {
      let good = unsafe petmap_utf8_valid_prefix(window.bytes + start, end - start)
      return try collector.note(reason, nil, nil, at: start + good)
    }
    try collector.note(
      value == nil && reason == .notANumber ? .missing : reason, field, value, at: place)
  }

  // MARK: Bytes

  func skipWhiteSpace() {
    var index = window.start
    while index < window.end {
      let byte = unsafe window.bytes[index]
      guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { break }
      index += 1
    }
    window.consume(to: index)
  }

  /// The next byte that is not white space, unconsumed; nil at the end of the file.
  func nextByte() throws(FileError) -> UInt8? {
    while true {
      skipWhiteSpace()
      if window.start < window.end { return unsafe window.bytes[window.start] }
      guard try refill() else { return nil }
    }
  }
}

extension RecordProblem.Reason {
  init(json problem: UInt32) {
    switch Int(problem) {
    case PETMAP_JSON_UTF8: self = .invalidUTF8
    case PETMAP_JSON_NOT_AN_OBJECT: self = .notAnObject
    case PETMAP_JSON_NO_GEOMETRY: self = .noGeometry
    case PETMAP_JSON_NOT_A_POINT: self = .notAPoint
    case PETMAP_JSON_COORDINATES: self = .badCoordinates
    case PETMAP_JSON_NOT_A_NUMBER: self = .notANumber
    case PETMAP_JSON_NOT_TEXT: self = .notText
    case PETMAP_JSON_ESCAPE: self = .badEscape
    default: self = .malformedJSON
    }
  }
}
