import PetMapAnnouncements
import PetMapAPI
import PetMapClient
import PetMapDrawing
import PetMapGeo
import PetMapKit
import PetMapRequests
import Testing

extension Viewport {
  /// The viewport of a phone.
  static var phone: Viewport { get throws { try Viewport(width: 390, height: 844) } }
}

@MainActor
struct PetMapModelTests {
  private func pet(_ id: String, latitude: Double = 52) throws -> Announcement {
    Announcement(
      id: id, coordinate: try Coordinate(latitude: latitude, longitude: 21), species: "DOG")
  }

  private func camera(zoom: Zoom = 10, latitude: Double = 52) throws -> Camera {
    try Camera(center: try Coordinate(latitude: latitude, longitude: 21), zoom: zoom)
  }

  private func model(_ repository: FakeRepository) -> PetMapModel {
    PetMapModel(repository: repository, settling: .zero)
  }

  @Test func `each view is requested once, with its box and its zoom`() async throws {
    let repository = FakeRepository([try pet("a"), try pet("b", latitude: 60)])
    let model = model(repository)
    try model.show(camera(), in: .phone)
    #expect(model.isLoading)
    await model.settled()
    #expect(!model.isLoading)
    try model.show(camera(), in: .phone)
    await model.settled()
    #expect(model.pins.elements.map(\.id) == ["a"])
    try model.show(camera(zoom: 11.5), in: .phone)
    await model.settled()
    var region = RegionRequest()
    region.box = ScreenProjection(camera: try camera(), viewport: try .phone)
      .visibleBox(margin: SceneRequest.standardMargin)
    let calls = await repository.calls
    #expect(calls.count == 2)
    #expect(calls.first == .pins(region, zoom: 10))
    guard case .pins(_, zoom: 11)? = calls.last else {
      Issue.record("\(calls)")
      return
    }
  }

  @Test func `pins and selection remain when a fetch fails, with a message`() async throws {
    let repository = FakeRepository([try pet("a")])
    let model = model(repository)
    try model.show(camera(), in: .phone)
    await model.settled()
    model.tap(pin: "a")
    #expect(model.selected?.id == "a")
    await repository.fail(with: .noConnection)
    try model.show(camera(zoom: 12), in: .phone)
    await model.settled()
    #expect(model.failure == Phrase.noConnection.text(.english))
    #expect(model.pins.elements.map(\.id) == ["a"])
    #expect(model.selection == "a")
    // The same view is requested again after a failure.
    try model.show(camera(zoom: 12), in: .phone)
    await model.settled()
    #expect(model.failure == nil)
    model.tap(pin: "a")
    #expect(model.selection == nil)
    model.tap(pin: "a")
    model.tapMap()
    #expect(model.selection == nil)
  }

  @Test func `a selected announcement outside the view is fetched and kept`() async throws {
    let repository = FakeRepository([try pet("a"), try pet("b", latitude: 60)])
    let model = model(repository)
    try model.show(camera(), in: .phone)
    model.selection = "b"
    await model.settled()
    #expect(model.selected?.id == "b")
    model.refresh()
    await model.settled()
    #expect(model.selected?.id == "b")
    model.selection = nil
    #expect(model.selected == nil)
  }

  @Test func `what is removed disappears at once, and changes in view are fetched`() async throws {
    let repository = FakeRepository([try pet("a"), try pet("b")])
    let model = model(repository)
    try model.show(camera(zoom: 20), in: .phone)
    await model.settled()
    #expect(Set(model.pins.elements.map(\.id)) == ["a", "b"])
    model.selection = "a"
    await repository.set([try pet("b"), try pet("c")])
    model.apply(.removed("a"))
    #expect(model.selection == nil)
    #expect(model.pins.elements.map(\.id) == ["b"])
    model.apply(.put(try pet("c")))
    await model.settled()
    await model.settled()
    #expect(Set(model.pins.elements.map(\.id)) == ["b", "c"])
    #expect(await repository.calls.count == 2)
    model.apply(.put(try pet("far", latitude: 10)))
    await model.settled()
    #expect(await repository.calls.count == 2)
  }

  @Test func `a cluster opens at the zoom where its pins separate`() async throws {
    let pets = try (0..<3).map { try pet("\($0)", latitude: 52 + Double($0) / 10_000) }
    let model = model(FakeRepository(pets))
    try model.show(camera(), in: .phone)
    await model.settled()
    let request = SceneRequest(camera: try camera(), viewport: try .phone)
    let scene = MapScene.update(for: request, of: model.pins).scene
    let cluster = try #require(scene.clusters.first)
    #expect(cluster.count == 3)
    let opening = try #require(model.camera(opening: cluster))
    #expect(opening.zoom.level == cluster.expansionZoom.map { Double($0) })
    #expect(opening.center == cluster.coordinate)
  }
}
