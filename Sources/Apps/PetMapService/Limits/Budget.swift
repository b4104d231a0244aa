import PetMapAPI
import PetMapSystem

/// A resource that requests use while they are being handled, and each peer's share of it.
///
/// A peer can use up to a third of what it leaves free: a single peer a quarter of the total, the
/// next one a quarter of the rest, and so on. (The rule is known from the buffers of network
/// switches: A. Choudhury and E. Hahne, *Dynamic queue length thresholds for shared-memory packet
/// switches*, 1998.)
package final class Budget: Sendable {
  /// A part of a budget, which is returned when the reservation is released.
  package final class Reservation: Sendable {
    private struct Part {
      var count: Int
      var peer: Peer
    }

    private let budget: Budget
    private let part: Monitor<Part>

    fileprivate init(_ budget: Budget, _ count: Int, _ peer: Peer) {
      self.budget = budget
      part = Monitor(Part(count: count, peer: peer))
    }

    deinit { part.withLock { budget.giveBack($0.count, of: $0.peer) } }

    /// Enlarges the reservation.
    ///
    /// - Throws: The budget's error, in which case the reservation is unchanged.
    package func add(_ count: Int) throws(ServiceError) {
      try part.withLock { (part) throws(ServiceError) in
        try budget.take(count, for: part.peer)
        part.count += count
      }
    }

    /// Attributes the reservation to another peer.
    ///
    /// - Throws: The budget's error, in which case the reservation is unchanged.
    package func move(to peer: Peer) throws(ServiceError) {
      try part.withLock { (part) throws(ServiceError) in
        guard peer != part.peer else { return }
        try budget.move(part.count, from: part.peer, to: peer)
        part.peer = peer
      }
    }
  }

  private struct State {
    var used = 0
    /// What is used by each peer to which shares apply.
    var usedByPeer: [String: Int] = [:]

    mutating func count(_ count: Int, of peer: Peer) {
      guard peer.isLimited else { return }
      let used = usedByPeer[peer.network, default: 0] + count
      usedByPeer[peer.network] = used > 0 ? used : nil
    }
  }

  /// The name of the resource in metrics.
  package let name: String
  package let total: Int
  /// What a peer can use of the free rest, however small its share is.
  private let minimum: Int
  private let refusal: ServiceError
  private let state = Monitor(State())

  /// - Parameters:
  ///   - name: The plural name of what uses the resource.
  ///   - minimum: What a peer can use of the free rest, however small its share is.
  ///   - retryAfter: The number of seconds after which a rejected client should try again.
  package init(_ name: String, total: Int, minimum: Int, retryAfter: Int) {
    self.name = name
    self.total = total
    self.minimum = minimum
    refusal = ServiceError(
      .storeUnavailable, "Too many \(name) at the same time, try again later",
      headers: [HeaderField("Retry-After", String(retryAfter))])
  }

  /// What all peers use.
  package var used: Int { state.withLock { $0.used } }

  /// Returns what a peer uses, or 0 if shares do not apply to it.
  package func used(by peer: Peer) -> Int {
    state.withLock { peer.isLimited ? $0.usedByPeer[peer.network] ?? 0 : 0 }
  }

  /// Reserves a part of the budget.
  ///
  /// - Throws: 503 if the budget or the peer's share is exhausted.
  package func reserve(_ count: Int, for peer: Peer) throws(ServiceError) -> Reservation {
    try take(count, for: peer)
    return Reservation(self, count, peer)
  }

  fileprivate func take(_ count: Int, for peer: Peer) throws(ServiceError) {
    try state.withLock { (state) throws(ServiceError) in
      guard count <= total - state.used else { throw refusal }
      try checkShare(count, of: peer, free: total - state.used - count, state)
      state.used += count
      state.count(count, of: peer)
    }
  }

  fileprivate func move(_ count: Int, from old: Peer, to new: Peer) throws(ServiceError) {
    try state.withLock { (state) throws(ServiceError) in
      try checkShare(count, of: new, free: total - state.used, state)
      state.count(-count, of: old)
      state.count(count, of: new)
    }
  }

  fileprivate func giveBack(_ count: Int, of peer: Peer) {
    state.withLock { state in
      state.used -= count
      state.count(-count, of: peer)
    }
  }

  private func checkShare(
    _ count: Int, of peer: Peer, free: Int, _ state: State
  ) throws(ServiceError) {
    guard peer.isLimited else { return }
    let used = state.usedByPeer[peer.network, default: 0] + count
    guard used <= max(minimum, free / 3) else { throw refusal }
  }
}
