/// The runs of slots in a forest that changes have left, to be used again.
///
/// Siblings lie side by side, so they need a run of slots. There are few lengths of runs: 1, 2, 3, 4,
/// 6, 8, 12, 16, 24 and so on. So siblings soon find a run that others have left, and those that become
/// one more or fewer most often need a run of the same length.
struct FreeRuns: Sendable {
  /// The first slots of the runs, by the number of their length: 1, 2, 3, 4, 6 are 0, 1, 2, 3, 4.
  private var starts: [[Int]] = []

  /// How many slots a number of siblings take: as many, or up to half as many again from 5 on.
  static func length(for count: Int) -> Int {
    guard count > 1 else { return count }
    // The greatest power of two below the count.
    let power = 1 << (Int.bitWidth - 1 - (count - 1).leadingZeroBitCount)
    return count <= power / 2 * 3 ? power / 2 * 3 : power * 2
  }

  /// Adds the run that some siblings have left.
  mutating func add(_ siblings: Range<Int>) {
    let number = Self.number(of: Self.length(for: siblings.count))
    while starts.count <= number { starts.append([]) }
    starts[number].append(siblings.lowerBound)
  }

  /// Takes a run out.
  ///
  /// - Returns: its first slot; nil when no run of the length is free.
  mutating func take(length: Int) -> Int? {
    let number = Self.number(of: length)
    return number < starts.count ? starts[number].popLast() : nil
  }

  /// - Parameter length: a power of two, or one and a half of it.
  private static func number(of length: Int) -> Int {
    let exponent = Int.bitWidth - 1 - length.leadingZeroBitCount
    return length == 1 << exponent ? max(0, 2 * exponent - 1) : 2 * exponent
  }

  private static func length(ofNumber number: Int) -> Int {
    number == 0 ? 1 : number % 2 == 0 ? 3 << (number / 2 - 1) : 2 << (number / 2)
  }

  /// The slots of all runs.
  var slots: [Range<Int>] {
    starts.enumerated().flatMap { number, starts in
      starts.map { $0..<$0 + Self.length(ofNumber: number) }
    }
  }

  var byteCount: Int { starts.reduce(0) { $0 + $1.count * MemoryLayout<Int>.stride } }
}
