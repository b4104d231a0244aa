import CSimdJSON
import PetMapJSON

/// The records of a JSON file of any shape: they are found one by one, so that a collection of a
/// gigabyte needs no more memory than its largest record.
///
/// The folder reads in this order: this finds where records begin and end, and a
/// ``JSONRecordReader`` reads each.
final class JSONRecords: RawRecords {
  /// Where in the file the reading stands.
  enum State {
    /// Before the file's value.
    case start
    /// In the array of records.
    case elements
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

  /// What may come next in the array of records.
  private enum Expected {
    case elementOrEnd
    case element
    case commaOrEnd
  }

  let window: InputWindow
  /// The coordinate system that a GeoJSON collection names before its features.
  private(set) var system: String?
  private let reader: JSONRecordReader
  var state = State.start
  private var expected = Expected.elementOrEnd
  var isArrayInObject = false
  /// Whether the elements are an object's members, each named by its record's id.
  var areMembers = false
  /// In how many objects the reading of members is.
  var depth = 1
  private let isLines: Bool
  private var scan = petmap_json_scan()
  /// How many bytes of the record in hand have been scanned.
  private var scanned = 0

  init(window: InputWindow, isLines: Bool) throws(FileError) {
    self.window = window
    self.isLines = isLines
    reader = try JSONRecordReader()
  }

  var columns: [RawColumn] { reader.columns }
  var offset: Int64 { window.offset }

  func place(at index: Int) -> FilePlace { window.place(at: index) }

  /// Reads the records that are in the window, or more when there are none.
  /// - Returns: whether it goes on.
  func read(into batch: RawBatch) throws(FileError) -> Bool {
    begin(batch)
    while true {
      // The bytes of a batch must stay where they are until it has been looked at.
      if batch.count > 0 { return true }
      switch state {
      case .start: try beginValue(into: batch)
      case .elements: try readElements(into: batch)
      case .members: try readMembers()
      case .trailing: try readTrailing()
      case .afterRecord: state = try nextByte() == 0x7B ? .lines(0x0A) : .trailing
      case .lines(let separator): try readLines(separator, into: batch)
      case .end: return false
      }
    }
  }

  /// Empties the batch, for records among the bytes that are in the window now.
  func begin(_ batch: RawBatch) {
    unsafe batch.begin(over: window.bytes, stride: reader.stride)
  }

  /// Reads one record into the batch.
  ///
  /// - Returns: false when it does not fit and is to be read again into the next batch.
  func take(
    _ start: Int, _ end: Int, key: RawSlice = .none, into batch: RawBatch
  ) -> Bool {
    while !reader.read(from: start, to: end, key: key, into: batch) {
      // With a batch of its own it has room for all columns that are known by now.
      if batch.count > 0 { return false }
      begin(batch)
    }
    return true
  }

  // MARK: The file's value

  private func beginValue(into batch: RawBatch) throws(FileError) {
    guard let first = try nextByte() else { throw .empty(path: window.path) }
    if first == 0x1E {
      state = .lines(0x1E)
    } else if isLines {
      state = .lines(0x0A)
    } else if first == 0x5B {
      window.consume(to: window.start + 1)
      state = .elements
    } else if first == 0x7B {
      try beginObject(into: batch)
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

  private func readElements(into batch: RawBatch) throws(FileError) {
    switch findElements(into: batch) {
    case .end:
      // Another array may follow in the object.
      expected = .elementOrEnd
      state = isArrayInObject ? .members : .trailing
    // What came before is given out first.
    case .full,
      .windowEnd where batch.count > 0, .syntax where batch.count > 0:
      break
    case .syntax(let index): throw .malformed(window.place(at: index), .syntax)
    case .windowEnd:
      guard try window.refill() else {
        throw .malformed(window.place(at: window.start), .unclosed)
      }
    }
  }

  /// Reads the elements that are whole in the window, as many as there is room for, and consumes
  /// them.
  private func findElements(into batch: RawBatch) -> Stop {
    begin(batch)
    let (bytes, end) = unsafe (window.bytes, window.end)
    let bracket: UInt8 = areMembers ? 0x7D : 0x5D
    var at = window.start
    defer { window.consume(to: at) }
    while batch.count < Self.limit {
      if scanned == 0 {
        guard skipWhiteSpace(&at) else { return .windowEnd }
        switch (unsafe bytes[at], expected) {
        case (bracket, .elementOrEnd), (bracket, .commaOrEnd):
          at += 1
          return .end
        case (0x2C, .commaOrEnd):
          at += 1
          expected = .element
          continue
        case (_, .commaOrEnd), (0x5D, _), (0x2C, _), (0x7D, _), (0x3A, _): return .syntax(at)
        default: break
        }
      }
      var (start, key) = (at, RawSlice.none)
      if areMembers, let stop = readKey(&key, before: &start) { return stop }
      let valueEnd = unsafe petmap_json_value_end(bytes, start + scanned, end, &scan)
      if valueEnd < 0 {
        // A member is looked at again from its name on.
        if areMembers { scan = petmap_json_scan() } else { scanned = end - at }
        return .windowEnd
      }
      scan = petmap_json_scan()
      scanned = 0
      guard take(start, valueEnd, key: key, into: batch) else { return .full }
      at = valueEnd
      expected = .commaOrEnd
    }
    return .full
  }

  /// Reads a member's name, and moves the index to its value.
  ///
  /// - Returns: why the reading stopped, if it did.
  private func readKey(_ key: inout RawSlice, before index: inout Int) -> Stop? {
    let (bytes, end) = unsafe (window.bytes, window.end)
    guard unsafe bytes[index] == 0x22 else { return .syntax(index) }
    var scan = petmap_json_scan()
    let keyEnd = unsafe petmap_json_value_end(bytes, index, end, &scan)
    guard keyEnd >= 0 else { return .windowEnd }
    key = RawSlice(offset: index + 1, count: keyEnd - index - 2, kind: PETMAP_SLICE_TEXT)
    index = keyEnd
    guard skipWhiteSpace(&index) else { return .windowEnd }
    guard unsafe bytes[index] == 0x3A else { return .syntax(index) }
    index += 1
    return skipWhiteSpace(&index) ? nil : .windowEnd
  }

  /// How many records a batch has at most: their bytes are in the second-level cache when they are
  /// looked at.
  private static let limit = 256

  // MARK: Lines

  private func readLines(_ separator: UInt8, into batch: RawBatch) throws(FileError) {
    switch findLines(separator, into: batch) {
    case .end: state = .end
    case .windowEnd where batch.count == 0: _ = try window.refill()
    case .full, .windowEnd, .syntax: break
    }
  }

  /// Reads the lines that are whole in the window, as many as there is room for, and consumes them.
  private func findLines(_ separator: UInt8, into batch: RawBatch) -> Stop {
    begin(batch)
    while batch.count < Self.limit {
      let from = window.start + scanned
      let found = unsafe Platform.find(
        separator, in: window.bytes + from, count: window.end - from)
      if found == nil && !window.isAtEnd {
        scanned = window.end - window.start
        return .windowEnd
      }
      let end = found.map { from + $0 } ?? window.end
      var first = window.start
      var last = end
      while first < last, unsafe isSpace(window.bytes[first]) { first += 1 }
      while first < last, unsafe isSpace(window.bytes[last - 1]) { last -= 1 }
      if first < last, !takeLine(first, last, into: batch) {
        scanned = end - window.start
        return .full
      }
      scanned = 0
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
  private func takeLine(_ first: Int, _ last: Int, into batch: RawBatch) -> Bool {
    if unsafe window.bytes[first] == 0x7B {
      var scan = petmap_json_scan()
      let valueEnd = unsafe petmap_json_value_end(window.bytes, first, last, &scan)
      if valueEnd != last {
        let index = valueEnd < 0 ? first : valueEnd
        batch.append(
          RawRecord(start: first, problem: RawProblem(reason: .malformedJSON, index: index)))
        return true
      }
    }
    return take(first, last, into: batch)
  }

  private func isSpace(_ byte: UInt8) -> Bool { byte <= 0x20 }

  // MARK: Bytes

  /// Moves an index of the window to the next byte that is not white space.
  ///
  /// - Returns: whether there is one in the window.
  func skipWhiteSpace(_ index: inout Int) -> Bool {
    let (bytes, end) = unsafe (window.bytes, window.end)
    while index < end {
      let byte = unsafe bytes[index]
      if byte != 0x20 && byte != 0x0A && byte != 0x0D && byte != 0x09 { return true }
      index += 1
    }
    return false
  }

  /// The next byte that is not white space, unconsumed; nil at the end of the file.
  private func nextByte() throws(FileError) -> UInt8? {
    repeat {
      var index = window.start
      let isFound = skipWhiteSpace(&index)
      window.consume(to: index)
      if isFound { return unsafe window.bytes[index] }
    } while try window.refill()
    return nil
  }

  /// Notes the system that a collection is in: `{"type":"name","properties":{"name":"…"}}`, and
  /// Esri's `{"wkid":102100,"latestWkid":3857}`.
  func noteSystem(_ value: UnsafeBufferPointer<UInt8>) {
    guard let value = try? JSONValue(parsing: unsafe Array(value)).object else { return }
    if let code = value["latestWkid"] ?? value["wkid"], let number = code.number?.integer {
      system = number == 102_100 ? "EPSG:3857" : "EPSG:\(number)"
    } else {
      system = value["properties"]?.object?["name"]?.string
    }
  }
}
