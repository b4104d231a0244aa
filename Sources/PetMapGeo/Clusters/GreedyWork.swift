/// One zoom's pass for all workers: where things are, and what is to be done in each band.
struct GreedyWork: Sendable {
  let tree: ClusterTree
  let grid: MergeGrid
  let zoom: Zoom
  let candidates: ScratchView<ClusterCandidate>
  let heads: ScratchView<UInt32>
  /// See ``MergeRound/rest``; before, the candidates of each band that have company.
  let rest: ScratchView<UInt32>
  /// By bucket: where its candidates begin among the sorted ones.
  let starts: ScratchView<UInt32>
  /// The candidates that have company, sorted by bucket.
  let crowd: ScratchView<Neighbour>
  /// By place among them: the place of the one that claims it.
  let claims: ScratchView<UInt32>
  /// By number among a band's that have company: its place.
  let places: ScratchView<UInt32>
  /// By band: its candidates that stand in another one, and their places.
  let strays: ScratchView<UInt32>
  let strayPlaces: ScratchView<UInt32>
  /// What was found around a candidate.
  let near: ScratchView<UInt32>
  /// What a band's worker leaves to be done when all have finished.
  let late: ScratchView<UInt64>
  var bands: [Band] = []

  /// A candidate among the sorted ones; its slot is its place in the round.
  typealias Neighbour = ClusterCandidate

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
    let cells: OccupiedCells
    /// Room for pairs of neighbours, in the memory of the cells, which are not needed then.
    let pairs: ScratchView<UInt64>
    /// Whether it would not pay to tell who is alone.
    let isCrowded: Bool
    /// How many of the candidates stand in other bands.
    var strays = 0
    /// How many of other bands' candidates stand in the band.
    var foreign = 0
    /// How many of the other ones have company.
    private(set) var listed = 0
    /// Where those that stand in the band are among the sorted ones.
    private(set) var crowd = 0..<0
    fileprivate private(set) var firstBucket = 0
    fileprivate private(set) var columnBits: Int32 = 0
    fileprivate private(set) var rowBits: Int32 = 0

    /// - Parameters:
    ///   - pins: how many candidates there may ever be.
    ///   - memory: at least of ``OccupiedCells/size(_:)`` for them.
    init(
      candidates: Range<Int>, pins: Int, rows: Bands.Rows, memory: ScratchView<UInt64>,
      isCrowded: Bool
    ) {
      (self.candidates, self.rows, self.isCrowded) = (candidates, rows, isCrowded)
      cells = OccupiedCells(
        memory.part(0..<OccupiedCells.size(pins)), count: candidates.count, rows: rows)
      pairs = memory
    }

    /// Makes room for what stands in the band.
    ///
    /// - Parameter place, bucket: the first that are free.
    mutating func reserve(_ place: inout Int, _ bucket: inout Int) {
      let count = candidates.count - strays + foreign
      crowd = place..<place
      firstBucket = bucket
      place += count
      bucket += 4 * count + 65
    }

    /// Divides the band into buckets for what has company.
    ///
    /// - Parameter listed: how many of the band's own candidates that stand in it do.
    mutating func open(listed: Int) {
      self.listed = listed
      crowd = crowd.lowerBound..<crowd.lowerBound + listed + foreign
      // Two to four buckets a candidate.
      let bits = Int32(max(6, Int.bitWidth - crowd.count.leadingZeroBitCount + 1))
      rowBits = max(3, min(bits / 2, rows.bits(each: 1)))
      columnBits = bits - rowBits
    }

    var bucketCount: Int { 1 << Int(columnBits + rowBits) }

    @inline(__always) func contains(row: Int32) -> Bool { row >= rows.first && row < rows.end }

    /// Whether a row's neighbours are the band's.
    @inline(__always) func isInner(row: Int32) -> Bool {
      row > rows.first && row &+ 1 < rows.end
    }

    /// The first bucket of a row of cells.
    @inline(__always) func buckets(row: Int32) -> Int {
      firstBucket &+ Int((row & (1 &<< rowBits &- 1)) &<< columnBits)
    }

    /// The number of a cell's bucket in its row.
    @inline(__always) func bucket(column: Int32) -> Int {
      Int(column & (1 &<< columnBits &- 1))
    }

    var bucketsInRow: Int { 1 << Int(columnBits) }
  }

  /// Stands for the claim of a candidate that is to be decided about when all bands are done, as
  /// `none` does for that of one that is not decided about yet.
  static var putOff: UInt32 { .max - 3 }

  @inline(__always) func cell(_ candidate: ClusterCandidate) -> (column: Int32, row: Int32) {
    (candidate.column &>> zoom.shift, candidate.row &>> zoom.shift)
  }

  // MARK: Gathering

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

  /// Lists what has company where the round is going to link members. What stands at the edge of a
  /// band has, and so has what is another band's.
  ///
  /// - Returns: how many of the band's candidates were listed.
  func list(_ number: Int) -> Int {
    let band = bands[number]
    let cells = band.cells
    heads.part(band.candidates).fill(with: .none, count: band.candidates.count)
    if !band.isCrowded {
      cells.clear()
      for index in band.candidates {
        let (column, row) = cell(candidates[index])
        cells.insert(column: column, row: row)
      }
      visitForeign(of: number) { _, index in
        let (column, row) = cell(candidates[index])
        cells.insert(column: column, row: row)
      }
    }
    let inland = zoom.inland
    let list = rest.part(from: band.candidates.lowerBound)
    var count = 0
    for index in band.candidates {
      list[count] = UInt32(truncatingIfNeeded: index)
      let (column, row) = cell(candidates[index])
      let isAlone =
        !band.isCrowded && cells.isAlone(column: column, row: row, reach: 1)
        && column >= inland.first && column <= inland.last && band.isInner(row: row)
      count &+= isAlone || !band.contains(row: row) ? 0 : 1
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

  /// Visits what stands in a band and is another one's: its number among the strays, and its place
  /// in the round.
  @inline(__always) private func visitForeign(of number: Int, body: (Int, Int) -> Void) {
    for (other, band) in bands.enumerated() where other != number {
      let first = band.candidates.lowerBound
      for stray in first..<first &+ band.strays {
        let index = Int(strays[stray])
        if bands[number].contains(row: cell(candidates[index]).row) { body(stray, index) }
      }
    }
  }

  func sort(_ number: Int) {
    let band = bands[number]
    let first = band.candidates.lowerBound
    let (rest, candidates) = (rest.part(from: first), candidates)
    let (starts, places, claims, crowd) = (starts, places.part(from: first), claims, crowd)
    let shift = zoom.shift
    func bucket(_ candidate: ClusterCandidate) -> Int {
      band.buckets(row: candidate.row &>> shift) &+ band.bucket(column: candidate.column &>> shift)
    }
    func put(_ index: Int, _ candidate: ClusterCandidate) -> UInt32 {
      let bucket = bucket(candidate)
      let place = starts[bucket] &- 1
      starts[bucket] = place
      crowd[Int(place)] = Neighbour(
        column: candidate.column, row: candidate.row, rank: candidate.rank,
        slot: UInt32(truncatingIfNeeded: index))
      claims[Int(place)] = band.isInner(row: candidate.row &>> shift) ? .none : Self.putOff
      return place
    }
    let buckets = band.buckets(row: 0)..<band.buckets(row: 0) &+ band.bucketCount
    starts.part(buckets).fill(with: 0, count: buckets.count)
    for number in 0..<band.listed {
      starts[bucket(candidates[Int(rest[number])])] &+= 1
    }
    visitForeign(of: number) { _, index in starts[bucket(candidates[index])] &+= 1 }
    var sum = UInt32(truncatingIfNeeded: band.crowd.lowerBound)
    for bucket in buckets {
      sum &+= starts[bucket]
      starts[bucket] = sum
    }
    starts[buckets.upperBound] = sum
    for number in stride(from: band.listed &- 1, through: 0, by: -1) {
      let index = Int(rest[number])
      places[number] = put(index, candidates[index])
    }
    visitForeign(of: number) { stray, index in strayPlaces[stray] = put(index, candidates[index]) }
  }
}
