package import PetMapAnnouncements
import PetMapSystem

/// Keeps ``LiveAnnouncements`` up to date with a store, including writes by other processes.
///
/// A write of this process only goes to the store. ``catchUp(to:)`` then reads new changes from the
/// change log, at least up to that write, and applies them. Writes of other processes are applied
/// with the next one, or by ``Service/refresh()``. Memory is therefore only changed through the
/// log, in its order, so concurrent writes cannot overtake each other.
package final class StoreFollower: Sendable {
  package let live: LiveAnnouncements
  private let store: any AnnouncementStore
  private static let batch = 4096
  /// With more pending changes than this, as after an import, a fresh copy is loaded: applied one by
  /// one, 300,000 took 117 s.
  private static let mostApplied: Int64 = 20_000
  /// How often the change log has been read.
  private let readings = Guarded(0)
  /// When the last reading that succeeded began.
  private let lastReading = Guarded(SystemClock.seconds())
  /// The listener for applied changes. Its mutex is held while changes are read and applied.
  private let listener = Guarded(Listener())

  /// A struct around a closure, because generic storage would wrap the closure again on every
  /// access.
  private struct Listener {
    var call: (@Sendable ([PublishedChange]?) -> Void)?
  }

  /// Reads the entire store. The caller must create clusters with
  /// ``LiveAnnouncements/makeClusters()``.
  package init(_ store: any AnnouncementStore) throws(StoreError) {
    self.store = store
    live = LiveAnnouncements()
    let (loader, lastChange) = try Self.read(store)
    live.load(loader, lastChange: lastChange)
  }

  /// Applies changes committed since the last call. It reads the store and may block.
  ///
  /// - Parameter change: If this change has been applied, returns immediately.
  package func catchUp(to change: Int64 = .max) throws(StoreError) {
    if change <= live.lastChange { return }
    try listener.withLock { (listener) throws(StoreError) in
      if change <= live.lastChange { return }
      try catchUp(telling: listener)
    }
  }

  /// Applies what was committed before the call. Concurrent calls share one reading of the store.
  package func catchUpOnce() throws(StoreError) {
    let readingsBefore = readings.withLock { $0 }
    try listener.withLock { (listener) throws(StoreError) in
      // Another call has begun to read since, and is done.
      if readings.withLock({ $0 }) > readingsBefore { return }
      try catchUp(telling: listener)
    }
  }

  /// The seconds since which the store has not been read to its end.
  package var secondsBehind: Double { SystemClock.seconds() - lastReading.withLock { $0 } }

  private func catchUp(telling listener: Listener) throws(StoreError) {
    readings.withLock { $0 += 1 }
    let start = SystemClock.seconds()
    try readChanges(telling: listener)
    lastReading.withLock { $0 = start }
  }

  private func readChanges(telling listener: Listener) throws(StoreError) {
    do throws(StoreError) {
      while true {
        let changes = try store.changes(after: live.lastChange, limit: Self.batch)
        if changes.count == Self.batch,
          try store.lastChange() - live.lastChange > Self.mostApplied
        {
          return try reload(telling: listener)
        }
        if !changes.isEmpty {
          let published = live.apply(changes)
          if !published.isEmpty { listener.call?(published) }
        }
        if changes.count < Self.batch { return }
      }
    } catch .changesForgotten {
      try reload(telling: listener)
    }
  }

  /// Replaces everything by a fresh copy.
  private func reload(telling listener: Listener) throws(StoreError) {
    let (loader, lastChange) = try Self.read(store)
    live.replace(with: loader, lastChange: lastChange)
    listener.call?(nil)
  }

  /// Sets the listener that receives the changes to published announcements in order, or `nil` if
  /// everything was reloaded.
  package func tell(_ listener: @escaping @Sendable ([PublishedChange]?) -> Void) {
    self.listener.withLock { $0.call = listener }
  }

  private static func read(
    _ store: any AnnouncementStore
  ) throws(StoreError) -> (LiveLoader, lastChange: Int64) {
    // Concurrent writes are seen twice, which has no effect.
    let last = try store.lastChange()
    var loader = LiveLoader()
    try store.readAll { batch in
      for stored in batch { loader.append(stored) }
    }
    return (loader, last)
  }
}
