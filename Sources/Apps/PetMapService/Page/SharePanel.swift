import PetMapAnnouncements

/// The section with which a visitor shares a pet's page: a text that is ready to be pasted, and
/// buttons that need a script.
struct SharePanel {
  /// The title for the device's share sheet.
  let title: String
  /// The text without the link.
  let text: String
  /// The absolute URL of the pet's page.
  let link: String
  let language: Language

  /// Creates the section of an announcement. The text contains no contact details.
  init(
    _ announcement: Announcement, _ details: PetDetails, _ row: PetRow, link: String,
    language: Language
  ) {
    let isFound = announcement.status == .found
    let location = details.rows.first { $0.identifier.hasSuffix(".location.text") }?.value
    let place = location?.split(separator: "\n").last.map(String.init)
    let date = row.date.map { "\(language(isFound ? .foundOn : .lastSeenOn)) \($0)" }
    let name = announcement.petName.map { "\($0), " } ?? ""
    title = "\(details.status.text): \(name)\(row.kind)"
    let facts = [date, place].compactMap { $0 }.joined(separator: ", ")
    let appeal: PageText? =
      switch announcement.status {
      case .missing: .haveYouSeen
      case .found: .isThisYours
      case .closed: nil
      }
    text =
      [title, facts, appeal.map { language($0) } ?? ""].filter { !$0.isEmpty }
      .joined(separator: "\n").withoutDirectionControls
    self.link = link
    self.language = language
  }

  /// Creates the section of an announcement.
  ///
  /// - Parameter base: The scheme and host that the client used.
  init(_ announcement: Announcement, _ id: AnnouncementID, base: String, language: Language) {
    self.init(
      announcement,
      PetDetails(
        announcement, language: language,
        city: NearbyCity(nearest: announcement.coordinate, language: language)),
      PetRow(announcement, words: Words(language)), link: "\(base)/pets/\(id.text)",
      language: language)
  }

  var html: HTML {
    """
    <section class="share" data-link="\(link)" data-title="\(plain: title)">
    <h2><label for="share.text">\(language(.shareTitle))</label></h2>
    <textarea id="share.text" data-testid="share.text" rows="5" readonly dir="auto">
    \(text)
    \(link)</textarea>
    <p class="ways"><button type="button" class="button plain" data-testid="share.send" hidden>\
    \(language(.shareSend))</button>
    <button type="button" class="button plain" data-testid="share.copy" \
    data-text="\(text)&#10;\(link)" data-copied="\(language(Phrase.copied))" hidden>\
    \(language(.shareCopy))</button>
    <span role="status"></span></p>
    </section>

    """
  }
}
