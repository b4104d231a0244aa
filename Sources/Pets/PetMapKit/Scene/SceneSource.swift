import PetMapGeo

/// The pins and clusters that a scene is made from: a ``ClusterTree``, or ``FetchedPins``.
protocol SceneSource {
  associatedtype Node: SceneNode

  /// The first zoom at which pins are not clustered.
  var pinZoom: Int { get }
  /// Returns the nodes whose positions are in a box.
  func nodes(in box: BoundingBox, zoom: Int) -> [Node]
  /// Returns nodes in order of their rank.
  func sorted(_ nodes: [Node]) -> [Node]
  func id(of node: Node) -> String
  func coordinate(of node: Node) -> Coordinate
  /// Returns the number of a node's pins with a status.
  func count(of node: Node, category: Int) -> Int
  func expansionZoom(of node: Node) -> Int?
  /// Returns whether a pin is old; see ``PinFilter/activeSince``.
  func isOld(_ pin: Node) -> Bool
  /// Returns the pins of a cluster that no zoom separates, or an empty array for any other cluster
  /// and if the pins are unknown.
  func inseparablePins(of cluster: Node) -> [Node]
  /// Returns the pin with an ID.
  ///
  /// - Parameter index: The index that the pin had in the previous scene.
  func pin(withID id: String, expectedAt index: Int?) -> Node?
  /// Returns the pin, or the cluster that contains it at a zoom, if known.
  func node(showing pin: Node, zoom: Int) -> Node?
}

/// A pin or a cluster of a ``SceneSource``.
protocol SceneNode: Equatable {
  /// The position on Web Mercator; beyond 85.051129° of latitude, y lies outside 0 to 1.
  var position: WorldPosition { get }
  /// The index of the pin, or of a pin that represents the cluster.
  var pin: Int { get }
  /// The number of pins.
  var count: Int { get }
}

extension SceneNode {
  var isCluster: Bool { count > 1 }
}

extension ClusterTree.Node: SceneNode {}

extension ClusterTree: SceneSource {
  var pinZoom: Int { options.maximumZoom + 1 }

  func isOld(_ pin: Node) -> Bool { !isCounted(pin: pin.pin) }

  func inseparablePins(of cluster: Node) -> [Node] {
    guard isAtOneCoordinate(cluster) else { return [] }
    return leaves(of: cluster).compactMap { node(showing: $0, zoom: .max) }
  }

  func pin(withID id: String, expectedAt index: Int?) -> Node? {
    if let index, let node = node(showing: index, zoom: .max), self.id(of: node).isSameID(as: id) {
      return node
    }
    return pin(withID: id).flatMap { node(showing: $0, zoom: .max) }
  }

  func node(showing pin: Node, zoom: Int) -> Node? { node(showing: pin.pin, zoom: zoom) }
}
