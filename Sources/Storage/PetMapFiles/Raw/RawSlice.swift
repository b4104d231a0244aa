import PetMapJSON

/// An uninterpreted value: a range of bytes in a window and how it is encoded.
struct RawSlice: Sendable, Equatable {
  enum Kind: UInt32 {
    /// Plain text.
    case text
    /// The text between quotes, with JSON escape sequences.
    case escaped
    /// A number, true, or false.
    case literal
    /// The text between quotes with doubled quotes, as in CSV.
    case doubled
    /// A JSON object or array, including brackets.
    case nested
    /// The text between quotes, with an invalid escape sequence or an unpaired surrogate; or an
    /// invalid literal.
    case broken
  }

  /// `UInt32.max` if there is no value.
  private let offset: UInt32
  /// The number of bytes; the upper three bits are the kind.
  private let length: UInt32

  static let none = RawSlice(offset: Int(UInt32.max), count: 0)

  init(offset: Int, count: Int, kind: Kind = .text) {
    self.offset = UInt32(truncatingIfNeeded: offset)
    length = UInt32(truncatingIfNeeded: count) | kind.rawValue << 29
  }

  init(_ range: Range<Int>, _ kind: Kind = .text) {
    self.init(offset: range.lowerBound, count: range.count, kind: kind)
  }

  var isNone: Bool { offset == .max }
  var kind: Kind { Kind(rawValue: length >> 29) ?? .broken }
  var count: Int { Int(length & 0x1FFF_FFFF) }
  /// The index of its first byte.
  var start: Int { Int(offset) }
  /// The range of its bytes.
  var range: Range<Int> { isNone ? 0..<0 : start..<start + count }
  /// Whether it is text rather than a literal, an object, or an array.
  var isQuoted: Bool { kind != .literal && kind != .nested }
  var isEmpty: Bool { isNone || length & 0x1FFF_FFFF == 0 }
  /// Whether its bytes are its text.
  var isVerbatim: Bool { kind != .escaped && kind != .doubled }
  /// Whether it is readable text or a number: not empty, nested, or invalid.
  var isReadable: Bool { !isEmpty && kind != .nested && kind != .broken }

  /// Returns the bytes as written in the file.
  func bytes(in window: [UInt8]) -> ArraySlice<UInt8> { window[range] }

  /// Returns the range of the bytes without leading and trailing whitespace.
  func trimmedRange(in window: [UInt8]) -> Range<Int> {
    var (first, last) = (range.lowerBound, range.upperBound)
    while first < last, window[first] <= UInt8(ascii: " ") { first &+= 1 }
    while first < last, window[last &- 1] <= UInt8(ascii: " ") { last &-= 1 }
    return first..<last
  }

  /// Returns the bytes without leading and trailing whitespace, but with escape sequences and
  /// doubled quotes.
  func trimmed(in window: [UInt8]) -> ArraySlice<UInt8> { window[trimmedRange(in: window)] }

  /// Returns the unescaped bytes without leading and trailing whitespace.
  func unescaped(in window: [UInt8]) -> ArraySlice<UInt8> {
    let bytes = trimmed(in: window)
    return isVerbatim ? bytes : Array(text(of: bytes).utf8)[...]
  }

  /// Returns the unescaped text, or `nil` if it is absent or empty.
  func text(in window: [UInt8]) -> String? { isEmpty ? nil : text(of: bytes(in: window)) }

  private func text(of bytes: ArraySlice<UInt8>) -> String {
    switch kind {
    case .escaped: return JSONValue.unescaped(bytes) ?? String(decoding: bytes, as: UTF8.self)
    case .doubled:
      var isSecond = false
      let single = bytes.filter { byte in
        isSecond = byte == UInt8(ascii: "\"") && !isSecond
        return byte != UInt8(ascii: "\"") || isSecond
      }
      return String(decoding: single, as: UTF8.self)
    default: return String(decoding: bytes, as: UTF8.self)
    }
  }
}
