package import PetMapGeo
package import PetMapReports
import Synchronization

/// All announcements of the store in memory: what every read is answered from.
///
/// It follows the store by its change log, whose numbers say what has been seen. Any number of
/// threads may read while one follows.
package final class LiveAnnouncements: Sendable {
  fileprivate struct State {
    var byID: [AnnouncementID: StoredAnnouncement] = [:]
    /// The published ones in the reverse order of lists, so that a new one is appended.
    var listed: [Entry] = []
    var lastChange: Int64 = 0
  }

  /// What a search needs of a published announcement.
  fileprivate struct Entry {
    let position: ListPosition
    let id: AnnouncementID
    let coordinate: Coordinate
  }

  private let state = Mutex(State())

  package init() {}

  /// The number of the last change that was applied.
  package var lastChange: Int64 { state.withLock { $0.lastChange } }

  /// How many announcements there are, and how many of them are published.
  package var counts: (all: Int, published: Int) {
    state.withLock { ($0.byID.count, $0.listed.count) }
  }

  package subscript(id: AnnouncementID) -> StoredAnnouncement? {
    state.withLock { $0.byID[id] }
  }

  // MARK: Following

  /// Replaces everything.
  ///
  /// - Complexity: O(n log n).
  package func replace(with announcements: [StoredAnnouncement], lastChange: Int64) {
    var next = State()
    next.lastChange = lastChange
    for announcement in announcements { next.byID[announcement.id] = announcement }
    next.listed = next.byID.values.filter(\.isPublished).map(Entry.init)
    next.listed.sort { $1.position < $0.position }
    state.withLock { $0 = next }
  }

  /// Applies changes that follow the last one.
  package func apply(_ changes: [AnnouncementChange]) {
    state.withLock { state in
      for change in changes {
        state.remove(change.id)
        if case .stored(let announcement) = change.outcome { state.insert(announcement) }
        state.lastChange = max(state.lastChange, change.number)
      }
    }
  }

  // MARK: Searching

  /// The published announcements after a position in the order of lists.
  ///
  /// - Parameter circle: nil for everywhere.
  /// - Returns: at most `limit`, and whether there are more.
  /// - Complexity: O(n) within a circle, else O(limit).
  package func page(
    after position: ListPosition?, within circle: ListQuery.Circle?, limit: Int
  ) -> (announcements: [StoredAnnouncement], hasMore: Bool) {
    guard let circle else { return page(after: position, limit: limit) { _ in true } }
    let radius = Meters.kilometers(circle.kilometers)
    // Degrees of latitude beyond which nothing is inside, with room for rounding.
    let reach = radius.value / Sphere.radius.value * 180 / .pi + 1e-6
    return page(
      after: position, limit: limit,
      near: { coordinate in
        abs(coordinate.latitude - circle.center.latitude) <= reach
          && circle.center.distance(to: coordinate) <= radius
      }
    ) { _ in true }
  }

  /// Like ``page(after:within:limit:)``, of those that are wanted.
  ///
  /// - Parameter near: looked at before `isWanted`, which costs more.
  package func page(
    after position: ListPosition?, limit: Int, near: (Coordinate) -> Bool = { _ in true },
    where isWanted: (StoredAnnouncement) -> Bool
  ) -> (announcements: [StoredAnnouncement], hasMore: Bool) {
    state.withLock { state in
      var found: [StoredAnnouncement] = []
      let start = position.map { state.firstIndex(notAfter: $0) } ?? state.listed.count
      for index in stride(from: start - 1, through: 0, by: -1) {
        let entry = state.listed[index]
        guard near(entry.coordinate), let announcement = state.byID[entry.id],
          isWanted(announcement)
        else { continue }
        if found.count == limit { return (found, true) }
        found.append(announcement)
      }
      return (found, false)
    }
  }

  /// Every announcement, in no order.
  package func forEachPublished(_ body: (StoredAnnouncement) -> Void) {
    let all = state.withLock { state in state.byID.values.filter(\.isPublished) }
    for announcement in all { body(announcement) }
  }
}

extension LiveAnnouncements.State {
  /// The index in `listed` of the first entry that lists put at a position or before it: those at
  /// smaller indices come after it.
  func firstIndex(notAfter position: ListPosition) -> Int {
    var (low, high) = (0, listed.count)
    while low < high {
      let middle = (low + high) / 2
      if position < listed[middle].position { low = middle + 1 } else { high = middle }
    }
    return low
  }

  mutating func remove(_ id: AnnouncementID) {
    guard let old = byID.removeValue(forKey: id), old.isPublished else { return }
    let index = firstIndex(notAfter: old.position)
    if index < listed.count, listed[index].id == id { listed.remove(at: index) }
  }

  mutating func insert(_ announcement: StoredAnnouncement) {
    byID[announcement.id] = announcement
    guard announcement.isPublished else { return }
    let entry = LiveAnnouncements.Entry(announcement)
    listed.insert(entry, at: firstIndex(notAfter: entry.position))
  }
}

extension LiveAnnouncements.Entry {
  init(_ announcement: StoredAnnouncement) {
    position = announcement.position
    id = announcement.id
    coordinate = announcement.announcement.coordinate
  }
}
