/// The words of a front end: the product's in one of its languages, or a caller's own translation.
///
/// ```swift
/// let words = Words(.english) { String(localized: String.LocalizationValue($0.key), table: "PetMap") }
/// let list = PetListModel(repository: client, words: words)
/// ```
public struct Words: Sendable {
  /// The language of everything that is not translated.
  public let language: Language
  private let translation: (@Sendable (Phrase) -> String?)?
  private let dateText: (@Sendable (CalendarDate) -> String)?
  private let ageText: (@Sendable (Int) -> String)?

  /// The product's English.
  public static let english = Words(.english)
  /// The product's Polish.
  public static let polish = Words(.polish)

  /// The product's words in a language.
  public init(_ language: Language) {
    self.language = language
    translation = nil
    dateText = nil
    ageText = nil
  }

  /// A caller's translation.
  ///
  /// - Parameters:
  ///   - language: the language of what is not translated.
  ///   - date: a date's text; nil for that of `language`.
  ///   - age: the text of an age in whole years; nil for that of `language`.
  ///   - translation: a phrase's text; nil where there is none.
  public init(
    _ language: Language, date: (@Sendable (CalendarDate) -> String)? = nil,
    age: (@Sendable (Int) -> String)? = nil,
    translation: @escaping @Sendable (Phrase) -> String?
  ) {
    self.language = language
    self.translation = translation
    dateText = date
    ageText = age
  }

  /// Whether a caller translates the phrases.
  public var isTranslated: Bool { translation != nil }

  /// A phrase.
  public func text(_ phrase: Phrase) -> String {
    translation?(phrase) ?? phrase.text(language)
  }

  /// A date, such as `Nov 18, 2025`.
  public func text(_ date: CalendarDate) -> String { dateText?(date) ?? date.text(language) }

  /// An age in whole years, such as `3 years`.
  func text(years: Int) -> String { ageText?(years) ?? AgeText.years(years, language) }
}
