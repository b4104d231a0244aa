import PetMapClient
import PetMapJSON
import PetMapAnnouncements
import PetMapAPI
import PetMapPhotos
import Synchronization
import Testing

@MainActor
struct PetReportModelTests {
  let photo: [UInt8] = [0xFF, 0xD8, 0xFF, 0xD9, 1, 2, 3, 4, 5, 6, 7, 8]

  func model(
    _ repository: any AnnouncementRepository, _ keeper: any ReportKeeper = MemoryKeeper(),
    onSent: @escaping (String) -> Void = { _ in }
  ) -> PetReportModel {
    let now = Timestamp(iso: "2025-11-20T12:00:00Z") ?? Timestamp(milliseconds: 0)
    return PetReportModel(
      kind: .missing, repository: repository, keeper: keeper, clock: { now }, offset: .zero,
      preparePhoto: { $0 }, onSent: onSent)
  }

  /// Fills in all fields through bindings, up to the last step.
  func fill(_ model: PetReportModel) {
    model.microchip = "12345-678"
    model.next()
    model.choosePhoto(photo)
    model.next()
    model.species = .cat
    model.breed = "Maine Coon"
    model.sex = .male
    model.age = "3"
    model.latitude = "52.20000"
    model.longitude = "21"
    model.petName = "Łatka"
    model.description = "shy"
    model.next()
    model.phone = "+48 123 456 789"
    model.email = "a@b.pl"
    model.reward = "500 PLN"
  }

  func creates(_ repository: FakeRepository) async -> [JSONValue] {
    await repository.calls.compactMap { if case .create(let body) = $0 { body } else { nil } }
  }

  // MARK: The password

  @Test func `the password is shown until the summary is closed`() async {
    let repository = FakeRepository()
    let keeper = MemoryKeeper()
    var passwords: [String] = []
    let first = model(repository, keeper) { passwords.append($0) }
    fill(first)
    first.next()
    await first.settled()
    let report = CreatedReport(id: "report-1", password: "123456")
    #expect(KeptItem.allCases.filter { keeper.load($0) != nil } == [.sentReport])
    let second = model(repository, keeper) { passwords.append($0) }
    #expect(second.state == .sent(report))
    var pasteboard = ""
    second.copyPassword { pasteboard = $0 }
    #expect(pasteboard == "123456")
    #expect(second.flow.toast == .copied)
    second.finish()
    #expect(KeptItem.allCases.filter { keeper.load($0) != nil } == [])
    #expect(model(repository, keeper).state == .entering)
    #expect(passwords == ["123456"])
  }

  // MARK: A pending report

  @Test func `while a report is pending, only its photo can be changed`() async {
    let repository = FakeRepository()
    let model = model(repository)
    fill(model)
    await repository.fail(with: nil, .timedOut)
    model.next()
    await model.settled()
    #expect(model.state == .failed("The server did not respond in time. Please try again."))
    let form = model.flow.form
    model.phone = "987 654 321"
    model.species = .dog
    model.date = CalendarDate(daysSinceEpoch: 20_000) ?? form.date
    #expect(model.flow.form == form)
    model.edit(.photo) { form in
      form.phone = "987654321"
      form.setReward("1000 PLN")
    }
    #expect(model.flow.form == form)
    for field in ReportField.allCases {
      #expect(model.flow.canEdit(field) == (field == .photo))
    }
    #expect(model.choosePhoto([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 0]))
    #expect(model.flow.form.photo == .png)
    model.removePhoto()
    #expect(model.flow.form.photo == nil)
  }

  @Test func `a pending report is resumed with its input`() async {
    let repository = FakeRepository()
    let keeper = MemoryKeeper()
    let first = model(repository, keeper)
    fill(first)
    await repository.fail(with: nil, .timedOut)
    first.next()
    await first.settled()
    let second = model(repository, keeper)
    #expect(second.state == .resuming)
    #expect(second.flow.failure(.english) == nil)
    #expect(second.phone == "+48 123 456 789")
    second.next()
    await second.settled()
    let report = CreatedReport(id: "report-1", password: "123456")
    #expect(second.state == .sent(report))
    #expect(await repository.calls.dropFirst() == [.upload(report), .upload(report)])
  }

  @Test func `nothing is sent if the report cannot be stored`() async {
    let repository = FakeRepository()
    let keeper = FailingKeeper()
    let model = model(repository, keeper)
    fill(model)
    keeper.failing.withLock { $0 = [.createAttempt] }
    model.next()
    await model.settled()
    #expect(model.state == .failed(Phrase.reportNotKept.text(.english)))
    #expect(await repository.calls == [])
    keeper.failing.withLock { $0 = [] }
    model.next()
    await model.settled()
    #expect(model.state == .sent(CreatedReport(id: "report-1", password: "123456")))
  }

  @Test func `a create request that has been stored can be repeated on a full disk`() async {
    let repository = FakeRepository()
    let keeper = FailingKeeper()
    let model = model(repository, keeper)
    fill(model)
    await repository.fail(with: .timedOut)
    model.next()
    await model.settled()
    keeper.failing.withLock { $0 = [.createAttempt] }
    model.next()
    await model.settled()
    #expect(model.state == .sent(CreatedReport(id: "report-1", password: "123456")))
  }

  @Test func `creating a second model does not affect the first one's photo`() async {
    let repository = FakeRepository()
    let keeper = MemoryKeeper()
    let live = model(repository, keeper)
    fill(live)
    _ = model(repository, keeper)
    live.prepare()
    #expect(keeper.load(.photo) == photo)
    live.next()
    await live.settled()
    #expect(live.state == .sent(CreatedReport(id: "report-1", password: "123456")))
  }

  @Test func `preparing a report removes the photo of a report that was never sent`() {
    let keeper = MemoryKeeper()
    keeper.save(photo, as: .photo)
    model(FakeRepository(), keeper).prepare()
    #expect(keeper.load(.photo) == nil)
  }

  // MARK: Sending

  @Test func `sending reports progress and can be canceled`() async {
    let gate = GatedUpload()
    let model = model(gate)
    fill(model)
    #expect(model.nextTitle == .submitButton)
    model.next()
    #expect(model.state == .sending(progress: 0))
    await gate.waitForUpload()
    await gate.report(100, of: 400)
    while model.progress != 0.25 { await Task.yield() }
    #expect(model.transfer == TransferProgress(sent: 100, total: 400))
    #expect(model.state == .sending(progress: 0.25))
    model.cancelSending()
    await model.settled()
    #expect(model.state == .entering)
    #expect(model.progress == nil)
    #expect(model.flow.pending == CreatedReport(id: "r", password: "p"))
  }

  @Test func `every step has a Continue button`() {
    let model = model(FakeRepository())
    #expect(model.nextTitle == .continueButton)
    fill(model)
    #expect(model.flow.step == .contact)
    model.email = ""
    model.next()
    #expect(model.state == .entering)
    #expect(model.flow.problems == [.email: .required])
  }

  @Test func `a preview can show any state`() {
    var form = ReportForm(kind: .found, today: CalendarDate(daysSinceEpoch: 20_000) ?? .epoch)
    form.petName = "Rex"
    let flow = ReportFlow(
      preview: form, step: .contact, problems: [.phone: .required],
      submission: .failed(.offline, retryAfter: nil))
    let model = PetReportModel(preview: flow, words: .polish)
    #expect(model.petName == "Rex")
    #expect(model.today == form.date)
    #expect(model.state == .failed(Phrase.offline.text(.polish)))
  }

  @Test func `each text field has a binding`() {
    let model = model(FakeRepository())
    model.species = .dog
    for field in ReportField.allCases {
      model[text: field] = "12"
      let selected: [ReportField] = [
        .photo, .date, .species, .sex, .size, .radius, .privacy, .custody,
      ]
      let isTyped = !selected.contains(field)
      #expect(model[text: field] == (isTyped ? "12" : ""))
    }
  }
}

extension CalendarDate {
  fileprivate static var epoch: CalendarDate { CalendarDate(year: 1970, month: 1, day: 1)! }
}

/// A keeper that cannot store some items.
private final class FailingKeeper: ReportKeeper {
  let failing = Mutex<Set<KeptItem>>([])
  private let kept = MemoryKeeper()

  func load(_ item: KeptItem) -> [UInt8]? { kept.load(item) }

  func save(_ bytes: [UInt8]?, as item: KeptItem) -> Bool {
    failing.withLock { $0.contains(item) } ? false : kept.save(bytes, as: item)
  }
}

/// A repository whose uploads wait until they are canceled.
private actor GatedUpload: AnnouncementRepository {
  private var progress: (@Sendable (TransferProgress) -> Void)?
  private var watcher: CheckedContinuation<Void, Never>?

  func waitForUpload() async {
    if progress != nil { return }
    await withCheckedContinuation { watcher = $0 }
  }

  func report(_ sent: Int, of total: Int) {
    progress?(TransferProgress(sent: sent, total: total))
  }

  func create(
    _ body: JSONValue, offset: UTCOffset
  ) async throws(ClientError) -> CreatedReport { CreatedReport(id: "r", password: "p") }

  func uploadPhoto(
    _ photo: [UInt8], format: PhotoFormat, of report: CreatedReport
  ) async throws(ClientError) {}

  func uploadPhoto(
    _ photo: [UInt8], format: PhotoFormat, of report: CreatedReport,
    progress: @escaping @Sendable (TransferProgress) -> Void
  ) async throws(ClientError) {
    self.progress = progress
    watcher?.resume()
    watcher = nil
    while !Task.isCancelled { await Task.yield() }
    throw .cancelled
  }

  func announcements(
    within circle: ListQuery.Circle?
  ) async throws(ClientError) -> [Announcement] { [] }
  func announcement(_ id: String) async throws(ClientError) -> Announcement { throw .notFound }
  func setStatus(
    _ status: AnnouncementStatus, of report: CreatedReport
  ) async throws(ClientError) -> Announcement { throw .refused }
  func delete(_ report: CreatedReport) async throws(ClientError) {}
}
