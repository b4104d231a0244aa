import PetMapSystem
import CSimdJSON

/// The rows that follow a table's header.
///
/// Suggested reading order for this folder: ``CSVDialect`` is detected from the first lines,
/// ``CSVScanner`` finds the ends of cells, and this class turns rows into records.
final class CSVRecords: RawRecords {
  /// The maximum number of rows in a batch.
  private static let batchLimit = 1024

  let dialect: CSVDialect
  private let window: InputWindow
  /// The end of the bytes in the window that have been validated as UTF-8.
  private var validEnd = 0

  /// - Parameter mapping: The column names, and the separator unless it should be detected.
  init(window: InputWindow, _ mapping: SourceMapping) throws(FileError) {
    self.window = window
    dialect = try CSVDialect(window: window, mapping)
  }

  var columns: [RawColumn] { dialect.columns }
  var isTable: Bool { true }
  var system: String? { nil }
  var offset: Int64 { window.offset }

  func place(at index: Int) -> FilePlace { window.place(at: index) }

  func read(into batch: RawBatch) throws(FileError) -> Bool {
    while true {
      unsafe batch.begin(over: window.bytes, stride: columns.count)
      validate()
      readRows(into: batch)
      if batch.count > 0 { return true }
      if window.isAtEnd {
        if window.start == window.end { return false }
        skipUnclosedRow(batch)
        return true
      } else if window.end - window.start > window.recordLimit, nextLine() != nil {
        skipUnclosedRow(batch)
        return true
      } else {
        _ = try window.refill()
      }
    }
  }

  private func validate() {
    var lastLine = window.end
    if !window.isAtEnd {
      while lastLine > window.start, unsafe window.bytes[lastLine - 1] != UInt8(ascii: "\n") {
        lastLine -= 1
      }
    }
    let isValid = unsafe petmap_utf8_is_valid(
      window.bytes + window.start, lastLine - window.start)
    validEnd = isValid ? lastLine : window.start
  }

  private func readRows(into batch: RawBatch) {
    let scanner = unsafe CSVScanner(
      bytes: window.bytes, end: window.end, isAtEnd: window.isAtEnd,
      delimiter: dialect.delimiter)
    let count = columns.count
    var at = window.start
    let end = window.end
    while at < end, batch.count < Self.batchLimit {
      let start = at
      let slices = unsafe batch.nextSlices()
      var column = 0
      var extra: RawSlice?
      var stop = CSVScanner.Stop.delimiter
      while stop == .delimiter {
        let slice: RawSlice
        (slice, stop) = scanner.cell(at: &at)
        if column < count {
          unsafe slices[column] = slice
        } else if !slice.isEmpty && extra == nil {
          extra = slice
        }
        column += 1
      }
      switch stop {
      case .incomplete, .incompleteQuotes: return
      case .textAfterQuote:
        guard let next = nextLine() ?? (window.isAtEnd ? end : nil) else { return }
        batch.append(
          RawRecord(start: start, problem: RawProblem(reason: .textAfterQuote, index: at - 1)))
        at = next
        window.consume(to: at)
        continue
      case .delimiter, .lineEnd, .carriageReturn: break
      }
      window.consume(to: at)
      if extra == nil, unsafe isBlank(UnsafeBufferPointer(start: slices, count: count)) { continue }
      var record = RawRecord(start: start)
      if at > validEnd {
        let good = unsafe petmap_utf8_valid_prefix(window.bytes + start, at - start)
        if good < at - start {
          record.problem = RawProblem(reason: .invalidUTF8, index: start + good)
        }
      }
      if record.problem == nil, let extra {
        record.problem = RawProblem(
          reason: .tooManyColumns, index: Int(extra.offset), value: extra)
      }
      batch.append(record)
    }
  }

  /// Returns whether all cells of a row are empty, as in the trailing rows that spreadsheets write.
  private func isBlank(_ row: UnsafeBufferPointer<RawSlice>) -> Bool {
    for index in row.indices where unsafe !row[index].isEmpty { return false }
    return true
  }

  private func skipUnclosedRow(_ batch: RawBatch) {
    let start = window.start
    batch.append(
      RawRecord(start: start, problem: RawProblem(reason: .unclosedQuote, index: start)))
    window.consume(to: nextLine() ?? window.end)
  }

  private func nextLine() -> Int? {
    let start = window.start
    let rest = unsafe (window.bytes + start, window.end - start)
    return unsafe RawBytes.firstIndex(of: window.lineBreak, in: rest.0, count: rest.1).map {
      start + $0 + 1
    }
  }
}
