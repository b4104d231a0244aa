public import PetMapCallout
public import PetMapDrawing
public import PetMapGeo

/// What a scene is made for, beside the pins.
public struct SceneRequest: Sendable, Hashable {
  /// What is looked at.
  public var camera: Camera
  /// The part of the screen that the map fills.
  public var viewport: Viewport
  /// The pin whose callout is open.
  public var selection: PinSelection
  /// The id of a cluster whose pins all have one coordinate and that is to be opened as a fan.
  public var openCluster: String?
  /// Whether pins are merged at all; if not, each is shown where it is.
  public var isClustered: Bool
  /// How far outside the viewport a point may be and yet be in the scene, in CSS pixels: markers
  /// reach above their point, circles around theirs.
  public var margin: Double

  /// A request for what a camera sees, with nothing selected.
  public init(
    camera: Camera, viewport: Viewport, selection: PinSelection = PinSelection(),
    openCluster: String? = nil, isClustered: Bool = true, margin: Double = 40
  ) {
    self.camera = camera
    self.viewport = viewport
    self.selection = selection
    self.openCluster = openCluster
    self.isClustered = isClustered
    self.margin = margin
  }
}

/// A scene and how it differs from the one before.
public struct SceneUpdate: Sendable, Hashable {
  /// The scene as it is now.
  public let scene: MapScene
  /// How it differs from the one before, everything being added without one.
  public let difference: SceneDifference
}

extension MapScene {
  /// What is in view, and what changed since the scene before: the one function behind every map.
  ///
  /// ```swift
  /// var selection = PinSelection()
  /// let request = SceneRequest(camera: camera, viewport: viewport, selection: selection)
  /// let update = MapScene.update(for: request, of: tree, after: previous) { pin, point, side in
  ///   engine.layout(for: announcements[pin], at: point, in: viewport, previous: side)
  /// }
  /// ```
  ///
  /// A selected pin that is not in the tree is not selected in the scene. The callout keeps the
  /// side that it had in the scene before, as long as it fits there.
  ///
  /// - Parameters:
  ///   - request: the camera, the viewport and what is selected.
  ///   - tree: the pins.
  ///   - previous: the scene before, if there is one.
  ///   - callout: sets the callout of the selected pin, given by its index in the tree, at a point;
  ///     the side is that of the scene before.
  /// - Complexity: O(*k* log *k*) for *k* elements in view, whatever the number of pins; a newly
  ///   selected pin is looked for among all.
  public static func update(
    for request: SceneRequest, of tree: ClusterTree, after previous: MapScene? = nil,
    callout: (_ pin: Int, _ point: ScreenPoint, _ side: CalloutSide?) -> CalloutLayout? = {
      _, _, _ in nil
    }
  ) -> SceneUpdate {
    let scene = MapScene(for: request, of: tree, after: previous, callout: callout)
    return SceneUpdate(scene: scene, difference: scene.difference(from: previous))
  }
  /// What is in view, for pictures: as ``update(for:of:after:callout:)`` without the difference.
  package init(
    for request: SceneRequest, of tree: ClusterTree, after previous: MapScene? = nil,
    callout: (_ pin: Int, _ point: ScreenPoint, _ side: CalloutSide?) -> CalloutLayout?
  ) {
    var maker = SceneMaker(request: request, tree: tree, previous: previous)
    self = maker.scene(callout: callout)
  }
}
