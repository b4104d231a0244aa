extension ClusterTree {
  /// Adds a pin and puts it on the map.
  ///
  /// - Parameters:
  ///   - id: not the id of another pin of the tree.
  ///   - status: 0 to 2, in the order missing, found, closed.
  ///   - species: a code below the pins' number of species.
  ///   - sums: as many numbers as the pins carry; none stands for zeros.
  /// - Returns: the pin's index.
  /// - Complexity: O(maximum zoom) expected for pins at different places, O(k log k) at one that k pins
  ///   share, and more the larger the minimum of points; O(n) where pins are moved to make room for more, for the first change while
  ///   somebody else holds a copy of the tree or of its pins, and in supercluster's way.
  @discardableResult public mutating func insert(
    id: String, at coordinate: Coordinate, status: Int = 0, species: Int = 0, sums: [Int64] = []
  ) -> Int {
    let pin = pins.count
    pins.append(id: id, at: coordinate, status: status, species: species, sums: sums)
    slots.append(newEntity(forPin: pin))
    presence.append(.shown)
    update(out: [], in: [slots[pin]])
    return pin
  }

  /// Removes a pin for good; the other pins keep their indices.
  ///
  /// - Complexity: as for ``insert(id:at:status:species:sums:)``.
  public mutating func remove(pin: Int) {
    let slot = slots[pin]
    guard presence[pin] != .removed else { return }
    let wasShown = presence[pin] == .shown
    presence[pin] = .removed
    slots[pin] = .none
    if wasShown, !update(out: [slot], in: []) { return }
    free(slot)
  }

  /// Moves a pin.
  ///
  /// - Complexity: as for ``insert(id:at:status:species:sums:)``.
  public mutating func move(pin: Int, to coordinate: Coordinate) {
    precondition(presence[pin] != .removed)
    let old = slots[pin]
    pins.coordinates[pin] = coordinate
    let new = newEntity(forPin: pin)
    slots[pin] = new
    if presence[pin] == .shown, !update(out: [old], in: [new]) { return }
    free(old)
  }

  /// Changes what is counted of a pin.
  ///
  /// - Complexity: O(maximum zoom).
  public mutating func set(pin: Int, status: Int, species: Int) {
    precondition((0..<ClusterPins.statusCount).contains(status))
    precondition((0..<pins.speciesCount).contains(species))
    let changes = [
      (Int(pins.statuses[pin]), -1), (status, 1),
      (ClusterPins.statusCount + Int(pins.species[pin]), -1),
      (ClusterPins.statusCount + species, 1),
    ]
    pins.statuses[pin] = UInt8(truncatingIfNeeded: status)
    pins.species[pin] = UInt8(truncatingIfNeeded: species)
    guard presence[pin] == .shown else { return }
    var parent = entities[Int(slots[pin])].parent
    while parent != .none {
      let base = entities[Int(parent)].payload * countStride
      for (offset, change) in changes {
        counts[base + offset] = UInt32(Int64(counts[base + offset]) + Int64(change))
      }
      parent = entities[Int(parent)].parent
    }
  }

  /// Shows the pins a filter lets through and no other.
  ///
  /// A few changes are made one by one; otherwise the clusters are built anew, from pins that need
  /// neither be projected nor sorted again.
  ///
  /// - Parameter isShown: whether a pin, named by its index, is on the map; not asked about
  ///   removed pins.
  /// - Complexity: O(n), of which the greater part for the pins that are shown.
  public mutating func filter(_ isShown: (Int) -> Bool) {
    filter(workers: OneWorker(), isShown)
  }

  /// Shows the pins a filter lets through and no other, with the help of several workers, see
  /// ``filter(_:)``.
  public mutating func filter(workers: some Workers, _ isShown: (Int) -> Bool) {
    var out: [UInt32] = []
    var into: [UInt32] = []
    for pin in 0..<pins.count where presence[pin] != .removed {
      let isWanted = isShown(pin)
      if isWanted == (presence[pin] == .shown) { continue }
      presence[pin] = isWanted ? .shown : .hidden
      if isWanted { into.append(slots[pin]) } else { out.append(slots[pin]) }
    }
    if (out.count + into.count) * 500 < pins.count {
      update(out: out, in: into)
    } else {
      rebuild(workers)
    }
  }

  /// Whether a pin is on the map.
  public func isShown(pin: Int) -> Bool { presence[pin] == .shown }

  /// Makes the tree what it would be if it had been built with some pins more or fewer.
  ///
  /// - Returns: whether pins have kept their entities, which are others after a rebuild.
  @discardableResult
  private mutating func update(out: [UInt32], in into: [UInt32]) -> Bool {
    guard options.compatibility == .canonical else {
      rebuild(OneWorker())
      return false
    }
    var change = ClusterChange()
    change.make(in: &self, out: out, into: into)
    return true
  }

  private mutating func newEntity(forPin pin: Int) -> UInt32 {
    let coordinate = pins.coordinates[pin]
    isArranged = false
    return store(
      ClusterEntity(
        x: plane.x(longitude: coordinate.longitude), y: plane.y(latitude: coordinate.latitude),
        payload: UInt32(truncatingIfNeeded: pin), bottom: options.maximumZoom + 1))
  }

  /// Puts an entity where there is room.
  mutating func store(_ entity: ClusterEntity) -> UInt32 {
    if let slot = freeSlots.popLast() {
      entities[Int(slot)] = entity
      return slot
    }
    precondition(entities.count < ClusterEntity.limit)
    entities.append(entity)
    return UInt32(truncatingIfNeeded: entities.count - 1)
  }

  mutating func free(_ slot: UInt32) { freeSlots.append(slot) }

  mutating func freeCluster(_ slot: UInt32) {
    freeClusters.append(UInt32(truncatingIfNeeded: entities[Int(slot)].payload))
    free(slot)
  }

  /// Makes a cluster of a centre and its members, which are filed already.
  mutating func form(_ centre: UInt32, _ members: [UInt32], zoom: Int) -> UInt32 {
    let cluster = newCluster()
    let own = entities[Int(centre)]
    var mean = WeightedMean(
      around: own, .init(radius: radius(zoom: zoom), pins: pins.count, plane: plane))
    mean.add(own, count: UInt32(truncatingIfNeeded: count(of: Slot(centre))))
    let slot = store(own)
    adopt(centre, by: slot, cluster: cluster, sibling: .none)
    var child = centre
    for member in members {
      mean.add(
        entities[Int(member)], count: UInt32(truncatingIfNeeded: count(of: Slot(member))))
      adopt(member, by: slot, cluster: cluster, sibling: child)
      child = member
    }
    let (x, y) = mean.place
    clusters[cluster] = ClusterRecord(pin: pinIndex(of: centre), child: child, count: mean.count)
    entities[Int(slot)] = ClusterEntity(
      x: x, y: y, payload: UInt32(truncatingIfNeeded: cluster), bottom: zoom)
    return slot
  }

  /// A cluster of nothing yet.
  private mutating func newCluster() -> Int {
    if let free = freeClusters.popLast() {
      let cluster = Int(free)
      for offset in 0..<countStride { counts[cluster * countStride + offset] = 0 }
      for offset in 0..<pins.sumCount { sums[cluster * pins.sumCount + offset] = 0 }
      return cluster
    }
    clusters.append(ClusterRecord(pin: .none, child: .none, count: 0))
    counts.append(contentsOf: repeatElement(0, count: countStride))
    sums.append(contentsOf: repeatElement(0, count: pins.sumCount))
    return clusters.count - 1
  }
}
