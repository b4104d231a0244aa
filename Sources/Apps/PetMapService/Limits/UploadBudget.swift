import PetMapAPI
import PetMapAnnouncements
import PetMapSystem

/// A budget for the bytes of all photos being uploaded, each of which is kept in memory until it is
/// stored.
///
/// A peer can use at most a quarter of the budget, or one photo, so that its stalled uploads do not
/// block others. If the budget is exhausted, an upload is rejected with 503 and can be retried.
final class UploadBudget: Sendable {
  private struct State {
    var free: Int
    var taken: [String: Int] = [:]
  }

  /// The maximum size of a photo in bytes.
  static let photoLimit = 20_971_520

  let byteCount: Int
  /// The maximum number of bytes that a peer can use.
  let share: Int
  private let state: Monitor<State>

  init(byteCount: Int) {
    self.byteCount = byteCount
    share = max(byteCount / 4, Self.photoLimit)
    state = Monitor(State(free: byteCount))
  }

  /// The number of available bytes.
  var freeBytes: Int { state.withLock { $0.free } }

  /// - Returns: `false` if the budget is exhausted, in which case nothing is reserved.
  func take(_ count: Int, for peer: String) -> Bool {
    state.withLock { state in
      let taken = state.taken[peer, default: 0] + count
      guard count <= state.free, taken <= share else { return false }
      state.free -= count
      state.taken[peer] = taken
      return true
    }
  }

  func giveBack(_ count: Int, of peer: String) {
    guard count > 0 else { return }
    state.withLock { state in
      state.free += count
      let rest = state.taken[peer, default: 0] - count
      state.taken[peer] = rest > 0 ? rest : nil
    }
  }

  static let full = ServiceError(
    .storeUnavailable, "Too many uploads at the same time, try again later",
    headers: [HeaderField("Retry-After", "5")])
}
