/// The least of the numbers put in, up to a capacity: a binary heap with the greatest on top.
struct BoundedHeap {
  private var numbers: [Float] = []
  private let capacity: Int

  /// A number as great as this would change nothing.
  private(set) var limit: Float

  /// - Parameters:
  ///   - capacity: how many numbers there is room for, 1 or more.
  ///   - limit: numbers as great as this are not wanted, however few there are.
  init(capacity: Int, below limit: Float) {
    precondition(capacity >= 1)
    self.capacity = capacity
    self.limit = limit
    numbers.reserveCapacity(capacity)
  }

  /// - Parameter number: less than the limit.
  /// - Complexity: O(log *capacity*).
  mutating func insert(_ number: Float) {
    if numbers.count < capacity {
      numbers.append(number)
      rise()
    } else {
      sink(number)
    }
    if numbers.count == capacity { limit = numbers[0] }
  }

  /// Brings the last number up to where it belongs.
  private mutating func rise() {
    let number = numbers[numbers.count - 1]
    var hole = numbers.count - 1
    while hole > 0, number > numbers[(hole - 1) / 2] {
      numbers[hole] = numbers[(hole - 1) / 2]
      hole = (hole - 1) / 2
    }
    numbers[hole] = number
  }

  /// Puts a number where it belongs, instead of the greatest.
  private mutating func sink(_ number: Float) {
    var hole = 0
    while 2 * hole + 1 < numbers.count {
      var child = 2 * hole + 1
      if child + 1 < numbers.count, numbers[child + 1] > numbers[child] { child += 1 }
      guard numbers[child] > number else { break }
      numbers[hole] = numbers[child]
      hole = child
    }
    numbers[hole] = number
  }
}
