import PetMapGeo

/// Parses numbers with non-ASCII characters: the minus sign U+2212, no-break spaces as group
/// separators, and fullwidth digits.
enum NumberText {
  /// Returns the text converted to ASCII, or `nil` if it contains any other character.
  static func plain(_ text: [UInt8]) -> [UInt8]? {
    if text.allSatisfy({ $0 < 0x80 }) { return text }
    var plain: [UInt8] = []
    for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
      switch scalar.value {
      case 0..<0x80: plain.append(UInt8(scalar.value))
      case 0x2010...0x2013, 0x2212, 0xFE63, 0xFF0D: plain.append(UInt8(ascii: "-"))
      case 0xFF10...0xFF19: plain.append(UInt8(scalar.value - 0xFF10) + UInt8(ascii: "0"))
      case 0xFF0E: plain.append(UInt8(ascii: "."))
      case 0xFF0C, 0x3001: plain.append(UInt8(ascii: ","))
      case 0xFEFF, 0x200B, 0x200E, 0x200F: break
      default:
        guard scalar.properties.isWhitespace else { return nil }
        plain.append(UInt8(ascii: " "))
      }
    }
    return plain
  }

  /// Parses a number, ignoring surrounding whitespace.
  ///
  /// - Parameter hasDecimalComma: Whether a comma may be the decimal separator; points and spaces
  ///   are then group separators.
  static func number(_ text: [UInt8], hasDecimalComma: Bool = false) -> Double? {
    guard text.count <= 64, var plain = plain(text) else { return nil }
    let isNative = plain.count == text.count
    while let last = plain.last, last <= UInt8(ascii: " ") { plain.removeLast() }
    while let first = plain.first, first <= UInt8(ascii: " ") { plain.removeFirst() }
    if let number = DecimalNumber.parse(plain.span) { return number }
    // A non-ASCII space between digits can only be a group separator.
    if !isNative { plain.removeAll { $0 == UInt8(ascii: " ") } }
    if !isNative, let number = DecimalNumber.parse(plain.span) { return number }
    guard hasDecimalComma, plain.count(where: { $0 == UInt8(ascii: ",") }) == 1 else { return nil }
    plain.removeAll { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: " ") }
    for index in plain.indices where plain[index] == UInt8(ascii: ",") {
      plain[index] = UInt8(ascii: ".")
    }
    return DecimalNumber.parse(plain.span)
  }
}
