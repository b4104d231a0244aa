import PetMapAPI
import PetMapAnnouncements

/// The pages of a report's steps. Each page is a form that carries the fields of the other steps in
/// hidden fields.
///
/// The flow therefore needs neither a session nor a cookie, works without JavaScript, and survives
/// a restart of the service. Going back loses nothing.
struct ReportPage {
  let submission: ReportSubmission
  let language: Language
  /// Authenticates the form; see ``FormTokens``.
  let formToken: String
  /// The initial date of the form.
  let date: CalendarDate
  /// The latest date that may be the reporter's current one.
  let today: CalendarDate
  /// The problems of the step's fields.
  var problems: [ReportField: String] = [:]
  /// A problem with the submission, such as a store that cannot be written to, as a title and a
  /// text.
  var failure: (title: String, text: String)?
  /// The fieldset of the place, on its step.
  var place: PlaceFieldset
  /// What the last step shows of the place.
  var review: PlaceReview?
  /// The distance in meters by which the service displaces all places at least.
  let leastPrivacy: Double
  /// Whether the form starts a report, so that a script may restore an unfinished one.
  var isNew = false

  static let styles = ["base.css", "pages.css", "report.css"]
  /// The modules of the forms. `pages.js` imports the others on demand, but the page loads all of
  /// them, because the connection may have been lost by then.
  static let modules = ["pages.js", "report-fields.js", "place-picker.js", "alerts.js"]
  private static let formID = "step"

  /// The page of the step.
  var frame: PageFrame {
    let prefix = problems.isEmpty && failure == nil ? "" : language(.problemWord) + ": "
    return PageFrame(
      title: "\(prefix)\(title) · \(language(heading))", language: language,
      head: Self.referrerPolicy, kind: "report \(submission.kind.rawValue)", main: main,
      styles: Self.styles,
      modules: Self.modules, showsMap: true, languageSwitch: languageSwitch, isReport: true)
  }

  /// The referrer policy of pages with forms. With the service's default policy, browsers would not
  /// send the service the site that a form comes from. Other sites still receive no referrer.
  static let referrerPolicy: HTML = "<meta name=\"referrer\" content=\"same-origin\">\n"

  private var heading: Phrase { submission.kind == .missing ? .reportMissing : .reportFound }

  private var title: String { language(submission.step.title(for: submission.kind)) }

  private var controls: ReportControls {
    ReportControls(kind: submission.kind, language: language, problems: problems)
  }

  private var main: HTML {
    let step = submission.step
    let encoding: HTML = step == .photo ? " enctype=\"multipart/form-data\"" : ""
    let alert = failure.map { FormControls.alert($0.title, $0.text) }
    let restores: HTML = isNew ? " data-new" : ""
    return """
      \(alert)\(problemSummary)\
      <p class="steps"><span class="hidden">\(language(.stepOf)) </span>\
      <span data-testid="\(step.identifier(.progress))">\(step.progress)</span> \
      <span class="flow">\(language(heading))</span></p>
      <h1 data-testid="\(step.identifier(.title))">\(title)</h1>
      <form id="\(Self.formID)" method="post" action="\(action(language))"\(encoding) novalidate \
      data-kind="\(submission.kind.rawValue)" data-step="\(step.rawValue)"\(restores)\
       \(Self.sendingTexts(language))>
      \(hiddenFields)\(inputs)\
      <div class="ways">
      <button class="button" name="\(ReportSubmission.Name.action)" value="continue" \
      data-testid="\(step.identifier(.proceed))">\
      \(language(step == .contact ? Phrase.submitButton : .continueButton))</button>
      \(back)</div>
      </form>
      """
  }

  /// The Back button. It follows the main button, so that pressing Return in a text field
  /// continues.
  private var back: HTML {
    let id = submission.step.identifier(.back)
    guard submission.step.previous != nil else {
      return """
        <a class="button plain" href="/?lang=\(language.rawValue)" data-testid="\(id)">\
        \(language(Phrase.back))</a>

        """
    }
    return """
      <button class="button plain" name="\(ReportSubmission.Name.action)" value="back" \
      data-testid="\(id)">\(language(Phrase.back))</button>

      """
  }

  private func action(_ language: Language) -> String {
    "/report/\(submission.kind.rawValue)?lang=\(language.rawValue)"
  }

  /// Buttons that show the same step in other languages. They follow a hidden button that
  /// continues, because pressing Return activates a form's first button.
  private var languageSwitch: HTML {
    let buttons = language.others.map { other -> HTML in
      """
      <button class="language" form="\(Self.formID)" formaction="\(action(other))" \
      name="\(ReportSubmission.Name.action)" value="stay" lang="\(other.rawValue)">\(other.name)</button>
      """
    }
    return """
      <button form="\(Self.formID)" name="\(ReportSubmission.Name.action)" value="continue" \
      hidden></button>\(buttons)
      """
  }

  /// The state of the flow, and the fields of other steps that have been entered.
  private var hiddenFields: HTML {
    let others = submission.kind.fields.filter { $0.step != submission.step }
      .compactMap { field in
        submission.input[field].map { FormControls.hidden(field.inputName, $0) }
      }
    return """
      \(FormControls.hidden(ReportSubmission.Name.step, String(submission.step.rawValue)))\
      \(FormControls.hidden(ReportSubmission.Name.key, submission.key))\
      \(FormControls.hidden(ReportSubmission.Name.formToken, formToken))\
      \(FormControls.hidden(ReportSubmission.Name.offset, submission.offset?.text ?? ""))\
      \(FormControls.hidden(ReportSubmission.Name.photo, submission.photoToken ?? ""))\
      \(noPhoto)\(others)
      """
  }

  /// The confirmation that there is no photo, on steps other than that of the photo.
  private var noPhoto: HTML? {
    submission.step != .photo && submission.input.confirmsNoPhoto
      ? FormControls.hidden(ReportSubmission.Name.noPhoto, "true") : nil
  }

  /// The controls of the step's fields.
  private var inputs: HTML {
    let controls = submission.step.fields(for: submission.kind).map(control)
    guard submission.step == .contact else { return "\(controls)" }
    return """
      <p class="lead" data-testid="\(submission.step.identifier(.subtitle))">\
      \(language(.contactSubtitle)) \(language(.contactHint))</p>
      \(controls)\(review?.html(language))
      """
  }

  /// The controls of all fields of a report except its photo.
  var editingInputs: HTML {
    "\(submission.kind.fields.filter { $0 != .photo }.map(control))"
  }

  /// A list of the fields' problems, which receives the focus.
  var problemSummary: HTML { controls.form.summary }

  /// Returns the control of a field, as declared in the form's table.
  private func control(_ field: ReportField) -> HTML {
    let value = submission.input[field] ?? ""
    switch field.info.control {
    case .photo: return photo
    case .degrees:
      // The fieldset of the place has both coordinates.
      return field == .latitude ? placeFields : ""
    case .text, .digits, .number: return controls.input(field, value)
    case .date:
      return controls.input(
        field, submission.input[field] ?? date.isoText,
        " min=\"\(FieldRule.firstYear)-01-01\" max=\"\(today.isoText)\"")
    case .choice where field.info.detail != nil:
      // The fieldset of the place has it.
      return ""
    case .choice:
      return controls.form.select(
        field.identifier, name: field.inputName, label: controls.label(field), value: value,
        placeholder: field.placeholder(language),
        options: field == .size
          ? PetSize.allCases.map { ($0.word, language($0.phrase)) }
          : Species.allCases.map { ($0.word, language($0.phrase)) })
    case .radios:
      return controls.form.radios(
        field.identifier, name: field.inputName, label: controls.label(field), value: value,
        options: options(field))
    case .area:
      return controls.form.area(
        field.identifier, name: field.inputName, label: controls.label(field), value: value,
        attributes: ReportControls.attributes(field),
        counter: (
          ReportElement.descriptionCounter, submission.form(today: date).descriptionCounter,
          language(.characterCount, [("limit", "\(ReportForm.descriptionLimit)")])
        ))
    }
  }

  /// Returns the options of a field that is selected with radio buttons.
  private func options(
    _ field: ReportField
  ) -> [(identifier: String, value: String, text: String)] {
    switch field {
    case .custody:
      Custody.allCases.map { custody in
        (ReportField.custodyIdentifier(custody), custody.word, language(custody.phrase))
      }
    default:
      submission.kind.sexes.map { sex in
        (ReportField.sexIdentifier(sex), sex.word, language(sex.phrase))
      }
    }
  }

  private var placeFields: HTML {
    place.html(
      legend: language(submission.kind == .missing ? .placeLegend : .foundPlaceLegend),
      hint: language(.placeNeeded), leastPrivacy: leastPrivacy)
  }
}

extension ReportPage {
  /// The file input. A script adds a preview, downscaling and upload progress.
  private var photo: HTML {
    let attached: HTML =
      submission.photoToken == nil
      ? ""
      : """
      <p class="attached" id="attached">\(language(.photoAttached)) \
      <button class="plain" name="\(ReportSubmission.Name.action)" value="remove" \
      data-testid="\(ReportElement.removePhoto)">\(language(Phrase.removePhoto))</button></p>

      """
    return """
      <p class="lead">\(language(.photoLead))</p>
      \(Self.photoInput(controls.form, language, hasPhoto: submission.photoToken != nil))\(attached)\
      \(submission.kind == .found ? confirmation : nil)
      """
  }

  /// The control with which a finder confirms that there is no photo.
  private var confirmation: HTML {
    let checked: HTML = submission.input.confirmsNoPhoto ? " checked" : ""
    return """
      <label class="radio"><input type="checkbox" name="\(ReportSubmission.Name.noPhoto)" \
      value="true" data-testid="\(ReportElement.noPhoto)"\(checked)> \
      \(language(.noPhotoLabel))</label>

      """
  }

  /// Returns the attributes of a form with the texts shown while its photo is being sent.
  static func sendingTexts(_ language: Language) -> HTML {
    """
    data-offline="\(language(Phrase.offline))" data-sending="\(language(Phrase.sending))" \
    data-cancel="\(language(Phrase.cancel))"
    """
  }

  /// Returns the file input of a photo, with elements that a script fills.
  static func photoInput(
    _ controls: FormControls, _ language: Language, hasPhoto: Bool = false, label: String? = nil
  ) -> HTML {
    """
    \(controls.input(
        ReportField.photo.identifier, name: ReportField.photo.inputName,
        label: label ?? (hasPhoto ? language(.photoReplace) : language(.choosePhoto)), value: "",
        attributes: """
          \(ReportControls.attributes(.photo)) \
          data-problems="\(APIErrorCode.photoProblems(language))"
          """, hint: "\(language(.photoHint))"))\
    <div id="photo-preview" class="preview" hidden></div>
    <div id="photo-progress" class="sending" role="status" \
    data-testid="\(ReportElement.progress)" hidden></div>

    """
  }
}
