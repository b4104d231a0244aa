extension ClusterTree {
  /// What a cluster falls apart into at the zoom below its deepest one, in the order of rank;
  /// nothing for a pin.
  ///
  /// - Complexity: O(k log k) for k children.
  public func children(of node: Node) -> [Node] {
    let entity = entities[node.index]
    guard !isPin(entity) else { return [] }
    var children: [Node] = []
    var child = clusters[entity.payload].child
    while child != .none {
      children.append(self.node(Slot(child)))
      child = entities[Int(child)].sibling
    }
    return sorted(children)
  }

  /// The cluster that takes a node in at the zoom above its last one.
  public func parent(of node: Node) -> Node? {
    let parent = entities[node.index].parent
    return parent == .none ? nil : self.node(Slot(parent))
  }

  /// The pins of a node, those of a better-ranked child before those of its siblings.
  ///
  /// - Parameters:
  ///   - offset: how many to skip.
  ///   - limit: how many to return at most.
  /// - Returns: the pins' indices.
  /// - Complexity: O(k + offset's siblings) for k pins returned; clusters that are skipped whole are
  ///   not entered.
  public func leaves(of node: Node, offset: Int = 0, limit: Int = .max) -> [Int] {
    guard limit > 0 else { return [] }
    var skip = max(0, offset)
    var pins: [Int] = []
    var pending = [node]
    while let next = pending.popLast() {
      let size = next.count
      if size <= skip {
        skip -= size
      } else if next.isCluster {
        pending.append(contentsOf: children(of: next).reversed())
      } else {
        pins.append(next.pin)
        if pins.count == limit { break }
      }
    }
    return pins
  }

  /// The zoom at which a cluster falls apart; nil for a pin, and for a cluster whose pins never do
  /// because all of them have the same coordinate.
  ///
  /// One above `maximumZoom` when only zooms that are not clustered tell its pins apart.
  ///
  /// - Complexity: O(number of pins) for clusters of the deepest zoom, else constant.
  public func expansionZoom(of node: Node) -> Int? {
    let entity = entities[node.index]
    guard !isPin(entity) else { return nil }
    return isAtOneCoordinate(node) ? nil : entity.bottom + 1
  }

  /// Whether all pins of a node have the same coordinate.
  ///
  /// - Complexity: O(number of pins) for clusters of the deepest zoom, else constant.
  public func isAtOneCoordinate(_ node: Node) -> Bool {
    let entity = entities[node.index]
    guard !isPin(entity) else { return true }
    let first = clusters[entity.payload].child
    let start = entities[Int(first)]
    var child = start.sibling
    while child != .none {
      let other = entities[Int(child)]
      if other.x != start.x || other.y != start.y || !isPin(other) { return false }
      child = other.sibling
    }
    return isPin(start)
  }

  /// The smallest box around all pins of a node; across the antimeridian it may have west greater than east.
  ///
  /// - Complexity: O(number of pins).
  public func boundingBox(of node: Node) -> BoundingBox {
    let centre = entities[node.index]
    var (west, east, south, north) = (0.0, 0.0, 90.0, -90.0)
    var (westmost, eastmost) = (0.0, 0.0)
    var isFirst = true
    for pin in leaves(of: node) {
      let coordinate = pins.coordinates[pin]
      south = min(south, coordinate.latitude)
      north = max(north, coordinate.latitude)
      let x = plane.x(longitude: coordinate.longitude)
      let turn = plane.difference(from: centre.x, to: x)
      if isFirst || turn < westmost { (westmost, west) = (turn, coordinate.longitude) }
      if isFirst || turn > eastmost { (eastmost, east) = (turn, coordinate.longitude) }
      isFirst = false
    }
    guard let box = try? BoundingBox(west: west, south: south, east: east, north: north) else {
      preconditionFailure("a cluster's pins are within the world")
    }
    return box
  }

  /// The pin or cluster that shows a pin at a zoom; nil when the pin is not shown.
  ///
  /// - Complexity: O(maximum zoom).
  public func node(showing pin: Int, zoom: Int) -> Node? {
    guard presence.indices.contains(pin), presence[pin] == .shown else { return nil }
    var slot = slots[pin]
    while true {
      let parent = entities[Int(slot)].parent
      guard parent != .none, entities[Int(parent)].bottom >= zoom else { return node(Slot(slot)) }
      slot = parent
    }
  }
}
