/// The least of the numbers put in, up to a capacity: a binary heap with the greatest on top.
@safe
struct BoundedHeap {
  private let numbers: UnsafeMutableBufferPointer<Float>
  private var count = 0

  /// A number as great as this would change nothing.
  private(set) var limit: Float

  /// - Parameters:
  ///   - buffer: room for the numbers, at least one, of which none is looked at.
  ///   - limit: numbers as great as this are not wanted, however few there are.
  init(_ buffer: UnsafeMutableBufferPointer<Float>, below limit: Float) {
    unsafe numbers = buffer
    self.limit = limit
  }

  /// - Parameter number: less than the limit.
  /// - Complexity: O(log *capacity*).
  mutating func insert(_ number: Float) {
    if unsafe count < numbers.count {
      var hole = count
      count &+= 1
      while hole > 0, unsafe number > numbers[(hole &- 1) / 2] {
        unsafe numbers[hole] = numbers[(hole &- 1) / 2]
        hole = (hole &- 1) / 2
      }
      unsafe numbers[hole] = number
    } else {
      var hole = 0
      while 2 &* hole &+ 1 < count {
        var child = 2 &* hole &+ 1
        if child &+ 1 < count, unsafe numbers[child &+ 1] > numbers[child] { child &+= 1 }
        guard unsafe numbers[child] > number else { break }
        unsafe numbers[hole] = numbers[child]
        hole = child
      }
      unsafe numbers[hole] = number
    }
    if unsafe count == numbers.count { limit = unsafe numbers[0] }
  }
}
