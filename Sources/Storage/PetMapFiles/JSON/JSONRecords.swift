import CSimdJSON
import PetMapAnnouncements

/// The records in a JSON file of any structure. They are located one by one, so that a collection
/// of several gigabytes needs no more memory than its largest record.
///
/// Suggested reading order for this folder: a ``JSONShape`` describes the structure of an unusual
/// file; the extensions find the start and end of records on lines, in an array, and in the object
/// that contains the array; a ``JSONRecordReader`` parses each record. ``JSONColumns`` reads tables
/// that are written by columns.
final class JSONRecords: RawRecords {
  /// The position within the file's structure.
  enum State {
    /// Before the top-level value.
    case start
    /// In the array of records.
    case elements
    /// After the array of records, in the object that contains it.
    case members
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
  }

  /// The reason why reading records stopped.
  enum Stop {
    /// The batch is full.
    case full
    /// The window contains no further complete record.
    case windowEnd
    /// The last record has been read.
    case end
    case syntax(Int)
  }

  /// The maximum number of records in a batch, so that their bytes stay in the L2 cache.
  static let limit = 256

  let window: InputWindow
  /// The coordinate system declared before the features of a GeoJSON collection.
  var system: String?
  private var reader: JSONRecordReader
  var state = State.start
  /// The tokens that may come next in the array of records.
  var expected = Expected.elementOrEnd
  /// Whether the array of records is a member of an object, which continues after the array.
  var isArrayInObject = false
  /// Whether the elements are an object's members, named by their IDs.
  var areMembers = false
  /// The objects and arrays that are open while reading members, outermost first.
  var open: [Container] = []
  private let isLines: Bool
  /// Whether the text is the argument of a function call, whose beginning has been skipped.
  private let isCall: Bool
  /// The state of the scan for the end of the current record.
  var scan = petmap_json_scan()
  /// The number of bytes of the current record that have been scanned.
  var scanned = 0

  /// The structure of the file, if it is not one of the common ones.
  let shape: JSONShape?
  /// The path of the member being read.
  var path: [String] = []
  /// The status according to the name of the array or object whose elements are being read.
  var collectionStatus: AnnouncementStatus?
  private var skipsRow: Bool

  init(
    window: InputWindow, isLines: Bool, isCall: Bool = false, shape: JSONShape? = nil
  ) throws(FileError) {
    self.window = window
    self.isLines = isLines
    self.isCall = isCall
    self.shape = shape
    skipsRow = shape?.skipsFirstRow ?? false
    reader = try JSONRecordReader(shape)
    guard shape?.isCompound == true else { return }
    guard let end = try window.wholeValueEnd() else { return }
    reader.included = unsafe IncludedResources(in: window.start..<end, of: window.bytes)
  }

  var columns: [RawColumn] { reader.columns }
  var isTable: Bool { false }
  var hasNonFiniteNumbers: Bool { reader.hasNonFiniteNumbers }
  var offset: Int64 { window.offset }

  func place(at index: Int) -> FilePlace { window.place(at: index) }

  /// Reads the records in the window, reading more of the file if there are none.
  ///
  /// - Returns: Whether there may be more records.
  func read(into batch: RawBatch) throws(FileError) -> Bool {
    begin(batch)
    while true {
      // The bytes of a batch must not move until it has been processed.
      if batch.count > 0 { return true }
      switch state {
      case .start: try beginValue(into: batch)
      case .elements: try readElements(into: batch)
      case .members: try readMembers()
      case .trailing: try readTrailing()
      case .afterRecord(let line): try readAfterRecord(of: line)
      case .values: try readValues(into: batch)
      case .lines(let separator): try readLines(separator, into: batch)
      case .end: return false
      }
    }
  }

  /// Clears the batch to receive records from the window's current bytes.
  func begin(_ batch: RawBatch) {
    unsafe batch.begin(over: window.bytes, stride: reader.stride)
  }

  /// Parses a record into the batch.
  ///
  /// - Returns: `false` if it does not fit and must be read again into the next batch.
  func parseRecord(
    _ start: Int, _ end: Int, key: RawSlice = .none, into batch: RawBatch
  ) -> Bool {
    if skipsRow {
      skipsRow = false
      return true
    }
    // Both indices are in the window.
    while unsafe !reader.read(from: start, to: end, key: key, into: batch) {
      // A new batch has space for all columns known so far.
      if batch.count > 0 { return false }
      begin(batch)
    }
    return true
  }

  // MARK: The top-level value

  private func beginValue(into batch: RawBatch) throws(FileError) {
    guard let first = try nextByte() else { throw .empty(path: window.path) }
    if first == 0x1E {
      state = .lines(0x1E)
    } else if isLines, shape?.path.isEmpty != false {
      state = try beginsWithLine() ? .lines(UInt8(ascii: "\n")) : .values
    } else if first == UInt8(ascii: "["), shape?.path.isEmpty == false {
      try beginOuterArray()
    } else if first == UInt8(ascii: "[") {
      window.consume(to: window.start + 1)
      state = .elements
    } else if first == UInt8(ascii: "{") {
      try beginObject(into: batch)
    } else {
      throw .malformed(window.place(at: window.start), .notJSON)
    }
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
    guard next == UInt8(ascii: "{"), let shape, !shape.path.isEmpty else {
      throw .malformed(window.place(at: window.start), .trailingContent)
    }
    state = .start
  }

  // MARK: Bytes

  /// Moves an index of the window to the next byte that is not whitespace.
  ///
  /// - Returns: Whether there is one in the window.
  func skipWhiteSpace(_ index: inout Int) -> Bool {
    let (bytes, end) = unsafe (window.bytes, window.end)
    while index < end {
      let byte = unsafe bytes[index]
      if byte != UInt8(ascii: " ") && byte != UInt8(ascii: "\n") && byte != UInt8(ascii: "\r")
        && byte != UInt8(ascii: "\t")
      {
        return true
      }
      index += 1
    }
    return false
  }

  /// Returns the next byte that is not whitespace without consuming it, or `nil` at the end of the
  /// file.
  private func nextByte() throws(FileError) -> UInt8? {
    repeat {
      var index = window.start
      let isFound = skipWhiteSpace(&index)
      window.consume(to: index)
      if isFound { return unsafe window.bytes[index] }
    } while try window.refill()
    return nil
  }
}
