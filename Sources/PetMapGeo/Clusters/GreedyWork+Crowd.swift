/// Memory for what stands too dense for its pairs to be listed.
struct CrowdMemory: Sendable {
  /// By bucket: where its candidates begin among the sorted ones.
  let starts: ScratchView<UInt32>
  /// The candidates, sorted by bucket.
  let candidates: ScratchView<ClusterCandidate>
  /// By place among them: the place of the one that claims it.
  let claims: ScratchView<UInt32>
  /// By place among them: which candidate of the round it is.
  let indices: ScratchView<UInt32>
  /// The other way round.
  let places: ScratchView<UInt32>
}

/// Deciding about a crowd, bucket by bucket: a centre claims its worse-ranked neighbours at once, so
/// that many candidates never look around.
extension GreedyWork {
  /// Decides about a band of which everything is in buckets.
  func decideCrowd(in number: Int) {
    let band = bands[number]
    sort(number)
    let claims = crowds.claims
    let near = near.part(from: 4 * band.room.lowerBound)
    var waiting: [UInt32] = []
    for place in band.room where claims[place] > Self.putOff {
      decide(
        UInt32(truncatingIfNeeded: place), of: crowds.candidates, claims: claims, &waiting,
        isLate: false
      ) { (judge($0, in: band, near), near) }
    }
    for place in band.room {
      let claim = claims[place]
      self.claims[Int(crowds.indices[place])] =
        Self.isUndecided(claim) ? claim : crowds.indices[Int(claim)]
    }
  }

  /// Sorts what stands in a band by bucket.
  private func sort(_ number: Int) {
    let band = bands[number]
    let (candidates, starts, crowds) = (candidates, crowds.starts, crowds)
    let shift = zoom.shift
    func bucket(_ candidate: ClusterCandidate) -> Int {
      band.buckets(row: candidate.row &>> shift) &+ band.bucket(column: candidate.column &>> shift)
    }
    func put(_ index: Int) {
      let candidate = candidates[index]
      let bucket = bucket(candidate)
      let place = Int(starts[bucket] &- 1)
      starts[bucket] = UInt32(truncatingIfNeeded: place)
      crowds.candidates[place] = candidate
      crowds.claims[place] = band.isInner(row: candidate.row &>> shift) ? .none : Self.putOff
      crowds.indices[place] = UInt32(truncatingIfNeeded: index)
      crowds.places[index] = UInt32(truncatingIfNeeded: place)
    }
    let buckets = band.buckets
    starts.part(buckets).fill(with: 0, count: buckets.count)
    for index in band.candidates where band.contains(row: cell(candidates[index]).row) {
      starts[bucket(candidates[index])] &+= 1
    }
    visitForeign(of: number) { starts[bucket(candidates[$0])] &+= 1 }
    var sum = UInt32(truncatingIfNeeded: band.room.lowerBound)
    for bucket in buckets {
      sum &+= starts[bucket]
      starts[bucket] = sum
    }
    starts[buckets.upperBound] = sum
    for index in band.candidates.reversed() where band.contains(row: cell(candidates[index]).row) {
      put(index)
    }
    visitForeign(of: number) { put($0) }
  }

  /// Looks around a candidate whose neighbours are all in the band.
  @inline(__always) private func judge(
    _ place: UInt32, in band: Band, _ near: ScratchView<UInt32>
  ) -> Verdict {
    let own = crowds.candidates[Int(place)]
    let (column, row) = cell(own)
    let left = band.bucket(column: column &- 1)
    guard column >= zoom.inland.first, column <= zoom.inland.last, band.isWithinRun(column: column)
    else { return judgeExactly(place, own, in: band, near) }
    let (starts, crowd, claims) = (crowds.starts, crowds.candidates, crowds.claims)
    let (inner, outer) = (zoom.inner, zoom.outer &+ 1)
    let ownRank = Int64(own.rank)
    let first = band.buckets(row: row &- 1) &+ left
    let second = band.buckets(row: row) &+ left
    let third = band.buckets(row: row &+ 1) &+ left
    // Three rows of buckets in one loop: each loop's end is one that the processor guesses wrong.
    let (start, rest) = (starts[first], starts[first &+ 3])
    let (start2, rest2) = (starts[second], starts[second &+ 3])
    let (start3, rest3) = (starts[third], starts[third &+ 3])
    let end = rest &- start
    let end2 = end &+ rest2 &- start2
    let end3 = end2 &+ rest3 &- start3
    let (offset2, offset3) = (start2 &- end, start3 &- end2)
    var worse = 0
    var best = UInt32.none
    var bestRank = own.rank
    var ties: Int64 = 0
    var step: UInt32 = 0
    while step < end3 {
      var other = step &+ start
      other = step >= end ? step &+ offset2 : other
      other = step >= end2 ? step &+ offset3 : other
      step &+= 1
      let candidate = crowd[Int(other)]
      let across = Int64(candidate.column &- own.column)
      let down = Int64(candidate.row &- own.row)
      let square = across &* across &+ down &* down
      // Other branches would be guesses, too: signs say what is the case.
      var isNear = (square &- outer) &>> 63
      if isNear & (inner &- square) < 0 { isNear = self.isNear(own, candidate) ? -1 : 0 }
      let ahead = ownRank &- Int64(candidate.rank)
      ties &+= ((ahead | (0 &- ahead)) &>> 63 &+ 1) & isNear
      near[worse] = other
      worse &-= Int(truncatingIfNeeded: ahead &>> 63 & isNear)
      let undecided = Int32(bitPattern: claims[Int(other)]) &>> 31
      let isOut = ~(undecided & Int32(truncatingIfNeeded: isNear))
      let rank = candidate.rank | UInt32(bitPattern: isOut)
      best = rank < bestRank ? other : best
      bestRank = min(rank, bestRank)
    }
    // The candidate itself is one of those who share its rank.
    guard ties == 1 else { return judgeExactly(place, own, in: band, near) }
    return Verdict(best: best, worse: worse)
  }

  @inline(never) private func judgeExactly(
    _ place: UInt32, _ own: ClusterCandidate, in band: Band, _ near: ScratchView<UInt32>
  ) -> Verdict {
    let count = findAround(Int(crowds.indices[Int(place)]), near, in: band)
    for index in 0..<count { near[index] = crowds.places[Int(near[index])] }
    return judge(count, of: own, crowds.candidates, crowds.claims, near)
  }
}
