/// Deciding about a band at once, by way of all its pairs of neighbours: few branches of that are
/// guesses of the processor's.
///
/// While that goes on, an undecided candidate's claim is `none` as long as no better-ranked neighbour
/// of it is known to be undecided, and ``waits`` or ``putOff`` then.
extension GreedyWork {
  /// Stands for the claim of a candidate with an undecided better-ranked neighbour.
  private static var waits: UInt32 { .max - 2 }

  /// Takes from `none` to ``waits`` and nothing else anywhere.
  private static var bitOfWaiting: UInt32 { .none ^ waits }

  /// Lists the pairs of neighbours in a band, the better-ranked one in the higher half. Some may be
  /// listed twice.
  ///
  /// - Returns: how many there are; nil where candidates stand so dense that it does not pay to look
  ///   at all of them.
  func listPairs(in band: Band) -> Int? {
    let (starts, crowd, pairs) = (starts, crowd, band.pairs)
    let first = band.crowd.lowerBound
    let (inner, outer, shift, inland) = (zoom.inner, zoom.outer &+ 1, zoom.shift, zoom.inland)
    let lastLeft = band.bucketsInRow &- 3
    var count = 0
    for place in band.crowd {
      // So it is given up early where it does not pay.
      let limit = min(2 &* (place &- first) &+ 256, pairs.count)
      let own = crowd[place]
      let (column, row) = (own.column &>> shift, own.row &>> shift)
      let left = band.bucket(column: column &- 1)
      let ownPlace = UInt32(truncatingIfNeeded: place)
      guard column >= inland.first, column <= inland.last, left <= lastLeft else {
        guard listPairs(of: ownPlace, own, in: band, limit: limit, &count) else { return nil }
        continue
      }
      // What comes later in its own bucket, the one to the right, and the three below, in one loop.
      let next = ownPlace &+ 1
      let end = starts[band.buckets(row: row) &+ left &+ 3] &- next
      let below = band.buckets(row: row &+ 1) &+ left
      let offset = starts[below] &- end
      let total = starts[below &+ 3] &- offset
      guard count &+ Int(total) <= limit else { return nil }
      var step: UInt32 = 0
      while step < total {
        let other = step &+ (step < end ? next : offset)
        step &+= 1
        let candidate = crowd[Int(other)]
        let across = Int64(candidate.column &- own.column)
        let down = Int64(candidate.row &- own.row)
        let square = across &* across &+ down &* down
        // Branches would be guesses: signs say what is the case.
        var isNear = (square &- outer) &>> 63
        var ahead = Int64(own.rank) &- Int64(candidate.rank)
        let isTie = ~(ahead | (0 &- ahead))
        if isNear & ((inner &- square) | isTie) < 0 {
          isNear = self.isNear(own, candidate) ? -1 : 0
          ahead = isBetter(own, than: candidate) ? -1 : 0
        }
        let both = ownPlace ^ other
        let better = other ^ both & UInt32(truncatingIfNeeded: ahead &>> 63)
        let worse = better ^ both
        pairs[count] = Self.pair(better, worse)
        count &-= Int(truncatingIfNeeded: isNear)
      }
    }
    return count
  }

  /// Lists all pairs of one candidate.
  ///
  /// - Returns: whether there is room.
  @inline(never) private func listPairs(
    of place: UInt32, _ own: Neighbour, in band: Band, limit: Int, _ count: inout Int
  ) -> Bool {
    let near = near.part(from: 4 * band.crowd.lowerBound)
    let found = findAround(place, own, near, in: band)
    guard count + found <= limit else { return false }
    for index in 0..<found {
      let other = near[index]
      let isAhead = isBetter(own, than: crowd[Int(other)])
      let (better, worse) = isAhead ? (place, other) : (other, place)
      band.pairs[count] = Self.pair(better, worse)
      count += 1
    }
    return true
  }

  @inline(__always) private static func pair(_ better: UInt32, _ worse: UInt32) -> UInt64 {
    UInt64(better) &<< 32 | UInt64(worse)
  }

  /// Decides about a band, of which the pairs are listed, in rounds: who does not wait is a centre
  /// and claims its worse-ranked neighbours, and who waits for nobody then is the next.
  ///
  /// What waits for what is put off is undecided in the end.
  func settle(_ pairCount: Int, in band: Band) {
    let (crowd, claims, pairs) = (crowd, claims, band.pairs)
    let waiting = late.part(from: band.crowd.lowerBound)
    for index in 0..<pairCount { claims[Self.worse(of: pairs[index])] &= ~Self.bitOfWaiting }
    var waitingCount = 0
    for place in band.crowd {
      let claim = claims[place]
      waiting[waitingCount] = UInt64(truncatingIfNeeded: place)
      waitingCount &+= claim == Self.waits ? 1 : 0
      claims[place] = claim == .none ? UInt32(truncatingIfNeeded: place) : claim
    }
    var pairCount = pairCount
    while true {
      // What is claimed may be claimed again, as long as somebody better-ranked is undecided.
      var kept = 0
      for index in 0..<pairCount {
        let pair = pairs[index]
        let (better, worse) = (UInt32(truncatingIfNeeded: pair &>> 32), Self.worse(of: pair))
        let state = claims[Int(better)]
        pairs[kept] = pair
        kept &+= state >= Self.putOff ? 1 : 0
        guard state == better else { continue }
        let claim = claims[worse]
        if claim >= Self.putOff || isBetter(crowd[Int(better)], than: crowd[Int(claim)]) {
          claims[worse] = better
        }
      }
      pairCount = kept
      let before = waitingCount
      waitingCount = 0
      for index in 0..<before {
        let place = waiting[index]
        waiting[waitingCount] = place
        let isUndecided = claims[Int(place)] >= Self.putOff
        waitingCount &+= isUndecided ? 1 : 0
        claims[Int(place)] = isUndecided ? .none : claims[Int(place)]
      }
      for index in 0..<pairCount {
        let pair = pairs[index]
        let state = claims[Int(truncatingIfNeeded: pair &>> 32)]
        let claim = claims[Self.worse(of: pair)]
        let isWaiting = claim == .none && state >= Self.putOff
        claims[Self.worse(of: pair)] = isWaiting ? Self.waits : claim
      }
      let open = waitingCount
      waitingCount = 0
      for index in 0..<open {
        let place = waiting[index]
        waiting[waitingCount] = place
        let claim = claims[Int(place)]
        waitingCount &+= claim == Self.waits ? 1 : 0
        claims[Int(place)] = claim == .none ? UInt32(truncatingIfNeeded: place) : claim
      }
      if waitingCount == open { return }
    }
  }

  @inline(__always) private static func worse(of pair: UInt64) -> Int {
    Int(truncatingIfNeeded: pair & 0xFFFF_FFFF)
  }
}
