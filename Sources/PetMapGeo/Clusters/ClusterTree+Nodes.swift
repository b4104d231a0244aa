extension ClusterTree {
  /// Whether a node is a cluster and not a pin.
  public func isCluster(_ node: Node) -> Bool { !isPin(entities[node.index]) }

  /// The index of a pin, or of a cluster's own pin: the best-ranked one in it.
  public func pin(of node: Node) -> Int { Int(pinIndex(of: node.slot)) }

  /// How many pins a node stands for.
  public func count(of node: Node) -> Int {
    let entity = entities[node.index]
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

  /// Where a node stands on the square of Web Mercator: x from 0 at -180° to 1 at 180°, y from 0 at
  /// 85.051129° north to 1 at 85.051129° south and beyond.
  public func position(of node: Node) -> (x: Double, y: Double) {
    let entity = entities[node.index]
    return (entity.x / plane.width, entity.y / plane.width)
  }

  /// The zooms at which a node is on the map. A pin is there at all deeper ones too.
  public func zooms(of node: Node) -> ClosedRange<Int> {
    let entity = entities[node.index]
    let top = entity.parent == .none ? 0 : entities[Int(entity.parent)].bottom + 1
    return top...entity.bottom
  }

  /// How many of a node's pins have a status: 0 missing, 1 found, 2 closed.
  public func count(of node: Node, status: Int) -> Int {
    precondition((0..<ClusterPins.statuses).contains(status))
    let entity = entities[node.index]
    if isPin(entity) { return Int(pins.statuses[entity.payload]) == status ? 1 : 0 }
    return Int(counts[entity.payload * countStride + status])
  }

  /// How many of a node's pins are of a species.
  public func count(of node: Node, species: Int) -> Int {
    precondition((0..<pins.speciesCount).contains(species))
    let entity = entities[node.index]
    if isPin(entity) { return Int(pins.species[entity.payload]) == species ? 1 : 0 }
    return Int(counts[entity.payload * countStride + ClusterPins.statuses + species])
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
  /// Where a node stands, in units of ``ClusterPlane``; canonical trees only.
  package func place(of node: Node) -> (x: Int64, y: Int64) {
    let entity = entities[node.index]
    return (Int64(entity.x), Int64(entity.y))
  }

  /// Where a pin stands, in units of ``ClusterPlane``; canonical trees only.
  package func place(ofPin pin: Int) -> (x: Int64, y: Int64) {
    let coordinate = pins.coordinates[pin]
    return (
      Int64(plane.x(longitude: coordinate.longitude)), Int64(plane.y(latitude: coordinate.latitude))
    )
  }

  /// Whether a pin ranks better than another.
  package func precedes(pin first: Int, _ second: Int) -> Bool {
    let ranks = (rank(pin: first), rank(pin: second))
    return ranks.0 != ranks.1 ? ranks.0 < ranks.1 : first < second
  }

  func precedes(pin first: UInt32, _ second: UInt32) -> Bool {
    precedes(pin: Int(first), Int(second))
  }
}
