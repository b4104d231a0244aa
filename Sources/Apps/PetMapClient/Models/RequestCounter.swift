/// Distinguishes the response to the newest request from outdated responses.
struct RequestCounter: Sendable {
  private var current = 0

  /// Starts a request and invalidates the responses to earlier ones.
  mutating func begin() -> Int {
    current += 1
    return current
  }

  /// Withdraws a canceled request. If it is the newest one, the preceding one is the newest again.
  mutating func withdraw(_ request: Int) { if isCurrent(request) { current -= 1 } }

  /// Returns whether a request is the newest one.
  func isCurrent(_ request: Int) -> Bool { request == current }
}
