import PetMapAPI
package import PetMapAnnouncements
import PetMapSystem

/// The processor time that each peer's requests have used, which limits searches, pictures and
/// password hashes by their cost rather than their number.
///
/// A peer can use a quarter of the processors, averaged over the last two minutes.
package final class ProcessorTime: Sendable {
  /// The seconds that a peer has used and not yet regained.
  private struct Debt {
    var seconds: Double
    var at: MonotonicTime
  }

  private struct State {
    var debts: [String: Debt] = [:]
    var nextSweep = sweepSize
  }

  /// The number of peers above which those without a debt are removed.
  private static let sweepSize = 10_000
  /// The seconds that a peer regains per second.
  private let rate: Double
  /// The greatest debt with which a peer's requests are accepted, in seconds.
  private let limit: Double
  private let state = Monitor(State())

  package init(processors: Int) {
    rate = Double(processors) / 4
    limit = 120 * rate
  }

  /// Runs `body` and counts the time that this thread's processor spends on it.
  func charging<Result>(
    _ peer: Peer, at now: MonotonicTime, _ body: () throws(ServiceError) -> Result
  ) throws(ServiceError) -> Result {
    guard peer.isLimited else { return try body() }
    let start = SystemClock.threadSeconds()
    defer { charge(SystemClock.threadSeconds() - start, to: peer, at: now) }
    return try body()
  }

  package func charge(_ seconds: Double, to peer: Peer, at now: MonotonicTime) {
    guard peer.isLimited else { return }
    state.withLock { state in
      if state.debts.count > state.nextSweep {
        state.debts = state.debts.filter { left(of: $0.value, at: now) > 0 }
        state.nextSweep = max(Self.sweepSize, 2 * state.debts.count)
      }
      let old = state.debts[peer.network].map { left(of: $0, at: now) } ?? 0
      state.debts[peer.network] = Debt(seconds: old + seconds, at: now)
    }
  }

  /// - Throws: 429 if the peer has used its share.
  package func check(_ peer: Peer, at now: MonotonicTime) throws(ServiceError) {
    guard peer.isLimited, let debt = state.withLock({ $0.debts[peer.network] }) else { return }
    let excess = left(of: debt, at: now) - limit
    guard excess > 0 else { return }
    throw ServiceError(
      .tooManyRequests, "Too many requests, try again later",
      headers: [HeaderField("Retry-After", String(Int((excess / rate).rounded(.up))))])
  }

  private func left(of debt: Debt, at now: MonotonicTime) -> Double {
    let elapsed = Double(max(0, now.milliseconds - debt.at.milliseconds)) / 1000
    return max(0, debt.seconds - elapsed * rate)
  }
}
