/// How fast a request's body comes.
///
/// A peer that sends a byte now and then would hold what its body has taken forever.
struct BodyPace {
  private let start: Double
  private var windowStart: Double
  private var windowCount = 0

  /// - Parameter start: when the body began.
  init(start: Double) {
    self.start = start
    windowStart = start
  }

  mutating func received(_ count: Int) { windowCount += count }

  /// Whether the body comes too slowly; looked at from time to time.
  mutating func isTooSlow(at now: Double, _ limits: TimeLimits) -> Bool {
    let elapsed = now - windowStart
    guard elapsed >= limits.body else { return false }
    let isSlow = now - start > limits.bodyGrace && Double(windowCount) < elapsed * limits.bodyRate
    (windowStart, windowCount) = (now, 0)
    return isSlow
  }
}
