extension ClusterTree {
  /// A pin or a cluster on the map, with what is known of it without its tree; the tree that it is of
  /// tells the rest until it is changed.
  public struct Node: Sendable, Hashable {
    let slot: Slot
    private let pinIndex: UInt32
    private let pinCount: UInt32
    /// Where it stands: a pin where it was put, a cluster at the mean of its pins on Web Mercator.
    ///
    /// Its y lies outside of 0 to 1 beyond 85.051129° of latitude.
    public let position: WorldPosition
    /// The deepest zoom at which it is on the map: of a pin one more than the last that is clustered.
    public let deepestZoom: Int

    init(_ slot: Slot, in tree: borrowing ClusterTree) {
      self.slot = slot
      pinIndex = tree.pinIndex(of: slot.slot)
      pinCount = UInt32(truncatingIfNeeded: tree.count(of: slot))
      let entity = tree.entities[slot.index]
      position = WorldPosition(x: entity.x / tree.plane.width, y: entity.y / tree.plane.width)
      deepestZoom = entity.bottom
    }

    var index: Int { slot.index }

    /// The index of a pin, or of a cluster's own pin: the best-ranked one in it.
    public var pin: Int { Int(pinIndex) }

    /// How many pins it stands for.
    public var count: Int { Int(pinCount) }

    /// Whether it is a cluster and not a pin.
    public var isCluster: Bool { pinCount > 1 }
  }

  /// What is kept in a slot.
  package func node(_ slot: Slot) -> Node { Node(slot, in: self) }

  /// How many pins a slot stands for.
  func count(of slot: Slot) -> Int {
    let entity = entities[slot.index]
    return isPin(entity) ? 1 : Int(clusters[entity.payload].count)
  }

  /// A pin's own id; for a cluster its own pin's id, `@` and the deepest zoom at which it is there.
  ///
  /// A cluster keeps its id over all zooms at which it is on the map, and no two nodes share one as
  /// long as no pin's id ends in `@` and digits that name such a cluster. With
  /// ``ClusterOptions/Compatibility/supercluster`` and two pins or more it is supercluster's number.
  public func id(of node: Node) -> String {
    let entity = entities[node.index]
    if isPin(entity) { return pins.ids[entity.payload] }
    if !superclusterIDs.isEmpty { return String(superclusterIDs[entity.payload]) }
    return pins.ids[Int(clusters[entity.payload].pin)] + "@" + String(entity.bottom)
  }

  /// Where a node stands; longitude -180 to 180.
  ///
  /// A pin stands where it was put, a cluster at the mean of its pins on Web Mercator. Exact in the
  /// longitude to 10⁻¹¹ degrees.
  public func coordinate(of node: Node) -> Coordinate {
    let entity = entities[node.index]
    if isPin(entity) { return pins.coordinates[entity.payload] }
    let longitude = max(-180, min(180, plane.longitude(x: entity.x)))
    let latitude = max(-90, min(90, plane.latitude(y: entity.y)))
    guard let coordinate = try? Coordinate(latitude: latitude, longitude: longitude) else {
      preconditionFailure("a cluster stands within the plane")
    }
    return coordinate
  }

  /// The zooms at which a node is on the map. A pin is there at all deeper ones too.
  public func zooms(of node: Node) -> ClosedRange<Int> {
    let entity = entities[node.index]
    let top = entity.parent == .none ? 0 : entities[Int(entity.parent)].bottom + 1
    return top...entity.bottom
  }

  /// How many of a node's pins have a status: 0 missing, 1 found, 2 closed.
  public func count(of node: Node, status: Int) -> Int {
    precondition((0..<ClusterPins.statusCount).contains(status))
    let entity = entities[node.index]
    if isPin(entity) { return Int(pins.statuses[entity.payload]) == status ? 1 : 0 }
    return Int(counts[entity.payload * countStride + status])
  }

  /// How many of a node's pins are of a species.
  public func count(of node: Node, species: Int) -> Int {
    precondition((0..<pins.speciesCount).contains(species))
    let entity = entities[node.index]
    if isPin(entity) { return Int(pins.species[entity.payload]) == species ? 1 : 0 }
    return Int(counts[entity.payload * countStride + ClusterPins.statusCount + species])
  }

  /// The sum of one of the numbers the pins carry; overflow wraps around.
  public func sum(of node: Node, at index: Int) -> Int64 {
    precondition((0..<pins.sumCount).contains(index))
    let entity = entities[node.index]
    let source = isPin(entity) ? pins.sums : sums
    return source[entity.payload * pins.sumCount + index]
  }
}

extension ClusterTree {
  /// Whether a pin ranks better than another.
  package func precedes(pin first: Int, _ second: Int) -> Bool {
    let ranks = (rank(pin: first), rank(pin: second))
    return ranks.0 != ranks.1 ? ranks.0 < ranks.1 : first < second
  }

  func precedes(pin first: UInt32, _ second: UInt32) -> Bool {
    precedes(pin: Int(first), Int(second))
  }
}
