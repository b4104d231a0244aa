import PetMapAPI
import PetMapAnnouncements

/// The form with which someone says where and when they saw the animal of an announcement, and what
/// follows it.
struct SightingPage {
  /// The names and IDs of the fields, besides those of the place and ``ReportSubmission/Name``.
  enum Name {
    static let date = "seenDate"
    static let time = "seenTime"
    static let text = "text"
    static let photo = ReportField.photo.identifier
    static let number = "number"
    static let token = "token"
  }

  /// The actions of the form, besides those of ``PlainPicker``.
  enum Action: String {
    case send = "continue"
    case erase
  }

  let id: AnnouncementID
  let row: PetRow
  let language: Language
  let formToken: String
  /// The latest date that may be the sender's current one.
  let today: CalendarDate
  /// The initial date: the current one in UTC, which scripts replace with the sender's.
  let initialDate: CalendarDate

  private var title: String { language(.sightingAdd) }
  private var path: String { "/pets/\(id.text)/sighting?lang=\(language.rawValue)" }

  /// Returns the form.
  ///
  /// - Parameters:
  ///   - fields: What was entered.
  ///   - hint: What others see of the place.
  ///   - problems: The inputs of this page that are wrong, and why.
  ///   - failure: A problem with the service, as a title and a text.
  func form(
    _ fields: FormFields, _ place: PlaceFieldset, hint: String,
    problems: [String: String] = [:], failure: (title: String, text: String)? = nil
  ) -> PageFrame {
    let labels = [
      (Name.date, language(.sightingDate)), (Name.time, language(.sightingTime)),
      (Name.text, language(.sightingText)), (Name.photo, language(.sightingPhotoLabel)),
    ]
    let own = labels.compactMap { name, label in
      problems[name].map { InputProblem(id: name, label: label, text: $0) }
    }
    let controls = FormControls(language: language, problems: place.controls.form.problems + own)
    let text = fields[Name.text] ?? ""
    let isToday: HTML = fields[Name.date] == nil ? " data-is-today" : ""
    return frame(
      isWrong: !controls.problems.isEmpty || failure != nil,
      """
      \(failure.map { FormControls.alert($0.title, $0.text) })\(controls.summary)\
      <h1>\(title)</h1>
      <p class="lead">\(isolated: row.title) · \(isolated: row.kind)</p>
      <form id="step" method="post" action="\(path)" enctype="multipart/form-data" novalidate \
      \(ReportPage.sendingTexts(language))>
      \(FormControls.hidden(ReportSubmission.Name.formToken, formToken))\
      \(FormControls.hidden(ReportSubmission.Name.offset, fields[ReportSubmission.Name.offset] ?? ""))\
      \(FormControls.hidden(ReportSubmission.Name.photo, fields[ReportSubmission.Name.photo] ?? ""))\
      \(place.html(legend: language(.sightingPlace), hint: hint, leastPrivacy: nil))\
      <div class="pair">
      \(controls.input(
          Name.date, name: Name.date, label: language(.sightingDate),
          value: fields[Name.date] ?? initialDate.isoText,
          attributes: " type=\"date\" required max=\"\(today.isoText)\"\(isToday)"))\
      <div data-with-offset hidden>\(controls.input(
          Name.time, name: Name.time, label: language(.sightingTime),
          value: fields[Name.time] ?? "", attributes: " type=\"time\""))</div></div>
      \(controls.area(
          Name.text, name: Name.text, label: language(.sightingText), value: text,
          attributes: " rows=\"4\" data-limit=\"\(String(SightingDraft.textLimit))\"",
          counter: (
            "\(Name.text).counter", "\(text.count)/\(SightingDraft.textLimit)",
            language(.characterCount, [("limit", "\(SightingDraft.textLimit)")])
          )))\
      \(ReportPage.photoInput(
          controls, language, label: language(.sightingPhotoLabel)))\
      <div class="ways"><button class="button" name="\(ReportSubmission.Name.action)" \
      value="\(Action.send.rawValue)">\(language(.sightingSend))</button>
      <a class="button plain" href="/pets/\(id.text)?lang=\(language.rawValue)">\
      \(language(Phrase.cancel))</a></div>
      </form>
      """)
  }

  /// Returns the page after a sighting was stored, with the button that erases it.
  func done(_ sighting: Sighting, token: ManagementToken) -> PageFrame {
    let text = language(sighting.status == .waiting ? .sightingWaits : .sightingDone)
    return frame(
      """
      <div class="sent"><h1>\(language(.flagDone))</h1>
      <p>\(text)</p></div>
      <p class="ways"><a class="button" href="/pets/\(id.text)?lang=\(language.rawValue)#sightings">\
      \(language(.openReport))</a> <a class="button plain" href="/?lang=\(language.rawValue)">\
      \(language(.backToMap))</a></p>
      <form class="choice" method="post" action="\(path)">
      <p>\(language(.sightingEraseHint))</p>
      \(FormControls.hidden(ReportSubmission.Name.formToken, formToken))\
      \(FormControls.hidden(Name.number, String(sighting.number)))\
      \(FormControls.hidden(Name.token, token.text))\
      <button class="button plain danger" name="\(ReportSubmission.Name.action)" \
      value="\(Action.erase.rawValue)">\(language(.sightingErase))</button></form>
      """)
  }

  /// The page after a sighting was erased.
  var erased: PageFrame {
    frame(
      """
      <div class="sent"><h1>\(language(.sightingErased))</h1></div>
      <p class="ways"><a class="button" href="/pets/\(id.text)?lang=\(language.rawValue)">\
      \(language(.openReport))</a></p>
      """)
  }

  private func frame(isWrong: Bool = false, _ main: HTML) -> PageFrame {
    let prefix = isWrong ? language(.problemWord) + ": " : ""
    return PageFrame(
      title: "\(prefix)\(title)", language: language, head: ReportPage.referrerPolicy,
      kind: "report sighting", main: main, styles: ReportPage.styles + ["moderation.css"],
      modules: ReportPage.modules, showsMap: true)
  }
}
