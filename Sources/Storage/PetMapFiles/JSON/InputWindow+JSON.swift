import CSimdJSON

/// JSON in a function call, as in JSONP and in responses of Google Sheets, and JSON that must be in
/// memory as a whole.
extension InputWindow {
  /// Consumes the beginning of a function call, such as `callback(`, and a comment before it.
  ///
  /// - Returns: `false` if the text does not begin with a call; nothing is consumed in that case.
  func skipCall() throws(FileError) -> Bool {
    try fill(1024)
    let text = unsafe Array(
      UnsafeBufferPointer(start: bytes + start, count: min(end - start, 1024)))
    var rest = text[...].drop { $0 <= UInt8(ascii: " ") }
    if rest.starts(with: "/*".utf8) {
      while rest.count > 2, !rest.starts(with: "*/".utf8) { rest.removeFirst() }
      rest = rest.dropFirst(2).drop { $0 <= UInt8(ascii: " ") }
    }
    let name = rest.prefix(while: Self.isPartOfName)
    rest = rest.dropFirst(name.count)
    guard !name.isEmpty, rest.first == UInt8(ascii: "(") else { return false }
    consume(to: start + rest.startIndex + 1)
    return true
  }

  /// Reads the rest of the file, and returns the end of the value at its beginning, or `nil` if the
  /// value is incomplete.
  ///
  /// - Throws: ``FileError/scatteredRecords(path:limit:)`` if the file is too large.
  func wholeValueEnd() throws(FileError) -> Int? {
    try fillCompletely()
    var scan = petmap_json_scan()
    let valueEnd = unsafe petmap_json_value_end(bytes, start, end, &scan)
    return valueEnd >= 0 ? valueEnd : nil
  }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"),
      UInt8(ascii: "."):
      true
    default: false
    }
  }
}
