import PetMapClient
import PetMapKit

/// The fetched pins, clustered once for all cameras.
struct MapPins {
  private let clusters: PinClusters

  init(_ announcements: [Announcement]) {
    var pins = PinCollection()
    for (index, pet) in announcements.enumerated() { pins.put(pet, insertion: Int64(index)) }
    pins.buildClusters()
    clusters = pins.clusters()
  }

  func scene(
    _ camera: Camera, _ viewport: Viewport, selected id: String?, contrast: ColorSchemeContrast
  ) throws(CalloutParameterError) -> MapScene {
    var selection = PinSelection()
    if let id { selection.tap(pin: id) }
    let request = SceneRequest(camera: camera, viewport: viewport, selection: selection)
    var parameters = CalloutParameters()
    parameters.contrast = contrast == .increased ? .increased : .standard
    var engine = try CalloutEngine(measurer: TableMeasurer(), parameters: parameters)
    return MapScene.update(for: request, of: clusters.tree) { pin, point, side in
      engine.layout(
        for: clusters.records[pin].announcement, at: point, in: viewport, previous: side)
    }.scene
  }
}

struct PetMap: View {
  @Environment(\.colorSchemeContrast) private var contrast
  let model: PetMapModel
  @State var camera: Camera
  @State var pins = MapPins([])

  var body: some View {
    GeometryReader { proxy in
      map(width: proxy.size.width, height: proxy.size.height)
    }
  }

  @ViewBuilder private func map(width: Double, height: Double) -> some View {
    if let viewport = try? Viewport(width: width, height: height),
      let scene = try? pins.scene(
        camera, viewport, selected: model.selection, contrast: contrast)
    {
      ZStack(alignment: .topLeading) {
        ForEach(scene.clusters) { cluster in
          Text(cluster.abbreviatedCount).position(x: cluster.point.x, y: cluster.point.y)
            .accessibilityIdentifier(MapIdentifier.cluster(cluster.id.name))
        }
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
      .onTapGesture { model.tapMap() }
      .onChange(of: camera, initial: true) { fetch(viewport) }
      .onChange(of: model.announcements) { pins = MapPins(model.announcements) }
    }
  }

  /// Fetches pins on appearance, and after each completed gesture, which sets the camera.
  private func fetch(_ viewport: Viewport) {
    let projection = ScreenProjection(camera: camera, viewport: viewport)
    let corners = [0, viewport.width].flatMap { x in
      [0, viewport.height].map { y in projection.coordinate(at: ScreenPoint(x: x, y: y)) }
    }
    model.fetch(center: camera.center, corners: corners)
  }
}
