/// A pin or cluster that may merge at the zoom at hand.
struct ClusterCandidate: BitwiseCopyable {
  /// Where it stands, in the units of ``MergeGrid``.
  var column: Int32
  var row: Int32
  /// The higher half of the rank of the best-ranked pin, or all of it in supercluster's way; lower
  /// is better.
  var rank: UInt32
  /// The entity.
  var slot: UInt32
}

/// What takes part in the merging of one zoom, and what has become of it.
///
/// Candidates are in the order of their own pins, so that whatever is done with one after another
/// stays near in memory; those of a band begin where the band's pins do, as there are no more.
struct MergeRound: ~Copyable {
  var candidates: Scratch<ClusterCandidate>
  /// By candidate: the entity of its own pin, which gives the order.
  var anchors: Scratch<UInt32>
  /// The same for the next zoom.
  var nextCandidates: Scratch<ClusterCandidate>
  var nextAnchors: Scratch<UInt32>
  /// By candidate: the first of those a centre claims, `none` if there are none, and ``taken`` for
  /// one that is claimed.
  let heads: Scratch<UInt32>
  /// By claimed candidate: the next of the same centre.
  let rest: Scratch<UInt32>
  private(set) var bands: [Band]

  /// What is known of a band's candidates.
  struct Band: Sendable {
    /// Where they begin.
    let start: Int
    /// How many candidates there are.
    var count = 0
    /// How many centres claim others.
    var groups = 0
    /// How many are claimed by them.
    var claimed = 0

    var range: Range<Int> { start..<start + count }
  }

  /// How many candidates there may be.
  let capacity: Int

  /// - Parameter zoom: at which the pins of the first round wake.
  init(waking pins: borrowing SleepingPins, at zoom: Int, workers: some Workers) {
    let bands = pins.bands
    capacity = bands.ranges.reduce(0) { $0 + $1.count }
    candidates = Scratch(count: capacity, for: workers)
    anchors = Scratch(count: capacity, for: workers)
    nextCandidates = Scratch(count: capacity, for: workers)
    nextAnchors = Scratch(count: capacity, for: workers)
    heads = Scratch(count: capacity, for: workers)
    rest = Scratch(count: capacity, for: workers)
    self.bands = bands.ranges.map { Band(start: $0.lowerBound) }
    for band in self.bands.indices {
      let waking = pins.waking(at: zoom, in: band)
      for index in 0..<waking.count {
        candidates[self.bands[band].start + index] = waking[index]
        anchors[self.bands[band].start + index] = waking[index].slot
      }
      self.bands[band].count = waking.count
    }
  }

  /// How many candidates there are.
  var count: Int { bands.reduce(0) { $0 + $1.count } }

  /// Makes the next round the one at hand.
  mutating func turn(_ counts: [Int]) {
    swap(&candidates, &nextCandidates)
    swap(&anchors, &nextAnchors)
    for (index, count) in counts.enumerated() {
      bands[index] = Band(start: bands[index].start, count: count)
    }
  }

  /// Joins bands.
  mutating func join(_ groups: [Range<Int>]) {
    for group in groups {
      var joined = bands[group.lowerBound]
      for band in bands[group].dropFirst() {
        for index in band.range {
          let place = joined.range.upperBound
          candidates[place] = candidates[index]
          anchors[place] = anchors[index]
          joined.count += 1
        }
      }
      bands[group.lowerBound] = joined
    }
    bands = groups.map { bands[$0.lowerBound] }
  }

  /// Notes how many centres of a band claim others, and how many others.
  mutating func count(groups: Int, claimed: Int, of band: Int) {
    bands[band].groups += groups
    bands[band].claimed += claimed
  }

  /// Stands for a centre that is another one.
  static var taken: UInt32 { .max - 1 }

  /// Lets groups of too few pins stay apart.
  mutating func dropGroups(below minimum: Int, of tree: borrowing ClusterTree) {
    for band in bands.indices {
      for centre in bands[band].range where heads[centre] < Self.taken {
        var total = tree.count(of: ClusterTree.Slot(candidates[centre].slot))
        var member = heads[centre]
        while member != .none {
          total += tree.count(of: ClusterTree.Slot(candidates[Int(member)].slot))
          member = rest[Int(member)]
        }
        if total < minimum {
          count(groups: -1, claimed: 0, of: band)
          member = heads[centre]
          heads[centre] = .none
          while member != .none {
            heads[Int(member)] = .none
            count(groups: 0, claimed: -1, of: band)
            member = rest[Int(member)]
          }
        }
      }
    }
  }
}
