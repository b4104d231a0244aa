/// One zoom's pass for all workers: where things are, and what is to be done in each band.
struct GreedyWork: Sendable {
  let tree: ClusterTree
  let grid: MergeGrid
  let zoom: Zoom
  let candidates: ScratchView<ClusterCandidate>
  /// By candidate: the centre that claims it, itself for a centre.
  let claims: ScratchView<UInt32>
  let heads: ScratchView<UInt32>
  /// See ``MergeRound/rest``; before, by candidate what was put before it into its bucket, see
  /// ``buckets``.
  let rest: ScratchView<UInt32>
  /// By bucket: the last candidate that was put into it, counted from 1; 0 for none.
  let buckets: ScratchView<UInt32>
  /// By band: its candidates that stand in another one.
  let strays: ScratchView<UInt32>
  /// What was found around a candidate.
  let near: ScratchView<UInt32>
  /// What a band's worker leaves to be done when all have finished.
  let late: ScratchView<UInt64>
  let crowds: CrowdMemory
  var bands: [Band] = []

  /// What is the same for all candidates of a zoom.
  struct Zoom {
    let radius: Double
    let squaredRadius: Double
    let shift: Int32
    /// Squares of units up to which places are surely near, and beyond which they surely are not.
    let inner: Int64
    let outer: Int64
    let inland: (first: Int32, last: Int32)

    init(radius: Double, shift: Int32, grid: MergeGrid) {
      self.radius = radius
      squaredRadius = radius * radius
      self.shift = shift
      inland = grid.columnsWithin(1, shift: shift)
      // Each difference may be rounded by a unit.
      let reach = grid.units(radius)
      inner = reach > 1.5 ? Int64((reach - 1.5) * (reach - 1.5)) : -1
      outer = Int64((reach + 1.5) * (reach + 1.5)) + 1
    }
  }

  /// A band of the plane.
  struct Band {
    /// Those whose own pins are the band's.
    let candidates: Range<Int>
    /// Its rows of cells.
    let rows: Bands.Rows
    /// Room for pairs of neighbours, and more for those of one more block of meetings.
    let pairs: ScratchView<UInt64>
    let meetings: ScratchView<UInt64>
    /// How many of the candidates stand in other bands.
    var strays = 0
    /// How many of other bands' candidates stand in the band.
    var foreign = 0
    /// Where in working memory there is room for all that stand in the band.
    private(set) var room = 0..<0
    private var firstBucket = 0
    private var columnBits: Int32 = 0
    private var rowBits: Int32 = 0

    init(
      candidates: Range<Int>, rows: Bands.Rows, pairs: ScratchView<UInt64>,
      meetings: ScratchView<UInt64>
    ) {
      (self.candidates, self.rows, self.pairs) = (candidates, rows, pairs)
      self.meetings = meetings
    }

    /// Makes room for what stands in the band, and divides the band into buckets.
    ///
    /// - Parameter place, bucket: the first that are free.
    mutating func reserve(_ place: inout Int, _ bucket: inout Int) {
      let count = candidates.count - strays + foreign
      room = place..<place + count
      firstBucket = bucket
      // Two to four buckets a candidate.
      let bits = Int32(max(6, Int.bitWidth - count.leadingZeroBitCount + 1))
      rowBits = max(3, min(bits / 2, rows.bits(each: 1)))
      columnBits = bits - rowBits
      place += count
      bucket = buckets.upperBound + 1
    }

    var buckets: Range<Int> { firstBucket..<firstBucket + 1 << Int(columnBits + rowBits) }

    @inline(__always) func contains(row: Int32) -> Bool { row >= rows.first && row < rows.end }

    /// Whether a row's neighbours are the band's.
    @inline(__always) func isInner(row: Int32) -> Bool {
      row > rows.first && row &+ 1 < rows.end
    }

    /// How many pairs there may be before a block of meetings.
    var pairLimit: Int { pairs.count - meetings.count }

    /// The first buckets of a row of cells and the ones above and below.
    @inline(__always) func bucketRows(around row: Int32) -> (Int, Int, Int) {
      (buckets(row: row &- 1), buckets(row: row), buckets(row: row &+ 1))
    }

    /// The numbers of buckets in their row of a column of cells and the ones to the left and right.
    @inline(__always) func bucketColumns(around column: Int32) -> (Int, Int, Int) {
      (bucket(column: column &- 1), bucket(column: column), bucket(column: column &+ 1))
    }

    /// The first bucket of a row of cells.
    @inline(__always) func buckets(row: Int32) -> Int {
      firstBucket &+ Int(Self.dealt(row, bits: rowBits) &<< columnBits)
    }

    /// The number of a cell's bucket in its row.
    @inline(__always) func bucket(column: Int32) -> Int {
      Int(Self.dealt(column, bits: columnBits))
    }

    /// Deals rows or columns onto buckets: in runs, each of which begins somewhere else, so that a
    /// regular grid of pins does not end up in few buckets.
    ///
    /// Where one run follows another, up to six next to each other have buckets of their own as well.
    @inline(__always) private static func dealt(_ number: Int32, bits: Int32) -> Int32 {
      (number &+ (number &>> bits) &* 0x1E37_79B1) & (1 &<< bits &- 1)
    }

    /// Whether a column of cells and those to both sides have buckets next to each other.
    @inline(__always) func isWithinRun(column: Int32) -> Bool {
      (column &- 1) &>> columnBits == (column &+ 1) &>> columnBits
        && bucket(column: column &- 1) <= bucketsInRow &- 3
    }

    var bucketsInRow: Int { 1 << Int(columnBits) }
  }

  // Claims of those that are not decided about yet.

  /// Stands for the claim of a candidate with an undecided better-ranked neighbour.
  static var waits: UInt32 { .max - 3 }
  /// Stands for the claim of one that is to be decided about when all bands are done.
  static var putOff: UInt32 { .max - 2 }

  @inline(__always) static func isUndecided(_ claim: UInt32) -> Bool { claim >= waits }

  @inline(__always) func cell(_ candidate: ClusterCandidate) -> (column: Int32, row: Int32) {
    (candidate.column &>> zoom.shift, candidate.row &>> zoom.shift)
  }

  // MARK: What stands in other bands

  /// Notes which of a band's candidates stand in other bands.
  ///
  /// - Returns: how many these are.
  func note(_ number: Int) -> Int {
    let band = bands[number]
    guard bands.count > 1 else { return 0 }
    let strays = strays.part(from: band.candidates.lowerBound)
    var count = 0
    for index in band.candidates where !band.contains(row: cell(candidates[index]).row) {
      strays[count] = UInt32(truncatingIfNeeded: index)
      count &+= 1
    }
    return count
  }

  /// Counts what stands in each band and is another one's.
  mutating func countForeign() {
    for band in bands {
      let first = band.candidates.lowerBound
      for stray in first..<first + band.strays {
        let row = cell(candidates[Int(strays[stray])]).row
        guard let home = bands.firstIndex(where: { $0.contains(row: row) }) else { continue }
        bands[home].foreign += 1
      }
    }
  }

  /// Visits what stands in a band and is another one's.
  @inline(__always) func visitForeign(of number: Int, body: (Int) -> Void) {
    for (other, band) in bands.enumerated() where other != number {
      let first = band.candidates.lowerBound
      for stray in first..<first &+ band.strays {
        let index = Int(strays[stray])
        if bands[number].contains(row: cell(candidates[index]).row) { body(index) }
      }
    }
  }

  // MARK: Neighbours

  @inline(__always) func isBetter(_ first: ClusterCandidate, than second: ClusterCandidate) -> Bool
  {
    if first.rank != second.rank { return first.rank < second.rank }
    return tree.isBetter(first.slot, than: second.slot)
  }

  @inline(never) func isNear(_ first: ClusterCandidate, _ second: ClusterCandidate) -> Bool {
    let (one, other) = (tree.entities[Int(first.slot)], tree.entities[Int(second.slot)])
    let dx = tree.plane.difference(from: one.x, to: other.x)
    let dy = other.y - one.y
    return dx * dx + dy * dy <= zoom.squaredRadius
  }

  /// Lists the neighbours of a candidate among what is in the buckets, by their exact places; near
  /// the seam those in the copies of the world on both sides too.
  ///
  /// - Parameter only: the band in which to look; nil for all.
  /// - Returns: how many were found.
  @inline(never) func findAround(
    _ index: Int, _ near: ScratchView<UInt32>, in only: Band? = nil
  ) -> Int {
    let bands = only.map { [$0] } ?? bands
    let own = candidates[index]
    let x = tree.entities[Int(own.slot)].x
    let width = tree.plane.width
    var count = 0
    func look(from left: Double, to right: Double) {
      let first = grid.column(left) &>> zoom.shift &- 1
      let last = grid.column(right) &>> zoom.shift &+ 1
      for offset: Int32 in -1...1 {
        let row = own.row &>> zoom.shift &+ offset
        guard let band = bands.first(where: { $0.contains(row: row) }) else { continue }
        // Not more columns than there are, or a bucket would be looked at twice.
        let end = min(last &+ 1, first &+ Int32(truncatingIfNeeded: band.bucketsInRow))
        for column in first..<end {
          var link = buckets[band.buckets(row: row) &+ band.bucket(column: column)]
          while link != 0 {
            let other = Int(link &- 1)
            near[count] = UInt32(truncatingIfNeeded: other)
            count &+= other != index && isNear(own, candidates[other]) ? 1 : 0
            link = rest[other]
          }
        }
      }
    }
    look(from: x - zoom.radius, to: x + zoom.radius)
    if x < zoom.radius { look(from: x + width - zoom.radius, to: width) }
    if x + zoom.radius >= width { look(from: 0, to: x + zoom.radius - width) }
    return count
  }
}

extension ClusterTree {
  /// Whether an entity ranks better than another when half of their ranks are the same.
  @inline(never) func isBetter(_ first: UInt32, than second: UInt32) -> Bool {
    let ranks = (rank(pin: Int(pinIndex(of: first))), rank(pin: Int(pinIndex(of: second))))
    if ranks.0 != ranks.1 { return ranks.0 < ranks.1 }
    let (one, other) = (entities[Int(first)], entities[Int(second)])
    if one.x != other.x { return one.x < other.x }
    if one.y != other.y { return one.y < other.y }
    // Pins of the same id at the same place: entities are in the order of their index there.
    return first < second
  }
}
