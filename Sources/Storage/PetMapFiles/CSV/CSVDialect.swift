import PetMapBytes

/// The column separator and header of a table. The header is the first row, unless only a later row
/// names coordinates, as in a spreadsheet with a title above the table.
struct CSVDialect {
  /// The candidate separators.
  static let delimiters: [UInt8] = [
    UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t"), UInt8(ascii: "|"),
  ]
  /// The number of bytes to examine.
  private static let sample = 64 << 10

  /// The maximum number of rows above the header.
  private static let titles = 12

  let delimiter: UInt8
  let columns: [RawColumn]
  /// The number of lines above the header.
  let skippedLines: Int

  /// Reads the header, preceded by an optional `sep=;` line as used by Excel.
  init(window: InputWindow, _ mapping: SourceMapping) throws(FileError) {
    try window.fill(Self.sample)
    let given = mapping.delimiter
    var delimiter = given
    if let named = Self.namedDelimiter(window) {
      delimiter = given ?? named.delimiter
      window.consume(to: named.end)
    }
    self.delimiter = delimiter ?? Self.likeliest(window, mapping)
    var row = try Self.row(of: window, delimiter: self.delimiter)
    if row.endsInCarriageReturn { window.countCarriageReturns() }
    let firstLine = window.place(at: window.start).line
    if !Self.isHeader(row.columns, mapping),
      let later = Self.header(of: window, from: row.length, self.delimiter, mapping)
    {
      window.consume(to: window.start + later.start)
      row = later.row
    }
    let range = window.start..<window.start + row.length
    if let invalid = UTF8Text.firstInvalid(window.bytes, range) {
      throw .malformed(window.place(at: invalid), .undefinedBytes)
    }
    columns = Self.withoutTable(row.columns, mapping).map { RawColumn(name: $0) }
    skippedLines = window.place(at: window.start).line - firstLine
    window.consume(to: window.start + row.length)
  }

  /// Removes the table name from columns such as Power BI's `Pets[lat]` if all columns have the
  /// same table name and none of the columns is mapped.
  private static func withoutTable(_ columns: [String], _ mapping: SourceMapping) -> [String] {
    let table = (columns.first ?? "").prefix { $0 != "[" } + "["
    guard columns.count > 1, columns.allSatisfy({ $0.hasPrefix(table) && $0.hasSuffix("]") }),
      !columns.contains(where: { mapping.field(ofColumn: $0) != nil })
    else { return columns }
    return columns.map { String($0.dropFirst(table.count).dropLast()) }
  }

  /// Returns whether a row names both coordinates, or a location and another field.
  private static func isHeader(_ columns: [String], _ mapping: SourceMapping) -> Bool {
    let fields = Set(
      withoutTable(columns, mapping).compactMap { name in
        mapping.field(ofColumn: name) ?? ColumnName.match(name)?.field
      })
    return fields.contains(.latitude) && fields.contains(.longitude)
      || fields.contains(.location) && fields.count > 1
  }

  /// Returns the first header among the rows in the window, starting at an offset.
  private static func header(
    of window: InputWindow, from offset: Int, _ delimiter: UInt8, _ mapping: SourceMapping
  ) -> (row: Row, start: Int)? {
    var start = offset
    for _ in 0..<titles {
      guard
        let row = try? row(of: window, from: start, delimiter: delimiter, mayReadOn: false)
      else { return nil }
      if isHeader(row.columns, mapping) { return (row, start) }
      start += row.length
    }
    return nil
  }

  /// Returns the separator named in the first line, and the start of the next line.
  private static func namedDelimiter(_ window: InputWindow) -> (delimiter: UInt8, end: Int)? {
    let start = window.start
    let text = String(decoding: window.bytes[start..<window.end].prefix(16), as: UTF8.self)
    let line = text.prefix { !$0.isNewline }
    let plain = line.filter { $0 != "\"" }
    guard plain.utf8.count == 5, plain.lowercased().hasPrefix("sep="),
      let delimiter = plain.utf8.last
    else { return nil }
    let lineEnd = text.dropFirst(line.count).prefix(1)
    return (delimiter, start + line.utf8.count + lineEnd.utf8.count)
  }

  /// Returns the separator that yields the most columns, consistently across the header and the
  /// lines after it, preferring those with which a row names the coordinates.
  private static func likeliest(_ window: InputWindow, _ mapping: SourceMapping) -> UInt8 {
    let candidates = delimiters.compactMap { candidate(window, $0) }
    guard candidates.count > 1 else { return candidates.first?.delimiter ?? delimiters[0] }
    let ranks = candidates.map { candidate in
      (candidate.heads.contains { isHeader($0, mapping) } ? 1 : 0, candidate.score)
    }
    let best = ranks.indices.max { ranks[$0] < ranks[$1] }
    return candidates[best ?? 0].delimiter
  }

  /// A separator that splits most lines into the same number of columns.
  private struct Candidate {
    let delimiter: UInt8
    /// The number of columns, multiplied by the share of lines that have this number.
    let score: Int
    /// The rows that may be the header.
    let heads: [[String]]
  }

  /// Returns `nil` if the lines have only one column.
  private static func candidate(_ window: InputWindow, _ delimiter: UInt8) -> Candidate? {
    var offset = 0
    var counts: [Int] = []
    var heads: [[String]] = []
    while counts.count < 20, offset < min(window.end - window.start, sample),
      let row = try? row(of: window, from: offset, delimiter: delimiter, mayReadOn: false)
    {
      if row.length > 2 { counts.append(row.columns.count) }
      if row.columns.count > 1, counts.count <= titles { heads.append(row.columns) }
      offset += row.length
    }
    // Use the most frequent column count, because there may be titles above the header.
    let alike = { (columns: Int) in counts.count { $0 == columns } }
    guard let columns = counts.max(by: { (alike($0), $0) < (alike($1), $1) }), columns > 1 else {
      return nil
    }
    let score = columns * alike(columns) * 1000 / counts.count
    return Candidate(delimiter: delimiter, score: score, heads: heads)
  }

  private struct Row {
    var columns: [String] = []
    var length = 0
    var endsInCarriageReturn = false
  }

  /// - Parameters:
  ///   - offset: The offset from the window's first unconsumed byte.
  ///   - mayReadOn: Whether to read more of the file if the row extends past the window.
  private static func row(
    of window: InputWindow, from offset: Int = 0, delimiter: UInt8, mayReadOn: Bool = true
  ) throws(FileError) -> Row {
    while true {
      let scanner = CSVScanner(window, delimiter: delimiter)
      var row = Row()
      var index = window.start + offset
      while true {
        let start = index
        let (slice, stop) = scanner.cell(at: &index)
        if stop == .incomplete || stop == .incompleteQuotes {
          if window.isAtEnd || !mayReadOn { throw .malformed(window.place(at: start), .unclosed) }
          break
        }
        if stop == .textAfterQuote { throw .malformed(window.place(at: start), .syntax) }
        row.columns.append(slice.text(in: scanner.bytes) ?? "")
        if stop == .delimiter { continue }
        row.length = index - window.start - offset
        row.endsInCarriageReturn = stop == .carriageReturn
        return row
      }
      _ = try window.refill()
    }
  }
}
