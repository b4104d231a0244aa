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

    func entry(_ key: Key, hash: Int) -> Entry? {
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
    let hash = key.hashValue
    if let entry = young.entry(key, hash: hash) { return entry.value }
    guard let entry = old.entry(key, hash: hash) else { return nil }
    add(entry, hash: hash)
    return entry.value
  }

  /// Inserts a result that is not in the cache, unless its cost exceeds an eighth of the capacity.
  package mutating func insert(_ value: Value, for key: Key, cost: Int = 1) {
    add(Entry(key: key, value: value, cost: cost), hash: key.hashValue)
  }

  private mutating func add(_ entry: Entry, hash: Int) {
    guard entry.cost <= capacity / 8 else { return }
    if cost + entry.cost > capacity {
      old = young
      young = Generation()
      cost = 0
    }
    young.entries.append(entry)
    young.index.append(hash)
    cost += entry.cost
  }
}

/// An index of a list's entries by their hashes, using open addressing.
struct HashIndex {
  /// The hash of each entry.
  private var hashes: [Int] = []
  /// Entry indices, each in the first slot that was free at or after the slot given by its hash
  /// (linear probing); -1 in free slots. The number of slots is a power of two and at least twice
  /// the number of entries.
  private var slots: [Int] = []

  /// Returns the first entry that has the given hash and satisfies a condition.
  ///
  /// - Complexity: O(1) expected.
  @inline(never)
  func find(_ hash: Int, where isWanted: (Int) -> Bool) -> Int? {
    guard !slots.isEmpty else { return nil }
    var slot = hash & (slots.count - 1)
    while slots[slot] >= 0 {
      if hashes[slots[slot]] == hash, isWanted(slots[slot]) { return slots[slot] }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// Adds the list's next entry.
  ///
  /// - Complexity: O(1) amortized.
  @inline(never)
  mutating func append(_ hash: Int) {
    hashes.append(hash)
    if hashes.count * 2 <= slots.count { return insert(hashes.count - 1) }
    slots = [Int](repeating: -1, count: max(16, slots.count * 2))
    for entry in hashes.indices { insert(entry) }
  }

  private mutating func insert(_ entry: Int) {
    var slot = hashes[entry] & (slots.count - 1)
    while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = entry
  }
}
