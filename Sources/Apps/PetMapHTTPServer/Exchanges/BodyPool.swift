package import PetMapService
import PetMapSystem

/// The large bodies being sent. Bodies with identical contents are stored once, regardless of the
/// number and speed of their readers.
///
/// The total size of distinct bodies is bounded by a budget: above a quarter of it, slow readers are
/// dropped (``isUnderPressure(from:)``); above an eighth, those of a peer that uses so much itself.
package final class BodyPool: Sendable {
  /// A large body; its size is counted as long as it is retained.
  package final class Body: Sendable {
    let bytes: [UInt8]
    private let key: Key
    /// The part of the budget of the first peer that requested it.
    private let memory: Budget.Reservation
    private let pool: BodyPool

    fileprivate init(_ bytes: [UInt8], _ key: Key, _ memory: Budget.Reservation, _ pool: BodyPool) {
      self.bytes = bytes
      self.key = key
      self.memory = memory
      self.pool = pool
    }

    deinit { pool.remove(key) }
  }

  /// A key that distinguishes most bodies without reading them completely.
  fileprivate struct Key: Hashable {
    let count: Int
    let samples: [UInt8]

    init(_ bytes: [UInt8]) {
      count = bytes.count
      samples = stride(from: 0, to: bytes.count, by: max(1, bytes.count / 256)).map { bytes[$0] }
    }
  }

  private struct Entry {
    weak var body: Body?
  }

  /// The size above which bodies are shared, in bytes.
  static let sharingThreshold = 32 * 1024
  private let budget: Budget
  private let entries = Monitor<[Key: Entry]>([:])

  /// - Parameter budget: The budget for the bytes of all bodies.
  package init(_ budget: Budget) { self.budget = budget }

  /// Returns whether slow readers must be dropped because all bodies, or those of their peer, take
  /// too much memory.
  package func isUnderPressure(from peer: Peer) -> Bool {
    budget.used > budget.total / 4 || budget.used(by: peer) > budget.total / 8
  }

  /// Returns a shared body with the given bytes.
  ///
  /// - Throws: 503 if it would exceed the budget.
  package func share(_ bytes: [UInt8], with peer: Peer) throws(ServiceError) -> Body {
    let key = Key(bytes)
    let known = entries.withLock { $0[key]?.body }
    if let known, case let same = known.bytes, RawBytes.areEqual(same.span, bytes.span) {
      return known
    }
    let body = Body(bytes, key, try budget.reserve(bytes.count, for: peer), self)
    entries.withLock { $0[key] = Entry(body: body) }
    return body
  }

  private func remove(_ key: Key) {
    // Another body may now have the same key. Release it outside the lock, because its
    // deinitializer acquires the lock.
    let other = entries.withLock { entries in
      let other = entries[key]?.body
      if other == nil { entries[key] = nil }
      return other
    }
    _ = other
  }
}
