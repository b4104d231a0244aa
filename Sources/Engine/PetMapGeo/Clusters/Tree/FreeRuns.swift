/// Runs of slots in a forest that were freed by changes and can be reused.
///
/// Siblings are stored contiguously, so they need a run of slots. Runs come in only a few lengths:
/// 1, 2, 3, 4, 6, 8, 12, 16, 24, and so on. A free run of the right length is therefore soon
/// available, and adding or removing one sibling usually keeps the length.
struct FreeRuns: Sendable {
  /// The first slots of the free runs, by size class: lengths 1, 2, 3, 4, 6 have classes 0, 1, 2,
  /// 3, 4.
  private var starts: [[Int]] = []

  /// Returns the length of the run for the given number of siblings: exactly that number up to 4,
  /// and at most 1.5 times the number for more siblings.
  static func length(for count: Int) -> Int {
    guard count > 1 else { return count }
    // The greatest power of two less than the count.
    let power = 1 << (Int.bitWidth - 1 - (count - 1).leadingZeroBitCount)
    return count <= power / 2 * 3 ? power / 2 * 3 : power * 2
  }

  /// Adds the run that siblings occupied.
  mutating func add(_ siblings: Range<Int>) {
    let number = Self.number(of: Self.length(for: siblings.count))
    while starts.count <= number { starts.append([]) }
    starts[number].append(siblings.lowerBound)
  }

  /// Removes a run of the given length and returns its first slot, or `nil` if none is free.
  mutating func take(length: Int) -> Int? {
    let number = Self.number(of: length)
    return number < starts.count ? starts[number].popLast() : nil
  }

  /// Returns the size class of a length.
  ///
  /// - Parameter length: A power of two, or 1.5 times one.
  private static func number(of length: Int) -> Int {
    let exponent = Int.bitWidth - 1 - length.leadingZeroBitCount
    return length == 1 << exponent ? max(0, 2 * exponent - 1) : 2 * exponent
  }

  private static func length(ofNumber number: Int) -> Int {
    number == 0 ? 1 : number % 2 == 0 ? 3 << (number / 2 - 1) : 2 << (number / 2)
  }

  /// The slots in all free runs.
  var slots: [Range<Int>] {
    starts.enumerated().flatMap { number, starts in
      starts.map { $0..<$0 + Self.length(ofNumber: number) }
    }
  }

  var byteCount: Int { starts.reduce(0) { $0 + $1.count * MemoryLayout<Int>.stride } }
}
