import PetMapAPI
import PetMapAnnouncements

/// The pages on which a reporter manages a report: edits it, adds photos, marks the pet as reunited,
/// reopens a closed report, or deletes it.
///
/// They are opened with the ID and the password, which each page carries to the next, or with the
/// management link; see ``ManageAccess``.
struct ManagePage {
  /// An action of the reporter.
  enum Action: String, CaseIterable {
    case close
    /// Reopens the report of a missing pet.
    case missing
    /// Reopens the report of a found pet.
    case found
    case delete
    case edit

    /// The question that confirms the action, its explanation, and the answer; `nil` for an edit.
    fileprivate var question: (title: PageText, text: PageText, yes: PageText)? {
      switch self {
      case .close: (.closeQuestion, .closeExplained, .yesClose)
      case .missing: (.reopenQuestion, .reopenExplained, .yesMissing)
      case .found: (.reopenQuestion, .reopenExplained, .yesFound)
      case .delete: (.deleteQuestion, .deleteExplained, .yesDelete)
      case .edit: nil
      }
    }

    /// The title and the text of the result.
    fileprivate var result: (title: PageText, text: PageText) {
      switch self {
      case .close: (.closedDone, .closedText)
      case .missing, .found: (.reopenedDone, .reopenedText)
      case .delete: (.deletedDone, .deletedText)
      case .edit: (.editedDone, .editedText)
      }
    }
  }

  /// The names of the fields other than the credentials.
  enum Name {
    static let action = "action"
    static let isConfirmed = "confirmed"
    /// The number of a photo or a sighting.
    static let number = "number"
    /// The version of the report that the form shows.
    static let version = "version"
    /// The ID of an announcement that may be of the same pet.
    static let other = "other"
    /// A query parameter with the action whose result the page shows.
    static let done = "done"
  }

  /// A report as its reporter sees it.
  struct Report {
    let id: AnnouncementID
    var announcement: Announcement
    /// Whether others see it.
    var isPublished = true
    /// Whether a moderator withholds it.
    var isWithheld = false
    /// What others found wrong with it.
    var flags: [AnnouncementFlag] = []
  }

  let language: Language
  let access: ManageAccess
  /// The scheme and host that the client used.
  let base: String
  let pictures: PagePictures

  static func frame(
    title: String, isWrong: Bool = false, language: Language, main: HTML, hasMap: Bool = false
  ) -> PageFrame {
    PageFrame(
      title: isWrong ? "\(language(.problemWord)): \(title)" : title, language: language,
      head: ReportPage.referrerPolicy, kind: "report manage", main: main,
      styles: ReportPage.styles, modules: ReportPage.modules, showsMap: hasMap)
  }

  private func frame(
    title: String, isWrong: Bool = false, main: HTML, hasMap: Bool = false
  ) -> PageFrame {
    var frame = Self.frame(
      title: title, isWrong: isWrong, language: language, main: main, hasMap: hasMap)
    // The address of a page that was opened with the link is a secret.
    if access.link != nil { frame.head = Self.secrecy }
    return frame
  }

  /// Neither other sites nor the logs of this one learn the address, and no search engine keeps it.
  static let secrecy: HTML = """
    <meta name="referrer" content="no-referrer">
    <meta name="robots" content="noindex, nofollow">

    """
}

// MARK: Signing in

extension ManagePage {
  /// Returns the form for the credentials.
  ///
  /// - Parameters:
  ///   - id: The ID as entered.
  ///   - problem: What is wrong with the password, or with both.
  ///   - failure: A lockout or a problem with the service, as a title and a text.
  static func credentials(
    id: String, formToken: String, language: Language, problem: String? = nil,
    failure: (title: String, text: String)? = nil
  ) -> PageFrame {
    let (idLabel, passwordLabel) = (language(.reportID), language(Phrase.managementPassword))
    let controls = FormControls(
      language: language,
      problems: problem.map {
        [InputProblem(id: "manage.password", label: passwordLabel, text: $0)]
      } ?? [])
    return frame(
      title: language(.manageTitle), isWrong: problem != nil || failure != nil, language: language,
      main: """
        \(failure.map { FormControls.alert($0.title, $0.text) })\(controls.summary)\
        <h1>\(language(.manageTitle))</h1>
        <p class="lead">\(language(.manageLead))</p>
        <form method="post" action="/manage?lang=\(language.rawValue)" novalidate>
        \(FormControls.hidden(ReportSubmission.Name.formToken, formToken))\
        \(controls.input(
            "manage.id", name: SentPage.Name.id, label: idLabel, value: id,
            attributes: " class=\"wide\" autocomplete=\"username\" spellcheck=\"false\""))\
        \(controls.input(
            "manage.password", name: SentPage.Name.password, label: passwordLabel, value: "",
            attributes: """
               type="password" inputmode="numeric" autocomplete="current-password"
              """))\
        <div class="ways"><button class="button">\(language(Phrase.continueButton))</button></div>
        </form>
        """)
  }
}

// MARK: The report

extension ManagePage {
  /// Returns the page with the report and everything that can be done with it.
  ///
  /// - Parameters:
  ///   - done: The action that was taken.
  ///   - photos: The forms for the report's photos.
  ///   - matches: The reports that may be of the same pet.
  ///   - sightings: Where others saw the pet.
  ///   - alerts: The form for alerts.
  func overview(
    _ report: Report, done: Action? = nil, photos: HTML, matches: HTML? = nil,
    sightings: HTML? = nil, alerts: HTML? = nil
  ) -> PageFrame {
    let announcement = report.announcement
    let link = access.link.map { link in
      link.html(language, of: announcement, report.id, code: pictures.qrCode?(link.url))
    }
    return frame(
      title: language(.manageTitle),
      main: """
        \(done.map(notice))\
        <h1>\(language(.manageTitle))</h1>
        \(card(report))\
        \(report.isWithheld ? "<p class=\"inset\">\(language(.withheldHint))</p>\n" as HTML : nil)\
        \(flags(report.flags))\
        \(sightings)\(matches)\(photos)\
        \(ways(report))\
        \(alerts)\(link)\
        \(report.isPublished
            ? SharePanel(announcement, report.id, base: base, language: language).html : nil)\
        <h2>\(language(Phrase.removeQuestion))</h2>
        \(closing(announcement))
        <section class="choice"><p>\(language(.deleteExplained))</p>
        \(button(.delete, language(Phrase.deleteReport), isConfirmed: false))</section>
        """)
  }

  private func notice(_ done: Action) -> HTML {
    let (title, text) = done.result
    return """
      <div class="sent" role="status"><h2>\(language(title))</h2><p>\(language(text))</p></div>

      """
  }

  private func ways(_ report: Report) -> HTML {
    """
    <div class="ways">\(button(.edit, language(.editReport), isConfirmed: false))
    <a class="button plain" href="/pets/\(report.id.text)?lang=\(language.rawValue)">\
    \(language(.openReport))</a>
    \(pictures.poster == nil ? nil : DetailsPage.posters(of: report.id, language))</div>

    """
  }

  /// What others found wrong, without what they wrote.
  private func flags(_ flags: [AnnouncementFlag]) -> HTML? {
    guard !flags.isEmpty else { return nil }
    let counts = AnnouncementFlag.Reason.allCases.compactMap { reason in
      let count = flags.count { $0.reason == reason }
      return count > 0 ? "<li>\(language(reason.text)): \(count)</li>\n" as HTML : nil
    }
    return """
      <section class="inset" data-testid="manage.flags"><p>\(language(.ownFlags))</p>
      <ul>
      \(counts)</ul></section>

      """
  }

  private func closing(_ announcement: Announcement) -> HTML {
    guard announcement.status == .closed else {
      return """
        <section class="choice"><p>\(language(.closeExplained))</p>
        \(button(.close, language(Phrase.markReunited), isConfirmed: false))</section>
        """
    }
    return """
      <p class="inset">\(language(.alreadyClosed))</p>
      <section class="choice"><p>\(language(.reopenExplained))</p>
      \(button(.missing, language(.yesMissing), isConfirmed: false))
      \(button(.found, language(.yesFound), isConfirmed: false))</section>
      """
  }

  /// Returns a summary of the pet, which shows which report the buttons change.
  private func card(_ report: Report) -> HTML {
    var pet = report.announcement
    // Not even the reporter can load the photo.
    if report.isWithheld { pet.photoUrl = nil }
    let name = pet.petName ?? language(Phrase.unknownPet)
    let size: HTML = " width=\"96\" height=\"96\""
    let thumbnail = MapRow.thumbnail(of: pet, attributes: size)
    let photo = thumbnail ?? pet.photoUrl.map { "<img src=\"\($0)\" alt=\"\"\(size)>" }
    return """
      <div class="pet">\(photo)<div><p class="name">\(isolated: name)</p>
      <p class="hint">\(language(pet.status.phrase)) · \
      \(pet.lastSeenDate?.text(language) ?? "")</p>
      <p class="hint id">\(report.id.text)</p></div></div>

      """
  }

  private func button(_ action: Action?, _ text: String, isConfirmed: Bool) -> HTML {
    let kind = action == nil || !isConfirmed ? "button plain" : "button"
    return """
      <form method="post" action="\(access.path(language))">
      \(access.fields)\
      \(FormControls.hidden(Name.action, action?.rawValue ?? ""))\
      \(FormControls.hidden(Name.isConfirmed, isConfirmed ? "yes" : ""))\
      <button class="\(kind)">\(text)</button>
      </form>
      """
  }
}

// MARK: Actions

extension ManagePage {
  /// Returns the page that asks to confirm an action other than an edit.
  func confirmation(
    _ action: Action, _ report: Report, failure: (title: String, text: String)? = nil
  ) -> PageFrame? {
    guard let (title, text, yes) = action.question else { return nil }
    return frame(
      title: language(title), isWrong: failure != nil,
      main: """
        \(failure.map { FormControls.alert($0.title, $0.text) })\
        <h1>\(language(title))</h1>
        \(card(report))\
        <p>\(language(text))</p>
        <div class="confirm">\(button(action, language(yes), isConfirmed: true))
        \(button(nil, language(Phrase.back), isConfirmed: false))</div>
        """)
  }

  /// Returns the form with the fields of a report.
  ///
  /// - Parameters:
  ///   - fields: The page with the controls of the fields.
  ///   - version: The version of the report that the form is based on.
  ///   - offset: The reporter's UTC offset, if known.
  ///   - failure: A problem with the service, as a title and a text.
  func editing(
    _ report: Report, _ fields: ReportPage, version: String, offset: UTCOffset?,
    failure: (title: String, text: String)? = nil
  ) -> PageFrame {
    frame(
      title: language(.editReport), isWrong: failure != nil || !fields.problems.isEmpty,
      main: """
        \(failure.map { FormControls.alert($0.title, $0.text) })\(fields.problemSummary)\
        <h1>\(language(.editReport))</h1>
        \(card(report))\
        <form id="step" method="post" action="\(access.path(language))" novalidate \
        \(ReportPage.sendingTexts(language))>
        \(access.fields)\
        \(FormControls.hidden(ReportSubmission.Name.offset, offset?.text ?? ""))\
        \(FormControls.hidden(Name.isConfirmed, "yes"))\
        \(FormControls.hidden(Name.version, version))\
        \(fields.editingInputs)\
        <div class="ways">
        <button class="button" name="\(Name.action)" value="\(Action.edit.rawValue)" \
        data-testid="manage.save">\(language(.saveChanges))</button></div>
        </form>
        <div class="ways">\(button(nil, language(Phrase.back), isConfirmed: false))</div>
        """, hasMap: true)
  }

  /// Returns the URL of the page with the result of an action, which a browser can reload without
  /// repeating the action.
  func resultURL(_ action: Action, _ id: AnnouncementID) -> String {
    if access.link != nil, action != .delete {
      return "\(access.path(language))&\(Name.done)=\(action.rawValue)"
    }
    return "/manage?lang=\(language.rawValue)&\(Name.done)=\(action.rawValue)&"
      + "\(SentPage.Name.id)=\(id.text)"
  }

  /// Returns the page with the result of an action for a reporter without the link, or of a deletion.
  static func done(_ action: Action, _ id: AnnouncementID, _ language: Language) -> PageFrame {
    let open: HTML? =
      action != .delete
      ? """
      <a class="button" href="/pets/\(id.text)?lang=\(language.rawValue)">\
      \(language(.openReport))</a>
      """ : nil
    let (title, text) = action.result
    return frame(
      title: language(title), language: language,
      main: """
        <div class="sent"><h1>\(language(title))</h1>
        <p>\(language(text))</p></div>
        <p class="ways">\(open) <a class="button plain" href="/?lang=\(language.rawValue)">\
        \(language(.backToMap))</a></p>
        """)
  }
}
