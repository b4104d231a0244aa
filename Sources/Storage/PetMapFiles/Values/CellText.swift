import CSimdJSON

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
  static func isNull(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = unsafe bytes.first, bytes.count <= longestNullWord else { return false }
    switch first {
    case UInt8(ascii: "N"), UInt8(ascii: "n"), UInt8(ascii: "#"):
      return nullWords.contains { unsafe bytes.elementsEqual($0) }
    case UInt8(ascii: "-"), UInt8(ascii: "\\"), UInt8(ascii: "<"):
      return shortNullWords.contains { unsafe bytes.elementsEqual($0) }
    default: return false
    }
  }

  /// Returns a value without a spreadsheet's notation for text that is not a number or a formula:
  /// `="00123"`, or an apostrophe before digits.
  @inline(__always)
  static func withoutTextGuard(
    _ slice: RawSlice, in window: UnsafeMutablePointer<UInt8>
  ) -> RawSlice {
    guard slice.count > 2, slice.isQuoted else { return slice }
    let first = unsafe window[Int(slice.offset)]
    guard first == UInt8(ascii: "'") || first == UInt8(ascii: "=") else { return slice }
    return unsafe unguarded(slice, in: window)
  }

  private static func unguarded(
    _ slice: RawSlice, in window: UnsafeMutablePointer<UInt8>
  ) -> RawSlice {
    let bytes = unsafe slice.bytes(in: window)
    if unsafe bytes[0] == UInt8(ascii: "'") {
      let rest = unsafe bytes.dropFirst()
      guard unsafe rest.contains(where: { $0 &- UInt8(ascii: "0") < 10 }),
        unsafe rest.allSatisfy({
          $0 &- UInt8(ascii: "0") < 10 || " +-().,/".utf8.contains($0)
        })
      else { return slice }
      return RawSlice(offset: Int(slice.offset) + 1, count: bytes.count - 1, kind: slice.kind)
    }
    // A quotation mark within a quoted cell or a JSON string has two bytes.
    let mark: StaticString =
      slice.kind == PETMAP_SLICE_DOUBLED
      ? "\"\"" : slice.kind == PETMAP_SLICE_ESCAPED ? "\\\"" : "\""
    let quote = unsafe UnsafeBufferPointer(start: mark.utf8Start, count: mark.utf8CodeUnitCount)
    guard bytes.count >= 1 + 2 * quote.count,
      unsafe bytes[1...].starts(with: quote), unsafe bytes.suffix(quote.count).elementsEqual(quote)
    else { return slice }
    let inside = unsafe bytes[(1 + quote.count)..<(bytes.count - quote.count)]
    guard unsafe !inside.contains(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") })
    else { return slice }
    return RawSlice(offset: Int(slice.offset) + 1 + quote.count, count: unsafe inside.count)
  }
}
