public import PetMapDrawing
public import PetMapGeo
public import PetMapAnnouncements

/// What stands on a map at one point: a pin's marker, a cluster or the foot of a fan.
public enum SceneElement: Sendable, Hashable, Identifiable {
  case marker(SceneMarker)
  case cluster(SceneCluster)
  case fan(SceneFan)

  /// The element's name, which it keeps from scene to scene.
  public var id: SceneElementID {
    switch self {
    case .marker(let marker): marker.id
    case .cluster(let cluster): cluster.id
    case .fan(let fan): fan.id
    }
  }

  /// Where the element stands.
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

/// The name of an element of a scene.
public struct SceneElementID: Sendable, Hashable {
  /// What is named.
  public enum Kind: UInt8, Sendable, Hashable {
    case pin
    case cluster
    case fan
  }

  /// What is named.
  public let kind: Kind
  /// The pin's id, the cluster's id, or the id of the cluster or pin that a fan opens.
  public let name: String
  /// Which copy of the world: 0 the one nearest to the viewport's middle, 1 the next to the east.
  public let copy: Int

  /// Names an element of a copy of the world.
  public init(_ kind: Kind, _ name: String, copy: Int = 0) {
    self.kind = kind
    self.name = name
    self.copy = copy
  }

  /// One string for all three: `pin/A693708`, and `pin/A693708@1` in another copy of the world.
  public var string: String {
    let prefix =
      switch kind {
      case .pin: "pin/"
      case .cluster: "cluster/"
      case .fan: "fan/"
      }
    return copy == 0 ? prefix + name : prefix + name + "@" + String(copy)
  }

  /// What a dictionary knows it by.
  var key: ByteKey { ByteKey(String(copy) + "@" + SceneElementID(kind, name).string) }

  /// Whether two names are the same, byte by byte.
  public static func == (a: SceneElementID, b: SceneElementID) -> Bool {
    a.kind == b.kind && a.copy == b.copy && a.name.isSameID(as: b.name)
  }

  /// Hashes what ``==(_:_:)`` compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(copy)
    var name = name
    name.withUTF8 { unsafe hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}

/// A pin that is shown by itself.
public struct SceneMarker: Sendable, Hashable, Identifiable {
  /// The pin's id in a copy of the world.
  public let id: SceneElementID
  /// The pin's index in the cluster tree's pins.
  public let pin: Int
  /// Where the pin is.
  public let coordinate: Coordinate
  /// Gives the marker its colour.
  public let status: AnnouncementStatus
  /// Where the marker's tip stands; at the end of its leg when it is in a fan.
  public var point: ScreenPoint
  /// Whether it is the selected pin's.
  public let isSelected: Bool
  /// The fan whose leg the marker stands on.
  public let fan: SceneElementID?
  /// The cluster that counts the pin as well: a selected pin is shown by itself even where the zoom
  /// would merge it.
  public let countedIn: SceneElementID?
}

/// Pins that are too near to each other to be shown one by one.
public struct SceneCluster: Sendable, Hashable, Identifiable {
  /// The cluster's id in a copy of the world.
  public let id: SceneElementID
  /// The weighted middle of the pins.
  public let coordinate: Coordinate
  /// Where the circle's middle stands.
  public var point: ScreenPoint
  /// How many pins are in it.
  public let count: Int
  /// How many of its pins are missing.
  public let missing: Int
  /// How many of its pins are found.
  public let found: Int
  /// How many of its pins are closed.
  public let closed: Int
  /// The first zoom at which it falls apart; nil when its pins all have one coordinate.
  public let expansionZoom: Int?

  /// The count in at most four characters: `999`, `1.3k`, `12k`, `1.3m`.
  public var abbreviatedCount: String { ClusterTree.abbreviated(count: count) }
}

/// Pins of one coordinate, spread so that each can be seen and tapped; their markers are in the
/// scene under the pins' own ids.
public struct SceneFan: Sendable, Hashable, Identifiable {
  /// The id of the cluster or pin that it opens, in a copy of the world.
  public let id: SceneElementID
  /// Where the pins really are.
  public let coordinate: Coordinate
  /// Where the legs begin.
  public var point: ScreenPoint
  /// From the foot to the end of each leg, in the order of the pins.
  public let legs: [FanLeg]
}

/// A line from a fan's foot to the tip of a marker.
public struct FanLeg: Sendable, Hashable {
  /// The pin whose marker stands at the end.
  public let pin: SceneElementID
  /// CSS pixels right of the foot.
  public let dx: Double
  /// CSS pixels below the foot.
  public let dy: Double
}
