public import Observation
public import PetMapReports

/// A report's four steps and its sending, for the screens to show.
@MainActor @Observable
public final class ReportFlowModel<Repository: AnnouncementRepository> {
  /// What the screens show.
  public private(set) var flow: ReportFlow
  /// Whether the alert with *Cancel* and *Go to Settings* is up.
  public private(set) var asksForLocationAccess = false
  /// The words under the position.
  public private(set) var locationHint = Phrase.noTextLocation

  @ObservationIgnored private let repository: Repository
  @ObservationIgnored private let keeper: any ReportKeeper
  @ObservationIgnored private let clock: @Sendable () -> Timestamp
  @ObservationIgnored private let offset: @Sendable () -> UTCOffset
  @ObservationIgnored private let onSent: (String) -> Void
  @ObservationIgnored private var sending: Task<Void, Never>?

  /// Begins a report, or goes on with one whose photo was not uploaded before the program ended.
  ///
  /// - Parameters:
  ///   - clock: tells the time.
  ///   - offset: how far the reporter's clocks are from UTC now: today is the date there. It is
  ///     read each time, so that a journey or a change of the clocks counts.
  ///   - onSent: called once with the management password when all is sent.
  public init(
    kind: ReportKind, repository: Repository, keeper: any ReportKeeper,
    clock: @escaping @Sendable () -> Timestamp,
    offset: @autoclosure @escaping @Sendable () -> UTCOffset,
    onSent: @escaping (String) -> Void = { _ in }
  ) {
    self.repository = repository
    self.keeper = keeper
    self.clock = clock
    self.offset = offset
    self.onSent = onSent
    flow = ReportFlow(kind: kind, today: clock().date(at: offset()))
    if let report = keeper.load(.pendingReport).flatMap(CreatedReport.init(json:)) {
      flow.restore(report, photo: keeper.load(.photo).flatMap(PhotoFormat.init(header:)))
    } else {
      // The photo of a report that was never sent.
      keeper.clear()
    }
  }

  /// The reporter's calendar date, the latest that may be chosen.
  public var today: CalendarDate { clock().date(at: offset()) }

  /// Changes what is entered in a field.
  public func edit(_ field: ReportField, _ change: (inout ReportForm) -> Void) {
    flow.edit(field, change)
  }

  /// Takes a photo's bytes, its positions taken out, and keeps them until the report is sent.
  ///
  /// - Returns: false when they are no photo that the service accepts, or too many.
  @discardableResult
  public func choosePhoto(_ bytes: [UInt8]) -> Bool {
    guard !flow.isLocked else { return false }
    guard let format = PhotoFormat(header: bytes) else {
      flow.showToast(.photoFormat)
      return false
    }
    guard bytes.count <= PhotoFormat.byteLimit else {
      flow.showToast(.photoSize)
      return false
    }
    let photo = format == .jpeg ? JPEGLocation.removed(from: bytes) : bytes
    guard keeper.save(photo, as: .photo) else {
      flow.showToast(.photoNotKept)
      return false
    }
    flow.edit(.photo) { $0.photo = format }
    return true
  }

  /// Goes on to the next step if all is right on this one.
  public func proceed() { flow.proceed(today: today) }

  /// Goes back a step.
  public func back() { flow.back() }

  /// Ends the flow and forgets what was entered. A report that was created stays on the service,
  /// unlisted.
  public func cancel() {
    guard !flow.isLocked else { return }
    clear()
  }

  /// Ends the flow after its summary.
  public func finish() {
    guard case .sent = flow.submission else { return }
    clear()
  }

  private func clear() {
    keeper.clear()
    flow.cancel(today: today)
  }

  /// Copying the password says so for a moment.
  public func passwordCopied() { flow.showToast(.copied) }

  /// The moment is over.
  public func hideToast() { flow.showToast(nil) }

  // MARK: Location

  /// Asks the device for its position and fills it in.
  public func requestPosition(from provider: some LocationProvider) async {
    let position = await provider.position()
    guard !flow.isLocked else { return }
    switch position {
    case .position(let latitude, let longitude)
    where abs(latitude) <= 90 && abs(longitude) <= 180:
      flow.edit(.latitude) { $0.setPosition(latitude: latitude, longitude: longitude) }
      locationHint = .gpsFilled
    case .denied:
      asksForLocationAccess = true
    case .position, .failed:
      locationHint = .gpsFailed
    }
  }

  /// Closes the alert, by either of its buttons.
  public func closeLocationAlert() {
    asksForLocationAccess = false
    locationHint = .permissionDenied
  }

  // MARK: Sending

  /// Sends the report, or what is left to be sent of it. One at a time.
  public func submit() {
    guard let work = flow.submit(today: today) else { return }
    sending = Task { await perform(work) }
  }

  /// Waits until nothing is being sent.
  public func settled() async { await sending?.value }

  private func perform(_ work: ReportFlow.Work) async {
    do throws(ClientError) {
      switch work {
      case .create:
        guard let body = flow.form.body(today: today) else {
          return flow.failed(.malformedAnswer)
        }
        let report = try await repository.create(body, offset: offset())
        keeper.save(report.json, as: .pendingReport)
        await perform(flow.created(report))
      case .upload(let report):
        guard let photo = keeper.load(.photo), let format = PhotoFormat(header: photo) else {
          return flow.lostPhoto()
        }
        try await repository.uploadPhoto(photo, format: format, of: report)
        flow.uploaded()
        keeper.clear()
        onSent(report.password)
      }
    } catch {
      flow.failed(error)
      if flow.pending == nil { keeper.save(nil, as: .pendingReport) }
    }
  }
}
