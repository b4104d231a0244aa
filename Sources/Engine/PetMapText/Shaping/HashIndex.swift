/// An index of a list's entries by their hashes, using open addressing.
struct HashIndex {
  /// The hash of each entry.
  private var hashes: [Int] = []
  /// Entry indices, each in the first slot that was free at or after the one given by its hash; -1
  /// in free slots. The number of slots is a power of two and at least twice the number of entries.
  private var slots: [Int] = []

  /// Returns the first entry that has a hash and satisfies a condition.
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
