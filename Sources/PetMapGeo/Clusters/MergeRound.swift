/// A pin or cluster that may merge at the zoom at hand.
struct ClusterCandidate: BitwiseCopyable {
  var x: Double
  var y: Double
  /// Of the best-ranked pin; lower is better.
  var rank: UInt64
  /// The entity.
  var slot: UInt32
  /// How many pins it stands for.
  var count: UInt32

  @inline(__always) func isBetter(than other: ClusterCandidate) -> Bool {
    if rank != other.rank { return rank < other.rank }
    if x != other.x { return x < other.x }
    if y != other.y { return y < other.y }
    // Pins of the same id at the same place: entities are in the order of their index there.
    return slot < other.slot
  }
}

/// What takes part in the merging of one zoom, and what has become of it.
///
/// Candidates are in the order of their own pins along the Morton curve, so that whatever is done
/// with one after another stays near in memory.
struct MergeRound: ~Copyable {
  let candidates: Scratch<ClusterCandidate>
  /// By candidate: the entity of its own pin, which gives the order.
  let anchors: Scratch<UInt32>
  /// By candidate: the one that claims it, itself for a centre.
  let claims: Scratch<UInt32>
  /// By candidate: the first of those a centre claims, `none` if there are none.
  let members: Scratch<UInt32>
  /// By claimed candidate: the next of the same centre.
  let rest: Scratch<UInt32>
  /// How many candidates there are.
  var count = 0
  /// How many centres claim others.
  var groups = 0
  /// How many are claimed.
  var claimed = 0

  init(capacity: Int) {
    candidates = Scratch(count: capacity)
    anchors = Scratch(count: capacity)
    claims = Scratch(count: capacity)
    members = Scratch(count: capacity)
    rest = Scratch(count: capacity)
  }

  mutating func append(_ candidate: ClusterCandidate, anchor: UInt32) {
    candidates[count] = candidate
    anchors[count] = anchor
    count &+= 1
  }

  mutating func append(pin: ClusterCandidate) { append(pin, anchor: pin.slot) }

  /// Links those that each centre claims.
  mutating func link() {
    members.fill(with: .none, count: count)
    (groups, claimed) = (0, 0)
    for index in stride(from: count &- 1, through: 0, by: -1) {
      let centre = Int(claims[index])
      guard centre != index else { continue }
      let first = members[centre]
      rest[index] = first
      members[centre] = UInt32(truncatingIfNeeded: index)
      groups &+= first == .none ? 1 : 0
      claimed &+= 1
    }
  }

  /// Lets groups of too few pins stay apart.
  mutating func dropGroups(below minimum: Int) {
    for centre in 0..<count where members[centre] != .none {
      var total = Int(candidates[centre].count)
      var size = 0
      var member = members[centre]
      while member != .none {
        total += Int(candidates[Int(member)].count)
        size += 1
        member = rest[Int(member)]
      }
      if total < minimum {
        members[centre] = .none
        groups -= 1
        claimed -= size
      }
    }
  }

  /// Whether a candidate is still on the map, by itself, when the groups are clusters.
  func isApart(_ index: Int) -> Bool {
    let claim = Int(claims[index])
    return claim == index || members[claim] == .none
  }

  /// Makes the next zoom's candidates of what is left on the map and of pins that may merge there.
  ///
  /// Centres that claim others are moved to where their clusters stand, and count what these do.
  ///
  /// - Parameters:
  ///   - slot: of the first cluster; the others follow in the order of their centres.
  ///   - pins: of which those wake whose zoom it is.
  func advance(
    to next: inout MergeRound, zoom: Int, firstSlot slot: Int, waking woken: borrowing SleepingPins,
    plane: ClusterPlane
  ) {
    next.count = 0
    var pin = woken.start(zoom: zoom)
    let lastPin = woken.start(zoom: zoom - 1)
    var slot = UInt32(truncatingIfNeeded: slot)
    for index in 0..<count {
      var member = members[index]
      if member == .none, !isApart(index) { continue }
      let anchor = anchors[index]
      while pin < lastPin, woken.candidates[pin].slot < anchor {
        next.append(pin: woken.candidates[pin])
        pin &+= 1
      }
      var own = candidates[index]
      if member != .none {
        var mean = WeightedMean(around: own.x, own.y, count: own.count, plane: plane)
        while member != .none {
          let taken = candidates[Int(member)]
          mean.add(taken.x, taken.y, count: taken.count)
          member = rest[Int(member)]
        }
        (own.x, own.y) = mean.place
        own.count = mean.count
        candidates[index] = own
        own.slot = slot
        slot &+= 1
      }
      next.append(own, anchor: anchor)
    }
    while pin < lastPin {
      next.append(pin: woken.candidates[pin])
      pin &+= 1
    }
  }
}
