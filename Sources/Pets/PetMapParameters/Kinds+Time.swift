/// A length of time as text: a number with `s`, `m`, `h` or `d`.
public enum DurationText {
  /// Parses a length of time of at least a second, such as `7d`.
  ///
  /// - Returns: Its milliseconds, or `nil` for other texts and for numbers of more than six digits.
  public static func milliseconds(_ text: some StringProtocol) -> Int64? {
    let units: [Character: Int64] = ["s": 1000, "m": 60_000, "h": 3_600_000, "d": 86_400_000]
    let digits = text.dropLast()
    guard let unit = text.last.flatMap({ units[$0] }), (1...6).contains(digits.utf8.count),
      digits.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
      let count = Int64(digits), count > 0
    else { return nil }
    return count * unit
  }
}
