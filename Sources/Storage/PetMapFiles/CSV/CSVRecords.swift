import PetMapBytes
import PetMapSystem

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
  var offset: Int64 { window.offset }

  func place(at index: Int) -> FilePlace { window.place(at: index) }

  func read(into batch: inout RawBatch) throws(FileError) -> Bool {
    while true {
      batch.begin()
      validate()
      readRows(into: &batch)
      if batch.count > 0 {
        batch.bytes = window.bytes
        return true
      }
      if window.isAtEnd {
        if window.start == window.end { return false }
        skipUnclosedRow(&batch)
        return true
      } else if window.end - window.start > window.recordLimit, nextLine() != nil {
        skipUnclosedRow(&batch)
        return true
      } else {
        _ = try window.refill()
      }
    }
  }

  private func validate() {
    var lastLine = window.end
    if !window.isAtEnd {
      while lastLine > window.start, window.bytes[lastLine - 1] != UInt8(ascii: "\n") {
        lastLine -= 1
      }
    }
    let isValid = UTF8Text.isValid(window.bytes[window.start..<lastLine])
    validEnd = isValid ? lastLine : window.start
  }

  private func readRows(into batch: inout RawBatch) {
    let scanner = CSVScanner(window, delimiter: dialect.delimiter)
    let count = columns.count
    var at = window.start
    let end = window.end
    while at < end, batch.count < Self.batchLimit {
      let start = at
      batch.beginRecord()
      var column = 0
      var extra: RawSlice?
      var stop = CSVScanner.Stop.delimiter
      while stop == .delimiter {
        let slice: RawSlice
        (slice, stop) = scanner.cell(at: &at)
        if column < count {
          batch.append(slice)
        } else if !slice.isEmpty && extra == nil {
          extra = slice
        }
        column += 1
      }
      switch stop {
      case .incomplete, .incompleteQuotes: return
      case .textAfterQuote:
        guard let next = nextLine() ?? (window.isAtEnd ? end : nil) else { return }
        batch.beginRecord()
        batch.append(
          RawRecord(start: start, problem: RawProblem(reason: .textAfterQuote, index: at - 1)))
        at = next
        window.consume(to: at)
        continue
      case .delimiter, .lineEnd, .carriageReturn: break
      }
      window.consume(to: at)
      // As in the trailing rows that spreadsheets write.
      if extra == nil, batch.isBlank { continue }
      var record = RawRecord(start: start)
      if at > validEnd {
        record.problem = UTF8Text.firstInvalid(scanner.bytes, start..<at).map {
          RawProblem(reason: .invalidUTF8, index: $0)
        }
      }
      if record.problem == nil, let extra {
        record.problem = RawProblem(
          reason: .tooManyColumns, index: extra.start, value: extra)
      }
      batch.append(record)
    }
  }

  private func skipUnclosedRow(_ batch: inout RawBatch) {
    let start = window.start
    batch.beginRecord()
    batch.append(
      RawRecord(start: start, problem: RawProblem(reason: .unclosedQuote, index: start)))
    window.consume(to: nextLine() ?? window.end)
    batch.bytes = window.bytes
  }

  private func nextLine() -> Int? {
    RawBytes.firstIndex(of: window.lineBreak, in: window.bytes, window.start..<window.end)
      .map { $0 + 1 }
  }
}
