import CSimdJSON

/// A search for the end of a JSON value, which may continue when more of the text is available.
///
/// Counts brackets outside strings without any other validation, 64 bytes at a time.
package struct JSONValueScan {
  private var state = petmap_json_scan()

  /// The number of bytes that the text's array must have after the searched range.
  package static let padding = petmap_json_padding()

  /// Creates a search for the end of a value that has not begun.
  package init() {}

  /// Returns the end of the value that continues at an index, or `nil` if it continues after the
  /// range. A number or literal ends before its terminator.
  ///
  /// - Precondition: At least ``padding`` bytes follow the range.
  /// - Complexity: O(*n*) in the length of the range.
  package mutating func end(in text: [UInt8], _ range: Range<Int>) -> Int? {
    precondition(range.lowerBound >= 0 && range.upperBound + Self.padding <= text.count)
    let end = unsafe petmap_json_value_end(text, range.lowerBound, range.upperBound, &state)
    return end < 0 ? nil : end
  }
}

/// Validation of UTF-8, many bytes at a time.
package enum UTF8Text {
  /// Returns whether bytes are valid UTF-8.
  ///
  /// - Complexity: O(*n*).
  package static func isValid(_ text: ArraySlice<UInt8>) -> Bool {
    unsafe text.withUnsafeBufferPointer { unsafe petmap_utf8_is_valid($0.baseAddress, $0.count) }
  }

  /// Returns the index of the first byte that is not valid UTF-8, or `nil` if all bytes are.
  ///
  /// - Complexity: O(*n*).
  package static func firstInvalid(_ text: [UInt8], _ range: Range<Int>) -> Int? {
    if isValid(text[range]) { return nil }
    let count = unsafe text[range].withUnsafeBufferPointer {
      unsafe petmap_utf8_valid_prefix($0.baseAddress, $0.count)
    }
    return range.lowerBound + count
  }
}
