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

/// Objects and arrays, read member by member and element by element.
extension JSONTokens {
  /// A member of an object.
  struct Member {
    /// The range of the name, without its quotes.
    let name: Range<Int>
    let value: Range<Int>

    /// Returns the name, which may contain escape sequences.
    func nameSlice(in bytes: UnsafeMutablePointer<UInt8>) -> RawSlice {
      unsafe petmap_json_text(bytes, name.lowerBound, name.upperBound)
    }

    /// Returns the name without escape sequences, or an empty string if one of them is malformed.
    func nameText(in bytes: UnsafeMutablePointer<UInt8>) -> String {
      unsafe nameSlice(in: bytes).text(in: bytes) ?? ""
    }
  }

  /// Returns the value of the first member with a name in an object, or `nil` if there is no such
  /// member or the value at the index is not an object.
  static func member(_ name: StaticString, of object: Int, in text: Span<UInt8>) -> Range<Int>? {
    var tokens = JSONTokens(at: object)
    guard tokens.next(in: text).first == UInt8(ascii: "{") else { return nil }
    while let member = tokens.nextMember(in: text) {
      if text.reads(name, at: member.name) { return member.value }
    }
    return nil
  }

  /// Reads the next member of an object whose opening bracket has been read.
  ///
  /// - Returns: `nil` at the end of the object, or at a syntax error.
  mutating func nextMember(in text: Span<UInt8>) -> Member? {
    _ = skips(UInt8(ascii: ","), in: text)
    guard peek(in: text) == UInt8(ascii: "\"") else { return nil }
    let token = next(in: text)
    // The text may end after the opening quote.
    guard token.range.count >= 2, case let name = token.textRange,
      skips(UInt8(ascii: ":"), in: text), let value = nextValue(in: text)
    else { return nil }
    return Member(name: name, value: value)
  }

  /// Reads the next element of an array whose opening bracket has been read.
  ///
  /// - Returns: `nil` at the end of the array, or at a syntax error.
  mutating func nextElement(in text: Span<UInt8>) -> Range<Int>? {
    _ = skips(UInt8(ascii: ","), in: text)
    return nextValue(in: text)
  }

  private mutating func nextValue(in text: Span<UInt8>) -> Range<Int>? {
    var rest = self
    _ = rest.peek(in: text)
    let start = rest.index
    guard rest.skipValue(in: text),
      text[start] != UInt8(ascii: "\"") || rest.index - start >= 2
    else { return nil }
    self = rest
    return start..<index
  }
}

extension RawSlice {
  /// Returns the slice of a JSON value.
  static func json(_ range: Range<Int>, in bytes: UnsafeMutablePointer<UInt8>) -> RawSlice {
    switch unsafe bytes[range.lowerBound] {
    case UInt8(ascii: "\""):
      unsafe petmap_json_text(bytes, range.lowerBound + 1, range.upperBound - 1)
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      RawSlice(offset: range.lowerBound, count: range.count, kind: PETMAP_SLICE_NESTED)
    default: unsafe petmap_json_literal(bytes, range.lowerBound, range.upperBound)
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
