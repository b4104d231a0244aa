import PetMapAnnouncements
import PetMapSystem

/// Whether the store can be written, as its last write or check showed.
final class WriteCheck: Sendable {
  private struct State {
    var isWritable = true
    /// When that was seen; nil before the first check.
    var seen: Timestamp?
  }

  /// How long a result counts, in milliseconds: a check costs a flush of the disk.
  private static let lifetime: Int64 = 5000

  private let state = Guarded(State())

  /// Notes the outcome of a write.
  ///
  /// - Parameter error: nil for a write that succeeded.
  func note(_ error: StoreError?, at now: Timestamp) {
    let isWritable =
      switch error {
      case .busy, .readOnly, .unavailable: false
      default: true
      }
    state.withLock { $0 = State(isWritable: isWritable, seen: now) }
  }

  /// The latest result, or that of a new check when it is too old. It may wait for the store.
  func isWritable(_ store: any AnnouncementStore, at now: Timestamp) -> Bool {
    let current = state.withLock { state -> Bool? in
      guard let seen = state.seen, abs(now.milliseconds - seen.milliseconds) < Self.lifetime
      else { return nil }
      return state.isWritable
    }
    if let current { return current }
    do throws(StoreError) {
      try store.checkWritable()
      note(nil, at: now)
      return true
    } catch {
      note(error, at: now)
      return false
    }
  }
}
