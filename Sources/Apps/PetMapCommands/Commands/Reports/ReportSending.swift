import PetMapAPI
import PetMapClient
import PetMapJSON
import PetMapAnnouncements
import PetMapPhotos

/// Sends a report in two steps, the announcement and its photo, and saves it in between.
struct ReportSending {
  /// The result of sending a report.
  enum Outcome {
    case sent
    /// Some fields must be corrected first; see the flow's problems.
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

  /// The created report whose photo has not been sent, if any.
  var pending: CreatedReport? {
    keeper.load(.pendingReport).flatMap(CreatedReport.init(json:))
  }

  /// The photo of the pending report.
  var pendingPhoto: [UInt8] { keeper.load(.photo) ?? [] }

  /// Returns whether the pending report was created from this body.
  func isPending(_ body: JSONValue) -> Bool { keeper.load(.draft) == body.bytes }

  /// Deletes the saved report.
  func forget() { keeper.clear() }

  /// Sends the announcement, unless it has already been created, and then its photo.
  ///
  /// - Parameter created: Called when the report has been created, before its photo is sent.
  func send(_ entry: inout TerminalReport, created: (CreatedReport) -> Void) -> Outcome {
    guard var work = entry.flow.submit(today: today) else { return .incomplete }
    let photo = entry.photo
    while true {
      switch work {
      case .create:
        guard let body = entry.flow.form.body(today: today) else { return .incomplete }
        switch create(body) {
        case .success(let report):
          keep(report, body, photo)
          created(report)
          guard let next = entry.flow.created(report) else {
            keeper.clear()
            return .sent
          }
          work = next
        case .failure(let error):
          entry.flow.failed(error)
          return .failed(error)
        }
      case .upload(let report):
        guard let format = PhotoFormat(header: photo) else {
          entry.flow.lostPhoto()
          return .incomplete
        }
        let result = service.attempt(console) { (client) async throws(ClientError) in
          try await client.uploadPhoto(photo, format: format, of: report)
        }
        switch result {
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

  /// Creates the announcement with a key that is saved before the request is sent, or repeats the
  /// request if its response was lost.
  private func create(_ body: JSONValue) -> Result<CreatedReport, ClientError> {
    let offset = offset
    var attempt = keeper.load(.createAttempt).flatMap(CreateAttempt.init(json:))
    if let earlier = attempt, earlier.body != body {
      let withdrawal = service.attempt(console) { (client) async throws(ClientError) in
        try await client.withdraw(earlier, offset: offset)
      }
      if case .failure(let error) = withdrawal { return .failure(error) }
      attempt = nil
    }
    let request = attempt ?? newAttempt(body)
    let result = service.attempt(console) { (client) async throws(ClientError) in
      try await client.create(request.body, offset: offset, key: request.key)
    }
    if case .failure(let error) = result, error.isFinal { keeper.save(nil, as: .createAttempt) }
    return result
  }

  /// Creates an attempt and saves it.
  private func newAttempt(_ body: JSONValue) -> CreateAttempt {
    let attempt = CreateAttempt(body)
    if !keeper.save(attempt.json, as: .createAttempt) {
      console.note(
        "cannot save the request; if its response is lost, sending the report again creates another "
          + "announcement")
    }
    return attempt
  }

  private func keep(_ report: CreatedReport, _ body: JSONValue, _ photo: [UInt8]) {
    guard keeper.save(photo, as: .photo), keeper.save(body.bytes, as: .draft),
      keeper.save(report.json, as: .pendingReport)
    else {
      return console.note(
        "cannot save the report; if sending its photo fails, you must enter the report again")
    }
    keeper.save(nil, as: .createAttempt)
  }
}
