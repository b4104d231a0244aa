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
    // With room for more, so that the first insertion need not copy them.
    slots = []
    slots.reserveCapacity(ClusterPins.capacity(for: pins.count))
    slots.append(contentsOf: repeatElement(.none, count: pins.count))
    presence = []
    presence.reserveCapacity(ClusterPins.capacity(for: pins.count))
    presence.append(contentsOf: repeatElement(.shown, count: pins.count))
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
    let places = Scratch<SIMD2<Double>>(count: count)
    let coordinates = pins.coordinates
    for pin in 0..<count {
      let coordinate = coordinates[pin]
      places[pin] = SIMD2(
        plane.x(longitude: coordinate.longitude), plane.y(latitude: coordinate.latitude))
    }
    let order = mortonOrder(of: places, plane: plane)
    let bottom = options.maximumZoom + 1
    var slots: [UInt32] = []
    swap(&slots, &self.slots)
    var ownSlots = slots.mutableSpan
    // Room for all the clusters there may be; memory that is not written to is none.
    let placed = unsafe [ClusterEntity](unsafeUninitializedCapacity: 2 * count) { buffer, made in
      for place in 0..<count {
        let pin = UInt32(truncatingIfNeeded: order[place])
        ownSlots[Int(pin)] = UInt32(truncatingIfNeeded: place)
        let (x, y) = (places[Int(pin)].x, places[Int(pin)].y)
        unsafe buffer.initializeElement(
          at: place, to: ClusterEntity(x: x, y: y, payload: pin, bottom: bottom))
      }
      made = count
    }
    entities = placed
    swap(&slots, &self.slots)
  }

  /// Builds the clusters anew from the pins that are shown.
  mutating func rebuild() {
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
    clusters.removeAll(keepingCapacity: true)
    counts.removeAll(keepingCapacity: true)
    sums.removeAll(keepingCapacity: true)
    freeSlots.removeAll()
    freeClusters.removeAll()
    directory = Self.emptyDirectory(options: options, plane: plane)
    merge()
  }

  func rank(pin: Int) -> UInt64 {
    options.compatibility == .supercluster ? UInt64(pin) : pins.ranks[pin]
  }

  /// Merges the pins zoom by zoom.
  ///
  /// Those that never come near any other join the rest behind zoom 0.
  private mutating func merge() {
    // Most often there are fewer clusters than that, and growing copies them.
    let expected = entities.count * 5 / 8
    clusters.reserveCapacity(expected)
    if countStride <= 8 { counts.reserveCapacity(expected * countStride) }
    let grid = MergeGrid(options: options, plane: plane)
    let pins = SleepingPins(of: self, grid: grid)
    let kinds = PinKinds(of: self)
    let deepest = options.maximumZoom
    var pass = GreedyPass(capacity: pins.count, grid: grid, plane: plane)
    var round = MergeRound(capacity: pins.count)
    for pin in 0..<pins.start(zoom: deepest - 1) { round.append(waking: pins[pin]) }
    round.turn()
    for zoom in stride(from: deepest, through: 0, by: -1) {
      pass.decide(&round, zoom: zoom, of: self)
      if options.minimumPoints > 2 { round.dropGroups(below: options.minimumPoints, of: self) }
      record(&round, zoom: zoom, kinds, grid: grid, waking: pins)
      round.turn()
    }
    fileRoots(round)
    superclusterIDs = numbersOfSupercluster()
  }

  /// Files what is on the map at zoom 0.
  private mutating func fileRoots(_ round: borrowing MergeRound) {
    directory.open(0, count: round.count)
    for index in 0..<round.count {
      directory.file(round.candidates[index].slot, at: 0, in: &entities)
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
