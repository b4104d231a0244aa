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
    let units: [Character: Int] = ["s": 1, "m": 60, "h": 3600, "d": 86_400]
    guard parts.count == 2, let unit = parts[1].last.flatMap({ units[$0] }),
      let count = Self.number(parts[0]), let length = Self.number(parts[1].dropLast())
    else { return nil }
    self.init(count: count, window: length * unit)
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
}
