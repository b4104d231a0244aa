import PetMapAPI
import PetMapAnnouncements

/// The pages of a report that has been created: a form for its photo while it has none, and then
/// the summary.
struct SentPage {
  let id: AnnouncementID
  let password: String
  /// The link for managing the report, or `nil` if only its password is known.
  let link: ManagementLink?
  /// The key under which the browser stores the report's draft; empty for a report that is managed.
  let key: String
  /// Whether a moderator has to approve the report.
  let isReviewed: Bool
  let language: Language
  /// Authenticates the form; see ``FormTokens``.
  let formToken: String
  /// The scheme and host that the client used.
  let base: String
  let pictures: PagePictures
  /// The pets that may be the reported one, if they are known.
  var matches: (Announcement) -> MatchesPanel? = { _ in nil }
  /// The announcement as others see it, if they do.
  var shown: (AnnouncementID) -> Announcement? = { _ in nil }
  /// The form for alerts, if the service takes any.
  var alerts: AlertControls?

  /// The names of the fields with the credentials.
  enum Name {
    static let id = "id"
    static let password = "password"
    static let token = "token"
  }

  /// Returns the summary of a report that is complete.
  func summary(_ announcement: Announcement) -> PageFrame {
    frame(
      title: language(Phrase.summaryTitle),
      main: """
        <div class="sent">
        <h1>\(language(Phrase.summaryTitle))</h1>
        <p>\(language(isReviewed ? .awaitsReview : .onTheMap))</p>
        </div>
        \(matches(announcement)?.html)\
        \(linkSection(announcement))\
        \(alerts?.section(access))\
        \(credentials)\
        \(FirstHours.html(announcement, language))\
        \(shown(id).map { SharePanel($0, id, base: base, language: language).html })\
        <p class="ways">\(isReviewed ? nil : openLink)
        \(pictures.poster == nil ? nil : DetailsPage.posters(of: id, language))
        <a class="button plain" href="/?lang=\(language.rawValue)" \
        data-testid="\(ReportElement.closeSummary)">\(language(Phrase.close))</a></p>
        """)
  }

  /// What the forms for the report's reporter carry.
  private var access: ManageAccess {
    link.map { .link($0) } ?? .password(id, password, formToken: formToken)
  }

  private var openLink: HTML {
    """
    <a class="button" href="/pets/\(id.text)?lang=\(language.rawValue)">\(language(.openReport))</a>
    """
  }

  /// Returns the form for the photo of a report that has none. It is shown until the photo is
  /// stored.
  ///
  /// - Parameters:
  ///   - problem: A problem with the photo.
  ///   - failure: A problem with the service, as a title and a text.
  func photo(
    problem: String? = nil, failure: (title: String, text: String)? = nil, pending: String? = nil
  ) -> PageFrame {
    let form = photoForm(problem: problem, pending: pending)
    return frame(
      title: language(.photoStillMissing),
      main: """
        \(failure.map { FormControls.alert($0.title, $0.text) })\
        \(form.controls.summary)\
        <h1>\(language(.photoStillMissing))</h1>
        <p class="lead">\(language(.savedWithoutPhoto))</p>
        \(form.html)\
        \(linkSection(nil))\
        \(credentials)
        """)
  }

  private func linkSection(_ announcement: Announcement?) -> HTML? {
    link.map { link in
      link.html(language, of: announcement, id, code: pictures.qrCode?(link.url))
    }
  }

  /// Returns the form for the photo without the rest of the page.
  func photoForm(problem: String? = nil, pending: String? = nil) -> PhotoPanel {
    PhotoPanel(
      id: id, language: language, path: "/report/photo?lang=\(language.rawValue)",
      fields: """
        \(FormControls.hidden(Name.id, id.text))\
        \(FormControls.hidden(Name.password, password))\
        \(link.map { FormControls.hidden(Name.token, $0.token.text) })\
        \(FormControls.hidden(ReportSubmission.Name.key, key))\
        \(FormControls.hidden(ReportSubmission.Name.formToken, formToken))\
        \(FormControls.hidden(ReportSubmission.Name.photo, pending ?? ""))
        """, problem: problem)
  }

  private func frame(title: String, main: HTML) -> PageFrame {
    PageFrame(
      title: title, language: language, head: ReportPage.referrerPolicy, kind: "report sent",
      main: main, styles: ReportPage.styles, modules: ReportPage.modules,
      // A link would lose the password.
      languageSwitch: "", isReport: true)
  }

  private var credentials: HTML {
    """
    <section class="credentials" data-sent="\(key)">
    <p>\(link == nil ? language(.passwordOnce) : language(.passwordInstead))</p>
    <dl>
    <dt>\(language(.reportID))</dt>
    <dd class="id">\(id.text)</dd>
    <dt>\(language(Phrase.managementPassword))</dt>
    <dd><span class="password" data-testid="\(ReportElement.password)">\(password)</span>
    <button type="button" class="plain" data-testid="\(ReportElement.copyPassword)" \
    data-copied="\(language(Phrase.copied))" data-text="\(password)" hidden>\
    \(language(Phrase.copyPassword))</button>
    <span role="status"></span></dd>
    </dl>
    </section>

    """
  }
}
