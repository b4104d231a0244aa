/// Decides at one zoom which candidates are centres and which centre each other one belongs to.
///
/// The greedy pass in the order of rank makes a candidate a centre exactly when no better-ranked
/// candidate within the radius is a centre, and every other candidate belongs to the best-ranked
/// centre within its radius. That can be decided in any order. Those with nothing around them are told
/// from bits alone, where there are many; the others are sorted into buckets and visited bucket by
/// bucket. One with an undecided better-ranked neighbour waits on a stack until the best of those
/// is decided, and a centre claims its worse-ranked neighbours at once, so that many candidates
/// never look around. Crowds cost no more than supercluster's pass.
///
/// - Complexity: O(n) expected, for ranks that are random.
///
/// The memory is used again for every zoom, because fresh memory costs more than the pass itself.
struct GreedyPass: ~Copyable {
  private let plane: ClusterPlane
  private let grid: MergeGrid
  private var occupied: OccupiedCells
  /// Whether few were alone at the zoom before.
  private var isCrowded = false
  /// By bucket: where its candidates begin among the sorted ones.
  private let starts: Scratch<UInt32>
  /// The candidates that have company, sorted by bucket.
  private let crowd: Scratch<Neighbour>
  /// By place among them: the place of the one that claims it.
  private let claims: Scratch<UInt32>
  private let near: Scratch<UInt32>
  private var columnBits: Int32 = 0
  private var rowBits: Int32 = 0
  private var zoom: Zoom

  /// A candidate among the sorted ones.
  struct Neighbour: BitwiseCopyable {
    var column: Int32
    var row: Int32
    var rank: UInt32
    /// Its place in the round.
    var index: UInt32
  }

  /// What is the same for all candidates of a zoom.
  private struct Zoom {
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

  /// - Parameter capacity: how many candidates there may be.
  init(capacity: Int, grid: MergeGrid, plane: ClusterPlane) {
    self.plane = plane
    self.grid = grid
    occupied = OccupiedCells(capacity: capacity)
    crowd = Scratch(count: capacity)
    claims = Scratch(count: capacity)
    starts = Scratch(count: 1 << Self.bits(capacity) + 1)
    // Across the seam of a small world a neighbour is found up to three times.
    near = Scratch(count: 3 * capacity + 1)
    zoom = Zoom(radius: 0, shift: 0, grid: grid)
  }

  /// Two to four buckets a candidate.
  private static func bits(_ count: Int) -> Int {
    max(6, Int.bitWidth - count.leadingZeroBitCount + 1)
  }

  /// Decides about all candidates of a round.
  mutating func decide(_ round: inout MergeRound, zoom: Int, of tree: borrowing ClusterTree) {
    self.zoom = Zoom(radius: tree.radius(zoom: zoom), shift: grid.shift(zoom: zoom), grid: grid)
    let count = gather(round)
    decide(count, of: round, tree)
    for place in 0..<count {
      round.claims[Int(crowd[place].index)] = crowd[Int(claims[place])].index
    }
    round.link()
  }

  // MARK: Sorting

  /// Sorts into buckets what has company; the others are centres that claim nothing.
  ///
  /// - Returns: how many have company.
  private mutating func gather(_ round: borrowing MergeRound) -> Int {
    // Then even fewer are alone now, so that it does not pay to tell them, unless they have just come.
    let isCrowded = isCrowded && round.woken * 16 < round.count
    let count = isCrowded ? listAll(of: round) : listCompany(of: round)
    self.isCrowded = count * 10 > round.count * 7
    sort(count, of: round)
    return count
  }

  /// Lists what has company where the round is going to link members.
  private mutating func listCompany(of round: borrowing MergeRound) -> Int {
    let shift = zoom.shift
    occupied.clear(count: round.count)
    for index in 0..<round.count {
      let candidate = round.candidates[index]
      occupied.insert(column: candidate.column &>> shift, row: candidate.row &>> shift)
    }
    let inland = zoom.inland
    var count = 0
    for index in 0..<round.count {
      let candidate = round.candidates[index]
      let (column, row) = (candidate.column &>> shift, candidate.row &>> shift)
      let number = UInt32(truncatingIfNeeded: index)
      let isAlone =
        occupied.isAlone(column: column, row: row, reach: 1)
        && column >= inland.first && column <= inland.last
      round.claims[index] = number
      round.rest[count] = number
      count &+= isAlone ? 0 : 1
    }
    return count
  }

  private func listAll(of round: borrowing MergeRound) -> Int {
    for index in 0..<round.count {
      round.rest[index] = UInt32(truncatingIfNeeded: index)
    }
    return round.count
  }

  private mutating func sort(_ count: Int, of round: borrowing MergeRound) {
    let bits = Self.bits(count)
    let buckets = 1 << bits
    columnBits = Int32((bits + 1) / 2)
    rowBits = Int32(bits / 2)
    starts.fill(with: 0, count: buckets)
    for index in 0..<count {
      let candidate = round.candidates[Int(round.rest[index])]
      let bucket = bucket(candidate.column, candidate.row)
      starts[bucket] &+= 1
    }
    var sum: UInt32 = 0
    for bucket in 0..<buckets {
      sum &+= starts[bucket]
      starts[bucket] = sum
    }
    starts[buckets] = sum
    for index in stride(from: count &- 1, through: 0, by: -1) {
      let number = round.rest[index]
      let candidate = round.candidates[Int(number)]
      let bucket = bucket(candidate.column, candidate.row)
      let place = starts[bucket] &- 1
      starts[bucket] = place
      crowd[Int(place)] = Neighbour(
        column: candidate.column, row: candidate.row, rank: candidate.rank, index: number)
    }
  }

  @inline(__always) private func bucket(_ column: Int32, _ row: Int32) -> Int {
    let row = (row &>> zoom.shift) & (1 &<< rowBits &- 1)
    return Int(row &<< columnBits | (column &>> zoom.shift) & (1 &<< columnBits &- 1))
  }

  // MARK: Deciding

  private func decide(
    _ count: Int, of round: borrowing MergeRound, _ tree: borrowing ClusterTree
  ) {
    claims.fill(with: .none, count: count)
    var waiting: [UInt32] = []
    for first in 0..<count where claims[first] == .none {
      var current = UInt32(truncatingIfNeeded: first)
      while true {
        let own = crowd[Int(current)]
        var verdict = judge(findNear(current, own, round, tree), of: own)
        if verdict.ties > 0 {
          verdict = judgeTies(findNear(current, own, round, tree), of: own, round, tree)
        }
        if verdict.best != .none {
          waiting.append(current)
          current = verdict.best
          continue
        }
        claim(verdict.worse, for: current, round, tree)
        while let last = waiting.last, claims[Int(last)] != .none { waiting.removeLast() }
        guard let last = waiting.popLast() else { break }
        current = last
      }
    }
  }

  /// Makes a candidate a centre that takes in its worse-ranked neighbours, unless they belong to a
  /// better-ranked centre.
  @inline(__always) private func claim(
    _ count: Int, for centre: UInt32, _ round: borrowing MergeRound, _ tree: borrowing ClusterTree
  ) {
    claims[Int(centre)] = centre
    let own = crowd[Int(centre)]
    for index in 0..<count {
      let neighbour = Int(near[index])
      let claim = claims[neighbour]
      if claim == .none || isBetter(own, than: crowd[Int(claim)], round, tree) {
        claims[neighbour] = centre
      }
    }
  }

  @inline(__always) private func isBetter(
    _ first: Neighbour, than second: Neighbour,
    _ round: borrowing MergeRound, _ tree: borrowing ClusterTree
  ) -> Bool {
    if first.rank != second.rank { return first.rank < second.rank }
    return tree.isBetter(
      round.candidates[Int(first.index)].slot, than: round.candidates[Int(second.index)].slot)
  }

  /// Tells the worse-ranked of the neighbours that were found, which are put first, from the
  /// better-ranked.
  ///
  /// - Returns: the best of the better-ranked that are undecided, and how many are worse-ranked.
  @inline(__always) private func judge(
    _ count: Int, of own: Neighbour
  ) -> (best: UInt32, worse: Int, ties: Int) {
    var best = UInt32.none
    var bestRank = own.rank
    var worse = 0
    var ties = 0
    for index in 0..<count {
      let place = near[index]
      let other = crowd[Int(place)]
      near[worse] = place
      worse &+= other.rank > own.rank ? 1 : 0
      ties &+= other.rank == own.rank ? 1 : 0
      let rank = claims[Int(place)] == .none ? other.rank : .max
      best = rank < bestRank ? place : best
      bestRank = min(rank, bestRank)
    }
    return (best, worse, ties)
  }

  /// The same where some have the first half of their ranks in common.
  @inline(never) private func judgeTies(
    _ count: Int, of own: Neighbour, _ round: borrowing MergeRound, _ tree: borrowing ClusterTree
  ) -> (best: UInt32, worse: Int, ties: Int) {
    var best = UInt32.none
    var worse = 0
    for index in 0..<count {
      let place = near[index]
      let other = crowd[Int(place)]
      if isBetter(own, than: other, round, tree) {
        near[worse] = place
        worse &+= 1
      } else if claims[Int(place)] == .none,
        best == .none || isBetter(other, than: crowd[Int(best)], round, tree)
      {
        best = place
      }
    }
    return (best, worse, 0)
  }

  // MARK: Searching

  /// Lists the neighbours of a candidate.
  ///
  /// - Returns: how many were found.
  @inline(__always) private func findNear(
    _ place: UInt32, _ own: Neighbour, _ round: borrowing MergeRound, _ tree: borrowing ClusterTree
  ) -> Int {
    let column = own.column &>> zoom.shift
    guard column >= zoom.inland.first, column <= zoom.inland.last else {
      return findNearSeam(place, own, round, tree)
    }
    let columnMask: Int32 = (1 &<< columnBits) &- 1
    let rowMask: Int32 = (1 &<< rowBits) &- 1
    let row = own.row &>> zoom.shift
    let left = (column &- 1) & columnMask
    let whole = min(3, columnMask &+ 1 &- left)
    var count = 0
    var doubt: Int64 = 0
    for offset: Int32 in -1...1 {
      let base = Int(((row &+ offset) & rowMask) &<< columnBits)
      scan(base &+ Int(left), Int(whole), place, own, &count, &doubt)
      if whole < 3 { scan(base, Int(3 &- whole), place, own, &count, &doubt) }
    }
    return doubt < 0 ? keepNear(count, own, round, tree) : count
  }

  /// Lists what may be near in some buckets.
  @inline(__always) private func scan(
    _ bucket: Int, _ width: Int, _ place: UInt32, _ own: Neighbour, _ count: inout Int,
    _ doubt: inout Int64
  ) {
    var other = starts[bucket]
    let end = starts[bucket &+ width]
    while other < end {
      let candidate = crowd[Int(other)]
      let across = Int64(candidate.column &- own.column)
      let down = Int64(candidate.row &- own.row)
      let square = across &* across &+ down &* down
      near[count] = other
      // Branches would be guesses: signs say whether it is another one and may be near, and whether
      // that is sure.
      let isOther = ((Int64(other) ^ Int64(place)) &- 1) &>> 63 &+ 1
      let mayBeNear = (square &- zoom.outer &- 1) &>> 63
      count &+= Int(truncatingIfNeeded: isOther & mayBeNear & 1)
      doubt |= (zoom.inner &- square) & mayBeNear
      other &+= 1
    }
  }

  /// Keeps those of the list that are near by their exact places.
  @inline(never) private func keepNear(
    _ count: Int, _ own: Neighbour, _ round: borrowing MergeRound, _ tree: borrowing ClusterTree
  ) -> Int {
    let slot = round.candidates[Int(own.index)].slot
    var kept = 0
    for index in 0..<count {
      let place = near[index]
      let other = round.candidates[Int(crowd[Int(place)].index)].slot
      near[kept] = place
      kept &+= isNear(slot, other, tree) ? 1 : 0
    }
    return kept
  }

  private func isNear(
    _ first: UInt32, _ second: UInt32, _ tree: borrowing ClusterTree
  ) -> Bool {
    let (one, other) = (tree.entities[Int(first)], tree.entities[Int(second)])
    let dx = plane.difference(from: one.x, to: other.x)
    let dy = other.y - one.y
    return dx * dx + dy * dy <= zoom.squaredRadius
  }

  /// Looks around a candidate near the seam, at the copies of the world on both sides too.
  @inline(never) private func findNearSeam(
    _ place: UInt32, _ own: Neighbour, _ round: borrowing MergeRound, _ tree: borrowing ClusterTree
  ) -> Int {
    let slot = round.candidates[Int(own.index)].slot
    let x = tree.entities[Int(slot)].x
    var count = 0
    func look(from left: Double, to right: Double) {
      let first = grid.column(left) &>> zoom.shift &- 1
      // Not more columns than there are, or a bucket would be looked at twice.
      let width = min(grid.column(right) &>> zoom.shift &+ 2 &- first, 1 &<< columnBits)
      for offset: Int32 in -1...1 {
        let row = own.row &+ offset &<< zoom.shift
        for column in first..<first &+ width {
          let bucket = bucket(column &<< zoom.shift, row)
          for other in starts[bucket]..<starts[bucket &+ 1] where other != place {
            let candidate = round.candidates[Int(crowd[Int(other)].index)]
            near[count] = other
            count &+= isNear(slot, candidate.slot, tree) ? 1 : 0
          }
        }
      }
    }
    look(from: x - zoom.radius, to: x + zoom.radius)
    if x < zoom.radius { look(from: x + plane.width - zoom.radius, to: plane.width) }
    if x + zoom.radius >= plane.width { look(from: 0, to: x + zoom.radius - plane.width) }
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
