import PetMapAPI
import PetMapAnnouncements

extension ServiceEnvironment {
  /// The attributes of `body` for a map.
  func mapAttributes(_ language: Language) -> HTML {
    page.mapAttributes(hasBasemap: basemap != nil, language)
  }

  /// Returns the URL of a form. A read-only service has no forms, so it returns that of the site that
  /// receives reports instead, or `nil` if there is none.
  func formURL(_ path: String) -> String? { isReadOnly ? reportURL : path }

  /// Returns the header's links for reporting a pet, or `nil` if there are none.
  func reportLinks(_ language: Language) -> HTML? {
    let links = [(ReportKind.missing, PageText.lostPet), (.found, .foundPet)].compactMap {
      kind, text in
      formURL("/report/\(kind.rawValue)?lang=\(language.rawValue)").map { url -> HTML in
        "<a class=\"action \(kind.rawValue)\" href=\"\(url)\">\(language(text))</a>\n"
      }
    }
    guard !links.isEmpty else { return nil }
    return """
      <nav class="actions" aria-label="\(language(.report))">
      \(links)</nav>
      """
  }

  /// Returns the link to the form for managing reports, or `nil` if there is none.
  func manageLink(_ language: Language) -> HTML? {
    formURL("/manage?lang=\(language.rawValue)").map { url in
      "<a href=\"\(url)\">\(language(.manageReport))</a>\n"
    }
  }
}
