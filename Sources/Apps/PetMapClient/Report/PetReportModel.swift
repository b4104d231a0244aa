public import Observation
public import PetMapAnnouncements
public import PetMapAPI
import PetMapPhotos

/// A report's four steps, its sending and its summary, for the screens to show.
///
/// A screen switches over ``state`` and ``flow``'s step, binds its fields to properties such as
/// ``phone`` (`$model.phone` of a `@Bindable` model), and calls ``next()`` for the button that every
/// step has.
@MainActor @Observable
public class PetReportModel {
  /// What the screens show.
  public internal(set) var flow: ReportFlow
  /// How many bytes of the photo's request are sent, of how many; nil while nothing is being sent.
  public internal(set) var transfer: TransferProgress?
  /// How much of the report is sent, 0 to 1; nil while nothing is being sent.
  public var progress: Double? { transfer?.fraction }
  /// Whether the alert with *Cancel* and *Go to Settings* is up.
  public internal(set) var asksForLocationAccess = false
  /// The words under the position.
  public internal(set) var locationHint = Phrase.noTextLocation
  /// What the screens say everything in.
  public let words: Words

  @ObservationIgnored let repository: any AnnouncementRepository
  @ObservationIgnored let keeper: any ReportKeeper
  @ObservationIgnored let clock: @Sendable () -> Timestamp
  @ObservationIgnored let offset: @Sendable () -> UTCOffset
  @ObservationIgnored let onSent: (String) -> Void
  @ObservationIgnored var sending: Task<Void, Never>?
  @ObservationIgnored var transfers = RequestCounter()
  /// The create request whose answer is not known, also when the keeper could not keep it.
  @ObservationIgnored var attempt: CreateAttempt?

  /// A report, or what the keeper holds of an earlier one: a report that is still to be sent, or a
  /// summary that was not closed.
  ///
  /// The initializer only reads, so that SwiftUI may evaluate it as often as it likes.
  ///
  /// - Parameters:
  ///   - clock: tells the time.
  ///   - offset: how far the reporter's clocks are from UTC now: today is the date there. It is
  ///     read each time, so that a journey or a change of the clocks counts.
  ///   - words: what the screens say everything in.
  ///   - onSent: called once with the management password when all is sent.
  public init(
    kind: ReportKind, repository: any AnnouncementRepository, keeper: any ReportKeeper,
    clock: @escaping @Sendable () -> Timestamp,
    offset: @autoclosure @escaping @Sendable () -> UTCOffset,
    words: Words = .english,
    onSent: @escaping (String) -> Void = { _ in }
  ) {
    self.repository = repository
    self.keeper = keeper
    self.clock = clock
    self.offset = offset
    self.words = words
    self.onSent = onSent
    let today = clock().date(at: offset())
    flow = ReportFlow(kind: kind, today: today)
    restore(today: today)
  }

  /// A model that shows a flow and sends nothing, for a preview.
  public convenience init(preview flow: ReportFlow, words: Words = .english) {
    let noon = Timestamp(milliseconds: Int64(flow.form.date.daysSinceEpoch) * 86_400_000)
    self.init(
      kind: flow.form.kind, repository: FixedRepository([]), keeper: MemoryKeeper(),
      clock: { noon }, offset: .zero, words: words)
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

  /// Removes the photo of an earlier report that was never sent. Call it from the screen's `task`.
  public func prepare() {
    guard case .editing = flow.submission, flow.form.photo == nil, flow.pending == nil else {
      return
    }
    keeper.save(nil, as: .photo)
  }

  /// The reporter's calendar date, the latest that may be chosen.
  public var today: CalendarDate { clock().date(at: offset()) }

  /// What the screens show, as one value.
  public var state: ReportState {
    switch flow.submission {
    case .editing: .entering
    case .creating, .uploading: .sending(progress: progress ?? 0)
    case .sent(let report): .sent(report)
    case .failed: flow.failure(in: words).map { .failed($0) } ?? .resuming
    }
  }

  // MARK: Steps

  /// Goes on to the next step if all is right on this one; from the last step sends the report.
  public func next() { if flow.step.next == nil { submit() } else { proceed() } }

  /// The words on the button of ``next()``.
  public var nextTitle: Phrase { flow.step.next == nil ? .submitButton : .continueButton }

  /// Goes on to the next step if all is right on this one.
  public func proceed() { flow.proceed(today: today) }

  /// Goes back a step.
  public func back() { flow.back() }

  /// Changes what is entered in a field.
  public func edit(_ field: ReportField, _ change: (inout ReportForm) -> Void) {
    flow.edit(field, change)
  }

  /// Takes a photo's bytes, its metadata removed, and keeps them until the report is sent.
  ///
  /// - Returns: false when they are no photo that the service accepts, or too many.
  @discardableResult
  public func choosePhoto(_ bytes: [UInt8]) -> Bool {
    guard flow.canEdit(.photo) else { return false }
    guard let format = PhotoFormat(header: bytes) else {
      flow.showToast(.photoFormat)
      return false
    }
    guard bytes.count <= PhotoFormat.byteLimit else {
      flow.showToast(.photoSize)
      return false
    }
    let photo = PhotoMetadata.removed(from: bytes)
    guard keeper.save(photo, as: .photo) else {
      flow.showToast(.photoNotKept)
      return false
    }
    flow.edit(.photo) { $0.photo = format }
    return true
  }

  /// Takes the chosen photo away.
  public func removePhoto() {
    guard flow.canEdit(.photo) else { return }
    keeper.save(nil, as: .photo)
    flow.edit(.photo) { $0.photo = nil }
  }

  /// Ends the flow and forgets what was entered. A report that was created stays on the service,
  /// unlisted.
  public func cancel() {
    guard !flow.isLocked else { return }
    clear()
  }

  /// Ends the flow after its summary: the password is not shown again.
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

  /// Copies the password and says so for a moment.
  ///
  /// - Parameter copy: puts a text on the pasteboard: `{ UIPasteboard.general.string = $0 }`.
  public func copyPassword(_ copy: (String) -> Void) {
    guard case .sent(let report) = flow.submission else { return }
    copy(report.password)
    flow.showToast(.copied)
  }

  /// Says for a moment that the password was copied. ``copyPassword(_:)`` copies it as well.
  public func passwordCopied() { flow.showToast(.copied) }

  /// The moment is over.
  public func hideToast() { flow.showToast(nil) }
}

/// What a report's screens show.
public enum ReportState: Sendable, Hashable {
  /// The steps, to be filled in.
  case entering
  /// A report that was begun before the program was started again: it can be sent on.
  case resuming
  /// How much is sent, 0 to 1.
  case sending(progress: Double)
  /// The words say why the sending failed; it can be tried again.
  case failed(String)
  /// The summary with the password.
  case sent(CreatedReport)
}
