public import PetMapCallout
public import PetMapDrawing
public import PetMapGeo

/// The parameters of a scene, except for the pins.
public struct SceneRequest: Sendable, Hashable {
  /// The camera.
  public var camera: Camera
  /// The viewport that the map fills.
  public var viewport: Viewport
  /// The selected pin, whose callout is open.
  public var selection: PinSelection
  /// The ID of a cluster of pins with the same coordinate to open as a fan.
  public var openCluster: String?
  /// Whether pins are clustered. If not, each pin is shown at its coordinate.
  public var isClustered: Bool
  /// The margin around the viewport, in CSS pixels. Points within it are included, because markers
  /// and circles extend beyond their points.
  public var margin: Double

  /// The margin of a request that does not set one.
  public static let standardMargin = 40.0
  /// The margins that a page may request.
  public static let margins = 0.0...10_000

  /// Creates a request without a selection.
  public init(
    camera: Camera, viewport: Viewport, selection: PinSelection = PinSelection(),
    openCluster: String? = nil, isClustered: Bool = true, margin: Double = standardMargin
  ) {
    self.camera = camera
    self.viewport = viewport
    self.selection = selection
    self.openCluster = openCluster
    self.isClustered = isClustered
    self.margin = margin
  }
}

/// A scene and its difference from the previous one.
public struct SceneUpdate: Sendable, Hashable {
  /// The new scene.
  public let scene: MapScene
  /// The difference from the previous scene. If there is no previous scene, all elements are added.
  public let difference: SceneDifference
}

extension MapScene {
  /// Returns the elements in view and their changes since the previous scene. All maps use this
  /// function.
  ///
  /// ```swift
  /// var selection = PinSelection()
  /// let request = SceneRequest(camera: camera, viewport: viewport, selection: selection)
  /// let update = MapScene.update(for: request, of: tree, after: previous) { pin, point, side in
  ///   engine.layout(for: announcements[pin], at: point, in: viewport, previous: side)
  /// }
  /// ```
  ///
  /// If the selected pin is not in the tree, the scene has no selection. The callout stays on the
  /// same side as in the previous scene for as long as it fits there.
  ///
  /// - Parameters:
  ///   - request: The camera, the viewport and the selection.
  ///   - tree: The clustered pins.
  ///   - previous: The previous scene, if any.
  ///   - callout: Lays out the callout of the selected pin, given its index in the tree, a point,
  ///     and the side in the previous scene.
  /// - Complexity: O(*k* log *k*) for *k* elements in view, regardless of the number of pins;
  ///   O(*n*) to find a newly selected pin.
  public static func update(
    for request: SceneRequest, of tree: ClusterTree, after previous: MapScene? = nil,
    callout: (_ pin: Int, _ point: ScreenPoint, _ side: CalloutSide?) -> CalloutLayout? = {
      _, _, _ in nil
    }
  ) -> SceneUpdate {
    update(for: request, from: tree, after: previous, callout: callout)
  }

  /// Returns the elements in view among the pins and clusters from a service; see the function for
  /// cluster trees.
  ///
  /// - Complexity: O(*n*) in the number of pins and clusters.
  public static func update(
    for request: SceneRequest, of pins: FetchedPins, after previous: MapScene? = nil,
    callout: (_ pin: Int, _ point: ScreenPoint, _ side: CalloutSide?) -> CalloutLayout? = {
      _, _, _ in nil
    }
  ) -> SceneUpdate {
    update(for: request, from: pins, after: previous, callout: callout)
  }

  private static func update(
    for request: SceneRequest, from source: some SceneSource, after previous: MapScene?,
    callout: (Int, ScreenPoint, CalloutSide?) -> CalloutLayout?
  ) -> SceneUpdate {
    var maker = SceneMaker(request: request, source: source, previous: previous)
    let scene = maker.scene(callout: callout)
    return SceneUpdate(scene: scene, difference: scene.difference(from: previous))
  }

  /// Creates a scene for a picture, like ``update(for:of:after:callout:)`` but without a
  /// difference.
  package init(
    for request: SceneRequest, of tree: ClusterTree, after previous: MapScene? = nil,
    callout: (_ pin: Int, _ point: ScreenPoint, _ side: CalloutSide?) -> CalloutLayout?
  ) {
    var maker = SceneMaker(request: request, source: tree, previous: previous)
    self = maker.scene(callout: callout)
  }
}
