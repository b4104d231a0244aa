import PetMapClient
import PetMapGeo
import PetMapAnnouncements
import PetMapDrawing
import PetMapKit
import PetMapAPI
import Testing

@MainActor
struct ModelTests {
  private func pet(_ id: String) throws -> Announcement {
    Announcement(id: id, coordinate: try Coordinate(latitude: 52, longitude: 21), species: "DOG")
  }

  @Test func `the example on the landing page loads a list`() async {
    let transport = ScriptedTransport(.answer(200, #"{"data":[]}"#))
    let client = APIClient(base: .standard, transport: transport)
    let list = PetListModel(repository: client)
    await list.load()
    #expect(list.state == .empty("No animals found"))
  }

  @Test(
    arguments: [
      (.position(latitude: 52, longitude: 21), true),
      (.position(latitude: 91, longitude: 0), false),
      (.denied, false), (.failed, false),
    ] as [(LocationAnswer, Bool)])
  func `the list is that around the device's position, or everywhere`(
    answer: LocationAnswer, isCircle: Bool
  ) async throws {
    struct Provider: LocationProvider {
      let answer: LocationAnswer
      func position() async -> LocationAnswer { answer }
    }
    let provider = Provider(answer: answer)
    let repository = FakeRepository([try pet("a")])
    let list = PetListModel(repository: repository) {
      await provider.circle(radius: .kilometers(50))
    }
    await list.load()
    let center = try Coordinate(latitude: 52, longitude: 21)
    #expect(
      await repository.calls == [
        .list(isCircle ? ListQuery.Circle(center: center, radius: .kilometers(50)) : nil)
      ])
  }

  @Test func `details are loaded by ID, repeatedly`() async throws {
    let repository = FakeRepository([try pet("a")])
    let model = PetDetailsModel(id: "a", repository: repository)
    await repository.fail(with: .server(status: 500), .timedOut)
    for _ in 0..<2 {
      model.loadPetDetails()
      #expect(model.state == .loading)
      await model.settled()
      #expect(model.state == .failed("Unable to load pet details"))
    }
    model.loadPetDetails()
    await model.settled()
    #expect(model.state == .loaded(PetDetails(locating: try pet("a"), language: .english)))
    if case .loaded(let details) = model.state {
      #expect(
        details.rows.contains { $0.value.hasSuffix("\n9 km S of Piaseczno") }, "\(details)")
    }
    let unknown = PetDetailsModel(id: "b", repository: repository)
    unknown.loadPetDetails()
    await unknown.settled()
    #expect(unknown.state == .failed("Pet not found"))
  }

  @Test func `a report is closed or deleted with its password`() async throws {
    let repository = FakeRepository([try pet("a")])
    let model = PetDetailsModel(id: "a", repository: repository)
    await repository.fail(with: .refused)
    model.closeReport(password: "1")
    #expect(model.removal == .working)
    await model.settled()
    #expect(model.removal == .failed("Wrong password."))
    model.closeReport(password: "123456")
    await model.settled()
    #expect(model.removal == .closed)
    guard case .loaded(let details) = model.state else {
      Issue.record("the details are not loaded")
      return
    }
    #expect(details.status.text == "CLOSED")
    model.deleteReport(password: "123456")
    await model.settled()
    #expect(model.removal == .deleted)
    #expect(
      await repository.calls.last == .delete(CreatedReport(id: "a", password: "123456")))
  }

  @Test func `a canceled model ignores late responses`() async throws {
    let gate = GatedRepository()
    let map = PetMapModel(repository: gate)
    let list = PetListModel(repository: gate)
    try map.show(Camera(center: pet("a").coordinate, zoom: 10), in: .phone)
    await gate.waitForCalls(1)
    let loading = Task { await list.load() }
    await gate.waitForCalls(2)
    map.cancel()
    list.cancel()
    await gate.answer(0, with: [try pet("a")])
    await gate.answer(1, with: [try pet("a")])
    await map.settled()
    await loading.value
    #expect(map.pins == FetchedPins())
    #expect(list.state == .loading)
  }

  @Test func `a file's announcements are searched by distance`() async throws {
    let far = Announcement(id: "b", coordinate: try Coordinate(latitude: 53, longitude: 21))
    let repository = FixedRepository([try pet("a"), far])
    let circle = ListQuery.Circle(center: try pet("a").coordinate, radius: .kilometers(50))
    #expect(try await repository.announcements(within: circle).map(\.id) == ["a"])
    #expect(try await repository.announcements(within: nil).count == 2)
  }
}
