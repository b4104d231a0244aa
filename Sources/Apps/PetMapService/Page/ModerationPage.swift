import PetMapAPI
import PetMapAnnouncements
import PetMapMatches
import PetMapRequests

/// The page on which moderators see announcements with their flags, and act on them.
///
/// It works without scripts: the announcements are selected with checkboxes, and each action is a
/// button of the form.
struct ModerationPage {
  static let path = "/admin"
  /// The width of photos in pixels; one of `PhotoPart/widths`.
  static let photoWidth = 320

  /// The names of the form's fields.
  enum Name {
    static let action = "action"
    /// The prefix of the checkbox of each announcement, which its ID follows.
    static let pet = "pet-"
    /// The prefix of the checkbox of each sighting, which its ID follows.
    static let sighting = "sighting-"
    /// The prefix of the field with the version of the photo that each sighting has on the page.
    static let seenSighting = "seen-sighting-"
    /// The prefix of the field with the version of the photo that each announcement has on the page.
    static let seen = "seen-"
    /// Whether the action applies to the whole page.
    static let all = "all"
    /// Whether an action that cannot be undone was confirmed.
    static let isConfirmed = "confirmed"
    /// The length of a ban, or nothing.
    static let ban = "ban"
    /// The query of the page, to which the browser returns.
    static let back = "back"
    /// The network whose ban ends.
    static let network = "network"
  }

  /// The actions that are not orders.
  enum Action {
    static let password = "password"
    static let unban = "unban"
  }

  /// What the page shows: a title, and announcements.
  struct Section {
    let title: PageText
    let entries: [ModeratedAnnouncement]
  }

  let request: ModerationRequest
  let sections: [Section]
  let sightings: [ModeratedSighting]
  let bans: [Ban]
  /// The query of the next page, if any.
  let next: String?
  /// The query of this page.
  let query: String
  let language: Language
  let formToken: String
  let now: Timestamp
  /// What the last action did.
  var notice: String?
  /// Returns the best matches of an announcement.
  let matches: (Announcement) -> [(announcement: Announcement, match: PetMatch)]

  var frame: PageFrame {
    PageFrame(
      title: language(.moderation), language: language, head: ReportPage.referrerPolicy,
      kind: "report moderation",
      main: """
        <h1>\(language(.moderation))</h1>
        \(notice.map { "<p class=\"inset\" role=\"status\">\($0)</p>\n" as HTML })\(lists)\(search)\
        <form method="post" action="\(Self.path)?lang=\(language.rawValue)">
        \(FormControls.hidden(ReportSubmission.Name.formToken, formToken))\
        \(FormControls.hidden(Name.back, query))\
        \(sections.map(section))\(sightingList)\(isEmpty ? empty : buttons)\
        </form>
        \(next.map { "<p class=\"ways\"><a class=\"button plain\" href=\"\(Self.path)\($0)\">\(language(.showMore))</a></p>\n" as HTML })\
        \(banList)
        """,
      styles: ReportPage.styles + ["moderation.css"])
  }

  private var isEmpty: Bool { sections.allSatisfy(\.entries.isEmpty) && sightings.isEmpty }

  private var empty: HTML { "<p>\(language(.nothingToModerate))</p>\n" }

  // MARK: Selection

  private var lists: HTML {
    """
    <nav class="lists" aria-label="\(language(.moderation))">\
    \(ModerationQuery.List.allCases.map { list in
        let current: HTML = list == request.list && request.network == nil
          ? " aria-current=\"page\"" : ""
        return """
          <a href="\(Self.path)?list=\(list.rawValue)&amp;lang=\(language.rawValue)"\(current)>\
          \(language(list.title))</a>

          """ as HTML
      })</nav>

    """
  }

  private var search: HTML {
    """
    <form class="search" method="get" action="\(Self.path)" role="search">
    \(FormControls.hidden("lang", language.rawValue))\
    <label for="text">\(language(.searchedWords))</label>
    <input id="text" type="search" name="text" value="\(request.text ?? "")" maxlength="256">
    \(FormControls.hidden("list", ModerationQuery.List.all.rawValue))\
    <button class="button plain">\(language(.search))</button>
    </form>

    """
  }

  // MARK: Announcements

  private func section(_ section: Section) -> HTML {
    if section.entries.isEmpty { return "" }
    return """
      <h2>\(language(section.title))</h2>
      <ul class="entries">
      \(section.entries.map(entry))</ul>

      """
  }

  private func entry(_ entry: ModeratedAnnouncement) -> HTML {
    let (pet, id) = (entry.stored.announcement, entry.stored.id)
    let row = PetRow(pet, words: Words(language))
    let name = "\(Name.pet)\(id.text)"
    let details = PetDetails(pet, language: language)
    var facts = details.rows.map { (label: $0.label, value: $0.value) }
      .filter { $0.value != PetDetails.absent && $0.value != pet.description }
    if let reward = details.reward { facts.append((language(.reward), reward)) }
    let photos = entry.stored.photos.map { photo in
      """
      <img src="\(Self.path)/photos/\(id.text)?number=\(photo.number)" alt="" width="120" \
      height="120" loading="lazy">
      """ as HTML
    }
    return """
      <li>\(FormControls.hidden(
          "\(Name.seen)\(id.text)", entry.stored.reviewedVersion.description))\
      <label class="check"><input type="checkbox" name="\(name)" value="yes">\
      <span class="hidden">\(isolated: row.title)</span></label>
      \(photos)<div><p class="name">\
      <a href="/pets/\(id.text)?lang=\(language.rawValue)">\(isolated: row.title)</a> \
      <span class="badge \(pet.status.word.lowercased())">\(language(pet.status.phrase))</span>\
      \(state(of: entry.stored))</p>
      <p class="hint">\(isolated: row.kind) · \(pet.createdAt?.text ?? "")</p>
      \(pet.description.map { "<p class=\"text\">\(isolated: $0)</p>\n" as HTML })\
      \(facts.map { "<p class=\"hint\">\($0.label): \(isolated: $0.value)</p>\n" as HTML })\
      \(entry.flags.map(flag))\
      \(matches(pet).map(match))\
      \(entry.network.map(networkLink))\
      <p class="hint id">\(id.text)</p></div></li>

      """
  }

  private func state(of stored: StoredAnnouncement) -> HTML? {
    let text: PageText? =
      switch stored.visibility {
      case .hidden: .hidden
      case .waiting, .changed: .waiting
      case .shown: stored.isPublished ? nil : .noPhoto
      }
    return text.map { " <span class=\"badge state\">\(language($0))</span>" }
  }

  func flag(_ flag: AnnouncementFlag) -> HTML {
    let subject =
      switch flag.subject {
      case .announcement: ""
      case .photo: "\(language(.thePhoto)): "
      case .sighting(let number): "\(language(.sightingWord)) \(number): "
      }
    let comment = flag.comment.map { ": \($0)" } ?? ""
    return """
      <p class="flag">⚑ \(subject)\(language(flag.reason.text))\(isolated: comment)</p>

      """
  }

  /// Returns a match with its reasons.
  private func match(_ announcement: Announcement, _ match: PetMatch) -> HTML {
    let words = Words(language)
    let row = PetRow(announcement, words: words)
    let reasons = match.shownReasons.map { $0.text(words) }.joined(separator: " · ")
    return """
      <p class="hint">\(language(match.band.phrase)): \
      <a href="/pets/\(match.id)?lang=\(language.rawValue)">\(isolated: row.title)</a> · \
      \(isolated: reasons)</p>

      """
  }

  func networkLink(_ network: SenderNetwork) -> HTML {
    """
    <p class="hint"><a href="\(Self.path)?network=\(network.text)&amp;lang=\(language.rawValue)">\
    \(language(.sameNetwork)) \(String(network.text.prefix(8)))</a></p>

    """
  }

  // MARK: Actions

  private var buttons: HTML {
    """
    <div class="decide">
    <label class="check"><input type="checkbox" name="\(Name.all)" value="yes"> \
    \(language(.wholePage))</label>
    \(button(.show, .moderateShow))\(button(.hide, .moderateHide))\(button(.close, Phrase.close))\
    \(button(.delete, .moderateDelete))
    <button class="button plain" name="\(Name.action)" value="\(Action.password)">\
    \(language(.moderatePassword))</button>
    <p><label for="ban">\(language(.banFor))</label>
    <select id="ban" name="\(Name.ban)">
    <option value="">\(language(.noBan))</option>
    \(["1d", "7d", "30d", "365d"].map { length in
        "<option value=\"\(length)\">\(length)</option>\n" as HTML
      })</select>
    \(button(.deleteNetwork, .moderateDeleteNetwork))\(button(.ban, .moderateBan))</p>
    </div>

    """
  }

  private func button(_ action: ModerationOrder.Action, _ text: PageText) -> HTML {
    button(action, language(text))
  }

  private func button(_ action: ModerationOrder.Action, _ phrase: Phrase) -> HTML {
    button(action, language(phrase))
  }

  private func button(_ action: ModerationOrder.Action, _ text: String) -> HTML {
    let isDangerous = [.delete, .deleteNetwork].contains(action)
    return """
      <button class="button plain\(isDangerous ? " danger" : "")" name="\(Name.action)" \
      value="\(action.rawValue)">\(text)</button>

      """
  }

  private var banList: HTML? {
    if bans.isEmpty { return nil }
    return """
      <h2>\(language(.bannedNetworks))</h2>
      <ul class="bans">
      \(bans.map { ban in
          """
          <li><form method="post" action="\(Self.path)?lang=\(language.rawValue)">\
          \(FormControls.hidden(ReportSubmission.Name.formToken, formToken))\
          \(FormControls.hidden(Name.back, query))\
          \(FormControls.hidden(Name.network, ban.network.text))\
          \(String(ban.network.text.prefix(8))) · \(ban.until.text)
          <button class="button plain" name="\(Name.action)" value="\(Action.unban)">\
          \(language(.moderateUnban))</button></form></li>

          """ as HTML
        })</ul>

      """
  }

  /// Returns the page that asks to confirm the deletion of announcements.
  ///
  /// - Parameter fields: The fields of the form that was submitted.
  static func confirmation(
    _ action: ModerationOrder.Action, count: Int, _ fields: FormFields, back: String,
    language: Language
  ) -> PageFrame {
    let title = action == .delete ? PageText.moderateDelete : .moderateDeleteNetwork
    return PageFrame(
      title: language(title), language: language, head: ReportPage.referrerPolicy,
      kind: "report moderation",
      main: """
        <h1>\(language(title))</h1>
        <p>\(language(.deletionText)) \(language(.selected)): \(count)</p>
        <form method="post" action="\(path)?lang=\(language.rawValue)">
        \(fields.names.map { FormControls.hidden($0, fields[$0] ?? "") })\
        \(FormControls.hidden(Name.isConfirmed, "yes"))\
        <p class="ways"><button class="button danger">\(language(title))</button>
        <a class="button plain" href="\(path)\(back)">\(language(Phrase.back))</a></p>
        </form>
        """, styles: ReportPage.styles)
  }

  /// Returns the page with a report's new password and management link, which are shown once.
  static func password(
    _ password: ManagementPassword, _ link: ManagementLink, of id: AnnouncementID, back: String,
    language: Language
  ) -> PageFrame {
    PageFrame(
      title: language(.moderatePassword), language: language, head: ReportPage.referrerPolicy,
      kind: "report moderation",
      main: """
        <h1>\(language(.moderatePassword))</h1>
        <p>\(language(.newPasswordText))</p>
        <dl class="rows"><div><dt>\(language(.reportID))</dt><dd>\(id.text)</dd></div>
        <div><dt>\(language(Phrase.managementPassword))</dt>\
        <dd data-testid="moderation.password">\(password.digits)</dd></div>
        <div><dt>\(language(Phrase.managementLink))</dt>\
        <dd data-testid="moderation.link">\(link.url)</dd></div></dl>
        <p class="ways"><a class="button" href="\(path)\(back)">\(language(.moderation))</a></p>
        """, styles: ReportPage.styles + ["moderation.css"])
  }
}

extension ModerationQuery.List {
  fileprivate var title: PageText {
    switch self {
    case .new: .newReports
    case .flagged: .flagged
    case .waiting: .waiting
    case .hidden: .hidden
    case .unpublished: .noPhoto
    case .all: .allAnnouncements
    }
  }
}
