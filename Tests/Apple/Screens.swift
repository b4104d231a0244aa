// Fills in and taps the screens of the sample app, without a device.

import MapKit
import PetMapAPI
import PetMapAnnouncements
import PetMapApple
import PetMapClient
import PetMapDrawing
import PetMapGeo
import PetMapKit
import PetMapMapKit
import SwiftUI
import UIKit

@MainActor struct Screens {
  private let rex: Announcement

  init() throws {
    var rex = Announcement(
      id: "2ed6657d-e927-568b-95e1-2665a8aea6a2",
      coordinate: try Coordinate(latitude: 52.2297, longitude: 21.0122), species: "DOG")
    (rex.petName, rex.breed, rex.phone, rex.reward) =
      ("Rex", "Beagle", "+48 123 456 789", "500 PLN")
    rex.photoUrl = "https://pets.example/images/2ed6657d-e927-568b-95e1-2665a8aea6a2.jpeg"
    self.rex = rex
  }

  func check() async throws {
    await list()
    await details()
    try await photos()
    try await map()
    try await report()
    await deniedLocation()
    formStyle()
    keychainKeeper()
    try await mapView()
  }

  // MARK: Using a screen

  private func texts(_ screen: some View) -> [String] { screen.node().words }

  private func element(_ screen: some View, _ identifier: String, line: Int = #line) -> Node {
    let found = screen.node().all.filter { $0.identifier == identifier }
    expect(found.count == 1, "\(identifier): \(found.count)", line: line)
    return found.first ?? Node("nothing")
  }

  private func tap(_ screen: some View, _ identifier: String, line: Int = #line) {
    let node = element(screen, identifier, line: line)
    expect(!node.isDisabled, "\(identifier) is disabled", line: line)
    let button = node.all.first { $0.tap != nil }
    expect(button != nil, "\(identifier) cannot be tapped", line: line)
    button?.tap?()
  }

  private func type(
    _ text: String, in identifier: String, of screen: some View, line: Int = #line
  ) {
    let node = element(screen, identifier, line: line)
    expect(!node.isDisabled, "\(identifier) is disabled", line: line)
    expect(node.text != nil, "\(identifier) is not a text field", line: line)
    node.text?.wrappedValue = text
  }

  private func appear(_ screen: some View) async {
    for node in screen.node().all {
      for task in node.tasks { await task() }
    }
  }

  // MARK: Screens

  private func list() async {
    let repository = FakeRepository([rex])
    await repository.fail(with: .noConnection)
    let screen = PetList(model: PetListModel(repository: repository))
    await appear(screen)
    expect(texts(screen) == [Phrase.noConnection.text(.english), "Try again"], "\(texts(screen))")
    await appear(screen)
    let words = element(screen, "petList.item." + rex.id).words
    for text in ["Rex", "Dog • Beagle", "52.22970° N, 21.01220° E", "MISSING", "500 PLN"] {
      expect(words.contains(text), "\(text) in \(words)")
    }
    await repository.fail(with: .timedOut)
    await screen.node().all.first { $0.refresh != nil }?.refresh?()
    expect(
      texts(screen).contains(Phrase.timedOut.text(.english)) && texts(screen).contains("Rex"),
      "a failed refresh is shown above the list")
  }

  private func details() async {
    let repository = FakeRepository([rex])
    let model = PetDetailsModel(id: rex.id, repository: repository)
    var actions: [DetailsAction] = []
    let screen = PetDetailsScreen(model: model) { actions.append($0) }
    expect(element(screen, DetailsIdentifier.loading).words == ["…"], "a progress indicator")
    await appear(screen)
    expect(texts(screen).contains("Rex"), "\(texts(screen))")
    expect(element(screen, DetailsIdentifier.reward).words == ["💰", "500 PLN"], "the reward")
    expect(element(screen, DetailsIdentifier.status).words == ["MISSING"], "the status")
    expect(texts(screen).contains("GeoNames"), "the credit for the city")
    tap(screen, "petDetails.phone.tap")
    tap(screen, DetailsIdentifier.showMap)
    expect(
      actions == [
        .open(url: "tel:+48123456789"), .showOnMap(latitude: 52.2297, longitude: 21.0122),
      ], "\(actions)")
    let rows = screen.node().all.filter { $0.kind == "HStack" && $0.words.contains("Dog") }
    expect(rows.contains { $0.words.contains("Beagle") }, "species and breed share a line")
    var large = EnvironmentValues()
    large.dynamicTypeSize = .accessibility5
    let stacked = screen.node(in: large).all.filter { $0.kind == "HStack" }
    expect(
      !stacked.contains { $0.words.contains("Dog") && $0.words.contains("Beagle") },
      "large text has one column")
    await repository.fail(with: .noConnection)
    await appear(screen)
    expect(texts(screen).contains("Rex"), "the details remain")
    expect(
      element(screen, DetailsIdentifier.error).words == ["Unable to load pet details"], "an error")
    await model.load()
    let removal = RemovalSection(model: model)
    type("123456", in: DetailsIdentifier.password, of: removal)
    tap(removal, DetailsIdentifier.markReunited)
    await model.settled()
    expect(element(screen, DetailsIdentifier.status).words == ["CLOSED"], "the report is closed")
  }

  private func photos() async throws {
    let details = PetDetails(rex, language: .english)
    let requested = Requests()
    var values = EnvironmentValues()
    values.petPhotos = PetPhotos { url in
      await requested.add(url)
      if await requested.urls.count == 1 { throw ClientError.noConnection }
      return [1]
    }
    func shown(_ view: some View) -> [String] {
      view.node(in: values).all.flatMap { $0.kind == "Image" ? ["image"] : $0.texts }
    }
    func load(_ view: some View) async {
      EnvironmentValues.current = values
      for node in view.node(in: values).all { for task in node.tasks { await task() } }
      EnvironmentValues.current = EnvironmentValues()
    }
    let view = PhotoView(
      details.photos.first, fallback: "Image not available", width: 100, height: 100)
    expect(shown(view) == ["…"], "a photo that is loading: \(shown(view))")
    await load(view)
    expect(shown(view) == ["Image not available"], "a photo that failed: \(shown(view))")
    await load(view)
    expect(shown(view) == ["image"], "a photo: \(shown(view))")
    let sized = "https://pets.example/photos/\(rex.id)-320.jpg"
    let urls = await requested.urls
    expect(urls == [sized, sized], "\(urls)")
    let none = PhotoView(nil, fallback: "Image not available", width: 100, height: 100)
    expect(shown(none) == ["Image not available"], "no photo")

    let photo = PetPhotoView(details)
    let kinds = photo.node(in: values).all.map { $0.kind }
    expect(
      kinds.contains("overlay topTrailing") && kinds.contains("overlay bottomLeading"), "\(kinds)")
    let processed = LabelValueView.Model(label: "a", value: "b") { $0 + "!" }
    expect(processed.shownValue == "b!", processed.shownValue)
  }

  private func map() async throws {
    let repository = FakeRepository([rex])
    let model = PetMapModel(repository: repository)
    let client = APIClient(transport: NoTransport())
    let camera = State(wrappedValue: try Camera(center: rex.coordinate, zoom: 12))
    let screen = PetMap(client: client, model: model, camera: camera.projectedValue)
    let map = PetMapView(
      model.pins, camera: camera.projectedValue, selection: Bindable(wrappedValue: model).selection
    ) { model.show($0, in: $1) }
    _ = map.node()
    await model.settled()
    expect(model.pins.elements.count == 1, "the view asks for the pins in view")
    // The map reports the camera that it was told to show, with rounding errors.
    let phone = try Viewport(width: 390, height: 844)
    var rectangle = MapRectangle(camera.wrappedValue, in: phone)
    rectangle.x *= 1 + 1e-9
    MapActions.move(MKMapRect(rectangle), .onEnd)
    await model.settled()
    let calls = await repository.calls
    expect(calls.count == 1, "the view asks once: \(calls)")
    let shown = PetMapView(
      model.pins, camera: camera.projectedValue, selection: Bindable(wrappedValue: model).selection
    ) { model.show($0, in: $1) }
    await appear(shown)
    let pin = MapIdentifier.pin(rex.id)
    tap(shown, pin)
    expect(model.selection == rex.id, "a tap selects a pin")
    await appear(shown)
    expect(element(shown, MapIdentifier.callout).kind == "Canvas", "the callout")
    expect(screen.node().words.contains("Rex"), "a link to the details")
    tap(shown, pin)
    expect(model.selection == nil, "a second tap deselects it")
    tap(shown, pin)
    shown.node().all.first { $0.kind != "Button" && $0.tap != nil }?.tap?()
    expect(model.selection == nil, "a tap on the map deselects it")

    // The map moves to the camera, and the camera follows the map.
    let viewport = try Viewport(width: 390, height: 844)
    let east = try Camera(center: try Coordinate(latitude: 52, longitude: 22), zoom: 10)
    MapActions.move(MKMapRect(MapRectangle(east, in: viewport)), .onEnd)
    expect(abs(camera.wrappedValue.center.longitude - 22) < 1e-6, "\(camera.wrappedValue)")
    await model.settled()
    await repository.fail(with: .noConnection)
    model.refresh()
    await model.settled()
    expect(
      screen.node().words.contains(Phrase.noConnection.text(.english)), "\(screen.node().words)")
  }

  private func report() async throws {
    let repository = FakeRepository()
    let now = Timestamp(iso: "2025-11-20T12:00:00Z") ?? Timestamp(milliseconds: 0)
    let model = PetReportModel(
      kind: .missing, repository: repository, keeper: MemoryKeeper(), clock: { now },
      offset: .zero, preparePhoto: { $0 })
    let screen = ReportScreen(
      model: model, provider: Provider(answer: .position(latitude: 52.2297, longitude: 21.0122)),
      pickPhoto: { [0xFF, 0xD8, 0xFF, 0xD9] })
    func next() { tap(screen, model.flow.step.identifier(.proceed)) }
    model.prepare()
    type("123456789", in: ReportField.microchip.identifier, of: screen)
    expect(
      element(screen, ReportField.microchip.identifier).text?.wrappedValue == "12345-6789", "groups"
    )
    next()
    tap(screen, ReportField.photo.identifier)
    await wait { model.flow.form.photo != nil }
    next()
    let date = element(screen, ReportField.date.identifier)
    expect(date.modifiers.contains("components 2"), "the date has no time: \(date.modifiers)")
    next()
    expect(texts(screen).contains("This field is required."), "\(texts(screen))")
    expect(element(screen, ReportElement.toast).words.count == 1, "a toast")
    expect(element(screen, ReportField.breed.identifier).isDisabled, "the breed needs a species")
    model.species = .dog
    type("Beagle", in: ReportField.breed.identifier, of: screen)
    tap(screen, ReportField.sexIdentifier(.male))
    tap(screen, ReportElement.requestGPS)
    await wait { model.latitude == "52.22970" }
    next()
    type("+48 123 456 789", in: ReportField.phone.identifier, of: screen)
    type("ola@example.org", in: ReportField.email.identifier, of: screen)
    expect(element(screen, ReportStep.contact.identifier(.proceed)).words == ["Submit"], "submit")
    await repository.fail(with: nil, .noConnection)
    next()
    expect(element(screen, ReportElement.progress).words == ["0.0"], "the progress")
    await model.settled()
    expect(
      element(screen, ReportElement.failure).words == [Phrase.offline.text(.english)], "a failure")
    expect(element(screen, ReportField.phone.identifier).isDisabled, "only the photo is sent again")
    next()
    await model.settled()
    expect(element(screen, ReportElement.password).words == ["123456"], "the password")
    tap(screen, ReportElement.copyPassword)
    expect(UIPasteboard.general.string == "123456", "copied")
    expect(element(screen, ReportElement.toast).words == ["Copied"], "a toast")
    tap(screen, ReportElement.closeSummary)
    expect(model.state == .entering, "\(model.state)")
  }

  private func deniedLocation() async {
    let model = PetReportModel(
      kind: .found, repository: FakeRepository(), keeper: MemoryKeeper(),
      clock: { Timestamp(milliseconds: 0) }, offset: .zero, preparePhoto: { $0 })
    let step = DescriptionStep(model: model, provider: Provider(answer: .denied))
    tap(step, ReportElement.requestGPS)
    await wait { model.asksForLocationAccess }
    tap(step, ReportElement.goToSettings)
    expect(UIApplication.shared.opened.map(\.absoluteString) == ["app-settings:"], "the settings")
    expect(!model.asksForLocationAccess, "the alert is closed")
    expect(model.locationHint == .permissionDenied, "\(model.locationHint)")
  }

  private func formStyle() {
    let text = State(wrappedValue: "").projectedValue
    func heights(_ values: EnvironmentValues, isArea: Bool) -> [String] {
      FormTextField("a", text: text, isArea: isArea, identifier: "f").node(in: values).all
        .flatMap { $0.modifiers }.filter { $0.hasPrefix("minHeight") }
    }
    var values = EnvironmentValues()
    expect(heights(values, isArea: false) == ["minHeight 41.0"], "a field's height")
    expect(heights(values, isArea: true) == ["minHeight 96.0"], "an area's height")
    let style = PetFormStyle()
    expect(style.primary == Color(rgb: 0x155DFC) && style.border == Color(rgb: 0xD1D5DC), "colors")
    expect(style.dateHeight == 49 && style.cornerRadius == 10, "lengths")
    values.petFormStyle.fieldHeight = 60
    expect(heights(values, isArea: false) == ["minHeight 60.0"], "a replaced height")
    expect(DynamicTypeSize.accessibility5.textScale == 3.12, "the largest text")
    expect(DynamicTypeSize.large.textScale == 1, "the standard text")
  }

  private func keychainKeeper() {
    let others = MemoryKeeper()
    let keeper = KeychainKeeper(service: "https://pets.example", others: others)
    expect(keeper.load(.pendingReport) == nil, "nothing is stored at first")
    expect(keeper.save([1, 2], as: .pendingReport), "a secret is stored")
    expect(keeper.save([3], as: .pendingReport), "a secret is replaced")
    expect(keeper.save([4], as: .photo), "a photo is stored")
    expect(keeper.load(.pendingReport) == [3], "\(keeper.load(.pendingReport) ?? [])")
    expect(
      others.load(.pendingReport) == nil && others.load(.photo) == [4], "only photos are files")
    let other = KeychainKeeper(service: "https://other.example", others: others)
    expect(other.load(.pendingReport) == nil, "services are told apart")
    expect(keeper.save(nil, as: .pendingReport), "a secret is removed")
    expect(keeper.save(nil, as: .pendingReport), "removing it again succeeds")
    expect(keeper.load(.pendingReport) == nil, "it is gone")
  }

  // MARK: MKMapView

  private func mapView() async throws {
    let view = MKMapView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let controller = PetMapController(view)
    var cameras: [Camera] = []
    controller.moved = { camera, _ in cameras.append(camera) }
    var max = rex
    max.coordinate = try Coordinate(latitude: 52.3, longitude: 21.0122)
    max = Announcement(id: "max", coordinate: max.coordinate, species: "CAT")
    controller.show(try Camera(center: rex.coordinate, zoom: 10), animated: false)
    controller.pins = FetchedPins([FoundCluster(rex), FoundCluster(max)])
    await controller.settled()
    expect(view.log == ["add 2"], "\(view.log)")
    func annotation(_ id: String) -> (any MKAnnotation)? {
      view.annotations.first {
        controller.mapView(view, viewFor: $0)?.accessibilityIdentifier == id
      }
    }
    guard let pin = annotation(MapIdentifier.pin(rex.id)) else {
      return expect(false, "no annotation")
    }
    // A pan adds and removes nothing.
    controller.show(
      try Camera(center: try Coordinate(latitude: 52.23, longitude: 21.02), zoom: 10),
      animated: false)
    controller.mapView(view, regionDidChangeAnimated: false)
    await controller.settled()
    expect(view.log == ["add 2"] && cameras.count == 1, "\(view.log)")

    controller.mapView(view, didSelect: pin)
    await controller.settled()
    expect(controller.selection == rex.id && view.log == ["add 2", "add 1"], "\(view.log)")
    guard let callout = annotation(MapIdentifier.callout) else {
      return expect(false, "no callout")
    }
    let anchor = controller.mapView(view, viewFor: callout)?.centerOffset ?? .zero
    let screen = ScreenProjection(
      camera: try Camera(center: try Coordinate(latitude: 52.23, longitude: 21.02), zoom: 10),
      viewport: try Viewport(width: 390, height: 844))
    let point = screen.point(of: rex.coordinate)
    expect(
      abs(anchor.x - (195 - point.x)) < 1e-3 && abs(anchor.y - (422 - point.y)) < 1e-3,
      "the anchor of the callout is at the pin: \(anchor)")
    // A second tap ends the selection.
    (view.view(for: pin)?.subviews.first as? UIButton)?.tap()
    expect(view.log.last == "deselect", "\(view.log)")
    controller.mapView(view, didDeselect: pin)
    await controller.settled()
    expect(controller.selection == nil && view.log.last == "remove 1", "\(view.log)")
    expect(view.annotations.count == 2, "\(view.annotations.count)")
  }
}

private actor Requests {
  var urls: [String] = []
  func add(_ url: String) { urls.append(url) }
}

private struct Provider: LocationProvider {
  var answer: LocationAnswer
  func position() async -> LocationAnswer { answer }
}

private struct NoTransport: StreamingTransport {
  func send(_ request: ClientRequest) async throws(TransportError) -> ClientResponse {
    throw .noConnection
  }
  func stream(
    _ request: ClientRequest, receive: @escaping @Sendable ([UInt8]) -> Void
  ) async throws(TransportError) -> ClientResponse { throw .noConnection }
}
