import PetMapSynonyms

/// Restores phone and microchip numbers that a spreadsheet or a program took for quantities.
enum DigitText {
  /// Returns the number without decimal places that are zero (`985112003456789.0`) or `nil` if its
  /// digits are lost because it is written with an exponent (`9.85E+14`).
  ///
  /// - Parameter isGrouped: Whether the spaces and punctuation between its digits are removed, too.
  static func restored(_ text: String, isGrouped: Bool) -> String? {
    if text.utf8.allSatisfy(isDigit) { return text }
    guard !hasExponent(text.trimmingBlanks.utf8) else { return nil }
    if let mark = text.utf8.lastIndex(where: { ".,".utf8.contains($0) }),
      text.utf8[mark...].dropFirst().allSatisfy({ $0 == UInt8(ascii: "0") }),
      text.utf8[..<mark].allSatisfy(isDigit)
    {
      return String(text[..<mark])
    }
    guard isGrouped else { return text }
    let plain = text.filter { !$0.isWhitespace && !"-.,'’".contains($0) }
    return !plain.isEmpty && plain.utf8.allSatisfy(isDigit) ? plain : text
  }

  /// Returns whether text is a number with an exponent, as programs write it: with one digit before
  /// the decimal separator, and at most two in the exponent. Other digits around an E are a
  /// hexadecimal number.
  static func hasExponent(_ text: some BidirectionalCollection<UInt8>) -> Bool {
    guard text.count <= 32, let last = text.last, isDigit(last),
      text.contains(where: { $0 | 0x20 == UInt8(ascii: "e") })
    else { return false }
    var rest = text.filter { $0 != UInt8(ascii: " ") }[...]
    if rest.first == UInt8(ascii: "+") { rest.removeFirst() }
    guard let digit = rest.popFirst(), isDigit(digit) else { return false }
    if let mark = rest.first, ".,".utf8.contains(mark) {
      rest = rest.dropFirst().drop(while: isDigit)
    }
    guard let letter = rest.popFirst(), letter | 0x20 == UInt8(ascii: "e") else { return false }
    if let sign = rest.first, "+-".utf8.contains(sign) { rest.removeFirst() }
    return rest.count <= 2 && rest.allSatisfy(isDigit)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }
}
