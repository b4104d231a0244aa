public import PetMapAnnouncements
public import PetMapGeo
public import PetMapKit

/// A pin or a cluster on a map that draws at coordinates rather than at points of the screen.
public struct MapItem: Sendable, Hashable, Identifiable {
  /// The ID of the element, in whichever copy of the world.
  public let id: SceneElementID
  /// The coordinate.
  public let coordinate: Coordinate
  /// What is at the coordinate.
  public let content: Content

  /// What is at a coordinate.
  public enum Content: Sendable, Hashable {
    /// The marker of a pin.
    case pin(AnnouncementStatus, isSelected: Bool)
    /// A cluster.
    case cluster(Cluster)
  }

  /// A cluster.
  public struct Cluster: Sendable, Hashable {
    /// The number of pins.
    public let count: Int
    /// The number of pins with the status `missing`.
    public let missing: Int
    /// The number of pins with the status `found`.
    public let found: Int
    /// The number of pins with the status `closed`.
    public let closed: Int
    /// The number of pins in at most four characters: `999`, `1.3k`.
    public let text: String
    /// The first zoom at which the cluster splits, or `nil` if all pins have the same coordinate.
    public let expansionZoom: Int?
  }

  /// Creates the item of a marker or a cluster. Returns `nil` for the foot of a fan.
  init?(_ element: SceneElement) {
    switch element {
    case .marker(let marker):
      id = SceneElementID(.pin, marker.id.name)
      coordinate = marker.coordinate
      content = .pin(marker.status, isSelected: marker.isSelected)
    case .cluster(let cluster):
      id = SceneElementID(.cluster, cluster.id.name)
      coordinate = cluster.coordinate
      content = .cluster(
        Cluster(
          count: cluster.count, missing: cluster.missing, found: cluster.found,
          closed: cluster.closed, text: cluster.abbreviatedCount,
          expansionZoom: cluster.expansionZoom))
    case .fan: return nil
    }
  }

  /// The accessibility identifier.
  public var identifier: String {
    switch content {
    case .pin: MapIdentifier.pin(id.name)
    case .cluster: MapIdentifier.cluster(id.name)
    }
  }
}

extension MapScene {
  /// The pins and clusters, each of them once, even if several copies of the world are visible. The
  /// selected pin is last.
  ///
  /// - Complexity: O(*n*)
  public var items: [MapItem] {
    var seen: Set<SceneElementID> = []
    return elements.compactMap { MapItem($0) }.filter { seen.insert($0.id).inserted }
  }
}

/// The pins and clusters on a map, which changes only what differs between two scenes: a pan moves
/// nothing that stays.
public struct MapItems: Sendable {
  /// The changes from one scene to the next.
  public struct Changes: Sendable, Hashable {
    /// Items to add.
    public var added: [MapItem] = []
    /// Items whose content or coordinate differs, with their new values.
    public var changed: [MapItem] = []
    /// The IDs of items to remove.
    public var removed: [SceneElementID] = []

    /// Whether there is nothing to do.
    public var isEmpty: Bool { added.isEmpty && changed.isEmpty && removed.isEmpty }
  }

  /// The items on the map by ID, with the number of their copies in the scene.
  private var shown: [SceneElementID: (item: MapItem, copies: Int)] = [:]

  /// Creates an empty map.
  public init() {}

  /// The number of items on the map.
  public var count: Int { shown.count }

  /// Returns the item with an ID.
  public subscript(id: SceneElementID) -> MapItem? { shown[id]?.item }

  /// Applies the difference between the scene on the map and the next one.
  ///
  /// - Complexity: O(*k*) in the number of elements in the difference.
  public mutating func apply(_ difference: SceneDifference) -> Changes {
    var changes = Changes()
    // An item may disappear in one copy of the world and appear in another.
    var before: [SceneElementID: MapItem?] = [:]
    var order: [SceneElementID] = []
    func note(_ id: SceneElementID, _ item: MapItem?) {
      if before.updateValue(before[id] ?? item, forKey: id) == nil { order.append(id) }
    }
    for id in difference.removed where id.kind != .fan {
      let id = SceneElementID(id.kind, id.name)
      guard let found = shown[id] else { continue }
      note(id, found.item)
      shown[id] = found.copies > 1 ? (found.item, found.copies - 1) : nil
    }
    for element in difference.added {
      guard let item = MapItem(element) else { continue }
      note(item.id, shown[item.id]?.item)
      shown[item.id] = (item, (shown[item.id]?.copies ?? 0) + 1)
    }
    for element in difference.changed {
      guard let item = MapItem(element), let found = shown[item.id] else { continue }
      note(item.id, found.item)
      shown[item.id] = (item, found.copies)
    }
    for id in order {
      switch (before[id] ?? nil, shown[id]?.item) {
      case (nil, let item?): changes.added.append(item)
      case (_?, nil): changes.removed.append(id)
      case (let old?, let item?): if old != item { changes.changed.append(item) }
      case (nil, nil): break
      }
    }
    return changes
  }
}
