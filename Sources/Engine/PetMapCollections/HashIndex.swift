/// A hash table from keys to the slots where they are stored, with open addressing, linear probing
/// and 8 bytes per entry. The caller stores the keys.
///
/// ```swift
/// index.find(hash) { names[$0] == name }
/// ```
///
/// Source: D. E. Knuth, The Art of Computer Programming 3, 6.4, algorithms L and R.
package struct HashIndex: Sendable {
  private struct Entry: Sendable {
    var hash: UInt32
    var slot: UInt32
  }

  private static let none = UInt32.max
  /// The entries, whose number is a power of two.
  private var entries = [Entry](repeating: Entry(hash: 0, slot: Self.none), count: 16)
  /// The number of keys.
  package private(set) var count = 0

  package init() {}

  /// Returns the slot that has the given hash and satisfies a predicate, or `nil` if no slot does.
  ///
  /// - Parameter isMatch: Returns whether the given slot has the key.
  /// - Complexity: O(1) expected.
  package func find(_ hash: UInt32, where isMatch: (Int) -> Bool) -> Int? {
    var index = home(hash)
    while entries[index].slot != Self.none {
      let entry = entries[index]
      if entry.hash == hash, isMatch(Int(entry.slot)) { return Int(entry.slot) }
      index = (index + 1) & (entries.count - 1)
    }
    return nil
  }

  /// Inserts a key that is not in the table.
  ///
  /// - Complexity: O(1) amortized.
  package mutating func insert(_ hash: UInt32, slot: Int) {
    if (count + 1) * 4 > entries.count * 3 { resize(to: entries.count * 2) }
    put(Entry(hash: hash, slot: UInt32(slot)))
    count += 1
  }

  /// Removes a key.
  ///
  /// - Precondition: The table contains the slot with this hash.
  package mutating func remove(_ hash: UInt32, slot: Int) {
    var hole = home(hash)
    while entries[hole].slot != UInt32(slot) {
      precondition(entries[hole].slot != Self.none)
      hole = (hole + 1) & (entries.count - 1)
    }
    // Move following entries back, unless that would put them before their home position.
    var next = hole
    while true {
      next = (next + 1) & (entries.count - 1)
      guard entries[next].slot != Self.none else { break }
      let distance = (next - home(entries[next].hash)) & (entries.count - 1)
      if distance >= (next - hole) & (entries.count - 1) {
        entries[hole] = entries[next]
        hole = next
      }
    }
    entries[hole].slot = Self.none
    count -= 1
    if entries.count > 16, count * 8 < entries.count { resize(to: entries.count / 2) }
  }

  private func home(_ hash: UInt32) -> Int {
    Int(truncatingIfNeeded: hash) & (entries.count - 1)
  }

  private mutating func put(_ entry: Entry) {
    var index = home(entry.hash)
    while entries[index].slot != Self.none { index = (index + 1) & (entries.count - 1) }
    entries[index] = entry
  }

  private mutating func resize(to size: Int) {
    let old = entries
    entries = Array(repeating: Entry(hash: 0, slot: Self.none), count: size)
    for entry in old where entry.slot != Self.none { put(entry) }
  }
}
