import PetMapAPI
import PetMapAnnouncements

/// Where the links of the pages lead for reporting pets and managing reports.
package enum FormLinks: Sendable, Hashable {
  /// To the service's forms.
  case own
  /// To a site that receives reports instead of a read-only service.
  case elsewhere(url: String)
  /// A read-only service has no such links.
  case none

  /// Whether the service has the forms.
  var areOwn: Bool { if case .own = self { true } else { false } }

  /// Returns the URL for a form with the given path, or `nil` for no link.
  func url(_ path: String) -> String? {
    switch self {
    case .own: path
    case .elsewhere(let url): url
    case .none: nil
    }
  }

  /// Returns the header's links for reporting a pet, or `nil` for no links.
  func report(_ language: Language) -> HTML? {
    let links = [(ReportKind.missing, PageText.lostPet), (.found, .foundPet)].compactMap {
      kind, text in
      url("/report/\(kind.rawValue)?lang=\(language.rawValue)").map { url -> HTML in
        "<a class=\"action \(kind.rawValue)\" href=\"\(url)\">\(language(text))</a>\n"
      }
    }
    guard !links.isEmpty else { return nil }
    return """
      <nav class="actions" aria-label="\(language(.report))">
      \(links)</nav>
      """
  }

  /// Returns the link for managing a report, or `nil` for no link.
  func manage(_ language: Language) -> HTML? {
    url("/manage?lang=\(language.rawValue)").map { url in
      "<a href=\"\(url)\">\(language(.manageReport))</a>\n"
    }
  }
}
