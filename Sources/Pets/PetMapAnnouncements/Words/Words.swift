/// The words of a front end: petmap's phrases in one of its languages, or a custom translation.
///
/// ```swift
/// let words = Words(.english) {
///   String(localized: String.LocalizationValue($0.key), table: "PetMap")
/// }
/// let list = PetListModel(repository: client, words: words)
/// ```
public struct Words: Sendable {
  /// The language used for phrases without a translation.
  public let language: Language
  #if hasFeature(Embedded)
    // Web pages use only the built-in languages, so the compiler can remove the code for
    // translations.
    private var translation: (@Sendable (Phrase) -> String?)? { nil }
    private var dateText: (@Sendable (CalendarDate) -> String)? { nil }
    private var ageText: (@Sendable (Int) -> String)? { nil }
  #else
    private let translation: (@Sendable (Phrase) -> String?)?
    private let dateText: (@Sendable (CalendarDate) -> String)?
    private let ageText: (@Sendable (Int) -> String)?
  #endif

  /// The built-in English phrases.
  public static let english = Words(.english)
  /// The built-in Polish phrases.
  public static let polish = Words(.polish)

  /// Creates words with a language's built-in phrases.
  public init(_ language: Language) {
    self.language = language
    #if !hasFeature(Embedded)
      translation = nil
      dateText = nil
      ageText = nil
    #endif
  }

  #if !hasFeature(Embedded)
    /// Creates words with a custom translation.
    ///
    /// - Parameters:
    ///   - language: The language used for phrases without a translation.
    ///   - date: A function that formats dates, or `nil` to use the translated phrases `mediumDate`
    ///     and months, or else the format of `language`.
    ///   - age: A function that formats ages in whole years, for languages whose plural rules
    ///     differ from Polish, or `nil` to use the translated phrases `ageOne`, `ageFew` and
    ///     `ageMany`.
    ///   - translation: A function that returns the translation of a phrase, or `nil` if it is
    ///     not translated.
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

  /// Returns whether a phrase has a custom translation.
  func translates(_ phrase: Phrase) -> Bool { translation?(phrase) != nil }

  /// Returns the text of a phrase.
  public func text(_ phrase: Phrase) -> String {
    phrase.filled(translation?(phrase) ?? phrase.template(language), language)
  }

  /// Returns the text of a phrase, with the placeholders in braces replaced by values:
  /// `{km} km {direction} of {city}`.
  package func text(_ phrase: Phrase, _ values: [(name: String, text: String)]) -> String {
    text(phrase).filled(values)
  }

  /// Returns the text of a phrase that callouts show, for callers that do not load other phrases.
  package func calloutText(_ phrase: Phrase) -> String {
    translation?(phrase) ?? phrase.calloutText(language)
  }

  /// Returns a formatted date, such as `Nov 18, 2025`.
  public func text(_ date: CalendarDate) -> String {
    if let dateText { return dateText(date) }
    guard translates(.mediumDate) else { return date.text(language) }
    return date.text(calloutText)
  }

  /// Returns a formatted age, such as `3 years`.
  package func text(years: Int) -> String {
    if let ageText { return ageText(years) }
    // Translations distinguish as many plurals as Polish does.
    let plural = (translation == nil ? language : .polish).file.plural(years)
    let phrase: Phrase =
      switch plural {
      case .one: .ageOne
      case .few: .ageFew
      case .many: .ageMany
      }
    return text(phrase, [("count", "\(years)")])
  }
}

extension String {
  /// Returns the string with its placeholders in braces replaced by values. Other braces are kept.
  package func filled(_ values: [(name: String, text: String)]) -> String {
    let bytes = Array(utf8)
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "{"),
        let end = bytes[index...].firstIndex(of: UInt8(ascii: "}")),
        let value = values.first(where: { $0.name.utf8.elementsEqual(bytes[(index + 1)..<end]) })
      {
        result += value.text.utf8
        index = end + 1
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
