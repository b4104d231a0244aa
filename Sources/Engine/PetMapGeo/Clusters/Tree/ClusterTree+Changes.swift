extension ClusterTree {
  /// Adds a pin and puts it on the map.
  ///
  /// - Parameters:
  ///   - id: not the id of another pin of the tree.
  ///   - status: 0 to 2, in the order missing, found, closed.
  ///   - species: a code below the pins' number of species.
  ///   - sums: as many numbers as the pins carry; none stands for zeros.
  /// - Returns: the pin's index, which is how many pins there have been.
  /// - Complexity: O(maximum zoom) expected for pins at different coordinates, O(k log k) at one that k
  ///   pins share; O(n) where memory is moved to make room for more, for the first change while
  ///   somebody else holds a copy of the tree or of its pins, and with more than two points to a
  ///   cluster.
  @discardableResult public mutating func insert(
    id: String, at coordinate: Coordinate, status: Int = 0, species: Int = 0, sums: [Int64] = []
  ) -> Int {
    let pin = pins.count
    pins.append(id: id, at: coordinate, status: status, species: species, sums: sums)
    presence.append(.shown)
    forest.entryOfPin.append(.none)
    update(leaving: [], coming: [UInt32(pin)])
    return pin
  }

  /// Removes a pin for good; the other pins keep their indices.
  ///
  /// Later changes use the memory of its clusters; its own id and columns stay.
  ///
  /// - Complexity: as for ``insert(id:at:status:species:sums:)``.
  public mutating func remove(pin: Int) {
    guard presence[pin] != .removed else { return }
    let wasShown = presence[pin] == .shown
    presence[pin] = .removed
    if wasShown { update(leaving: [UInt32(pin)], coming: []) }
  }

  /// Moves a pin.
  ///
  /// - Precondition: the pin is not removed.
  /// - Complexity: as for ``insert(id:at:status:species:sums:)``.
  public mutating func move(pin: Int, to coordinate: Coordinate) {
    precondition(presence[pin] != .removed)
    let isShown = presence[pin] == .shown
    // It goes and comes again, since among pins of one id its rank may be another there.
    if isShown, canUpdate { update(leaving: [UInt32(pin)], coming: []) }
    pins.move(pin, to: coordinate)
    if isShown { update(leaving: [], coming: [UInt32(pin)]) }
  }

  /// Changes what is counted of a pin.
  ///
  /// - Complexity: O(maximum zoom).
  public mutating func set(pin: Int, status: Int, species: Int) {
    let old = pins.kind(of: pin)
    pins.setKind(of: pin, status: status, species: species)
    guard presence[pin] == .shown else { return }
    var parent = forest.entries[Int(forest.entryOfPin[pin])].parent
    while parent != .none {
      let entry = forest.entries[Int(parent)]
      forest.tallies.recount(entry.clusterNumber, from: old, to: pins.kind(of: pin))
      parent = entry.parent
    }
  }

  /// Shows the pins a filter lets through and no other.
  ///
  /// A few changes are carried through; otherwise the clusters are built anew.
  ///
  /// - Parameter isShown: whether a pin, named by its index, is on the map; not called for
  ///   removed pins.
  /// - Complexity: O(n), of which the greater part for the pins that are shown.
  public mutating func filter(_ isShown: (Int) -> Bool) {
    var leaving: [UInt32] = []
    var coming: [UInt32] = []
    for pin in presence.indices where presence[pin] != .removed {
      let isWanted = isShown(pin)
      if isWanted == (presence[pin] == .shown) { continue }
      presence[pin] = isWanted ? .shown : .hidden
      if isWanted { coming.append(UInt32(pin)) } else { leaving.append(UInt32(pin)) }
    }
    if leaving.isEmpty, coming.isEmpty { return }
    if (leaving.count + coming.count) * 1000 > pins.count {
      rebuild()
    } else {
      update(leaving: leaving, coming: coming)
    }
  }

  /// Whether a pin is on the map.
  public func isShown(pin: Int) -> Bool { presence[pin] == .shown }

  /// Whether changes are carried through rather than built anew.
  private var canUpdate: Bool { options.minimumPoints == 2 }

  /// Makes the tree what it would be if it had been built with some pins more or fewer.
  private mutating func update(leaving: [UInt32], coming: [UInt32]) {
    guard canUpdate else { return rebuild() }
    var changes: [ClusterChange] = []
    for pin in leaving {
      let entry = forest.entries[Int(forest.entryOfPin[Int(pin)])]
      changes.append(ClusterChange(pin: pin, before: entry))
      forest.entryOfPin[Int(pin)] = .none
    }
    for pin in coming {
      let position = MercatorPlane.position(of: pins.coordinate(of: Int(pin)))
      let entry = ClusterEntry(pin: pin, at: position, zoom: options.maximumZoom + 1)
      changes.append(ClusterChange(pin: pin, after: entry))
    }
    var replaced: [ClusterEntry] = []
    for zoom in stride(from: options.maximumZoom, through: 0, by: -1) {
      var update = ClusterUpdate(changes, zoom: zoom, radius: radii[zoom])
      update.decide(in: forest, by: pins.order)
      changes = update.regroup(in: &forest, of: pins, replaced: &replaced)
    }
    forest.replaceRoots(changes)
    forest.free(replaced)
  }
}
