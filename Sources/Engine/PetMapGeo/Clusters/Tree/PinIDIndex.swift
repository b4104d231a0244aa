/// Finds pins, from 0 up, by the hash of their ID: a hash table with linear probing, at most two thirds full when
/// it is created.
struct PinIDIndex: Sendable {
  /// Pin indices in the order of their insertion, from the slot that the hash determines; `none` if
  /// empty.
  private var slots: [UInt32]

  init(capacity: Int) { slots = Self.emptySlots(for: capacity) }

  private static func emptySlots(for count: Int) -> [UInt32] {
    Array(repeating: .none, count: 1 << (Int.bitWidth - max(count * 3 / 2, 8).leadingZeroBitCount))
  }

  /// Adds the next pin, whose hash is already in the order.
  ///
  /// - Complexity: O(1) expected; O(*n*) when the table grows.
  mutating func add(in order: borrowing RankOrder) {
    let count = order.hashes.count - 1
    var pins = count..<count + 1
    if count * 4 >= slots.count * 3 {
      slots = Self.emptySlots(for: count * 3 / 2)
      pins = 0..<count + 1
    }
    // In order, so that the first pin of an ID is found first.
    for pin in pins {
      var slot = slot(of: order.hashes[pin])
      while slots[slot] != .none { slot = next(slot) }
      slots[slot] = UInt32(pin)
    }
  }

  mutating func visitStorage(_ visitor: inout StorageVisitor) { visitor.visit(&slots) }

  /// Returns the first pin that was added with a hash and satisfies a condition.
  func first(
    _ hash: UInt64, in order: borrowing RankOrder, where condition: (Int) -> Bool
  ) -> Int? {
    var slot = slot(of: hash)
    while slots[slot] != .none {
      let pin = Int(slots[slot])
      if order.hashes[pin] == hash, condition(pin) { return pin }
      slot = next(slot)
    }
    return nil
  }

  private func slot(of hash: UInt64) -> Int { Int(truncatingIfNeeded: hash) & (slots.count - 1) }

  private func next(_ slot: Int) -> Int { (slot + 1) & (slots.count - 1) }

  var byteCount: Int { slots.count * MemoryLayout<UInt32>.stride }
}
