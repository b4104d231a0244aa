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
  /// How many records have been read that are yet to be judged.
  private var unjudged = 0

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

  /// Why the reading of records stopped.
  private enum Stop {
    /// There is room for no more.
    case full
    /// What is left in the window is no whole record.
    case windowEnd
    /// Behind the last record.
    case end
    case syntax(Int)
  }

  private func readElements() throws(FileError) {
    guard case .elements(var expected) = state else { return }
    while true {
      let stop = findElements(&expected)
      try judge()
      switch stop {
      case .end:
        state = isArrayInObject ? .members : .trailing
        return
      case .syntax(let index): throw .malformed(window.place(at: index), .syntax)
      case .full, .windowEnd: break
      }
      if collector.batch.count > 0 {
        state = .elements(expected)
        return
      }
      if case .windowEnd = stop, try !refill() {
        throw .malformed(window.place(at: window.start), .unclosed)
      }
    }
  }

  /// Reads the elements that are whole in the window, as many as there is room for, and consumes
  /// them.
  private func findElements(_ expected: inout Expected) -> Stop {
    let (bytes, end) = unsafe (window.bytes, window.end)
    let slices = unsafe collector.batch.slices(for: JSONRecordReader.limit)
    let reader = reader
    var at = window.start
    // Stored when the loop is left: properties of a class are dear in here.
    var (scan, scanned, count) = (scan, scanned, 0)
    defer {
      window.consume(to: at)
      (self.scan, self.scanned, unjudged) = (scan, scanned, count)
    }
    while count < JSONRecordReader.limit {
      if scanned == 0 {
        while at < end, unsafe Self.isWhiteSpace(bytes[at]) { at &+= 1 }
        guard at < end else { return .windowEnd }
        switch (unsafe bytes[at], expected) {
        case (0x5D, .elementOrEnd), (0x5D, .commaOrEnd):
          at &+= 1
          return .end
        case (0x2C, .commaOrEnd):
          at &+= 1
          expected = .element
          continue
        case (_, .commaOrEnd), (0x5D, _), (0x2C, _), (0x7D, _), (0x3A, _): return .syntax(at)
        default: break
        }
      }
      let valueEnd = unsafe petmap_json_value_end(bytes, at &+ scanned, end, &scan)
      if valueEnd < 0 {
        scanned = end - at
        return .windowEnd
      }
      scan = petmap_json_scan()
      scanned = 0
      unsafe reader.read(count, in: bytes, from: at, to: valueEnd, slices: slices)
      count &+= 1
      at = valueEnd
      expected = .commaOrEnd
    }
    return .full
  }

  // MARK: Lines

  private func readLines(_ separator: UInt8) throws(FileError) {
    while true {
      let stop = findLines(separator)
      try judge()
      if case .end = stop { state = .end }
      if collector.batch.count > 0 { return }
      switch stop {
      case .end: return
      case .windowEnd: _ = try refill()
      case .full, .syntax: break
      }
    }
  }

  /// Reads the lines that are whole in the window, as many as there is room for, and consumes them.
  private func findLines(_ separator: UInt8) -> Stop {
    let slices = unsafe collector.batch.slices(for: JSONRecordReader.limit)
    while unjudged < JSONRecordReader.limit {
      let from = window.start + scanned
      let found = unsafe Platform.find(
        separator, in: window.bytes + from, count: window.end - from)
      if found == nil && !window.isAtEnd {
        scanned = window.end - window.start
        return .windowEnd
      }
      scanned = 0
      let end = found.map { from + $0 } ?? window.end
      var first = window.start
      var last = end
      while first < last, unsafe isSpace(window.bytes[first]) { first += 1 }
      while first < last, unsafe isSpace(window.bytes[last - 1]) { last -= 1 }
      if first < last { unsafe readLine(first, last, slices) }
      guard found != nil else {
        window.consume(to: end)
        return .end
      }
      window.consume(to: end + 1)
    }
    return .full
  }

  /// Reads a line, but not if its object ends before it or not at all.
  ///
  /// Without that, what simdjson makes of the line depends on the bytes behind it.
  private func readLine(
    _ first: Int, _ last: Int, _ slices: UnsafeMutablePointer<petmap_slice>
  ) {
    defer { unjudged += 1 }
    if unsafe window.bytes[first] == 0x7B {
      var scan = petmap_json_scan()
      let valueEnd = unsafe petmap_json_value_end(window.bytes, first, last, &scan)
      if valueEnd != last {
        let place = valueEnd < 0 ? first : valueEnd
        return reader.note(malformedAt: place, unjudged, from: first, to: last)
      }
    }
    unsafe reader.read(unjudged, in: window.bytes, from: first, to: last, slices: slices)
  }

  private func isSpace(_ byte: UInt8) -> Bool { byte <= 0x20 }

  // MARK: Records

  /// Reads one record.
  ///
  /// - Precondition: the batch is empty.
  func take(_ start: Int, _ end: Int) throws(FileError) {
    let slices = unsafe collector.batch.slices(for: 1)
    unsafe reader.read(0, in: window.bytes, from: start, to: end, slices: slices)
    unjudged = 1
    try judge()
  }

  private func judge() throws(FileError) {
    let records = unsafe UnsafeBufferPointer(start: reader.records, count: unjudged)
    unjudged = 0
    try unsafe collector.add(records)
  }

  // MARK: Bytes

  func skipWhiteSpace() {
    var index = window.start
    while index < window.end {
      guard unsafe Self.isWhiteSpace(window.bytes[index]) else { break }
      index += 1
    }
    window.consume(to: index)
  }

  @inline(__always)
  private static func isWhiteSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
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
