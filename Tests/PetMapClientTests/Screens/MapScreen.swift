import PetMapClient
import PetMapKit

/// Arranges the map, with one callout engine for all draws.
@MainActor final class MapLayout {
  private let words: Words
  private var engine: CalloutEngine<TableMeasurer>?
  private var contrast: ColorSchemeContrast?
  private var previous: MapScene?

  init(words: Words = .english) { self.words = words }

  func scene(
    of pins: FetchedPins, _ camera: Camera, _ viewport: Viewport, selected id: String?,
    contrast: ColorSchemeContrast
  ) -> MapScene {
    prepareEngine(contrast)
    var selection = PinSelection()
    if let id { selection.tap(pin: id) }
    let request = SceneRequest(camera: camera, viewport: viewport, selection: selection)
    let scene = MapScene.update(for: request, of: pins, after: previous) { pin, point, side in
      pins.announcement(ofPin: pin).flatMap {
        engine?.layout(for: $0, at: point, in: viewport, previous: side)
      }
    }.scene
    previous = scene
    return scene
  }

  private func prepareEngine(_ contrast: ColorSchemeContrast) {
    guard self.contrast != contrast else { return }
    self.contrast = contrast
    var parameters = CalloutParameters()
    parameters.contrast = contrast == .increased ? .increased : .standard
    engine = try? CalloutEngine(measurer: TableMeasurer(), parameters: parameters, words: words)
  }
}

struct PetMap<Transport: StreamingTransport>: View {
  @Environment(\.colorSchemeContrast) private var contrast
  let client: APIClient<Transport>
  let model: PetMapModel
  @State var camera: Camera
  @State var layout = MapLayout()

  var body: some View {
    GeometryReader { proxy in
      map(width: proxy.size.width, height: proxy.size.height)
    }
    .task { await model.follow(client.changes()) }
    .onDisappear { model.cancel() }
  }

  @ViewBuilder private func map(width: Double, height: Double) -> some View {
    if let viewport = try? Viewport(width: width, height: height) {
      let scene = layout.scene(
        of: model.pins, camera, viewport, selected: model.selection, contrast: contrast)
      ZStack(alignment: .topLeading) {
        // Without this view, taps between the pins would not reach the map.
        Color.clear.contentShape(Rectangle()).onTapGesture { model.tapMap() }
        clusters(scene)
        markers(scene)
        if let callout = scene.frame.callout { CalloutView(layout: callout) }
        status
      }
      .gesture(DragGesture().onEnded { pan(by: $0.translation, viewport) })
      .gesture(MagnifyGesture().onEnded { zoom(by: $0.magnification) })
      .onChange(of: camera, initial: true) { model.show(camera, in: viewport) }
    }
  }

  private func clusters(_ scene: MapScene) -> some View {
    ForEach(scene.clusters) { cluster in
      Button(cluster.abbreviatedCount) {
        if let opening = model.camera(opening: cluster) { camera = opening }
      }
      .position(x: cluster.point.x, y: cluster.point.y)
      .accessibilityIdentifier(MapIdentifier.cluster(cluster.id.name))
    }
  }

  private func markers(_ scene: MapScene) -> some View {
    ForEach(scene.markers) { marker in
      Button {
        model.tap(pin: marker.id.name)
      } label: {
        Image(systemName: marker.isSelected ? "mappin.circle.fill" : "mappin.circle")
      }
      .position(x: marker.point.x, y: marker.point.y)
      .accessibilityIdentifier(MapIdentifier.pin(marker.id.name))
    }
  }

  @ViewBuilder private var status: some View {
    if model.isLoading { ProgressView() }
    if let failure = model.failure {
      Text(failure)
      Button(model.words.text(.retry)) { model.refresh() }
    }
  }

  private func pan(by translation: CGSize, _ viewport: Viewport) {
    let screen = ScreenProjection(camera: camera, viewport: viewport)
    let center = screen.coordinate(
      at: ScreenPoint(
        x: viewport.width / 2 - translation.width, y: viewport.height / 2 - translation.height))
    camera = (try? Camera(center: center, zoom: camera.zoom)) ?? camera
  }

  private func zoom(by magnification: Double) {
    let zoom = Zoom(scale: camera.zoom.scale * magnification)
    camera = (try? Camera(center: camera.center, zoom: zoom)) ?? camera
  }
}
