import CSimdJSON
import PetMapGeo

/// A cursor over the tokens of JSON text.
///
/// Tokens end where simdjson ends them, so that invalid text yields the same tokens in both. The
/// text is passed to each method because a span cannot be stored.
///
/// - Precondition: Strings are closed, which simdjson verifies for a whole record.
struct JSONTokens {
  /// The index after the last token.
  private(set) var index: Int

  init(at index: Int) { self.index = index }

  /// The range of a token and its first byte, which identifies its kind.
  struct Token {
    /// A bracket, comma, or colon; the quote of a string; the first byte of a number or literal; 0
    /// at the end of the text.
    let first: UInt8
    let range: Range<Int>

    /// The range of a string's text between its quotes.
    var textRange: Range<Int> { range.lowerBound + 1..<range.upperBound - 1 }

    /// Returns the number that a string contains, or `nil` if the token is anything else.
    func number(in text: Span<UInt8>) -> Double? {
      guard first == UInt8(ascii: "\""),
        let (value, end) = JSONTokens.number(at: range.lowerBound + 1, in: text),
        end == textRange.upperBound
      else { return nil }
      return value
    }
  }

  /// Returns the next token.
  ///
  /// - Complexity: O(*n*) in its length.
  mutating func next(in text: Span<UInt8>) -> Token {
    skipWhiteSpace(in: text)
    let start = index
    guard start < text.count else { return Token(first: 0, range: start..<start) }
    let first = text[start]
    index &+= 1
    if first == UInt8(ascii: "\"") {
      skipString(in: text)
    } else if !Self.isPunctuation(first) {
      while index < text.count, case let byte = text[index],
        !Self.isWhiteSpace(byte), !Self.isPunctuation(byte)
      {
        index &+= 1
        guard byte == UInt8(ascii: "\"") else { continue }
        skipString(in: text)
        break
      }
    }
    return Token(first: first, range: start..<index)
  }

  /// Returns the first byte of the next token, or 0 at the end of the text.
  mutating func peek(in text: Span<UInt8>) -> UInt8 {
    skipWhiteSpace(in: text)
    return index < text.count ? text[index] : 0
  }

  /// Skips a bracket, comma, or colon.
  ///
  /// - Returns: `false` if the next token is different.
  @inline(__always)
  mutating func skips(_ byte: UInt8, in text: Span<UInt8>) -> Bool {
    skipWhiteSpace(in: text)
    guard index < text.count, text[index] == byte else { return false }
    index &+= 1
    return true
  }

  /// Reads a number.
  ///
  /// - Returns: Its value and its range, or `nil` if the next token is not a number.
  mutating func number(in text: Span<UInt8>) -> (value: Double, range: Range<Int>)? {
    skipWhiteSpace(in: text)
    guard let (value, end) = Self.number(at: index, in: text), end < text.count,
      Self.isWhiteSpace(text[end]) || Self.isPunctuation(text[end])
    else { return nil }
    defer { index = end }
    return (value, index..<end)
  }

  /// Parses a number according to the JSON grammar.
  private static func number(
    at start: Int, in text: Span<UInt8>
  ) -> (value: Double, end: Int)? {
    guard let number = DecimalNumber.scan(text, at: start) else { return nil }
    let isJSON = unsafe text.withUnsafeBufferPointer {
      unsafe petmap_json_is_number($0.baseAddress, start, number.end)
    }
    return isJSON ? number : nil
  }

  /// Skips a value.
  ///
  /// Brackets are counted without any other validation, as in simdjson.
  ///
  /// - Returns: Whether the text contains a complete value.
  mutating func skipValue(in text: Span<UInt8>) -> Bool {
    switch next(in: text).first {
    case UInt8(ascii: "{"), UInt8(ascii: "["): break
    case 0, UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: ","), UInt8(ascii: ":"):
      return false
    default: return true
    }
    var depth = 1
    while depth > 0 {
      switch next(in: text).first {
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      case 0: return false
      default: break
      }
    }
    return true
  }

  /// Moves past the closing quote of a string whose opening quote has been read.
  private mutating func skipString(in text: Span<UInt8>) {
    while index < text.count, text[index] != UInt8(ascii: "\"") {
      index &+= text[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    index = min(index &+ 1, text.count)
  }

  @inline(__always)
  private mutating func skipWhiteSpace(in text: Span<UInt8>) {
    while index < text.count, Self.isWhiteSpace(text[index]) { index &+= 1 }
  }

  private static func isWhiteSpace(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"): true
    default: false
    }
  }

  private static func isPunctuation(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "["), UInt8(ascii: "]"),
      UInt8(ascii: ","), UInt8(ascii: ":"):
      true
    default: false
    }
  }
}

extension Span<UInt8> {
  /// Returns whether a range consists of the given characters.
  @inline(__always)
  func reads(_ characters: StaticString, at range: Range<Int>) -> Bool {
    guard range.count == characters.utf8CodeUnitCount else { return false }
    for (offset, index) in range.enumerated()
    where unsafe self[index] != characters.utf8Start[offset] {
      return false
    }
    return true
  }
}
