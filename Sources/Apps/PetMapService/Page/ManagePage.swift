import PetMapAPI
import PetMapAnnouncements

/// The pages on which a reporter marks a pet as reunited, reopens a closed report or deletes it.
///
/// The password is checked for each page, and carried from one to the next in a hidden field.
struct ManagePage {
  /// An action of the reporter.
  enum Action: String, CaseIterable {
    case close
    /// Reopens the report of a missing pet.
    case missing
    /// Reopens the report of a found pet.
    case found
    case delete

    /// The question that confirms the action, its explanation, and the answer.
    fileprivate var question: (title: PageText, text: PageText, yes: PageText) {
      switch self {
      case .close: (.closeQuestion, .closeExplained, .yesClose)
      case .missing: (.reopenQuestion, .reopenExplained, .yesMissing)
      case .found: (.reopenQuestion, .reopenExplained, .yesFound)
      case .delete: (.deleteQuestion, .deleteExplained, .yesDelete)
      }
    }

    /// The title and the text of the page with the result.
    fileprivate var result: (title: PageText, text: PageText) {
      switch self {
      case .close: (.closedDone, .closedText)
      case .missing, .found: (.reopenedDone, .reopenedText)
      case .delete: (.deletedDone, .deletedText)
      }
    }
  }

  /// The names of the fields other than the credentials.
  enum Name {
    static let action = "action"
    static let isConfirmed = "confirmed"
    /// A query parameter with the action whose result the page shows.
    static let done = "done"
  }

  let language: Language
  /// Authenticates the form; see ``FormTokens``.
  let formToken: String

  /// Returns the form for the credentials.
  ///
  /// - Parameters:
  ///   - id: The ID as entered.
  ///   - problem: What is wrong with the password, or with both.
  ///   - failure: A lockout or a problem with the service, as a title and a text.
  func credentials(
    id: String, problem: String? = nil, failure: (title: String, text: String)? = nil
  ) -> PageFrame {
    let (idLabel, passwordLabel) = (language(.reportID), language(Phrase.managementPassword))
    let controls = FormControls(
      language: language,
      problems: problem.map {
        [InputProblem(id: "manage.password", label: passwordLabel, text: $0)]
      } ?? [])
    return frame(
      title: language(.manageTitle), isWrong: problem != nil || failure != nil,
      main: """
        \(failure.map { FormControls.alert($0.title, $0.text) })\(controls.summary)\
        <h1>\(language(.manageTitle))</h1>
        <p class="lead">\(language(.manageLead))</p>
        <form method="post" action="\(action)" novalidate>
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

  /// Returns the page with the actions for a report after its password was accepted.
  ///
  /// - Parameters:
  ///   - photo: The form for the photo of a report that has none.
  ///   - isWithheld: Whether a moderator withholds the report.
  func choice(
    _ pet: Announcement, _ id: AnnouncementID, password: String, photo: HTML? = nil,
    isWithheld: Bool = false
  ) -> PageFrame {
    var pet = pet
    // Not even the reporter can load the photo.
    if isWithheld { pet.photoUrl = nil }
    let isClosed = pet.status == .closed
    let close: HTML =
      isClosed
      ? """
      <p class="inset">\(language(.alreadyClosed))</p>
      <section class="choice"><p>\(language(.reopenExplained))</p>
      \(button(.missing, id, password, language(.yesMissing), isConfirmed: false))
      \(button(.found, id, password, language(.yesFound), isConfirmed: false))</section>
      """
      : """
      <section class="choice"><p>\(language(.closeExplained))</p>
      \(button(.close, id, password, language(Phrase.markReunited), isConfirmed: false))</section>
      """
    return frame(
      title: language(Phrase.removeQuestion),
      main: """
        <h1>\(language(Phrase.removeQuestion))</h1>
        \(card(pet, id))\
        \(isWithheld ? "<p class=\"inset\">\(language(.withheldHint))</p>\n" as HTML : nil)\
        \(photo.map { "<p class=\"inset\">\(language(.noPhotoYet))</p>\n\($0)" as HTML })\(close)
        <section class="choice"><p>\(language(.deleteExplained))</p>
        \(button(.delete, id, password, language(Phrase.deleteReport), isConfirmed: false))</section>
        """)
  }

  /// Returns the page that asks to confirm an action.
  func confirmation(
    _ action: Action, _ pet: Announcement, _ id: AnnouncementID, password: String,
    failure: (title: String, text: String)? = nil
  ) -> PageFrame {
    let (title, text, yes) = action.question
    return frame(
      title: language(title), isWrong: failure != nil,
      main: """
        \(failure.map { FormControls.alert($0.title, $0.text) })\
        <h1>\(language(title))</h1>
        \(card(pet, id))\
        <p>\(language(text))</p>
        <div class="confirm">\(button(action, id, password, language(yes), isConfirmed: true))
        \(button(nil, id, password, language(Phrase.back), isConfirmed: false))</div>
        """)
  }

  /// Returns the URL of the page with the result of an action, which a browser can reload without
  /// repeating the action.
  func resultURL(_ action: Action, _ id: AnnouncementID) -> String {
    "\(self.action)&\(Name.done)=\(action.rawValue)&\(SentPage.Name.id)=\(id.text)"
  }

  /// Returns the page with the result of an action.
  func done(_ action: Action, _ id: AnnouncementID) -> PageFrame {
    let open: HTML? =
      action != .delete
      ? """
      <a class="button" href="/pets/\(id.text)?lang=\(language.rawValue)">\
      \(language(.openReport))</a>
      """ : nil
    let (title, text) = action.result
    return frame(
      title: language(title),
      main: """
        <div class="sent"><h1>\(language(title))</h1>
        <p>\(language(text))</p></div>
        <p class="ways">\(open) <a class="button plain" href="/?lang=\(language.rawValue)">\
        \(language(.backToMap))</a></p>
        """)
  }

  private var action: String { "/manage?lang=\(language.rawValue)" }

  private func frame(title: String, isWrong: Bool = false, main: HTML) -> PageFrame {
    PageFrame(
      title: isWrong ? "\(language(.problemWord)): \(title)" : title, language: language,
      head: ReportPage.referrerPolicy, kind: "report manage", main: main,
      styles: ReportPage.styles, modules: ReportPage.modules)
  }

  /// Returns a summary of the pet, which shows which report the buttons change.
  private func card(_ pet: Announcement, _ id: AnnouncementID) -> HTML {
    let name = pet.petName ?? language(Phrase.unknownPet)
    let size: HTML = " width=\"96\" height=\"96\""
    let thumbnail = MapRow.thumbnail(of: pet, id, attributes: size)
    let photo = thumbnail ?? pet.photoUrl.map { "<img src=\"\($0)\" alt=\"\"\(size)>" }
    let status = pet.status
    return """
      <div class="pet">\(photo)<div><p class="name">\(isolated: name)</p>
      <p class="hint">\(language(status.phrase)) · \
      \(pet.lastSeenDate?.text(language) ?? "")</p>
      <p class="hint id">\(id.text)</p></div></div>

      """
  }

  private func button(
    _ action: Action?, _ id: AnnouncementID, _ password: String, _ text: String, isConfirmed: Bool
  ) -> HTML {
    let kind = action == nil || !isConfirmed ? "button plain" : "button"
    return """
      <form method="post" action="\(self.action)">
      \(FormControls.hidden(ReportSubmission.Name.formToken, formToken))\
      \(FormControls.hidden(SentPage.Name.id, id.text))\
      \(FormControls.hidden(SentPage.Name.password, password))\
      \(FormControls.hidden(Name.action, action?.rawValue ?? ""))\
      \(FormControls.hidden(Name.isConfirmed, isConfirmed ? "yes" : ""))\
      <button class="\(kind)">\(text)</button>
      </form>
      """
  }
}
