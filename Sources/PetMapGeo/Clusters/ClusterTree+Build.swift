extension ClusterTree {
  /// Builds the tree of all zooms.
  ///
  /// - Complexity: O(n) expected for each zoom, but for the pins that have no neighbour there.
  public init(_ pins: ClusterPins, options: ClusterOptions = .standard) {
    precondition(pins.count < ClusterEntity.limit)
    self.pins = pins
    self.options = options
    plane = options.compatibility == .supercluster ? .supercluster : .canonical
    directory = Self.emptyDirectory(options: options, plane: plane)
    slots = Array(repeating: .none, count: pins.count)
    presence = Array(repeating: .shown, count: pins.count)
    placePins()
    merge()
  }

  static func emptyDirectory(options: ClusterOptions, plane: ClusterPlane) -> ClusterDirectory {
    ClusterDirectory(
      cellSizes: (0...options.maximumZoom + 1).map {
        2 * radius(zoom: $0, options: options, plane: plane)
      }, plane: plane)
  }

  /// Makes an entity of each pin.
  private mutating func placePins() {
    let count = pins.count
    let x = Scratch<Double>(count: count)
    let y = Scratch<Double>(count: count)
    let all = Scratch<UInt32>(count: count)
    for pin in 0..<count {
      x[pin] = plane.x(longitude: pins.coordinates[pin].longitude)
      y[pin] = plane.y(latitude: pins.coordinates[pin].latitude)
      all[pin] = UInt32(truncatingIfNeeded: pin)
    }
    let order = mortonOrder(of: all, x: x, y: y, plane: plane)
    entities.reserveCapacity(count + count / 2)
    for place in 0..<count {
      let pin = Int(order[place])
      slots[pin] = UInt32(truncatingIfNeeded: place)
      entities.append(
        ClusterEntity(x: x[pin], y: y[pin], payload: order[place], bottom: options.maximumZoom + 1))
    }
  }

  /// Builds the clusters anew from the pins that are shown.
  mutating func rebuild() {
    var kept: [ClusterEntity] = []
    kept.reserveCapacity(pins.count + pins.count / 2)
    for slot in entities.indices where isPin(entities[slot]) {
      let old = entities[slot]
      guard slots[old.payload] == UInt32(truncatingIfNeeded: slot) else { continue }
      slots[old.payload] = UInt32(truncatingIfNeeded: kept.count)
      kept.append(
        ClusterEntity(
          x: old.x, y: old.y, payload: UInt32(truncatingIfNeeded: old.payload), bottom: old.bottom))
    }
    entities = kept
    clusters.removeAll(keepingCapacity: true)
    counts.removeAll(keepingCapacity: true)
    sums.removeAll(keepingCapacity: true)
    freeSlots.removeAll()
    freeClusters.removeAll()
    directory = Self.emptyDirectory(options: options, plane: plane)
    merge()
  }

  /// The entities of the pins that are shown; there are no clusters yet.
  private func shownPins() -> Scratch<UInt32> {
    let all = Scratch<UInt32>(count: entities.count)
    var count = 0
    for slot in entities.indices where presence[entities[slot].payload] == .shown {
      all[count] = UInt32(truncatingIfNeeded: slot)
      count += 1
    }
    let shown = Scratch<UInt32>(count: count)
    for index in 0..<count { shown[index] = all[index] }
    return shown
  }

  func rank(pin: Int) -> UInt64 {
    options.compatibility == .supercluster ? UInt64(pin) : pins.ranks[pin]
  }

  /// Merges the pins zoom by zoom.
  private mutating func merge() {
    let included = shownPins()
    let count = included.count
    let deepest = options.maximumZoom
    let wakes = isolation(of: entities, included: included, options: options, plane: plane)

    // The pins by the zoom at which they are first looked at, those that never are last.
    let starts = Scratch<Int>(count: deepest + 3, filledWith: 0)
    for index in 0..<count { starts[deepest + 1 - Int(wakes[index])] += 1 }
    for index in 1..<deepest + 3 { starts[index] += starts[index - 1] }
    let waking = Scratch<UInt32>(count: count)
    for index in stride(from: count - 1, through: 0, by: -1) {
      let group = deepest - Int(wakes[index])
      starts[group + 1] -= 1
      waking[starts[group + 1]] = included[index]
    }

    let active = Scratch<ClusterCandidate>(count: count)
    var activeCount = 0
    var woken = 0
    for zoom in stride(from: deepest, through: 0, by: -1) {
      let end = starts[deepest - zoom + 2]
      while woken < end {
        active[activeCount] = candidate(pinSlot: waking[woken])
        activeCount += 1
        woken += 1
      }
      let pass = GreedyPass(active, count: activeCount, radius: radius(zoom: zoom), plane: plane)
      activeCount = apply(pass, zoom: zoom, next: active)
    }
    var last: [UInt32] = []
    last.reserveCapacity(activeCount + count - woken)
    for index in 0..<activeCount { last.append(active[index].slot) }
    for index in woken..<count { last.append(waking[index]) }
    directory.open(0, count: last.count)
    for slot in last { directory.file(slot, at: 0, in: &entities) }
  }

  private func candidate(pinSlot slot: UInt32) -> ClusterCandidate {
    let entity = entities[Int(slot)]
    return ClusterCandidate(
      x: entity.x, y: entity.y, rank: rank(pin: entity.payload), slot: slot, count: 1)
  }

  /// Makes the clusters a pass has found.
  ///
  /// - Parameter next: takes what is on the map at the zoom.
  /// - Returns: how many that are.
  private mutating func apply(
    _ pass: borrowing GreedyPass, zoom: Int, next: borrowing Scratch<ClusterCandidate>
  ) -> Int {
    let count = pass.candidates.count
    // Each centre's members, linked.
    let first = Scratch<UInt32>(count: count, filledWith: .none)
    let rest = Scratch<UInt32>(count: count)
    for index in stride(from: count - 1, through: 0, by: -1) {
      let centre = Int(pass.claims[index])
      guard centre != index else { continue }
      rest[index] = first[centre]
      first[centre] = UInt32(truncatingIfNeeded: index)
    }
    var merged = 0
    for centre in 0..<count where first[centre] != .none {
      var total = Int(pass.candidates[centre].count)
      var members = 1
      var member = first[centre]
      while member != .none {
        total += Int(pass.candidates[Int(member)].count)
        members += 1
        member = rest[Int(member)]
      }
      if total < options.minimumPoints { first[centre] = .none } else { merged += members }
    }
    directory.open(zoom + 1, count: merged)

    var kept = 0
    for index in 0..<count {
      let claim = Int(pass.claims[index])
      if first[index] != .none {
        next[kept] = join(pass, centre: index, first: first[index], rest: rest, zoom: zoom)
        kept += 1
      } else if claim == index || first[claim] == .none {
        next[kept] = pass.candidates[index]
        kept += 1
      }
    }
    return kept
  }

  /// Makes a cluster of a centre and its members.
  private mutating func join(
    _ pass: borrowing GreedyPass, centre: Int, first: UInt32, rest: borrowing Scratch<UInt32>,
    zoom: Int
  ) -> ClusterCandidate {
    let own = pass.candidates[centre]
    var mean = WeightedMean(around: own.x, own.y, count: own.count, plane: plane)
    let cluster = clusters.count
    let slot = UInt32(truncatingIfNeeded: entities.count)
    let pin = pinIndex(of: own.slot)
    counts.append(contentsOf: repeatElement(0, count: countStride))
    sums.append(contentsOf: repeatElement(0, count: pins.sumCount))
    adopt(own.slot, by: slot, cluster: cluster, sibling: .none)
    directory.file(own.slot, at: zoom + 1, in: &entities)
    var child = own.slot
    var member = first
    while member != .none {
      let taken = pass.candidates[Int(member)]
      mean.add(taken.x, taken.y, count: taken.count)
      adopt(taken.slot, by: slot, cluster: cluster, sibling: child)
      directory.file(taken.slot, at: zoom + 1, in: &entities)
      child = taken.slot
      member = rest[Int(member)]
    }
    let (x, y) = mean.place
    clusters.append(ClusterRecord(pin: pin, child: child, count: mean.count))
    entities.append(
      ClusterEntity(x: x, y: y, payload: UInt32(truncatingIfNeeded: cluster), bottom: zoom))
    return ClusterCandidate(x: x, y: y, rank: own.rank, slot: slot, count: mean.count)
  }

  /// The index of an entity's own pin.
  func pinIndex(of slot: UInt32) -> UInt32 {
    let entity = entities[Int(slot)]
    return isPin(entity) ? UInt32(truncatingIfNeeded: entity.payload) : clusters[entity.payload].pin
  }

  func isPin(_ entity: ClusterEntity) -> Bool { entity.bottom > options.maximumZoom }

  /// Gives an entity its parent and adds what it carries to the parent's.
  mutating func adopt(_ slot: UInt32, by parent: UInt32, cluster: Int, sibling: UInt32) {
    entities[Int(slot)].parent = parent
    entities[Int(slot)].sibling = sibling
    let entity = entities[Int(slot)]
    let base = cluster * countStride
    if isPin(entity) {
      counts[base + Int(pins.statuses[entity.payload])] += 1
      counts[base + ClusterPins.statuses + Int(pins.species[entity.payload])] += 1
    } else {
      let own = entity.payload * countStride
      for offset in 0..<countStride { counts[base + offset] += counts[own + offset] }
    }
    let source = isPin(entity) ? pins.sums : sums
    for offset in 0..<pins.sumCount {
      sums[cluster * pins.sumCount + offset] &+= source[entity.payload * pins.sumCount + offset]
    }
  }
}
