import CSimdJSON

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
