/// A supported language, with all of its texts.
///
/// Everything that depends on a language is in its files: ``english`` in `English.swift` and, for
/// pages, matches and alerts, in `English+Pages.swift`, `English+Matches.swift` and
/// `English+Alerts.swift`; ``polish`` in files of the same kind. To add a language, add such files and
/// its name to ``allCases``. Texts that the files lack are shown in English.
public struct Language: RawRepresentable, Sendable, Hashable, CaseIterable {
  /// The supported languages. The position of each is its number in the browser modules.
  public static let allCases: [Language] = [.english, .polish]

  /// The plural categories of Unicode CLDR for whole numbers.
  enum Plural {
    case one, few, many
  }

  /// The contents of a language's file. It is an object so that a copy of a language is small.
  final class File: Sendable {
    let code: String
    let groupSeparator: String
    let callout: @Sendable (Phrase) -> String?
    #if hasFeature(Embedded)
      // Browser modules show only callouts. They have no reference to the functions with the other
      // texts, so the linker can remove them.
      var plural: @Sendable (Int) -> Plural { { _ in .many } }
      var phrase: @Sendable (Phrase) -> String? { callout }
      var page: @Sendable (PageText) -> String? { { _ in nil } }
    #else
      let name: String
      let locale: String
      let glyphRanges: [String]
      let plural: @Sendable (Int) -> Plural
      let phrase: @Sendable (Phrase) -> String?
      let page: @Sendable (PageText) -> String?
    #endif

    /// Creates the contents of a file.
    ///
    /// - Parameters:
    ///   - code: The ISO 639-1 code: `pl`.
    ///   - name: The name of the language in the language itself.
    ///   - locale: The language and the territory for Open Graph: `pl_PL`.
    ///   - groupSeparator: The separator between groups of three digits.
    ///   - glyphRanges: The ranges of glyphs that names on the map usually need.
    ///   - plural: Returns the plural category of a whole number.
    ///   - callout: Returns a phrase of callouts, or `nil` for other and for missing phrases.
    ///   - phrase: Returns any phrase, or `nil` if it is missing.
    ///   - page: Returns a text of the pages, or `nil` if it is missing.
    init(
      _ code: String, name: String, locale: String, groupSeparator: String,
      glyphRanges: [String] = ["0-255"], plural: @escaping @Sendable (Int) -> Plural,
      callout: @escaping @Sendable (Phrase) -> String?,
      phrase: @escaping @Sendable (Phrase) -> String?,
      page: @escaping @Sendable (PageText) -> String?
    ) {
      self.code = code
      self.groupSeparator = groupSeparator
      self.callout = callout
      #if !hasFeature(Embedded)
        self.name = name
        self.locale = locale
        self.glyphRanges = glyphRanges
        self.plural = plural
        self.phrase = phrase
        self.page = page
      #endif
    }
  }

  let file: File

  init(_ file: File) { self.file = file }

  /// The ISO 639-1 code: `pl`.
  public var rawValue: String { file.code }
  #if !hasFeature(Embedded)
    /// The name of the language in the language itself.
    package var name: String { file.name }
    /// The language and the territory for Open Graph: `pl_PL`.
    package var locale: String { file.locale }
    /// The ranges of glyphs that names on the map usually need.
    package var glyphRanges: [String] { file.glyphRanges }
  #endif

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

  /// Returns whether two languages are the same.
  public static func == (one: Language, other: Language) -> Bool { one.file === other.file }

  /// Hashes the identity of the language.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(file)) }

  /// The other languages, for language switches.
  package var others: [Language] { Self.allCases.filter { $0 != self } }

  /// The names of the texts that the language lacks and that are therefore shown in English.
  package var missingTexts: [String] {
    Phrase.allCases.filter { file.phrase($0) == nil }.map { $0.rawValue }
      + PageText.allCases.filter { file.page($0) == nil }.map { $0.rawValue }
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
      if index > 0, (digits.utf8.count - index) % 3 == 0 { text += language.file.groupSeparator }
      text.unicodeScalars.append(Unicode.Scalar(digit))
    }
    return text
  }
}
