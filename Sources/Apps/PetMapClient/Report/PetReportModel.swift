public import Observation
public import PetMapAnnouncements
public import PetMapAPI
import PetMapPhotos

/// The model of a report: its four steps, its submission and its summary.
///
/// A view switches over ``state`` and the step of ``flow``, binds its fields to properties such as
/// ``phone`` (`$model.phone` for a `@Bindable` model), and calls ``next()`` for the button on every
/// step.
@MainActor @Observable
public final class PetReportModel {
  /// The state of the flow.
  public internal(set) var flow: ReportFlow
  /// The progress of the photo upload in bytes, or `nil` if nothing is being sent.
  public internal(set) var transfer: TransferProgress?
  /// The progress of the submission from 0 to 1, or `nil` if nothing is being sent.
  public var progress: Double? { transfer?.fraction }
  /// Whether the alert with *Cancel* and *Go to Settings* is presented.
  public internal(set) var asksForLocationAccess = false
  /// The hint below the coordinate.
  public internal(set) var locationHint = Phrase.noTextLocation
  /// The localized strings of the screens.
  public let words: Words

  @ObservationIgnored let repository: any AnnouncementRepository
  @ObservationIgnored let keeper: any ReportKeeper
  @ObservationIgnored let clock: @Sendable () -> Timestamp
  @ObservationIgnored let offset: @Sendable () -> UTCOffset
  @ObservationIgnored let preparePhoto: @Sendable ([UInt8]) -> [UInt8]?
  @ObservationIgnored let onSent: (String) -> Void
  @ObservationIgnored var sending: Task<Void, Never>?
  @ObservationIgnored var transfers = RequestCounter()
  /// The stored create request whose response is unknown.
  @ObservationIgnored var attempt: CreateAttempt?

  /// Creates a model for a new report or, if the keeper has one, for an earlier report that has not
  /// been sent or whose summary was not closed.
  ///
  /// The initializer only reads, so SwiftUI can evaluate it any number of times.
  ///
  /// - Parameters:
  ///   - clock: A function that returns the current time.
  ///   - offset: The reporter's current UTC offset, which determines the current date. It is
  ///     evaluated on each use, to account for travel and daylight saving time.
  ///   - words: The localized strings of the screens.
  ///   - preparePhoto: A function that returns the photo in a file as an upright JPEG without
  ///     metadata, so that nothing that says where it was taken leaves the device, or `nil` if it
  ///     cannot be read. PetMapApple has one: `UploadPhoto.jpeg`.
  ///   - onSent: A function that is called once with the management password after the submission
  ///     has succeeded.
  public init(
    kind: ReportKind, repository: any AnnouncementRepository, keeper: any ReportKeeper,
    clock: @escaping @Sendable () -> Timestamp,
    offset: @autoclosure @escaping @Sendable () -> UTCOffset,
    words: Words = .english,
    preparePhoto: @escaping @Sendable ([UInt8]) -> [UInt8]?,
    onSent: @escaping (String) -> Void = { _ in }
  ) {
    self.repository = repository
    self.keeper = keeper
    self.clock = clock
    self.offset = offset
    self.words = words
    self.preparePhoto = preparePhoto
    self.onSent = onSent
    let today = clock().date(at: offset())
    flow = ReportFlow(kind: kind, today: today)
    restore(today: today)
  }

  /// Creates a model that shows a flow and sends nothing, for previews.
  public convenience init(preview flow: ReportFlow, words: Words = .english) {
    let noon = Timestamp(milliseconds: Int64(flow.form.date.daysSinceEpoch) * 86_400_000)
    self.init(
      kind: flow.form.kind, repository: FixedRepository([]), keeper: MemoryKeeper(),
      clock: { noon }, offset: .zero, words: words, preparePhoto: { _ in nil })
    self.flow = flow
  }

  private func restore(today: CalendarDate) {
    func report(_ item: KeptItem) -> CreatedReport? {
      keeper.load(item).flatMap(CreatedReport.init(json:))
    }
    if let sent = report(.sentReport) { return flow.restore(sent: sent) }
    attempt = keeper.load(.createAttempt).flatMap(CreateAttempt.init(json:))
    let form = attempt.flatMap { ReportForm(body: $0.body, today: today) }
    let pending = report(.pendingReport)
    guard pending != nil || form != nil else { return }
    let photo = keeper.load(.photo).flatMap(PhotoFormat.init(header:))
    flow.restore(pending, form: form ?? flow.form, photo: photo)
  }

  /// Removes the photo of an earlier report that was never submitted, and deletes the announcements
  /// of canceled reports that could not be deleted before. Call it from the view's `task`.
  public func prepare() {
    if !flow.isLocked { retryDeletions() }
    guard case .editing = flow.submission, flow.form.photo == nil, flow.pending == nil else {
      return
    }
    keeper.save(nil, as: .photo)
  }

  /// The reporter's current date, which is the latest valid date.
  public var today: CalendarDate { clock().date(at: offset()) }

  /// The state of the screens as a single value.
  public var state: ReportState {
    switch flow.submission {
    case .editing: .entering
    case .creating, .uploading: .sending(progress: progress ?? 0)
    case .sent(let report): .sent(report)
    case .failed: flow.failure(in: words).map { .failed($0) } ?? .resuming
    }
  }

  // MARK: Steps

  /// Validates this step and continues to the next one. On the last step, or once the announcement
  /// exists, submits the report.
  public func next() { if flow.isSubmitStep { submit() } else { proceed() } }

  /// The title of the button for ``next()``.
  public var nextTitle: Phrase { flow.isSubmitStep ? .submitButton : .continueButton }

  /// Validates this step and continues to the next one.
  public func proceed() { flow.proceed(today: today) }

  /// Goes back a step.
  public func back() { flow.back() }

  /// Changes the input of a field.
  public func edit(_ field: ReportField, _ change: (inout ReportForm) -> Void) {
    flow.edit(field, change)
  }

  /// Sets the photo, and stores it without metadata until the report is submitted.
  ///
  /// - Returns: `false` if the photo cannot be edited, read or stored.
  @discardableResult
  public func choosePhoto(_ bytes: [UInt8]) -> Bool {
    guard flow.canEdit(.photo) else { return false }
    guard let photo = preparePhoto(bytes), let format = PhotoFormat(header: photo) else {
      flow.showToast(.photoFormat)
      return false
    }
    guard keeper.save(photo, as: .photo) else {
      flow.showToast(.photoNotKept)
      return false
    }
    flow.edit(.photo) { $0.photo = format }
    return true
  }

  /// Removes the selected photo.
  public func removePhoto() {
    guard flow.canEdit(.photo) else { return }
    keeper.save(nil, as: .photo)
    flow.edit(.photo) { $0.photo = nil }
  }

  /// Ends the flow and discards the input. An announcement that was created is deleted. If the
  /// service cannot be reached, ``prepare()`` and the next submission try again.
  public func cancel() {
    guard !flow.isLocked else { return }
    // Until the announcement is deleted, its microchip number cannot be reported again.
    if let report = flow.pending {
      abandon(.created(report))
    } else if let attempt {
      abandon(.attempted(attempt))
    }
    clear()
  }

  /// Ends the flow after the summary. The password is not shown again.
  public func finish() {
    guard case .sent = flow.submission else { return }
    clear()
  }

  private func clear() {
    keeper.clear()
    attempt = nil
    flow.cancel(today: today)
  }

  // MARK: Summary

  /// Copies the password and shows a transient message.
  ///
  /// - Parameter copy: A function that copies text to the pasteboard: `{
  ///   UIPasteboard.general.string = $0 }`.
  public func copyPassword(_ copy: (String) -> Void) {
    guard case .sent(let report) = flow.submission else { return }
    copy(report.password)
    flow.showToast(.copied)
  }

  /// The link with which the reporter manages the sent report without the password, or `nil` if nothing
  /// was sent or the service returned no link. Anyone who has it can edit, close and delete the report.
  public var managementLink: String? {
    guard case .sent(let report) = flow.submission else { return nil }
    return repository.managementLink(of: report)
  }

  /// Copies the ``managementLink`` and shows a transient message.
  ///
  /// - Parameter copy: A function that copies text to the pasteboard.
  public func copyLink(_ copy: (String) -> Void) {
    guard let managementLink else { return }
    copy(managementLink)
    flow.showToast(.copied)
  }

  /// Shows a transient message that the password was copied. To copy the password as well, use
  /// ``copyPassword(_:)``.
  public func passwordCopied() { flow.showToast(.copied) }

  /// Hides the transient message.
  public func hideToast() { flow.showToast(nil) }
}

/// The state of a report's screens.
public enum ReportState: Sendable, Hashable {
  /// The steps are being filled in.
  case entering
  /// A report that was begun before a restart can be resumed.
  case resuming
  /// The report is being sent; `progress` is between 0 and 1.
  case sending(progress: Double)
  /// The submission failed with this message, and can be retried.
  case failed(String)
  /// The report was sent, and the summary shows the password.
  case sent(CreatedReport)
}
