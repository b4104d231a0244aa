/// The runs of slots in a forest that changes have left, to be used again.
///
/// Siblings lie side by side, so they need a run of slots. There are few lengths of runs: 1, 2, 3, 4,
/// 6, 8, 12, 16, 24 and so on. So siblings soon find a run that others have left, and those that become
/// one more or fewer most often need a run of the same length.
struct FreeRuns: Sendable {
  /// The first slots of the runs, by length.
  private var starts: [Int: [Int]] = [:]

  /// How many slots a number of siblings take: as many, or up to half as many again from 5 on.
  static func length(for count: Int) -> Int {
    guard count > 1 else { return count }
    // The greatest power of two below the count.
    let power = 1 << (Int.bitWidth - 1 - (count - 1).leadingZeroBitCount)
    return count <= power / 2 * 3 ? power / 2 * 3 : power * 2
  }

  /// Adds the run that some siblings have left.
  mutating func add(_ siblings: Range<Int>) {
    starts[Self.length(for: siblings.count), default: []].append(siblings.lowerBound)
  }

  /// Takes a run out.
  ///
  /// - Returns: its first slot; nil when no run of the length is free.
  mutating func take(length: Int) -> Int? {
    starts.isEmpty ? nil : starts[length]?.popLast()
  }

  /// The slots of all runs.
  var slots: [Range<Int>] {
    starts.flatMap { length, starts in starts.map { $0..<$0 + length } }
  }

  var byteCount: Int { starts.values.reduce(0) { $0 + $1.count * MemoryLayout<Int>.stride } }
}
