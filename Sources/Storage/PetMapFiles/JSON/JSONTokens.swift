import PetMapGeo
import PetMapJSON
import PetMapSystem

/// A cursor over the tokens of JSON text: the one tokenizer of records, geometries, and samples.
///
/// The text is passed to each method, because it is a part of a window's bytes. ``JSONItems`` reads
/// the members of objects and the elements of arrays.
struct JSONTokens {
  /// The index after the last token.
  private(set) var index: Int
  /// The end of the text.
  let end: Int
  /// Whether a string contains a control character, which JSON does not allow.
  private(set) var hasControlCharacters = false

  /// - Parameter range: The range of the text.
  init(_ range: Range<Int>) { (index, end) = (range.lowerBound, range.upperBound) }

  /// Returns the first byte of the next token, or 0 at the end of the text.
  @inline(__always)
  mutating func peek(in text: [UInt8]) -> UInt8 {
    var at = index
    while at < end, Self.isWhiteSpace(text[at]) { at += 1 }
    index = at
    return at < end ? text[at] : 0
  }

  /// Skips a bracket, comma, or colon.
  ///
  /// - Returns: `false` if the next token is different.
  @inline(__always)
  mutating func skips(_ byte: UInt8, in text: [UInt8]) -> Bool {
    guard peek(in: text) == byte, index < end else { return false }
    index += 1
    return true
  }

  /// Reads a string.
  ///
  /// - Returns: The range between its quotes, or `nil` if the next token is different or the string
  ///   is not closed.
  @inline(__always)
  mutating func string(in text: [UInt8]) -> Range<Int>? {
    guard skips(UInt8(ascii: "\""), in: text) else { return nil }
    let start = index
    return skipsString(in: text) ? start..<index - 1 : nil
  }

  /// Reads a string that is equal to another one, whose escape sequences are the same.
  ///
  /// - Returns: `false` if the next token is different; in that case, it is not read.
  @inline(__always)
  mutating func skips(string other: Span<UInt8>, in text: [UInt8]) -> Bool {
    guard peek(in: text) == UInt8(ascii: "\""), case let start = index + 1,
      case let stop = start + other.count, stop < end, text[stop] == UInt8(ascii: "\""),
      RawBytes.areEqual(text.span.extracting(start..<stop), other)
    else { return false }
    index = stop + 1
    return true
  }

  /// Continues where another cursor has stopped.
  mutating func skip(to other: JSONTokens) {
    index = other.index
    hasControlCharacters = hasControlCharacters || other.hasControlCharacters
  }

  /// Reads a value. Brackets are counted without any other validation.
  ///
  /// - Returns: Its range, or `nil` if the text does not contain a complete value.
  mutating func value(in text: [UInt8]) -> Range<Int>? {
    let first = peek(in: text)
    let start = index
    switch first {
    case UInt8(ascii: "\""):
      index += 1
      guard skipsString(in: text) else { return nil }
    case UInt8(ascii: "{"), UInt8(ascii: "["): guard skipsNested(in: text) else { return nil }
    case 0, UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: ","), UInt8(ascii: ":"): return nil
    default: skipLiteral(in: text)
    }
    return start..<index
  }

  /// Moves past an object or array.
  ///
  /// - Returns: Whether it is closed.
  private mutating func skipsNested(in text: [UInt8]) -> Bool {
    var (depth, at) = (0, index)
    repeat {
      guard at < end else { return false }
      let byte = text[at]
      at += 1
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: "\""):
        index = at
        guard skipsString(in: text) else { return false }
        at = index
      default: break
      }
    } while depth > 0
    index = at
    return true
  }

  private mutating func skipLiteral(in text: [UInt8]) {
    var at = index
    while at < end, case let byte = text[at], !Self.isWhiteSpace(byte), !Self.isPunctuation(byte) {
      at += 1
      // A quote within a literal begins a string, whose brackets do not count.
      if byte == UInt8(ascii: "\"") {
        index = at
        _ = skipsString(in: text)
        return
      }
    }
    index = at
  }

  /// Moves past the closing quote of a string whose opening quote has been read.
  ///
  /// - Returns: Whether the string is closed.
  private mutating func skipsString(in text: [UInt8]) -> Bool {
    var at = index
    defer { index = at }
    while at < end {
      if at + ByteWord.size <= end {
        let word = ByteWord(text, at: at)
        let special =
          word.matches(UInt8(ascii: "\"")) | word.matches(UInt8(ascii: "\\"))
          | word.controlCharacters
        guard let first = special.first else {
          at += ByteWord.size
          continue
        }
        at += first
      }
      let byte = text[at]
      at += 1
      if byte == UInt8(ascii: "\"") { return true }
      if byte == UInt8(ascii: "\\") {
        at = min(at + 1, end)
      } else if byte < UInt8(ascii: " ") {
        hasControlCharacters = true
      }
    }
    return false
  }

  @inline(__always)
  static func isWhiteSpace(_ byte: UInt8) -> Bool {
    guard byte <= UInt8(ascii: " ") else { return false }
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"): return true
    default: return false
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

/// The members of an object or the elements of an array, read one by one.
struct JSONItems {
  /// A member, or an element, whose name is empty.
  struct Item {
    /// The range of the name, without its quotes.
    let name: Range<Int>
    let value: Range<Int>

    /// Returns the name without escape sequences.
    func name(in text: [UInt8]) -> String {
      RawSlice.quoted(name, in: text).text(in: text) ?? ""
    }
  }

  private(set) var tokens: JSONTokens
  let isObject: Bool
  private var isFirst = true
  /// The index of the first syntax error, which ended the items.
  private(set) var error: Int?
  private var isAtEnd = false

  /// Begins with the first item of a value, or returns `nil` for a value of another kind.
  init?(_ value: Range<Int>, in text: [UInt8]) {
    tokens = JSONTokens(value)
    isObject = tokens.skips(UInt8(ascii: "{"), in: text)
    guard isObject || tokens.skips(UInt8(ascii: "["), in: text) else { return nil }
  }

  /// Reads the next item.
  ///
  /// - Returns: `nil` at the end, or at a syntax error.
  mutating func next(in text: [UInt8]) -> Item? {
    guard advances(in: text), let name = name(in: text), let value = value(in: text) else {
      return nil
    }
    return Item(name: name, value: value)
  }

  /// Moves to the next item, whose name and value must be read next.
  ///
  /// - Returns: `false` at the end, or at a syntax error.
  mutating func advances(in text: [UInt8]) -> Bool {
    guard !isAtEnd else { return false }
    if tokens.skips(isObject ? UInt8(ascii: "}") : UInt8(ascii: "]"), in: text) {
      isAtEnd = true
      return false
    }
    guard isFirst || tokens.skips(UInt8(ascii: ","), in: text) else {
      _ = fail(in: text)
      return false
    }
    isFirst = false
    return true
  }

  /// Reads the name of the current item.
  ///
  /// - Returns: Its range without its quotes, which is empty for an element, or `nil` at a syntax
  ///   error.
  mutating func name(in text: [UInt8]) -> Range<Int>? {
    guard isObject else { return tokens.index..<tokens.index }
    guard let name = tokens.string(in: text), tokens.skips(UInt8(ascii: ":"), in: text) else {
      return fail(in: text)
    }
    return name
  }

  /// Reads the name of the current member if it is the given one.
  ///
  /// - Returns: `false` if the name is different; in that case, it is not read.
  @inline(__always)
  mutating func skips(name: Span<UInt8>, in text: [UInt8]) -> Bool {
    let start = tokens
    guard isObject, tokens.skips(string: name, in: text), tokens.skips(UInt8(ascii: ":"), in: text)
    else {
      tokens = start
      return false
    }
    return true
  }

  /// Reads the value of the current item.
  ///
  /// - Returns: Its range, or `nil` at a syntax error.
  mutating func value(in text: [UInt8]) -> Range<Int>? {
    _ = tokens.peek(in: text)
    let start = tokens.index
    return tokens.value(in: text) ?? fail(at: start)
  }

  /// Returns the first byte of the current item's value, or 0 at the end of the text.
  mutating func firstByte(in text: [UInt8]) -> UInt8 { tokens.peek(in: text) }

  /// Begins with the first item of the current item's value, which must be an object or array.
  /// Pass it to ``end(_:)`` after its last item.
  func inner(in text: [UInt8]) -> JSONItems? {
    JSONItems(tokens.index..<tokens.end, in: text)
  }

  /// Continues after the current item's value, whose items have been read.
  mutating func end(_ inner: JSONItems) {
    tokens.skip(to: inner.tokens)
    if let error = inner.error { _ = fail(at: error) }
  }

  private mutating func fail(in text: [UInt8]) -> Range<Int>? {
    _ = tokens.peek(in: text)
    return fail(at: tokens.index)
  }

  private mutating func fail(at index: Int) -> Range<Int>? {
    (isAtEnd, error) = (true, index)
    return nil
  }

  /// Returns the value of the first member with a name, or `nil` if there is no such member or the
  /// value is not an object.
  static func member(_ name: String, of object: Range<Int>, in text: [UInt8]) -> Range<Int>? {
    guard var items = JSONItems(object, in: text), items.isObject else { return nil }
    while let item = items.next(in: text) {
      if text[item.name].elementsEqual(name.utf8) { return item.value }
    }
    return nil
  }
}

extension RawSlice {
  /// Creates a slice of a JSON value: no value for null and for numbers that are not finite, which
  /// Python writes; a broken slice for text with malformed escape sequences, and for any other
  /// literal that JSON does not have.
  static func json(_ range: Range<Int>, in text: [UInt8]) -> RawSlice {
    switch text[range.lowerBound] {
    case UInt8(ascii: "\""): return quoted(range.lowerBound + 1..<range.upperBound - 1, in: text)
    case UInt8(ascii: "{"), UInt8(ascii: "["): return RawSlice(range, .nested)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      if isNumber(range, in: text) { return RawSlice(range, .literal) }
    default: break
    }
    switch String(decoding: text[range], as: UTF8.self) {
    case "true", "false": return RawSlice(range, .literal)
    case "null", "NaN", "Infinity", "-Infinity": return .none
    default: return RawSlice(range, .broken)
    }
  }

  /// Creates a slice of the text between two quotes.
  static func quoted(_ range: Range<Int>, in text: [UInt8]) -> RawSlice {
    guard RawBytes.firstIndex(of: UInt8(ascii: "\\"), in: text, range) != nil else {
      return RawSlice(range)
    }
    return RawSlice(range, JSONValue.unescaped(text[range]) == nil ? .broken : .escaped)
  }

  /// Returns whether a range is a number according to RFC 8259.
  static func isNumber(_ range: Range<Int>, in text: [UInt8]) -> Bool {
    var index = range.lowerBound
    func byte() -> UInt8 { index < range.upperBound ? text[index] : 0 }
    func skipsDigits() -> Bool {
      let start = index
      while byte() &- UInt8(ascii: "0") < 10 { index += 1 }
      return index > start
    }
    if byte() == UInt8(ascii: "-") { index += 1 }
    let start = index
    guard skipsDigits(), text[start] != UInt8(ascii: "0") || index == start + 1 else {
      return false
    }
    if byte() == UInt8(ascii: ".") {
      index += 1
      guard skipsDigits() else { return false }
    }
    if byte() | 0x20 == UInt8(ascii: "e") {
      index += 1
      if byte() == UInt8(ascii: "+") || byte() == UInt8(ascii: "-") { index += 1 }
      guard skipsDigits() else { return false }
    }
    return index == range.upperBound
  }
}
