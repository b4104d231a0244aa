/// Deciding about a band at once, by way of all its pairs of neighbours: few branches of that are
/// guesses of the processor's.
extension GreedyWork {
  /// Puts what stands in a band into buckets and lists the pairs of neighbours among it, the
  /// better-ranked one in the higher half. Some may be listed twice.
  ///
  /// Makes a centre of everything that is not put off.
  ///
  /// - Returns: how many pairs there are; nil where candidates stand so dense that it does not pay to
  ///   look at all of them. They are in the buckets then, too.
  func listPairs(in number: Int) -> Int? {
    let band = bands[number]
    heads.part(band.candidates).fill(with: .none, count: band.candidates.count)
    buckets.part(band.buckets).fill(with: 0, count: band.buckets.count)
    var meetings = Meetings(in: band)
    var block = band.candidates.lowerBound
    while block < band.candidates.upperBound {
      let end = min(block &+ Self.metAtOnce, band.candidates.upperBound)
      for index in block..<end { put(index, in: band, &meetings) }
      // So it is given up early where it does not pay.
      hold(&meetings, in: band, limit: 6 &* (end &- band.candidates.lowerBound) &+ 4096)
      block = end
    }
    visitForeign(of: number) { index in
      putForeign(index, in: band, &meetings)
      hold(&meetings, in: band, limit: band.pairLimit)
    }
    return meetings.areTooMany ? nil : meetings.pairCount
  }

  private static var metAtOnce: Int { 32 }

  /// Candidates whose distances are to be looked at.
  struct Meetings {
    /// A candidate above the last one that is in a bucket, of those next to it or its own.
    fileprivate let items: ScratchView<UInt64>
    fileprivate var count = 0
    fileprivate var pairCount = 0
    /// Whether there is no point in listing pairs any more.
    fileprivate var areTooMany = false

    fileprivate init(in band: Band) { items = band.meetings }

    /// - Parameter link: counted from 1; 0 for none.
    @inline(__always) mutating func add(_ index: UInt64, _ link: UInt32) {
      items[count] = index | UInt64(link)
      // Nothing is known of branches here.
      count &+= Int(truncatingIfNeeded: (0 &- UInt64(link)) &>> 63)
    }

    /// How many there is room for in a block.
    static var room: Int { 16_384 }
    /// How many there may be besides those that a block begins with.
    fileprivate static var limit: Int { room - 1 }
  }

  @inline(never) private func putForeign(
    _ index: Int, in band: Band, _ meetings: inout Meetings
  ) { put(index, in: band, &meetings) }

  /// Puts a candidate into its bucket and notes whom it is to meet.
  @inline(__always) private func put(_ index: Int, in band: Band, _ meetings: inout Meetings) {
    let own = candidates[index]
    let (column, row) = cell(own)
    guard band.contains(row: row) else { return }
    let (above, same, below) = band.bucketRows(around: row)
    let (left, middle, right) = band.bucketColumns(around: column)
    let ownIndex = UInt32(truncatingIfNeeded: index)
    claims[index] = band.isInner(row: row) ? ownIndex : Self.putOff
    let before = buckets[same &+ middle]
    rest[index] = before
    buckets[same &+ middle] = ownIndex &+ 1
    guard column >= zoom.inland.first, column <= zoom.inland.last else {
      if !meetings.areTooMany { meetAtSeam(index, in: band, &meetings) }
      return
    }
    let (first, second, third) = (
      buckets[above &+ left], buckets[above &+ middle], buckets[above &+ right]
    )
    let (fourth, fifth) = (buckets[same &+ left], buckets[same &+ right])
    let (sixth, seventh, eighth) = (
      buckets[below &+ left], buckets[below &+ middle], buckets[below &+ right]
    )
    let any = before | first | second | third | fourth | fifth | sixth | seventh | eighth
    guard any != 0 else { return }
    let high = UInt64(ownIndex) &<< 32
    meetings.add(high, before)
    meetings.add(high, first)
    meetings.add(high, second)
    meetings.add(high, third)
    meetings.add(high, fourth)
    meetings.add(high, fifth)
    meetings.add(high, sixth)
    meetings.add(high, seventh)
    meetings.add(high, eighth)
  }

  /// Lists the pairs among those who are to meet.
  @inline(__always) private func hold(_ meetings: inout Meetings, in band: Band, limit: Int) {
    let (candidates, rest, pairs, items) = (candidates, rest, band.pairs, meetings.items)
    let (inner, outer) = (zoom.inner, zoom.outer &+ 1)
    var (count, pairCount) = (meetings.count, meetings.pairCount)
    meetings.count = 0
    if meetings.areTooMany { return }
    var step = 0
    while step < count {
      let item = items[step]
      step &+= 1
      let otherIndex = UInt32(truncatingIfNeeded: item) &- 1
      let ownIndex = UInt32(truncatingIfNeeded: item &>> 32)
      let before = rest[Int(otherIndex)]
      items[count] = item & ~0xFFFF_FFFF | UInt64(before)
      count &+= Int(truncatingIfNeeded: (0 &- UInt64(before)) &>> 63)
      guard count <= Meetings.limit else {
        meetings.areTooMany = true
        return
      }
      let (own, other) = (candidates[Int(ownIndex)], candidates[Int(otherIndex)])
      let across = Int64(other.column &- own.column)
      let down = Int64(other.row &- own.row)
      let square = across &* across &+ down &* down
      // Signs say what is the case.
      var isNear = (square &- outer) &>> 63
      var ahead = Int64(own.rank) &- Int64(other.rank)
      let isTie = ~(ahead | (0 &- ahead))
      if isNear & ((inner &- square) | isTie) < 0 {
        isNear = self.isNear(own, other) ? -1 : 0
        ahead = isBetter(own, than: other) ? -1 : 0
      }
      let both = ownIndex ^ otherIndex
      let better = otherIndex ^ both & UInt32(truncatingIfNeeded: ahead &>> 63)
      pairs[pairCount] = Self.pair(better, better ^ both)
      pairCount &-= Int(truncatingIfNeeded: isNear)
    }
    meetings.pairCount = pairCount
    meetings.areTooMany = pairCount > min(limit, band.pairLimit)
  }

  /// Lists the pairs of a candidate at the seam with those that are in buckets.
  @inline(never) private func meetAtSeam(
    _ index: Int, in band: Band, _ meetings: inout Meetings
  ) {
    let near = near.part(from: 4 * band.room.lowerBound)
    let found = findAround(index, near, in: band)
    guard meetings.pairCount + found <= band.pairLimit else {
      meetings.areTooMany = true
      return
    }
    let own = UInt32(truncatingIfNeeded: index)
    for number in 0..<found {
      let other = near[number]
      let isAhead = isBetter(candidates[index], than: candidates[Int(other)])
      band.pairs[meetings.pairCount] = isAhead ? Self.pair(own, other) : Self.pair(other, own)
      meetings.pairCount += 1
    }
  }

  @inline(__always) private static func pair(_ better: UInt32, _ worse: UInt32) -> UInt64 {
    UInt64(better) &<< 32 | UInt64(worse)
  }

  /// Decides about a band, of which the pairs are listed, in rounds: who does not wait is a centre
  /// and claims its worse-ranked neighbours, and who waits for nobody then is the next.
  ///
  /// What waits for what is put off is undecided in the end.
  func settle(_ pairCount: Int, in band: Band) {
    let (candidates, claims, pairs) = (candidates, claims, band.pairs)
    let waiting = late.part(band.room)
    var waitingCount = 0
    for index in 0..<pairCount {
      let worse = Self.worse(of: pairs[index])
      let claim = claims[worse]
      waiting[waitingCount] = UInt64(truncatingIfNeeded: worse)
      waitingCount &+= claim < Self.waits ? 1 : 0
      claims[worse] = max(claim, Self.waits)
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
        kept &+= Self.isUndecided(state) ? 1 : 0
        guard state == better else { continue }
        let claim = claims[worse]
        if Self.isUndecided(claim)
          || isBetter(candidates[Int(better)], than: candidates[Int(claim)])
        {
          claims[worse] = better
        }
      }
      pairCount = kept
      let before = waitingCount
      waitingCount = 0
      for index in 0..<before {
        let place = waiting[index]
        waiting[waitingCount] = place
        let isUndecided = Self.isUndecided(claims[Int(place)])
        waitingCount &+= isUndecided ? 1 : 0
        claims[Int(place)] = isUndecided ? .none : claims[Int(place)]
      }
      for index in 0..<pairCount {
        let pair = pairs[index]
        let state = claims[Int(truncatingIfNeeded: pair &>> 32)]
        let claim = claims[Self.worse(of: pair)]
        let isWaiting = claim == .none && Self.isUndecided(state)
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
