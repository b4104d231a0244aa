/// Decides at one zoom which candidates are centres and which centre each other one belongs to.
///
/// The greedy pass in the order of rank makes a candidate a centre exactly when no better-ranked
/// candidate within the radius is a centre, and every other candidate belongs to the best-ranked
/// centre within its radius. That can be decided in any order. The candidates are put into buckets
/// one after another, and each meets those that are there already, so that all pairs of neighbours
/// are listed. Who has no better-ranked neighbour is a centre and claims its neighbours, and so on in
/// rounds of what is left.
///
/// Where there are too many pairs, in crowds, the candidates are sorted by bucket and visited one by
/// one instead. One with an undecided better-ranked neighbour waits on a stack until the best of those
/// is decided, and a centre claims its worse-ranked neighbours at once, so that many candidates never
/// look around. So crowds cost no more than supercluster's pass.
///
/// Workers decide about bands of the plane at the same time. What stands in the outermost rows of a
/// band's cells, and what waits for it, is put off until all bands are done.
///
/// - Complexity: O(n) expected, for ranks that are random.
///
/// The memory is used again for every zoom, because fresh memory costs more than the pass itself.
struct GreedyPass: ~Copyable {
  private let grid: MergeGrid
  private var divisions: Bands
  private let pairs: Scratch<UInt64>
  private let meetings: Scratch<UInt64>
  private let buckets: Scratch<UInt32>
  private let strays: Scratch<UInt32>
  private let near: Scratch<UInt32>
  private let late: Scratch<UInt64>
  private let results: Scratch<Int>
  private let crowdStarts: Scratch<UInt32>
  private let crowdClaims: Scratch<UInt32>
  private let crowdIndices: Scratch<UInt32>
  private let crowdPlaces: Scratch<UInt32>

  init(_ bands: Bands, grid: MergeGrid, workers: some Workers) {
    self.grid = grid
    divisions = bands
    let capacity = bands.ranges.reduce(0) { $0 + $1.count }
    let bucketLimit = 4 * capacity + 65 * bands.count
    let meetingLimit = GreedyWork.Meetings.room
    pairs = Scratch(count: 3 * capacity + meetingLimit * bands.count, for: workers)
    meetings = Scratch(count: meetingLimit * bands.count)
    buckets = Scratch(count: bucketLimit, for: workers)
    strays = Scratch(count: capacity)
    // Across the seam of a small world a neighbour is found up to three times.
    near = Scratch(count: 4 * capacity)
    late = Scratch(count: capacity)
    results = Scratch(count: 2 * bands.count)
    // Memory that is not written to is none.
    crowdStarts = Scratch(count: bucketLimit)
    crowdClaims = Scratch(count: capacity)
    crowdIndices = Scratch(count: capacity)
    crowdPlaces = Scratch(count: capacity)
  }

  /// Joins bands.
  mutating func join(_ groups: [Range<Int>]) { divisions = divisions.joined(groups) }

  /// Decides about all candidates of a round.
  func decide(
    _ round: inout MergeRound, zoom: Int, of tree: borrowing ClusterTree,
    workers: some Workers
  ) {
    var work = GreedyWork(
      tree: copy tree, grid: grid,
      zoom: .init(radius: tree.radius(zoom: zoom), shift: grid.shift(zoom: zoom), grid: grid),
      candidates: round.candidates.view, claims: round.nextAnchors.view, heads: round.heads.view,
      rest: round.rest.view, buckets: buckets.view, strays: strays.view, near: near.view,
      late: late.view,
      crowds: CrowdMemory(
        starts: crowdStarts.view, candidates: round.nextCandidates.view, claims: crowdClaims.view,
        indices: crowdIndices.view, places: crowdPlaces.view))
    for (index, band) in round.bands.enumerated() {
      let pins = divisions.ranges[index]
      let room = GreedyWork.Meetings.room
      work.bands.append(
        .init(
          candidates: band.range, rows: divisions.rows(of: index, shift: grid.shift(zoom: zoom)),
          pairs: pairs.view.part(
            3 * pins.lowerBound + index * room..<3 * pins.upperBound + (index + 1) * room),
          meetings: meetings.view.part(index * room..<(index + 1) * room)))
    }
    note(&work, workers)
    let noted = work
    let results = results.view
    workers.run(work.bands.count) { results[$0] = noted.decide(in: $0) }
    for band in work.bands.indices { noted.decideLate(results[band], in: band) }
    link(noted, &round, workers)
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
