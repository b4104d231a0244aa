public import PetMapDrawing
public import PetMapGeo
public import PetMapAnnouncements

/// An element of a map at a point: a pin's marker, a cluster or the foot of a fan.
public enum SceneElement: Sendable, Hashable, Identifiable {
  case marker(SceneMarker)
  case cluster(SceneCluster)
  case fan(SceneFan)

  /// The ID of the element, which is stable between scenes.
  public var id: SceneElementID {
    switch self {
    case .marker(let marker): marker.id
    case .cluster(let cluster): cluster.id
    case .fan(let fan): fan.id
    }
  }

  /// The position of the element.
  public var point: ScreenPoint {
    get {
      switch self {
      case .marker(let marker): marker.point
      case .cluster(let cluster): cluster.point
      case .fan(let fan): fan.point
      }
    }
    set {
      switch self {
      case .marker(var marker):
        marker.point = newValue
        self = .marker(marker)
      case .cluster(var cluster):
        cluster.point = newValue
        self = .cluster(cluster)
      case .fan(var fan):
        fan.point = newValue
        self = .fan(fan)
      }
    }
  }
}

/// The ID of a scene element.
public struct SceneElementID: Sendable, Hashable {
  /// The kind of element.
  public enum Kind: UInt8, Sendable, Hashable {
    case pin
    case cluster
    case fan
  }

  /// The ID of the pin, of the cluster, or of the cluster or pin that a fan opens.
  public let name: String
  /// The copy of the world: 0 for the copy nearest to the viewport's middle, 1 for the next copy to
  /// the east.
  public let copy: Int
  /// The kind of element.
  public let kind: Kind

  /// Creates the ID of an element in a copy of the world.
  public init(_ kind: Kind, _ name: String, copy: Int = 0) {
    self.kind = kind
    self.name = name
    self.copy = copy
  }

  /// The ID as a string: `pin/A693708`, or `pin/A693708@1` in another copy of the world.
  public var string: String {
    let prefix =
      switch kind {
      case .pin: "pin/"
      case .cluster: "cluster/"
      case .fan: "fan/"
      }
    return copy == 0 ? prefix + name : prefix + name + "@" + String(copy)
  }

  /// The key for dictionaries.
  var key: ByteKey { ByteKey(String(copy) + "@" + SceneElementID(kind, name).string) }

  /// Returns whether two IDs are equal byte by byte.
  public static func == (a: SceneElementID, b: SceneElementID) -> Bool {
    a.kind == b.kind && a.copy == b.copy && a.name.isSameID(as: b.name)
  }

  /// Hashes the components that ``==(_:_:)`` compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(copy)
    var name = name
    name.withUTF8 { unsafe hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}

/// The marker of a single pin.
public struct SceneMarker: Sendable, Hashable, Identifiable {
  /// The ID of the pin in a copy of the world.
  public let id: SceneElementID
  /// The status, which determines the marker's color.
  public let status: AnnouncementStatus
  /// Whether the pin is selected.
  public let isSelected: Bool
  /// Whether the pin is old, so its marker is faded; see ``PinFilter/activeSince``.
  public var isOld = false
  /// The index of the pin in the cluster tree.
  public let pin: Int
  /// The coordinate of the pin.
  public let coordinate: Coordinate
  /// The position of the marker's tip. In a fan, this is the end of its leg.
  public var point: ScreenPoint
  /// The fan or the cluster that the marker belongs to.
  let group: SceneElementID?

  /// The fan that the marker belongs to.
  public var fan: SceneElementID? { group?.kind == .fan ? group : nil }
  /// The cluster that includes the pin. A selected pin is shown as a marker even if it is merged
  /// into a cluster at this zoom.
  public var countedIn: SceneElementID? { group?.kind == .cluster ? group : nil }
}

/// A cluster of pins that are too close together to be shown individually.
public struct SceneCluster: Sendable, Hashable, Identifiable {
  /// The ID of the cluster in a copy of the world.
  public let id: SceneElementID
  /// The mean of the pins' coordinates.
  public let coordinate: Coordinate
  /// The position of the circle's center.
  public var point: ScreenPoint
  /// The number of pins.
  public let count: Int
  /// The number of pins with the status `missing`.
  public let missing: Int
  /// The number of pins with the status `found`.
  public let found: Int
  /// The number of pins with the status `closed`.
  public let closed: Int
  /// The first zoom at which the cluster splits, or `nil` if all pins have the same coordinate.
  public let expansionZoom: Int?

  /// The count in at most four characters: `999`, `1.3k`, `12k`, `1.3m`.
  public var abbreviatedCount: String { count.abbreviatedCount }
}

/// Pins with the same coordinate, spread out so that each can be seen and tapped. The scene
/// contains their markers under the pins' IDs.
public struct SceneFan: Sendable, Hashable, Identifiable {
  /// The ID of the opened cluster or pin in a copy of the world.
  public let id: SceneElementID
  /// The coordinate of the pins.
  public let coordinate: Coordinate
  /// The foot of the fan, where the legs start.
  public var point: ScreenPoint
  /// The legs, in the order of the pins.
  public let legs: [FanLeg]
}

/// A line from a fan's foot to the tip of a marker.
public struct FanLeg: Sendable, Hashable {
  /// The pin whose marker is at the end of the leg.
  public let pin: SceneElementID
  /// The offset from the foot to the right in CSS pixels.
  public let dx: Double
  /// The offset from the foot downward in CSS pixels.
  public let dy: Double
}
