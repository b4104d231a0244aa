/// A bounded max-heap that keeps the smallest numbers inserted.
struct BoundedHeap {
  private var numbers: [Float] = []
  private let capacity: Int

  /// The smallest number that would have no effect if inserted.
  private(set) var limit: Float

  /// - Parameters:
  ///   - capacity: The maximum number of elements, at least 1.
  ///   - limit: Numbers greater than or equal to this are excluded, even if the heap is not full.
  init(capacity: Int, below limit: Float) {
    precondition(capacity >= 1)
    self.capacity = capacity
    self.limit = limit
    numbers.reserveCapacity(capacity)
  }

  /// Inserts a number, replacing the greatest one if the heap is full.
  ///
  /// - Parameter number: A number less than the limit.
  /// - Complexity: O(log *capacity*).
  mutating func insert(_ number: Float) {
    if numbers.count < capacity {
      numbers.append(number)
      siftUp()
    } else {
      siftDown(number)
    }
    if numbers.count == capacity { limit = numbers[0] }
  }

  /// Sifts up the last element.
  private mutating func siftUp() {
    let number = numbers[numbers.count - 1]
    var hole = numbers.count - 1
    while hole > 0, number > numbers[(hole - 1) / 2] {
      numbers[hole] = numbers[(hole - 1) / 2]
      hole = (hole - 1) / 2
    }
    numbers[hole] = number
  }

  /// Replaces the greatest element with a number and sifts the number down.
  private mutating func siftDown(_ number: Float) {
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
