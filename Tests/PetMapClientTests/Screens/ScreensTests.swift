import PetMapClient
import PetMapGeo
import PetMapKit
import PetMapAnnouncements
import PetMapAPI
import TestSupport
import Testing

/// Tests the article's screens, whose code is in this folder.
@MainActor
struct ScreensTests {
  private static let root = String(#filePath.split(separator: "/Tests/").first ?? "")

  private func text(_ path: String) throws -> String {
    String(decoding: try bytes(of: "\(Self.root)/\(path)"), as: UTF8.self)
  }

  @Test(arguments: ["ListScreen", "MapScreen", "DetailsScreen", "ReportScreens"])
  func `the article contains the screens' code`(name: String) throws {
    let article = try text("Sources/Apps/PetMapClient/PetMapClient.docc/Screens.md")
    let file = try text("Tests/PetMapClientTests/Screens/\(name).swift")
    let code = try #require(file.split(separator: "\n\n", maxSplits: 1).last)
    #expect(article.contains("```swift\n\(code)```"))
  }

  /// Returns the elements that a screen currently shows.
  private func elements(_ screen: some View) -> [Node] { screen.node.all }

  private func texts(_ screen: some View) -> [String] { elements(screen).flatMap(\.texts) }

  private func element(_ screen: some View, _ identifier: String) throws -> Node {
    let found = elements(screen).filter { $0.identifier == identifier }
    try #require(found.count == 1, "\(identifier): \(found.count)")
    return found[0]
  }

  private func tap(_ screen: some View, _ identifier: String) throws {
    let node = try element(screen, identifier)
    #expect(!node.isDisabled, "\(identifier)")
    let action = try #require(node.tap)
    action()
  }

  private func type(_ text: String, in identifier: String, of screen: some View) throws {
    let node = try element(screen, identifier)
    #expect(!node.isDisabled, "\(identifier)")
    let binding = try #require(node.text)
    binding.wrappedValue = text
  }

  private func appear(_ screen: some View) async {
    for node in elements(screen) { await node.task?() }
  }

  @Test func `the article's models are created from a client and a transport`() async throws {
    let transport = ScriptedTransport(.answer(200, "{\"data\":[]}"), .answer(200, "{\"data\":[]}"))
    let client = APIClient(base: .standard, transport: transport)
    let list = PetListModel(repository: client)
    await list.load()
    #expect(list.state == .empty("No animals found"))

    let german = ["noAnimalsFound": "Keine Tiere gefunden", "mediumDate": "{d}.{M}.{yyyy}"]
    let words = Words(.english, translation: { german[$0.key] })
    let translated = PetListModel(repository: client, words: words)
    let callouts = try CalloutEngine(measurer: TableMeasurer(), words: words)
    #expect(callouts.words.text(CalendarDate(daysSinceEpoch: 0)!) == "1.1.1970")
    await translated.load()
    #expect(translated.state == .empty("Keine Tiere gefunden"))

    let offline = PetListModel(preview: .failed(Phrase.noConnection.text(.english)))
    let preview = PetList(model: offline)
    #expect(texts(preview) == [Phrase.noConnection.text(.english), "Try again"])
  }

  @Test func `the list shows the loaded rows, or the error`() async throws {
    let home = try Coordinate(latitude: 52.2297, longitude: 21.0122)
    let repository = FakeRepository([Announcement(id: "rex", coordinate: home, species: "DOG")])
    await repository.fail(with: .noConnection)
    let screen = PetList(model: PetListModel(repository: repository))
    await appear(screen)
    #expect(texts(screen) == [Phrase.noConnection.text(.english), "Try again"])
    await appear(screen)
    let cell = try element(screen, "petList.item.rex").all.flatMap(\.texts)
    for text in [
      "Image not available", "Unknown pet", "Dog", "52.22970° N, 21.01220° E", "MISSING",
    ] {
      #expect(cell.contains(text), "\(text)")
    }
  }

  @Test func `the map screen shows the fetched pins and the selection`() async throws {
    let home = try Coordinate(latitude: 52.2297, longitude: 21.0122)
    let repository = FakeRepository([Announcement(id: "rex", coordinate: home, species: "DOG")])
    let model = PetMapModel(repository: repository)
    let viewport = try Viewport(width: 390, height: 844)
    let camera = Camera.around(home, in: viewport)
    let client = APIClient(transport: ScriptedTransport())
    let screen = PetMap(client: client, model: model, camera: camera)
    _ = elements(screen)
    #expect(texts(screen) == ["…"])
    await model.settled()
    try tap(screen, MapIdentifier.pin("rex"))
    #expect(model.selection == "rex")
    #expect(texts(screen) == ["callout"])
    await repository.fail(with: .noConnection)
    model.refresh()
    await model.settled()
    #expect(texts(screen) == ["callout", Phrase.noConnection.text(.english), "Try again"])
    let map = MapLayout()
    let layouts = try [ColorSchemeContrast.standard, .increased].map { contrast in
      let scene = map.scene(
        of: model.pins, camera, viewport, selected: model.selection, contrast: contrast)
      #expect(scene.markers.map(\.id.name) == ["rex"])
      return try #require(scene.frame.callout).layoutID
    }
    #expect(layouts[0] != layouts[1])
  }

  @Test func `details remain visible with an error if they cannot be reloaded`() async throws {
    let home = try Coordinate(latitude: 52.2297, longitude: 21.0122)
    var rex = Announcement(id: "rex", coordinate: home, species: "DOG")
    rex.petName = "Rex"
    let repository = FakeRepository([rex])
    let screen = PetDetailsScreen(model: PetDetailsModel(id: "rex", repository: repository)) { _ in
    }
    await appear(screen)
    await repository.fail(with: .noConnection)
    await appear(screen)
    #expect(texts(screen).contains("Rex"))
    #expect(try element(screen, DetailsIdentifier.error).words == ["Unable to load pet details"])
  }

  @Test func `the details show the pet, and the report can be closed`() async throws {
    let home = try Coordinate(latitude: 52.2297, longitude: 21.0122)
    var rex = Announcement(id: "rex", coordinate: home, species: "DOG")
    (rex.petName, rex.phone, rex.reward) = ("Rex", "+48 123 456 789", "500 PLN")
    var actions: [DetailsAction] = []
    let model = PetDetailsModel(id: "rex", repository: FakeRepository([rex]))
    let screen = PetDetailsScreen(model: model) { actions.append($0) }
    #expect(try element(screen, DetailsIdentifier.loading).words == ["…"])
    await appear(screen)
    #expect(texts(screen).contains("Rex"))
    #expect(try element(screen, DetailsIdentifier.reward).words == ["500 PLN"])
    try tap(screen, "petDetails.phone.tap")
    try tap(screen, DetailsIdentifier.showMap)
    #expect(
      actions == [
        .open(url: "tel:+48123456789"), .showOnMap(latitude: 52.2297, longitude: 21.0122),
      ])
    let removal = RemovalSection(model: model)
    try type("123456", in: DetailsIdentifier.password, of: removal)
    try tap(removal, DetailsIdentifier.markReunited)
    await model.settled()
    #expect(try element(screen, DetailsIdentifier.status).words == ["CLOSED"])
  }

  private struct Provider: LocationProvider {
    var answer: LocationAnswer
    func position() async -> LocationAnswer { answer }
  }

  /// Runs pending tasks until a condition holds.
  private func wait(until condition: () -> Bool) async {
    for _ in 0..<10_000 where !condition() { await Task.yield() }
    #expect(condition())
  }

  @Test func `a report is filled in and sent, and its password is copied`() async throws {
    let repository = FakeRepository()
    let now = Timestamp(iso: "2025-11-20T12:00:00Z") ?? Timestamp(milliseconds: 0)
    let model = PetReportModel(
      kind: .missing, repository: repository, keeper: MemoryKeeper(), clock: { now },
      offset: .zero, preparePhoto: { $0 })
    let screen = ReportScreen(
      model: model, provider: Provider(answer: .position(latitude: 52.2297, longitude: 21.0122)),
      pickPhoto: { [0xFF, 0xD8, 0xFF, 0xD9] })
    func next() throws { try tap(screen, model.flow.step.identifier(.proceed)) }
    await appear(screen)
    try type("123456789", in: ReportField.microchip.identifier, of: screen)
    #expect(
      try element(screen, ReportField.microchip.identifier).text?.wrappedValue == "12345-6789")
    try next()
    try tap(screen, ReportField.photo.identifier)
    await wait { model.flow.form.photo != nil }
    try next()
    try next()
    #expect(texts(screen).contains("This field is required."))
    #expect(try element(screen, ReportField.breed.identifier).isDisabled)
    model.species = .dog
    try type("Beagle", in: ReportField.breed.identifier, of: screen)
    try tap(screen, ReportField.sexIdentifier(.male))
    try tap(screen, ReportElement.requestGPS)
    await wait { model.latitude == "52.22970" }
    try next()
    try type("+48 123 456 789", in: ReportField.phone.identifier, of: screen)
    try type("ola@example.org", in: ReportField.email.identifier, of: screen)
    #expect(try element(screen, ReportStep.contact.identifier(.proceed)).words == ["Submit"])
    await repository.fail(with: nil, .noConnection)
    try next()
    #expect(try element(screen, ReportElement.progress).words == ["0.0"])
    await model.settled()
    #expect(try element(screen, ReportElement.failure).words == [Phrase.offline.text(.english)])
    #expect(try element(screen, ReportField.phone.identifier).isDisabled)
    try next()
    await model.settled()
    #expect(try element(screen, ReportElement.password).words == ["123456"])
    try tap(screen, ReportElement.copyPassword)
    #expect(UIPasteboard.general.string == "123456")
    #expect(try element(screen, ReportElement.toast).words == ["Copied"])
    try tap(screen, ReportElement.closeSummary)
    #expect(model.state == .entering)
  }

  @Test func `if location access is denied, the settings can be opened`() async throws {
    let now = Timestamp(milliseconds: 0)
    let model = PetReportModel(
      kind: .found, repository: FakeRepository(), keeper: MemoryKeeper(), clock: { now },
      offset: .zero, preparePhoto: { $0 })
    let step = DescriptionStep(model: model, provider: Provider(answer: .denied))
    try tap(step, ReportElement.requestGPS)
    await wait { model.asksForLocationAccess }
    let opened = UIApplication.shared.opened
    try tap(step, ReportElement.goToSettings)
    #expect(UIApplication.shared.opened == opened + 1)
    #expect(!model.asksForLocationAccess)
    #expect(model.locationHint == .permissionDenied)
  }
}
