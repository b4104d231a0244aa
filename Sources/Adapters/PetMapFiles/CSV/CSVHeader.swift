import CSimdJSON

/// Which column of a file holds which field.
struct CSVHeader {
  let delimiter: UInt8
  let columns: [String]
  /// By column, the field's number, or -1.
  let fields: [Int8]

  /// Reads the first row, which is consumed; the separator is the one of comma, semicolon and tab
  /// with which the columns of the coordinates are found.
  ///
  /// - Throws: ``FileError/missingColumn(path:field:columns:)`` when they are not,
  ///   ``FileError/unknownColumn(path:column:columns:)`` when a column that was asked for is not.
  init(window: InputWindow, options: ReadingOptions) throws(FileError) {
    var best: (row: Row, delimiter: UInt8, fields: [Int8], missing: AnnouncementField?)?
    for delimiter in [0x2C, 0x3B, 0x09] as [UInt8] {
      let row = try Self.row(of: window, delimiter: delimiter)
      let fields = Self.fields(of: row.columns, mapped: options.columns)
      let missing = [AnnouncementField.latitude, .longitude].first { field in
        !fields.contains(Int8(field.rawValue))
      }
      if let best, missing != nil, best.row.columns.count >= row.columns.count { continue }
      best = (row, delimiter, fields, missing)
      if missing == nil { break }
    }
    guard let best else { throw .empty(path: window.path) }
    delimiter = best.delimiter
    columns = best.row.columns
    fields = best.fields
    for (field, column) in options.columns where !column.isEmpty {
      guard fields.contains(Int8(field.rawValue)) else {
        throw .unknownColumn(path: window.path, column: column, columns: columns)
      }
    }
    if let missing = best.missing {
      throw .missingColumn(path: window.path, field: missing, columns: columns)
    }
    window.consume(to: window.start + best.row.length)
    if best.row.endsInCarriageReturn { window.countCarriageReturns() }
  }

  private struct Row {
    var columns: [String] = []
    var length = 0
    var endsInCarriageReturn = false
  }

  private static func row(of window: InputWindow, delimiter: UInt8) throws(FileError) -> Row {
    while true {
      let scanner = unsafe CSVScanner(
        bytes: window.bytes, end: window.end, isAtEnd: window.isAtEnd, delimiter: delimiter)
      var row = Row()
      var index = window.start
      while true {
        let start = index
        let (slice, stop) = scanner.cell(at: &index)
        if stop == .incomplete || stop == .incompleteQuotes {
          if window.isAtEnd { throw .malformed(window.place(at: start), .unclosed) }
          break
        }
        if stop == .textAfterQuote { throw .malformed(window.place(at: start), .syntax) }
        row.columns.append(unsafe slice.text(in: window.bytes) ?? "")
        if stop == .delimiter { continue }
        row.length = index - window.start
        row.endsInCarriageReturn = stop == .carriageReturn
        return row
      }
      _ = try window.refill()
    }
  }

  /// The best-named column of each field; of two with the same name the first.
  private static func fields(
    of columns: [String], mapped: [AnnouncementField: String]
  ) -> [Int8] {
    var fields = Array(repeating: Int8(-1), count: columns.count)
    var ranks = Array(repeating: (rank: Int.max, column: -1), count: AnnouncementField.count)
    for (column, name) in columns.enumerated() {
      let match: (field: AnnouncementField, rank: Int)
      if let asked = mapped.first(where: { !$0.value.isEmpty && $0.value == name }) {
        match = (asked.key, -1)
      } else if name.utf8.count <= AnnouncementField.longestWord,
        let usual = AnnouncementField.match(AnnouncementField.folded(name)),
        mapped[usual.field] == nil
      {
        match = usual
      } else {
        continue
      }
      let field = Int(match.field.rawValue)
      guard match.rank < ranks[field].rank else { continue }
      if ranks[field].column >= 0 { fields[ranks[field].column] = -1 }
      ranks[field] = (match.rank, column)
      fields[column] = Int8(field)
    }
    return fields
  }
}
