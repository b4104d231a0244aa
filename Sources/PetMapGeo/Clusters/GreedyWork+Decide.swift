extension GreedyWork {
  /// What a candidate's neighbours make of it.
  private struct Verdict {
    /// The best of the better-ranked that are undecided.
    var best = UInt32.none
    /// How many are worse-ranked; they are listed.
    var worse = 0
  }

  /// Decides about what stands in a band.
  ///
  /// - Returns: how many are put off, which ``late`` lists.
  func decide(in number: Int) -> Int {
    let band = bands[number]
    if let pairCount = listPairs(in: band) {
      settle(pairCount, in: band)
    } else {
      let near = near.part(from: 4 * band.crowd.lowerBound)
      var waiting: [UInt32] = []
      for place in band.crowd where claims[place] > Self.putOff {
        decide(UInt32(truncatingIfNeeded: place), in: band, isLate: false, near, &waiting)
      }
    }
    guard bands.count > 1 else { return 0 }
    var count = 0
    for place in band.crowd where claims[place] >= Self.putOff {
      late[band.crowd.lowerBound &+ count] = UInt64(truncatingIfNeeded: place)
      count &+= 1
    }
    return count
  }

  /// Decides about what was put off, when all bands are done.
  func decideLate(_ count: Int, in number: Int) {
    let band = bands[number]
    let first = band.crowd.lowerBound
    var waiting: [UInt32] = []
    for index in first..<first + count {
      let place = Int(late[index])
      if claims[place] < Self.putOff { continue }
      decide(UInt32(truncatingIfNeeded: place), in: band, isLate: true, near, &waiting)
    }
  }

  /// Decides about a candidate and those that it waits for.
  ///
  /// - Parameters:
  ///   - band: where it stands, most likely.
  ///   - isLate: whether there is no other worker, so that nothing need be put off.
  private func decide(
    _ first: UInt32, in band: Band, isLate: Bool, _ near: ScratchView<UInt32>,
    _ waiting: inout [UInt32]
  ) {
    var current = first
    while true {
      let own = crowd[Int(current)]
      let verdict = judge(current, own, band, near)
      if verdict.best != .none {
        waiting.append(current)
        if !isLate, claims[Int(verdict.best)] == Self.putOff {
          for place in waiting where claims[Int(place)] > Self.putOff {
            claims[Int(place)] = Self.putOff
          }
          waiting.removeAll(keepingCapacity: true)
          return
        }
        current = verdict.best
        continue
      }
      claim(verdict.worse, for: current, near)
      while let last = waiting.last, claims[Int(last)] < Self.putOff { waiting.removeLast() }
      guard let last = waiting.popLast() else { return }
      current = last
    }
  }

  /// Makes a candidate a centre that takes in its worse-ranked neighbours, unless they belong to a
  /// better-ranked centre.
  @inline(__always) private func claim(
    _ count: Int, for centre: UInt32, _ near: ScratchView<UInt32>
  ) {
    claims[Int(centre)] = centre
    let own = crowd[Int(centre)]
    for index in 0..<count {
      let neighbour = Int(near[index])
      let claim = claims[neighbour]
      if claim >= Self.putOff || isBetter(own, than: crowd[Int(claim)]) {
        claims[neighbour] = centre
      }
    }
  }

  @inline(__always) func isBetter(_ first: Neighbour, than second: Neighbour) -> Bool {
    if first.rank != second.rank { return first.rank < second.rank }
    return tree.isBetter(
      candidates[Int(first.slot)].slot, than: candidates[Int(second.slot)].slot)
  }

  /// Looks around a candidate.
  @inline(__always) private func judge(
    _ place: UInt32, _ own: Neighbour, _ band: Band, _ near: ScratchView<UInt32>
  ) -> Verdict {
    let column = own.column &>> zoom.shift
    let row = own.row &>> zoom.shift
    func left(_ row: Int32) -> Int? {
      var band = band
      if !band.contains(row: row) {
        guard let other = bands.first(where: { $0.contains(row: row) }) else { return nil }
        band = other
      }
      let left = band.bucket(column: column &- 1)
      return left <= band.bucketsInRow &- 3 ? band.buckets(row: row) &+ left : nil
    }
    guard column >= zoom.inland.first, column <= zoom.inland.last, let first = left(row &- 1),
      let second = left(row), let third = left(row &+ 1)
    else { return judge(findAround(place, own, near), of: own, near) }
    return judge(place, own, (first, second, third), near)
  }

  /// Looks through three rows of three buckets, given the first ones.
  @inline(__always) private func judge(
    _ place: UInt32, _ own: Neighbour, _ lefts: (Int, Int, Int), _ near: ScratchView<UInt32>
  ) -> Verdict {
    let (first, second, third) = lefts
    let (starts, crowd, claims) = (starts, crowd, claims)
    let (inner, outer) = (zoom.inner, zoom.outer &+ 1)
    let ownRank = Int64(own.rank)
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
    var doubt: Int64 = 0
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
      // Branches would be guesses, too: signs say what is the case.
      let mayBeNear = (square &- outer) &>> 63
      doubt |= (inner &- square) & mayBeNear
      let ahead = ownRank &- Int64(candidate.rank)
      ties &+= ((ahead | (0 &- ahead)) &>> 63 &+ 1) & mayBeNear
      near[worse] = other
      worse &-= Int(truncatingIfNeeded: ahead &>> 63 & mayBeNear)
      let undecided = Int32(bitPattern: claims[Int(other)]) &>> 31
      let isOut = ~(undecided & Int32(truncatingIfNeeded: mayBeNear))
      let rank = candidate.rank | UInt32(bitPattern: isOut)
      best = rank < bestRank ? other : best
      bestRank = min(rank, bestRank)
    }
    // The candidate itself is one of those who share its rank.
    guard doubt >= 0, ties == 1 else {
      return judge(findAround(place, own, near), of: own, near)
    }
    return Verdict(best: best, worse: worse)
  }

  /// Tells the worse-ranked of the neighbours that were found, which are put first, from the
  /// better-ranked.
  @inline(never) private func judge(
    _ count: Int, of own: Neighbour, _ near: ScratchView<UInt32>
  ) -> Verdict {
    var verdict = Verdict()
    for index in 0..<count {
      let place = near[index]
      let other = crowd[Int(place)]
      if isBetter(own, than: other) {
        near[verdict.worse] = place
        verdict.worse &+= 1
      } else if claims[Int(place)] >= Self.putOff,
        verdict.best == .none || isBetter(other, than: crowd[Int(verdict.best)])
      {
        verdict.best = place
      }
    }
    return verdict
  }

  // MARK: Searching

  func isNear(_ first: Neighbour, _ second: Neighbour) -> Bool {
    let one = tree.entities[Int(candidates[Int(first.slot)].slot)]
    let other = tree.entities[Int(candidates[Int(second.slot)].slot)]
    let dx = tree.plane.difference(from: one.x, to: other.x)
    let dy = other.y - one.y
    return dx * dx + dy * dy <= zoom.squaredRadius
  }

  /// Lists the neighbours of a candidate by their exact places; near the seam those in the copies of
  /// the world on both sides too, and at the edge of a band those in the next.
  ///
  /// - Parameter only: the band in which to look; nil for all.
  /// - Returns: how many were found.
  @inline(never) func findAround(
    _ place: UInt32, _ own: Neighbour, _ near: ScratchView<UInt32>, in only: Band? = nil
  ) -> Int {
    let bands = only.map { [$0] } ?? bands
    let x = tree.entities[Int(candidates[Int(own.slot)].slot)].x
    let width = tree.plane.width
    var count = 0
    func look(from left: Double, to right: Double) {
      let first = grid.column(left) &>> zoom.shift &- 1
      let last = grid.column(right) &>> zoom.shift &+ 1
      for offset: Int32 in -1...1 {
        let row = own.row &>> zoom.shift &+ offset
        guard let band = bands.first(where: { $0.contains(row: row) }) else { continue }
        // Not more columns than there are, or a bucket would be looked at twice.
        let end = min(last &+ 1, first &+ Int32(truncatingIfNeeded: band.bucketsInRow))
        for column in first..<end {
          let bucket = band.buckets(row: row) &+ band.bucket(column: column)
          for other in starts[bucket]..<starts[bucket &+ 1] where other != place {
            near[count] = other
            count &+= isNear(own, crowd[Int(other)]) ? 1 : 0
          }
        }
      }
    }
    look(from: x - zoom.radius, to: x + zoom.radius)
    if x < zoom.radius { look(from: x + width - zoom.radius, to: width) }
    if x + zoom.radius >= width { look(from: 0, to: x + zoom.radius - width) }
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
