import PetMapAnnouncements
import PetMapSystem

/// Tracks whether the store is writable according to the last write or check.
final class WriteCheck: Sendable {
  private struct State {
    var isWritable = true
    /// The time of the last result, or `nil` before the first check.
    var seen: Timestamp?
  }

  /// The time in milliseconds for which a result is reused, because a check requires a disk flush.
  private static let lifetime: Int64 = 5000

  private let state = Monitor(State())

  /// The latest result.
  var wasWritable: Bool { state.withLock { $0.isWritable } }

  /// Records the result of a write.
  ///
  /// - Parameter error: The error, or `nil` if the write succeeded.
  func note(_ error: StoreError?, at now: Timestamp) {
    let isWritable =
      switch error {
      case .busy, .readOnly, .unavailable, .database: false
      default: true
      }
    state.withLock { $0 = State(isWritable: isWritable, seen: now) }
  }

  /// Returns the last result, or performs a new check if it is too old, which may block.
  ///
  /// - Parameter check: Writes nothing, durably.
  func isWritable(at now: Timestamp, _ check: () throws(StoreError) -> Void) -> Bool {
    let current = state.withLock { state -> Bool? in
      guard let seen = state.seen, abs(now.milliseconds - seen.milliseconds) < Self.lifetime
      else { return nil }
      return state.isWritable
    }
    if let current { return current }
    do throws(StoreError) {
      try check()
      note(nil, at: now)
      return true
    } catch {
      note(error, at: now)
      return false
    }
  }
}
