/// The nodes with a representative pin before and after a change; `nil` where there is none.
struct ClusterChange {
  let pin: UInt32
  var before: ClusterNode?
  var after: ClusterNode?
}

/// Applies a change of pins to one zoom, touching only the clusters it affects.
///
/// Candidates are identified by their representative pin. ``decide(in:by:)`` processes the changed
/// candidates in rank order and finds the center of each; when one becomes a center or stops being
/// one, the affected worse-ranked neighbors are processed too. ``regroup(in:of:replaced:)`` then
/// rebuilds the clusters that gain or lose members, and these become the changes of the next zoom.
/// With random ranks, few candidates are affected (Censor-Hillel, Haramaty, Karnin: Optimal Dynamic
/// Distributed MIS, 2016).
///
/// New nodes are written to free slots, so the previous state stays searchable throughout.
struct ClusterUpdate {
  private let zoom: Int
  private let radius: Double
  private let changes: [ClusterChange]
  /// The candidates that have changed or been examined, by representative pin.
  private var candidates: [UInt32: Candidate] = [:]
  /// The candidates within the radius of examined positions; many pins may share a position.
  private var neighbors: [PlanePosition: [ClusterNode]] = [:]
  /// The representative pins yet to be decided, best rank last.
  private var queue: [UInt32] = []
  /// The representative pins of centers that gain or lose members.
  private var dirty: [UInt32] = []

  private struct Candidate {
    var before: ClusterNode?
    var after: ClusterNode?
    /// Whether the candidate is one of the changes.
    var isChanged = false
    /// Whether the candidate is or was in the queue.
    var isQueued = false
    /// The representative pin of the candidate's new center, once decided.
    var center: UInt32?
    /// Whether the candidate is in ``dirty``.
    var isDirty = false
  }

  /// - Parameter changes: At most one change per pin.
  init(_ changes: [ClusterChange], zoom: Int, radius: Double) {
    self.changes = changes
    self.zoom = zoom
    self.radius = radius
    for change in changes {
      candidates[change.pin] = Candidate(
        before: change.before, after: change.after, isChanged: true, isQueued: true)
    }
  }

  // MARK: Deciding

  /// Decides the centers of all affected candidates.
  mutating func decide(in forest: borrowing ClusterForest, by order: borrowing RankOrder) {
    let worstFirst = sortedIndices(changes.count) {
      order.precedes(changes[$1].pin, changes[$0].pin)
    }
    queue = worstFirst.map { changes[$0].pin }
    while let pin = queue.popLast() { decide(pin, in: forest, by: order) }
  }

  private mutating func decide(
    _ pin: UInt32, in forest: borrowing ClusterForest, by order: borrowing RankOrder
  ) {
    let own = candidates[pin] ?? Candidate()
    let near = own.after.map { neighbors(of: $0.position, in: forest, by: order) } ?? []
    let before = own.before.map { formerCenter(of: $0, in: forest) }
    let after = own.after.map { center(for: $0, among: near, in: forest, by: order) }
    candidates[pin]?.center = after
    if before != after || own.isChanged {
      if let old = own.before, let cluster = formerCluster(of: old, in: forest) {
        // The old center may be far from the member's new position.
        addUnchanged(forest.nodes[cluster.children.lowerBound])
      }
      if let before { addDirty(before) }
      if let after { addDirty(after) }
    }
    let (wasCenter, isCenter) = (before == pin, after == pin)
    let hasMoved = own.before?.position != own.after?.position
    if wasCenter == isCenter, !hasMoved { return }
    if wasCenter, let old = own.before {
      for other in hasMoved ? neighbors(of: old.position, in: forest, by: order) : near
      where formerCenter(of: other, in: forest) == pin {
        enqueue(other.pin, by: order)
      }
    }
    if isCenter {
      for other in near where order.precedes(pin, center(of: other, in: forest)) {
        enqueue(other.pin, by: order)
      }
    }
  }

  /// Returns the best-ranked center near a node, or the node itself if there is none.
  ///
  /// - Parameter neighbors: The neighbors in rank order; those that rank better than the node
  ///   have been decided.
  private func center(
    for node: ClusterNode, among neighbors: [ClusterNode], in forest: borrowing ClusterForest,
    by order: borrowing RankOrder
  ) -> UInt32 {
    for other in neighbors {
      guard order.precedes(other.pin, node.pin) else { break }
      if center(of: other, in: forest) == other.pin { return other.pin }
    }
    return node.pin
  }

  /// Adds a pin to the queue, unless it has been there before.
  private mutating func enqueue(_ pin: UInt32, by order: borrowing RankOrder) {
    guard candidates[pin]?.isQueued == false else { return }
    candidates[pin]?.isQueued = true
    var (low, high) = (0, queue.count)
    while low < high {
      let middle = (low + high) / 2
      if order.precedes(pin, queue[middle]) { low = middle + 1 } else { high = middle }
    }
    queue.insert(pin, at: low)
  }

  // MARK: Candidates

  /// Records a node that the change does not affect so far.
  private mutating func addUnchanged(_ node: ClusterNode) {
    if candidates[node.pin] == nil {
      candidates[node.pin] = Candidate(before: node, after: node)
    }
  }

  private mutating func addDirty(_ center: UInt32) {
    guard candidates[center]?.isDirty == false else { return }
    candidates[center]?.isDirty = true
    dirty.append(center)
  }

  /// Returns the current center of a node, which is its former center until it is decided.
  private func center(of node: ClusterNode, in forest: borrowing ClusterForest) -> UInt32 {
    candidates[node.pin]?.center ?? formerCenter(of: node, in: forest)
  }

  /// Returns the center of a node before the change.
  private func formerCenter(of node: ClusterNode, in forest: borrowing ClusterForest) -> UInt32 {
    formerCluster(of: node, in: forest)?.pin ?? node.pin
  }

  /// Returns the cluster that contained a node at this zoom before the change.
  private func formerCluster(
    of node: ClusterNode, in forest: borrowing ClusterForest
  ) -> ClusterNode? {
    guard node.parent != .none else { return nil }
    let parent = forest.nodes[Int(node.parent)]
    return parent.deepestZoom == zoom ? parent : nil
  }

  /// Returns the candidates within the radius of a position after the change, in rank order.
  private mutating func neighbors(
    of position: PlanePosition, in forest: borrowing ClusterForest, by order: borrowing RankOrder
  ) -> [ClusterNode] {
    if let known = neighbors[position] { return known }
    let squaredRadius = radius * radius
    func isNear(_ node: ClusterNode) -> Bool {
      MercatorPlane.squaredDistance(node.position, position) <= squaredRadius
    }
    var near: [ClusterNode] = []
    // One extra unit allows for rounding.
    let window = PlaneWindow(around: position, reach: radius + 1)
    forest.search(window, zoom: zoom + 1) { _, node in
      if isNear(node), candidates[node.pin]?.isChanged != true { near.append(node) }
    }
    for node in near { addUnchanged(node) }
    for change in changes {
      if let node = change.after, isNear(node) { near.append(node) }
    }
    near = sortedIndices(near.count) { order.precedes(near[$0].pin, near[$1].pin) }.map { near[$0] }
    neighbors[position] = near
    return near
  }

  // MARK: Regrouping

  /// Rebuilds the clusters that gain or lose members.
  ///
  /// - Parameter replaced: Receives the clusters that no longer exist.
  /// - Returns: The changes of the next zoom, in the order of the pins.
  mutating func regroup(
    in forest: inout ClusterForest, of pins: borrowing ClusterPins,
    replaced: inout [ClusterNode]
  ) -> [ClusterChange] {
    var next: [ClusterChange] = []
    /// The members of each new cluster and the index of its change.
    var groups: [(change: Int, siblings: [ClusterNode])] = []
    for index in sortedIndices(dirty.count, by: { dirty[$0] < dirty[$1] }) {
      let pin = dirty[index]
      let own = candidates[pin] ?? Candidate()
      var change = ClusterChange(pin: pin)
      let cluster = own.before.flatMap { formerCluster(of: $0, in: forest) }
      if let cluster, cluster.pin == pin {
        change.before = cluster
        replaced.append(cluster)
      } else if cluster == nil {
        change.before = own.before
      }
      if let center = own.after, self.center(of: center, in: forest) == pin {
        let members = neighbors(of: center.position, in: forest, by: pins.order).filter {
          $0.pin != pin && self.center(of: $0, in: forest) == pin
        }
        if !members.isEmpty {
          groups.append((next.count, [center] + members))
        } else if cluster == nil, !own.isChanged {
          // Still a single candidate.
          continue
        } else {
          change.after = center
        }
      }
      next.append(change)
    }
    // From here on, the previous state is no longer needed.
    for (change, siblings) in groups {
      next[change].after = forest.makeCluster(of: forest.add(siblings), zoom: zoom, pins: pins)
    }
    return next
  }
}
