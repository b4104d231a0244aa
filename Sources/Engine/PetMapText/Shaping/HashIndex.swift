/// Where the entries of a list are, by their hashes; by open addressing.
struct HashIndex {
  /// By entry.
  private var hashes: [Int] = []
  /// Entries, each in the first slot that was free from the one on that its hash names, and -1 in free
  /// slots. Their number is a power of two and at least twice as many as there are entries.
  private var slots: [Int] = []

  /// The first entry that has a hash and satisfies a condition.
  ///
  /// - Complexity: O(1), expected.
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

  /// Takes the list's next entry up.
  ///
  /// - Complexity: O(1), amortised.
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
