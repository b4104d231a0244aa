/// Centres with what belongs to them, as linked lists.
package struct MergeGroups {
  /// By centre the first of its members, by member the next one; `none` at the end.
  private var next: [UInt32]

  /// - Parameter centres: by candidate the centre it belongs to, itself for a centre.
  package init(centres: [UInt32]) {
    next = Array(repeating: .none, count: centres.count)
    for (member, centre) in centres.enumerated().reversed() where centre != member {
      next[member] = next[Int(centre)]
      next[Int(centre)] = UInt32(member)
    }
  }

  /// Whether a centre has nothing but itself.
  package func isSingle(_ centre: Int) -> Bool { next[centre] == .none }

  /// Visits a centre, and then its members.
  @inline(__always) package func visit(_ centre: Int, _ body: (Int) -> Void) {
    var member = UInt32(centre)
    while member != .none {
      body(Int(member))
      member = next[Int(member)]
    }
  }
}
