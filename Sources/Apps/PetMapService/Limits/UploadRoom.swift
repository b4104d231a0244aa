import PetMapAPI
import PetMapAnnouncements
import PetMapSystem

/// The bytes that photos being uploaded may take together: each is held whole until it is stored.
///
/// No peer takes more than a quarter of it, or one photo, so that stalled uploads of one do not keep
/// others out. Where there is no room an upload is refused with 503 and may be tried again.
final class UploadRoom: Sendable {
  private struct State {
    var free: Int
    var taken: [String: Int] = [:]
  }

  /// The most bytes of a photo.
  static let photoLimit = 20_971_520

  let byteCount: Int
  /// The most bytes of one peer.
  let share: Int
  private let state: Guarded<State>

  init(byteCount: Int) {
    self.byteCount = byteCount
    share = max(byteCount / 4, Self.photoLimit)
    state = Guarded(State(free: byteCount))
  }

  /// Bytes that are not taken.
  var freeBytes: Int { state.withLock { $0.free } }

  /// - Returns: false when there is no room; nothing is taken then.
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
