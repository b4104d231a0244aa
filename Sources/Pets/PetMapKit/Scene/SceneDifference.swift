public import PetMapDrawing

/// What changed from one scene to the next, by element.
///
/// An element that moved and changed otherwise is in both lists. ``MapScene/applying(_:)`` turns
/// the earlier scene into the later one.
public struct SceneDifference: Sendable, Hashable {
  /// An element that stands elsewhere now.
  public struct Move: Sendable, Hashable {
    /// The element that moved.
    public let id: SceneElementID
    /// Where it stood.
    public let from: ScreenPoint
    /// Where it stands now.
    public let to: ScreenPoint
  }

  /// Elements that were not there before.
  public let added: [SceneElement]
  /// Elements that stand elsewhere now.
  public let moved: [Move]
  /// Elements whose count, status, selection or legs are others now, as they are now.
  public let changed: [SceneElement]
  /// Elements that are gone.
  public let removed: [SceneElementID]
  /// The later scene without its elements.
  public let frame: SceneFrame

  /// Whether nothing that is drawn is different.
  public var isEmpty: Bool {
    added.isEmpty && moved.isEmpty && changed.isEmpty && removed.isEmpty
  }
}

extension MapScene {
  /// What has to happen to `previous` to make it this scene; without one, everything is added.
  ///
  /// - Complexity: O(*n* + *m*) for the elements of both.
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

  /// The scene after a difference from this one.
  ///
  /// - Complexity: O(*n* log *n*) for the elements of the result.
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
