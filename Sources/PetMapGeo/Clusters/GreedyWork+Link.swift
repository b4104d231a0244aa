extension GreedyWork {
  /// Links those of a band's candidates that the band's centres claim, in the order of the round.
  ///
  /// - Returns: how many centres claim others, how many others, and how many of the candidates are
  ///   claimed by centres of other bands: for those ``late`` has the centre above the candidate.
  func link(_ number: Int) -> (groups: Int, claimed: Int, crossing: Int) {
    let band = bands[number]
    let first = band.candidates.lowerBound
    let (heads, rest, list) = (heads, rest, rest.part(from: first))
    let (crowd, claims, places) = (crowd, claims, places.part(from: first))
    let late = late.part(from: first)
    var (groups, claimed, crossing) = (0, 0, 0)
    var stray = band.strays
    var listed = band.listed
    while listed > 0 || stray > 0 {
      var index = listed > 0 ? list[listed &- 1] : 0
      var place = listed > 0 ? places[listed &- 1] : 0
      if stray > 0, listed == 0 || strays[first &+ stray &- 1] > index {
        stray &-= 1
        index = strays[first &+ stray]
        place = strayPlaces[first &+ stray]
      } else {
        listed &-= 1
      }
      let claim = claims[Int(place)]
      guard claim != place else { continue }
      // The list of those that have company is not needed from here on.
      let centre = Int(crowd[Int(claim)].slot)
      heads[Int(index)] = MergeRound.taken
      guard band.candidates.contains(centre) else {
        late[crossing] = UInt64(truncatingIfNeeded: centre) << 32 | UInt64(index)
        crossing &+= 1
        continue
      }
      let next = heads[centre]
      rest[Int(index)] = next
      heads[centre] = index
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
