/// Carries a change of the pins through the zooms, touching only what it alters.
///
/// At each zoom some entities have gone from what the pass works on and some have come. In the order
/// of rank each of them is decided anew; where an entity becomes a centre, ceases to be one or moves,
/// those worse-ranked neighbours that this concerns are decided anew after it. The clusters that lose
/// or gain something are then dissolved and formed again, and are what has gone and come at the next
/// zoom. With random ranks few entities are concerned (Censor-Hillel, Haramaty, Karnin: Optimal
/// Dynamic Distributed MIS, 2016).
///
/// Groups of fewer than the minimum of points stay apart and leave no trace in the tree. To whom their
/// entities belonged is found again from their better-ranked neighbours, of which few need be asked
/// (Yoshida, Yamamoto, Ito: Improved Constant-Time Approximation Algorithms for Maximum Matchings and
/// Other Optimization Problems, 2012).
struct ClusterChange {
  /// What an entity was before it went from the map at a zoom.
  private struct Gone {
    var slot: UInt32
    var x: Double
    var y: Double
    var pin: UInt32
    /// Its parent before the change.
    var parent: UInt32
  }

  /// A centre and what it takes in.
  private struct Group {
    var centre: UInt32
    var members: [UInt32]
    var entities: [UInt32] { [centre] + members }
  }

  /// What is within the radius of a place.
  private struct Neighbours {
    var slots: [UInt32] = []
    /// Whether they are in the order of rank.
    var isSorted = false
  }

  private var gone: [Gone] = []
  /// On the map, but not filed in the directory before it is known where they end.
  private var come: [UInt32] = []
  private var dissolved: [UInt32] = []

  // One zoom's work.
  private var zoom = 0
  private var squaredRadius = 0.0
  private var radius = 0.0
  /// By entity: the own pin of the centre it belongs to after the change.
  private var claims: [UInt32: UInt32] = [:]
  /// The same before the change, of entities that no cluster took in.
  private var formerClaims: [UInt32: UInt32] = [:]
  private var comeByPin: [UInt32: UInt32] = [:]
  private var gonePins: Set<UInt32> = []
  private var dirty: [UInt32: UInt32] = [:]
  private var queue = RankQueue()
  private var queued: Set<UInt32> = []
  /// Around the place that was looked at last: of a pile all pins are decided one after another.
  private var lastPlace: (x: Double, y: Double, near: Neighbours)?

  /// - Parameters:
  ///   - out: pins that are on the map and leave it.
  ///   - into: pins that are not and come to it.
  mutating func make(in tree: inout ClusterTree, out: [UInt32], into: [UInt32]) {
    for slot in out {
      gone.append(leave(slot, tree))
      tree.directory.remove(
        slot, at: tree.zooms(of: tree.node(.init(slot))).lowerBound, from: &tree.entities)
    }
    come = into
    for zoom in stride(from: tree.options.maximumZoom, through: 0, by: -1) {
      self.zoom = zoom
      radius = tree.radius(zoom: zoom)
      squaredRadius = radius * radius
      decide(tree)
      apply(to: &tree)
    }
    for slot in come { tree.directory.file(slot, at: 0, in: &tree.entities) }
    for slot in out { unlink(slot, &tree) }
    for slot in dissolved { tree.freeCluster(slot) }
  }

  private func leave(_ slot: UInt32, _ tree: borrowing ClusterTree) -> Gone {
    let entity = tree.entities[Int(slot)]
    return Gone(
      slot: slot, x: entity.x, y: entity.y, pin: tree.pinIndex(of: slot), parent: entity.parent)
  }

  private func unlink(_ slot: UInt32, _ tree: inout ClusterTree) {
    tree.entities[Int(slot)].parent = .none
    tree.entities[Int(slot)].sibling = .none
  }

  // MARK: Deciding

  private mutating func decide(_ tree: borrowing ClusterTree) {
    claims.removeAll(keepingCapacity: true)
    formerClaims.removeAll(keepingCapacity: true)
    comeByPin.removeAll(keepingCapacity: true)
    dirty.removeAll(keepingCapacity: true)
    queued.removeAll(keepingCapacity: true)
    gonePins.removeAll(keepingCapacity: true)
    lastPlace = nil
    for slot in come { comeByPin[tree.pinIndex(of: slot)] = slot }
    for (index, entity) in gone.enumerated() {
      let replacement = comeByPin[entity.pin]
      gonePins.insert(entity.pin)
      if let replacement { queued.insert(replacement) }
      queue.insert(.init(entity.pin, tree, slot: replacement ?? .none, gone: index))
    }
    for slot in come where !queued.contains(slot) {
      queued.insert(slot)
      queue.insert(.init(tree.pinIndex(of: slot), tree, slot: slot, gone: -1))
    }
    while let next = queue.popBest() { decide(next, tree) }
  }

  private mutating func decide(_ event: RankQueue.Event, _ tree: borrowing ClusterTree) {
    guard event.nearer == .none else { return join(event, tree) }
    let old: Gone? =
      event.gone >= 0 ? gone[event.gone] : isNew(event.slot, tree) ? nil : leave(event.slot, tree)
    // What is around a place is looked for once: that takes most of the time.
    var near = Neighbours()
    var nearOld = Neighbours()
    var isMoved = false
    if event.slot != .none {
      let own = tree.entities[Int(event.slot)]
      sortLastPlace(ifAt: own.x, own.y, tree)
      near = neighbours(own.x, own.y, tree)
      nearOld = near
      if let old { isMoved = old.x != own.x || old.y != own.y }
    }
    if let old, event.slot == .none || isMoved { nearOld = neighbours(old.x, old.y, tree) }

    var wasCentre = false
    var formerClaim: UInt32?
    if let old {
      let claim = self.formerClaim(of: old, tree)
      formerClaim = claim
      wasCentre = claim == old.pin
      if event.gone >= 0 { markCentre(ofMember: old, claim: claim, nearOld, tree) }
    }
    var isCentre = false
    if event.slot != .none {
      let (claim, centre) = bestCentre(for: event, near, tree)
      isCentre = claim == event.pin
      claims[event.slot] = claim
      let before = event.gone < 0 ? formerClaim : nil
      if before != claim {
        dirty[claim] = centre
        if let old, let before { markCentre(ofMember: old, claim: before, nearOld, tree) }
      }
    }
    // A centre that stays where it was makes no difference.
    guard wasCentre != isCentre || isMoved else { return }
    if wasCentre { push(nearOld, event, old, isCentre, tree) }
    if isCentre { push(near, event, wasCentre ? old : nil, true, tree) }
  }

  /// Lets an entity that is where it was belong to the centre that has come nearer.
  ///
  /// That is the best one: centres are queued in the order of rank, and it precedes the centre to which
  /// the entity belonged, which preceded all others that stay.
  private mutating func join(_ event: RankQueue.Event, _ tree: borrowing ClusterTree) {
    let old = leave(event.slot, tree)
    let before = formerClaim(of: old, tree)
    let centre = tree.pinIndex(of: event.nearer)
    claims[event.slot] = centre
    dirty[centre] = event.nearer
    markCentre(ofMember: old, claim: before, nil, tree)
    if before == old.pin { push(neighbours(old.x, old.y, tree), event, old, false, tree) }
  }

  /// Queues the worse-ranked neighbours of a place to which it makes a difference that one of them
  /// was a centre there or is one.
  private mutating func push(
    _ neighbours: Neighbours, _ event: RankQueue.Event, _ old: Gone?, _ isCentre: Bool,
    _ tree: borrowing ClusterTree
  ) {
    for neighbour in neighbours.slots where !queued.contains(neighbour) {
      let pin = tree.pinIndex(of: neighbour)
      guard tree.precedes(pin: event.pin, pin) else { continue }
      let entity = tree.entities[Int(neighbour)]
      let wasNear = old.map { self.isNear($0.x, $0.y, entity, tree) } ?? false
      var isNear = false
      if isCentre {
        let own = tree.entities[Int(event.slot)]
        isNear = self.isNear(own.x, own.y, entity, tree)
      }
      guard wasNear != isNear else { continue }
      let claim = self.claim(of: neighbour, tree)
      if isNear ? tree.precedes(pin: event.pin, claim) : claim == event.pin {
        queued.insert(neighbour)
        queue.insert(
          .init(pin, tree, slot: neighbour, gone: -1, nearer: isNear ? event.slot : .none))
      }
    }
  }

  /// The best-ranked centre near an entity, which is itself when there is none.
  private mutating func bestCentre(
    for event: RankQueue.Event, _ neighbours: Neighbours, _ tree: borrowing ClusterTree
  ) -> (pin: UInt32, slot: UInt32) {
    var best = (pin: event.pin, slot: event.slot)
    for neighbour in neighbours.slots where neighbour != event.slot {
      let pin = tree.pinIndex(of: neighbour)
      let isAhead = tree.precedes(pin: pin, best.pin)
      if isAhead, claim(of: neighbour, tree) == pin { best = (pin, neighbour) }
      if neighbours.isSorted, !isAhead || best.slot == neighbour { break }
    }
    return best
  }

  /// Notes that the centre an entity belonged to loses it.
  ///
  /// - Parameter neighbours: what is around the entity's place; nil when that has not been looked for.
  private mutating func markCentre(
    ofMember old: Gone, claim: UInt32, _ neighbours: Neighbours?, _ tree: borrowing ClusterTree
  ) {
    guard dirty[claim] == nil else { return }
    if let slot = comeByPin[claim] {
      dirty[claim] = slot
      return
    }
    guard claim != old.pin, !gonePins.contains(claim) else { return }
    // The old parent's list of children may be relinked already.
    let around = neighbours ?? self.neighbours(old.x, old.y, tree)
    let centre = around.slots.first { tree.pinIndex(of: $0) == claim }
    if let centre { dirty[claim] = centre }
  }

  private func isNew(_ slot: UInt32, _ tree: borrowing ClusterTree) -> Bool {
    comeByPin[tree.pinIndex(of: slot)] == slot
  }

  private mutating func claim(of slot: UInt32, _ tree: borrowing ClusterTree) -> UInt32 {
    if let claim = claims[slot] { return claim }
    return formerClaim(of: leave(slot, tree), tree)
  }

  /// The own pin of the centre an entity belonged to at this zoom before the change.
  private mutating func formerClaim(of old: Gone, _ tree: borrowing ClusterTree) -> UInt32 {
    if old.parent != .none {
      let cluster = tree.entities[Int(old.parent)]
      if cluster.bottom == zoom { return tree.clusters[cluster.payload].pin }
    }
    // With a minimum of two every group has become a cluster.
    guard tree.options.minimumPoints > 2 else { return old.pin }
    if let claim = formerClaims[old.slot] { return claim }
    let better = formerNeighbours(of: old, tree).sorted { tree.precedes(pin: $0.pin, $1.pin) }
    // The rank rises from one call to the next.
    let centre = better.first { formerClaim(of: $0, tree) == $0.pin }
    let claim = centre?.pin ?? old.pin
    formerClaims[old.slot] = claim
    return claim
  }

  /// The better-ranked neighbours that an entity had before the change.
  private func formerNeighbours(of old: Gone, _ tree: borrowing ClusterTree) -> [Gone] {
    var near: [Gone] = []
    for slot in filedNeighbours(old.x, old.y, tree) { near.append(leave(slot, tree)) }
    near += gone.filter { isNear(old.x, old.y, x: $0.x, y: $0.y, tree) }
    return near.filter { tree.precedes(pin: $0.pin, old.pin) }
  }

  /// What the pass at this zoom works on, within the radius of a place.
  private mutating func neighbours(
    _ x: Double, _ y: Double, _ tree: borrowing ClusterTree
  ) -> Neighbours {
    if let lastPlace, lastPlace.x == x, lastPlace.y == y { return lastPlace.near }
    var near = Neighbours(slots: filedNeighbours(x, y, tree))
    for slot in come where isNear(x, y, tree.entities[Int(slot)], tree) { near.slots.append(slot) }
    lastPlace = (x, y, near)
    return near
  }

  /// Puts what is around the last place in order when it is asked for again: whoever decides about all
  /// pins of a pile need not look at all of them for each.
  private mutating func sortLastPlace(
    ifAt x: Double, _ y: Double, _ tree: borrowing ClusterTree
  ) {
    guard let last = lastPlace, last.x == x, last.y == y, !last.near.isSorted else { return }
    let sorted = tree.sorted(last.near.slots.map { tree.node(.init($0)) }).map { $0.slot.slot }
    lastPlace?.near = Neighbours(slots: sorted, isSorted: true)
  }

  /// Those of them that the change has left alone so far.
  private func filedNeighbours(
    _ x: Double, _ y: Double, _ tree: borrowing ClusterTree
  ) -> [UInt32] {
    // A unit more, because the sums may be rounded.
    let reach = radius + 1
    let window = PlaneWindow(
      left: x - reach, right: x + reach, top: y - reach, bottom: y + reach, plane: tree.plane)
    var search = NodeSearch()
    tree.find(in: window, zoom: zoom + 1, &search)
    var near: [UInt32] = []
    for node in search.found where isNear(x, y, tree.entities[node.index], tree) {
      near.append(node.slot)
    }
    return near
  }

  private func isNear(
    _ x: Double, _ y: Double, _ entity: ClusterEntity, _ tree: borrowing ClusterTree
  ) -> Bool {
    isNear(x, y, x: entity.x, y: entity.y, tree)
  }

  private func isNear(
    _ x: Double, _ y: Double, x otherX: Double, y otherY: Double, _ tree: borrowing ClusterTree
  ) -> Bool {
    let dx = tree.plane.difference(from: x, to: otherX)
    let dy = otherY - y
    return dx * dx + dy * dy <= squaredRadius
  }

  // MARK: Applying

  private mutating func apply(to tree: inout ClusterTree) {
    var groups: [Group] = []
    for (pin, centre) in dirty where claim(of: centre, tree) == pin {
      let own = tree.entities[Int(centre)]
      var group = Group(centre: centre, members: [])
      for neighbour in neighbours(own.x, own.y, tree).slots
      where neighbour != centre && claim(of: neighbour, tree) == pin {
        group.members.append(neighbour)
      }
      groups.append(group)
    }

    var nextGone: [Gone] = []
    var nextCome: [UInt32] = []
    var broken: Set<UInt32> = []
    for entity in gone {
      if merged(entity.parent, tree) {
        broken.insert(entity.parent)
      } else {
        nextGone.append(entity)
      }
    }
    for group in groups {
      for slot in group.entities where !isNew(slot, tree) {
        let parent = tree.entities[Int(slot)].parent
        if merged(parent, tree) { broken.insert(parent) }
      }
    }
    for slot in broken {
      nextGone.append(leave(slot, tree))
      tree.directory.remove(
        slot, at: tree.zooms(of: tree.node(.init(slot))).lowerBound, from: &tree.entities)
      dissolved.append(slot)
    }
    for group in groups {
      let count = group.entities.reduce(0) { $0 + tree.count(of: .init($1)) }
      if group.members.isEmpty || count < tree.options.minimumPoints {
        for slot in group.entities { keep(slot, &tree, &nextCome) }
      } else {
        for slot in group.entities { end(slot, &tree, &nextGone) }
        nextCome.append(tree.form(group.centre, group.members, zoom: zoom))
      }
    }
    gone = nextGone
    come = nextCome
  }

  /// Lets an entity stay on the map.
  private func keep(_ slot: UInt32, _ tree: inout ClusterTree, _ nextCome: inout [UInt32]) {
    if !isNew(slot, tree) {
      guard merged(tree.entities[Int(slot)].parent, tree) else { return }
      tree.directory.remove(slot, at: zoom + 1, from: &tree.entities)
    }
    unlink(slot, &tree)
    nextCome.append(slot)
  }

  /// Takes an entity off the map because it goes into a cluster.
  private func end(_ slot: UInt32, _ tree: inout ClusterTree, _ nextGone: inout [Gone]) {
    if !isNew(slot, tree) {
      if merged(tree.entities[Int(slot)].parent, tree) { return }
      nextGone.append(leave(slot, tree))
      tree.directory.remove(
        slot, at: tree.zooms(of: tree.node(.init(slot))).lowerBound, from: &tree.entities)
    }
    tree.directory.file(slot, at: zoom + 1, in: &tree.entities)
  }

  /// Whether a parent came into being at this zoom.
  private func merged(_ parent: UInt32, _ tree: borrowing ClusterTree) -> Bool {
    parent != .none && tree.entities[Int(parent)].bottom == zoom
  }
}
