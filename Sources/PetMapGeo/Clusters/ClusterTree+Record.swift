extension ClusterTree {
  /// Makes clusters of the groups of a zoom, files what they take in, and makes the next zoom's
  /// candidates of what is left on the map and of pins that may merge there.
  mutating func record(
    _ round: inout MergeRound, zoom: Int, _ kinds: borrowing PinKinds, grid: MergeGrid,
    waking pins: borrowing SleepingPins
  ) {
    directory.open(zoom + 1, count: round.groups + round.claimed)
    let firstCluster = clusters.count
    let firstSlot = entities.count
    let blank = ClusterEntity(x: 0, y: 0, payload: 0, bottom: zoom)
    entities.append(contentsOf: repeatElement(blank, count: round.groups))
    clusters.append(
      contentsOf: repeatElement(
        ClusterRecord(pin: .none, child: .none, count: 0), count: round.groups))
    counts.append(contentsOf: repeatElement(0, count: round.groups * countStride))
    sums.append(contentsOf: repeatElement(0, count: round.groups * self.pins.sumCount))

    let meanKind = WeightedMean.Kind(
      radius: radius(zoom: zoom), pins: self.pins.count, plane: plane)
    let stride = countStride
    let firstOfAll = entities.count - clusters.count
    let level = directory.levels[zoom + 1]
    // Spans of a structure's own arrays would lock all of it.
    var (ownEntities, ownClusters, ownCounts) = ([ClusterEntity](), [ClusterRecord](), [UInt32]())
    var (ownBuckets, ownWords) = ([ClusterLink](), [UInt64]())
    swap(&ownEntities, &entities)
    swap(&ownClusters, &clusters)
    swap(&ownCounts, &counts)
    swap(&ownBuckets, &directory.buckets)
    swap(&ownWords, &directory.words)
    var work = ownEntities.mutableSpan
    var records = ownClusters.mutableSpan
    var tallies = ownCounts.mutableSpan
    var heads = ownBuckets.mutableSpan
    var words = ownWords.mutableSpan
    var longestSpan = -1
    var formed = 0
    var pin = pins.start(zoom: zoom - 1)
    let lastPin = pins.start(zoom: zoom - 2)
    for index in 0..<round.count {
      var member = round.members[index]
      if member == .none, !round.isApart(index) { continue }
      let anchor = round.anchors[index]
      while pin < lastPin, pins[pin].slot < anchor {
        round.append(waking: pins[pin])
        pin &+= 1
      }
      var own = round.candidates[index]
      guard member != .none else {
        round.append(own, anchor: anchor)
        continue
      }
      let cluster = firstCluster &+ formed
      let slot = UInt32(truncatingIfNeeded: firstSlot &+ formed)
      formed &+= 1
      var mean = WeightedMean(around: work[Int(own.slot)], meanKind)
      var taken = own.slot
      var sibling = UInt32.none
      while true {
        // All that concerns an entity is done while it is at hand.
        let place = Int(taken)
        let entity = work[place]
        let span = entity.bottom &- zoom &- 1
        longestSpan = max(longestSpan, span)
        work[place].parent = slot
        work[place].sibling = sibling
        work[place].next = level.link(
          taken, x: entity.x, y: entity.y, span: span, into: &heads, &words)
        // The pins come first. That an entity is one is known before the entity is read.
        let payload = place &- firstOfAll
        if payload < 0 {
          let (status, species) = kinds[place]
          tallies[cluster &* stride &+ status] &+= 1
          tallies[cluster &* stride &+ ClusterPins.statuses &+ species] &+= 1
          mean.add(entity, count: 1)
        } else {
          for offset in 0..<stride {
            tallies[cluster &* stride &+ offset] &+= tallies[payload &* stride &+ offset]
          }
          mean.add(entity, count: records[payload].count)
        }
        if sibling == .none {
          records[cluster].pin =
            payload < 0 ? UInt32(truncatingIfNeeded: entity.payload) : records[payload].pin
        }
        sibling = taken
        guard member != .none else { break }
        taken = round.candidates[Int(member)].slot
        member = round.rest[Int(member)]
      }
      records[cluster].child = sibling
      records[cluster].count = mean.count
      let (x, y) = mean.place
      work[Int(slot)] = ClusterEntity(
        x: x, y: y, payload: UInt32(truncatingIfNeeded: cluster), bottom: zoom)
      own.column = grid.column(x)
      own.row = grid.row(y)
      own.slot = slot
      round.append(own, anchor: anchor)
    }
    while pin < lastPin {
      round.append(waking: pins[pin])
      pin &+= 1
    }
    swap(&ownEntities, &entities)
    swap(&ownClusters, &clusters)
    swap(&ownCounts, &counts)
    swap(&ownBuckets, &directory.buckets)
    swap(&ownWords, &directory.words)
    directory.levels[zoom + 1].count += round.groups + round.claimed
    directory.levels[zoom + 1].longestSpan = longestSpan
    addSums(from: firstCluster)
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

  mutating func addSums(of slot: UInt32, to cluster: Int) {
    let entity = entities[Int(slot)]
    let width = pins.sumCount
    for offset in 0..<width {
      let own = entity.payload * width + offset
      sums[cluster * width + offset] &+= isPin(entity) ? pins.sums[own] : sums[own]
    }
  }
}

/// Status and species of the pins, by entity.
struct PinKinds: ~Copyable {
  private let codes: Scratch<UInt16>

  init(of tree: borrowing ClusterTree) {
    let entities = tree.entities.span
    let (statuses, species) = (tree.pins.statuses.span, tree.pins.species.span)
    codes = Scratch(count: entities.count)
    for slot in entities.indices {
      let pin = entities[slot].payload
      codes[slot] = UInt16(statuses[pin]) << 8 | UInt16(species[pin])
    }
  }

  subscript(slot: Int) -> (status: Int, species: Int) {
    (Int(codes[slot] >> 8), Int(codes[slot] & 0xFF))
  }
}
