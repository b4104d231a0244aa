extension ClusterTree {
  /// Makes clusters of the groups of a zoom, lists what is to be filed, and makes the next zoom's
  /// candidates of what is left on the map and of pins that may merge there.
  mutating func record(
    _ round: inout MergeRound, zoom: Int, _ kinds: ScratchView<UInt16>, grid: MergeGrid,
    waking pins: borrowing SleepingPins, filing: inout Filing, workers: some Workers
  ) {
    let firstCluster = clusters.count
    let firstSlot = entities.count
    let groups = round.bands.reduce(0) { $0 + $1.groups }
    let claimed = round.bands.reduce(0) { $0 + $1.claimed }
    let blank = ClusterEntity(x: 0, y: 0, payload: 0, bottom: zoom)
    entities.append(contentsOf: repeatElement(blank, count: groups))
    clusters.append(
      contentsOf: repeatElement(ClusterRecord(pin: .none, child: .none, count: 0), count: groups))
    counts.append(contentsOf: repeatElement(0, count: groups * countStride))
    sums.append(contentsOf: repeatElement(0, count: groups * self.pins.sumCount))

    var tasks: [RecordTask] = []
    var (formed, listed) = (0, filing.open(zoom: zoom, count: groups + claimed))
    let firstListed = listed
    for (index, band) in round.bands.enumerated() {
      tasks.append(
        RecordTask(
          candidates: band.range, firstCluster: firstCluster + formed,
          firstSlot: firstSlot + formed,
          list: filing.slots.view.part(from: listed),
          fetched: filing.fetched.view.part(from: listed - firstListed),
          waking: pins.waking(at: zoom - 1, in: index)))
      formed += band.groups
      listed += band.groups + band.claimed
    }
    let meanKind = WeightedMean.Kind(
      radius: radius(zoom: zoom), pins: self.pins.count, plane: plane)
    let stride = countStride
    let firstOfAll = entities.count - clusters.count
    let results = Scratch<Int>(count: tasks.count)
    let made = results.view
    let (candidates, anchors) = (round.candidates.view, round.anchors.view)
    let (nextCandidates, nextAnchors) = (round.nextCandidates.view, round.nextAnchors.view)
    let (heads, rest) = (round.heads.view, round.rest.view)
    lendStorage { work, records, tallies in
      let recorder = Recorder(
        zoom: zoom, grid: grid, kinds: kinds, meanKind: meanKind, stride: stride,
        firstOfAll: firstOfAll, candidates: candidates, anchors: anchors, heads: heads, rest: rest,
        nextCandidates: nextCandidates, nextAnchors: nextAnchors, work: work, records: records,
        tallies: tallies)
      workers.run(tasks.count) { [tasks] in made[$0] = recorder.record(tasks[$0]) }
    }
    addSums(from: firstCluster)
    round.turn(tasks.indices.map { made[$0] })
  }

  /// Lends the memory of entities, clusters and counts.
  private mutating func lendStorage(
    _ body: (ScratchView<ClusterEntity>, ScratchView<ClusterRecord>, ScratchView<UInt32>) -> Void
  ) {
    // One after another: the arrays of a structure cannot be lent at once.
    var (ownEntities, ownClusters, ownCounts) = ([ClusterEntity](), [ClusterRecord](), [UInt32]())
    swap(&ownEntities, &entities)
    swap(&ownClusters, &clusters)
    swap(&ownCounts, &counts)
    unsafe ownEntities.withUnsafeMutableBufferPointer { entities in
      unsafe ownClusters.withUnsafeMutableBufferPointer { clusters in
        unsafe ownCounts.withUnsafeMutableBufferPointer { counts in
          unsafe body(ScratchView(entities), ScratchView(clusters), ScratchView(counts))
        }
      }
    }
    swap(&ownEntities, &entities)
    swap(&ownClusters, &clusters)
    swap(&ownCounts, &counts)
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
  let codes: Scratch<UInt16>

  init(of tree: borrowing ClusterTree, workers: some Workers) {
    let (entities, statuses, species) = (tree.entities, tree.pins.statuses, tree.pins.species)
    codes = Scratch(count: entities.count, for: workers)
    let codes = codes.view
    workers.run(over: entities.count) { part in
      for slot in part {
        let pin = entities[slot].payload
        codes[slot] = UInt16(statuses[pin]) << 8 | UInt16(species[pin])
      }
    }
  }
}
