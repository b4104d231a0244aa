import PetMapClient
import PetMapJSON
import PetMapReports
import Testing

@MainActor
struct ReportFlowTests {
  private let now = Timestamp(iso: "2025-11-20T23:30:00Z") ?? Timestamp(milliseconds: 0)
  private let photo: [UInt8] = [0xFF, 0xD8, 0xFF, 0xD9, 1, 2, 3, 4, 5, 6, 7, 8]

  private func model(
    _ repository: FakeRepository, _ keeper: MemoryKeeper = MemoryKeeper(),
    offset: String = "+01:00",
    onSent: @escaping (String) -> Void = { _ in }
  ) -> ReportFlowModel<FakeRepository> {
    let now = now
    return ReportFlowModel(
      kind: .missing, repository: repository, keeper: keeper, clock: { now },
      offset: UTCOffset(offset) ?? .zero, onSent: onSent)
  }

  private func fill(_ model: ReportFlowModel<FakeRepository>) {
    model.proceed()
    model.choosePhoto(photo)
    model.proceed()
    model.edit(.species) { $0.setSpecies(.cat) }
    model.edit(.breed) { $0.setBreed("Maine Coon") }
    model.edit(.sex) { $0.sex = .male }
    model.edit(.latitude) { $0.setPosition(latitude: 52.2, longitude: 21) }
    model.proceed()
    model.edit(.phone) { $0.phone = "123 456 789" }
    model.edit(.email) { $0.email = "a@b.pl" }
  }

  @Test func `today is the reporter's date`() {
    #expect(model(FakeRepository()).flow.form.date.isoText == "2025-11-21")
    #expect(model(FakeRepository(), offset: "-03:00").flow.form.date.isoText == "2025-11-20")
  }

  @Test func `what is wrong is shown on Continue and goes when it is edited`() {
    let model = model(FakeRepository())
    model.proceed()
    model.proceed()
    #expect(model.flow.step == .description)
    model.proceed()
    #expect(model.flow.step == .description)
    #expect(model.flow.toast == .correctFields)
    #expect(model.flow.problems == [.species: .required, .breed: .required, .sex: .required])
    model.edit(.species) { $0.setSpecies(.dog) }
    #expect(model.flow.problems == [.sex: .required])
    model.back()
    #expect(model.flow.step == .photo)
    model.proceed()
    #expect(model.flow.form.species == .dog)
    #expect(model.flow.problems == [:])
  }

  @Test func `without a location Submit leads back to the description`() async {
    let repository = FakeRepository()
    let model = model(repository)
    fill(model)
    model.edit(.latitude) { form in
      form.latitude = ""
      form.longitude = ""
    }
    #expect(model.flow.step == .contact)
    model.submit()
    await model.settled()
    #expect(model.flow.step == .description)
    #expect(model.flow.problems == [.latitude: .locationRequired])
    #expect(await repository.calls == [])
  }

  @Test func `a report is created, its photo uploaded, and the password given once`() async throws {
    let repository = FakeRepository()
    let keeper = MemoryKeeper()
    var passwords: [String] = []
    let model = model(repository, keeper) { passwords.append($0) }
    fill(model)
    model.submit()
    #expect(model.flow.isLocked)
    model.submit()
    model.back()
    model.edit(.phone) { $0.phone = "" }
    await model.settled()
    let report = CreatedReport(id: "report-1", password: "123456")
    #expect(model.flow.submission == .sent(report))
    #expect(passwords == ["123456"])
    let calls = await repository.calls
    #expect(calls.count == 2)
    #expect(calls.last == .upload(report))
    guard case .create(let body) = calls.first else {
      Issue.record("The announcement is created first")
      return
    }
    #expect(body.object?["phone"]?.string == "123456789")
    #expect(keeper.load(.photo) == nil)
    #expect(keeper.load(.pendingReport) == nil)
    model.passwordCopied()
    #expect(model.flow.toast == .copied)
    model.finish()
    #expect(model.flow.step == .microchip)
    #expect(model.flow.form.phone == "")
  }

  @Test func `when the photo fails only the photo is sent again`() async {
    let repository = FakeRepository()
    let model = model(repository)
    fill(model)
    await repository.fail(with: nil, .noConnection, .locked(seconds: 30))
    model.submit()
    await model.settled()
    #expect(model.flow.submission == .failed(.offline, retryAfter: nil))
    model.submit()
    await model.settled()
    #expect(model.flow.submission == .failed(.passwordLocked, retryAfter: 30))
    #expect(model.flow.form.breed == "Maine Coon")
    model.submit()
    await model.settled()
    let report = CreatedReport(id: "report-1", password: "123456")
    #expect(
      await repository.calls.dropFirst() == [.upload(report), .upload(report), .upload(report)])
    if case .sent = model.flow.submission {} else { Issue.record("\(model.flow.submission)") }
  }

  @Test func `a report whose photo is missing goes on after a restart`() async {
    let repository = FakeRepository()
    let keeper = MemoryKeeper()
    keeper.save(photo, as: .photo)
    keeper.save(CreatedReport(id: "kept", password: "111111").json, as: .pendingReport)
    var passwords: [String] = []
    let model = model(repository, keeper) { passwords.append($0) }
    #expect(model.flow.submission == .failed(.submissionFailed, retryAfter: nil))
    model.submit()
    await model.settled()
    #expect(await repository.calls == [.upload(CreatedReport(id: "kept", password: "111111"))])
    #expect(passwords == ["111111"])
  }

  @Test(arguments: [
    (ClientError.conflict(field: "microchipNumber"), Phrase.chipAlreadyReported),
    (.noConnection, .offline), (.timedOut, .offline), (.server(status: 500), .submissionFailed),
    (.malformedAnswer, .submissionFailed), (.refused, .submissionFailed),
  ])
  func `a failed creation has its words and leaves the inputs alone`(
    error: ClientError, phrase: Phrase
  ) async {
    let repository = FakeRepository()
    let model = model(repository)
    fill(model)
    let form = model.flow.form
    await repository.fail(with: error)
    model.submit()
    await model.settled()
    #expect(model.flow.submission == .failed(phrase, retryAfter: nil))
    #expect(model.flow.form == form)
    #expect(!model.flow.isLocked)
  }

  @Test(
    arguments: [
      (ClientError.refused, Phrase.passwordProblem, nil),
      (.locked(seconds: 30), .passwordLocked, 30),
      (.tooLarge, .photoTooLarge, nil), (.noConnection, .offline, nil),
      (.badRequest(code: "INVALID_FILE_FORMAT", field: "file", message: ""), .photoRefused, nil),
      (.server(status: 503), .submissionFailed, nil),
    ] as [(ClientError, Phrase, Int?)])
  func `a failed upload has its words`(error: ClientError, phrase: Phrase, seconds: Int?) throws {
    var flow = ReportFlow(kind: .found, today: now.date())
    flow.restore(CreatedReport(id: "x", password: "1"), photo: .png)
    #expect(flow.submit(today: now.date()) == .upload(CreatedReport(id: "x", password: "1")))
    flow.failed(error)
    #expect(flow.submission == .failed(phrase, retryAfter: seconds))
    #expect(flow.pending != nil)
  }

  @Test func `a report that was deleted meanwhile is created anew`() {
    var flow = ReportFlow(kind: .found, today: now.date())
    flow.restore(CreatedReport(id: "x", password: "1"), photo: .png)
    _ = flow.submit(today: now.date())
    flow.failed(.notFound)
    #expect(flow.pending == nil)
  }

  @Test func `only photos that the service takes are chosen`() {
    let keeper = MemoryKeeper()
    let model = model(FakeRepository(), keeper)
    #expect(!model.choosePhoto(Array("%PDF-1.7 not a photo".utf8)))
    #expect(model.flow.toast == .photoFormat)
    #expect(model.flow.form.photo == nil)
    #expect(model.choosePhoto(photo))
    #expect(model.flow.form.photo == .jpeg)
    #expect(keeper.load(.photo) == photo)
    model.cancel()
    #expect(keeper.load(.photo) == nil)
  }

  private struct Provider: LocationProvider {
    var answer: LocationAnswer
    func position() async -> LocationAnswer { answer }
  }

  @Test func `the device's position is filled in, or its absence told`() async {
    let model = model(FakeRepository())
    await model.requestPosition(
      from: Provider(answer: .position(latitude: 52.2297, longitude: 21.0122)))
    #expect(model.flow.form.latitude == "52.22970")
    #expect(model.flow.form.longitude == "21.01220")
    #expect(model.locationHint == .gpsFilled)
    await model.requestPosition(from: Provider(answer: .failed))
    #expect(model.locationHint == .gpsFailed)
    #expect(model.flow.form.latitude == "52.22970")
    await model.requestPosition(from: Provider(answer: .denied))
    #expect(model.asksForLocationAccess)
    model.closeLocationAlert()
    #expect(!model.asksForLocationAccess)
  }
}
