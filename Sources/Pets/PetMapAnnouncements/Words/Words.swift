/// The words of a front end: the product's in one of its languages, or a caller's own translation.
///
/// ```swift
/// let words = Words(.english) { String(localized: String.LocalizationValue($0.key), table: "PetMap") }
/// let list = PetListModel(repository: client, words: words)
/// ```
public struct Words: Sendable {
  /// The language of everything that is not translated.
  public let language: Language
  #if hasFeature(Embedded)
    // A web page uses the product's languages, so the compiler drops what a translation needs.
    private var translation: (@Sendable (Phrase) -> String?)? { nil }
    private var dateText: (@Sendable (CalendarDate) -> String)? { nil }
    private var ageText: (@Sendable (Int) -> String)? { nil }
  #else
    private let translation: (@Sendable (Phrase) -> String?)?
    private let dateText: (@Sendable (CalendarDate) -> String)?
    private let ageText: (@Sendable (Int) -> String)?
  #endif

  /// The product's English.
  public static let english = Words(.english)
  /// The product's Polish.
  public static let polish = Words(.polish)

  /// The product's words in a language.
  public init(_ language: Language) {
    self.language = language
    #if !hasFeature(Embedded)
      translation = nil
      dateText = nil
      ageText = nil
    #endif
  }

  #if !hasFeature(Embedded)
    /// A caller's translation.
    ///
    /// - Parameters:
    ///   - language: the language of what is not translated.
    ///   - date: a date's text; nil for that of the translated phrases `mediumDate` and the months, or
    ///     else of `language`.
    ///   - age: the text of an age in whole years, for languages whose plurals are not counted as
    ///     Polish ones are; nil for that of the translated phrases `ageOne`, `ageFew` and `ageMany`.
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
  #endif

  /// Whether a caller translates the phrases.
  public var isTranslated: Bool { translation != nil }

  /// Whether a caller translates a phrase.
  func translates(_ phrase: Phrase) -> Bool { translation?(phrase) != nil }

  /// A phrase.
  public func text(_ phrase: Phrase) -> String {
    translation?(phrase) ?? phrase.text(language)
  }

  /// A phrase with values in place of the names in braces: `{km} km {direction} of {city}`.
  func text(_ phrase: Phrase, _ values: [(name: String, text: String)]) -> String {
    Self.filled(text(phrase), values)
  }

  /// A phrase whose wording is at hand, for callers that do without the table of all phrases.
  package func text(_ phrase: Phrase, or wording: Wording) -> String {
    translation?(phrase) ?? wording.text(language)
  }

  /// A species' name.
  package func text(_ species: Species) -> String {
    text(species.phrase, or: species.screenName)
  }

  /// A date, such as `Nov 18, 2025`.
  public func text(_ date: CalendarDate) -> String {
    if let dateText { return dateText(date) }
    guard let translation, let pattern = translation(.mediumDate) else {
      return date.text(language)
    }
    func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let month =
      translation(Phrase.months[date.month - 1]) ?? Wording.month(date.month).text(language)
    return Self.filled(
      pattern,
      [
        ("d", "\(date.day)"), ("dd", padded(date.day)), ("MMM", month), ("MM", padded(date.month)),
        ("M", "\(date.month)"), ("yyyy", "\(date.year)"),
      ])
  }

  /// An age in whole years, such as `3 years`.
  func text(years: Int) -> String {
    ageText?(years) ?? text(Phrase.age(years), [("count", "\(years)")])
  }

  /// A text with values in place of the names in braces; other braces stay.
  private static func filled(_ text: String, _ values: [(name: String, text: String)]) -> String {
    var result = ""
    var rest = text.unicodeScalars[...]
    while let open = rest.firstIndex(of: "{") {
      result.unicodeScalars.append(contentsOf: rest[..<open])
      rest = rest[open...]
      let value = values.first { value in
        rest.dropFirst().starts(with: value.name.unicodeScalars)
          && rest.dropFirst(1 + value.name.unicodeScalars.count).first == "}"
      }
      if let value {
        result += value.text
        rest = rest.dropFirst(value.name.unicodeScalars.count + 2)
      } else {
        result += "{"
        rest = rest.dropFirst()
      }
    }
    result.unicodeScalars.append(contentsOf: rest)
    return result
  }
}

extension Phrase {
  /// The months, January first.
  package static let months: [Phrase] = [
    .january, .february, .march, .april, .may, .june, .july, .august, .september, .october,
    .november, .december,
  ]

  /// The phrase of an age: one, a few or many years, counted as in Polish (1; 2 to 4, 22 to 24, …;
  /// all others).
  static func age(_ years: Int) -> Phrase {
    if years == 1 { return .ageOne }
    let isFew = (2...4).contains(years % 10) && !(12...14).contains(years % 100)
    return isFew ? .ageFew : .ageMany
  }
}
