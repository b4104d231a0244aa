extension GreedyWork {
  /// What a candidate's neighbours make of it.
  struct Verdict {
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
    if let pairCount = listPairs(in: number) {
      settle(pairCount, in: band)
    } else {
      decideCrowd(in: number)
    }
    guard bands.count > 1 else { return 0 }
    let late = late.part(band.room)
    var count = 0
    func note(_ index: Int) {
      guard Self.isUndecided(claims[index]) else { return }
      late[count] = UInt64(truncatingIfNeeded: index)
      count &+= 1
    }
    for index in band.candidates where band.contains(row: cell(candidates[index]).row) {
      note(index)
    }
    visitForeign(of: number) { note($0) }
    return count
  }

  /// Decides about what was put off, when all bands are done.
  func decideLate(_ count: Int, in number: Int) {
    let first = bands[number].room.lowerBound
    let near = near
    var waiting: [UInt32] = []
    for index in first..<first + count where Self.isUndecided(claims[Int(late[index])]) {
      decide(
        UInt32(truncatingIfNeeded: late[index]), of: candidates, claims: claims, &waiting,
        isLate: true
      ) { (judge(Int($0), near, number), near) }
    }
  }

  /// Decides about a candidate and those that it waits for.
  ///
  /// - Parameters:
  ///   - candidates: among which it is; `claims` are by the same numbers.
  ///   - isLate: whether there is no other worker, so that nothing need be put off.
  ///   - judge: lists a candidate's worse-ranked neighbours in ``near``.
  @inline(__always) func decide(
    _ first: UInt32, of candidates: ScratchView<ClusterCandidate>, claims: ScratchView<UInt32>,
    _ waiting: inout [UInt32], isLate: Bool, judge: (UInt32) -> (Verdict, ScratchView<UInt32>)
  ) {
    var current = first
    while true {
      let (verdict, near) = judge(current)
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
      // A centre takes in its worse-ranked neighbours, unless they belong to a better-ranked one.
      claims[Int(current)] = current
      let own = candidates[Int(current)]
      for index in 0..<verdict.worse {
        let neighbour = Int(near[index])
        let claim = claims[neighbour]
        if Self.isUndecided(claim) || isBetter(own, than: candidates[Int(claim)]) {
          claims[neighbour] = current
        }
      }
      while let last = waiting.last, !Self.isUndecided(claims[Int(last)]) { waiting.removeLast() }
      guard let last = waiting.popLast() else { return }
      current = last
    }
  }

  /// Looks around a candidate when all bands are done.
  ///
  /// - Parameter number: of the band in or near which it stands, most likely.
  private func judge(_ index: Int, _ near: ScratchView<UInt32>, _ number: Int) -> Verdict {
    let own = candidates[index]
    let (column, row) = cell(own)
    guard column >= zoom.inland.first, column <= zoom.inland.last else {
      return judge(findAround(index, near), of: own, candidates, claims, near)
    }
    var verdict = Verdict()
    for row in row &- 1...row &+ 1 {
      guard let band = band(row: row, near: number) else { continue }
      for column in column &- 1...column &+ 1 {
        var link = buckets[band.buckets(row: row) &+ band.bucket(column: column)]
        while link != 0 {
          let other = Int(link &- 1)
          link = rest[other]
          let candidate = candidates[other]
          let across = Int64(candidate.column &- own.column)
          let down = Int64(candidate.row &- own.row)
          let square = across &* across &+ down &* down
          if square > zoom.outer || other == index { continue }
          if square >= zoom.inner, !isNear(own, candidate) { continue }
          if isBetter(own, than: candidate) {
            near[verdict.worse] = UInt32(truncatingIfNeeded: other)
            verdict.worse &+= 1
          } else if Self.isUndecided(claims[other]),
            verdict.best == .none || isBetter(candidate, than: candidates[Int(verdict.best)])
          {
            verdict.best = UInt32(truncatingIfNeeded: other)
          }
        }
      }
    }
    return verdict
  }

  private func band(row: Int32, near number: Int) -> Band? {
    if bands[number].contains(row: row) { return bands[number] }
    if number > 0, bands[number - 1].contains(row: row) { return bands[number - 1] }
    return bands.first { $0.contains(row: row) }
  }

  /// Tells the worse-ranked of the neighbours that were found, which are put first, from the
  /// better-ranked.
  @inline(never) func judge(
    _ count: Int, of own: ClusterCandidate, _ candidates: ScratchView<ClusterCandidate>,
    _ claims: ScratchView<UInt32>, _ near: ScratchView<UInt32>
  ) -> Verdict {
    var verdict = Verdict()
    for index in 0..<count {
      let place = near[index]
      let other = candidates[Int(place)]
      if isBetter(own, than: other) {
        near[verdict.worse] = place
        verdict.worse &+= 1
      } else if Self.isUndecided(claims[Int(place)]),
        verdict.best == .none || isBetter(other, than: candidates[Int(verdict.best)])
      {
        verdict.best = place
      }
    }
    return verdict
  }
}
