/// What the pass over one zoom works on: a pin or cluster that may merge there.
struct ClusterCandidate: BitwiseCopyable {
  var x: Double
  var y: Double
  /// Of the best-ranked pin; lower is better.
  var rank: UInt64
  /// The entity.
  var slot: UInt32
  /// How many pins it stands for.
  var count: UInt32

  func isBetter(than other: ClusterCandidate) -> Bool {
    if rank != other.rank { return rank < other.rank }
    if x != other.x { return x < other.x }
    if y != other.y { return y < other.y }
    // Pins of the same id at the same place: entities are in the order of their index there.
    return slot < other.slot
  }
}

/// Decides at one zoom which candidates are centres and which centre each other one belongs to.
///
/// The greedy pass in the order of rank makes a candidate a centre exactly when no better-ranked
/// candidate within the radius is a centre, and every other candidate belongs to the best-ranked
/// centre within its radius. That can be decided in any order: candidates are visited bucket by
/// bucket; one with an undecided better-ranked neighbour waits on a stack until the best of those
/// is decided, and a centre claims its worse-ranked neighbours at once, so that most candidates
/// never look around. Crowds cost no more than supercluster's pass.
///
/// - Complexity: O(n) expected, for ranks that are random.
struct GreedyPass: ~Copyable {
  /// Sorted by bucket.
  let candidates: Scratch<ClusterCandidate>
  /// By candidate: the one that claims it, itself for a centre.
  let claims: Scratch<UInt32>

  private let starts: Scratch<UInt32>
  private let columnBits: Int32
  private let rowBits: Int32
  private let cells: CellScale
  private let plane: ClusterPlane
  private let radius: Double
  private let squaredRadius: Double

  init(
    _ input: borrowing Scratch<ClusterCandidate>, count: Int, radius: Double, plane: ClusterPlane
  ) {
    self.plane = plane
    self.radius = radius
    squaredRadius = radius * radius
    // A little over the radius, so that rounding cannot put a neighbour two cells away.
    cells = CellScale(size: radius * (1 + 0x1p-20), plane: plane)
    let bits = Int32(max(6, 1 + Int.bitWidth - count.leadingZeroBitCount))
    columnBits = (bits + 1) / 2
    rowBits = bits / 2

    let buckets = 1 << (columnBits + rowBits)
    let starts = Scratch<UInt32>(count: buckets + 1, filledWith: 0)
    let bucketOf = Scratch<UInt32>(count: count)
    let columnMask: Int32 = (1 << columnBits) - 1
    let rowMask: Int32 = (1 << rowBits) - 1
    for index in 0..<count {
      let row = cells.row(input[index].y) & rowMask
      let bucket = Int(row &<< columnBits | cells.column(input[index].x) & columnMask)
      bucketOf[index] = UInt32(truncatingIfNeeded: bucket)
      starts[bucket] &+= 1
    }
    var sum: UInt32 = 0
    for bucket in 0..<buckets {
      sum &+= starts[bucket]
      starts[bucket] = sum
    }
    starts[buckets] = sum
    let sorted = Scratch<ClusterCandidate>(count: count)
    for index in stride(from: count - 1, through: 0, by: -1) {
      let bucket = Int(bucketOf[index])
      starts[bucket] &-= 1
      sorted[Int(starts[bucket])] = input[index]
    }
    self.starts = starts
    candidates = sorted
    claims = Scratch(count: count, filledWith: .none)
    decide()
  }

  private func decide() {
    // Across the seam of a small world a neighbour is found up to three times.
    let near = Scratch<UInt32>(count: 3 * candidates.count)
    var waiting: [Int] = []
    for first in 0..<candidates.count where claims[first] == .none {
      var current = first
      while true {
        let search = neighbours(of: current, into: near)
        if search.best >= 0 {
          waiting.append(current)
          current = search.best
          continue
        }
        claim(near, count: search.count, for: current)
        while let last = waiting.last, claims[last] != .none { waiting.removeLast() }
        guard let last = waiting.popLast() else { break }
        current = last
      }
    }
  }

  /// Makes a candidate a centre that takes in its worse-ranked neighbours, unless they belong to a
  /// better-ranked centre.
  private func claim(_ near: borrowing Scratch<UInt32>, count: Int, for centre: Int) {
    claims[centre] = UInt32(truncatingIfNeeded: centre)
    for index in 0..<count {
      let neighbour = Int(near[index])
      let claim = claims[neighbour]
      if claim == .none || candidates[centre].isBetter(than: candidates[Int(claim)]) {
        claims[neighbour] = UInt32(truncatingIfNeeded: centre)
      }
    }
  }

  /// Finds the worse-ranked neighbours of a candidate, and the best of the better-ranked ones that
  /// are undecided (-1: there is none).
  private func neighbours(
    of index: Int, into near: borrowing Scratch<UInt32>
  ) -> (best: Int, count: Int) {
    var search = Search(best: -1, count: 0)
    let own = candidates[index]
    let column = cells.column(own.x)
    let row = cells.row(own.y)
    scan(columns: column &- 1, 3, row: row, x: own.x, of: index, &search, near)
    guard plane.wraps else { return (search.best, search.count) }
    if own.x < radius {
      let from = cells.column(own.x + plane.width - radius)
      let to = cells.column(plane.width)
      scan(
        columns: from, to &- from &+ 1, row: row, x: own.x + plane.width, of: index, &search, near)
    }
    if own.x + radius >= plane.width {
      let to = cells.column(own.x + radius - plane.width)
      scan(columns: 0, to &+ 1, row: row, x: own.x - plane.width, of: index, &search, near)
    }
    return (search.best, search.count)
  }

  private struct Search {
    var best: Int
    var count: Int
  }

  /// Looks at some columns of the rows above, at and below a candidate.
  ///
  /// - Parameter x: where the candidate stands in the copy of the world that is searched.
  @inline(__always) private func scan(
    columns first: Int32, _ width: Int32, row: Int32, x: Double, of index: Int,
    _ search: inout Search, _ near: borrowing Scratch<UInt32>
  ) {
    let columnMask: Int32 = (1 &<< columnBits) &- 1
    let rowMask: Int32 = (1 &<< rowBits) &- 1
    // Not more columns than there are, or a bucket would be looked at twice.
    let width = min(width, columnMask &+ 1)
    let left = first & columnMask
    let whole = min(width, columnMask &+ 1 &- left)
    for offset: Int32 in -1...1 {
      let base = Int(((row &+ offset) & rowMask) &<< columnBits)
      scan(base &+ Int(left), Int(whole), x: x, of: index, &search, near)
      if whole < width { scan(base, Int(width &- whole), x: x, of: index, &search, near) }
    }
  }

  @inline(__always) private func scan(
    _ bucket: Int, _ width: Int, x: Double, of index: Int, _ search: inout Search,
    _ near: borrowing Scratch<UInt32>
  ) {
    var other = Int(starts[bucket])
    let end = Int(starts[bucket &+ width])
    while other < end {
      let dx = candidates[other].x - x
      let dy = candidates[other].y - candidates[index].y
      if dx * dx + dy * dy <= squaredRadius, other != index {
        if candidates[index].isBetter(than: candidates[other]) {
          near[search.count] = UInt32(truncatingIfNeeded: other)
          search.count &+= 1
        } else if claims[other] == .none,
          search.best < 0 || candidates[other].isBetter(than: candidates[search.best])
        {
          search.best = other
        }
      }
      other &+= 1
    }
  }
}
