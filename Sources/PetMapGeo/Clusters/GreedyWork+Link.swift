extension GreedyWork {
  /// Links those of a band's candidates that the band's centres claim, in the order of the round.
  ///
  /// - Returns: how many centres claim others, how many others, and how many of the candidates are
  ///   claimed by centres of other bands: for those ``late`` has the centre above the candidate.
  func link(_ number: Int) -> (groups: Int, claimed: Int, crossing: Int) {
    let band = bands[number]
    let (heads, rest, claims) = (heads, rest, claims)
    let late = late.part(from: band.candidates.lowerBound)
    var (groups, claimed, crossing) = (0, 0, 0)
    for index in band.candidates.reversed() {
      let claim = claims[index]
      guard claim != UInt32(truncatingIfNeeded: index) else { continue }
      let centre = Int(claim)
      heads[index] = MergeRound.taken
      guard band.candidates.contains(centre) else {
        late[crossing] = UInt64(claim) << 32 | UInt64(truncatingIfNeeded: index)
        crossing &+= 1
        continue
      }
      // What is in the buckets is not needed from here on.
      let next = heads[centre]
      rest[index] = next
      heads[centre] = UInt32(truncatingIfNeeded: index)
      groups &+= next == .none ? 1 : 0
      claimed &+= 1
    }
    return (groups, claimed, crossing)
  }

  /// Links those that are claimed by centres of other bands, sorted by centre and place.
  func link(_ crossing: ArraySlice<UInt64>, _ round: inout MergeRound) {
    var crossing = crossing
    while let first = crossing.first {
      let centre = Int(first >> 32)
      guard let band = bands.firstIndex(where: { $0.candidates.contains(centre) }) else { return }
      if heads[centre] == .none { round.count(groups: 1, claimed: 0, of: band) }
      // Both lists are in the order of the round.
      var last = UInt32.none
      var next = heads[centre]
      while let member = crossing.first, Int(member >> 32) == centre {
        crossing.removeFirst()
        round.count(groups: 0, claimed: 1, of: band)
        let index = UInt32(truncatingIfNeeded: member)
        while next != .none, next < index { (last, next) = (next, rest[Int(next)]) }
        if last == .none { heads[centre] = index } else { rest[Int(last)] = index }
        rest[Int(index)] = next
        last = index
      }
    }
  }
}
