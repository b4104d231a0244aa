import PetMapAPI
import PetMapAnnouncements
import PetMapParameters
import PetMapSystem

/// The maximum number of requests of one kind that a peer can make in a time window.
package struct RateLimit: Sendable, Hashable {
  package let count: Int
  /// The length of the window in seconds.
  package let window: Int

  /// - Precondition: Both are 1 or more.
  package init(count: Int, window: Int) {
    precondition(count >= 1 && window >= 1)
    self.count = count
    self.window = window
  }

  /// Parses a limit such as `10/1h`: a number of requests, and a window in seconds, minutes, hours
  /// or days.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let count = Self.number(parts[0]),
      let length = DurationText.milliseconds(parts[1])
    else { return nil }
    self.init(count: count, window: Int(length / 1000))
  }

  /// Parses a number from 1 to 1,000,000.
  private static func number(_ text: Substring) -> Int? {
    guard text.utf8.allSatisfy({ (48...57).contains($0) }), let number = Int(text),
      (1...1_000_000).contains(number)
    else { return nil }
    return number
  }
}

/// The kinds of requests that can have a ``RateLimit``.
package enum LimitedRequest: Sendable, CaseIterable {
  case creates
  case searches
  case callouts
  /// Posters and map pictures.
  case pictures
  /// Flags of announcements.
  case flags
  /// Requests for contact details.
  case contacts
  /// Sightings that are sent.
  case sightings
  /// Alerts that are added.
  case alerts
}

/// Counts the requests of each peer in windows that start with the first request.
final class RateLimiter: Sendable {
  /// The state of a peer's limit after a request.
  struct Share {
    let limit: Int
    let remaining: Int
    /// The seconds until the window ends.
    let reset: Int
    /// Whether the request is allowed.
    let isAllowed: Bool
  }

  private struct Window {
    let start: Int64
    var used: Int
  }

  /// The number of peers above which those with expired windows are removed.
  private static let sweepSize = 10_000

  private struct State {
    var windows: [String: Window] = [:]
    var nextSweep = sweepSize
  }

  private let limit: RateLimit
  private let state = Monitor(State())

  init(_ limit: RateLimit) { self.limit = limit }

  /// Counts a request. Rejected requests are not counted.
  func take(for peer: String, at now: Timestamp) -> Share {
    let length = Int64(limit.window) * 1000
    let time = now.milliseconds
    return state.withLock { state in
      if state.windows.count > state.nextSweep {
        state.windows = state.windows.filter { Self.isOpen($0.value, length, at: time) }
        state.nextSweep = max(Self.sweepSize, 2 * state.windows.count)
      }
      var window = state.windows[peer] ?? Window(start: time, used: 0)
      if !Self.isOpen(window, length, at: time) { window = Window(start: time, used: 0) }
      let isAllowed = window.used < limit.count
      if isAllowed { window.used += 1 }
      state.windows[peer] = window
      return Share(
        limit: limit.count, remaining: limit.count - window.used,
        reset: Int((window.start + length - time + 999) / 1000), isAllowed: isAllowed)
    }
  }

  /// Returns whether a window is open. A window that starts in the future is not, because it was
  /// opened before the clock was set back.
  private static func isOpen(_ window: Window, _ length: Int64, at time: Int64) -> Bool {
    time >= window.start && time < window.start + length
  }
}

extension RateLimiter.Share {
  /// The header fields that describe the state of the limit.
  var fields: [HeaderField] {
    [
      HeaderField("RateLimit-Limit", String(limit)),
      HeaderField("RateLimit-Remaining", String(remaining)),
      HeaderField("RateLimit-Reset", String(reset)),
      HeaderField(
        "Access-Control-Expose-Headers", "RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset"),
    ]
  }

  /// The error for a request beyond the limit.
  var refusal: ServiceError {
    ServiceError(
      .tooManyRequests, "Too many requests, try again later",
      headers: [HeaderField("Retry-After", String(reset))] + fields)
  }
}

/// The rate limiters of a service by kind of request.
struct RateLimiters: Sendable {
  private let limiters: [LimitedRequest: RateLimiter]

  init(_ limits: [LimitedRequest: RateLimit]) { limiters = limits.mapValues { RateLimiter($0) } }

  /// Counts a request. Returns `nil` if its kind has no limit.
  func take(
    _ kind: LimitedRequest?, for peer: @autoclosure () -> String, at now: Timestamp
  ) -> RateLimiter.Share? {
    kind.flatMap { limiters[$0] }?.take(for: peer(), at: now)
  }
}
