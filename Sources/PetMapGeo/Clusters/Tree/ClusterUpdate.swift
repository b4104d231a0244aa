/// What stood for an own pin before a change, and what stands for it afterwards; nil for nothing.
struct ClusterChange {
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
  /// By own pin.
  private let changes: [UInt32: ClusterChange]
  /// What has been looked at and has not changed, by own pin.
  private var unchanged: [UInt32: ClusterEntry] = [:]
  /// The centres of those that were decided anew, by own pin.
  private var centres: [UInt32: UInt32] = [:]
  /// Centres that lose or gain something.
  private var dirty: Set<UInt32> = []
  /// What is within the radius of positions that have been looked around: many pins may share one.
  private var neighbours: [PlanePosition: [ClusterEntry]] = [:]
  /// Own pins that are to be decided, the best-ranked last.
  private var queue: [UInt32] = []
  private var queued: Set<UInt32> = []

  init(_ changes: [UInt32: ClusterChange], zoom: Int, radius: Double) {
    self.changes = changes
    self.zoom = zoom
    self.radius = radius
  }

  // MARK: Deciding

  /// Decides anew to which centres what is concerned belongs.
  mutating func decide(in tree: borrowing ClusterTree) {
    queue = changes.keys.sorted { tree.pins.order.precedes($1, $0) }
    queued = Set(queue)
    while let pin = queue.popLast() { decide(pin, in: tree) }
    for centre in dirty {
      if let entry = state(of: centre).after { _ = neighbours(of: entry.position, in: tree) }
    }
  }

  private mutating func decide(_ pin: UInt32, in tree: borrowing ClusterTree) {
    let state = state(of: pin)
    let near = state.after.map { neighbours(of: $0.position, in: tree) } ?? []
    let before = state.before.map { formerCentre(of: $0, in: tree.forest) }
    let after = state.after.map { centre(for: $0, among: near, in: tree) }
    centres[pin] = after
    if before != after || changes[pin] != nil {
      for centre in [before, after] {
        guard let centre else { continue }
        dirty.insert(centre)
      }
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
    guard pin != centre, queued.insert(pin).inserted else { return }
    var (low, high) = (0, queue.count)
    while low < high {
      let middle = (low + high) / 2
      if order.precedes(pin, queue[middle]) { low = middle + 1 } else { high = middle }
    }
    queue.insert(pin, at: low)
  }

  private func state(of pin: UInt32) -> ClusterChange {
    changes[pin] ?? ClusterChange(before: unchanged[pin], after: unchanged[pin])
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
    centres[entry.pin] ?? formerCentre(of: entry, in: forest)
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
    if changes[centre.pin] == nil { unchanged[centre.pin] = centre }
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
      if isNear(entry) { near.append(entry) }
    }
    near.removeAll { changes[$0.pin] != nil }
    for entry in near { unchanged[entry.pin] = entry }
    near += changes.values.compactMap { $0.after }.filter(isNear)
    near.sort { tree.pins.order.precedes($0.pin, $1.pin) }
    neighbours[position] = near
    return near
  }

  // MARK: Regrouping

  /// Makes the clusters anew that lose or gain something.
  ///
  /// - Parameter replaced: takes the clusters that are no more afterwards.
  /// - Returns: what has changed for the next zoom.
  mutating func regroup(
    in forest: inout ClusterForest, of pins: borrowing ClusterPins,
    replaced: inout [ClusterEntry]
  ) -> [UInt32: ClusterChange] {
    var next: [UInt32: ClusterChange] = [:]
    var groups: [[ClusterEntry]] = []
    for pin in dirty.sorted() {
      let state = state(of: pin)
      var change = ClusterChange()
      var isStill = changes[pin] == nil
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
        let group = [new] + members(of: new, in: forest)
        if group.count > 1 { groups.append(group) } else { change.after = new }
      }
      if change.after == nil || !isStill { next[pin] = change }
    }
    // What was before is not needed any more.
    for group in groups {
      next[group[0].pin, default: ClusterChange()].after = forest.cluster(
        of: forest.add(group), zoom: zoom, pins: pins)
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
