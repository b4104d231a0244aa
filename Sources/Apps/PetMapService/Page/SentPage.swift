import PetMapAPI
import PetMapAnnouncements

/// The pages of a report that has been created: a form for its photo while it has none, and then
/// the summary.
struct SentPage {
  let id: AnnouncementID
  let password: String
  /// The key under which the browser stores the report's draft; empty for a report that is managed.
  let key: String
  /// Whether a moderator has to approve the report.
  let isReviewed: Bool
  let language: Language
  /// Authenticates the form; see ``FormTokens``.
  let formToken: String

  /// The names of the fields with the credentials.
  enum Name {
    static let id = "id"
    static let password = "password"
  }

  /// The summary of a published report.
  var summary: PageFrame {
    frame(
      title: language(Phrase.summaryTitle),
      main: """
        <div class="sent">
        <h1>\(language(Phrase.summaryTitle))</h1>
        <p>\(language(isReviewed ? .awaitsReview : .onTheMap))</p>
        </div>
        \(credentials)\
        <p class="ways">\(isReviewed ? nil : openLink)
        <a class="button plain" href="/manage?id=\(id.text)&amp;lang=\(language.rawValue)">\
        \(language(.manageReport))</a>
        <a class="button plain" href="/?lang=\(language.rawValue)" \
        data-testid="\(ReportElement.closeSummary)">\(language(Phrase.close))</a></p>
        """)
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
    return frame(
      title: language(.photoStillMissing),
      main: """
        \(failure.map { FormControls.alert($0.title, $0.text) })\
        \(controls(problem).summary)\
        <h1>\(language(.photoStillMissing))</h1>
        <p class="lead">\(language(.savedWithoutPhoto))</p>
        \(photoForm(problem: problem, pending: pending))\
        \(credentials)
        """)
  }

  private func controls(_ problem: String?) -> FormControls {
    let field = ReportField.photo
    return FormControls(
      language: language,
      problems: problem.map {
        [InputProblem(id: field.identifier, label: language(field.label), text: $0)]
      } ?? [])
  }

  /// Returns the form for the photo without the rest of the page.
  func photoForm(problem: String? = nil, pending: String? = nil) -> HTML {
    """
    <form id="step" method="post" action="/report/photo?lang=\(language.rawValue)" \
    enctype="multipart/form-data" novalidate data-upload="\(id.text)" \
    \(ReportPage.sendingTexts(language))>
    \(FormControls.hidden(Name.id, id.text))\
    \(FormControls.hidden(Name.password, password))\
    \(FormControls.hidden(ReportSubmission.Name.key, key))\
    \(FormControls.hidden(ReportSubmission.Name.formToken, formToken))\
    \(FormControls.hidden(ReportSubmission.Name.photo, pending ?? ""))\
    \(ReportPage.photoInput(controls(problem), language))\
    <div class="ways"><button class="button">\(language(.sendPhoto))</button></div>
    </form>

    """
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
    <p>\(language(.passwordOnce)) \(language(Phrase.keepPassword))</p>
    <dl>
    <dt>\(language(.reportID))</dt>
    <dd class="id">\(id.text)</dd>
    <dt>\(language(Phrase.managementPassword))</dt>
    <dd><span class="password" data-testid="\(ReportElement.password)">\(password)</span>
    <button type="button" class="plain" id="copy" data-testid="\(ReportElement.copyPassword)" \
    data-copied="\(language(Phrase.copied))" data-text="\(password)" hidden>\
    \(language(Phrase.copyPassword))</button>
    <span role="status" id="copied"></span></dd>
    </dl>
    </section>

    """
  }
}
