import PetMapAnnouncements
import PetMapDrawing

/// The secret link with which a reporter manages an announcement.
struct ManagementLink: Sendable {
  let token: ManagementToken
  /// The absolute URL.
  let url: String

  /// - Parameter base: The scheme and host that the client used.
  init(_ token: ManagementToken, base: String) {
    self.token = token
    url = base + token.path
  }

  /// Returns the section that shows the whole link, and the counterfoil, which is all that a page
  /// with it prints.
  ///
  /// - Parameters:
  ///   - announcement: The report, if it is complete.
  ///   - id: The ID of the report.
  ///   - code: The QR code of the link, if it can be drawn.
  func html(
    _ language: Language, of announcement: Announcement?, _ id: AnnouncementID, code: QRCode?
  ) -> HTML {
    let species = announcement.map { language(Species($0.species).phrase) }
    let name = announcement?.petName ?? species ?? language(Phrase.unknownPet)
    return """
      <section class="link">
      <h2>\(language(Phrase.managementLink))</h2>
      <p>\(language(Phrase.linkExplained))</p>
      <p class="secret"><a href="\(url)" data-testid="manage.link">\(url)</a></p>
      <p class="ways"><button type="button" class="button plain" data-testid="manage.link.copy" \
      data-text="\(url)" data-copied="\(language(Phrase.copied))" hidden>\
      \(language(Phrase.copyLink))</button>
      <button type="button" class="button plain" data-testid="manage.counterfoil" data-print hidden>\
      \(language(.printCounterfoil))</button>
      <span role="status"></span></p>
      </section>
      <section class="counterfoil" aria-hidden="true">
      <h2>\(language(.counterfoilTitle)): \(isolated: name)</h2>
      <p>\(language(.counterfoilText))</p>
      \(code.map { $0.html(label: language(Phrase.managementLink)) })\
      <p class="secret">\(url)</p>
      <p>\(language(.reportID)): \(id.text)</p>
      </section>

      """
  }
}
