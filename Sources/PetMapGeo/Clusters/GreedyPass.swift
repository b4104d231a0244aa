/// Decides at one zoom which candidates are centres and which centre each other one belongs to.
///
/// The greedy pass in the order of rank makes a candidate a centre exactly when no better-ranked
/// candidate within the radius is a centre, and every other candidate belongs to the best-ranked
/// centre within its radius. That can be decided in any order. Those with nothing around them are told
/// from bits alone, where there are many; the others are sorted into buckets, and all pairs of
/// neighbours are listed. Who has no better-ranked neighbour is a centre and claims its neighbours, and
/// so on in rounds of what is left.
///
/// Where there are too many pairs, in crowds, the candidates are visited bucket by bucket instead. One
/// with an undecided better-ranked neighbour waits on a stack until the best of those is decided, and a
/// centre claims its worse-ranked neighbours at once, so that many candidates never look around. So
/// crowds cost no more than supercluster's pass.
///
/// Workers decide about bands of the plane at the same time. What stands in the outermost rows of a
/// band's cells, and what waits for it, is put off until all bands are done.
///
/// - Complexity: O(n) expected, for ranks that are random.
///
/// The memory is used again for every zoom, because fresh memory costs more than the pass itself.
struct GreedyPass: ~Copyable {
  private let plane: ClusterPlane
  private let grid: MergeGrid
  private var divisions: Bands
  private let cells: Scratch<UInt64>
  private let starts: Scratch<UInt32>
  private let places: Scratch<UInt32>
  private let strays: Scratch<UInt32>
  private let strayPlaces: Scratch<UInt32>
  private let near: Scratch<UInt32>
  private let late: Scratch<UInt64>
  private let results: Scratch<Int>
  /// By band: whether few were alone at the zoom before.
  private var isCrowded: [Bool]

  init(_ bands: Bands, grid: MergeGrid, plane: ClusterPlane, workers: some Workers) {
    self.plane = plane
    self.grid = grid
    divisions = bands
    let capacity = bands.ranges.reduce(0) { $0 + $1.count }
    cells = Scratch(count: capacity / 4 * 9 + 27 * bands.count, for: workers)
    places = Scratch(count: capacity, for: workers)
    strays = Scratch(count: capacity)
    strayPlaces = Scratch(count: capacity)
    starts = Scratch(count: 4 * capacity + 65 * bands.count, for: workers)
    // Across the seam of a small world a neighbour is found up to three times.
    near = Scratch(count: 4 * capacity)
    late = Scratch(count: capacity)
    results = Scratch(count: 2 * bands.count)
    isCrowded = bands.ranges.map { _ in false }
  }

  /// Joins bands.
  mutating func join(_ groups: [Range<Int>]) {
    divisions = divisions.joined(groups)
    isCrowded = groups.map { group in isCrowded[group].allSatisfy { $0 } }
  }

  /// Decides about all candidates of a round.
  mutating func decide(
    _ round: inout MergeRound, zoom: Int, of tree: borrowing ClusterTree,
    workers: some Workers
  ) {
    var work = GreedyWork(
      tree: copy tree, grid: grid,
      zoom: .init(radius: tree.radius(zoom: zoom), shift: grid.shift(zoom: zoom), grid: grid),
      candidates: round.candidates.view, heads: round.heads.view, rest: round.rest.view,
      starts: starts.view, crowd: round.nextCandidates.view, claims: round.nextAnchors.view,
      places: places.view, strays: strays.view, strayPlaces: strayPlaces.view, near: near.view,
      late: late.view)
    for (index, band) in round.bands.enumerated() {
      let pins = divisions.ranges[index]
      let first = pins.lowerBound / 4 * 9 + 27 * index
      // Then even fewer are alone now, so that it does not pay to tell them, unless they have just
      // come.
      let isCrowded = isCrowded[index] && band.woken * 16 < band.count
      work.bands.append(
        .init(
          candidates: band.range, pins: pins.count,
          rows: divisions.rows(of: index, shift: grid.shift(zoom: zoom)),
          memory: cells.view.part(first..<first + pins.count / 4 * 9 + 27), isCrowded: isCrowded))
    }
    note(&work, workers)
    let noted = work
    let results = results.view
    let putOff = results.part(from: work.bands.count)
    workers.run(work.bands.count) { number in
      var own = noted
      results[number] = own.list(number)
      own.bands[number].open(listed: results[number])
      own.sort(number)
      putOff[number] = own.decide(in: number)
    }
    for band in work.bands.indices {
      isCrowded[band] = results[band] * 10 > work.bands[band].candidates.count * 7
      work.bands[band].open(listed: results[band])
    }
    let done = work
    for band in done.bands.indices { done.decideLate(putOff[band], in: band) }
    link(done, &round, workers)
  }

  /// Notes what stands where, and divides the memory between the bands.
  private func note(_ work: inout GreedyWork, _ workers: some Workers) {
    let results = results.view
    let unsorted = work
    workers.run(work.bands.count) { results[$0] = unsorted.note($0) }
    for band in work.bands.indices { work.bands[band].strays = results[band] }
    work.countForeign()
    var (place, bucket) = (0, 0)
    for band in work.bands.indices { work.bands[band].reserve(&place, &bucket) }
  }

  /// Links those that each centre claims, in the order of the round.
  private func link(
    _ work: GreedyWork, _ round: inout MergeRound, _ workers: some Workers
  ) {
    let results = results.view
    let groups = results.part(from: work.bands.count)
    let counts = Scratch<Int>(count: work.bands.count)
    let claimed = counts.view
    workers.run(work.bands.count) { band in
      (groups[band], claimed[band], results[band]) = work.link(band)
    }
    for band in work.bands.indices {
      round.count(groups: groups[band], claimed: claimed[band], of: band)
    }
    // A centre of one band may claim what is another one's.
    var crossing: [UInt64] = []
    for band in work.bands.indices {
      let first = work.bands[band].candidates.lowerBound
      for index in first..<first + results[band] { crossing.append(work.late[index]) }
    }
    guard !crossing.isEmpty else { return }
    crossing.sort()
    work.link(crossing[...], &round)
  }
}
