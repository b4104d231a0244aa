/// Sets aside, for some zooms at a time, the candidates that cannot merge at any of them: two thirds of
/// all visits. Without it a million pins take twice as long to build.
package enum Loners {
  /// How many zooms loners sit out.
  package static let zooms = 4

  /// Takes out of the candidates those that have no other within the radii of these zooms together.
  ///
  /// A candidate that has not merged stays where it is. Another one, or the cluster of which it is the
  /// centre, comes nearer by the radius at most at each zoom, and takes in what is within the radius of
  /// the next; so what is farther away than the radii together can be left out.
  ///
  /// - Parameter radii: of the zooms to come, ``zooms`` or fewer.
  package static func remove(
    from candidates: inout [MergeCandidate], radii: ArraySlice<Double>
  ) -> [MergeCandidate] {
    // A little more, since means are rounded.
    let reach = radii.reduce(MercatorPlane.width * 1e-11, +)
    let grid = CellGrid(sorting: &candidates, reach: reach)
    var others: [MergeCandidate] = []
    others.reserveCapacity(candidates.count)
    var loners: [MergeCandidate] = []
    for candidate in candidates {
      let hasNeighbour = grid.contains(around: candidate.position) { other in
        let other = candidates[other]
        return other.pin != candidate.pin
          && MercatorPlane.squaredDistance(candidate.position, other.position) <= reach * reach
      }
      if hasNeighbour { others.append(candidate) } else { loners.append(candidate) }
    }
    candidates = others
    return loners
  }
}
