import PetMapAPI
import PetMapAnnouncements

/// A text on the server-rendered pages, in every language. Each page declares its own texts in an
/// extension; texts that the apps also show are in `Phrase`.
typealias PageText = Wording

extension PageText {
  init(_ phrase: Phrase) { self.init(phrase.text(.english), phrase.text(.polish)) }
}

extension Language {
  /// Returns a page's text in this language.
  func callAsFunction(_ text: PageText) -> String { text.text(self) }

  /// Returns a phrase in this language.
  func callAsFunction(_ phrase: Phrase) -> String { phrase.text(self) }
}

/// The texts of the frame around every page.
extension PageText {
  static let skipToContent = PageText("Skip to the content", "Przejdź do treści")
  static let report = PageText("Report", "Zgłoszenie")
  static let lostPet = PageText("I lost a pet", "Zgłoś zaginięcie")
  static let foundPet = PageText("I found a pet", "Zgłoś znalezienie")
  static let backToMap = PageText("Back to the map", "Wróć do mapy")
  static let manageReport = PageText("Manage my report", "Zarządzaj zgłoszeniem")
}

extension RequestHead {
  /// The language of a page: the one in `?lang=`, or else the preferred one in `Accept-Language`
  /// (RFC 9110, section 12.5.4), or else English.
  var pageLanguage: Language {
    let chosen = target.parameters.value("lang")
    return chosen.flatMap { Language(rawValue: $0) }
      ?? Language(preferring: acceptedLanguages)
  }

  /// Returns the language tags that the client accepts, in order of preference.
  private var acceptedLanguages: [String] {
    let items = headers.values(of: "Accept-Language").flatMap { $0.split(separator: ",") }
    let accepted = items.prefix(32).map { HeaderValue(String($0)) }
      .map { (tag: $0.token, weight: $0["q"].map { Double($0) ?? 0 } ?? 1) }
      .filter { $0.weight > 0 }
    // Tags of the same weight keep their order, which sorting does not guarantee.
    return accepted.enumerated()
      .sorted { ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset) }
      .map(\.element.tag)
  }
}

extension [QueryParameter] {
  /// The language in `?lang=`, or else English, for content other than pages.
  var language: Language { value("lang").flatMap { Language(rawValue: $0) } ?? .english }
}

extension RequestTarget {
  /// Returns a reference to this target in a language. It has no path, so it keeps that of the page
  /// on which it is used.
  func query(in language: Language) -> String {
    let others = parameters.filter { $0.name != "lang" }
    return PercentEncoding.query(others + [QueryParameter(name: "lang", value: language.rawValue)])
  }
}

extension Language {
  /// The other language, for the language switch.
  var other: Language { self == .english ? .polish : .english }

  /// The name of the language in the language itself.
  var ownName: String {
    switch self {
    case .english: "English"
    case .polish: "Polski"
    }
  }
}
