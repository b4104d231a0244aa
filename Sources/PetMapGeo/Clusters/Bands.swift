/// Pins divided into bands of the plane from north to south, for workers to merge at the same time.
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

  var count: Int { ranges.count }

  /// The rows of cells that are a band's.
  func rows(of band: Int, shift: Int32) -> (first: Int32, end: Int32) {
    (
      band == 0 ? .min : firstRows[band - 1] &>> shift,
      band == count - 1 ? .max : firstRows[band] &>> shift
    )
  }
}
