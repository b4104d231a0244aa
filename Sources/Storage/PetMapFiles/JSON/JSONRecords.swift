import PetMapAnnouncements
import PetMapBytes

/// The records in a JSON file of any structure. They are located one by one, so that a collection
/// of several gigabytes needs no more memory than its largest record.
///
/// Suggested reading order for this folder: a ``JSONSample`` is the beginning of a file, in which
/// ``JSONShape`` finds the records; the extensions of this class find the start and end of each
/// record, and a ``JSONRecordReader`` reads its ``JSONTokens``. ``JSONColumns`` reads tables that
/// are written by columns.
final class JSONRecords: RawRecords {
  /// The position within the file's structure.
  enum State {
    /// Before the top-level value.
    case start
    /// In the objects and arrays that contain the records.
    case containers
    /// In an array or object of records.
    case elements
    /// After the top-level value.
    case trailing
    /// After a top-level record that begins on the given line; more records may follow.
    case afterRecord(line: Int)
    /// Records that follow each other, regardless of line breaks.
    case values
    /// Records terminated by a byte: a line feed, or the record separator of RFC 8142.
    case lines(UInt8)
    case end
  }

  /// A value that contains the array of records, possibly among other values.
  enum Container {
    case object
    case array

    var end: UInt8 { self == .object ? UInt8(ascii: "}") : UInt8(ascii: "]") }
  }

  /// The tokens that may come next in an object or array.
  enum Expected {
    case elementOrEnd
    case element
    case commaOrEnd
  }

  /// The maximum number of records in a batch, so that their bytes stay in the L2 cache.
  static let limit = 256

  let window: InputWindow
  let shape: JSONShape
  /// The coordinate system declared next to the records.
  var system: String?
  var reader: JSONRecordReader
  var state = State.start
  var expected = Expected.elementOrEnd
  /// Whether the elements are an object's members, named by their IDs.
  var areMembers = false
  /// The objects and arrays that contain the records, outermost first, and the path of the
  /// innermost.
  var open: [Container] = []
  var path: [String] = []
  /// Whether an array or object of records has been read in the current top-level value.
  var hasFoundRecords = false
  /// The state of the scan for the end of the current record.
  var scan = JSONValueScan()
  /// The number of bytes of the current record that have been scanned.
  var scanned = 0
  /// The status according to the name of the array or object whose elements are being read.
  var collectionStatus: AnnouncementStatus?

  private let isLines: Bool
  /// The elements of a response of the Overpass API.
  private var overpass: OverpassElements?
  private let representsShapes: Bool
  /// Whether the text is the argument of a function call, whose beginning has been skipped.
  private let isCall: Bool
  private var skipsRow: Bool

  init(
    window: InputWindow, isLines: Bool, isCall: Bool, shape: JSONShape, representsShapes: Bool
  ) throws(FileError) {
    self.window = window
    self.isLines = isLines
    self.isCall = isCall
    self.shape = shape
    skipsRow = shape.skipsFirstRow
    reader = JSONRecordReader(shape, representsShapes: representsShapes)
    self.representsShapes = representsShapes
    guard shape.isCompound || shape.isOverpass, let end = try window.wholeValueEnd() else { return }
    if shape.isOverpass {
      overpass = OverpassElements(in: window.start..<end, of: window.bytes)
    } else {
      reader.included = IncludedResources(in: window.start..<end, of: window.bytes)
    }
  }

  var columns: [RawColumn] { reader.columns }
  var hasNonFiniteNumbers: Bool { reader.hasNonFiniteNumbers }
  var offset: Int64 { window.offset }

  func place(at index: Int) -> FilePlace { window.place(at: index) }

  /// Reads the records in the window, reading more of the file if there are none.
  ///
  /// - Returns: Whether there may be more records.
  func read(into batch: inout RawBatch) throws(FileError) -> Bool {
    batch.begin()
    // The bytes of a batch must not move until it has been processed.
    while batch.count == 0 {
      switch state {
      case .start: try beginValue(into: &batch)
      case .containers: try readContainers()
      case .elements, .values: try readElements(into: &batch)
      case .trailing: try readTrailing()
      case .afterRecord(let line): try readAfterRecord(of: line)
      case .lines(let separator): try readLines(separator, into: &batch)
      case .end: return false
      }
    }
    batch.bytes = window.bytes
    return true
  }

  /// Reads a record into the batch.
  func readRecord(
    _ range: Range<Int>, key: RawSlice = .none, of text: [UInt8], into batch: inout RawBatch
  ) {
    if skipsRow {
      skipsRow = false
      return
    }
    let role = overpass?.role(of: range, in: text)
    if case .part = role { return }
    reader.read(range, key: key, of: text, into: &batch)
    if let role { batch.locateLast(as: role, representsShapes: representsShapes) }
    if shape.path.isEmpty, let last = batch.records.last?.problem, last.reason == .notAPoint,
      text[last.value.range].elementsEqual("\"FeatureCollection\"".utf8)
    {
      readFeatures(of: range, in: text, into: &batch)
    }
  }

  /// Reads the features of a collection in a sequence, in place of the collection.
  private func readFeatures(
    of collection: Range<Int>, in text: [UInt8], into batch: inout RawBatch
  ) {
    guard let features = JSONItems.member("features", of: collection, in: text),
      var items = JSONItems(features, in: text), !items.isObject
    else { return }
    batch.removeLast()
    while let item = items.next(in: text) {
      reader.read(item.value, key: .none, of: text, into: &batch)
    }
  }

  // MARK: The top-level value

  private func beginValue(into batch: inout RawBatch) throws(FileError) {
    guard let first = try nextByte() else { throw .empty(path: window.path) }
    expected = .elementOrEnd
    hasFoundRecords = false
    switch first {
    case 0x1E where shape.path.isEmpty: state = .lines(0x1E)
    case _ where isLines && shape.path.isEmpty:
      state = try beginsWithLine() ? .lines(UInt8(ascii: "\n")) : .values
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      let isObject = first == UInt8(ascii: "{")
      if shape.path.isEmpty, isObject, !shape.areMembers {
        try readSingleRecord(into: &batch)
      } else {
        window.consume(to: window.start + 1)
        areMembers = shape.path.isEmpty && isObject
        if !shape.path.isEmpty { open = [isObject ? .object : .array] }
        state = shape.path.isEmpty ? .elements : .containers
      }
    default: throw .malformed(window.place(at: window.start), .notJSON)
    }
  }

  /// Reads a top-level object as a record.
  ///
  /// - Throws: ``FileError/malformed(_:_:)`` if it is not an object, because then the file may not
  ///   even consist of records.
  private func readSingleRecord(into batch: inout RawBatch) throws(FileError) {
    let end = try valueEnd()
    let (text, range) = (window.bytes, window.start..<end)
    var items = JSONItems(range, in: text)
    while items?.next(in: text) != nil {}
    if let error = items?.error { throw .malformed(window.place(at: error), .syntax) }
    let line = window.place(at: range.lowerBound).line
    readRecord(range, of: text, into: &batch)
    window.consume(to: end)
    state = .afterRecord(line: line)
  }

  /// Determines whether more records follow a record, and whether each is on its own line.
  private func readAfterRecord(of line: Int) throws(FileError) {
    let lastLine = window.place(at: window.start).line
    guard try nextByte() == UInt8(ascii: "{") else {
      state = .trailing
      return
    }
    let hasLines = line == lastLine && lastLine < window.place(at: window.start).line
    state = hasLines ? .lines(UInt8(ascii: "\n")) : .values
  }

  private func readTrailing() throws(FileError) {
    for byte in isCall ? [UInt8(ascii: ")"), UInt8(ascii: ";")] : [] where try nextByte() == byte {
      window.consume(to: window.start + 1)
    }
    guard let next = try nextByte() else {
      state = .end
      return
    }
    // Another value may contain records at the same path.
    guard next == UInt8(ascii: "{"), !shape.path.isEmpty, !shape.isCommon else {
      throw .malformed(window.place(at: window.start), .trailingContent)
    }
    state = .start
  }

  // MARK: Bytes

  /// Consumes whitespace and returns the next byte without consuming it, or `nil` at the end of the
  /// file.
  func nextByte() throws(FileError) -> UInt8? {
    repeat {
      while let index = Self.nextIndex(window.start..<window.end, in: window.bytes) {
        let byte = window.bytes[index]
        // A separator is whitespace between the collections of a sequence.
        let isSeparator = byte == 0x1E && !shape.path.isEmpty
        window.consume(to: isSeparator ? index + 1 : index)
        if !isSeparator { return byte }
      }
      window.consume(to: window.end)
    } while try window.refill()
    return nil
  }

  /// Returns the index of the first byte in a range that is not whitespace.
  static func nextIndex(_ range: Range<Int>, in text: [UInt8]) -> Int? {
    for index in range where !JSONTokens.isWhiteSpace(text[index]) { return index }
    return nil
  }

  /// Returns the end of the value at the window's first unconsumed byte, reading more of the file
  /// if necessary.
  func valueEnd() throws(FileError) -> Int {
    var scan = JSONValueScan()
    var scanned = 0
    while true {
      let end = scan.end(in: window.bytes, window.start + scanned..<window.end)
      if let end, end > window.start { return end }
      if end != nil { throw .malformed(window.place(at: window.start), .syntax) }
      scanned = window.end - window.start
      guard try window.refill() else {
        throw .malformed(window.place(at: window.start), .unclosed)
      }
    }
  }
}

extension RawBatch {
  /// Sets the point of the last record, an element of a response of the Overpass API.
  fileprivate mutating func locateLast(as role: OverpassElements.Role, representsShapes: Bool) {
    changeLast { record in
      switch role {
      case .part, .node: return
      case .point(let point): record.point = point
      case .shape(let shape):
        record.point = representsShapes ? shape.representative : nil
        if record.point == nil {
          record.problem = RawProblem(reason: .notAPoint, index: record.start)
        }
      case .unknown: record.problem = RawProblem(reason: .noGeometry, index: record.start)
      }
    }
  }
}

extension InputWindow {
  /// Reads the rest of the file, and returns the end of the value at its beginning, or `nil` if the
  /// value is incomplete.
  ///
  /// - Throws: ``FileError/scatteredRecords(path:limit:)`` if the file is too large.
  func wholeValueEnd() throws(FileError) -> Int? {
    try fillCompletely()
    var scan = JSONValueScan()
    return scan.end(in: bytes, start..<end)
  }

  /// Consumes the beginning of a function call, such as `callback(`, and a comment before it, as in
  /// JSONP and in responses of Google Sheets.
  ///
  /// - Returns: `false` if the text does not begin with a call; nothing is consumed in that case.
  func skipCall() throws(FileError) -> Bool {
    try fill(1024)
    var rest = bytes[start..<min(end, start + 1024)].drop { $0 <= UInt8(ascii: " ") }
    if rest.starts(with: "/*".utf8) {
      while rest.count > 2, !rest.starts(with: "*/".utf8) { rest.removeFirst() }
      rest = rest.dropFirst(2).drop { $0 <= UInt8(ascii: " ") }
    }
    let name = rest.prefix { byte in
      (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10
        || "_$.".utf8.contains(byte)
    }
    rest = rest.dropFirst(name.count)
    guard !name.isEmpty, rest.first == UInt8(ascii: "(") else { return false }
    consume(to: rest.startIndex + 1)
    return true
  }
}
