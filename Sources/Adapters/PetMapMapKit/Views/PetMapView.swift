#if canImport(SwiftUI) && canImport(MapKit) && canImport(CoreText) && canImport(ImageIO)
  import MapKit
  import PetMapAnnouncements
  import PetMapApple
  import PetMapCallout
  import PetMapDrawing
  import PetMapGeo
  public import PetMapKit
  public import SwiftUI

  /// A map with the pins and clusters of a service, and the callout of the selected pin, on SwiftUI's
  /// `Map`.
  ///
  /// ```swift
  /// PetMapView(model.pins, camera: $camera, selection: $model.selection) { camera, viewport in
  ///   model.show(camera, in: viewport)
  /// }
  /// ```
  ///
  /// A tap on a pin selects it, and a second tap, a tap on another pin or one on the map ends its
  /// selection. A tap on a cluster moves the camera to where it splits. The map is not rotated or
  /// pitched, because callouts are placed on a map whose north is up.
  public struct PetMapView: View {
    @Environment(\.colorSchemeContrast) private var contrast
    @Environment(\.dynamicTypeSize) private var textSize
    @State private var position = MapCameraPosition.automatic
    /// The camera that the map reported last, or was told to show.
    @State private var reported: Camera?
    @State private var scene: MapScene?
    @State private var composer: SceneComposer<CoreTextMeasurer>?
    @Binding private var camera: Camera
    @Binding private var selection: String?
    private let pins: FetchedPins
    private let words: Words
    private let moved: @MainActor (Camera, Viewport) -> Void

    /// Creates a map.
    ///
    /// - Parameters:
    ///   - pins: The pins and clusters to show.
    ///   - camera: The camera. Setting it moves the map.
    ///   - selection: The ID of the selected announcement.
    ///   - words: The words of the callout and of the accessibility labels.
    ///   - moved: Called with what the map shows, at first and after each gesture.
    public init(
      _ pins: FetchedPins, camera: Binding<Camera>, selection: Binding<String?>,
      words: Words = .english, moved: @escaping @MainActor (Camera, Viewport) -> Void
    ) {
      self.pins = pins
      _camera = camera
      _selection = selection
      self.words = words
      self.moved = moved
    }

    /// The map.
    public var body: some View {
      GeometryReader { proxy in
        if let viewport = try? Viewport(
          width: Double(proxy.size.width), height: Double(proxy.size.height))
        {
          map(viewport)
        }
      }
    }

    private func map(_ viewport: Viewport) -> some View {
      Map(position: $position, interactionModes: [.pan, .zoom]) {
        PetMapContent(scene?.items ?? [], words: words) { tap($0) }
      }
      .onMapCameraChange(frequency: .continuous) { follow($0.rect, viewport) }
      .onMapCameraChange(frequency: .onEnd) { context in
        follow(context.rect, viewport)
        moved(camera, viewport)
      }
      .onTapGesture { selection = nil }
      .overlay(alignment: .topLeading) {
        if let callout = scene?.frame.callout {
          CalloutView(callout, photo: pins.selected?.photoURLs.first)
            .accessibilityIdentifier(MapIdentifier.callout)
        }
      }
      .onChange(of: camera, initial: true) { show(viewport) }
      // The map may appear again after it has disappeared below another screen.
      .onAppear { moved(camera, viewport) }
      .task(id: engineParameters) { await makeComposer(viewport) }
      .task(id: request(viewport)) { await compose(viewport) }
    }

    // MARK: Camera

    /// Takes over the camera of the map.
    private func follow(_ rect: MKMapRect, _ viewport: Viewport) {
      let rectangle = MapRectangle(rect)
      guard !rectangle.isShown(by: camera, in: viewport) else { return }
      let shown = rectangle.camera(in: viewport)
      reported = shown
      camera = shown
    }

    /// Moves the map to a camera that it has not reported itself.
    private func show(_ viewport: Viewport) {
      guard camera != reported else { return }
      reported = camera
      position = .rect(MKMapRect(MapRectangle(camera, in: viewport)))
      moved(camera, viewport)
    }

    private func tap(_ item: MapItem) {
      switch item.content {
      case .pin: selection = selection == item.id.name ? nil : item.id.name
      case .cluster:
        if let opening = item.openingCamera { camera = opening }
      }
    }

    // MARK: Scene

    /// What a scene is computed from.
    private struct Request: Equatable {
      let scene: SceneRequest
      let pins: FetchedPins
      let parameters: CalloutParameters
    }

    private var engineParameters: CalloutParameters {
      var parameters = CalloutParameters()
      parameters.contrast = contrast == .increased ? .increased : .standard
      parameters.textScale = textSize.textScale
      return parameters
    }

    private func request(_ viewport: Viewport) -> Request {
      var selected = PinSelection()
      if let selection { selected.tap(pin: selection) }
      return Request(
        scene: SceneRequest(camera: camera, viewport: viewport, selection: selected), pins: pins,
        parameters: engineParameters)
    }

    private func makeComposer(_ viewport: Viewport) async {
      let (parameters, words) = (engineParameters, words)
      composer = SceneComposer {
        (try? CalloutEngine(measurer: CoreTextMeasurer(), parameters: parameters, words: words))
          ?? CalloutEngine(measurer: CoreTextMeasurer())
      }
      await compose(viewport)
    }

    private func compose(_ viewport: Viewport) async {
      guard let composer else { return }
      let update = await composer.update(for: request(viewport).scene, of: pins)
      if !Task.isCancelled { scene = update.scene }
    }
  }
#endif
