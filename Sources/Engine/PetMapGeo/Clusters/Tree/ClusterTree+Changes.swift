extension ClusterTree {
  /// Inserts a pin and shows it on the map.
  ///
  /// - Parameters:
  ///   - id: An ID that no other pin in the tree has.
  ///   - category: From 0 to 2; clusters count the pins of each category.
  /// - Returns: The pin's index, which is the number of pins inserted before it.
  /// - Complexity: O(maximum zoom) expected for distinct coordinates, O(*k* log *k*) if *k* pins
  ///   share a coordinate. O(*n*) when storage is reallocated, and for the first change while
  ///   another copy of the tree or its pins exists.
  @discardableResult public mutating func insert(
    id: String, at coordinate: Coordinate, category: Int = 0
  ) -> Int {
    let pin = pins.count
    pins.append(id: id, at: coordinate, category: category)
    presence.append(.shown)
    forest.nodeOfPin.append(.none)
    update(removing: [], adding: [UInt32(pin)])
    return pin
  }

  /// Removes a pin permanently; the indices of other pins do not change.
  ///
  /// Later changes reuse the memory of its clusters, but not of its ID and columns.
  ///
  /// - Complexity: The same as ``insert(id:at:category:)``.
  public mutating func remove(pin: Int) {
    guard presence[pin] != .removed else { return }
    let wasShown = presence[pin] == .shown
    presence[pin] = .removed
    if wasShown { update(removing: [UInt32(pin)], adding: []) }
  }

  /// Moves a pin.
  ///
  /// - Precondition: The pin has not been removed.
  /// - Complexity: The same as ``insert(id:at:category:)``.
  public mutating func move(pin: Int, to coordinate: Coordinate) {
    precondition(presence[pin] != .removed)
    let isShown = presence[pin] == .shown
    // Remove and insert, because the rank among pins that share an ID depends on the coordinate.
    if isShown { update(removing: [UInt32(pin)], adding: []) }
    pins.move(pin, to: coordinate)
    if isShown { update(removing: [], adding: [UInt32(pin)]) }
  }

  /// Changes the category of a pin.
  ///
  /// - Complexity: O(maximum zoom).
  public mutating func set(pin: Int, category: Int) {
    let old = Int(pins.categories[pin])
    pins.setCategory(category, of: pin)
    guard presence[pin] == .shown else { return }
    var parent = forest.nodes[Int(forest.nodeOfPin[pin])].parent
    while parent != .none {
      let node = forest.nodes[Int(parent)]
      forest.tallies.recount(node.clusterNumber, from: old, to: category)
      parent = node.parent
    }
  }

  /// Shows or hides a pin, unless it has been removed.
  ///
  /// - Complexity: The same as ``insert(id:at:category:)``.
  public mutating func set(pin: Int, isShown: Bool) {
    guard presence[pin] != .removed, isShown != (presence[pin] == .shown) else { return }
    presence[pin] = isShown ? .shown : .hidden
    let changed = [UInt32(pin)]
    update(removing: isShown ? [] : changed, adding: isShown ? changed : [])
  }

  /// Shows exactly the pins that satisfy a predicate.
  ///
  /// If only a few pins change, the tree is updated incrementally; otherwise, it is rebuilt.
  ///
  /// - Parameter isShown: A closure that returns whether the pin at the given index is on the map;
  ///   not called for removed pins.
  /// - Complexity: O(*n*), dominated by the pins that are shown.
  public mutating func filter(_ isShown: (Int) -> Bool) {
    var removing: [UInt32] = []
    var adding: [UInt32] = []
    for pin in presence.indices where presence[pin] != .removed {
      let isWanted = isShown(pin)
      if isWanted == (presence[pin] == .shown) { continue }
      presence[pin] = isWanted ? .shown : .hidden
      if isWanted { adding.append(UInt32(pin)) } else { removing.append(UInt32(pin)) }
    }
    if removing.isEmpty, adding.isEmpty { return }
    if (removing.count + adding.count) * 1000 > pins.count {
      rebuild()
    } else {
      update(removing: removing, adding: adding)
    }
  }

  /// Returns whether a pin is on the map.
  public func isShown(pin: Int) -> Bool { presence[pin] == .shown }

  /// Updates the tree as if it had been built without the removed pins and with the added ones.
  private mutating func update(removing: [UInt32], adding: [UInt32]) {
    var changes: [ClusterChange] = []
    for pin in removing {
      let node = forest.nodes[Int(forest.nodeOfPin[Int(pin)])]
      changes.append(ClusterChange(pin: pin, before: node))
      forest.nodeOfPin[Int(pin)] = .none
    }
    for pin in adding {
      let position = MercatorPlane.position(of: pins.coordinate(of: Int(pin)))
      let node = ClusterNode(pin: pin, at: position, zoom: options.maximumZoom + 1)
      changes.append(ClusterChange(pin: pin, after: node))
    }
    var replaced: [ClusterNode] = []
    for zoom in stride(from: options.maximumZoom, through: 0, by: -1) {
      var update = ClusterUpdate(
        changes, zoom: zoom, radius: radii[zoom], options: options)
      update.decide(in: forest, by: pins.order)
      changes = update.regroup(in: &forest, of: pins, replaced: &replaced)
    }
    forest.replaceRoots(changes)
    forest.free(replaced)
  }
}
