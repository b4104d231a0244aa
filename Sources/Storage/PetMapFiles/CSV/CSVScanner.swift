import PetMapSystem
import CSimdJSON

/// Splits a row of comma-separated values (RFC 4180) into cells.
///
/// A quotation mark begins a quoted cell only at the start of the cell; anywhere else it is an
/// ordinary character. Spaces around unquoted cells are ignored.
///
/// Safe: a reader creates a scanner for each use of an ``InputWindow``, whose bytes outlive it; no
/// index exceeds `end`, and eight-byte loads end within the window's padding.
@safe
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

  let bytes: UnsafeMutablePointer<UInt8>
  let end: Int
  /// Whether the end of the bytes is the end of the file.
  let isAtEnd: Bool
  let delimiter: UInt8
  /// The delimiter repeated in eight bytes.
  private let delimiters: UInt64

  init(bytes: UnsafeMutablePointer<UInt8>, end: Int, isAtEnd: Bool, delimiter: UInt8) {
    unsafe self.bytes = bytes
    self.end = end
    self.isAtEnd = isAtEnd
    self.delimiter = delimiter
    delimiters = UInt64(delimiter) &* 0x0101_0101_0101_0101
  }

  /// Returns a word whose lowest set bit is the high bit of the first zero byte.
  @inline(__always)
  private static func zeros(_ word: UInt64) -> UInt64 {
    (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
  }

  /// Scans the cell at an index, and advances the index past the cell and its terminator.
  @inline(__always)
  func cell(at index: inout Int) -> (RawSlice, Stop) {
    if index < end, unsafe bytes[index] == UInt8(ascii: "\"") { return quotedCell(at: &index) }
    var first = index
    var at = index
    // Eight bytes at a time; the window is padded past its end.
    while at < end {
      let word = UInt64(
        littleEndian: unsafe UnsafeRawPointer(bytes + at).loadUnaligned(as: UInt64.self))
      let marks =
        Self.zeros(word ^ delimiters) | Self.zeros(word ^ 0x0A0A_0A0A_0A0A_0A0A)
        | Self.zeros(word ^ 0x0D0D_0D0D_0D0D_0D0D)
      if marks != 0 {
        at = min(at + marks.trailingZeroBitCount / 8, end)
        break
      }
      at = min(at + 8, end)
    }
    var last = at
    while first < last, unsafe bytes[first] == UInt8(ascii: " ") { first += 1 }
    while first < last, unsafe bytes[last - 1] == UInt8(ascii: " ") { last -= 1 }
    let slice = RawSlice(offset: first, count: last - first)
    index = at
    return (slice, stop(at: &index))
  }

  /// Returns how a cell ends.
  @inline(__always)
  private func stop(at index: inout Int) -> Stop {
    guard index < end else { return isAtEnd ? .lineEnd : .incomplete }
    let byte = unsafe bytes[index]
    index += 1
    if byte == delimiter { return .delimiter }
    if byte == UInt8(ascii: "\n") { return .lineEnd }
    guard byte == UInt8(ascii: "\r") else { return .textAfterQuote }
    guard index < end else { return isAtEnd ? .carriageReturn : .incomplete }
    guard unsafe bytes[index] == UInt8(ascii: "\n") else { return .carriageReturn }
    index += 1
    return .lineEnd
  }

  private func quotedCell(at index: inout Int) -> (RawSlice, Stop) {
    let start = index + 1
    var at = start
    var kind = PETMAP_SLICE_TEXT
    while true {
      guard
        let found = unsafe RawBytes.firstIndex(
          of: UInt8(ascii: "\""), in: bytes + at, count: end - at)
      else {
        return (.none, .incompleteQuotes)
      }
      at += found
      if at + 1 == end && !isAtEnd { return (.none, .incompleteQuotes) }
      guard at + 1 < end, unsafe bytes[at + 1] == UInt8(ascii: "\"") else { break }
      kind = PETMAP_SLICE_DOUBLED
      at += 2
    }
    let slice = RawSlice(offset: start, count: at - start, kind: kind)
    at += 1
    while at < end, delimiter != UInt8(ascii: " "), unsafe bytes[at] == UInt8(ascii: " ") {
      at += 1
    }
    index = at
    return (slice, stop(at: &index))
  }
}
