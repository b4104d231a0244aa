extension ClusterTree {
  /// Builds the tree of all zooms.
  ///
  /// - Parameter pins: 33,554,432 at most.
  /// - Complexity: O(n) expected for each zoom, but for the pins that have no neighbour there.
  public init(_ pins: ClusterPins, options: ClusterOptions = .standard) {
    precondition(pins.count <= ClusterEntity.limit / 2)
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

    var pass = GreedyPass(capacity: count, plane: plane)
    var active = 0
    var woken = 0
    for zoom in stride(from: deepest, through: 0, by: -1) {
      let end = starts[deepest - zoom + 2]
      while woken < end {
        pass.input[active] = candidate(pinSlot: waking[woken])
        active += 1
        woken += 1
      }
      let found = pass.run(count: active, radius: radius(zoom: zoom))
      active = form(pass, count: active, groups: found.groups, claimed: found.claimed, zoom: zoom)
    }
    directory.open(0, count: active + count - woken)
    for index in 0..<active { directory.file(pass.input[index].slot, at: 0, in: &entities) }
    for index in woken..<count { directory.file(waking[index], at: 0, in: &entities) }
  }

  private func candidate(pinSlot slot: UInt32) -> ClusterCandidate {
    let entity = entities[Int(slot)]
    return ClusterCandidate(
      x: entity.x, y: entity.y, rank: rank(pin: entity.payload), slot: slot, count: 1)
  }

  /// Makes the clusters a pass has found, and puts what is on the map at the zoom into its input.
  ///
  /// - Returns: how many are on the map of those that took part.
  private mutating func form(
    _ pass: borrowing GreedyPass, count: Int, groups: Int, claimed: Int, zoom: Int
  ) -> Int {
    var (groups, claimed) = (groups, claimed)
    if options.minimumPoints > 2 { dropSmallGroups(pass, count: count, &groups, &claimed) }
    directory.open(zoom + 1, count: groups + claimed)
    let blank = ClusterEntity(x: 0, y: 0, payload: 0, bottom: zoom)
    let firstCluster = clusters.count
    let firstSlot = entities.count
    entities.append(contentsOf: repeatElement(blank, count: groups))
    clusters.append(
      contentsOf: repeatElement(ClusterRecord(pin: .none, child: .none, count: 0), count: groups))
    counts.append(contentsOf: repeatElement(0, count: groups * countStride))
    sums.append(contentsOf: repeatElement(0, count: groups * pins.sumCount))

    let stride = countStride
    let deepest = options.maximumZoom
    // Spans of a structure's own arrays would lock all of it.
    var (ownEntities, ownClusters, ownCounts) = ([ClusterEntity](), [ClusterRecord](), [UInt32]())
    swap(&ownEntities, &entities)
    swap(&ownClusters, &clusters)
    swap(&ownCounts, &counts)
    var work = ownEntities.mutableSpan
    var records = ownClusters.mutableSpan
    var tallies = ownCounts.mutableSpan
    let level = directory.levels[zoom + 1]
    var ownBuckets: [ClusterLink] = []
    swap(&ownBuckets, &directory.buckets)
    var ownWords: [UInt64] = []
    swap(&ownWords, &directory.words)
    var heads = ownBuckets.mutableSpan
    var words = ownWords.mutableSpan
    var longestSpan = -1
    var formed = 0
    var kept = 0
    for index in 0..<count {
      let own = pass.candidates[index]
      var member = pass.members[index]
      if member == .none {
        let claim = Int(pass.claims[index])
        guard claim == index || pass.members[claim] == .none else { continue }
        pass.input[kept] = own
        kept &+= 1
        continue
      }
      let cluster = firstCluster &+ formed
      let slot = UInt32(truncatingIfNeeded: firstSlot &+ formed)
      var mean = WeightedMean(around: own.x, own.y, count: own.count, plane: plane)
      var taken = own
      var sibling = UInt32.none
      while true {
        // All that concerns an entity is done while it is at hand.
        let place = Int(taken.slot)
        work[place].parent = slot
        work[place].sibling = sibling
        let span = work[place].bottom &- zoom &- 1
        longestSpan = max(longestSpan, span)
        work[place].next = level.link(
          taken.slot, x: taken.x, y: taken.y, span: span, into: &heads, &words)
        let payload = work[place].payload
        let isPin = work[place].bottom > deepest
        if isPin {
          tallies[cluster &* stride &+ Int(pins.statuses[payload])] &+= 1
          tallies[cluster &* stride &+ ClusterPins.statuses &+ Int(pins.species[payload])] &+= 1
        } else {
          for offset in 0..<stride {
            tallies[cluster &* stride &+ offset] &+= tallies[payload &* stride &+ offset]
          }
        }
        if sibling == .none {
          records[cluster].pin =
            isPin ? UInt32(truncatingIfNeeded: payload) : records[payload].pin
        } else {
          mean.add(taken.x, taken.y, count: taken.count)
        }
        sibling = taken.slot
        guard member != .none else { break }
        taken = pass.candidates[Int(member)]
        member = pass.rest[Int(member)]
      }
      let (x, y) = mean.place
      records[cluster].child = sibling
      records[cluster].count = mean.count
      work[Int(slot)] = ClusterEntity(
        x: x, y: y, payload: UInt32(truncatingIfNeeded: cluster), bottom: zoom)
      pass.input[kept] = ClusterCandidate(
        x: x, y: y, rank: own.rank, slot: slot, count: mean.count)
      formed &+= 1
      kept &+= 1
    }
    swap(&ownEntities, &entities)
    swap(&ownClusters, &clusters)
    swap(&ownCounts, &counts)
    swap(&ownBuckets, &directory.buckets)
    swap(&ownWords, &directory.words)
    directory.levels[zoom + 1].count += groups + claimed
    directory.levels[zoom + 1].longestSpan = longestSpan
    addSums(from: firstCluster)
    return kept
  }

  /// Adds up what the pins carry for new clusters.
  private mutating func addSums(from firstCluster: Int) {
    let width = pins.sumCount
    guard width > 0 else { return }
    for cluster in firstCluster..<clusters.count {
      var child = clusters[cluster].child
      while child != .none {
        addSums(of: child, to: cluster)
        child = entities[Int(child)].sibling
      }
    }
  }

  private mutating func addSums(of slot: UInt32, to cluster: Int) {
    let entity = entities[Int(slot)]
    let width = pins.sumCount
    for offset in 0..<width {
      let own = entity.payload * width + offset
      sums[cluster * width + offset] &+= isPin(entity) ? pins.sums[own] : sums[own]
    }
  }

  /// Lets groups of too few pins stay apart.
  private func dropSmallGroups(
    _ pass: borrowing GreedyPass, count: Int, _ groups: inout Int, _ claimed: inout Int
  ) {
    for centre in 0..<count where pass.members[centre] != .none {
      var total = Int(pass.candidates[centre].count)
      var size = 0
      var member = pass.members[centre]
      while member != .none {
        total += Int(pass.candidates[Int(member)].count)
        size += 1
        member = pass.rest[Int(member)]
      }
      if total < options.minimumPoints {
        pass.members[centre] = .none
        groups -= 1
        claimed -= size
      }
    }
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
    addSums(of: slot, to: cluster)
  }
}
