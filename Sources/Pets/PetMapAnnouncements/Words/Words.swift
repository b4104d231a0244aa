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
    translation?(phrase) ?? phrase.text(language)
  }

  /// Returns the text of a phrase, with the placeholders in braces replaced by values:
  /// `{km} km {direction} of {city}`.
  func text(_ phrase: Phrase, _ values: [(name: String, text: String)]) -> String {
    Self.filled(text(phrase), values)
  }

  /// Returns the text of a phrase with a given wording, for callers that do not load the table of
  /// all phrases.
  package func text(_ phrase: Phrase, or wording: Wording) -> String {
    translation?(phrase) ?? wording.text(language)
  }

  /// Returns the name of a species.
  package func text(_ species: Species) -> String {
    text(species.phrase, or: species.screenName)
  }

  /// Returns a formatted date, such as `Nov 18, 2025`.
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

  /// Returns a formatted age, such as `3 years`.
  func text(years: Int) -> String {
    ageText?(years) ?? text(Phrase.age(years), [("count", "\(years)")])
  }

  /// Returns a string with its placeholders in braces replaced by values. Other braces are kept.
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
  /// The months, starting with January.
  package static let months: [Phrase] = [
    .january, .february, .march, .april, .may, .june, .july, .august, .september, .october,
    .november, .december,
  ]

  /// Returns the phrase for an age according to the plural rules of Polish: one (1), few (2 to 4,
  /// 22 to 24, …) or many.
  static func age(_ years: Int) -> Phrase {
    if years == 1 { return .ageOne }
    let isFew = (2...4).contains(years % 10) && !(12...14).contains(years % 100)
    return isFew ? .ageFew : .ageMany
  }
}

extension BinaryInteger {
  /// The number in decimal digits, with commas between groups of three digits: `-1,234,567`.
  ///
  /// - Complexity: O(*d*) for *d* digits.
  package var grouped: String {
    let digits = String(magnitude)
    var text = self < 0 ? "-" : ""
    for (index, digit) in digits.utf8.enumerated() {
      if index > 0, (digits.utf8.count - index) % 3 == 0 { text += "," }
      text.unicodeScalars.append(Unicode.Scalar(digit))
    }
    return text
  }
}

/// A supported language.
public enum Language: String, Sendable, Hashable, CaseIterable {
  case english = "en"
  case polish = "pl"

  /// Selects the first supported language from a list of preferred languages, or English if none is
  /// supported.
  ///
  /// - Parameter tags: BCP 47 tags in order of preference: `pl-PL`, `en`.
  public init(preferring tags: [String]) {
    for tag in tags {
      let code = Array(tag.utf8.prefix { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "_") })
        .map { $0 | 0x20 }
      if let language = Self.allCases.first(where: { $0.rawValue.utf8.elementsEqual(code) }) {
        self = language
        return
      }
    }
    self = .english
  }
}
