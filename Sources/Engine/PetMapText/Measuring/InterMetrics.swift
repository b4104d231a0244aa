/// The advances and pair adjustments of one weight of Inter.
///
/// The strings hold numbers in base 92, two characters each; `tools/fonts/generate` writes them.
struct InterMetrics {
  let unitsPerEm: Int32
  let ascent: Int32
  let descent: Int32
  let columns: Int
  let advances: StaticString
  let leftClasses: StaticString
  let rightClasses: StaticString
  let adjustments: StaticString
  let palette: StaticString

  /// The index of a character in the table, or nil.
  static func index(of scalar: UInt32) -> Int? {
    var before = 0
    for range in InterTable.ranges {
      let first = UInt32(range.first)
      let last = UInt32(range.last)
      if scalar < first { return nil }
      if scalar <= last { return before + Int(scalar - first) }
      before += Int(last - first) + 1
    }
    return nil
  }

  /// The advance in font units of the character at an index.
  func advance(at index: Int) -> Int32 {
    Int32(Self.number(in: advances, at: index))
  }

  /// The kerning of a pair of characters in font units.
  func adjustment(left: Int, right: Int) -> Int32 {
    let row = Self.number(in: leftClasses, at: left)
    let column = Self.number(in: rightClasses, at: right)
    let entry = Self.number(in: adjustments, at: row * columns + column)
    return Int32(Self.number(in: palette, at: entry)) - 4_000
  }

  private static func number(in digits: StaticString, at index: Int) -> Int {
    precondition(index >= 0 && 2 * index + 1 < digits.utf8CodeUnitCount)
    let high = unsafe digits.utf8Start[2 * index]
    let low = unsafe digits.utf8Start[2 * index + 1]
    return value(high) * 92 + value(low)
  }

  private static func value(_ digit: UInt8) -> Int {
    // The alphabet is printable ASCII without the quotation mark and the backslash.
    Int(digit) - 0x20 - (digit > 0x22 ? 1 : 0) - (digit > 0x5C ? 1 : 0)
  }
}
