import CSimdJSON

/// The records of a JSON file of any shape: they are found one by one, so that a collection of a
/// gigabyte needs no more memory than its largest record.
///
/// The folder reads in this order: the extensions find where records begin and end, in lines, in an
/// array, and in whatever object the array is in; a ``JSONRecordReader`` reads each.
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

  /// Why the reading of records stopped.
  enum Stop {
    /// There is room for no more.
    case full
    /// What is left in the window is no whole record.
    case windowEnd
    /// Behind the last record.
    case end
    case syntax(Int)
  }

  /// How many records a batch has at most: their bytes are in the second-level cache when they are
  /// looked at.
  static let limit = 256

  let window: InputWindow
  /// The coordinate system that a GeoJSON collection names before its features.
  var system: String?
  private let reader: JSONRecordReader
  var state = State.start
  /// What comes next in the array of records.
  var expected = Expected.elementOrEnd
  /// Whether the array of records is a member of an object, which goes on behind it.
  var isArrayInObject = false
  /// Whether the elements are an object's members, each named by its record's id.
  var areMembers = false
  /// In how many objects the reading of members is.
  var depth = 1
  private let isLines: Bool
  /// Where the search for the end of the record in hand stands.
  var scan = petmap_json_scan()
  /// How many bytes of the record in hand have been scanned.
  var scanned = 0

  /// Where the records are, if not in one of the usual places.
  let shape: JSONShape?
  /// The members in which the reading of members is.
  var path: [String] = []
  private var skipsRow: Bool

  init(window: InputWindow, isLines: Bool, shape: JSONShape? = nil) throws(FileError) {
    self.window = window
    self.isLines = isLines
    self.shape = shape
    skipsRow = shape?.skipsFirstRow ?? false
    reader = try JSONRecordReader(shape)
  }

  var columns: [RawColumn] { reader.columns }
  var isTable: Bool { false }
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
    if skipsRow {
      skipsRow = false
      return true
    }
    // Both ends were found in the window.
    while unsafe !reader.read(from: start, to: end, key: key, into: batch) {
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
}
