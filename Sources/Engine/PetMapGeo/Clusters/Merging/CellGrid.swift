/// Sorts what takes part in a zoom's merging into square cells at least as wide as a reach, so that
/// all within the reach of a position lie in the nine cells around it.
///
/// The plane has far more cells than there are candidates, so it is folded onto a rectangle of buckets,
/// four to eight a candidate. Cells may share a bucket, and the caller measures the distance of what it
/// is shown.
package struct CellGrid {
  private let columns: UInt32
  private let cellsPerUnit: Double
  private let columnBits: UInt32
  private let rowBits: UInt32
  /// By bucket: where its candidates begin; one more than there are buckets.
  private var starts: [UInt32]

  /// Sorts candidates by bucket.
  ///
  /// - Complexity: O(n).
  package init(sorting candidates: inout [MergeCandidate], reach: Double) {
    // A little wider than the reach, so that rounding puts no neighbour two cells away.
    let fitting = MercatorPlane.width / reach * 0.999
    columns = UInt32(max(1, min(fitting, 0x1p27)))
    // Of a reach wider than the world, rows are higher than the one column is wide.
    cellsPerUnit = min(Double(columns), fitting) / MercatorPlane.width
    let bits = UInt32(max(6, Int.bitWidth - candidates.count.leadingZeroBitCount + 2))
    (columnBits, rowBits) = (bits / 2, bits - bits / 2)
    starts = Array(repeating: 0, count: 1 << Int(bits) + 1)

    // By counting: afterwards each bucket's start is where its last candidate was put.
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

  /// Whether any of the candidates in the nine cells around a position satisfies a condition.
  ///
  /// It may be tested more than once for one of them, and for candidates of other cells as well.
  @inline(__always)
  package func contains(around position: PlanePosition, where condition: (Int) -> Bool) -> Bool {
    let (column, row) = cell(of: position)
    let west = folded(column > 0 ? column - 1 : columns - 1, columnBits)
    let middle = folded(column, columnBits)
    let east = folded(column < columns - 1 ? column + 1 : 0, columnBits)
    for below in 0..<3 as Range<UInt32> {
      let first = folded(row &+ below &- 1, rowBits) << columnBits
      // Most often the three buckets are one run; to go through it as such saves a tenth of the time.
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

  /// Visits the candidates in the nine cells around a position, some more than once, and some of other
  /// cells.
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

  /// The column of buckets for a column of cells, or the row for a row. Neighbours stay neighbours, and
  /// each fold begins somewhere else, so that a regular grid of pins does not end up in few buckets.
  private func folded(_ number: UInt32, _ bits: UInt32) -> UInt32 {
    (number &+ (number >> bits) &* 0x1E37_79B1) & (1 << bits - 1)
  }
}
