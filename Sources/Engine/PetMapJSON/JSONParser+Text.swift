extension JSONParser {
  /// Parses the string that begins at the current quotation mark.
  mutating func string() throws(JSONError) -> String {
    index += 1
    var text: [UInt8] = []
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        index += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        text.append(contentsOf: String(try escape()).utf8)
      case ..<0x20:
        throw error(.controlCharacter, at: index)
      case ..<0x80:
        text.append(bytes[index])
        index += 1
      default:
        let count = try sequenceLength()
        text.append(contentsOf: bytes[index..<index + count])
        index += count
      }
    }
    throw error(.unexpectedEnd, at: index)
  }

  /// Returns the length of the well-formed UTF-8 sequence at the current position, from 2 to 4
  /// (Unicode, table 3-7).
  private func sequenceLength() throws(JSONError) -> Int {
    let count: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch bytes[index] {
    case 0xC2...0xDF: count = 2
    case 0xE0: (count, second) = (3, 0xA0...0xBF)
    case 0xED: (count, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: count = 3
    case 0xF0: (count, second) = (4, 0x90...0xBF)
    case 0xF4: (count, second) = (4, 0x80...0x8F)
    case 0xF1...0xF3: count = 4
    default: throw error(.notUTF8, at: index)
    }
    guard index + count <= bytes.count, second.contains(bytes[index + 1]) else {
      throw error(.notUTF8, at: index)
    }
    for next in bytes[index + 2..<index + count] where !(0x80...0xBF).contains(next) {
      throw error(.notUTF8, at: index)
    }
    return count
  }

  /// Parses the escape sequence at the current position, or two of them for a surrogate pair.
  private mutating func escape() throws(JSONError) -> Unicode.Scalar {
    let start = index
    guard index + 1 < bytes.count else { throw error(.unexpectedEnd, at: bytes.count) }
    let letter = bytes[index + 1]
    index += 2
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(letter)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): break
    default: throw error(.badEscape, at: start)
    }
    let unit = try hexadecimal(from: start)
    if let scalar = Unicode.Scalar(unit) { return scalar }
    guard unit < 0xDC00, index + 1 < bytes.count, bytes[index] == UInt8(ascii: "\\"),
      bytes[index + 1] == UInt8(ascii: "u")
    else { throw error(.loneSurrogate, at: start) }
    index += 2
    let low = try hexadecimal(from: index - 2)
    guard (0xDC00...0xDFFF).contains(low),
      let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
    else { throw error(.loneSurrogate, at: start) }
    return scalar
  }

  /// Parses the four hexadecimal digits at the current position; `start` is the start of the escape
  /// sequence.
  private mutating func hexadecimal(from start: Int) throws(JSONError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard index < bytes.count else { throw error(.unexpectedEnd, at: index) }
      switch bytes[index] {
      case let byte where byte &- UInt8(ascii: "0") < 10:
        value = value << 4 | UInt32(byte &- UInt8(ascii: "0"))
      case let byte where (byte | 0x20) &- UInt8(ascii: "a") < 6:
        value = value << 4 | UInt32((byte | 0x20) &- UInt8(ascii: "a") + 10)
      default: throw error(.badEscape, at: start)
      }
      index += 1
    }
    return value
  }
}

extension JSONValue {
  /// Returns the text of a JSON string without its escape sequences, or `nil` if it is malformed.
  ///
  /// - Parameter text: The bytes between the quotation marks.
  public static func unescaped(_ text: ArraySlice<UInt8>) -> String? {
    var parser = JSONParser([UInt8(ascii: "\"")] + text + [UInt8(ascii: "\"")])
    guard let string = try? parser.string(), parser.index == parser.bytes.count else { return nil }
    return string
  }
}
