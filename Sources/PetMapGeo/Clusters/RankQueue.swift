/// Entities to be decided, the best-ranked first: a heap.
struct RankQueue {
  struct Event {
    let rank: UInt64
    let pin: UInt32
    /// The entity, `none` for one that is gone and not replaced.
    let slot: UInt32
    /// Which of those that have gone it was, -1 for none.
    let gone: Int
    /// A centre that the entity will belong to, `none` where that is to be found out.
    let nearer: UInt32

    init(
      _ pin: UInt32, _ tree: borrowing ClusterTree, slot: UInt32, gone: Int, nearer: UInt32 = .none
    ) {
      rank = tree.rank(pin: Int(pin))
      self.pin = pin
      self.slot = slot
      self.gone = gone
      self.nearer = nearer
    }

    func precedes(_ other: Event) -> Bool { (rank, pin) < (other.rank, other.pin) }
  }

  private var events: [Event] = []

  mutating func insert(_ event: Event) {
    var index = events.count
    events.append(event)
    while index > 0, event.precedes(events[(index - 1) / 2]) {
      events[index] = events[(index - 1) / 2]
      index = (index - 1) / 2
    }
    events[index] = event
  }

  mutating func popBest() -> Event? {
    guard let last = events.popLast() else { return nil }
    guard let best = events.first else { return last }
    var index = 0
    while true {
      var child = 2 * index + 1
      guard child < events.count else { break }
      if child + 1 < events.count, events[child + 1].precedes(events[child]) { child += 1 }
      guard events[child].precedes(last) else { break }
      events[index] = events[child]
      index = child
    }
    events[index] = last
    return best
  }
}
