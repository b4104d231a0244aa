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
/// Candidates are in the order of their own pins along the Morton curve, so that whatever is done
/// with one after another stays near in memory.
struct MergeRound: ~Copyable {
  var candidates: Scratch<ClusterCandidate>
  /// By candidate: the entity of its own pin, which gives the order.
  var anchors: Scratch<UInt32>
  /// The same for the next zoom.
  private var nextCandidates: Scratch<ClusterCandidate>
  private var nextAnchors: Scratch<UInt32>
  private var nextCount = 0
  /// By candidate: the one that claims it, itself for a centre.
  let claims: Scratch<UInt32>
  /// By candidate: the first of those a centre claims, `none` if there are none.
  let members: Scratch<UInt32>
  /// By claimed candidate: the next of the same centre.
  let rest: Scratch<UInt32>
  /// How many candidates there are.
  private(set) var count = 0
  /// How many of them are pins that may not have merged before.
  private(set) var woken = 0
  private var nextWoken = 0
  /// How many centres claim others.
  private(set) var groups = 0
  /// How many are claimed.
  private(set) var claimed = 0

  init(capacity: Int) {
    candidates = Scratch(count: capacity)
    anchors = Scratch(count: capacity)
    nextCandidates = Scratch(count: capacity)
    nextAnchors = Scratch(count: capacity)
    claims = Scratch(count: capacity)
    members = Scratch(count: capacity)
    rest = Scratch(count: capacity)
  }

  /// Adds a candidate to the next round.
  @inline(__always) mutating func append(_ candidate: ClusterCandidate, anchor: UInt32) {
    nextCandidates[nextCount] = candidate
    nextAnchors[nextCount] = anchor
    nextCount &+= 1
  }

  /// Adds a pin that wakes to the next round.
  @inline(__always) mutating func append(waking pin: ClusterCandidate) {
    append(pin, anchor: pin.slot)
    nextWoken &+= 1
  }

  /// Makes the next round the one at hand.
  mutating func turn() {
    swap(&candidates, &nextCandidates)
    swap(&anchors, &nextAnchors)
    (count, nextCount) = (nextCount, 0)
    (woken, nextWoken) = (nextWoken, 0)
  }

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
  mutating func dropGroups(below minimum: Int, of tree: borrowing ClusterTree) {
    for centre in 0..<count where members[centre] != .none {
      var total = tree.count(of: ClusterTree.Node(candidates[centre].slot))
      var size = 0
      var member = members[centre]
      while member != .none {
        total += tree.count(of: ClusterTree.Node(candidates[Int(member)].slot))
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
  @inline(__always) func isApart(_ index: Int) -> Bool {
    let claim = Int(claims[index])
    return claim == index || members[claim] == .none
  }
}
