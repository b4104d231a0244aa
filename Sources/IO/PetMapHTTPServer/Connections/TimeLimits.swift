/// The time limits for a peer and its requests, in seconds.
package struct TimeLimits: Sendable {
  /// The maximum time from a request's first byte to the end of its header block.
  package var head = 9.0
  /// The maximum time between two parts of a body.
  package var body = 15.0
  /// The grace period before a body must arrive at ``bodyRate``.
  package var bodyGrace = 60.0
  /// The minimum rate of a body in bytes per second, averaged over each period of ``body``.
  package var bodyRate = 1024.0
  /// The maximum time between two requests.
  package var idle = 75.0
  /// The maximum time without progress while sending a response.
  package var response = 60.0
  /// The grace period for slow readers when large bodies take too much memory.
  package var largeResponse = 2.0
  /// The maximum time until a write to a shared store begins.
  package var queue = 2.0
  /// The maximum time without data from the peer after the last response, before the connection is
  /// closed.
  package var lingering = 3.0
  /// The maximum time from the last response until the connection is closed.
  package var lingeringTotal = 300.0

  package init() {}
}

/// Measures the rate at which a request's body arrives.
///
/// Without a minimum rate, a peer that sends an occasional byte could hold resources forever.
struct BodyPace {
  private let start: Double
  private var windowStart: Double
  private var windowCount = 0

  /// - Parameter start: The time at which the body began.
  init(start: Double) {
    self.start = start
    windowStart = start
  }

  mutating func received(_ count: Int) { windowCount += count }

  /// Returns whether more than the given number of seconds have passed since the body began.
  func exceeds(_ limit: Double, at now: Double) -> Bool { now - start > limit }

  /// Returns whether the body arrives too slowly; call it periodically.
  mutating func isTooSlow(at now: Double, _ limits: TimeLimits) -> Bool {
    let elapsed = now - windowStart
    guard elapsed >= limits.body else { return false }
    let isSlow = now - start > limits.bodyGrace && Double(windowCount) < elapsed * limits.bodyRate
    (windowStart, windowCount) = (now, 0)
    return isSlow
  }
}
