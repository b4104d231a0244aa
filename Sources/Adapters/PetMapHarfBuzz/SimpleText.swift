/// What a font does with the characters of Latin text, found out from its tables: which words it
/// sets letter by letter and which at least without compositions.
final class SimpleText {
  /// How a word can be measured.
  enum Way {
    /// By its pairs of letters.
    case pairs
    /// By its pairs and by the runs of characters that can change, in this alphabet.
    case runs(UInt8)
    /// By shaping it without the features for marks and compositions.
    case withoutComposition
    /// By shaping it.
    case shaping
  }

  /// What is known of each character: the alphabets that it belongs to, a bit for each, those in
  /// which it can change above, and the bits below.
  private let traits: [UInt32]

  private static let changesShift: UInt32 = 8
  private static let letter: UInt32 = 1 << 16
  /// An address counts as a number: nobody has the same.
  private static let digit: UInt32 = 1 << 17

  /// Takes as long as shaping a hundred words.
  init(_ font: Font) {
    var traits = Self.characters.map { character -> UInt32 in
      let isLetter = Unicode.Scalar(character)?.properties.isAlphabetic ?? false
      let isDigit = character &- 0x30 < 10 || character == 0x40
      return (isLetter ? Self.letter : 0) | (isDigit ? Self.digit : 0)
    }
    func enter(_ alphabet: [UInt32], _ bit: UInt32) {
      for letter in alphabet {
        if let index = Self.index(of: letter) { traits[index] |= bit }
      }
    }
    if font.kernsByPairs {
      for (bit, alphabet) in Self.candidates.enumerated() where font.leavesAlone(alphabet) {
        enter(alphabet, 1 << UInt32(bit))
      }
      for (bit, alphabet) in Self.changing.enumerated() {
        guard let changes = font.changesLocally(alphabet) else { continue }
        let bit = Self.firstChanging << UInt32(bit)
        enter(alphabet, bit)
        enter(zip(alphabet, changes).filter(\.1).map(\.0), bit << Self.changesShift)
      }
    }
    let ascii = Array(Self.characters.prefix(Self.asciiCount))
    if font.composesNothing(ascii) { enter(ascii, Self.uncomposed) }
    self.traits = traits
  }

  /// How `text[range]` can be measured, and whether it has a letter, a digit.
  func way(_ text: [UInt32], _ range: Range<Int>) -> (Way, hasLetter: Bool, hasDigit: Bool) {
    let all = traits
    let traits = all.span
    var common: UInt32 = 0xFF
    var any: UInt32 = 0
    for position in range {
      guard let index = Self.index(of: text[position]) else {
        return (.shaping, any & Self.letter != 0, any & Self.digit != 0)
      }
      common &= traits[index]
      any |= traits[index]
    }
    let (hasLetter, hasDigit) = (any & Self.letter != 0, any & Self.digit != 0)
    if common & (Self.firstChanging - 1) != 0 { return (.pairs, hasLetter, hasDigit) }
    let runs = common & ~Self.uncomposed
    if runs != 0 {
      return (.runs(UInt8(truncatingIfNeeded: runs)), hasLetter, hasDigit)
    }
    return (common == 0 ? .shaping : .withoutComposition, hasLetter, hasDigit)
  }

  /// Whether a character can change in an alphabet.
  @inline(__always)
  func changes(_ scalar: UInt32, in alphabet: UInt8) -> Bool {
    guard let index = Self.index(of: scalar) else { return true }
    return traits[index] >> Self.changesShift & UInt32(alphabet) != 0
  }

  // MARK: Characters

  /// The place of a character among those that are known; nil if it is not.
  @inline(__always)
  static func index(of scalar: UInt32) -> Int? {
    if scalar &- 0x20 < 95 { return Int(scalar &- 0x20) }
    if scalar &- 0xA1 < 0xDF { return Int(scalar &- 0xA1) + asciiCount }
    if scalar &- 0x2010 < 0x17 { return Int(scalar &- 0x2010) + asciiCount + 0xDF }
    return nil
  }

  /// How many characters are known.
  static let count = asciiCount + 0xDF + 0x17
  private static let asciiCount = 95

  /// ASCII, Latin-1, Latin Extended-A, general punctuation.
  private static let characters: [UInt32] =
    Array(0x20...0x7E) + Array(0xA1...0x17F) + Array(0x2010...0x2026)

  private static let uncomposed: UInt32 = 1 << 7
  /// The bit of the first alphabet whose characters change; those below have none.
  private static let firstChanging: UInt32 = 1 << 4

  private static let small = "abcdefghijklmnopqrstuvwyząćęłńóśźżäöüßéèàçñ"
  private static let capitals = "ABCDEFGHIJKLMNOPQRSTUVWXYZĄĆĘŁŃÓŚŹŻÄÖÜÉ"
  private static let marks = " .,';/#_\"\\^`°’“”„…"
  private static let more = "!?&%$|£€"

  /// Inter makes a multiplication sign of an x between digits, and raises dashes and the like
  /// between digits, capitals and brackets.
  private static let candidates: [[UInt32]] = [
    "x" + small + capitals + marks + more,
    "0123456789" + small + capitals + marks + more,
    "x" + small + marks + "@-+:(–",
    "x" + small + marks + "()",
  ].map { $0.unicodeScalars.map(\.value) }

  /// Telephone numbers, times and addresses; brackets look further for small letters and quotation
  /// marks.
  private static let changing: [[UInt32]] = [
    "0123456789x" + small + capitals + marks.dropFirst() + more + "-+:@=~*–—",
    "0123456789" + capitals + "!?&%$£€#-+:@=~–—()[]{}",
  ].map { $0.unicodeScalars.map(\.value) }
}
