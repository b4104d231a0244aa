extension ClusterTree {
  /// What a cluster falls apart into at the zoom after its deepest one, in the order of rank; nothing
  /// for a pin.
  ///
  /// - Complexity: O(k log k) for k children.
  public func children(of node: Node) -> [Node] {
    sorted(forest.entries[node.index].children.map { self.node($0) })
  }

  /// The cluster that takes a node in at the zoom above its first one.
  public func parent(of node: Node) -> Node? {
    let parent = forest.entries[node.index].parent
    return parent == .none ? nil : self.node(Int(parent))
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
    var skip = max(0, offset)
    var pins: [Int] = []
    var pending = [node]
    while pins.count < limit, let next = pending.popLast() {
      if next.count <= skip {
        skip -= next.count
      } else if next.isCluster {
        pending += children(of: next).reversed()
      } else {
        pins.append(next.pin)
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
    isAtOneCoordinate(node) ? nil : node.deepestZoom + 1
  }

  /// Whether all pins of a node have the same coordinate, to within 10⁻¹¹ degrees of longitude.
  ///
  /// - Complexity: O(number of pins) for clusters of the deepest zoom, else constant.
  public func isAtOneCoordinate(_ node: Node) -> Bool {
    let children = forest.entries[forest.entries[node.index].children]
    guard let first = children.first else { return true }
    return children.allSatisfy { $0.isPin && $0.position == first.position }
  }

  /// The smallest box around all pins of a node; across the antimeridian it may have west greater than
  /// east.
  ///
  /// - Complexity: O(number of pins).
  public func boundingBox(of node: Node) -> BoundingBox {
    let middle = forest.entries[node.index].position.x
    let pins = leaves(of: node).map { pin in
      let coordinate = self.pins.coordinate(of: pin)
      let x = MercatorPlane.position(of: coordinate).x
      return (offset: MercatorPlane.difference(from: middle, to: x), coordinate: coordinate)
    }
    let latitudes = pins.map { $0.coordinate.latitude }
    guard let west = pins.min(by: { $0.offset < $1.offset }),
      let east = pins.max(by: { $0.offset < $1.offset }),
      let south = latitudes.min(), let north = latitudes.max()
    else { preconditionFailure("a node has a pin") }
    return BoundingBox(
      validWest: west.coordinate.longitude, south: south, east: east.coordinate.longitude,
      north: north)
  }

  /// The pin or cluster that shows a pin at a zoom; nil when the pin is not shown.
  ///
  /// - Complexity: O(maximum zoom).
  public func node(showing pin: Int, zoom: Int) -> Node? {
    guard presence.indices.contains(pin), presence[pin] == .shown else { return nil }
    var index = Int(forest.entryOfPin[pin])
    while true {
      let parent = forest.entries[index].parent
      guard parent != .none, forest.entries[Int(parent)].deepestZoom >= zoom else {
        return node(index)
      }
      index = Int(parent)
    }
  }
}
