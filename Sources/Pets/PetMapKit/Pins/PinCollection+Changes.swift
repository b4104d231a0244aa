public import PetMapAnnouncements
import PetMapCollections
public import PetMapGeo

/// A change to a ``PinCollection``.
public enum PinChange: Sendable, Hashable {
  /// Adds an announcement, or replaces the announcement that has the same ID.
  case put(Announcement, insertion: Int64)
  /// Removes the announcement with this ID.
  case remove(id: String)
}

extension PinCollection {
  /// Adds a pin, or replaces the pin that has the same ID.
  ///
  /// - Parameter insertion: A unique number that orders pins with the same `createdAt` in lists.
  /// - Complexity: O(log *n*) expected, plus the length of the announcement; after every *n* / 64
  ///   changes, the index is rebuilt. O(*n*) for the first change while a copy exists, because the
  ///   ID table and the cluster tree are copied (about 150 bytes per pin), but not the
  ///   announcements.
  public mutating func put(_ announcement: Announcement, insertion: Int64) {
    let id = PinRecord.packed(id: announcement.id)
    if let slot = slot(of: id) {
      replace(slot, by: announcement, insertion: insertion)
    } else {
      let slot = records.append(announcement, insertion: insertion)
      ids.insert(id.hash, slot: slot)
      listing.insert(PinListing.Entry(position: records[slot].position, slot: UInt32(slot)))
      locations.insert(slot, at: announcement.coordinate)
      changeTrees(slot, announcement.status) { tree in
        let pin = tree.insert(
          id: announcement.id, at: announcement.coordinate,
          category: Int(announcement.status.rawValue))
        precondition(pin == slot)
      }
    }
    tidy()
  }

  /// Removes a pin.
  ///
  /// - Returns: Whether the pin existed.
  /// - Complexity: Like ``put(_:insertion:)``; O(*n* log *n*) if half of the slots are empty.
  @discardableResult
  public mutating func remove(id: String) -> Bool {
    let packed = PinRecord.packed(id: id)
    guard let slot = slot(of: packed) else { return false }
    ids.remove(packed.hash, slot: slot)
    listing.remove(records[slot].position)
    locations.remove(slot)
    clusterTree?.remove(pin: slot)
    openTree?.remove(pin: slot)
    records.remove(slot)
    tidy()
    return true
  }

  /// Applies changes in order.
  ///
  /// - Complexity: The sum of the changes' complexities.
  public mutating func apply(_ changes: some Sequence<PinChange>) {
    for change in changes {
      switch change {
      case .put(let announcement, let insertion): put(announcement, insertion: insertion)
      case .remove(let id): remove(id: id)
      }
    }
  }

  /// Clusters the pins, and keeps the clusters up to date after every later change.
  ///
  /// - Complexity: O(*n*) expected for each zoom.
  public mutating func buildClusters(options: ClusterOptions = .standard) {
    if records.slotCount > records.count { compact() }
    clusterTree = ClusterTree(records.clusterPins(), options: options)
    let hasClosed = records.slots.contains { records[$0].status == .closed }
    openTree = hasClosed ? clusterTree : nil
    openTree?.filter { [records] in records[$0].status != .closed }
  }

  /// Changes a pin in both trees, and shows it in that of open pins unless it is closed.
  private mutating func changeTrees(
    _ slot: Int, _ status: AnnouncementStatus, _ change: (inout ClusterTree) -> Void
  ) {
    guard clusterTree != nil else { return }
    if openTree == nil, status == .closed { openTree = clusterTree }
    change(&clusterTree!)
    guard openTree != nil else { return }
    change(&openTree!)
    openTree?.set(pin: slot, isShown: status != .closed)
  }

  private mutating func replace(_ slot: Int, by announcement: Announcement, insertion: Int64) {
    let old = records[slot]
    let (position, coordinate, status) = (old.position, old.coordinate, old.status)
    records.replace(slot, by: announcement, insertion: insertion)
    let new = records[slot].position
    if new != position {
      listing.remove(position)
      listing.insert(PinListing.Entry(position: new, slot: UInt32(slot)))
    }
    if announcement.coordinate != coordinate {
      locations.remove(slot)
      locations.insert(slot, at: announcement.coordinate)
      changeTrees(slot, announcement.status) { $0.move(pin: slot, to: announcement.coordinate) }
    }
    if announcement.status != status {
      changeTrees(slot, announcement.status) {
        $0.set(pin: slot, category: Int(announcement.status.rawValue))
      }
    }
  }

  private mutating func tidy() {
    if records.slotCount > max(1024, 2 * records.count) {
      compact()
      if let options = clusterTree?.options { buildClusters(options: options) }
    } else if locations.isOverdue {
      locations = PinLocations(of: records)
    }
  }

  /// Moves all pins to new slots to eliminate the empty ones.
  private mutating func compact() {
    var loader = PinLoader()
    for slot in records.slots {
      let record = records[slot]
      loader.append(record.announcement, insertion: record.position.insertion)
    }
    let tree = clusterTree
    self = PinCollection(loader)
    clusterTree = tree
  }
}

extension PinRecords {
  /// Returns the input for a cluster tree, with slots as pins.
  ///
  /// - Parameter ids: The origin of the records' IDs.
  /// - Precondition: No slot is empty.
  func clusterPins(ids: PinClusters.IDs = .service) -> ClusterPins {
    precondition(slotCount == count)
    var pins = ClusterPins()
    pins.reserveCapacity(count)
    var id: [UInt8] = []
    for slot in 0..<count {
      let record = self[slot]
      id.removeAll(keepingCapacity: true)
      record.appendID(to: &id)
      let key =
        switch ids {
        case .service: nil as [UInt8]?
        case .file: Array(AnnouncementID(ofSource: record.id).text.utf8)
        }
      pins.append(
        utf8: id, rankedBy: key, at: record.coordinate, category: Int(record.status.rawValue))
    }
    return pins
  }
}

extension PinCollection {
  /// A violated invariant of a collection.
  package enum Violation: Sendable, Hashable {
    /// The list does not contain each pin exactly once, in order.
    case listing
    /// The ID table does not contain each pin.
    case ids
    /// The index does not contain each pin at its coordinate.
    case locations
    /// The cluster tree does not contain each pin with its coordinate and status.
    case clusters
    /// Too many slots are empty.
    case slots
  }

  /// The first violated invariant, if any; for tests.
  ///
  /// - Complexity: O(*n* log *n*).
  package var firstViolation: Violation? {
    let slots = Array(records.slots)
    guard slots.count == count, records.slotCount <= max(1024, 2 * count) else { return .slots }
    var listed: [Int] = []
    listing.forEach(after: nil) { entry in
      if records.isPresent(Int(entry.slot)), records[Int(entry.slot)].position == entry.position {
        listed.append(Int(entry.slot))
      }
      return true
    }
    guard listing.isValid, listing.count == count, listed.sorted() == slots else {
      return .listing
    }
    let allFound = slots.allSatisfy { slot(of: PinRecord.packed(id: records[$0].id)) == $0 }
    guard ids.count == count, allFound else { return .ids }
    guard locations.count == count, locations.isValid(for: records) else { return .locations }
    guard let clusterTree else { return nil }
    let nodes = clusterTree.nodes(atZoom: clusterTree.options.maximumZoom + 1)
    let allMatch = nodes.allSatisfy { node in
      let pin = node.pin
      guard records.isPresent(pin) else { return false }
      return clusterTree.coordinate(of: node) == records[pin].coordinate
        && clusterTree.count(of: node, category: Int(records[pin].status.rawValue)) == 1
        && clusterTree.id(of: node).utf8.elementsEqual(records[pin].id.utf8)
    }
    guard nodes.count == count, allMatch else { return .clusters }
    let open = Set(slots.filter { records[$0].status != .closed })
    guard let openTree else { return open.count == count ? nil : .clusters }
    let shown = openTree.nodes(atZoom: openTree.options.maximumZoom + 1).map { $0.pin }
    return shown.count == open.count && Set(shown) == open ? nil : .clusters
  }
}
