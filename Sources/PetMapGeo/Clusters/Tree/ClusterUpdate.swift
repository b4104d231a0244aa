/// What stood for an own pin before a change, and what stands for it afterwards; nil for nothing.
struct ClusterChange {
  let pin: UInt32
  var before: ClusterEntry?
  var after: ClusterEntry?
}

/// Carries a change of the pins through one zoom, touching only what it alters.
///
/// What takes part in a zoom's merging is known by its own pin. In the order of rank each whose
/// situation has changed is decided anew; where one becomes a centre or ceases to be one, those
/// worse-ranked neighbours that this concerns follow. Clusters that lose or gain something are then made
/// anew, and are what has changed at the next zoom. With random ranks few are concerned
/// (Censor-Hillel, Haramaty, Karnin: Optimal Dynamic Distributed MIS, 2016).
///
/// What is new goes into free slots, so what was before can be searched all the while.
struct ClusterUpdate {
  private let zoom: Int
  private let radius: Double
  private let changes: [ClusterChange]
  /// What has been looked at, what has changed first.
  private var participants: [Participant] = []
  /// The participants' indices, by own pin.
  private var indices: [UInt32: Int] = [:]
  /// Centres that lose or gain something, by own pin.
  private var dirty: [UInt32] = []
  /// What is within the radius of positions that have been looked around: many pins may share one.
  private var neighbours: [PlanePosition: [ClusterEntry]] = [:]
  /// Own pins that are to be decided, the best-ranked last.
  private var queue: [UInt32] = []

  /// What is known of an own pin.
  private struct Participant {
    var before: ClusterEntry?
    var after: ClusterEntry?
    /// The centre to which it belongs, once that is decided anew.
    var centre: UInt32?
    /// Whether it is to be decided or has been.
    var isQueued = false
    /// Whether it is among the ``dirty``.
    var isDirty = false
  }

  /// - Parameter changes: at most one of each pin.
  init(_ changes: [ClusterChange], zoom: Int, radius: Double) {
    self.changes = changes
    self.zoom = zoom
    self.radius = radius
    for change in changes {
      let index = index(of: change.pin)
      participants[index].before = change.before
      participants[index].after = change.after
      participants[index].isQueued = true
    }
  }

  // MARK: Participants

  /// The index of what is known of an own pin, nothing at first.
  private mutating func index(of pin: UInt32) -> Int {
    if let index = indices[pin] { return index }
    indices[pin] = participants.count
    participants.append(Participant())
    return participants.count - 1
  }

  private func participant(_ pin: UInt32) -> Participant {
    indices[pin].map { participants[$0] } ?? Participant()
  }

  private func hasChanged(_ pin: UInt32) -> Bool {
    indices[pin].map { $0 < changes.count } ?? false
  }

  /// Takes note of what stands for its own pin before and after the change.
  private mutating func add(unchanged entry: ClusterEntry) {
    let index = index(of: entry.pin)
    participants[index].before = entry
    participants[index].after = entry
  }

  private mutating func addDirty(_ centre: UInt32) {
    let index = index(of: centre)
    if participants[index].isDirty { return }
    participants[index].isDirty = true
    dirty.append(centre)
  }

  // MARK: Deciding

  /// Decides anew to which centres what is concerned belongs.
  mutating func decide(in tree: borrowing ClusterTree) {
    let order = sortedIndices(changes.count) {
      tree.pins.order.precedes(changes[$1].pin, changes[$0].pin)
    }
    queue = order.map { changes[$0].pin }
    while let pin = queue.popLast() { decide(pin, in: tree) }
    for centre in dirty {
      if let entry = participant(centre).after { _ = neighbours(of: entry.position, in: tree) }
    }
  }

  private mutating func decide(_ pin: UInt32, in tree: borrowing ClusterTree) {
    let state = participant(pin)
    let near = state.after.map { neighbours(of: $0.position, in: tree) } ?? []
    let before = state.before.map { formerCentre(of: $0, in: tree.forest) }
    let after = state.after.map { centre(for: $0, among: near, in: tree) }
    participants[index(of: pin)].centre = after
    if before != after || hasChanged(pin) {
      if let before { addDirty(before) }
      if let after { addDirty(after) }
      if let old = state.before { rememberFormerCentre(of: old, in: tree.forest) }
    }
    let (wasCentre, isCentre) = (before == pin, after == pin)
    let isStill = state.before?.position == state.after?.position
    if wasCentre == isCentre, isStill { return }
    if wasCentre, let old = state.before {
      for other in isStill ? near : neighbours(of: old.position, in: tree)
      where formerCentre(of: other, in: tree.forest) == pin {
        enqueue(other.pin, after: pin, in: tree.pins.order)
      }
    }
    if isCentre {
      for other in near where tree.pins.order.precedes(pin, centre(of: other, in: tree.forest)) {
        enqueue(other.pin, after: pin, in: tree.pins.order)
      }
    }
  }

  private mutating func enqueue(
    _ pin: UInt32, after centre: UInt32, in order: borrowing RankOrder
  ) {
    let index = index(of: pin)
    guard pin != centre, !participants[index].isQueued else { return }
    participants[index].isQueued = true
    var (low, high) = (0, queue.count)
    while low < high {
      let middle = (low + high) / 2
      if order.precedes(pin, queue[middle]) { low = middle + 1 } else { high = middle }
    }
    queue.insert(pin, at: low)
  }

  /// The best-ranked centre near an entry, which is itself when there is none.
  ///
  /// - Parameter neighbours: in the order of rank.
  private func centre(
    for entry: ClusterEntry, among neighbours: [ClusterEntry], in tree: borrowing ClusterTree
  ) -> UInt32 {
    for other in neighbours {
      guard tree.pins.order.precedes(other.pin, entry.pin) else { break }
      if centre(of: other, in: tree.forest) == other.pin { return other.pin }
    }
    return entry.pin
  }

  private func centre(of entry: ClusterEntry, in forest: borrowing ClusterForest) -> UInt32 {
    participant(entry.pin).centre ?? formerCentre(of: entry, in: forest)
  }

  private func formerCentre(
    of entry: ClusterEntry, in forest: borrowing ClusterForest
  ) -> UInt32 {
    formerCluster(of: entry, in: forest)?.pin ?? entry.pin
  }

  /// The cluster that took in an entry at this zoom before the change.
  private func formerCluster(
    of entry: ClusterEntry, in forest: borrowing ClusterForest
  ) -> ClusterEntry? {
    guard entry.parent != .none else { return nil }
    let parent = forest.entries[Int(entry.parent)]
    return parent.deepestZoom == zoom ? parent : nil
  }

  private mutating func rememberFormerCentre(
    of entry: ClusterEntry, in forest: borrowing ClusterForest
  ) {
    guard let cluster = formerCluster(of: entry, in: forest) else { return }
    let centre = forest.entries[cluster.children.lowerBound]
    if !hasChanged(centre.pin) { add(unchanged: centre) }
  }

  /// What takes part in the merging after the change within the radius of a position, in the order of
  /// rank.
  private mutating func neighbours(
    of position: PlanePosition, in tree: borrowing ClusterTree
  ) -> [ClusterEntry] {
    if let known = neighbours[position] { return known }
    let squaredRadius = radius * radius
    func isNear(_ entry: ClusterEntry) -> Bool {
      MercatorPlane.squaredDistance(entry.position, position) <= squaredRadius
    }
    var near: [ClusterEntry] = []
    // A unit more, since the sums may be rounded.
    let window = PlaneWindow(around: position, reach: radius + 1)
    tree.forest.search(window, zoom: zoom + 1) { _, entry in
      if isNear(entry), !hasChanged(entry.pin) { near.append(entry) }
    }
    for entry in near { add(unchanged: entry) }
    for change in changes {
      if let entry = change.after, isNear(entry) { near.append(entry) }
    }
    let order = sortedIndices(near.count) {
      tree.pins.order.precedes(near[$0].pin, near[$1].pin)
    }
    near = order.map { near[$0] }
    neighbours[position] = near
    return near
  }

  // MARK: Regrouping

  /// Makes the clusters anew that lose or gain something.
  ///
  /// - Parameter replaced: takes the clusters that are no more afterwards.
  /// - Returns: what has changed for the next zoom, in the order of the pins.
  mutating func regroup(
    in forest: inout ClusterForest, of pins: borrowing ClusterPins,
    replaced: inout [ClusterEntry]
  ) -> [ClusterChange] {
    var next: [ClusterChange] = []
    /// Of what will be a cluster, and the index of its change.
    var groups: [(change: Int, siblings: [ClusterEntry])] = []
    for index in sortedIndices(dirty.count, by: { dirty[$0] < dirty[$1] }) {
      let pin = dirty[index]
      let state = participant(pin)
      var change = ClusterChange(pin: pin)
      var isStill = !hasChanged(pin)
      if let old = state.before {
        if let cluster = formerCluster(of: old, in: forest) {
          isStill = false
          if cluster.pin == pin {
            change.before = cluster
            replaced.append(cluster)
          }
        } else {
          change.before = old
        }
      }
      if let new = state.after, centre(of: new, in: forest) == pin {
        let siblings = [new] + members(of: new, in: forest)
        if siblings.count > 1 {
          groups.append((next.count, siblings))
        } else {
          change.after = new
        }
      }
      if change.after == nil || !isStill { next.append(change) }
    }
    // What was before is not needed any more.
    for (change, siblings) in groups {
      next[change].after = forest.cluster(of: forest.add(siblings), zoom: zoom, pins: pins)
    }
    return next
  }

  /// What belongs to a centre besides itself.
  private func members(
    of centre: ClusterEntry, in forest: borrowing ClusterForest
  ) -> [ClusterEntry] {
    (neighbours[centre.position] ?? []).filter {
      $0.pin != centre.pin && self.centre(of: $0, in: forest) == centre.pin
    }
  }
}
