extension ClusterTree {
  /// Returns the children into which a cluster splits at the zoom past its deepest, in rank order;
  /// empty for a pin.
  ///
  /// - Complexity: O(*k* log *k*) for *k* children.
  public func children(of node: Node) -> [Node] {
    sorted(forest.nodes[node.index].children.map { self.node($0) })
  }

  /// Returns the cluster that contains a node one zoom level above the node's shallowest zoom, or
  /// `nil` if there is no such cluster.
  public func parent(of node: Node) -> Node? {
    let parent = forest.nodes[node.index].parent
    return parent == .none ? nil : self.node(Int(parent))
  }

  /// Returns the pins of a node in depth-first order, visiting better-ranked children first.
  ///
  /// - Parameters:
  ///   - offset: The number of pins to skip.
  ///   - limit: The maximum number of pins to return.
  /// - Returns: The pins' indices.
  /// - Complexity: O(*k* + the number of nodes skipped) for *k* pins returned; clusters within the
  ///   offset are skipped as a whole.
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

  /// Returns the zoom at which a cluster splits, or `nil` for a pin or a cluster whose pins all
  /// share a coordinate.
  ///
  /// The result is `maximumZoom + 1` if the pins are only separated past the deepest clustered
  /// zoom.
  ///
  /// - Complexity: O(number of pins) for clusters of the deepest zoom, otherwise O(1).
  public func expansionZoom(of node: Node) -> Int? {
    isAtOneCoordinate(node) ? nil : node.deepestZoom + 1
  }

  /// Returns whether all pins of a node share a coordinate, to within 10⁻¹¹ degrees of longitude.
  ///
  /// - Complexity: O(number of pins) for clusters of the deepest zoom, otherwise O(1).
  public func isAtOneCoordinate(_ node: Node) -> Bool {
    if options.keepsStacks { return node.deepestZoom > options.maximumZoom }
    let children = forest.nodes[forest.nodes[node.index].children]
    guard let first = children.first else { return true }
    return children.allSatisfy { $0.isPin && $0.position == first.position }
  }

  /// Returns the smallest box that contains all pins of a node. If it crosses the antimeridian, its
  /// west is greater than its east.
  ///
  /// - Complexity: O(number of pins).
  public func boundingBox(of node: Node) -> BoundingBox {
    let middle = forest.nodes[node.index].position.x
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

  /// Returns the pin or cluster that represents a pin at the given zoom, or `nil` if the pin is not
  /// shown.
  ///
  /// - Complexity: O(maximum zoom).
  public func node(showing pin: Int, zoom: Int) -> Node? {
    guard presence.indices.contains(pin), presence[pin] == .shown else { return nil }
    var index = Int(forest.nodeOfPin[pin])
    while true {
      let parent = forest.nodes[index].parent
      guard parent != .none, forest.nodes[Int(parent)].deepestZoom >= zoom else {
        return node(index)
      }
      index = Int(parent)
    }
  }
}
