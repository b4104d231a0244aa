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
///
/// The memory is used again for every zoom, because fresh memory costs more than the pass itself.
struct GreedyPass: ~Copyable {
  /// What to work on, in any order; afterwards free for what is left on the map.
  let input: Scratch<ClusterCandidate>
  /// What was worked on, sorted by bucket.
  let candidates: Scratch<ClusterCandidate>
  /// By candidate: the one that claims it, itself for a centre.
  let claims: Scratch<UInt32>
  /// By candidate: the first of those a centre claims, `none` if there are none.
  let members: Scratch<UInt32>
  /// By claimed candidate: the next of the same centre.
  let rest: Scratch<UInt32>

  private let starts: Scratch<UInt32>
  private let near: Scratch<UInt32>
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
    input = Scratch(count: capacity)
    candidates = Scratch(count: capacity)
    claims = Scratch(count: capacity)
    members = Scratch(count: capacity)
    rest = Scratch(count: capacity)
    starts = Scratch(count: 1 << Self.bits(capacity) + 1)
    // Across the seam of a small world a neighbour is found up to three times.
    near = Scratch(count: 3 * capacity)
  }

  private static func bits(_ count: Int) -> Int {
    max(6, 1 + Int.bitWidth - count.leadingZeroBitCount)
  }

  /// Decides about the first candidates of the input.
  ///
  /// - Returns: how many centres claim others, and how many are claimed.
  mutating func run(count: Int, radius: Double) -> (groups: Int, claimed: Int) {
    self.radius = radius
    squaredRadius = radius * radius
    // A little over the radius, so that rounding cannot put a neighbour two cells away.
    cells = CellScale(size: radius * (1 + 0x1p-20), plane: plane)
    let bits = Self.bits(count)
    columnBits = Int32((bits + 1) / 2)
    rowBits = Int32(bits / 2)
    sort(count, buckets: 1 << bits)
    claims.fill(with: .none, count: count)
    decide(count)
    return link(count)
  }

  private func sort(_ count: Int, buckets: Int) {
    let columnMask: Int32 = (1 &<< columnBits) &- 1
    let rowMask: Int32 = (1 &<< rowBits) &- 1
    starts.fill(with: 0, count: buckets)
    for index in 0..<count {
      let row = cells.row(input[index].y) & rowMask
      let bucket = row &<< columnBits | cells.column(input[index].x) & columnMask
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
      candidates[Int(starts[bucket])] = input[index]
    }
  }

  private func link(_ count: Int) -> (groups: Int, claimed: Int) {
    members.fill(with: .none, count: count)
    var (groups, claimed) = (0, 0)
    for index in stride(from: count &- 1, through: 0, by: -1) {
      let centre = Int(claims[index])
      guard centre != index else { continue }
      let first = members[centre]
      rest[index] = first
      members[centre] = UInt32(truncatingIfNeeded: index)
      groups &+= first == .none ? 1 : 0
      claimed &+= 1
    }
    return (groups, claimed)
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
      if claim == .none || candidates[centre].isBetter(than: candidates[Int(claim)]) {
        claims[neighbour] = UInt32(truncatingIfNeeded: centre)
      }
    }
  }

  /// Finds the worse-ranked neighbours of a candidate, and the best of the better-ranked ones that
  /// are undecided (-1: there is none).
  private func neighbours(of index: Int) -> (best: Int, count: Int) {
    var search = Search(best: -1, count: 0)
    let own = candidates[index]
    let column = cells.column(own.x)
    let row = cells.row(own.y)
    scan(columns: column &- 1, 3, row: row, x: own.x, of: index, &search)
    guard plane.wraps else { return (search.best, search.count) }
    if own.x < radius {
      let from = cells.column(own.x + plane.width - radius)
      let to = cells.column(plane.width)
      scan(
        columns: from, to &- from &+ 1, row: row, x: own.x + plane.width, of: index, &search)
    }
    if own.x + radius >= plane.width {
      let to = cells.column(own.x + radius - plane.width)
      scan(columns: 0, to &+ 1, row: row, x: own.x - plane.width, of: index, &search)
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
      scan(base &+ Int(left), Int(whole), x: x, of: index, &search)
      if whole < width { scan(base, Int(width &- whole), x: x, of: index, &search) }
    }
  }

  @inline(__always) private func scan(
    _ bucket: Int, _ width: Int, x: Double, of index: Int, _ search: inout Search
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
