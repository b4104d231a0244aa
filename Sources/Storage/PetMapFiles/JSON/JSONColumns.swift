import PetMapAnnouncements
import PetMapBytes
import PetMapSynonyms

/// The records of a table whose columns are arrays or objects, which are read in parallel.
///
/// The whole file must be in memory.
final class JSONColumns: RawRecords {
  private(set) var columns: [RawColumn] = []
  private(set) var hasNonFiniteNumbers = false
  let collectionStatus: AnnouncementStatus?
  var offset: Int64 { window.offset }

  private let window: InputWindow
  private let layout: JSONShape.ColumnLayout
  /// The rest of each column.
  private var cursors: [JSONItems] = []
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
    collectionStatus = StatusWord.name(in: shape.path).flatMap(StatusWord.status(ofName:))
    guard let end = try window.wholeValueEnd() else {
      throw .malformed(window.place(at: window.start), .unclosed)
    }
    guard let table = try table(of: shape, in: window.start..<end) else {
      throw .noRecords(path: window.path, records: JSONShape.text(of: shape.path))
    }
    if case .objects(keysAreIDs: true) = layout { columns.append(RawColumn(name: "key")) }
    try addColumns(of: table)
  }

  func place(at index: Int) -> FilePlace { window.place(at: index) }

  func read(into batch: inout RawBatch) throws(FileError) -> Bool {
    batch.begin()
    while batch.count < JSONRecords.limit, next < count {
      try readRecord(of: window.bytes, into: &batch)
      next += 1
    }
    batch.bytes = window.bytes
    return batch.count > 0
  }

  private func readRecord(of text: [UInt8], into batch: inout RawBatch) throws(FileError) {
    batch.beginRecord()
    let hasKeys = columns.count > cursors.count
    var record: RawRecord?
    var firstKey: Range<Int>?
    for index in cursors.indices {
      let item = cursors[index].next(in: text)
      let place = cursors[index].tokens.index
      guard let item, firstKey.map({ text[$0] == text[item.name] }) != false else {
        throw .malformed(self.place(at: place), .unevenColumns)
      }
      if record == nil { record = RawRecord(start: place) }
      if firstKey == nil {
        firstKey = item.name
        if hasKeys { batch.append(.quoted(item.name, in: text)) }
      }
      let value = RawSlice.json(item.value, in: text)
      if value.isNone, text[item.value.lowerBound] != UInt8(ascii: "n") {
        hasNonFiniteNumbers = true
      }
      if record?.problem == nil {
        record?.problem = Self.problem(with: value, item.value, in: text)
      }
      batch.append(value)
    }
    if let record { batch.append(record) }
  }

  /// Returns the reason why a value makes its record invalid, if any.
  private static func problem(
    with slice: RawSlice, _ value: Range<Int>, in text: [UInt8]
  ) -> RawProblem? {
    if slice.kind == .broken, slice.range == value {
      return RawProblem(reason: .malformedJSON, index: value.lowerBound)
    }
    guard slice.kind != .literal, !UTF8Text.isValid(text[slice.range]) else { return nil }
    return RawProblem(reason: .invalidUTF8, index: slice.start)
  }

  // MARK: The table

  /// Returns the range of the table.
  ///
  /// - Throws: ``FileError/severalRecordPaths(path:records:)`` if there are other records after it.
  private func table(
    of shape: JSONShape, in document: Range<Int>
  ) throws(FileError) -> Range<Int>? {
    let text = window.bytes
    var range = document
    for (depth, name) in shape.path.enumerated() {
      guard var items = JSONItems(range, in: text), items.isObject else { return nil }
      var found: Range<Int>?
      while let item = items.next(in: text) {
        let other = item.name(in: text)
        if found != nil {
          try shape.checkForRecords(
            in: item.value, of: window, at: shape.path[..<depth] + [other])
        } else if other == name {
          found = item.value
        }
      }
      guard let found else { return nil }
      range = found
    }
    return text[range.lowerBound] == UInt8(ascii: "{") ? range : nil
  }

  /// Adds the members of a table that are columns.
  ///
  /// - Throws: ``FileError/malformed(_:_:)`` if the table is not JSON, or if a column that denotes a
  ///   field has another length than the coordinates.
  private func addColumns(of table: Range<Int>) throws(FileError) {
    let text = window.bytes
    let areArrays = if case .arrays = layout { true } else { false }
    var members: [(name: String, items: JSONItems, count: Int)] = []
    var rest = JSONItems(table, in: text)
    while let member = rest?.next(in: text) {
      guard let items = JSONItems(member.value, in: text), items.isObject != areArrays else {
        continue
      }
      var (uncounted, count) = (items, 0)
      while uncounted.next(in: text) != nil { count += 1 }
      members.append((member.name(in: text), items, count))
    }
    if let error = rest?.error { throw .malformed(place(at: error), .syntax) }
    count = members.first { ColumnName.match($0.name)?.field == .latitude }?.count ?? 0
    for member in members {
      guard member.count == count else {
        if ColumnName.match(member.name) == nil { continue }
        throw .malformed(place(at: member.items.tokens.index - 1), .unevenColumns)
      }
      columns.append(RawColumn(name: member.name, isOuter: true))
      cursors.append(member.items)
    }
  }
}
