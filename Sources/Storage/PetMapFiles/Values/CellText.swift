/// Values that stand for something else: words for missing values, and a spreadsheet's notation for
/// text that is not a number.
enum CellText {
  private static let nullWords = [
    "NULL", "null", "None", "NaN", "nan", "NaT", "NA", "N/A", "n/a", "#N/A",
  ]
  .map { Array($0.utf8) }
  private static let shortNullWords = ["-", "--", "\\N", "\\\\N", "<NA>"].map { Array($0.utf8) }
  /// The maximum number of bytes in these words.
  static let longestNullWord = 4

  /// Returns whether bytes are a word for a missing value, as written by databases, spreadsheets, R,
  /// and Python.
  static func isNull(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let first = bytes.first, bytes.count <= longestNullWord else { return false }
    switch first {
    case UInt8(ascii: "N"), UInt8(ascii: "n"), UInt8(ascii: "#"):
      return nullWords.contains { bytes.elementsEqual($0) }
    case UInt8(ascii: "-"), UInt8(ascii: "\\"), UInt8(ascii: "<"):
      return shortNullWords.contains { bytes.elementsEqual($0) }
    default: return false
    }
  }

  /// Returns a value without a spreadsheet's notation for text that is not a number or a formula:
  /// `="00123"`, or an apostrophe before digits.
  @inline(__always)
  static func withoutTextGuard(
    _ slice: RawSlice, in window: [UInt8]
  ) -> RawSlice {
    guard slice.count > 2, slice.isQuoted else { return slice }
    let first = window[slice.start]
    guard first == UInt8(ascii: "'") || first == UInt8(ascii: "=") else { return slice }
    return unguarded(slice, in: window)
  }

  private static func unguarded(
    _ slice: RawSlice, in window: [UInt8]
  ) -> RawSlice {
    let bytes = slice.bytes(in: window)
    if bytes.first == UInt8(ascii: "'") {
      let rest = bytes.dropFirst()
      guard rest.contains(where: { $0 &- UInt8(ascii: "0") < 10 }),
        rest.allSatisfy({ $0 &- UInt8(ascii: "0") < 10 || " +-().,/".utf8.contains($0) })
      else { return slice }
      return RawSlice(rest.indices, slice.kind)
    }
    // A quotation mark within a quoted cell or a JSON string has two bytes.
    let quote = slice.kind == .doubled ? "\"\"" : slice.kind == .escaped ? "\\\"" : "\""
    let count = quote.utf8.count
    guard bytes.count >= 1 + 2 * count, bytes.dropFirst().starts(with: quote.utf8),
      bytes.suffix(count).elementsEqual(quote.utf8)
    else { return slice }
    let inside = bytes.dropFirst(1 + count).dropLast(count)
    guard !inside.contains(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") })
    else { return slice }
    return RawSlice(inside.indices)
  }
}
