public import PetMapCallout
public import PetMapDrawing
import PetMapGeo

/// Everything a front end draws over its base map, in the viewport's pixels, as one value.
///
/// Elements are in drawing order: fans' legs first, then clusters, then markers from the top of the
/// screen down, so that a marker's tip is never hidden by one behind it; the selected one is last.
public struct MapScene: Sendable, Hashable {
  /// The scene without its elements.
  public let frame: SceneFrame
  /// Pins of one coordinate, spread.
  public let fans: [SceneFan]
  /// Pins merged at this zoom.
  public let clusters: [SceneCluster]
  /// Pins by themselves, those at the ends of fans' legs included.
  public let markers: [SceneMarker]

  /// What the scene is seen from.
  public var camera: Camera { frame.camera }
  /// The part of the screen that the scene fills.
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
    // Of all kinds at once: what compares two of a kind is the same code.
    let keys = elements.map { DrawingKey(of: $0) }
    for index in sortedIndices(keys.count, by: { keys[$0].isBefore(keys[$1]) }) {
      switch elements[index] {
      case .fan(let fan): fans.append(fan)
      case .cluster(let cluster): clusters.append(cluster)
      case .marker(let marker): markers.append(marker)
      }
    }
    self.fans = fans
    self.clusters = clusters
    self.markers = markers
  }
}

/// A scene without its elements.
public struct SceneFrame: Sendable, Hashable {
  /// What the scene is seen from.
  public let camera: Camera
  /// The part of the screen that the scene fills.
  public let viewport: Viewport
  /// The zoom at which pins are clustered: the camera's, rounded down.
  public let clusterZoom: Int
  /// The selected pin, if it is among the pins.
  public let selection: SceneSelection?
  /// The selected pin's callout, if it was laid out.
  public let callout: CalloutLayout?
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

/// Where an element belongs among those of its kind.
private struct DrawingKey {
  /// Larger clusters are above smaller ones, the selected marker above all others.
  private let layer: Int
  private let point: ScreenPoint
  private let id: SceneElementID

  init(of element: SceneElement) {
    layer =
      switch element {
      case .fan: 0
      case .cluster(let cluster): cluster.count
      case .marker(let marker): marker.isSelected ? 1 : 0
      }
    point = element.point
    id = element.id
  }

  /// From the top of the screen down, from left to right, then by name.
  func isBefore(_ other: DrawingKey) -> Bool {
    if layer != other.layer { return layer < other.layer }
    if point.y != other.point.y { return point.y < other.point.y }
    if point.x != other.point.x { return point.x < other.point.x }
    if !id.name.isSameID(as: other.id.name) { return id.name.isIDBefore(other.id.name) }
    return id.copy < other.id.copy
  }
}
