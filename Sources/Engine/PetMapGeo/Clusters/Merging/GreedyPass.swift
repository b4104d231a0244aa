/// Decides at one zoom which candidates become centres and to which centre each of the others belongs.
///
/// supercluster visits everything in the order of rank; each that is not taken yet becomes a centre
/// and takes in all within the radius that are not taken either. That makes the lexicographically first
/// maximal independent set of the graph of neighbours: a candidate is a centre exactly when none of
/// its better-ranked neighbours is, and any other one belongs to the best-ranked centre near it. So the
/// candidates can be visited as they lie in memory, as long as one with a better-ranked neighbour that
/// is undecided waits for that one.
///
/// - Returns: by candidate the centre it belongs to, which is itself for a centre.
/// - Complexity: O(n) expected, as ranks are random.
package func greedyCentres(
  of candidates: borrowing [MergeCandidate], in grid: borrowing CellGrid, radius: Double,
  by order: borrowing RankOrder
) -> [UInt32] {
  let candidates = candidates.span
  let squaredRadius = radius * radius
  var result: [UInt32] = Array(repeating: .none, count: candidates.count)
  var centres = result.mutableSpan
  var neighbours: [Int] = []
  var waiting: [Int] = []
  for index in candidates.indices where centres[index] == .none {
    waiting.append(index)
    while let next = waiting.last {
      guard centres[next] == .none else {
        waiting.removeLast()
        continue
      }
      let own = candidates[next]
      neighbours.removeAll(keepingCapacity: true)
      var best = next
      grid.visit(around: own.position) { other in
        let distance = MercatorPlane.squaredDistance(own.position, candidates[other].position)
        guard distance <= squaredRadius else { return }
        neighbours.append(other)
        if centres[other] == .none, candidates[other].precedes(candidates[best], in: order) {
          best = other
        }
      }
      if best != next {
        waiting.append(best)
        continue
      }
      // A centre: for its neighbours, unless they belong to a better one, and for itself.
      for neighbour in neighbours {
        let centre = centres[neighbour]
        if centre == .none || own.precedes(candidates[Int(centre)], in: order) {
          centres[neighbour] = UInt32(next)
        }
      }
      waiting.removeLast()
    }
  }
  return result
}

/// Centres with what belongs to them, as linked lists.
package struct MergeGroups {
  /// By centre the first of its members, by member the next one; `none` at the end.
  private var next: [UInt32]

  /// - Parameter centres: by candidate the centre it belongs to, itself for a centre.
  package init(centres: [UInt32]) {
    next = Array(repeating: .none, count: centres.count)
    for (member, centre) in centres.enumerated().reversed() where centre != member {
      next[member] = next[Int(centre)]
      next[Int(centre)] = UInt32(member)
    }
  }

  /// Whether a centre has nothing but itself.
  package func isSingle(_ centre: Int) -> Bool { next[centre] == .none }

  /// Visits a centre, and then its members.
  @inline(__always) package func visit(_ centre: Int, _ body: (Int) -> Void) {
    var member = UInt32(centre)
    while member != .none {
      body(Int(member))
      member = next[Int(member)]
    }
  }
}
