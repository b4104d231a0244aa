import PetMapCollections

/// A change to the node of a representative pin at one zoom.
struct ClusterChange {
  let pin: UInt32
  /// The node before the change, if any.
  var before: ClusterNode?
  /// The node after the change, if any.
  var after: ClusterNode?
}

/// Applies pin changes to one zoom, touching only the clusters that they affect.
///
/// Candidates are identified by their representative pin. The update has two phases:
///
/// 1. *Decide*: the changed candidates are queued. The queue is processed in rank order, and the
///    center of each candidate is found; its neighbors are looked up on demand. When a candidate
///    becomes a center or stops being one, the affected worse-ranked neighbors are queued as well.
/// 2. *Regroup*: the clusters of all centers that gain or lose members are rebuilt, and the nodes
///    that appear or disappear become the changes of the next zoom.
///
/// A center depends only on better-ranked candidates within the radius, so every candidate whose
/// center may differ is queued before its turn. The result is therefore that of a new tree.
///
/// Because ranks are random, few candidates are affected (Censor-Hillel, Haramaty, Karnin: Optimal
/// Dynamic Distributed MIS, 2016).
///
/// If a center and its members have fewer pins than the minimum, they remain separate nodes. The
/// forest does not store such groups, so their former centers are recomputed when needed.
///
/// New nodes are written to free slots, so the nodes of the next zooms stay searchable until their
/// turn.
struct ClusterUpdate {
  private let zoom: Int
  private let radius: Double
  private let options: ClusterOptions
  private let changes: [ClusterChange]
  /// The candidates that have changed or been examined, by representative pin.
  private var candidates: [UInt32: Candidate] = [:]
  /// The candidates near examined nodes; many pins may share a position and a group.
  private var neighbors: [Site: [ClusterNode]] = [:]
  /// The representative pins yet to be decided, best rank last.
  private var queue: [UInt32] = []
  /// The representative pins of candidates that have changed or whose center has changed.
  private var decided: [UInt32] = []
  /// The representative pins of centers that gain or lose members.
  private var dirty: [UInt32] = []

  /// What determines a node's neighbors.
  private struct Site: Hashable {
    let position: PlanePosition
    let group: UInt32
  }

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
    /// The candidate's center before the change, once determined; set only for candidates that were
    /// not in a cluster.
    var separateCenter: ClusterNode?
    /// The index of the candidate's new group, if it gains or loses members.
    var group: Int?
  }

  /// - Parameter changes: At most one change per pin.
  init(_ changes: [ClusterChange], zoom: Int, radius: Double, options: ClusterOptions) {
    self.changes = changes
    self.zoom = zoom
    self.radius = radius
    self.options = options
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
    let candidate = candidates[pin] ?? Candidate()
    let near = candidate.after.map { neighbors(of: $0, in: forest, by: order) } ?? []
    let before = candidate.before.map { formerCenter(of: $0, in: forest, by: order) }
    let after = candidate.after.map { center(for: $0, among: near, in: forest, by: order) }
    candidates[pin]?.center = after
    if before?.pin != after || candidate.isChanged {
      decided.append(pin)
      if let before {
        // The old center may be far from the member's new position.
        addUnchanged(before)
        addDirty(before.pin)
      }
      if let after { addDirty(after) }
    }
    let (wasCenter, isCenter) = (before?.pin == pin, after == pin)
    let hasMoved = candidate.before?.position != candidate.after?.position
    if wasCenter == isCenter, !hasMoved { return }
    if wasCenter, let old = candidate.before {
      for other in hasMoved ? neighbors(of: old, in: forest, by: order) : near
      where formerCenter(of: other, in: forest, by: order).pin == pin {
        enqueue(other.pin, by: order)
      }
    }
    if isCenter {
      for other in near
      where order.precedes(pin, center(of: other, in: forest, by: order)) {
        enqueue(other.pin, by: order)
      }
    }
  }

  /// Returns the best-ranked center near a node, or the node itself if no center is near.
  ///
  /// - Parameter neighbors: The neighbors in rank order; those that rank better than the node have
  ///   already been decided.
  private mutating func center(
    for node: ClusterNode, among neighbors: [ClusterNode], in forest: borrowing ClusterForest,
    by order: borrowing RankOrder
  ) -> UInt32 {
    for other in neighbors {
      guard order.precedes(other.pin, node.pin) else { break }
      if center(of: other, in: forest, by: order) == other.pin { return other.pin }
    }
    return node.pin
  }

  /// Adds a pin to the queue, unless it was queued before.
  private mutating func enqueue(_ pin: UInt32, by order: borrowing RankOrder) {
    guard candidates[pin]?.isQueued == false else { return }
    candidates[pin]?.isQueued = true
    queue.insert(pin, at: queue.partitionPoint { order.precedes(pin, $0) })
  }

  // MARK: Candidates

  /// Records a node that has not been affected by the change so far.
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

  /// Returns the current center of a node: its former center until the node is decided.
  private mutating func center(
    of node: ClusterNode, in forest: borrowing ClusterForest, by order: borrowing RankOrder
  ) -> UInt32 {
    candidates[node.pin]?.center ?? formerCenter(of: node, in: forest, by: order).pin
  }

  /// Returns the center of a node before the change.
  private mutating func formerCenter(
    of node: ClusterNode, in forest: borrowing ClusterForest, by order: borrowing RankOrder
  ) -> ClusterNode {
    if let cluster = formerCluster(of: node, in: forest) {
      return forest.nodes[cluster.children.lowerBound]
    }
    // If two pins are enough, a node that is not in a cluster is its own center.
    if options.formsCluster(count: 2, zoom: zoom) { return node }
    if let known = candidates[node.pin]?.separateCenter { return known }
    var center = node
    for other in formerNeighbors(of: node, in: forest, by: order) {
      guard order.precedes(other.pin, node.pin) else { break }
      if formerCenter(of: other, in: forest, by: order).pin == other.pin {
        center = other
        break
      }
    }
    addUnchanged(node)
    candidates[node.pin]?.separateCenter = center
    return center
  }

  /// Returns the cluster that contained a node at this zoom before the change.
  private func formerCluster(
    of node: ClusterNode, in forest: borrowing ClusterForest
  ) -> ClusterNode? {
    guard node.parent != .none else { return nil }
    let parent = forest.nodes[Int(node.parent)]
    return parent.deepestZoom == zoom ? parent : nil
  }

  /// Returns the candidates with which a node could merge before the change, in rank order.
  private func formerNeighbors(
    of node: ClusterNode, in forest: borrowing ClusterForest, by order: borrowing RankOrder
  ) -> [ClusterNode] {
    var near = formerNodes(near: node.position, in: forest)
    near.removeAll { !order.isSameGroup(node.pin, $0.pin) }
    return sorted(near, by: order)
  }

  /// Returns the candidates with which a node could merge after the change, in rank order.
  private mutating func neighbors(
    of node: ClusterNode, in forest: borrowing ClusterForest, by order: borrowing RankOrder
  ) -> [ClusterNode] {
    let site = Site(position: node.position, group: order.group(of: node.pin))
    if let known = neighbors[site] { return known }
    var near = formerNodes(near: node.position, in: forest)
    near.removeAll {
      candidates[$0.pin]?.isChanged == true || !order.isSameGroup(node.pin, $0.pin)
    }
    for node in near { addUnchanged(node) }
    for change in changes {
      if let other = change.after, order.isSameGroup(node.pin, other.pin),
        Self.isWithin(radius, of: node.position, other)
      {
        near.append(other)
      }
    }
    near = sorted(near, by: order)
    neighbors[site] = near
    return near
  }

  /// Returns the nodes within the radius of a position before the change, in any order.
  private func formerNodes(
    near position: PlanePosition, in forest: borrowing ClusterForest
  ) -> [ClusterNode] {
    // The closure does not capture `self`, which would be copied for every node.
    let radius = radius
    var near: [ClusterNode] = []
    // The candidates at a zoom are the nodes shown at the next deeper one. One extra unit allows for
    // rounding.
    let window = PlaneWindow(around: position, reach: radius + 1)
    forest.search(window, zoom: zoom + 1) { _, node in
      if Self.isWithin(radius, of: position, node) { near.append(node) }
    }
    return near
  }

  private static func isWithin(
    _ radius: Double, of position: PlanePosition, _ node: ClusterNode
  ) -> Bool {
    MercatorPlane.squaredDistance(node.position, position) <= radius * radius
  }

  private func sorted(
    _ nodes: [ClusterNode], by order: borrowing RankOrder
  ) -> [ClusterNode] {
    sortedIndices(nodes.count) { order.precedes(nodes[$0].pin, nodes[$1].pin) }.map { nodes[$0] }
  }

  // MARK: Regrouping

  /// The members of a center after the change.
  private struct Group {
    let pin: UInt32
    /// The center, then the candidates that it absorbs.
    let nodes: [ClusterNode]
    /// Whether the nodes merge into a cluster.
    let isCluster: Bool
  }

  /// Rebuilds the clusters that gain or lose members.
  ///
  /// - Parameter replaced: Receives the clusters that no longer exist.
  /// - Returns: The changes for the next zoom, in pin order.
  mutating func regroup(
    in forest: inout ClusterForest, of pins: borrowing ClusterPins,
    replaced: inout [ClusterNode]
  ) -> [ClusterChange] {
    let groups = newGroups(in: forest, by: pins.order)
    for (index, group) in groups.enumerated() {
      for node in group.nodes { candidates[node.pin]?.group = index }
    }
    var next: [ClusterChange] = []
    for pin in affectedPins(groups) {
      let candidate = candidates[pin] ?? Candidate()
      let cluster = candidate.before.flatMap { formerCluster(of: $0, in: forest) }
      if let cluster, cluster.pin == pin { replaced.append(cluster) }
      // In another candidate's cluster, the node was not shown at this zoom.
      let before = cluster.map { $0.pin == pin ? $0 : nil } ?? candidate.before
      // A pin without a group no longer appears.
      let isSeparate = candidate.group.map { !groups[$0].isCluster } ?? false
      if isSeparate, cluster == nil, candidate.before != nil, !candidate.isChanged { continue }
      next.append(
        ClusterChange(pin: pin, before: before, after: isSeparate ? candidate.after : nil))
    }
    // From here on, the previous state is no longer needed.
    for index in next.indices {
      guard let number = candidates[next[index].pin]?.group else { continue }
      let group = groups[number]
      if group.isCluster, group.pin == next[index].pin {
        next[index].after = forest.makeCluster(of: forest.add(group.nodes), zoom: zoom, pins: pins)
      }
    }
    return next.filter { $0.before != nil || $0.after != nil }
  }

  /// Returns the pins whose nodes may appear, disappear, or change, in pin order.
  private func affectedPins(_ groups: [Group]) -> [UInt32] {
    // A dirty center is in its own group, or among the decided pins if it is no longer a center.
    var pins = decided
    for group in groups { for node in group.nodes { pins.append(node.pin) } }
    var result: [UInt32] = []
    for index in sortedIndices(pins.count, by: { pins[$0] < pins[$1] })
    where result.last != pins[index] {
      result.append(pins[index])
    }
    return result
  }

  /// Returns the groups of the centers that gain or lose members and are still centers.
  private mutating func newGroups(
    in forest: borrowing ClusterForest, by order: borrowing RankOrder
  ) -> [Group] {
    var groups: [Group] = []
    for pin in dirty {
      guard let candidate = candidates[pin]?.after,
        center(of: candidate, in: forest, by: order) == pin
      else { continue }
      var nodes = [candidate]
      for other in neighbors(of: candidate, in: forest, by: order)
      where other.pin != pin && center(of: other, in: forest, by: order) == pin {
        nodes.append(other)
      }
      let count = nodes.reduce(0) { $0 + Int($1.count) }
      let isCluster = nodes.count > 1 && options.formsCluster(count: count, zoom: zoom)
      groups.append(Group(pin: pin, nodes: nodes, isCluster: isCluster))
    }
    return groups
  }
}
