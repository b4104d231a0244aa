import PetMapReports
import Synchronization

/// The bytes that photos on their way may take together: each is held whole until it is stored.
///
/// Where there is no room an upload is refused with 503 and may be tried again. So many clients can
/// never take more memory than this, and what an array takes beyond its elements while it grows.
final class UploadRoom: Sendable {
  private let free: Atomic<Int>

  let byteCount: Int
  /// Bytes that are not taken.
  var freeBytes: Int { free.load(ordering: .relaxed) }

  init(byteCount: Int) {
    self.byteCount = byteCount
    free = Atomic(byteCount)
  }

  /// - Returns: false when there is no room; nothing is taken then.
  func take(_ count: Int) -> Bool {
    let left = free.wrappingSubtract(count, ordering: .relaxed).newValue
    if left < 0 { giveBack(count) }
    return left >= 0
  }

  func giveBack(_ count: Int) { free.wrappingAdd(count, ordering: .relaxed) }

  static let full = ServiceError(
    .storeUnavailable, "Too many uploads at the same time, try again later",
    headers: [HeaderField("Retry-After", "5")])
}
