/// Pins divided into bands of the plane from north to south, for workers to merge at the same time.
///
/// More bands than workers, because what is looked up all over a band of some ten thousand pins stays
/// near the processor.
///
/// A band is a run of the pins' order and of rows of the plane at once; what a band's pins become
/// stays its own, wherever it stands.
struct Bands: Sendable {
  /// By band: which of the pins that are shown.
  let ranges: [Range<Int>]
  /// By band but the first: the row where it begins, in units of the grid.
  private let firstRows: [Int32]

  /// - Parameters:
  ///   - pins: in the order of ``StripOrder``.
  ///   - limit: how many bands there may be.
  init(
    of pins: ScratchView<ClusterCandidate>, in tree: borrowing ClusterTree, grid: MergeGrid,
    limit: Int
  ) {
    var ranges: [Range<Int>] = []
    var rows: [Int32] = []
    var start = 0
    for band in 1..<max(2, limit) where limit > 1 {
      let middle = pins.count * band / limit
      guard middle < pins.count else { continue }
      let strip = StripOrder.strip(y: tree.entities[Int(pins[middle].slot)].y, plane: tree.plane)
      // The strip goes to the south whole.
      var (low, high) = (start, middle)
      while low < high {
        let probe = (low + high) / 2
        let y = tree.entities[Int(pins[probe].slot)].y
        let isBefore = StripOrder.strip(y: y, plane: tree.plane) < strip
        (low, high) = isBefore ? (probe + 1, high) : (low, probe)
      }
      guard low > start else { continue }
      ranges.append(start..<low)
      rows.append(grid.row(StripOrder.top(ofStrip: strip, plane: tree.plane)))
      start = low
    }
    ranges.append(start..<pins.count)
    self.ranges = ranges
    firstRows = rows
  }

  private init(ranges: [Range<Int>], firstRows: [Int32]) {
    (self.ranges, self.firstRows) = (ranges, firstRows)
  }

  /// How many bands pay for a number of pins.
  static func limit(pins: Int, workers: Int) -> Int { max(workers, min(pins >> 15, 32)) }

  /// How many bands pay at a zoom, where much of a band that is only some rows of cells high stands in
  /// the outermost ones.
  func limit(shift: Int32, workers: Int) -> Int {
    let height = zip(firstRows.dropFirst(), firstRows).reduce(Int32.max) { min($0, $1.0 &- $1.1) }
    let rows = Int(height &>> shift)
    return count <= workers || rows >= 128 ? count : max(1, workers, count * rows / 128)
  }

  /// Which bands are one when neighbours are joined.
  ///
  /// - Parameter number: of the bands there are to be, not more than there are.
  func groups(_ number: Int) -> [Range<Int>] {
    (0..<number).map { count * $0 / number..<count * ($0 + 1) / number }
  }

  /// The bands with some of them joined.
  func joined(_ groups: [Range<Int>]) -> Bands {
    Bands(
      ranges: groups.map {
        ranges[$0.lowerBound].lowerBound..<ranges[$0.upperBound - 1].upperBound
      },
      firstRows: groups.dropFirst().map { firstRows[$0.lowerBound - 1] })
  }

  var count: Int { ranges.count }

  /// The rows of cells that are a band's.
  func rows(of band: Int, shift: Int32) -> Rows {
    Rows(
      first: band == 0 ? .min : firstRows[band - 1] &>> shift,
      end: band == count - 1 ? .max : firstRows[band] &>> shift)
  }

  /// Rows of cells next to each other; without an end in the north and in the south.
  struct Rows {
    let first: Int32
    let end: Int32

    /// How many bits of a row's number tell all of them apart, and those around them.
    ///
    /// - Parameter size: how many rows need not be told apart.
    func bits(each size: Int64) -> Int32 {
      let count = (Int64(end) - Int64(first)) / size + 2
      return Int32(truncatingIfNeeded: Int64.bitWidth - count.leadingZeroBitCount)
    }
  }
}
