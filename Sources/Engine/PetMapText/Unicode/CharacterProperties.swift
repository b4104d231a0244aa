/// The properties of Unicode characters used by text layout.
///
/// Each character has a kind, which identifies its combination of properties; the properties
/// themselves are small tables indexed by kind. The two-stage table of kinds is stored with
/// run-length encoding and unpacked once.
package final class CharacterProperties: Sendable {
  /// The tables of the generated Unicode version.
  package static let shared = CharacterProperties()

  private let stage1: [UInt16]
  private let stage2: [UInt8]
  /// The line break class (`LineBreakClass`) of each kind.
  package let lineBreak = UnicodeTable.lineBreak
  /// The grapheme cluster break class (`GraphemeClass`) of each kind.
  package let grapheme = UnicodeTable.grapheme
  /// The bidirectional class (`BidiClass`) of each kind.
  package let bidi = UnicodeTable.bidi
  /// The Indic conjunct break class (`ConjunctClass`) of each kind.
  package let conjunct = UnicodeTable.conjunct
  /// The flags of each kind.
  package let flags = UnicodeTable.flags

  /// The East Asian width is fullwidth, halfwidth, or wide.
  package static let eastAsian: UInt8 = 1
  /// The character has emoji presentation by default.
  package static let emojiPresentation: UInt8 = 2
  /// The character can be shown as an emoji.
  package static let emoji: UInt8 = 4

  /// Returns a number that identifies the script of a kind of character; 0 for characters shared by
  /// all scripts.
  func script(ofKind kind: UInt8) -> UInt8 {
    flags[Int(kind)] >> 3
  }

  private init() {
    var first: [UInt16] = []
    first.reserveCapacity(UnicodeTable.blocks)
    Self.unpack(UnicodeTable.stage1) { value, count in
      first.append(contentsOf: repeatElement(UInt16(value), count: count))
    }
    var second: [UInt8] = []
    second.reserveCapacity(UnicodeTable.entries)
    Self.unpack(UnicodeTable.stage2) { value, count in
      second.append(contentsOf: repeatElement(UInt8(value), count: count))
    }
    stage1 = first
    stage2 = second
  }

  /// Returns the kind of a scalar value.
  ///
  /// - Precondition: `scalar` is at most U+10FFFF.
  package func kind(of scalar: UInt32) -> UInt8 {
    let block = UInt32(stage1[Int(scalar >> UnicodeTable.shift)])
    let mask = (1 << UnicodeTable.shift) as UInt32 - 1
    return stage2[Int(block << UnicodeTable.shift | scalar & mask)]
  }

  /// Returns whether a scalar has any of the given flags.
  package func has(_ flag: UInt8, _ scalar: UInt32) -> Bool {
    flags[Int(kind(of: scalar))] & flag != 0
  }

  private static func unpack(_ runs: StaticString, _ body: (_ value: Int, _ count: Int) -> Void) {
    for index in stride(from: 0, to: runs.utf8CodeUnitCount / 2, by: 2) {
      body(runs.packedNumber(at: index), runs.packedNumber(at: index + 1))
    }
  }
}

extension UInt32 {
  /// The scalar value of the line feed.
  static var lineFeed: UInt32 { 0x0A }
  /// The scalar value of the space.
  static var space: UInt32 { 0x20 }
  /// The scalar value of the hyphen-minus.
  static var hyphen: UInt32 { 0x2D }
  /// The scalar value of the soft hyphen.
  static var softHyphen: UInt32 { 0xAD }
}

extension StaticString {
  /// Returns a number of a generated table, in which each number has two digits in base 92.
  func packedNumber(at index: Int) -> Int {
    precondition(index >= 0 && 2 * index + 1 < utf8CodeUnitCount)
    let high = unsafe utf8Start[2 * index]
    let low = unsafe utf8Start[2 * index + 1]
    return Self.value(ofDigit: high) * 92 + Self.value(ofDigit: low)
  }

  /// The digits are the printable ASCII characters except the quotation mark and the backslash.
  private static func value(ofDigit digit: UInt8) -> Int {
    Int(digit) - Int(UInt8(ascii: " ")) - (digit > UInt8(ascii: "\"") ? 1 : 0)
      - (digit > UInt8(ascii: "\\") ? 1 : 0)
  }
}

/// The characters with the Unicode property White_Space (UAX #44, PropList.txt).
package enum WhiteSpace {
  package static func contains(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F,
      0x3000:
      true
    default: false
    }
  }

  /// Returns whether the text consists only of whitespace or is empty.
  package static func fills(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy(contains)
  }

  /// Returns the text without leading and trailing whitespace.
  package static func trimmed(_ text: String) -> Substring.UnicodeScalarView {
    var rest = text.unicodeScalars[...]
    while let first = rest.first, contains(first) { rest.removeFirst() }
    while let last = rest.last, contains(last) { rest.removeLast() }
    return rest
  }
}
