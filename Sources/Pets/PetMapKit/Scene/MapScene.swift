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
  init(
    frame: SceneFrame, fans: consuming [SceneFan], clusters: consuming [SceneCluster],
    markers: consuming [SceneMarker]
  ) {
    self.frame = frame
    let fanOrder = drawingOrder(fans.count) { [fans] in DrawingKey(of: fans[$0]) }
    fans.permute(by: fanOrder)
    let clusterOrder = drawingOrder(clusters.count) { [clusters] in DrawingKey(of: clusters[$0]) }
    clusters.permute(by: clusterOrder)
    let markerOrder = drawingOrder(markers.count) { [markers] in DrawingKey(of: markers[$0]) }
    markers.permute(by: markerOrder)
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

  init(of fan: SceneFan) {
    layer = 0
    point = fan.point
    id = fan.id
  }

  init(of cluster: SceneCluster) {
    layer = cluster.count
    point = cluster.point
    id = cluster.id
  }

  init(of marker: SceneMarker) {
    layer = marker.isSelected ? 1 : 0
    point = marker.point
    id = marker.id
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

/// The same code for all kinds of elements.
private func drawingOrder(_ count: Int, key: (Int) -> DrawingKey) -> [Int] {
  sortedIndices(count) { key($0).isBefore(key($1)) }
}

extension Array {
  /// Moves the element at `order[i]` to `i` for every index, without a second array of elements.
  fileprivate mutating func permute(by order: consuming [Int]) {
    for start in indices where order[start] != start {
      let first = self[start]
      var slot = start
      while order[slot] != start {
        self[slot] = self[order[slot]]
        (slot, order[slot]) = (order[slot], slot)
      }
      self[slot] = first
      order[slot] = slot
    }
  }
}
