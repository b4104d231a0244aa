/// Remembers the results of the latest requests.
///
/// The requests come from users, so what they can take up is bounded by a cost that the caller
/// counts, the length of a text for example. Two generations: when the younger is full it becomes
/// the older and the older is forgotten; a result found in the older is young again.
struct BoundedCache<Key: Hashable, Value> {
  private struct Entry {
    let value: Value
    let cost: Int
  }

  private let capacity: Int
  private var young: [Key: Entry] = [:]
  private var old: [Key: Entry] = [:]
  /// The sum of the costs in the younger generation.
  private var cost = 0

  /// Makes an empty cache.
  ///
  /// - Parameter capacity: The largest sum of costs in a generation.
  init(capacity: Int) { self.capacity = capacity }

  /// The result for a key, or nil.
  mutating func find(_ key: Key) -> Value? {
    if let entry = young[key] { return entry.value }
    guard let slot = old.index(forKey: key) else { return nil }
    let (key, entry) = old[slot]
    insert(entry.value, for: key, cost: entry.cost)
    return entry.value
  }

  /// Remembers a result that is not in the cache, unless it alone would take the place of most
  /// others.
  mutating func insert(_ value: Value, for key: Key, cost newCost: Int = 1) {
    guard newCost <= capacity / 8 else { return }
    if cost + newCost > capacity {
      old = young
      young = [:]
      cost = 0
    }
    young[key] = Entry(value: value, cost: newCost)
    cost += newCost
  }
}
