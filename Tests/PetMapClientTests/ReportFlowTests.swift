import PetMapPhotos
import PetMapAPI
import PetMapClient
import PetMapJSON
import PetMapAnnouncements
import TestSupport
import Testing

@MainActor
struct ReportFlowTests {
  private let now = Timestamp(iso: "2025-11-20T23:30:00Z") ?? Timestamp(milliseconds: 0)
  private let photo: [UInt8] = [0xFF, 0xD8, 0xFF, 0xD9, 1, 2, 3, 4, 5, 6, 7, 8]

  private func model(
    _ repository: FakeRepository, _ keeper: MemoryKeeper = MemoryKeeper(),
    offset: String = "+01:00",
    onSent: @escaping (String) -> Void = { _ in }
  ) -> PetReportModel {
    let now = now
    return PetReportModel(
      kind: .missing, repository: repository, keeper: keeper, clock: { now },
      offset: UTCOffset(offset) ?? .zero, preparePhoto: { $0 }, onSent: onSent)
  }

  private func fill(_ model: PetReportModel) {
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

  /// At midnight on these dates, clocks went forward by an hour or back to 23:00.
  @Test(arguments: [
    ("2025-03-29T21:59:59Z", "+02:00", "2025-03-29"),  // Beirut
    ("2025-03-29T22:00:00Z", "+03:00", "2025-03-30"),
    ("2025-10-25T20:59:59Z", "+03:00", "2025-10-25"),
    ("2025-10-25T21:00:00Z", "+02:00", "2025-10-25"),
    ("2025-10-25T22:00:00Z", "+02:00", "2025-10-26"),
    ("2018-11-04T02:59:59Z", "-03:00", "2018-11-03"),  // São Paulo
    ("2018-11-04T03:00:00Z", "-02:00", "2018-11-04"),
    ("2019-02-17T01:59:59Z", "-02:00", "2019-02-16"),
    ("2019-02-17T02:00:00Z", "-03:00", "2019-02-16"),
    ("2019-02-17T03:00:00Z", "-03:00", "2019-02-17"),
  ])
  func `the date is the reporter's, even if clocks change at midnight`(
    moment: String, offset: String, day: String
  ) throws {
    let clock = try #require(Timestamp(iso: moment))
    let zone = try #require(UTCOffset(offset))
    let model = PetReportModel(
      kind: .found, repository: FakeRepository(), keeper: MemoryKeeper(), clock: { clock },
      offset: zone, preparePhoto: { $0 })
    #expect(model.today.isoText == day)
    #expect(model.flow.form.date.isoText == day)
  }

  @Test func `problems are shown on Continue and cleared on edit`() {
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

  @Test func `if the location is missing, Submit returns to the description`() async {
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

  @Test func `a report is created, its photo is uploaded, and the password is passed on once`()
    async throws
  {
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
      Issue.record("the announcement is not created first")
      return
    }
    #expect(body.object?["phone"]?.string == "123 456 789")
    #expect(keeper.load(.photo) == nil)
    #expect(keeper.load(.pendingReport) == nil)
    model.passwordCopied()
    #expect(model.flow.toast == .copied)
    model.finish()
    #expect(model.flow.step == .microchip)
    #expect(model.flow.form.phone == "")
  }

  @Test func `if the upload fails, only the photo is sent again`() async {
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

  @Test func `a report without a photo is resumed after a restart`() async {
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
    (.noConnection, .offline), (.timedOut, .timedOut), (.server(status: 500), .submissionFailed),
    (.malformedAnswer, .submissionFailed), (.refused, .submissionFailed),
  ])
  func `a failed creation shows a message and keeps the input`(
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
      (.timedOut, .timedOut, nil),
      (.badRequest(code: "INVALID_FILE_FORMAT", field: "file", message: ""), .photoRefused, nil),
      (.server(status: 503), .submissionFailed, nil),
    ] as [(ClientError, Phrase, Int?)])
  func `a failed upload shows a message`(error: ClientError, phrase: Phrase, seconds: Int?) throws {
    var flow = ReportFlow(kind: .found, today: now.date())
    flow.restore(CreatedReport(id: "x", password: "1"), photo: .png)
    #expect(flow.submit(today: now.date()) == .upload(CreatedReport(id: "x", password: "1")))
    flow.failed(error)
    #expect(flow.submission == .failed(phrase, retryAfter: seconds))
    #expect(flow.pending != nil)
  }

  @Test func `a report that was deleted in the meantime is created again`() {
    var flow = ReportFlow(kind: .found, today: now.date())
    flow.restore(CreatedReport(id: "x", password: "1"), photo: .png)
    _ = flow.submit(today: now.date())
    flow.failed(.notFound)
    #expect(flow.pending == nil)
  }

  @Test func `a failure message includes the time to wait`() {
    var flow = ReportFlow(kind: .found, today: now.date())
    #expect(flow.failure(.english) == nil)
    flow.restore(CreatedReport(id: "x", password: "1"), photo: .png)
    _ = flow.submit(today: now.date())
    flow.failed(.locked(seconds: 30))
    #expect(flow.failure(.english) == "Too many attempts. Try again in 30 s.")
    #expect(flow.failure(.polish) == "Zbyt wiele prób. Spróbuj ponownie za 30 s.")
    _ = flow.submit(today: now.date())
    flow.failed(.tooLarge)
    #expect(flow.failure(.english) == "The photo is too large.")
  }

  @Test func `a field that the service rejects is shown on its step`() {
    let model = model(FakeRepository())
    fill(model)
    var flow = model.flow
    #expect(flow.submit(today: now.date(at: UTCOffset("+01:00") ?? .zero)) == .create)
    flow.failed(.badRequest(code: "INVALID_FORMAT", field: "breed", message: "x"))
    #expect(flow.step == .description)
    #expect(flow.problems == [.breed: .notAllowed])
    #expect(flow.submission == .failed(.submissionFailed, retryAfter: nil))
  }

  @Test func `a report whose photo is lost requires a new one`() async {
    let repository = FakeRepository()
    let keeper = MemoryKeeper()
    let report = CreatedReport(id: "kept", password: "111111")
    keeper.save(report.json, as: .pendingReport)
    let model = model(repository, keeper)
    #expect(model.flow.step == .photo)
    model.submit()
    #expect(model.flow.problems == [.photo: .required])
    model.choosePhoto(photo)
    keeper.save(nil, as: .photo)
    model.submit()
    await model.settled()
    #expect(model.flow.step == .photo)
    #expect(model.flow.form.photo == nil)
    model.choosePhoto(photo)
    #expect(model.nextTitle == .submitButton)
    model.next()
    await model.settled()
    #expect(await repository.calls == [.upload(report)])
    #expect(model.flow.submission == .sent(report))
  }

  @Test func `a photo that cannot be stored is not selected`() {
    let folder = TemporaryDirectory()
    _ = FileKeeper(directory: folder.path).save([1], as: .photo)
    let now = now
    let model = PetReportModel(
      kind: .missing, repository: FakeRepository(),
      keeper: FileKeeper(directory: folder.file("photo/x")), clock: { now }, offset: .zero,
      preparePhoto: { $0 })
    #expect(!model.choosePhoto(photo))
    #expect(model.flow.toast == .photoNotKept)
    #expect(model.flow.form.photo == nil)
  }

  @Test func `only photos that can be prepared are selected`() {
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

  @Test func `the device's location is filled in, or an error is shown`() async {
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
