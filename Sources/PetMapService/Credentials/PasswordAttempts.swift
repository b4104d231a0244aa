import PetMapReports
import Synchronization

/// Who has guessed an announcement's password wrongly, how often, and who has to wait for it
/// (contract, section 5).
final class PasswordAttempts: Sendable {
  private struct Key: Hashable {
    let id: AnnouncementID
    let peer: String
  }

  /// The failures of one address for one announcement since its last success.
  private struct Record {
    var failures = 0
    var lockedUntil = Timestamp(milliseconds: 0)
  }

  private struct State {
    var records: [Key: Record] = [:]
    /// The instants of the failures for each announcement within a day, over all addresses.
    var recent: [AnnouncementID: [Timestamp]] = [:]
  }

  private static let group = 5
  private static let firstLock: Int64 = 30_000
  private static let longestLock: Int64 = 3_600_000
  private static let dailyLimit = 100
  private static let day: Int64 = 86_400_000

  private let state: Mutex<State>

  /// - Parameter known: the failures of the last day, which a restart does not forget.
  init(known: [PasswordFailure]) {
    var first = State()
    for failure in known { first.recent[failure.id, default: []].append(failure.at) }
    state = Mutex(first)
  }

  /// How many seconds an address has to wait for an announcement; nil when it need not.
  func lock(of id: AnnouncementID, peer: String, at now: Timestamp) -> Int? {
    state.withLock { state in
      var until = state.records[Key(id: id, peer: peer)]?.lockedUntil ?? now
      let start = now.advanced(byMilliseconds: -Self.day)
      let recent = (state.recent[id] ?? []).filter { $0 > start }
      state.recent[id] = recent.isEmpty ? nil : recent
      if recent.count >= Self.dailyLimit {
        // Open again when so many have aged out that fewer than the limit are left.
        let oldest = recent[recent.count - Self.dailyLimit]
        until = max(until, oldest.advanced(byMilliseconds: Self.day))
      }
      let wait = until.milliseconds - now.milliseconds
      return wait > 0 ? Int((wait + 999) / 1000) : nil
    }
  }

  func fail(_ id: AnnouncementID, peer: String, at now: Timestamp) {
    state.withLock { state in
      state.recent[id, default: []].append(now)
      let key = Key(id: id, peer: peer)
      var record = state.records[key] ?? Record()
      record.failures += 1
      if record.failures % Self.group == 0 {
        let doublings = min(record.failures / Self.group - 1, 20)
        let lock = min(Self.firstLock << Int64(doublings), Self.longestLock)
        record.lockedUntil = now.advanced(byMilliseconds: lock)
      }
      state.records[key] = record
    }
  }

  func succeed(_ id: AnnouncementID, peer: String) {
    state.withLock { _ = $0.records.removeValue(forKey: Key(id: id, peer: peer)) }
  }

  /// Forgets a deleted announcement.
  func forget(_ id: AnnouncementID) {
    state.withLock { state in
      state.recent[id] = nil
      state.records = state.records.filter { $0.key.id != id }
    }
  }
}
