import CSimdJSON
import PetMapAnnouncements

/// The records of a table whose columns are arrays or objects, which are read in parallel.
///
/// The whole file must be in memory.
final class JSONColumns: RawRecords {
  private(set) var columns: [RawColumn] = []
  private(set) var hasNonFiniteNumbers = false
  var isTable: Bool { false }
  var system: String? { nil }
  let collectionStatus: AnnouncementStatus?
  var offset: Int64 { window.offset }

  private let window: InputWindow
  private let layout: JSONShape.ColumnLayout
  /// The index after the file's top-level value.
  private let end: Int
  /// The position in each column.
  private var cursors: [JSONTokens] = []
  /// The number of records, and of those read so far.
  private var count = 0
  private var next = 0

  /// - Throws: ``FileError`` if the file is malformed or too large, if two columns that denote fields
  ///   have different lengths, or if other records follow the table.
  init(
    window: InputWindow, shape: JSONShape, layout: JSONShape.ColumnLayout
  ) throws(FileError) {
    self.window = window
    self.layout = layout
    collectionStatus = shape.path.last.flatMap(Synonyms.collectionStatus)
    guard let end = try window.wholeValueEnd() else {
      throw .malformed(window.place(at: window.start), .unclosed)
    }
    self.end = end
    guard let table = try table(of: shape, before: end) else {
      throw .noRecords(path: window.path, records: JSONShape.text(of: shape.path))
    }
    if case .objects(keysAreIDs: true) = layout { columns.append(RawColumn(name: "key")) }
    try addColumns(of: table)
  }

  func place(at index: Int) -> FilePlace { window.place(at: index) }

  func read(into batch: RawBatch) throws(FileError) -> Bool {
    unsafe batch.begin(over: window.bytes, stride: columns.count)
    while batch.count < JSONRecords.limit, next < count {
      try readRecord(into: batch)
      next += 1
    }
    return batch.count > 0
  }

  private func readRecord(into batch: RawBatch) throws(FileError) {
    let slices = unsafe UnsafeMutableBufferPointer(start: batch.nextSlices(), count: batch.stride)
    var record: RawRecord?
    var firstKey = RawSlice.none
    for index in cursors.indices {
      let next = nextValue(of: index)
      if index == 0 { firstKey = next?.key ?? .none }
      guard let (value, key) = next,
        unsafe key.bytes(in: window.bytes).elementsEqual(firstKey.bytes(in: window.bytes))
      else { throw .malformed(place(at: cursors[index].index), .unevenColumns) }
      if record == nil { record = RawRecord(start: cursors[index].index) }
      if let reason = problem(with: value), record?.problem == nil {
        record?.problem = RawProblem(reason: reason, index: value.range.lowerBound)
      }
      unsafe slices[index + columns.count - cursors.count] = value
    }
    if columns.count > cursors.count { unsafe slices[0] = firstKey }
    if let record { batch.append(record) }
  }

  /// Reads the next value of a column, and its name if the column is an object.
  ///
  /// - Returns: `nil` at the end of the column.
  private func nextValue(of column: Int) -> (value: RawSlice, key: RawSlice)? {
    let text = unsafe Span(_unsafeStart: UnsafePointer(window.bytes), count: end)
    var key = RawSlice.none
    let range: Range<Int>
    if case .objects = layout {
      guard let member = cursors[column].nextMember(in: text) else { return nil }
      key = unsafe member.nameSlice(in: window.bytes)
      range = member.value
    } else {
      guard let element = cursors[column].nextElement(in: text) else { return nil }
      range = element
    }
    let value = unsafe RawSlice.json(range, in: window.bytes)
    if value.isNone, !text.reads("null", at: range) { hasNonFiniteNumbers = true }
    return (value, key)
  }

  /// Returns the reason why a value makes its record invalid, if any.
  private func problem(with value: RawSlice) -> RecordProblem.Reason? {
    guard !value.isNone, value.kind != PETMAP_SLICE_LITERAL else { return nil }
    let bytes = unsafe value.bytes(in: window.bytes)
    if value.kind == PETMAP_SLICE_BROKEN,
      unsafe window.bytes[Int(value.offset) - 1] != UInt8(ascii: "\"")
    {
      return .malformedJSON
    }
    guard let start = bytes.baseAddress else { return nil }
    return unsafe petmap_utf8_is_valid(start, bytes.count) ? nil : .invalidUTF8
  }

  // MARK: The table

  /// Returns the range of the table.
  ///
  /// - Throws: ``FileError/severalRecordPaths(path:records:)`` if there are other records after it.
  private func table(of shape: JSONShape, before end: Int) throws(FileError) -> Range<Int>? {
    let text = unsafe Span(_unsafeStart: UnsafePointer(window.bytes), count: end)
    var range = window.start..<end
    for (depth, name) in shape.path.enumerated() {
      guard text[range.lowerBound] == UInt8(ascii: "{") else { return nil }
      var tokens = JSONTokens(at: range.lowerBound + 1)
      var found: Range<Int>?
      while let member = tokens.nextMember(in: text) {
        let other = unsafe member.nameText(in: window.bytes)
        if found != nil {
          let value = unsafe UnsafeBufferPointer(
            start: window.bytes + member.value.lowerBound, count: member.value.count)
          unsafe try shape.checkForRecords(
            in: value, at: shape.path[..<depth] + [other], of: window.path)
        } else if other == name {
          found = member.value
        }
      }
      guard let found else { return nil }
      range = found
    }
    return text[range.lowerBound] == UInt8(ascii: "{") ? range : nil
  }

  /// Adds the members of a table that are columns.
  ///
  /// - Throws: ``FileError/malformed(_:_:)`` if a column that denotes a field has another length than
  ///   the coordinates.
  private func addColumns(of table: Range<Int>) throws(FileError) {
    let text = unsafe Span(_unsafeStart: UnsafePointer(window.bytes), count: end)
    let bracket = if case .arrays = layout { UInt8(ascii: "[") } else { UInt8(ascii: "{") }
    var members: [(name: String, start: Int, count: Int)] = []
    var tokens = JSONTokens(at: table.lowerBound + 1)
    while let member = tokens.nextMember(in: text) {
      guard text[member.value.lowerBound] == bracket else { continue }
      let start = member.value.lowerBound
      members.append((unsafe member.nameText(in: window.bytes), start, length(of: start + 1)))
    }
    guard tokens.peek(in: text) != 0 else { throw .malformed(place(at: window.start), .unclosed) }
    count = members.first { ColumnName.match($0.name)?.field == .latitude }?.count ?? 0
    for member in members {
      guard member.count == count else {
        if ColumnName.match(member.name) == nil { continue }
        throw .malformed(place(at: member.start), .unevenColumns)
      }
      columns.append(RawColumn(name: member.name, isOuter: true))
      cursors.append(JSONTokens(at: member.start + 1))
    }
  }

  /// Returns the number of values in a column.
  private func length(of start: Int) -> Int {
    let text = unsafe Span(_unsafeStart: UnsafePointer(window.bytes), count: end)
    var tokens = JSONTokens(at: start)
    var count = 0
    if case .arrays = layout {
      while tokens.nextElement(in: text) != nil { count += 1 }
    } else {
      while tokens.nextMember(in: text) != nil { count += 1 }
    }
    return count
  }
}
