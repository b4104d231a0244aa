import PetMapClient
import PetMapCurl
import PetMapGeo
import PetMapHTTPServer
import PetMapAnnouncements
import PetMapAPI
import PetMapService
import ServiceTestSupport
import Testing

/// Tests the client and the service over a socket.
@MainActor
struct ServiceFlowTests {
  nonisolated static let now = Timestamp(milliseconds: 1_763_000_000_000)
  private let photo: [UInt8] = [0xFF, 0xD8, 0xFF, 0xD9] + Array(repeating: 7, count: 300_000)

  func server() throws -> HTTPServer {
    let service = try Service(
      ServiceEnvironment.test(now: { Self.now }))
    var options = HTTPServer.Options()
    options.port = 0
    options.workers = 2
    return try HTTPServer(service, options: options) { _ in }
  }

  func client(_ port: Int) -> APIClient<CurlTransport> {
    APIClient(base: ServiceURL("http://127.0.0.1:\(port)") ?? .standard, transport: CurlTransport())
  }

  func fill(_ model: PetReportModel, chip: String) {
    model.edit(.microchip) { $0.setMicrochip(chip) }
    model.proceed()
    model.choosePhoto(photo)
    model.proceed()
    model.edit(.species) { $0.setSpecies(.dog) }
    model.edit(.breed) { $0.setBreed("Beagle <b>x</b>") }
    model.edit(.sex) { $0.sex = .male }
    model.edit(.latitude) { $0.setPosition(latitude: 52.2297, longitude: 21.0122) }
    model.proceed()
    model.edit(.phone) { $0.phone = "+48 123-456-789" }
    model.edit(.email) { $0.email = "Ola@example.pl" }
  }

  func model(
    _ client: APIClient<CurlTransport>, _ keeper: any ReportKeeper = MemoryKeeper(),
    onSent: @escaping (String) -> Void = { _ in }
  ) -> PetReportModel {
    PetReportModel(
      kind: .missing, repository: client, keeper: keeper, clock: { Self.now }, offset: .zero,
      preparePhoto: { $0 }, onSent: onSent)
  }

  @Test func `a report is sent, listed, shown, closed, and deleted`() async throws {
    let server = try server()
    defer { _ = server.stop() }
    let client = client(server.port)
    let model = model(client)
    fill(model, chip: "123456789012345")
    #expect(model.flow.step == .contact)
    model.submit()
    await model.settled()
    guard case .sent(let report) = model.flow.submission else {
      Issue.record("\(model.flow.submission)")
      return
    }
    let center = try Coordinate(latitude: 52.2, longitude: 21)
    let near = try await client.announcements(
      within: ListQuery.Circle(center: center, radius: .kilometers(10)))
    #expect(near.map(\.id) == [report.id])
    #expect(near.first?.breed == "Beagle x")
    #expect(near.first?.phone == "+48 123-456-789")
    #expect(near.first?.photoUrl == "\(client.base.text)/images/\(report.id).jpeg")

    let details = PetDetailsModel(id: report.id, repository: client)
    details.loadPetDetails()
    await details.settled()
    guard case .loaded = details.state else {
      Issue.record("\(details.state)")
      return
    }
    details.closeReport(password: "000000")
    await details.settled()
    #expect(details.removal == .failed("Wrong password."))
    details.closeReport(password: report.password)
    await details.settled()
    #expect(details.removal == .closed)
    details.deleteReport(password: report.password)
    await details.settled()
    #expect(details.removal == .deleted)
    #expect(try await client.announcements(within: nil) == [])
  }

  /// Loses the response to the first create request.
  private actor LossyTransport: HTTPTransport {
    private let transport = CurlTransport()
    private var isLost = false

    func send(_ request: ClientRequest) async throws(TransportError) -> ClientResponse {
      let response = try await transport.send(request)
      if !isLost, request.method == .post {
        isLost = true
        throw .timedOut
      }
      return response
    }
  }

  @Test(arguments: [false, true])
  func `a report with a microchip number is sent even if its create response is lost`(
    changes: Bool
  ) async throws {
    let server = try server()
    defer { _ = server.stop() }
    let client = client(server.port)
    let model = PetReportModel(
      kind: .missing, repository: APIClient(base: client.base, transport: LossyTransport()),
      keeper: MemoryKeeper(), clock: { Self.now }, offset: .zero, preparePhoto: { $0 })
    fill(model, chip: "123456789012345")
    model.next()
    await model.settled()
    #expect(model.state == .failed(Phrase.timedOut.text(.english)))
    if changes { model.phone = "987654321" }
    model.next()
    await model.settled()
    guard case .sent(let report) = model.state else {
      Issue.record("\(model.state)")
      return
    }
    let list = try await client.announcements(within: nil)
    #expect(list.map(\.id) == [report.id])
    #expect(list.first?.phone == (changes ? "987654321" : "+48 123-456-789"))
    #expect(try await client.setStatus(.closed, of: report).status == .closed)
  }

  @Test func `a microchip number that was already reported results in a message`() async throws {
    let server = try server()
    defer { _ = server.stop() }
    let client = client(server.port)
    for expected in [nil, Phrase.chipAlreadyReported] {
      let model = model(client)
      fill(model, chip: "123456789012345")
      model.submit()
      await model.settled()
      if let expected {
        #expect(model.flow.submission == .failed(expected, retryAfter: nil))
      }
    }
  }

  @Test func `an unreachable service results in a message`() async throws {
    // Nothing listens on this port, which is reserved.
    let client = client(1)
    let list = PetListModel(repository: client)
    await list.load()
    #expect(list.state == .failed(Phrase.noConnection.text(.english)))
  }
}
