import PetMapAPI
import PetMapAnnouncements

/// The form with which visitors tell the moderators that something is wrong with an announcement or a
/// sighting.
struct FlagPage {
  /// The names of the fields.
  enum Name {
    static let subject = "subject"
    static let reason = "reason"
    static let comment = "comment"
  }

  /// The parameter with the number of the sighting.
  static let sighting = OperationDescription.Parameter(
    "sighting", in: "query", schema: #"{"type":"integer","minimum":1}"#,
    "The number of the sighting with which something is wrong.")

  let id: AnnouncementID
  /// The number of the sighting, if it is about one.
  let sighting: Int?
  /// Whether the announcement, if it is about that, has a photo.
  let hasPhoto: Bool
  let language: Language
  let formToken: String

  private var title: String {
    let sighting = sighting.map { ": \(language(.sightingWord)) \($0)" } ?? ""
    return language(.flagTitle) + sighting
  }

  private var sightingQuery: String { sighting.map { "&\(Self.sighting.name)=\($0)" } ?? "" }

  /// Returns the form.
  ///
  /// - Parameters:
  ///   - fields: What was entered.
  ///   - problem: The input that is wrong, and why.
  func form(
    _ fields: FormFields = FormFields(), problem: (name: String, text: String)? = nil
  ) -> PageFrame {
    let isPhoto: HTML = fields[Name.subject] == nil ? "" : " checked"
    let labels = [
      Name.reason: language(.flagReason), Name.subject: language(.flagPhoto),
      Name.comment: language(.flagComment),
    ]
    let photo: HTML? =
      hasPhoto
      ? """
      <label class="check"><input type="checkbox" name="\(Name.subject)" \
      value="\(AnnouncementFlag.Subject.Kind.photo.rawValue)"\(isPhoto)> \(language(.flagPhoto))</label>

      """ : nil
    let controls = FormControls(
      language: language,
      problems: problem.map { problem in
        [InputProblem(id: problem.name, label: labels[problem.name] ?? "", text: problem.text)]
      } ?? [])
    return frame(
      """
      \(controls.summary)\
      <h1>\(title)</h1>
      <p class="lead">\(language(.flagLead))</p>
      <form method="post" action="/pets/\(id.text)/flag?lang=\(language.rawValue)\(sightingQuery)" novalidate>
      \(FormControls.hidden(ReportSubmission.Name.formToken, formToken))\
      \(controls.radios(
          Name.reason, name: Name.reason, label: language(.flagReason),
          value: fields[Name.reason] ?? "",
          options: AnnouncementFlag.Reason.allCases.map { reason in
            ("\(Name.reason).\(reason.rawValue)", reason.rawValue, language(reason.text))
          }))\
      \(photo)\(controls.input(
          Name.comment, name: Name.comment, label: language(.flagComment),
          value: fields[Name.comment] ?? "",
          attributes: " class=\"wide\" maxlength=\"\(AnnouncementFlag.commentLimit)\""))\
      <button class="button">\(language(.flagSend))</button>
      </form>
      """)
  }

  /// The page after a flag was stored.
  var done: PageFrame {
    frame(
      """
      <div class="sent"><h1>\(language(.flagDone))</h1>
      <p>\(language(.flagDoneText))</p></div>
      <p class="ways"><a class="button" href="/pets/\(id.text)?lang=\(language.rawValue)">\
      \(language(.openReport))</a> <a class="button plain" href="/?lang=\(language.rawValue)">\
      \(language(.backToMap))</a></p>
      """)
  }

  private func frame(_ main: HTML) -> PageFrame {
    PageFrame(
      title: title, language: language, head: ReportPage.referrerPolicy, kind: "report flag",
      main: main, styles: ReportPage.styles + ["moderation.css"])
  }
}

extension AnnouncementFlag.Reason {
  /// The reason in words.
  var text: PageText {
    switch self {
    case .spam: .flagSpam
    case .wrong: .flagWrong
    case .offensive: .flagOffensive
    case .personal: .flagPersonal
    case .other: .flagOther
    }
  }
}
