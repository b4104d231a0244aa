/// Measures the rate at which a request's body arrives.
///
/// Otherwise, a peer that sends a byte now and then could hold the body's resources forever.
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

  /// Returns whether the body arrives too slowly; call it periodically.
  mutating func isTooSlow(at now: Double, _ limits: TimeLimits) -> Bool {
    let elapsed = now - windowStart
    guard elapsed >= limits.body else { return false }
    let isSlow = now - start > limits.bodyGrace && Double(windowCount) < elapsed * limits.bodyRate
    (windowStart, windowCount) = (now, 0)
    return isSlow
  }
}
