import PetMapSystem

/// The base map's most recently generated tiles and glyphs, plain or compressed, by path.
///
/// The oldest entries are dropped when the total size exceeds a limit.
final class BasemapCache: Sendable {
  /// The maximum total size in bytes: a few hundred tiles.
  static let byteLimit = 16 << 20

  private struct Entries {
    var bytes: [String: [UInt8]] = [:]
    /// The keys, oldest first, starting at `first`.
    var order: [String] = []
    var first = 0
    var byteCount = 0

    mutating func insert(_ content: [UInt8], at key: String) {
      guard bytes.updateValue(content, forKey: key) == nil else { return }
      order.append(key)
      byteCount += content.count
      while byteCount > BasemapCache.byteLimit, first < order.count {
        byteCount -= bytes.removeValue(forKey: order[first])?.count ?? 0
        first += 1
      }
      if first > 1024, first * 2 > order.count {
        order.removeFirst(first)
        first = 0
      }
    }
  }

  private let entries = Guarded(Entries())

  /// Returns the content for a key, generating it if it is not cached.
  func content(_ key: String, make: () -> [UInt8]?) -> [UInt8]? {
    if let found = entries.withLock({ $0.bytes[key] }) { return found }
    // The content is generated without holding the lock. Two requests may generate the same
    // content; that is harmless, because the results are identical.
    guard let made = make() else { return nil }
    entries.withLock { $0.insert(made, at: key) }
    return made
  }
}
