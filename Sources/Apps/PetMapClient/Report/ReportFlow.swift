public import PetMapAnnouncements
public import PetMapAPI
public import PetMapPhotos

/// A report from its first step to its password: what is entered, where the reporter is, what must
/// be corrected, how far the sending is.
///
/// A pure state machine: ``ReportFlowModel`` does the work that it asks for and tells it what came
/// of it.
public struct ReportFlow: Sendable, Hashable {
  /// How far the sending is.
  public enum Submission: Sendable, Hashable {
    /// Nothing is sent; the form can be edited.
    case editing
    /// The announcement is being created.
    case creating
    /// The announcement is there, its photo is being uploaded.
    case uploading(CreatedReport)
    /// Something failed; the inputs are as they were. `retryAfter` is in seconds.
    case failed(Phrase, retryAfter: Int?)
    /// All is sent: the summary shows the password.
    case sent(CreatedReport)
  }

  /// What is to be done next to send the report.
  public enum Work: Sendable, Hashable {
    /// Create an announcement from the form.
    case create
    /// Upload the photo of a report.
    case upload(CreatedReport)
  }

  /// What the reporter has entered so far.
  public private(set) var form: ReportForm
  /// The step that is shown.
  public private(set) var step = ReportStep.microchip
  /// The words under the fields that must be corrected.
  public private(set) var problems: [ReportField: Phrase] = [:]
  /// A message that shows for a moment.
  public private(set) var toast: Phrase?
  /// How far the report's sending has come.
  public private(set) var submission = Submission.editing
  /// A report whose photo is still to be uploaded: kept until it is, also over a restart.
  public private(set) var pending: CreatedReport?
  /// Whether the report was begun before the program was started again, and nothing was sent since.
  public private(set) var isResuming = false

  /// A flow at its first step, with an empty form.
  ///
  /// - Parameter today: the reporter's calendar date.
  public init(kind: ReportKind, today: CalendarDate) {
    form = ReportForm(kind: kind, today: today)
  }

  /// A flow in any of its states, for a preview.
  ///
  /// - Parameters:
  ///   - form: what is entered.
  ///   - step: the step that is shown.
  ///   - problems: the words under the fields that must be corrected.
  ///   - submission: how far the sending is.
  public init(
    preview form: ReportForm, step: ReportStep = .microchip,
    problems: [ReportField: Phrase] = [:], submission: Submission = .editing
  ) {
    self.form = form
    self.step = step
    self.problems = problems
    self.submission = submission
    if case .uploading(let report) = submission { pending = report }
  }

  /// Why the sending failed, in words; nil when it did not.
  public func failure(_ language: Language) -> String? { failure(in: Words(language)) }

  /// Why the sending failed, in a caller's words; nil when it did not.
  public func failure(in words: Words) -> String? {
    guard case .failed(let phrase, let seconds) = submission, !isResuming else { return nil }
    return phrase == .passwordLocked
      ? Phrase.tooManyAttempts(retryAfter: seconds, in: words) : words.text(phrase)
  }

  /// Whether inputs and going back are locked: while something is being sent, and after.
  public var isLocked: Bool {
    switch submission {
    case .creating, .uploading, .sent: true
    case .editing, .failed: false
    }
  }

  // MARK: Editing

  /// Whether a field can be edited. Once the announcement exists, only its photo can: nothing else
  /// would be sent.
  public func canEdit(_ field: ReportField) -> Bool {
    !isLocked && (pending == nil || field == .photo)
  }

  /// Changes the form where it can be edited; the problem of the edited field goes.
  public mutating func edit(_ field: ReportField, _ change: (inout ReportForm) -> Void) {
    guard canEdit(field) else { return }
    change(&form)
    problems[field] = nil
    switch field {
    case .species: problems[.breed] = nil
    case .latitude, .longitude:
      problems[.latitude] = nil
      problems[.longitude] = nil
    default: break
    }
    toast = nil
  }

  /// Goes on to the next step when everything on this one is right; otherwise says what is not.
  ///
  /// - Returns: whether it went on.
  @discardableResult
  public mutating func proceed(today: CalendarDate) -> Bool {
    guard !isLocked, let next = step.next else { return false }
    guard show(form.problems(on: step, today: today)) else { return false }
    step = next
    return true
  }

  /// Goes back a step; nothing that was entered is lost.
  ///
  /// - Returns: false on the first step, where the flow ends, and while something is sent.
  @discardableResult
  public mutating func back() -> Bool {
    guard !isLocked, let previous = step.previous else { return false }
    step = previous
    problems = [:]
    toast = nil
    return true
  }

  /// Forgets everything that was entered.
  public mutating func cancel(today: CalendarDate) {
    self = ReportFlow(kind: form.kind, today: today)
  }

  /// Notes problems, and says so for a moment.
  private mutating func show(_ found: [FormProblem]) -> Bool {
    problems = [:]
    for problem in found { problems[problem.field] = problem.phrase }
    toast = found.isEmpty ? nil : .correctFields
    return found.isEmpty
  }

  /// Shows a message for a moment.
  public mutating func showToast(_ phrase: Phrase?) { toast = phrase }

  // MARK: Sending

  /// Begins to send the report, or goes on where it failed.
  ///
  /// Nothing is sent while something must be corrected: the flow then goes to the first step with
  /// a problem. Once the announcement exists only its photo is sent again.
  ///
  /// - Returns: what is to be done; nil for nothing.
  public mutating func submit(today: CalendarDate) -> Work? {
    guard !isLocked else { return nil }
    isResuming = false
    let found = form.problemsOfSubmission(today: today)
    if let pending {
      // Only its photo is still needed.
      guard form.photo != nil else {
        _ = show([FormProblem(.photo, .required)])
        step = .photo
        return nil
      }
      submission = .uploading(pending)
      return .upload(pending)
    }
    guard show(found) else {
      if let first = found.first { step = first.field.step }
      return nil
    }
    submission = .creating
    return .create
  }

  /// The announcement is there.
  public mutating func created(_ report: CreatedReport) -> Work {
    pending = report
    submission = .uploading(report)
    return .upload(report)
  }

  /// The photo is there too: the report is published.
  public mutating func uploaded() {
    guard case .uploading(let report) = submission else { return }
    pending = nil
    submission = .sent(report)
  }

  /// A report that was begun before the program was started again.
  ///
  /// - Parameter photo: the format of its photo; nil when that is lost, so that another one is to be
  ///   chosen.
  public mutating func restore(_ report: CreatedReport, photo: PhotoFormat?) {
    pending = report
    resume(photo)
  }

  /// A report that was begun before the program was started again, with what was entered.
  ///
  /// - Parameters:
  ///   - report: nil when the service's answer to its creation was lost.
  ///   - photo: the format of its photo; nil when that is lost, so that another one is to be chosen.
  public mutating func restore(_ report: CreatedReport?, form: ReportForm, photo: PhotoFormat?) {
    self.form = form
    pending = report
    resume(photo)
  }

  /// A report that was sent, whose summary was not closed before the program ended.
  public mutating func restore(sent report: CreatedReport) {
    pending = nil
    submission = .sent(report)
  }

  private mutating func resume(_ photo: PhotoFormat?) {
    form.photo = photo
    step = photo == nil ? .photo : .contact
    submission = .failed(.submissionFailed, retryAfter: nil)
    isResuming = true
  }

  /// The photo's bytes are gone: another one is to be chosen.
  public mutating func lostPhoto() {
    guard case .uploading = submission else { return }
    form.photo = nil
    submission = .editing
    _ = show([FormProblem(.photo, .required)])
    step = .photo
  }

  /// A step of the sending failed.
  public mutating func failed(_ error: ClientError) {
    switch submission {
    // The reporter stopped the sending: nothing is wrong.
    case .creating where error == .cancelled: submission = .editing
    case .uploading where error == .cancelled: submission = .editing
    case .creating: creationFailed(error)
    case .uploading: uploadFailed(error)
    case .editing, .failed, .sent: break
    }
  }

  private mutating func creationFailed(_ error: ClientError) {
    switch error {
    case .conflict(field: "microchipNumber"): fail(.chipAlreadyReported)
    case .noConnection: fail(.offline)
    case .timedOut: fail(.timedOut)
    case .locked(let seconds): fail(.passwordLocked, retryAfter: seconds)
    case .badRequest(_, let name?, _):
      let refused = ReportField.allCases.first { $0.draftField?.name == name }
      fail(.submissionFailed)
      if let refused {
        problems[refused] = .notAllowed
        step = refused.step
      }
    default: fail(.submissionFailed)
    }
  }

  private mutating func uploadFailed(_ error: ClientError) {
    switch error {
    case .refused: fail(.passwordProblem)
    case .locked(let seconds): fail(.passwordLocked, retryAfter: seconds)
    case .tooLarge: fail(.photoTooLarge)
    case .badRequest(code: "INVALID_FILE_FORMAT", _, _): fail(.photoRefused)
    case .noConnection: fail(.offline)
    case .timedOut: fail(.timedOut)
    case .notFound:
      // Somebody deleted it meanwhile: the next attempt begins anew.
      pending = nil
      fail(.submissionFailed)
    default: fail(.submissionFailed)
    }
  }

  private mutating func fail(_ phrase: Phrase, retryAfter: Int? = nil) {
    submission = .failed(phrase, retryAfter: retryAfter)
  }
}
