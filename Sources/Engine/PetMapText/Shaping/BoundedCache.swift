import PetMapCollections

/// A cache of recent results.
///
/// Requests come from users, so its size is bounded by a cost determined by the caller, such as the
/// length of a text. The cache has two generations: when the young generation is full, it becomes
/// the old generation, replacing the previous one. A result found in the old generation is moved to
/// the young one.
package struct BoundedCache<Key: Hashable, Value> {
  private struct Entry {
    let key: Key
    let value: Value
    let cost: Int
  }

  /// A replacement for `Dictionary`, which would be specialized for each key type and make up a
  /// tenth of the code that a browser loads to lay out a card.
  private struct Generation {
    var entries: [Entry] = []
    var index = HashIndex()

    func entry(_ key: Key, hash: UInt32) -> Entry? {
      index.find(hash) { entries[$0].key == key }.map { entries[$0] }
    }
  }

  private let capacity: Int
  private var young = Generation()
  private var old = Generation()
  /// The total cost of the young generation.
  private var cost = 0

  /// Creates an empty cache.
  ///
  /// - Parameter capacity: The maximum total cost of a generation.
  package init(capacity: Int) { self.capacity = capacity }

  /// Returns the cached result for a key, or `nil` if the key is not cached.
  package mutating func find(_ key: Key) -> Value? {
    let hash = Self.hash(of: key)
    if let entry = young.entry(key, hash: hash) { return entry.value }
    guard let entry = old.entry(key, hash: hash) else { return nil }
    add(entry, hash: hash)
    return entry.value
  }

  /// Inserts a result that is not in the cache, unless its cost exceeds an eighth of the capacity.
  package mutating func insert(_ value: Value, for key: Key, cost: Int = 1) {
    add(Entry(key: key, value: value, cost: cost), hash: Self.hash(of: key))
  }

  private static func hash(of key: Key) -> UInt32 { UInt32(truncatingIfNeeded: key.hashValue) }

  private mutating func add(_ entry: Entry, hash: UInt32) {
    guard entry.cost <= capacity / 8 else { return }
    if cost + entry.cost > capacity {
      old = young
      young = Generation()
      cost = 0
    }
    young.index.insert(hash, slot: young.entries.count)
    young.entries.append(entry)
    cost += entry.cost
  }
}
