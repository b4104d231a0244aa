public import PetMapCallout
public import PetMapDrawing
import PetMapGeo

/// Everything that a front end draws over its base map, in viewport pixels.
///
/// Elements are in drawing order: the legs of fans first, then clusters, then markers from the top
/// of the screen down, so that markers do not hide the tips of those in front of them. The selected
/// marker is last.
public struct MapScene: Sendable, Hashable {
  /// The scene without its elements.
  public let frame: SceneFrame
  /// Pins with the same coordinate, spread out.
  public let fans: [SceneFan]
  /// The clusters at this zoom.
  public let clusters: [SceneCluster]
  /// Markers of single pins, including those in fans.
  public let markers: [SceneMarker]

  /// The camera.
  public var camera: Camera { frame.camera }
  /// The viewport.
  public var viewport: Viewport { frame.viewport }

  /// All elements in drawing order.
  public var elements: [SceneElement] {
    fans.map(SceneElement.fan) + clusters.map(SceneElement.cluster)
      + markers.map(SceneElement.marker)
  }

  /// Sorts elements into drawing order.
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
  /// The camera.
  public let camera: Camera
  /// The viewport.
  public let viewport: Viewport
  /// The zoom at which pins are clustered: the camera's zoom, rounded down.
  public let clusterZoom: Int
  /// The selected pin, if it exists.
  public let selection: SceneSelection?
  /// The callout of the selected pin, if it was laid out.
  public let callout: CalloutLayout?
}

/// The selected pin in a scene.
public struct SceneSelection: Sendable, Hashable {
  /// The ID of the pin.
  public let id: String
  /// The index of the pin in the cluster tree.
  public let pin: Int
  /// The position of the marker's tip, which is the callout's anchor. It may be outside the
  /// viewport.
  public let point: ScreenPoint
}

/// The drawing order of an element among elements of the same kind.
private struct DrawingKey {
  /// The layer: larger clusters are drawn over smaller ones, and the selected marker over all
  /// others.
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

  /// Sorts by layer, then from top to bottom, left to right, and by name.
  func isBefore(_ other: DrawingKey) -> Bool {
    if layer != other.layer { return layer < other.layer }
    if point.y != other.point.y { return point.y < other.point.y }
    if point.x != other.point.x { return point.x < other.point.x }
    if !id.name.isSameID(as: other.id.name) { return id.name.isIDBefore(other.id.name) }
    return id.copy < other.id.copy
  }
}

/// Returns the drawing order of elements. It is not generic, so that all kinds of elements share
/// its code.
private func drawingOrder(_ count: Int, key: (Int) -> DrawingKey) -> [Int] {
  sortedIndices(count) { key($0).isBefore(key($1)) }
}

extension Array {
  /// Moves the element at `order[i]` to `i` for every index, in place.
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
