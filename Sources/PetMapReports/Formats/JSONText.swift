/// The smallest pieces of JSON (RFC 8259), appended as UTF-8.
public enum JSONText {
  /// Appends a string with its quotes.
  ///
  /// Quotation mark, reverse solidus and control characters are escaped, nothing else is.
  public static func append(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(0x22)
    var text = text
    text.withUTF8 { utf8 in
      // What needs no escape goes in runs, mostly one.
      var start = 0
      for index in utf8.indices {
        let byte = unsafe utf8[index]
        if byte >= 0x20 && byte != 0x22 && byte != 0x5C { continue }
        unsafe bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[start..<index]))
        appendEscaped(byte, to: &bytes)
        start = index + 1
      }
      unsafe bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[start...]))
    }
    bytes.append(0x22)
  }

  /// Appends a string, or `null`.
  public static func append(_ text: String?, to bytes: inout [UInt8]) {
    if let text {
      append(text, to: &bytes)
    } else {
      append(literal: "null", to: &bytes)
    }
  }

  /// Appends a finite number with the fewest digits that read back as the same `Double`, without
  /// a fraction when it is whole.
  public static func append(_ number: Double, to bytes: inout [UInt8]) {
    precondition(number.isFinite)
    let digits = number.description.utf8
    let whole = digits.suffix(2).elementsEqual(".0".utf8)
    bytes.append(contentsOf: whole ? digits.dropLast(2) : digits[...])
  }

  /// Appends a whole number.
  public static func append(_ number: Int, to bytes: inout [UInt8]) {
    bytes.append(contentsOf: number.description.utf8)
  }

  /// Appends bytes that are JSON already.
  public static func append(literal text: String, to bytes: inout [UInt8]) {
    var text = text
    text.withUTF8 { unsafe bytes.append(contentsOf: $0) }
  }

  private static func appendEscaped(_ byte: UInt8, to bytes: inout [UInt8]) {
    bytes.append(0x5C)
    switch byte {
    case 0x22, 0x5C: bytes.append(byte)
    case 0x08: bytes.append(0x62)
    case 0x09: bytes.append(0x74)
    case 0x0A: bytes.append(0x6E)
    case 0x0C: bytes.append(0x66)
    case 0x0D: bytes.append(0x72)
    default:
      let low = byte & 0x0F
      append(literal: byte < 0x10 ? "u000" : "u001", to: &bytes)
      bytes.append(low < 10 ? 0x30 + low : 0x57 + low)
    }
  }
}
