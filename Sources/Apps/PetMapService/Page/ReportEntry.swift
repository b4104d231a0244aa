import PetMapAPI
import PetMapAnnouncements
import PetMapPhotos

/// A report that is being entered. The fields of its forms carry it from step to step.
///
/// The text is kept as typed, so that a page can show rejected input again; ``form(today:)``
/// converts it.
struct ReportEntry: Sendable {
  /// The names of the fields other than those of the report.
  enum Name {
    static let step = "step"
    static let action = "action"
    /// The idempotency key, which is generated with the first step.
    static let key = "key"
    /// The token of a photo in ``PendingPhotos``.
    static let photo = "photoToken"
    static let offset = "utcOffset"
    static let formToken = "formToken"
  }

  let kind: ReportKind
  var step = ReportStep.microchip
  var key: String
  var photoToken: String?
  /// The reporter's UTC offset, which only a script can determine.
  private(set) var offset: UTCOffset?
  private var texts: [ReportField: String] = [:]

  /// Creates an empty entry.
  init(kind: ReportKind, key: String) {
    self.kind = kind
    self.key = key
  }

  /// Creates an entry from a submitted form.
  ///
  /// - Returns: `nil` if the form has no valid step or key, and therefore does not belong to a
  ///   report.
  init?(kind: ReportKind, _ fields: FormFields) {
    guard let number = fields[Name.step].flatMap({ Int($0) }),
      let step = ReportStep(rawValue: number),
      let key = fields[Name.key], CreationKey.digest(of: key) != nil
    else { return nil }
    self.init(kind: kind, key: key)
    self.step = step
    photoToken = fields[Name.photo].flatMap { $0.isEmpty ? nil : $0 }
    offset = fields[Name.offset].flatMap { UTCOffset($0) }
    for field in ReportField.allCases { texts[field] = fields[field.inputName] }
  }

  /// The text of a field, or `nil` if its step has not been submitted.
  subscript(field: ReportField) -> String? { texts[field] }

  /// Returns the latest date that may be the reporter's current one. Without a script, the time
  /// zone is unknown, so the date in the easternmost one is used.
  func today(_ now: Timestamp) -> CalendarDate {
    now.date(at: offset ?? UTCOffset(minutes: 840) ?? .zero)
  }

  /// Returns the initial date of the form.
  func initialDate(_ now: Timestamp) -> CalendarDate { now.date(at: offset ?? .zero) }

  /// The fields of a form for this kind of report. Reports of found pets have no reward.
  var fields: [ReportField] {
    ReportField.allCases.filter { $0 != .photo && (kind == .missing || $0 != .reward) }
  }

  /// Returns the form with the entered values, truncated to its limits.
  func form(today: CalendarDate) -> ReportForm {
    func text(_ field: ReportField) -> String { texts[field] ?? "" }
    var form = ReportForm(kind: kind, today: today)
    if let date = CalendarDate(iso: text(.date).trimmed) { form.date = date }
    form.setSpecies(Species(known: text(.species).utf8))
    form.sex = Sex(known: text(.sex).utf8)
    for field in fields { form[text: field] = text(field) }
    // The format of the photo is determined when it is published. If the photo is no longer stored,
    // the service asks for it again after the report is created, so that nothing is lost.
    form.photo = photoToken == nil ? nil : .jpeg
    return form
  }
}

extension ReportEntry {
  /// Returns the problems that must be corrected before leaving the step.
  func problems(today: CalendarDate, _ language: Language) -> [ReportField: String] {
    let problems = form(today: today).problems(on: step, today: today).filter(isShown)
    return typed(today: today, language).filter { $0.key.step == step }
      .merging(problems.map { ($0.field, language($0.phrase)) }) { typed, _ in typed }
  }

  /// Returns the first step with problems that must be corrected before submission, and its
  /// problems.
  func problemsOfSubmission(
    today: CalendarDate, _ language: Language
  ) -> (step: ReportStep, problems: [ReportField: String])? {
    let problems = form(today: today).problemsOfSubmission(today: today).filter(isShown)
    let found = problems.map { problem in
      let isLocation = kind == .found && problem.phrase == .locationRequired
      return (problem.field, isLocation ? language(.foundLocationRequired) : language(problem.phrase))
    }
    let all = typed(today: today, language).merging(found) { typed, _ in typed }
    guard let step = all.keys.map(\.step).min(by: { $0.rawValue < $1.rawValue }) else { return nil }
    return (step, all.filter { $0.key.step == step })
  }

  /// Returns whether to show a problem. Without a species, the form discards the breed, so a breed
  /// that was entered would be reported as missing.
  private func isShown(_ problem: FormProblem) -> Bool {
    problem.field != .breed || (texts[.breed] ?? "").trimmed.isEmpty
      || Species(known: (texts[.species] ?? "").utf8) != nil
  }

  /// Returns the problems of text that ``form(today:)`` would change silently.
  private func typed(
    today: CalendarDate, _ language: Language
  ) -> [ReportField: String] {
    var problems: [ReportField: String] = [:]
    let chip = (texts[.microchip] ?? "").filter { $0 != " " && $0 != "-" }
    if chip.utf8.count > MicrochipText.digitCount || MicrochipText.digits(of: chip) != chip {
      problems[.microchip] = language(Phrase.microchipLength)
    }
    if let date = texts[.date]?.trimmed, CalendarDate(iso: date) == nil {
      problems[.date] = language(date.isEmpty ? Phrase.required : .dateFormat)
    }
    let form = form(today: today)
    for (field, kept) in [(ReportField.description, form.description), (.reward, form.reward)] {
      let excess = (texts[field] ?? "").count - kept.count
      if excess > 0, kind == .missing || field != .reward {
        problems[field] = Phrase.charactersOverLimit.text(language).filled([("count", "\(excess)")])
      }
    }
    return problems
  }
}

extension ReportField {
  /// The name of the input, which is the name of the API's field.
  var inputName: String { draftField?.name ?? "photo" }
}
