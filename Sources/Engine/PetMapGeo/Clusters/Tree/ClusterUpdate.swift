/// What stood for an own pin before a change, and what stands for it afterwards; nil for nothing.
struct ClusterChange {
  let pin: UInt32
  var before: ClusterEntry?
  var after: ClusterEntry?
}

/// Carries a change of the pins through one zoom, touching only what it alters.
///
/// What takes part in a zoom's merging is known by its own pin. ``decide(in:by:)`` goes through what
/// has changed in the order of rank and finds the centre of each; where one becomes a centre or ceases
/// to be one, those worse-ranked neighbours that this concerns follow. ``regroup(in:of:replaced:)`` then
/// makes the clusters anew that lose or gain something, and they are the change of the next zoom.
/// With random ranks few are concerned (Censor-Hillel, Haramaty, Karnin: Optimal Dynamic
/// Distributed MIS, 2016).
///
/// What is new goes into free slots, so what was before can be searched all the while.
struct ClusterUpdate {
  private let zoom: Int
  private let radius: Double
  private let changes: [ClusterChange]
  /// What has changed or has been looked at, by own pin.
  private var participants: [UInt32: Participant] = [:]
  /// What is within the radius of positions that have been looked around: many pins may share one.
  private var neighbours: [PlanePosition: [ClusterEntry]] = [:]
  /// Own pins that are to be decided, the best-ranked last.
  private var queue: [UInt32] = []
  /// Own pins of the centres that lose or gain something.
  private var dirty: [UInt32] = []

  private struct Participant {
    var before: ClusterEntry?
    var after: ClusterEntry?
    /// Whether it is one of the changes.
    var isChanged = false
    /// Whether it is to be decided or has been.
    var isQueued = false
    /// The own pin of the centre to which it belongs, once that is decided anew.
    var centre: UInt32?
    /// Whether it is among the ``dirty``.
    var isDirty = false
  }

  /// - Parameter changes: at most one of each pin.
  init(_ changes: [ClusterChange], zoom: Int, radius: Double) {
    self.changes = changes
    self.zoom = zoom
    self.radius = radius
    for change in changes {
      participants[change.pin] = Participant(
        before: change.before, after: change.after, isChanged: true, isQueued: true)
    }
  }

  // MARK: Deciding

  /// Decides anew to which centres what is concerned belongs.
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
    let own = participants[pin] ?? Participant()
    let near = own.after.map { neighbours(of: $0.position, in: forest, by: order) } ?? []
    let before = own.before.map { formerCentre(of: $0, in: forest) }
    let after = own.after.map { centre(for: $0, among: near, in: forest, by: order) }
    participants[pin]?.centre = after
    if before != after || own.isChanged {
      if let old = own.before, let cluster = formerCluster(of: old, in: forest) {
        // It may be far from where its member is now.
        addUnchanged(forest.entries[cluster.children.lowerBound])
      }
      if let before { addDirty(before) }
      if let after { addDirty(after) }
    }
    let (wasCentre, isCentre) = (before == pin, after == pin)
    let hasMoved = own.before?.position != own.after?.position
    if wasCentre == isCentre, !hasMoved { return }
    if wasCentre, let old = own.before {
      for other in hasMoved ? neighbours(of: old.position, in: forest, by: order) : near
      where formerCentre(of: other, in: forest) == pin {
        enqueue(other.pin, by: order)
      }
    }
    if isCentre {
      for other in near where order.precedes(pin, centre(of: other, in: forest)) {
        enqueue(other.pin, by: order)
      }
    }
  }

  /// The best-ranked centre near an entry, which is itself when there is none.
  ///
  /// - Parameter neighbours: in the order of rank; those that rank better than the entry are decided.
  private func centre(
    for entry: ClusterEntry, among neighbours: [ClusterEntry], in forest: borrowing ClusterForest,
    by order: borrowing RankOrder
  ) -> UInt32 {
    for other in neighbours {
      guard order.precedes(other.pin, entry.pin) else { break }
      if centre(of: other, in: forest) == other.pin { return other.pin }
    }
    return entry.pin
  }

  /// Puts a pin into the queue, unless it has been there.
  private mutating func enqueue(_ pin: UInt32, by order: borrowing RankOrder) {
    guard participants[pin]?.isQueued == false else { return }
    participants[pin]?.isQueued = true
    var (low, high) = (0, queue.count)
    while low < high {
      let middle = (low + high) / 2
      if order.precedes(pin, queue[middle]) { low = middle + 1 } else { high = middle }
    }
    queue.insert(pin, at: low)
  }

  // MARK: Participants

  /// Takes note of what stands for its own pin before and after the change.
  private mutating func addUnchanged(_ entry: ClusterEntry) {
    if participants[entry.pin] == nil {
      participants[entry.pin] = Participant(before: entry, after: entry)
    }
  }

  private mutating func addDirty(_ centre: UInt32) {
    guard participants[centre]?.isDirty == false else { return }
    participants[centre]?.isDirty = true
    dirty.append(centre)
  }

  /// The centre to which an entry belongs, as far as it is decided anew.
  private func centre(of entry: ClusterEntry, in forest: borrowing ClusterForest) -> UInt32 {
    participants[entry.pin]?.centre ?? formerCentre(of: entry, in: forest)
  }

  /// The centre to which an entry belonged before the change.
  private func formerCentre(of entry: ClusterEntry, in forest: borrowing ClusterForest) -> UInt32 {
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

  /// What takes part in the merging after the change within the radius of a position, in the order of
  /// rank.
  private mutating func neighbours(
    of position: PlanePosition, in forest: borrowing ClusterForest, by order: borrowing RankOrder
  ) -> [ClusterEntry] {
    if let known = neighbours[position] { return known }
    let squaredRadius = radius * radius
    func isNear(_ entry: ClusterEntry) -> Bool {
      MercatorPlane.squaredDistance(entry.position, position) <= squaredRadius
    }
    var near: [ClusterEntry] = []
    // A unit more, since the sums may be rounded.
    let window = PlaneWindow(around: position, reach: radius + 1)
    forest.search(window, zoom: zoom + 1) { _, entry in
      if isNear(entry), participants[entry.pin]?.isChanged != true { near.append(entry) }
    }
    for entry in near { addUnchanged(entry) }
    for change in changes {
      if let entry = change.after, isNear(entry) { near.append(entry) }
    }
    near = sortedIndices(near.count) { order.precedes(near[$0].pin, near[$1].pin) }.map { near[$0] }
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
      let own = participants[pin] ?? Participant()
      var change = ClusterChange(pin: pin)
      let cluster = own.before.flatMap { formerCluster(of: $0, in: forest) }
      if let cluster, cluster.pin == pin {
        change.before = cluster
        replaced.append(cluster)
      } else if cluster == nil {
        change.before = own.before
      }
      if let centre = own.after, self.centre(of: centre, in: forest) == pin {
        let members = neighbours(of: centre.position, in: forest, by: pins.order).filter {
          $0.pin != pin && self.centre(of: $0, in: forest) == pin
        }
        if !members.isEmpty {
          groups.append((next.count, [centre] + members))
        } else if cluster == nil, !own.isChanged {
          // It stands alone as before.
          continue
        } else {
          change.after = centre
        }
      }
      next.append(change)
    }
    // What was before is not needed any more.
    for (change, siblings) in groups {
      next[change].after = forest.makeCluster(of: forest.add(siblings), zoom: zoom, pins: pins)
    }
    return next
  }
}
