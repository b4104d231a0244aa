import PetMapSystem

/// Splits a row of comma-separated values (RFC 4180) into cells.
///
/// A quotation mark begins a quoted cell only at the start of the cell; anywhere else it is an
/// ordinary character. Spaces around unquoted cells are ignored.
struct CSVScanner {
  enum Stop {
    case delimiter
    /// The end of the row.
    case lineEnd
    /// The end of the row, marked by a carriage return without a line feed.
    case carriageReturn
    /// The row continues past the bytes in memory.
    case incomplete
    /// Like ``incomplete``, within quotes that opened at the start of the cell.
    case incompleteQuotes
    /// Text follows the closing quotation mark.
    case textAfterQuote
  }

  let bytes: [UInt8]
  let end: Int
  /// Whether the end of the bytes is the end of the file.
  let isAtEnd: Bool
  let delimiter: UInt8

  /// - Precondition: At least eight bytes follow the end.
  init(_ window: InputWindow, delimiter: UInt8) {
    bytes = window.bytes
    end = window.end
    precondition(end + ByteWord.size <= bytes.count)
    isAtEnd = window.isAtEnd
    self.delimiter = delimiter
  }

  /// Scans the cell at an index, and advances the index past the cell and its terminator.
  @inline(__always)
  func cell(at index: inout Int) -> (RawSlice, Stop) {
    if index < end, bytes[index] == UInt8(ascii: "\"") { return quotedCell(at: &index) }
    var first = index
    var at = index
    // The last word extends past the end.
    while at < end {
      let word = ByteWord(bytes, at: at)
      let stops =
        word.matches(delimiter) | word.matches(UInt8(ascii: "\n"))
        | word.matches(UInt8(ascii: "\r"))
      if let first = stops.first {
        at = min(at + first, end)
        break
      }
      at = min(at + ByteWord.size, end)
    }
    var last = at
    while first < last, bytes[first] == UInt8(ascii: " ") { first += 1 }
    while first < last, bytes[last - 1] == UInt8(ascii: " ") { last -= 1 }
    let slice = RawSlice(offset: first, count: last - first)
    index = at
    return (slice, stop(at: &index))
  }

  /// Returns how a cell ends.
  @inline(__always)
  private func stop(at index: inout Int) -> Stop {
    guard index < end else { return isAtEnd ? .lineEnd : .incomplete }
    let byte = bytes[index]
    index += 1
    if byte == delimiter { return .delimiter }
    if byte == UInt8(ascii: "\n") { return .lineEnd }
    guard byte == UInt8(ascii: "\r") else { return .textAfterQuote }
    guard index < end else { return isAtEnd ? .carriageReturn : .incomplete }
    guard bytes[index] == UInt8(ascii: "\n") else { return .carriageReturn }
    index += 1
    return .lineEnd
  }

  private func quotedCell(at index: inout Int) -> (RawSlice, Stop) {
    let start = index + 1
    var at = start
    var kind = RawSlice.Kind.text
    while true {
      guard let found = RawBytes.firstIndex(of: UInt8(ascii: "\""), in: bytes, at..<end) else {
        return (.none, .incompleteQuotes)
      }
      at = found
      if at + 1 == end && !isAtEnd { return (.none, .incompleteQuotes) }
      guard at + 1 < end, bytes[at + 1] == UInt8(ascii: "\"") else { break }
      kind = .doubled
      at += 2
    }
    let slice = RawSlice(start..<at, kind)
    at += 1
    while at < end, delimiter != UInt8(ascii: " "), bytes[at] == UInt8(ascii: " ") { at += 1 }
    index = at
    return (slice, stop(at: &index))
  }
}
