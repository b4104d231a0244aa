/// Decides at one zoom which candidates are centres and which centre each other one belongs to.
///
/// The greedy pass in the order of rank makes a candidate a centre exactly when no better-ranked
/// candidate within the radius is a centre, and every other candidate belongs to the best-ranked
/// centre within its radius. That can be decided in any order. Those with nothing around them, the
/// greater part, are told from bits alone; the others are sorted into buckets and visited bucket by
/// bucket. One with an undecided better-ranked neighbour waits on a stack until the best of those
/// is decided, and a centre claims its worse-ranked neighbours at once, so that most candidates
/// never look around. Crowds cost no more than supercluster's pass.
///
/// - Complexity: O(n) expected, for ranks that are random.
///
/// The memory is used again for every zoom, because fresh memory costs more than the pass itself.
struct GreedyPass: ~Copyable {
  /// By bucket: where its candidates begin among the sorted ones.
  private let starts: Scratch<UInt32>
  /// The candidates that have company, sorted by bucket.
  private var crowd: Scratch<ClusterCandidate>
  /// By place among them: the candidate in the round.
  private let origins: Scratch<UInt32>
  /// By place: the place of the one that claims it.
  private let claims: Scratch<UInt32>
  private let near: Scratch<UInt32>
  private var occupied: OccupiedCells
  private let plane: ClusterPlane
  private var columnBits: Int32 = 0
  private var rowBits: Int32 = 0
  private var cells: CellScale
  private var radius = 0.0
  private var squaredRadius = 0.0

  /// - Parameter capacity: how many candidates there may be.
  init(capacity: Int, plane: ClusterPlane) {
    self.plane = plane
    cells = CellScale(size: plane.width, plane: plane)
    crowd = Scratch(count: capacity)
    origins = Scratch(count: capacity)
    claims = Scratch(count: capacity)
    occupied = OccupiedCells(capacity: capacity, plane: plane)
    starts = Scratch(count: 1 << Self.bits(capacity) + 1)
    // Across the seam of a small world a neighbour is found up to three times.
    near = Scratch(count: 3 * capacity)
  }

  private static func bits(_ count: Int) -> Int {
    max(6, Int.bitWidth - count.leadingZeroBitCount)
  }

  /// Decides about all candidates of a round.
  mutating func decide(_ round: inout MergeRound, radius: Double) {
    self.radius = radius
    squaredRadius = radius * radius
    // A little over the radius, so that rounding cannot put a neighbour two cells away.
    cells = CellScale(size: radius * (1 + 0x1p-20), plane: plane)
    let count = gather(round)
    claims.fill(with: .none, count: count)
    decide(count)
    for place in 0..<count {
      round.claims[Int(origins[place])] = origins[Int(claims[place])]
    }
    round.link()
  }

  /// Sorts into buckets what has company; the others are centres that claim nothing.
  ///
  /// - Returns: how many have company.
  private mutating func gather(_ round: borrowing MergeRound) -> Int {
    occupied.clear(cellSize: radius * (1 + 0x1p-20), count: round.count)
    for index in 0..<round.count {
      occupied.insert(x: round.candidates[index].x, y: round.candidates[index].y)
    }
    var count = 0
    for index in 0..<round.count {
      let candidate = round.candidates[index]
      let number = UInt32(truncatingIfNeeded: index)
      round.claims[index] = number
      near[count] = number
      count &+= occupied.isAlone(x: candidate.x, y: candidate.y, reach: 1) ? 0 : 1
    }
    let bits = Self.bits(count)
    columnBits = Int32((bits + 1) / 2)
    rowBits = Int32(bits / 2)
    sort(count, of: round, buckets: 1 << bits)
    return count
  }

  private func sort(_ count: Int, of round: borrowing MergeRound, buckets: Int) {
    let columnMask: Int32 = (1 &<< columnBits) &- 1
    let rowMask: Int32 = (1 &<< rowBits) &- 1
    starts.fill(with: 0, count: buckets)
    for index in 0..<count {
      let candidate = round.candidates[Int(near[index])]
      let row = cells.row(candidate.y) & rowMask
      let bucket = row &<< columnBits | cells.column(candidate.x) & columnMask
      claims[index] = UInt32(bitPattern: bucket)
      starts[Int(bucket)] &+= 1
    }
    var sum: UInt32 = 0
    for bucket in 0..<buckets {
      sum &+= starts[bucket]
      starts[bucket] = sum
    }
    starts[buckets] = sum
    for index in stride(from: count &- 1, through: 0, by: -1) {
      let bucket = Int(claims[index])
      starts[bucket] &-= 1
      let place = Int(starts[bucket])
      origins[place] = near[index]
      crowd[place] = round.candidates[Int(near[index])]
    }
  }

  private func decide(_ count: Int) {
    var waiting: [Int] = []
    for first in 0..<count where claims[first] == .none {
      var current = first
      while true {
        let search = neighbours(of: current)
        if search.best >= 0 {
          waiting.append(current)
          current = search.best
          continue
        }
        claim(search.count, for: current)
        while let last = waiting.last, claims[last] != .none { waiting.removeLast() }
        guard let last = waiting.popLast() else { break }
        current = last
      }
    }
  }

  /// Makes a candidate a centre that takes in its worse-ranked neighbours, unless they belong to a
  /// better-ranked centre.
  private func claim(_ count: Int, for centre: Int) {
    claims[centre] = UInt32(truncatingIfNeeded: centre)
    for index in 0..<count {
      let neighbour = Int(near[index])
      let claim = claims[neighbour]
      if claim == .none || crowd[centre].isBetter(than: crowd[Int(claim)]) {
        claims[neighbour] = UInt32(truncatingIfNeeded: centre)
      }
    }
  }

  /// Finds the worse-ranked neighbours of a candidate, and the best of the better-ranked ones that
  /// are undecided (-1: there is none).
  private func neighbours(of index: Int) -> (best: Int, count: Int) {
    let own = crowd[index]
    var search = Search(index: index, own: own)
    let column = cells.column(own.x)
    let row = cells.row(own.y)
    scan(columns: column &- 1, 3, row: row, x: own.x, &search)
    guard plane.wraps else { return (search.best, search.count) }
    if own.x < radius {
      let from = cells.column(own.x + plane.width - radius)
      let to = cells.column(plane.width)
      scan(
        columns: from, to &- from &+ 1, row: row, x: own.x + plane.width, &search)
    }
    if own.x + radius >= plane.width {
      let to = cells.column(own.x + radius - plane.width)
      scan(columns: 0, to &+ 1, row: row, x: own.x - plane.width, &search)
    }
    return (search.best, search.count)
  }

  private struct Search {
    let index: Int
    let own: ClusterCandidate
    var best = -1
    var count = 0
  }

  /// Looks at some columns of the rows above, at and below a candidate.
  ///
  /// - Parameter x: where the candidate stands in the copy of the world that is searched.
  @inline(__always) private func scan(
    columns first: Int32, _ width: Int32, row: Int32, x: Double,
    _ search: inout Search
  ) {
    let columnMask: Int32 = (1 &<< columnBits) &- 1
    let rowMask: Int32 = (1 &<< rowBits) &- 1
    // Not more columns than there are, or a bucket would be looked at twice.
    let width = min(width, columnMask &+ 1)
    let left = first & columnMask
    let whole = min(width, columnMask &+ 1 &- left)
    for offset: Int32 in -1...1 {
      let base = Int(((row &+ offset) & rowMask) &<< columnBits)
      scan(base &+ Int(left), Int(whole), x: x, &search)
      if whole < width { scan(base, Int(width &- whole), x: x, &search) }
    }
  }

  @inline(__always) private func scan(
    _ bucket: Int, _ width: Int, x: Double, _ search: inout Search
  ) {
    var other = Int(starts[bucket])
    let end = Int(starts[bucket &+ width])
    while other < end {
      let candidate = crowd[other]
      let dx = candidate.x - x
      let dy = candidate.y - search.own.y
      if dx * dx + dy * dy <= squaredRadius, other != search.index {
        if search.own.isBetter(than: candidate) {
          near[search.count] = UInt32(truncatingIfNeeded: other)
          search.count &+= 1
        } else if claims[other] == .none,
          search.best < 0 || candidate.isBetter(than: crowd[search.best])
        {
          search.best = other
        }
      }
      other &+= 1
    }
  }
}
