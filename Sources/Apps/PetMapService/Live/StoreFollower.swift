package import PetMapAnnouncements
import PetMapSystem

/// Keeps ``LiveAnnouncements`` up with a store, also with what other processes write to it.
///
/// A write of this process goes to the store alone; then ``catchUp(to:)`` reads from the change log
/// what is new, up to that write at least, and applies it. What other processes write comes with the
/// next one, or with ``Service/refresh()``. So nothing reaches the memory but through the log, in its
/// order: two writes that end at the same time cannot overtake each other.
package final class StoreFollower: Sendable {
  package let live: LiveAnnouncements
  private let store: any AnnouncementStore
  private static let batch = 4096
  /// Told what was applied; locked while changes are read and applied.
  private let listener = Guarded(Listener())

  /// A closure in a struct: as a generic's value it would be wrapped once more by every access.
  private struct Listener {
    var call: (@Sendable ([PublishedChange]?) -> Void)?
  }

  /// Reads the whole store. The clusters are left to who calls
  /// ``LiveAnnouncements/makeClusters()``.
  package init(_ store: any AnnouncementStore) throws(StoreError) {
    self.store = store
    live = LiveAnnouncements()
    let (loader, lastChange) = try Self.read(store)
    live.load(loader, lastChange: lastChange)
  }

  /// Applies what was committed since the last call. It reads the store, and so it may wait.
  ///
  /// - Parameter change: returns at once when this change has been applied.
  package func catchUp(to change: Int64 = .max) throws(StoreError) {
    if change <= live.lastChange { return }
    try listener.withLock { (listener) throws(StoreError) in
      if change <= live.lastChange { return }
      do throws(StoreError) {
        while true {
          let changes = try store.changes(after: live.lastChange, limit: Self.batch)
          if !changes.isEmpty {
            let published = live.apply(changes)
            if !published.isEmpty { listener.call?(published) }
          }
          if changes.count < Self.batch { return }
        }
      } catch .changesForgotten {
        let (loader, lastChange) = try Self.read(store)
        live.replace(with: loader, lastChange: lastChange)
        listener.call?(nil)
      }
    }
  }

  /// Sets who is told what has changed among the published announcements, in order; nil stands for
  /// everything anew.
  package func tell(_ listener: @escaping @Sendable ([PublishedChange]?) -> Void) {
    self.listener.withLock { $0.call = listener }
  }

  private static func read(
    _ store: any AnnouncementStore
  ) throws(StoreError) -> (LiveLoader, lastChange: Int64) {
    // What is written meanwhile is seen twice, which changes nothing.
    let last = try store.lastChange()
    var loader = LiveLoader()
    try store.readAll { batch in
      for stored in batch { loader.append(stored) }
    }
    return (loader, last)
  }
}
