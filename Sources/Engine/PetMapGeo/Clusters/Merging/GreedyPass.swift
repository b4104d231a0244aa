/// Computes which candidates become centers at one zoom, and which center each of the other
/// candidates belongs to.
///
/// supercluster visits candidates in rank order: each candidate that has not been absorbed becomes
/// a center and absorbs all remaining candidates within the radius; here, those of its group. The result can also be defined
/// without an order of visits: a candidate is a center if and only if there is no better-ranked
/// center within the radius, and every other candidate belongs to the best-ranked center within the
/// radius (the centers are the lexicographically first maximal independent set). Candidates can
/// therefore be visited in memory order, as long as each waits for its undecided better-ranked
/// neighbors.
///
/// - Returns: The center of each candidate; a center's entry is its own index.
/// - Complexity: O(*n*) expected, because ranks are random.
package func greedyCenters(
  of candidates: borrowing [MergeCandidate], in grid: borrowing CellGrid, radius: Double,
  by order: borrowing RankOrder
) -> [UInt32] {
  let candidates = candidates.span
  let squaredRadius = radius * radius
  var result: [UInt32] = Array(repeating: .none, count: candidates.count)
  var centers = result.mutableSpan
  var neighbors: [Int] = []
  var waiting: [Int] = []
  for index in candidates.indices where centers[index] == .none {
    waiting.append(index)
    while let next = waiting.last {
      guard centers[next] == .none else {
        waiting.removeLast()
        continue
      }
      let candidate = candidates[next]
      neighbors.removeAll(keepingCapacity: true)
      var best = next
      grid.visit(around: candidate.position) { other in
        let distance = MercatorPlane.squaredDistance(candidate.position, candidates[other].position)
        guard distance <= squaredRadius,
          order.isSameGroup(candidate.pin, candidates[other].pin)
        else { return }
        neighbors.append(other)
        if centers[other] == .none, candidates[other].precedes(candidates[best], in: order) {
          best = other
        }
      }
      if best != next {
        waiting.append(best)
        continue
      }
      // This is a center: assign it to itself and to all neighbors that do not belong to a
      // better-ranked center.
      for neighbor in neighbors {
        let center = centers[neighbor]
        if center == .none || candidate.precedes(candidates[Int(center)], in: order) {
          centers[neighbor] = UInt32(next)
        }
      }
      waiting.removeLast()
    }
  }
  return result
}

/// Centers and their members, as linked lists.
package struct MergeGroups {
  /// The first member of each center and the next member after each member; `none` at the end.
  private var next: [UInt32]

  /// - Parameter centers: The center of each candidate; a center's entry is its own index.
  package init(centers: [UInt32]) {
    next = Array(repeating: .none, count: centers.count)
    for (member, center) in centers.enumerated().reversed() where center != member {
      next[member] = next[Int(center)]
      next[Int(center)] = UInt32(member)
    }
  }

  /// Returns whether a center has no other members.
  package func isSingle(_ center: Int) -> Bool { next[center] == .none }

  /// Visits the members of a center, starting with the center itself.
  @inline(__always) package func visit(_ center: Int, _ body: (Int) -> Void) {
    var member = UInt32(center)
    while member != .none {
      body(Int(member))
      member = next[Int(member)]
    }
  }
}

/// Sets aside the candidates that cannot merge at any of the next few zooms, which would account
/// for two thirds of all visits. Without this, building a tree of a million pins takes twice as
/// long.
package enum IsolatedCandidates {
  /// The number of zooms for which isolated candidates are set aside.
  package static let zooms = 4

  /// Removes and returns the candidates that have no other candidate within the sum of the given
  /// radii.
  ///
  /// A candidate that does not merge keeps its position. Any other candidate can become part of a
  /// cluster, whose position is at most the radius away from it; at the next zoom, that cluster
  /// merges with candidates within that zoom's radius. Candidates farther apart than the sum of the
  /// radii therefore cannot merge.
  ///
  /// - Parameter radii: The radii of the next zooms, at most ``zooms`` of them.
  package static func remove(
    from candidates: inout [MergeCandidate], radii: ArraySlice<Double>
  ) -> [MergeCandidate] {
    // Add a margin, because means are rounded.
    let reach = radii.reduce(MercatorPlane.width * 1e-11, +)
    let grid = CellGrid(sorting: &candidates, reach: reach)
    var others: [MergeCandidate] = []
    others.reserveCapacity(candidates.count)
    var isolated: [MergeCandidate] = []
    for candidate in candidates {
      let hasNeighbor = grid.contains(around: candidate.position) { other in
        let other = candidates[other]
        return other.pin != candidate.pin
          && MercatorPlane.squaredDistance(candidate.position, other.position) <= reach * reach
      }
      if hasNeighbor { others.append(candidate) } else { isolated.append(candidate) }
    }
    candidates = others
    return isolated
  }
}
