import PetMapSystem

/// The large bodies that are being sent. Those with the same content are held once, however many
/// readers there are and however slowly they read.
///
/// Bodies that differ are bounded: above ``pressureLimit`` bytes together, readers that are too slow are
/// dropped (``isUnderPressure``); above ``limit`` bytes there are no more (``share(_:)``).
final class BodyPool: Sendable {
  /// A large body; its bytes count while it is retained.
  final class Body: Sendable {
    let bytes: [UInt8]
    private let key: Key
    private let pool: BodyPool

    fileprivate init(_ bytes: [UInt8], _ key: Key, _ pool: BodyPool) {
      self.bytes = bytes
      self.key = key
      self.pool = pool
    }

    deinit { pool.release(key, bytes.count) }
  }

  /// What tells most bodies apart without reading all of them.
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
  }

  /// Bodies up to this size are not worth sharing.
  static let leastSize = 32 * 1024
  /// The total size above which slow readers are dropped, in bytes.
  static let pressureLimit = 64 << 20
  /// The most bytes of all bodies together.
  static let limit = 256 << 20
  private let state = Guarded(State())

  /// The bytes of all bodies.
  var byteCount: Int { state.withLock { $0.byteCount } }
  var isUnderPressure: Bool { byteCount > Self.pressureLimit }

  /// A body with these bytes; nil when there is no room for it.
  func share(_ bytes: [UInt8]) -> Body? {
    let key = Key(bytes)
    let known = state.withLock { $0.entries[key]?.body }
    if let known, RawBytes.areEqual(known.bytes, bytes) { return known }
    return state.withLock { state in
      guard state.byteCount + bytes.count <= Self.limit else { return nil }
      state.byteCount += bytes.count
      let body = Body(bytes, key, self)
      state.entries[key] = Entry(body: body)
      return body
    }
  }

  private func release(_ key: Key, _ count: Int) {
    // Another body may have the key by now. It is let go of outside the lock, which its end takes.
    let other = state.withLock { state in
      state.byteCount -= count
      let other = state.entries[key]?.body
      if other == nil { state.entries[key] = nil }
      return other
    }
    _ = other
  }
}
