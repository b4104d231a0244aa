import CSimdJSON

/// What parts the columns of a table, and its header.
struct CSVDialect {
  /// The separators that are told apart.
  static let delimiters: [UInt8] = [0x2C, 0x3B, 0x09, 0x7C]
  /// How many bytes are looked at.
  private static let sample = 64 << 10

  let delimiter: UInt8
  let columns: [RawColumn]

  /// Reads the header, and a line `sep=;` before it, which Excel knows.
  init(window: InputWindow, delimiter given: UInt8?) throws(FileError) {
    try window.fill(Self.sample)
    var delimiter = given
    if let named = Self.namedDelimiter(window) {
      delimiter = given ?? named.delimiter
      window.consume(to: named.end)
    }
    self.delimiter = delimiter ?? Self.likeliest(window)
    let row = try Self.row(of: window, delimiter: self.delimiter)
    columns = row.columns.map { RawColumn(name: $0) }
    window.consume(to: window.start + row.length)
    if row.endsInCarriageReturn { window.countCarriageReturns() }
  }

  private static func namedDelimiter(_ window: InputWindow) -> (delimiter: UInt8, end: Int)? {
    let start = window.start
    let line = unsafe UnsafeBufferPointer(start: window.bytes + start, count: window.end - start)
      .prefix(16)
    var end = 0
    while unsafe end < line.count, unsafe line[end] != 0x0A, unsafe line[end] != 0x0D { end += 1 }
    let text = unsafe Array(line[..<end]).filter { $0 != 0x22 }
    guard text.count == 5, String(decoding: text.prefix(4), as: UTF8.self).lowercased() == "sep="
    else { return nil }
    if unsafe end < line.count, unsafe line[end] == 0x0D { end += 1 }
    if unsafe end < line.count, unsafe line[end] == 0x0A { end += 1 }
    return (text[4], start + end)
  }

  /// The separator that gives the header the most columns, and the lines after it the same number.
  private static func likeliest(_ window: InputWindow) -> UInt8 {
    var best: (delimiter: UInt8, score: Int) = (0x2C, 0)
    let end = min(window.end, window.start + sample)
    for delimiter in delimiters {
      let scanner = unsafe CSVScanner(
        bytes: window.bytes, end: end, isAtEnd: window.isAtEnd && end == window.end,
        delimiter: delimiter)
      var index = window.start
      var counts: [Int] = []
      rows: while index < end, counts.count < 20 {
        var count = 0
        let start = index
        while true {
          let (_, stop) = scanner.cell(at: &index)
          count += 1
          if stop == .delimiter { continue }
          guard stop == .lineEnd || stop == .carriageReturn else { break rows }
          break
        }
        if index - start > 2 { counts.append(count) }
      }
      guard let columns = counts.first, columns > 1 else { continue }
      let alike = counts.count { $0 == columns }
      let score = columns * alike * 1000 / counts.count
      if score > best.score { best = (delimiter, score) }
    }
    return best.delimiter
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
}
