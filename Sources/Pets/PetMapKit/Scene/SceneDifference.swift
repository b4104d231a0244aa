public import PetMapDrawing

/// The elements that changed between two scenes.
///
/// An element that both moved and changed appears in both lists. ``MapScene/applying(_:)`` applies
/// a difference to the earlier scene.
public struct SceneDifference: Sendable, Hashable {
  /// An element that moved.
  public struct Move: Sendable, Hashable {
    /// The ID of the element.
    public let id: SceneElementID
    /// The previous position.
    public let from: ScreenPoint
    /// The new position.
    public let to: ScreenPoint
  }

  /// Elements that are only in the later scene.
  public let added: [SceneElement]
  /// Elements that moved.
  public let moved: [Move]
  /// Elements whose count, status, selection or legs changed, with their new values.
  public let changed: [SceneElement]
  /// Elements that are only in the earlier scene.
  public let removed: [SceneElementID]
  /// The later scene without its elements.
  public let frame: SceneFrame

  /// Whether both scenes are drawn identically.
  public var isEmpty: Bool {
    added.isEmpty && moved.isEmpty && changed.isEmpty && removed.isEmpty
  }
}

extension MapScene {
  /// Returns the difference between a previous scene and this scene. If there is no previous scene,
  /// all elements are added.
  ///
  /// - Complexity: O(*n* + *m*) in the numbers of elements in both scenes.
  public func difference(from previous: MapScene?) -> SceneDifference {
    let before = previous?.elements ?? []
    var indices: [ByteKey: Int] = [:]
    for index in before.indices { indices[before[index].id.key] = index }
    var added: [SceneElement] = []
    var moved: [SceneDifference.Move] = []
    var changed: [SceneElement] = []
    for element in elements {
      guard let index = indices.removeValue(forKey: element.id.key) else {
        added.append(element)
        continue
      }
      var old = before[index]
      if old.point != element.point {
        moved.append(
          SceneDifference.Move(id: element.id, from: old.point, to: element.point))
        old.point = element.point
      }
      if old != element { changed.append(element) }
    }
    let removed = before.map { $0.id }.filter { indices[$0.key] != nil }
    return SceneDifference(
      added: added, moved: moved, changed: changed, removed: removed, frame: frame)
  }

  /// Returns the scene that results from applying a difference to this scene.
  ///
  /// - Complexity: O(*n* log *n*) in the number of elements in the result.
  public func applying(_ difference: SceneDifference) -> MapScene {
    var elements: [SceneElementID: SceneElement] = [:]
    for element in self.elements { elements[element.id] = element }
    for id in difference.removed { elements[id] = nil }
    for element in difference.changed { elements[element.id] = element }
    for move in difference.moved { elements[move.id]?.point = move.to }
    for element in difference.added { elements[element.id] = element }
    var fans: [SceneFan] = []
    var clusters: [SceneCluster] = []
    var markers: [SceneMarker] = []
    for element in elements.values {
      switch element {
      case .fan(let fan): fans.append(fan)
      case .cluster(let cluster): clusters.append(cluster)
      case .marker(let marker): markers.append(marker)
      }
    }
    return MapScene(frame: difference.frame, fans: fans, clusters: clusters, markers: markers)
  }
}
