/// A supported language, with all of its texts.
///
/// Everything that depends on a language is in one file: ``english`` in `English.swift`, ``polish``
/// in `Polish.swift`. To add a language, add such a file and its name to ``allCases``. Texts that
/// the file lacks are shown in English.
public struct Language: RawRepresentable, Sendable, Hashable, CaseIterable {
  /// The supported languages. The position of each is its number in the browser modules.
  public static let allCases: [Language] = [.english, .polish]

  /// The ISO 639-1 code: `pl`.
  public let rawValue: String
  /// The name of the language in the language itself.
  package let name: String
  /// The language and the territory for Open Graph: `pl_PL`.
  package let locale: String
  /// The separator between groups of three digits.
  package let groupSeparator: String
  /// The ranges of glyphs that names on the map usually need.
  package let glyphRanges: [String]
  /// Returns a phrase of callouts, or `nil` for other and for missing phrases.
  let callout: @Sendable (Phrase) -> String?

  /// The plural categories of Unicode CLDR for whole numbers.
  enum Plural {
    case one, few, many
  }

  #if hasFeature(Embedded)
    // Browser modules show only callouts. They have no reference to the functions with the other
    // texts, so the linker can remove them.
    var plural: @Sendable (Int) -> Plural { { _ in .many } }
    var phrase: @Sendable (Phrase) -> String? { callout }
    var page: @Sendable (PageText) -> String? { { _ in nil } }
  #else
    /// Returns the plural category of a whole number.
    let plural: @Sendable (Int) -> Plural
    /// Returns any phrase, or `nil` if it is missing.
    let phrase: @Sendable (Phrase) -> String?
    /// Returns a text of the pages, or `nil` if it is missing.
    let page: @Sendable (PageText) -> String?
  #endif

  init(
    _ code: String, name: String, locale: String, groupSeparator: String,
    glyphRanges: [String] = ["0-255"], plural: @escaping @Sendable (Int) -> Plural,
    callout: @escaping @Sendable (Phrase) -> String?,
    phrase: @escaping @Sendable (Phrase) -> String?,
    page: @escaping @Sendable (PageText) -> String?
  ) {
    rawValue = code
    self.name = name
    self.locale = locale
    self.groupSeparator = groupSeparator
    self.glyphRanges = glyphRanges
    self.callout = callout
    #if !hasFeature(Embedded)
      self.plural = plural
      self.phrase = phrase
      self.page = page
    #endif
  }

  /// Returns the language with the given code, or `nil` if it is not supported.
  public init?(rawValue: String) {
    guard let language = Self.allCases.first(where: { $0.isCode(rawValue.utf8) }) else {
      return nil
    }
    self = language
  }

  /// Selects the first supported language from a list of preferred languages, or English if none is
  /// supported.
  ///
  /// - Parameter tags: BCP 47 tags in order of preference: `pl-PL`, `en`.
  public init(preferring tags: [String]) {
    for tag in tags {
      let code = tag.utf8.prefix { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "_") }
      if let language = Self.allCases.first(where: { $0.isCode(code.map { $0 | 0x20 }) }) {
        self = language
        return
      }
    }
    self = .english
  }

  private func isCode(_ code: some Sequence<UInt8>) -> Bool {
    rawValue.utf8.elementsEqual(code)
  }

  /// Returns whether two languages have the same code.
  public static func == (one: Language, other: Language) -> Bool {
    one.isCode(other.rawValue.utf8)
  }

  /// Hashes the code.
  public func hash(into hasher: inout Hasher) {
    for byte in rawValue.utf8 { hasher.combine(byte) }
  }

  /// The other languages, for language switches.
  package var others: [Language] { Self.allCases.filter { $0 != self } }

  /// The names of the texts that the language lacks and that are therefore shown in English.
  package var missingTexts: [String] {
    Phrase.allCases.filter { phrase($0) == nil }.map { $0.rawValue }
      + PageText.allCases.filter { page($0) == nil }.map { $0.rawValue }
  }
}

extension BinaryInteger {
  /// The number in decimal digits, with commas between groups of three digits: `-1,234,567`.
  ///
  /// - Complexity: O(*d*) for *d* digits.
  package var grouped: String { grouped(.english) }

  /// Returns the number in decimal digits, in groups of three digits.
  ///
  /// - Complexity: O(*d*) for *d* digits.
  package func grouped(_ language: Language) -> String {
    let digits = String(magnitude)
    var text = self < 0 ? "-" : ""
    for (index, digit) in digits.utf8.enumerated() {
      if index > 0, (digits.utf8.count - index) % 3 == 0 { text += language.groupSeparator }
      text.unicodeScalars.append(Unicode.Scalar(digit))
    }
    return text
  }
}
