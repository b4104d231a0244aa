extension ClusterTree {
  /// A violated invariant of a tree.
  package enum Violation: Sendable, Hashable {
    /// A pin does not match its node, is shown without a node, or has a node without being
    /// shown.
    case pin(Int)
    /// A node is not among its parent's children, or its zoom range does not follow its parent's.
    case parent(Int)
    /// A cluster's counts do not match its children, or its representative pin is not its
    /// first child's.
    case tally(Int)
    /// A descendant of a cluster lies beyond its reach.
    case reach(Int)
    /// A root has a parent, or roots are not sorted by x.
    case root(Int)
    /// A cluster number is used twice, or is both free and used.
    case number
    /// A slot is used twice, is both free and used, or is neither.
    case slot
  }

  /// Returns the first violated invariant, or `nil` if all hold. For tests; does not check that the
  /// right pins were merged.
  ///
  /// - Complexity: O(*n* · maximum zoom).
  package func firstViolation() -> Violation? {
    var shown = 0
    var numbers = Set(forest.tallies.free)
    guard numbers.count == forest.tallies.free.count else { return .number }
    for (position, root) in forest.roots.enumerated() {
      let x = forest.nodes[Int(root)].position.x
      let before = position > 0 ? forest.nodes[Int(forest.roots[position - 1])].position.x : x
      guard forest.nodes[Int(root)].parent == .none, before <= x else { return .root(position) }
      if let violation = firstViolation(under: Int(root), &shown, &numbers) { return violation }
    }
    for pin in presence.indices where (forest.nodeOfPin[pin] != .none) != (presence[pin] == .shown)
    {
      return .pin(pin)
    }
    guard shown == presence.count(where: { $0 == .shown }) else { return .pin(shown) }
    guard numbers.count == forest.tallies.capacity else { return .number }
    return usesEachSlotOnce ? nil : .slot
  }

  /// Whether each slot of the forest belongs to exactly one root, child, or free run.
  private var usesEachSlotOnce: Bool {
    var uses = Array(repeating: 0, count: forest.nodes.count)
    for run in forest.freeRuns.slots { for slot in run { uses[slot] += 1 } }
    var pending = forest.roots.map { Int($0)..<Int($0) + 1 }
    while let siblings = pending.popLast() {
      let first = siblings.lowerBound
      for slot in first..<first + FreeRuns.length(for: siblings.count) { uses[slot] += 1 }
      pending += siblings.map { forest.nodes[$0].children }.filter { !$0.isEmpty }
    }
    return uses.allSatisfy { $0 == 1 }
  }

  private func firstViolation(
    under index: Int, _ shown: inout Int, _ numbers: inout Set<UInt32>
  ) -> Violation? {
    let node = forest.nodes[index]
    guard !node.isPin else {
      shown += 1
      let pin = Int(node.pin)
      let isValid =
        Int(forest.nodeOfPin[pin]) == index && node.count == 1
        && node.deepestZoom == options.deepestClusterZoom + 1
        && node.position == MercatorPlane.position(of: pins.coordinate(of: pin))
      return isValid ? nil : .pin(pin)
    }
    guard numbers.insert(node.clusterNumber).inserted,
      Int(forest.nodeOfCluster[Int(node.clusterNumber)]) == index
    else { return .number }
    guard node.children.count > 1, forest.nodes[node.children.lowerBound].pin == node.pin
    else { return .tally(index) }
    for child in node.children {
      guard Int(forest.nodes[child].parent) == index,
        forest.nodes[child].deepestZoom > node.deepestZoom
      else { return .parent(child) }
      if let violation = firstViolation(under: child, &shown, &numbers) { return violation }
    }
    guard isTallied(index) else { return .tally(index) }
    let leaves = leaves(of: self.node(index))
    let reach = forest.reach(of: node)
    let isReached = leaves.allSatisfy {
      let position = MercatorPlane.position(of: pins.coordinate(of: $0))
      return MercatorPlane.squaredDistance(node.position, position) <= reach * reach
    }
    return isReached ? nil : .reach(index)
  }

  private func isTallied(_ index: Int) -> Bool {
    let children = forest.nodes[index].children.map { node($0) }
    let cluster = node(index)
    return cluster.count == children.reduce(0) { $0 + $1.count }
      && (0..<ClusterPins.categoryCount).allSatisfy { category in
        count(of: cluster, category: category)
          == children.reduce(0) {
            $0 + ($1.isCluster || isCounted(pin: $1.pin) ? count(of: $1, category: category) : 0)
          }
      }
  }
}
