extension JSONValue {
  /// Reads a JSON text as RFC 8259 has it, and nothing more lenient: UTF-8 without a byte order
  /// mark, no comments, no commas at the end, no lone surrogates, one value and nothing after it.
  ///
  /// - Parameter depthLimit: how many arrays and objects may stand within each other.
  /// - Throws: ``JSONError`` with the place of the first byte that is wrong.
  /// - Complexity: O(n) in the number of bytes; the stack does not grow with the nesting.
  public init(parsing bytes: [UInt8], depthLimit: Int = 128) throws(JSONError) {
    var parser = JSONParser(bytes)
    self = try parser.wholeText(depthLimit: depthLimit)
  }
}

/// Reads one JSON text from its first byte to its last.
struct JSONParser {
  /// An array or object that has begun and not ended.
  private struct Open {
    var isObject: Bool
    /// The members so far, those of an array without names.
    var members: [JSONObject.Member] = []
    /// The name whose value comes next, of an object.
    var name = ""

    var value: JSONValue {
      isObject ? .object(JSONObject(members)) : .array(members.map { $0.value })
    }
  }

  let bytes: [UInt8]
  var index = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func wholeText(depthLimit: Int) throws(JSONError) -> JSONValue {
    var open: [Open] = []
    while true {
      var value: JSONValue
      switch try byteOfValue() {
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        guard open.count < depthLimit else { throw error(.tooDeep, at: index) }
        var next = Open(isObject: bytes[index] == UInt8(ascii: "{"))
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
      // The value ends as many arrays and objects as brackets follow it.
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

  /// A member's name and its colon.
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

  /// Skips digits and counts them.
  ///
  /// - Throws: when there is none.
  private mutating func digits() throws(JSONError) -> Int {
    let start = index
    while index < bytes.count, bytes[index] &- UInt8(ascii: "0") < 10 { index += 1 }
    guard index > start else {
      throw error(index < bytes.count ? .badNumber : .unexpectedEnd, at: index)
    }
    return index - start
  }

  // MARK: Bytes

  /// The first byte that is not white space, which is not consumed.
  private mutating func byteOfValue() throws(JSONError) -> UInt8 {
    skipWhiteSpace()
    guard index < bytes.count else { throw error(.unexpectedEnd, at: index) }
    return bytes[index]
  }

  /// Skips white space, and the byte after it if it is this one.
  private mutating func skips(_ byte: UInt8) throws(JSONError) -> Bool {
    guard try byteOfValue() == byte else { return false }
    index += 1
    return true
  }

  private mutating func skipWhiteSpace() {
    while index < bytes.count {
      switch bytes[index] {
      case 0x20, 0x09, 0x0A, 0x0D: index += 1
      default: return
      }
    }
  }

  func error(_ reason: JSONError.Reason, at offset: Int) -> JSONError {
    JSONError(reason, at: offset, of: bytes)
  }
}
