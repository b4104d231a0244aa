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
    _ = recount(pin, as: category)
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
    replace(removing, with: adding)
  }

  /// A change to a pin that has not been removed.
  package struct PinChange {
    let pin: Int
    let presence: Presence
    let coordinate: Coordinate
    let category: Int
    let group: UInt32

    /// - Parameters:
    ///   - isShown: Whether the pin is shown afterward; `nil` to remove it.
    package init(
      pin: Int, isShown: Bool?, at coordinate: Coordinate, category: Int, group: UInt32
    ) {
      self.pin = pin
      presence = isShown.map { $0 ? .shown : .hidden } ?? .removed
      self.coordinate = coordinate
      self.category = category
      self.group = group
    }
  }

  /// Appends a hidden pin, which a change can show.
  package mutating func appendHidden(id: [UInt8]) {
    pins.append(utf8: id, at: Coordinate(validLatitude: 0, wrappingLongitude: 0))
    presence.append(.hidden)
    forest.nodeOfPin.append(.none)
  }

  /// Applies changes at once, each of a different pin.
  ///
  /// If only a few pins change, the tree is updated incrementally; otherwise, it is rebuilt.
  ///
  /// - Returns: The numbers of the clusters that were removed, or whose pins changed their category;
  ///   `nil` if the tree was rebuilt.
  /// - Complexity: For a few changes, that of ``insert(id:at:category:)`` for each.
  package mutating func apply(_ changes: [PinChange]) -> [UInt32]? {
    var removing: [UInt32] = []
    var adding: [UInt32] = []
    for change in changes {
      let pin = UInt32(change.pin)
      let moves =
        change.coordinate != pins.coordinate(of: change.pin)
        || change.group != pins.order.group(of: pin)
      let (wasShown, isShown) = (isShown(pin: change.pin), change.presence == .shown)
      if wasShown, !isShown || moves { removing.append(pin) }
      if isShown, !wasShown || moves { adding.append(pin) }
    }
    let isFew = isFew(removing.count + adding.count)
    var changed = isFew ? update(removing: removing, adding: []) : []
    for change in changes {
      presence[change.pin] = change.presence
      pins.move(change.pin, to: change.coordinate)
      pins.setGroup(change.group, of: change.pin)
      changed += recount(change.pin, as: change.category)
    }
    if isFew { return changed + update(removing: [], adding: adding) }
    rebuild()
    return nil
  }

  /// Returns whether updating the tree takes less time than rebuilding it.
  private func isFew(_ count: Int) -> Bool { count <= 16 || count * 1000 <= pins.count }

  /// Hides pins and shows others.
  private mutating func replace(_ removing: [UInt32], with adding: [UInt32]) {
    if removing.isEmpty, adding.isEmpty { return }
    if isFew(removing.count + adding.count) {
      _ = update(removing: removing, adding: adding)
    } else {
      rebuild()
    }
  }

  /// Changes the category of a pin, and returns the numbers of the clusters that contain it.
  private mutating func recount(_ pin: Int, as category: Int) -> [UInt32] {
    let old = pins.isCounted(pin) ? pins.category(of: pin) : nil
    pins.setCategory(category, of: pin)
    return recount(pin, from: old, to: category)
  }

  /// Leaves a pin out of the counts of clusters by category, though not out of their numbers of pins.
  ///
  /// - Complexity: O(*d*) for *d* clusters that contain the pin.
  package mutating func discount(pin: Int) {
    guard pins.isCounted(pin) else { return }
    let old = pins.category(of: pin)
    pins.discount(pin)
    _ = recount(pin, from: old, to: nil)
  }

  private mutating func recount(_ pin: Int, from old: Int?, to new: Int?) -> [UInt32] {
    guard forest.nodeOfPin[pin] != .none else { return [] }
    var clusters: [UInt32] = []
    var parent = forest.nodes[Int(forest.nodeOfPin[pin])].parent
    while parent != .none {
      let node = forest.nodes[Int(parent)]
      forest.tallies.recount(node.clusterNumber, from: old, to: new)
      clusters.append(node.clusterNumber)
      parent = node.parent
    }
    return clusters
  }

  /// Returns whether a pin is on the map.
  public func isShown(pin: Int) -> Bool { presence[pin] == .shown }

  /// Updates the tree as if it had been built without the removed pins and with the added ones.
  ///
  /// - Returns: The numbers of the clusters that no longer exist.
  @discardableResult private mutating func update(
    removing: [UInt32], adding: [UInt32]
  ) -> [UInt32] {
    if removing.isEmpty, adding.isEmpty { return [] }
    var changes: [ClusterChange] = []
    for pin in removing {
      let node = forest.nodes[Int(forest.nodeOfPin[Int(pin)])]
      changes.append(ClusterChange(pin: pin, before: node))
      forest.nodeOfPin[Int(pin)] = .none
    }
    for pin in adding {
      let position = MercatorPlane.position(of: pins.coordinate(of: Int(pin)))
      let node = ClusterNode(pin: pin, at: position, zoom: options.deepestClusterZoom + 1)
      changes.append(ClusterChange(pin: pin, after: node))
    }
    var replaced: [ClusterNode] = []
    for zoom in stride(from: options.deepestClusterZoom, through: 0, by: -1) {
      var update = ClusterUpdate(
        changes, zoom: zoom, radius: radii[zoom], options: options)
      update.decide(in: forest, by: pins.order)
      changes = update.regroup(in: &forest, of: pins, replaced: &replaced)
    }
    forest.replaceRoots(changes)
    forest.free(replaced)
    return replaced.map { $0.clusterNumber }
  }
}
