import PetMapAPI
import PetMapAnnouncements

/// The pages of a report's steps. Each page is a form that carries the fields of the other steps in
/// hidden fields.
///
/// The flow therefore needs neither a session nor a cookie, works without JavaScript, and survives
/// a restart of the service. Going back loses nothing.
struct ReportPage {
  let entry: ReportEntry
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
  /// Whether the form starts a report, so that a script may restore an unfinished one.
  var isNew = false

  static let styles = ["base.css", "pages.css", "report.css"]
  /// The modules of the forms. `pages.js` imports `report-fields.js` on demand, but the page loads
  /// both, because the connection may have been lost by then.
  static let modules = ["pages.js", "report-fields.js"]
  private static let formID = "step"

  /// The page of the step.
  var frame: PageFrame {
    let prefix = problems.isEmpty && failure == nil ? "" : language(.problemWord) + ": "
    return PageFrame(
      title: "\(prefix)\(title) · \(language(heading))", language: language,
      head: Self.referrerPolicy, kind: "report \(entry.kind.rawValue)", main: main,
      styles: Self.styles,
      modules: Self.modules, showsMap: true, languageSwitch: languageSwitch)
  }

  /// The referrer policy of pages with forms. With the service's default policy, browsers would not
  /// send the service the site that a form comes from. Other sites still receive no referrer.
  static let referrerPolicy: HTML = "<meta name=\"referrer\" content=\"same-origin\">\n"

  private var heading: Phrase { entry.kind == .missing ? .reportMissing : .reportFound }

  private var title: String {
    entry.step == .contact && entry.kind == .found
      ? language(.foundContactTitle) : language(entry.step.title)
  }

  private var controls: FormControls {
    FormControls(
      language: language,
      problems: ReportField.allCases.compactMap { field in
        problems[field].map { text in
          InputProblem(id: field.identifier, label: label(field), text: text)
        }
      })
  }

  func label(_ field: ReportField) -> String {
    field == .date && entry.kind == .found
      ? language(.foundDateLabel) : language(field.label)
  }

  private var main: HTML {
    let step = entry.step
    let encoding: HTML = step == .photo ? " enctype=\"multipart/form-data\"" : ""
    let alert = failure.map { FormControls.alert($0.title, $0.text) }
    let restores: HTML = isNew ? " data-new" : ""
    return """
      \(alert)\(controls.summary)\
      <p class="steps"><span class="hidden">\(language(.stepOf)) </span>\
      <span data-testid="\(step.identifier(.progress))">\(step.progress)</span> \
      <span class="flow">\(language(heading))</span></p>
      <h1 data-testid="\(step.identifier(.title))">\(title)</h1>
      <form id="\(Self.formID)" method="post" action="\(action(language))"\(encoding) novalidate \
      data-kind="\(entry.kind.rawValue)" data-step="\(step.rawValue)"\(restores)\
       \(Self.sendingTexts(language))>
      \(hiddenFields)\(inputs)\
      <div class="ways">
      <button class="button" name="\(ReportEntry.Name.action)" value="continue" \
      data-testid="\(step.identifier(.proceed))">\
      \(language(step == .contact ? Phrase.submitButton : .continueButton))</button>
      \(back)</div>
      </form>
      """
  }

  /// The Back button. It follows the main button, so that pressing Return in a text field
  /// continues.
  private var back: HTML {
    let id = entry.step.identifier(.back)
    guard entry.step.previous != nil else {
      return """
        <a class="button plain" href="/?lang=\(language.rawValue)" data-testid="\(id)">\
        \(language(Phrase.back))</a>

        """
    }
    return """
      <button class="button plain" name="\(ReportEntry.Name.action)" value="back" \
      data-testid="\(id)">\(language(Phrase.back))</button>

      """
  }

  private func action(_ language: Language) -> String {
    "/report/\(entry.kind.rawValue)?lang=\(language.rawValue)"
  }

  /// Buttons that show the same step in other languages. They follow a hidden button that
  /// continues, because pressing Return activates a form's first button.
  private var languageSwitch: HTML {
    let buttons = language.others.map { other -> HTML in
      """
      <button class="language" form="\(Self.formID)" formaction="\(action(other))" \
      name="\(ReportEntry.Name.action)" value="stay" lang="\(other.rawValue)">\(other.name)</button>
      """
    }
    return """
      <button form="\(Self.formID)" name="\(ReportEntry.Name.action)" value="continue" \
      hidden></button>\(buttons)
      """
  }

  /// The state of the flow, and the fields of other steps that have been entered.
  private var hiddenFields: HTML {
    let others = entry.fields.filter { $0.step != entry.step }.compactMap { field in
      entry[field].map { FormControls.hidden(field.inputName, $0) }
    }
    return """
      \(FormControls.hidden(ReportEntry.Name.step, String(entry.step.rawValue)))\
      \(FormControls.hidden(ReportEntry.Name.key, entry.key))\
      \(FormControls.hidden(ReportEntry.Name.formToken, formToken))\
      \(FormControls.hidden(ReportEntry.Name.offset, entry.offset?.text ?? ""))\
      \(FormControls.hidden(ReportEntry.Name.photo, entry.photoToken ?? ""))\
      \(others)
      """
  }

  private var inputs: HTML {
    switch entry.step {
    case .microchip:
      return input(
        .microchip, " inputmode=\"numeric\" autocomplete=\"off\" spellcheck=\"false\"",
        hint: "\(language(.microchipHint))")
    case .photo: return photo
    case .description: return descriptionStep
    case .contact:
      let reward =
        entry.kind == .missing ? input(.reward, " autocomplete=\"off\"", isWide: true) : nil
      return """
        <p class="lead" data-testid="\(entry.step.identifier(.subtitle))">\
        \(language(Phrase.contactSubtitle)) \(language(.contactHint))</p>
        \(input(.phone, " type=\"tel\" inputmode=\"tel\" autocomplete=\"tel\""))\
        \(input(.email, """
           type="email" inputmode="email" autocomplete="email" spellcheck="false"
          """, isWide: true))\(reward)
        """
    }
  }

  private func input(
    _ field: ReportField, _ attributes: HTML, hint: HTML? = nil, isWide: Bool = false
  ) -> HTML {
    let sized: HTML = isWide ? " class=\"wide\"" : ""
    let placeholder = field.placeholder(language)
    let hinted: HTML = placeholder.isEmpty ? "" : " placeholder=\"\(placeholder)\""
    return controls.input(
      field.identifier, name: field.inputName, label: label(field), value: entry[field] ?? "",
      attributes: "\(attributes)\(sized)\(hinted)", hint: hint)
  }
}

extension ReportPage {
  /// The file input. A script adds a preview, downscaling and upload progress.
  private var photo: HTML {
    let attached: HTML =
      entry.photoToken == nil
      ? ""
      : """
      <p class="attached" id="attached">\(language(.photoAttached)) \
      <button class="plain" name="\(ReportEntry.Name.action)" value="remove" \
      data-testid="\(ReportElement.removePhoto)">\(language(Phrase.removePhoto))</button></p>

      """
    return """
      <p class="lead">\(language(.photoLead))</p>
      \(Self.photoInput(controls, language, hasPhoto: entry.photoToken != nil))\(attached)
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
    _ controls: FormControls, _ language: Language, hasPhoto: Bool = false
  ) -> HTML {
    """
    \(controls.input(
        ReportField.photo.identifier, name: ReportField.photo.inputName,
        label: hasPhoto ? language(.photoReplace) : language(.choosePhoto), value: "",
        attributes: """
           type="file" accept="image/*" data-wrong-format="\(language(Phrase.photoFormat))" \
          data-too-large="\(language(Phrase.photoSize))"
          """, hint: "\(language(.photoHint))"))\
    <div id="photo-preview" class="preview" hidden></div>
    <div id="photo-progress" class="sending" role="status" \
    data-testid="\(ReportElement.progress)" hidden></div>

    """
  }

  private var descriptionStep: HTML {
    let legend = entry.kind == .missing ? Phrase.placeLegend : .foundPlaceLegend
    let form = entry.form(today: date)
    return """
      \(controls.input(
          ReportField.date.identifier, name: ReportField.date.inputName, label: label(.date),
          value: entry[.date] ?? date.isoText,
          attributes: " type=\"date\" max=\"\(today.isoText)\" autocomplete=\"off\""))\
      \(controls.select(
          ReportField.species.identifier, name: ReportField.species.inputName,
          label: label(.species), value: entry[.species] ?? "",
          placeholder: ReportField.species.placeholder(language),
          options: Species.allCases.map { ($0.word, language($0.phrase)) }))\
      \(input(.breed, " autocomplete=\"off\""))\
      \(controls.radios(
          ReportField.sex.identifier, name: ReportField.sex.inputName, label: label(.sex),
          value: entry[.sex] ?? "",
          options: [Sex.female, .male].map { sex in
            (ReportField.sexIdentifier(sex), sex.word, language(sex.phrase))
          }))\
      \(input(
          .age, " inputmode=\"numeric\" autocomplete=\"off\" class=\"narrow\"",
          hint: "\(language(.ageHint))"))\
      <fieldset class="place" id="place">
      <legend>\(language(legend))</legend>
      <p class="hint" data-testid="\(ReportElement.locationHint)">\
      \(language(Phrase.noTextLocation)) \(language(.coordinateHint))</p>
      \(placeTools)<div class="pair">
      \(input(.latitude, " autocomplete=\"off\" spellcheck=\"false\""))\
      \(input(.longitude, " autocomplete=\"off\" spellcheck=\"false\""))</div>
      </fieldset>
      \(input(.petName, " autocomplete=\"off\"", isWide: true))\
      \(controls.area(
          ReportField.description.identifier, name: ReportField.description.inputName,
          label: label(.description), value: entry[.description] ?? "",
          counter: (
            ReportElement.descriptionCounter, form.descriptionCounter, language(.characterCount, [("limit", "\(ReportForm.descriptionLimit)")])
          )))
      """
  }

  /// The buttons for entering the position, which require a script.
  private var placeTools: HTML {
    """
    <div class="place-tools" hidden data-denied="\(language(Phrase.permissionDenied))" \
    data-failed="\(language(Phrase.gpsFailed))" data-filled="\(language(Phrase.gpsFilled))" \
    data-no-map="\(language(.noMap))">
    <button type="button" class="button plain" id="gps" \
    data-testid="\(ReportElement.requestGPS)">\(language(Phrase.requestGPS))</button>
    <button type="button" class="button plain" id="pick" aria-expanded="false" \
    aria-controls="picker">\(language(.pinOnMap))</button>
    <p role="status" id="place-status" class="hint"></p>
    <div id="picker" class="picker" data-pin="\(language(.pin))" data-map="\(language(.map))" \
    data-map-sources="\(language(.mapSources))" data-zoom-in="\(language(.zoomIn))" \
    data-zoom-out="\(language(.zoomOut))" hidden></div>
    <p id="picker-help" class="hint" hidden>\(language(.pinHelp))</p>
    </div>

    """
  }
}
