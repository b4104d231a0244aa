public import PetMapAPI
public import PetMapAnnouncements
public import PetMapPhotos

/// The state of a report flow: the input, the step, validation problems, and the progress of the
/// submission.
///
/// The flow is a pure state machine. ``PetReportModel`` performs the work that the flow requests,
/// and reports the results back to it.
public struct ReportFlow: Sendable, Hashable {
  /// The state of the submission.
  public enum Submission: Sendable, Hashable {
    /// The form is being edited and nothing is sent.
    case editing
    /// The announcement is being created.
    case creating
    /// The announcement exists, and its photo is being uploaded.
    case uploading(CreatedReport)
    /// The submission failed, and the input is unchanged. `retryAfter` is in seconds.
    case failed(Phrase, retryAfter: Int?)
    /// The submission succeeded, and the summary shows the password.
    case sent(CreatedReport)
  }

  /// The next part of the submission.
  public enum Work: Sendable, Hashable {
    /// Create an announcement from the form.
    case create
    /// Upload the photo of a report.
    case upload(CreatedReport)
  }

  /// The reporter's input.
  public private(set) var form: ReportForm
  /// The current step.
  public private(set) var step = ReportStep.microchip
  /// The messages below fields that must be corrected.
  public private(set) var problems: [ReportField: Phrase] = [:]
  /// The transient message, if any.
  public private(set) var toast: Phrase?
  /// The state of the submission.
  public private(set) var submission = Submission.editing
  /// The report whose photo has not been uploaded yet. It is kept across restarts.
  public private(set) var pending: CreatedReport?
  /// Whether the report was begun before a restart and nothing has been sent since.
  public private(set) var isResuming = false

  /// Creates a flow at its first step with an empty form.
  ///
  /// - Parameter today: The reporter's current date.
  public init(kind: ReportKind, today: CalendarDate) {
    form = ReportForm(kind: kind, today: today)
  }

  /// Creates a flow in a given state, for previews.
  ///
  /// - Parameters:
  ///   - form: The input.
  ///   - step: The current step.
  ///   - problems: The messages below fields that must be corrected.
  ///   - submission: The state of the submission.
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

  /// Returns the error message for a failed submission, or `nil`.
  public func failure(_ language: Language) -> String? { failure(in: Words(language)) }

  /// Returns the error message for a failed submission, using custom strings, or `nil`.
  public func failure(in words: Words) -> String? {
    guard case .failed(let phrase, let seconds) = submission, !isResuming else { return nil }
    return phrase == .passwordLocked
      ? Phrase.tooManyAttempts(retryAfter: seconds, in: words) : words.text(phrase)
  }

  /// Whether input and Back are disabled, as they are during and after the submission.
  public var isLocked: Bool {
    switch submission {
    case .creating, .uploading, .sent: true
    case .editing, .failed: false
    }
  }

  // MARK: Editing

  /// Returns whether a field can be edited. Once the announcement exists, only its photo can be
  /// edited, because nothing else would be sent.
  public func canEdit(_ field: ReportField) -> Bool {
    !isLocked && (pending == nil || field == .photo) && form.kind.fields.contains(field)
  }

  /// Changes the form if the field can be edited, and clears the field's problem.
  public mutating func edit(_ field: ReportField, _ change: (inout ReportForm) -> Void) {
    guard canEdit(field) else { return }
    // The closure can change any field of the form, but only the photo of a created report.
    var changed = form
    change(&changed)
    if pending == nil { form = changed } else { form.photo = changed.photo }
    problems[field] = nil
    for other in ReportField.allCases {
      let info = other.info
      if [info.needs, info.partner, info.alternative(in: form.kind)].contains(field) {
        problems[other] = nil
      }
    }
    toast = nil
  }

  /// Whether the report is submitted from the current step: the last one, or any step once the
  /// announcement exists.
  var isSubmitStep: Bool { step.next == nil || pending != nil }

  /// Continues to the next step if the current step is valid; otherwise, reports the problems.
  ///
  /// - Returns: Whether the flow continued.
  @discardableResult
  public mutating func proceed(today: CalendarDate) -> Bool {
    guard !isLocked, let next = step.next else { return false }
    guard show(form.problems(on: step, today: today)) else { return false }
    step = next
    return true
  }

  /// Goes back a step and keeps the input.
  ///
  /// - Returns: `false` on the first step, where the flow ends, and during the submission.
  @discardableResult
  public mutating func back() -> Bool {
    guard !isLocked, let previous = step.previous else { return false }
    step = previous
    problems = [:]
    toast = nil
    return true
  }

  /// Discards all input.
  public mutating func cancel(today: CalendarDate) {
    self = ReportFlow(kind: form.kind, today: today)
  }

  /// Records problems and shows a transient message.
  private mutating func show(_ found: [ReportProblem]) -> Bool {
    problems = [:]
    for problem in found { problems[problem.field] = problem.phrase(form.kind) }
    toast = found.isEmpty ? nil : .correctFields
    return found.isEmpty
  }

  /// Shows a transient message.
  public mutating func showToast(_ phrase: Phrase?) { toast = phrase }

  // MARK: Sending

  /// Starts the submission, or continues from the point at which it failed.
  ///
  /// If the form is not valid, nothing is sent, and the flow goes to the first step that has a
  /// problem. Once the announcement exists, only its photo is sent again.
  ///
  /// - Returns: The work to perform, or `nil`.
  public mutating func submit(today: CalendarDate) -> Work? {
    guard !isLocked else { return nil }
    isResuming = false
    let found = form.problemsOfSubmission(today: today)
    if let pending {
      // Only the photo is missing.
      guard form.photo != nil else {
        _ = show([ReportProblem(.photo, .required)])
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

  /// Records that the report could not be stored on the device, so nothing was sent.
  public mutating func notKept() {
    if case .creating = submission { fail(.reportNotKept) }
  }

  /// Records that the announcement was created.
  ///
  /// - Returns: The work that remains, or `nil` if the report is published without a photo.
  public mutating func created(_ report: CreatedReport) -> Work? {
    guard !form.omitsPhoto else {
      submission = .sent(report)
      return nil
    }
    pending = report
    submission = .uploading(report)
    return .upload(report)
  }

  /// Records that the photo was uploaded, so the report is published.
  public mutating func uploaded() {
    guard case .uploading(let report) = submission else { return }
    pending = nil
    submission = .sent(report)
  }

  /// Restores a report that was begun before a restart.
  ///
  /// - Parameter photo: The format of its photo, or `nil` if the photo is lost and another one must
  ///   be selected.
  public mutating func restore(_ report: CreatedReport, photo: PhotoFormat?) {
    pending = report
    resume(photo)
  }

  /// Restores a report that was begun before a restart, including its input.
  ///
  /// - Parameters:
  ///   - report: The report, or `nil` if the response to the create request was lost.
  ///   - photo: The format of its photo, or `nil` if the photo is lost and another one must be
  ///     selected.
  public mutating func restore(_ report: CreatedReport?, form: ReportForm, photo: PhotoFormat?) {
    self.form = form
    pending = report
    resume(photo)
  }

  /// Restores a submitted report whose summary was not closed before the program ended.
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

  /// Records that the photo is lost and another one must be selected.
  public mutating func lostPhoto() {
    guard case .uploading = submission else { return }
    form.photo = nil
    submission = .editing
    _ = show([ReportProblem(.photo, .required)])
    step = .photo
  }

  /// Records that the submission failed.
  public mutating func failed(_ error: ClientError) {
    switch submission {
    // The reporter canceled the submission, which is not an error.
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
      let refused = ReportField.allCases.first { $0.memberName == name }
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
      // The announcement has been deleted, so the next attempt starts over.
      pending = nil
      fail(.submissionFailed)
    default: fail(.submissionFailed)
    }
  }

  private mutating func fail(_ phrase: Phrase, retryAfter: Int? = nil) {
    submission = .failed(phrase, retryAfter: retryAfter)
  }
}
