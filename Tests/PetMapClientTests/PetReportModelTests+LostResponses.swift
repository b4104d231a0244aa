import PetMapClient
import PetMapJSON
import PetMapAnnouncements
import PetMapAPI
import PetMapPhotos
import Testing

/// Tests attempts whose response was lost.
extension PetReportModelTests {
  @Test(arguments: [
    ClientError.timedOut, .noConnection, .malformedAnswer, .server(status: 502),
  ])
  func `a create request whose response is lost is retried with the same key`(error: ClientError)
    async throws
  {
    let repository = FakeRepository()
    let keeper = MemoryKeeper()
    let model = model(repository, keeper)
    fill(model)
    await repository.loseAnswer(error)
    model.next()
    await model.settled()
    #expect(model.flow.pending == nil)
    let kept = try #require(keeper.load(.createAttempt).flatMap(CreateAttempt.init(json:)))
    #expect(await creates(repository) == [kept.body])
    model.next()
    await model.settled()
    // The first password is lost; the service creates a new one for the same report.
    #expect(model.state == .sent(CreatedReport(id: "report-1", password: "123456")))
    #expect(await creates(repository) == [kept.body, kept.body])
  }

  @Test func `after a restart, a create request whose response was lost is retried`() async {
    let repository = FakeRepository()
    let keeper = MemoryKeeper()
    let first = model(repository, keeper)
    fill(first)
    await repository.loseAnswer()
    first.next()
    await first.settled()
    let second = model(repository, keeper)
    #expect(second.state == .resuming)
    #expect(second.petName == "Łatka")
    #expect(second.microchip == "12345-678")
    #expect(second.flow.form.photo == .jpeg)
    second.next()
    await second.settled()
    #expect(second.state == .sent(CreatedReport(id: "report-1", password: "123456")))
    let bodies = await creates(repository)
    #expect(bodies.count == 2)
    #expect(bodies.first?.bytes == bodies.last?.bytes)
  }

  @Test func `changing the input after a lost response replaces the announcement`() async {
    let repository = FakeRepository()
    let model = model(repository)
    fill(model)
    await repository.loseAnswer()
    model.next()
    await model.settled()
    model.phone = "987 654 321"
    model.next()
    await model.settled()
    let report = CreatedReport(id: "report-2", password: "123457")
    #expect(model.state == .sent(report))
    #expect(
      await repository.calls.dropFirst(2)
        == [
          .delete(CreatedReport(id: "report-1", password: "123456")),
          .create(model.flow.form.body(today: model.today) ?? .null), .upload(report),
        ])
    #expect(await creates(repository).last?.object?["phone"]?.string == "987 654 321")
  }

  @Test func `a rejected create request gets a new key`() async throws {
    let transport = ScriptedTransport(
      .answer(409, #"{"error":{"field":"microchipNumber"}}"#), .failure(.timedOut),
      .failure(.timedOut))
    let keeper = MemoryKeeper()
    let model = model(APIClient(transport: transport), keeper)
    fill(model)
    model.next()
    await model.settled()
    #expect(keeper.load(.createAttempt) == nil)
    for _ in 0..<2 {
      model.next()
      await model.settled()
    }
    let keys = await transport.requests.map { request in
      request.headers.first { $0.name == "Idempotency-Key" }?.value ?? ""
    }
    try #require(keys.count == 3)
    #expect(keys[0] != keys[1])
    #expect(keys[1] == keys[2])
    #expect(keys.allSatisfy { $0.utf8.count == 32 })
  }

  @Test func `a rate limit does not end an attempt whose response was lost`() async throws {
    let transport = ScriptedTransport(
      .failure(.timedOut), .answer(429, "{}"), .answer(403, "{}"), .failure(.timedOut))
    let keeper = MemoryKeeper()
    let model = model(APIClient(transport: transport), keeper)
    fill(model)
    for _ in 0..<4 {
      model.next()
      await model.settled()
      #expect(keeper.load(.createAttempt) != nil)
    }
    let keys = await transport.requests.map { request in
      request.headers.first { $0.name == "Idempotency-Key" }?.value
    }
    #expect(keys.count == 4)
    #expect(Set(keys).count == 1)
  }

  @Test func `a report near the equator and the prime meridian is resumed`() async {
    let repository = FakeRepository()
    let keeper = MemoryKeeper()
    let first = model(repository, keeper)
    fill(first)
    first.latitude = "-0.00001"
    first.longitude = "0.0000425"
    await repository.loseAnswer()
    first.next()
    await first.settled()
    let second = model(repository, keeper)
    #expect(second.latitude == "-0.00001")
    #expect(second.longitude == "0.0000425")
    second.next()
    await second.settled()
    #expect(second.state == .sent(CreatedReport(id: "report-1", password: "123456")))
  }

  @Test(arguments: ["1e300", "-1e30", "3.5"])
  func `a stored attempt with a malformed age is resumed without it`(age: String) {
    let keeper = MemoryKeeper()
    keeper.save(Array(#"{"key":"k","body":{"age":\#(age)}}"#.utf8), as: .createAttempt)
    let model = model(FakeRepository(), keeper)
    #expect(model.state == .resuming)
    #expect(model.age == "")
  }

  @Test func `a stored attempt round-trips`() {
    let attempt = CreateAttempt(.object(JSONObject([.init(name: "a", value: .string("ż\"\n"))])))
    #expect(CreateAttempt(json: attempt.json) == attempt)
    #expect(CreateAttempt(json: attempt.json)?.body.bytes == attempt.body.bytes)
    #expect(CreateAttempt(json: []) == nil)
    #expect(CreateAttempt(attempt.body).key != attempt.key)
  }
}
