extension ClusterTree {
  /// Builds the tree of all zooms.
  ///
  /// - Parameter pins: 33,554,432 at most.
  /// - Complexity: O(n) expected for each zoom, but for the pins that have no neighbour there.
  public init(_ pins: ClusterPins, options: ClusterOptions = .standard) {
    self.init(pins, options: options, workers: OneWorker())
  }

  /// Builds the tree of all zooms with the help of several workers; it is the same with any number of
  /// them.
  ///
  /// - Parameter pins: 33,554,432 at most.
  /// - Complexity: O(n) expected for each zoom, but for the pins that have no neighbour there.
  public init(
    _ pins: ClusterPins, options: ClusterOptions = .standard, workers: some Workers
  ) {
    precondition(pins.count <= ClusterEntity.limit / 2)
    self.pins = pins
    self.options = options
    plane = options.compatibility == .supercluster ? .supercluster : .canonical
    directory = Self.emptyDirectory(options: options, plane: plane)
    // With room for more, so that the first insertion need not copy them.
    slots = Array(capacity: ClusterPins.capacity(for: pins.count), for: workers)
    slots.append(contentsOf: repeatElement(.none, count: pins.count))
    presence = Array(capacity: ClusterPins.capacity(for: pins.count), for: workers)
    presence.append(contentsOf: repeatElement(.shown, count: pins.count))
    placePins(workers)
    merge(workers)
  }

  static func emptyDirectory(options: ClusterOptions, plane: ClusterPlane) -> ClusterDirectory {
    ClusterDirectory(
      cellSizes: (0...options.maximumZoom + 1).map {
        2 * radius(zoom: $0, options: options, plane: plane)
      }, plane: plane)
  }

  /// Makes an entity of each pin that is not removed.
  private mutating func placePins(_ workers: some Workers) {
    let memory = Scratch<SIMD2<Double>>(count: pins.count, for: workers)
    let places = memory.view
    let (coordinates, plane) = (pins.coordinates, plane)
    workers.run(over: pins.count) { part in
      for first in stride(from: part.lowerBound, to: part.upperBound, by: 2) {
        let second = min(first &+ 1, part.upperBound &- 1)
        let (one, other) = (coordinates[first], coordinates[second])
        let x = plane.x(longitudes: SIMD2(one.longitude, other.longitude))
        let y = plane.y(latitudes: SIMD2(one.latitude, other.latitude))
        places[first] = SIMD2(x.x, y.x)
        places[second] = SIMD2(x.y, y.y)
      }
    }
    let order = StripOrder.sorted(places, plane: plane, workers: workers) { [presence] in
      presence[$0] != .removed
    }
    let sorted = order.view
    let count = sorted.count
    let bottom = options.maximumZoom + 1
    var slots: [UInt32] = []
    swap(&slots, &self.slots)
    unsafe slots.withUnsafeMutableBufferPointer { slots in
      let slots = unsafe ScratchView(slots)
      // Room for all the clusters there may be; memory that is not written to is none.
      entities = unsafe [ClusterEntity](unsafeUninitializedCapacity: 2 * count) { buffer, made in
        unsafe workers.prepare(UnsafeMutableRawBufferPointer(buffer))
        let entities = unsafe ScratchView(buffer)
        workers.run(over: count) { part in
          for place in part {
            let pin = UInt32(truncatingIfNeeded: sorted[place])
            slots[Int(pin)] = UInt32(truncatingIfNeeded: place)
            entities[place] = ClusterEntity(
              x: places[Int(pin)].x, y: places[Int(pin)].y, payload: pin, bottom: bottom)
          }
        }
        made = count
      }
    }
    swap(&slots, &self.slots)
    isArranged = true
  }

  /// Builds the clusters anew from the pins that are shown.
  mutating func rebuild(_ workers: some Workers) {
    if isArranged { compactPins() } else { placePins(workers) }
    clusters.removeAll(keepingCapacity: true)
    counts.removeAll(keepingCapacity: true)
    sums.removeAll(keepingCapacity: true)
    freeSlots.removeAll()
    freeClusters.removeAll()
    directory = Self.emptyDirectory(options: options, plane: plane)
    merge(workers)
  }

  /// Leaves nothing but the pins that are not removed, as they were before they merged.
  private mutating func compactPins() {
    var kept = 0
    for slot in entities.indices where isPin(entities[slot]) {
      let old = entities[slot]
      guard slots[old.payload] == UInt32(truncatingIfNeeded: slot) else { continue }
      if slot != kept { slots[old.payload] = UInt32(truncatingIfNeeded: kept) }
      entities[kept] = ClusterEntity(
        x: old.x, y: old.y, payload: UInt32(truncatingIfNeeded: old.payload), bottom: old.bottom)
      kept += 1
    }
    entities.removeLast(entities.count - kept)
  }

  func rank(pin: Int) -> UInt64 {
    options.compatibility == .supercluster ? UInt64(pin) : pins.ranks[pin]
  }

  /// Merges the pins zoom by zoom.
  ///
  /// Those that never come near any other join the rest behind zoom 0.
  private mutating func merge(_ workers: some Workers) {
    // Most often there are fewer clusters than that, and growing copies them.
    let expected = entities.count * 5 / 8
    if clusters.capacity < expected { clusters = Array(capacity: expected, for: workers) }
    if countStride <= 8, counts.capacity < expected * countStride {
      counts = Array(capacity: expected * countStride, for: workers)
    }
    let grid = MergeGrid(options: options, plane: plane)
    var pins = SleepingPins(of: self, grid: grid, workers: workers)
    let kinds = PinKinds(of: self, workers: workers)
    let deepest = options.maximumZoom
    var pass = GreedyPass(pins.bands, grid: grid, workers: workers)
    var round = MergeRound(waking: pins, at: deepest, workers: workers)
    var filing = Filing(capacity: round.capacity, zooms: deepest + 2, workers: workers)
    for zoom in stride(from: deepest, through: 0, by: -1) {
      let limit = pins.bands.limit(shift: grid.shift(zoom: zoom), workers: workers.count)
      if limit < pins.bands.count {
        let groups = pins.bands.groups(limit)
        round.join(groups)
        pass.join(groups)
        pins.join(groups)
      }
      pass.decide(&round, zoom: zoom, of: self, workers: workers)
      if options.minimumPoints > 2 { round.dropGroups(below: options.minimumPoints, of: self) }
      record(
        &round, zoom: zoom, kinds.codes.view, grid: grid, waking: pins, filing: &filing,
        workers: workers)
    }
    filing.addRoots(of: round)
    file(filing, workers: workers)
    superclusterIDs = numbersOfSupercluster()
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
      counts[base + ClusterPins.statusCount + Int(pins.species[entity.payload])] += 1
    } else {
      let own = entity.payload * countStride
      for offset in 0..<countStride { counts[base + offset] += counts[own + offset] }
    }
    addSums(of: slot, to: cluster)
  }
}
