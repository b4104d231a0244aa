public import PetMapCallout

/// Everything a front end draws over its base map, in the viewport's pixels, as one value.
///
/// Elements are in drawing order: fans' legs first, then clusters, then markers from the top of the
/// screen down, so that a marker's tip is never hidden by one behind it; the selected one is last.
public struct Scene: Sendable, Hashable {
  /// The scene without its elements.
  public let frame: SceneFrame
  /// Pins spread from one place.
  public let fans: [SceneFan]
  /// Pins merged at this zoom.
  public let clusters: [SceneCluster]
  /// Pins by themselves, those at the ends of fans' legs included.
  public let markers: [SceneMarker]

  public var camera: Camera { frame.camera }
  public var viewport: Viewport { frame.viewport }

  /// Everything in drawing order.
  public var elements: [SceneElement] {
    fans.map(SceneElement.fan) + clusters.map(SceneElement.cluster)
      + markers.map(SceneElement.marker)
  }

  /// Puts elements into drawing order.
  ///
  /// - Complexity: O(*n* log *n*)
  init(frame: SceneFrame, elements: [SceneElement]) {
    self.frame = frame
    var fans: [SceneFan] = []
    var clusters: [SceneCluster] = []
    var markers: [SceneMarker] = []
    for element in elements {
      switch element {
      case .fan(let fan): fans.append(fan)
      case .cluster(let cluster): clusters.append(cluster)
      case .marker(let marker): markers.append(marker)
      }
    }
    fans.sort { isBefore(($0.point, $0.id), ($1.point, $1.id)) }
    clusters.sort {
      $0.count != $1.count ? $0.count < $1.count : isBefore(($0.point, $0.id), ($1.point, $1.id))
    }
    markers.sort {
      $0.isSelected != $1.isSelected
        ? $1.isSelected : isBefore(($0.point, $0.id), ($1.point, $1.id))
    }
    self.fans = fans
    self.clusters = clusters
    self.markers = markers
  }
}

/// A scene without its elements.
public struct SceneFrame: Sendable, Hashable {
  public let camera: Camera
  public let viewport: Viewport
  /// The zoom at which pins are clustered: the camera's, rounded down.
  public let clusterZoom: Int
  /// The selected pin, if it is among the pins.
  public let selection: SceneSelection?
  /// The selected pin's callout, if there was somebody to set it.
  public let callout: CalloutAnswer?
}

/// The selected pin in a scene.
public struct SceneSelection: Sendable, Hashable {
  /// The pin's id.
  public let id: String
  /// The pin's index in the cluster tree's pins.
  public let pin: Int
  /// Where its marker's tip stands, in the viewport or outside: the callout's anchor.
  public let point: ScreenPoint
}

/// From the top of the screen down, from left to right, then by name.
private func isBefore(
  _ a: (point: ScreenPoint, id: SceneElementID), _ b: (point: ScreenPoint, id: SceneElementID)
) -> Bool {
  if a.point.y != b.point.y { return a.point.y < b.point.y }
  if a.point.x != b.point.x { return a.point.x < b.point.x }
  if a.id.name != b.id.name { return a.id.name < b.id.name }
  return a.id.copy < b.id.copy
}
