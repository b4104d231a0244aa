import PetMapAPI
import PetMapAnnouncements
import PetMapParameters

extension Language {
  /// Returns a page's text in this language.
  func callAsFunction(_ text: PageText) -> String { text.text(self) }

  /// Returns a page's text with its placeholders in braces replaced by values.
  func callAsFunction(_ text: PageText, _ values: [(name: String, text: String)]) -> String {
    text.text(self).filled(values)
  }

  /// Returns a phrase in this language.
  func callAsFunction(_ phrase: Phrase) -> String { phrase.text(self) }
}

extension RequestHead {
  /// The language of a page: the one in `?lang=`, or else the preferred one in `Accept-Language`
  /// (RFC 9110, section 12.5.4), or else English.
  var pageLanguage: Language {
    let chosen = target.parameters.value("lang")
    return chosen.flatMap { try? ParameterKind<Language>.choice().read($0, .strict) }
      ?? Language(preferring: acceptedLanguages)
  }

  /// Returns the language tags that the client accepts, in order of preference.
  private var acceptedLanguages: [String] {
    let items = headers.values(of: "Accept-Language").flatMap { $0.split(separator: ",") }
    let accepted = items.prefix(32).enumerated()
      .map { index, item -> (index: Int, tag: String, weight: Double) in
        let value = HeaderValue(String(item))
        return (index, value.token, value["q"].map { Double($0) ?? 0 } ?? 1)
      }
    // Tags of the same weight keep their order, which sorting does not guarantee.
    return accepted.filter { $0.weight > 0 }
      .sorted { one, other in
        one.weight != other.weight ? one.weight > other.weight : one.index < other.index
      }
      .map(\.tag)
  }
}

extension RequestTarget {
  /// Returns a reference to this target in a language. It has no path, so it keeps that of the page
  /// on which it is used.
  func query(in language: Language) -> String {
    let others = parameters.filter { $0.name != "lang" }
    return PercentEncoding.query(others + [QueryParameter(name: "lang", value: language.rawValue)])
  }
}
