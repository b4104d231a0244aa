extension JSONValue {
  /// Parses a JSON text strictly according to RFC 8259: UTF-8 without a byte order mark, no
  /// comments, no trailing commas, no unpaired surrogates, and nothing after the single value.
  ///
  /// - Parameter depthLimit: The maximum nesting depth of arrays and objects.
  /// - Throws: ``JSONError`` with the position of the first invalid byte.
  /// - Complexity: O(*n*) in the number of bytes; stack usage does not depend on the nesting depth.
  public init(parsing bytes: [UInt8], depthLimit: Int = 128) throws(JSONError) {
    var parser = JSONParser(bytes)
    self = try parser.wholeText(depthLimit: depthLimit)
  }
}

/// A parser of a single JSON text.
struct JSONParser {
  /// An array or object that has not been closed.
  private struct OpenContainer {
    var isObject: Bool
    /// The members so far; the members of an array have no names.
    var members: [JSONObject.Member] = []
    /// The name of an object's next member.
    var name = ""

    var value: JSONValue {
      isObject ? .object(JSONObject(members)) : .array(members.map { $0.value })
    }
  }

  let bytes: [UInt8]
  var index = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func wholeText(depthLimit: Int) throws(JSONError) -> JSONValue {
    var open: [OpenContainer] = []
    while true {
      var value: JSONValue
      switch try byteOfValue() {
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        guard open.count < depthLimit else { throw error(.tooDeep, at: index) }
        var next = OpenContainer(isObject: bytes[index] == UInt8(ascii: "{"))
        index += 1
        if try !skips(next.isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) {
          if next.isObject { next.name = try name() }
          open.append(next)
          continue
        }
        value = next.value
      default:
        value = try scalar()
      }
      // Each closing bracket that follows the value closes one array or object.
      while !open.isEmpty {
        let last = open.count - 1
        open[last].members.append(JSONObject.Member(name: open[last].name, value: value))
        if try skips(UInt8(ascii: ",")) {
          if open[last].isObject { open[last].name = try name() }
          break
        }
        guard try skips(open[last].isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) else {
          throw error(.unexpectedByte, at: index)
        }
        value = open[last].value
        open.removeLast()
      }
      if open.isEmpty {
        skipWhiteSpace()
        guard index == bytes.count else { throw error(.unexpectedByte, at: index) }
        return value
      }
    }
  }

  /// Parses a member's name and its colon.
  private mutating func name() throws(JSONError) -> String {
    guard try byteOfValue() == UInt8(ascii: "\"") else { throw error(.unexpectedByte, at: index) }
    let name = try string()
    guard try skips(UInt8(ascii: ":")) else { throw error(.unexpectedByte, at: index) }
    return name
  }

  // MARK: Scalars

  private mutating func scalar() throws(JSONError) -> JSONValue {
    switch bytes[index] {
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(try number())
    default: throw error(.unexpectedByte, at: index)
    }
  }

  private mutating func word(_ word: String, _ value: JSONValue) throws(JSONError) -> JSONValue {
    for byte in word.utf8 {
      guard index < bytes.count else { throw error(.unexpectedEnd, at: index) }
      guard bytes[index] == byte else { throw error(.unexpectedByte, at: index) }
      index += 1
    }
    return value
  }

  private mutating func number() throws(JSONError) -> JSONNumber {
    let start = index
    if bytes[index] == UInt8(ascii: "-") { index += 1 }
    let first = index
    let whole = try digits()
    guard whole == 1 || bytes[first] != UInt8(ascii: "0") else {
      throw error(.badNumber, at: first)
    }
    if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
      index += 1
      _ = try digits()
    }
    if index < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "e") {
      index += 1
      let isSigned =
        index < bytes.count
        && (bytes[index] == UInt8(ascii: "+") || bytes[index] == UInt8(ascii: "-"))
      if isSigned { index += 1 }
      _ = try digits()
    }
    return JSONNumber(grammatical: String(decoding: bytes[start..<index], as: UTF8.self))
  }

  /// Skips and counts digits.
  ///
  /// - Throws: An error if there is no digit.
  private mutating func digits() throws(JSONError) -> Int {
    let start = index
    while index < bytes.count, bytes[index] &- UInt8(ascii: "0") < 10 { index += 1 }
    guard index > start else {
      throw error(index < bytes.count ? .badNumber : .unexpectedEnd, at: index)
    }
    return index - start
  }

  // MARK: Bytes

  /// Skips whitespace and returns the next byte, without consuming it.
  private mutating func byteOfValue() throws(JSONError) -> UInt8 {
    skipWhiteSpace()
    guard index < bytes.count else { throw error(.unexpectedEnd, at: index) }
    return bytes[index]
  }

  /// Skips whitespace, and the next byte if it is equal to the given one.
  private mutating func skips(_ byte: UInt8) throws(JSONError) -> Bool {
    guard try byteOfValue() == byte else { return false }
    index += 1
    return true
  }

  private mutating func skipWhiteSpace() {
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): index += 1
      default: return
      }
    }
  }

  func error(_ reason: JSONError.Reason, at offset: Int) -> JSONError {
    JSONError(reason, at: offset, of: bytes)
  }
}

/// A JSON parsing error and its position.
public struct JSONError: Error, Sendable, Hashable {
  /// The kind of error.
  public enum Reason: Sendable, Hashable {
    /// The text is empty or ends within a value.
    case unexpectedEnd
    /// A byte that is not valid at its position, including any after the end of the text.
    case unexpectedByte
    /// A number that does not follow JSON's grammar, such as `01` or `1.`.
    case badNumber
    /// A character below U+0020 in a string.
    case controlCharacter
    /// An unknown escape sequence, or a Unicode escape with digits that are not hexadecimal.
    case badEscape
    /// An unpaired surrogate.
    case loneSurrogate
    /// Bytes that are not valid UTF-8.
    case notUTF8
    /// Arrays and objects nested beyond the limit.
    case tooDeep
  }

  /// The kind of error.
  public let reason: Reason
  /// The byte offset of the error, starting at 0.
  public let offset: Int
  /// The line number, starting at 1.
  public let line: Int
  /// The byte's position in the line, starting at 1.
  public let column: Int

  init(_ reason: Reason, at offset: Int, of bytes: [UInt8]) {
    self.reason = reason
    self.offset = offset
    let before = bytes.prefix(offset)
    line = before.count { $0 == UInt8(ascii: "\n") } + 1
    column = offset - (before.lastIndex(of: UInt8(ascii: "\n")) ?? -1)
  }
}
