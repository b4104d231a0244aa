import PetMapAPI
import PetMapJSON
import PetMapPhotos

extension PetReportModel {
  /// Submits the report, or the remaining part of it. Only one submission runs at a time.
  public func submit() {
    guard let work = flow.submit(today: today) else { return }
    transfer = TransferProgress(sent: 0, total: 0)
    // A deletion in progress is repeated before the announcement is created.
    sending?.cancel()
    enqueue { [self] in
      await perform(work)
      transfer = nil
      _ = transfers.begin()
    }
  }

  /// Starts a task that runs after the current one. Canceling it cancels the current one as well.
  private func enqueue(_ work: @escaping @MainActor () async -> Void) {
    let current = sending
    sending = Task {
      await withTaskCancellationHandler {
        await current?.value
      } onCancel: {
        current?.cancel()
      }
      await work()
    }
  }

  /// Cancels the submission. Parts that have been sent remain on the service; ``submit()``
  /// continues with the rest.
  public func cancelSending() { sending?.cancel() }

  /// Waits until the submission and the deletion of canceled reports have finished.
  public func settled() async { await sending?.value }

  private func perform(_ work: ReportFlow.Work) async {
    do throws(ClientError) {
      switch work {
      case .create:
        guard let body = flow.form.body(today: today) else {
          return flow.failed(.malformedAnswer)
        }
        guard let report = try await create(body) else { return flow.notKept() }
        guard let upload = flow.created(report) else { return finish(report) }
        if Task.isCancelled { throw .cancelled }
        await perform(upload)
      case .upload(let report):
        try await upload(report)
      }
    } catch {
      flow.failed(error)
      if flow.pending == nil { keeper.save(nil, as: .pendingReport) }
    }
  }

  /// Creates the announcement with a key that is stored before the request is sent.
  ///
  /// - Returns: `nil` if the key could not be stored.
  private func create(_ body: JSONValue) async throws(ClientError) -> CreatedReport? {
    // A canceled report may have the same microchip number.
    await deleteCanceledReports()
    if Task.isCancelled { throw .cancelled }
    if let attempt, attempt.body != body {
      try await repository.withdraw(attempt, offset: offset())
      forgetAttempt()
    }
    let attempt = attempt ?? CreateAttempt(body)
    if self.attempt == nil {
      guard keeper.save(attempt.json, as: .createAttempt) else { return nil }
      self.attempt = attempt
    }
    do throws(ClientError) {
      let report = try await repository.create(attempt.body, offset: offset(), key: attempt.key)
      // If this fails, the stored attempt returns the same announcement after a restart.
      keeper.save(report.json, as: .pendingReport)
      return report
    } catch {
      if error.isFinal { forgetAttempt() }
      throw error
    }
  }

  private var canceledReports: [CanceledReport] {
    keeper.load(.canceledReports).map { CanceledReport.list(json: $0) } ?? []
  }

  private func keep(_ reports: [CanceledReport]) -> Bool {
    keeper.save(reports.isEmpty ? nil : CanceledReport.json(reports), as: .canceledReports)
  }

  /// Deletes the announcement of a canceled report, now or later.
  func abandon(_ report: CanceledReport) {
    let isKept = keep(canceledReports + [report])
    enqueue { [self] in
      if isKept { await deleteCanceledReports() } else { try? await delete(report) }
    }
  }

  /// Deletes the announcements of canceled reports whose deletion has failed.
  func retryDeletions() {
    if !canceledReports.isEmpty { enqueue { [self] in await deleteCanceledReports() } }
  }

  /// Deletes the announcements of canceled reports. Reports whose deletion fails remain stored.
  private func deleteCanceledReports() async {
    for report in canceledReports {
      do throws(ClientError) {
        try await delete(report)
      } catch {
        // The other requests would fail, too.
        if [.noConnection, .timedOut, .cancelled].contains(error) { return }
        guard report.isGone(after: error) else { continue }
      }
      _ = keep(canceledReports.filter { $0 != report })
    }
  }

  private func delete(_ report: CanceledReport) async throws(ClientError) {
    switch report {
    case .created(let report): try await repository.delete(report)
    case .attempted(let attempt): try await repository.withdraw(attempt, offset: offset())
    }
  }

  private func forgetAttempt() {
    attempt = nil
    keeper.save(nil, as: .createAttempt)
  }

  private func upload(_ report: CreatedReport) async throws(ClientError) {
    guard let photo = keeper.load(.photo), let format = PhotoFormat(header: photo) else {
      return flow.lostPhoto()
    }
    let number = transfers.begin()
    do throws(ClientError) {
      try await repository.uploadPhoto(photo, format: format, of: report) { [weak self] progress in
        Task { @MainActor in self?.advance(to: progress, in: number) }
      }
    } catch {
      // The announcement no longer exists, so the next attempt starts over.
      if error == .notFound { forgetAttempt() }
      throw error
    }
    flow.uploaded()
    finish(report)
  }

  private func finish(_ report: CreatedReport) {
    // The password is returned only once, so it is stored until the reporter closes the summary.
    if keeper.save(report.json, as: .sentReport) {
      keeper.clear(except: .sentReport)
    }
    attempt = nil
    onSent(report.password)
  }

  /// Progress reports arrive on the main actor in any order, possibly after the upload has
  /// finished.
  private func advance(to progress: TransferProgress, in number: Int) {
    guard transfers.isCurrent(number), let transfer, progress.sent > transfer.sent else { return }
    self.transfer = progress
  }
}

/// A canceled report whose announcement remains to be deleted.
enum CanceledReport: Sendable, Hashable {
  case created(CreatedReport)
  /// A create request whose response was lost.
  case attempted(CreateAttempt)

  /// Returns whether an error from deleting the announcement means that it does not exist or can no
  /// longer be deleted.
  func isGone(after error: ClientError) -> Bool {
    if case .created = self { error == .notFound || error == .refused } else { false }
  }

  private var json: [UInt8] {
    switch self {
    case .created(let report): report.json
    case .attempted(let attempt): attempt.json
    }
  }

  /// Returns the stored form of a list.
  static func json(_ reports: [CanceledReport]) -> [UInt8] {
    Array("[".utf8) + reports.map { $0.json }.joined(separator: ",".utf8) + "]".utf8
  }

  /// Returns the list with the given stored form, without entries that cannot be read.
  static func list(json: [UInt8]) -> [CanceledReport] {
    let entries = (try? JSONValue(parsing: json))?.array ?? []
    return entries.compactMap { entry in
      CreatedReport(json: entry.bytes).map { .created($0) }
        ?? CreateAttempt(json: entry.bytes).map { .attempted($0) }
    }
  }
}
