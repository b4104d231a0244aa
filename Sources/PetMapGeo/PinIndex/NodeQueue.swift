/// Nodes that wait to be searched, the nearest first: a binary heap.
struct NodeQueue {
  struct Entry {
    /// The squared chord to the nearest point of the node's box.
    var square: Float
    var node: Int
    var level: Int
  }

  private var entries: [Entry] = []

  /// - Complexity: O(log *n*).
  mutating func insert(_ entry: Entry) {
    var hole = entries.count
    entries.append(entry)
    while hole > 0, entry.square < entries[(hole - 1) / 2].square {
      entries[hole] = entries[(hole - 1) / 2]
      hole = (hole - 1) / 2
    }
    entries[hole] = entry
  }

  /// - Complexity: O(log *n*).
  mutating func removeNearest() -> Entry? {
    guard let nearest = entries.first, let last = entries.popLast() else { return nil }
    guard !entries.isEmpty else { return nearest }
    var hole = 0
    while 2 * hole + 1 < entries.count {
      var child = 2 * hole + 1
      if child + 1 < entries.count, entries[child + 1].square < entries[child].square { child += 1 }
      guard entries[child].square < last.square else { break }
      entries[hole] = entries[child]
      hole = child
    }
    entries[hole] = last
    return nearest
  }
}

/// The least of the numbers put in, up to a capacity: a binary heap with the greatest on top.
struct BoundedHeap {
  private let capacity: Int
  private var numbers: [Float] = []

  /// A number as great as this would change nothing; infinite until the capacity is reached.
  private(set) var limit = Float.infinity

  init(capacity: Int) {
    self.capacity = capacity
  }

  /// - Complexity: O(log *capacity*).
  mutating func insert(_ number: Float) {
    if numbers.count < capacity {
      var hole = numbers.count
      numbers.append(number)
      while hole > 0, number > numbers[(hole - 1) / 2] {
        numbers[hole] = numbers[(hole - 1) / 2]
        hole = (hole - 1) / 2
      }
      numbers[hole] = number
    } else if number < limit {
      var hole = 0
      while 2 * hole + 1 < capacity {
        var child = 2 * hole + 1
        if child + 1 < capacity, numbers[child + 1] > numbers[child] { child += 1 }
        guard numbers[child] > number else { break }
        numbers[hole] = numbers[child]
        hole = child
      }
      numbers[hole] = number
    }
    if numbers.count == capacity { limit = numbers[0] }
  }
}
