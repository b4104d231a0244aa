import PetMapSystem

/// The large bodies being sent. Bodies with identical contents are stored once, regardless of the
/// number and speed of their readers.
///
/// The total size of distinct bodies is bounded: above a quarter of the limit, slow readers are
/// dropped (``isUnderPressure(from:)``); above the limit, new bodies are refused
/// (``share(_:with:)``). A peer can use at most a quarter of the limit, so that one that requests
/// many bodies and reads none of them does not affect others; above half of this share, its slow
/// readers are dropped.
package final class BodyPool: Sendable {
  /// A large body; its size is counted as long as it is retained.
  package final class Body: Sendable {
    let bytes: [UInt8]
    private let key: Key
    /// The first peer that requested it.
    private let peer: String
    private let pool: BodyPool

    fileprivate init(_ bytes: [UInt8], _ key: Key, _ peer: String, _ pool: BodyPool) {
      self.bytes = bytes
      self.key = key
      self.peer = peer
      self.pool = pool
    }

    deinit { pool.release(key, bytes.count, of: peer) }
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

  private struct State {
    var entries: [Key: Entry] = [:]
    var byteCount = 0
    /// The total size of the bodies of each peer.
    var byteCounts: [String: Int] = [:]
  }

  /// The size above which bodies are shared, in bytes.
  static let sharingThreshold = 32 * 1024
  /// The maximum total size of all bodies, in bytes.
  private let limit: Int
  /// The total size of all bodies above which slow readers are dropped, in bytes.
  private let pressure: Int
  /// The maximum total size of a peer's bodies, in bytes.
  private let share: Int
  /// The total size of a peer's bodies above which its slow readers are dropped, in bytes.
  private let peerPressure: Int
  private let state = Monitor(State())

  package init(limit: Int = 256 << 20) {
    self.limit = limit
    pressure = limit / 4
    share = limit / 4
    peerPressure = share / 2
  }

  /// Returns whether slow readers must be dropped because all bodies, or those of their peer, take
  /// too much memory.
  package func isUnderPressure(from peer: String) -> Bool {
    state.withLock { $0.byteCount > pressure || $0.byteCounts[peer, default: 0] > peerPressure }
  }

  /// Returns a shared body with the given bytes, or `nil` if it would exceed a limit.
  package func share(_ bytes: [UInt8], with peer: String) -> Body? {
    let key = Key(bytes)
    let known = state.withLock { $0.entries[key]?.body }
    if let known, case let same = known.bytes, RawBytes.areEqual(same.span, bytes.span) {
      return known
    }
    return state.withLock { state in
      let ofPeer = state.byteCounts[peer, default: 0] + bytes.count
      guard state.byteCount + bytes.count <= limit, ofPeer <= share else { return nil }
      state.byteCount += bytes.count
      state.byteCounts[peer] = ofPeer
      let body = Body(bytes, key, peer, self)
      state.entries[key] = Entry(body: body)
      return body
    }
  }

  private func release(_ key: Key, _ count: Int, of peer: String) {
    // Another body may now have the same key. Release it outside the lock, because its
    // deinitializer acquires the lock.
    let other = state.withLock { state in
      state.byteCount -= count
      let rest = state.byteCounts[peer, default: 0] - count
      state.byteCounts[peer] = rest > 0 ? rest : nil
      let other = state.entries[key]?.body
      if other == nil { state.entries[key] = nil }
      return other
    }
    _ = other
  }
}
