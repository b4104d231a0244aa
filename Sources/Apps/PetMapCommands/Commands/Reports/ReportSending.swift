import PetMapAPI
import PetMapClient
import PetMapJSON
import PetMapAnnouncements
import PetMapPhotos

/// Sends a report in two steps and keeps it in files of its sender between them.
struct ReportSending {
  /// What came of it.
  enum Outcome {
    case sent
    /// Something must be corrected first; the flow says what.
    case incomplete
    case failed(ClientError)
  }

  let service: ServiceConnection
  let console: Console
  let today: CalendarDate
  let offset: UTCOffset
  private let keeper: FileKeeper

  init(_ service: ServiceConnection, _ console: Console, today: CalendarDate, offset: UTCOffset) {
    self.service = service
    self.console = console
    self.today = today
    self.offset = offset
    keeper = FileKeeper(
      directory: StoreLocation.userDirectory(console) + "/reports/" + service.client.base.fileName)
  }

  /// The report that waits for its photo, if there is one.
  var pending: CreatedReport? {
    keeper.load(.pendingReport).flatMap(CreatedReport.init(json:))
  }

  /// The photo that was kept with it.
  var pendingPhoto: [UInt8] { keeper.load(.photo) ?? [] }

  /// Whether the pending report was created from this body.
  func isPending(_ body: JSONValue) -> Bool { keeper.load(.draft) == body.bytes }

  /// Forgets the pending report.
  func forget() { keeper.clear() }

  /// Sends what is left to be sent.
  ///
  /// - Parameter created: is told of the report as soon as it exists, before its photo is sent.
  func send(_ entry: inout ReportEntry, created: (CreatedReport) -> Void) -> Outcome {
    guard var work = entry.flow.submit(today: today) else { return .incomplete }
    let offset = offset
    let photo = entry.photo
    while true {
      switch work {
      case .create:
        guard let body = entry.flow.form.body(today: today) else { return .incomplete }
        let attempt = attempt(body)
        let answer = service.attempt(console) { (client) async throws(ClientError) in
          try await client.create(attempt.body, offset: offset, key: attempt.key)
        }
        switch answer {
        case .success(let report):
          keep(report, body, photo)
          created(report)
          work = entry.flow.created(report)
        case .failure(let error):
          if error.isRefusal { keeper.save(nil, as: .createAttempt) }
          entry.flow.failed(error)
          return .failed(error)
        }
      case .upload(let report):
        guard let format = PhotoFormat(header: photo) else {
          entry.flow.lostPhoto()
          return .incomplete
        }
        let answer = service.attempt(console) { (client) async throws(ClientError) in
          try await client.uploadPhoto(photo, format: format, of: report)
        }
        switch answer {
        case .success:
          entry.flow.uploaded()
          keeper.clear()
          return .sent
        case .failure(let error):
          entry.flow.failed(error)
          if entry.flow.pending == nil { keeper.clear() }
          return .failed(error)
        }
      }
    }
  }

  /// The kept attempt to create this very report, whose answer was lost, or a new one, which is kept
  /// before it is sent.
  private func attempt(_ body: JSONValue) -> CreateAttempt {
    let kept = keeper.load(.createAttempt).flatMap(CreateAttempt.init(json:))
    if let kept, kept.body == body { return kept }
    let attempt = CreateAttempt(body)
    keeper.save(attempt.json, as: .createAttempt)
    return attempt
  }

  private func keep(_ report: CreatedReport, _ body: JSONValue, _ photo: [UInt8]) {
    guard keeper.save(photo, as: .photo), keeper.save(body.bytes, as: .draft),
      keeper.save(report.json, as: .pendingReport)
    else {
      return console.note("the report cannot be kept on this machine until its photo is sent")
    }
  }
}
