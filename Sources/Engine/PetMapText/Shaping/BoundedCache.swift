/// Remembers the results of the latest requests.
///
/// The requests come from users, so what they can take up is bounded by a cost that the caller
/// counts, the length of a text for example. Two generations: when the younger is full it becomes
/// the older and the older is forgotten; a result found in the older is young again.
package struct BoundedCache<Key: Hashable, Value> {
  private struct Entry {
    let key: Key
    let value: Value
    let cost: Int
  }

  /// What could be a `Dictionary`, but its code would be compiled for each kind of key, a tenth of what
  /// a browser loads to set a card.
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
  /// The sum of the costs in the younger generation.
  private var cost = 0

  /// Makes an empty cache.
  ///
  /// - Parameter capacity: The largest sum of costs in a generation.
  package init(capacity: Int) { self.capacity = capacity }

  /// The result for a key, or nil.
  package mutating func find(_ key: Key) -> Value? {
    let hash = key.hashValue
    if let entry = young.entry(key, hash: hash) { return entry.value }
    guard let entry = old.entry(key, hash: hash) else { return nil }
    add(entry, hash: hash)
    return entry.value
  }

  /// Remembers a result that is not in the cache, unless its cost is more than an eighth of the
  /// capacity.
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
