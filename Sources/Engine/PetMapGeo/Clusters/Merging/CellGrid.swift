/// A grid that sorts the candidates of a zoom into square cells at least as wide as the search
/// radius, so that all candidates within that radius of a position lie in the position's cell or
/// the eight cells around it.
///
/// The plane has far more cells than there are candidates, so cells are hashed onto a rectangle of
/// buckets, four to eight per candidate. Cells may share a bucket, so the caller checks the
/// distance of each candidate that it receives.
package struct CellGrid {
  private let columns: UInt32
  private let cellsPerUnit: Double
  private let columnBits: UInt32
  private let rowBits: UInt32
  /// The index of each bucket's first candidate, followed by the end index of the last bucket.
  private var starts: [UInt32]

  /// Sorts the candidates by bucket.
  ///
  /// - Complexity: O(*n*).
  package init(sorting candidates: inout [MergeCandidate], reach: Double) {
    // Slightly wider than the radius, so that rounding never puts a neighbor two cells away.
    let fitting = MercatorPlane.width / reach * 0.999
    columns = UInt32(max(1, min(fitting, 0x1p27)))
    // If the radius exceeds the world's width, there is one column, and rows are taller than it is
    // wide.
    cellsPerUnit = min(Double(columns), fitting) / MercatorPlane.width
    let bits = UInt32(max(6, Int.bitWidth - candidates.count.leadingZeroBitCount + 2))
    (columnBits, rowBits) = (bits / 2, bits - bits / 2)
    starts = Array(repeating: 0, count: 1 << Int(bits) + 1)

    // Counting sort. At the end, each bucket's entry is the index of its first candidate.
    let buckets = candidates.map { [self] in bucket(of: $0.position) }
    for bucket in buckets { starts[Int(bucket)] += 1 }
    var sum: UInt32 = 0
    for bucket in starts.indices {
      sum += starts[bucket]
      starts[bucket] = sum
    }
    var sorted = candidates
    for index in candidates.indices.reversed() {
      let bucket = Int(buckets[index])
      starts[bucket] -= 1
      sorted[Int(starts[bucket])] = candidates[index]
    }
    candidates = sorted
  }

  /// Returns whether any candidate in the nine cells around a position satisfies a condition.
  ///
  /// The condition may be called more than once per candidate, and for candidates of other cells.
  @inline(__always)
  package func contains(around position: PlanePosition, where condition: (Int) -> Bool) -> Bool {
    let (column, row) = cell(of: position)
    let west = folded(column > 0 ? column - 1 : columns - 1, columnBits)
    let middle = folded(column, columnBits)
    let east = folded(column < columns - 1 ? column + 1 : 0, columnBits)
    for below in 0..<3 as Range<UInt32> {
      let first = folded(row &+ below &- 1, rowBits) << columnBits
      // The three buckets are usually contiguous; scanning them as one range takes 10% less time.
      if west + 1 == middle, middle + 1 == east {
        let end = starts[Int(first + east) + 1]
        for index in starts[Int(first + west)]..<end where condition(Int(index)) { return true }
      } else {
        for column in [west, middle, east] {
          let bucket = Int(first + column)
          for index in starts[bucket]..<starts[bucket + 1] where condition(Int(index)) {
            return true
          }
        }
      }
    }
    return false
  }

  /// Visits the candidates in the nine cells around a position. Some may be visited more than once,
  /// and some may belong to other cells.
  @inline(__always)
  package func visit(around position: PlanePosition, _ body: (Int) -> Void) {
    _ = contains(around: position) { candidate in
      body(candidate)
      return false
    }
  }

  private func cell(of position: PlanePosition) -> (column: UInt32, row: UInt32) {
    let column = UInt32(position.x * cellsPerUnit)
    return (
      min(column, columns - 1), UInt32((position.y + MercatorPlane.northMargin) * cellsPerUnit)
    )
  }

  private func bucket(of position: PlanePosition) -> UInt32 {
    let (column, row) = cell(of: position)
    return folded(row, rowBits) << columnBits | folded(column, columnBits)
  }

  /// Hashes a cell's column to a bucket's column, or its row to a bucket's row.
  ///
  /// Adjacent numbers stay adjacent. Each time the buckets repeat, they start at a different
  /// offset, so that a regular grid of pins does not end up in a few buckets.
  private func folded(_ number: UInt32, _ bits: UInt32) -> UInt32 {
    (number &+ (number >> bits) &* 0x1E37_79B1) & (1 << bits - 1)
  }
}
