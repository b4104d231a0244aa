/// An instant with millisecond precision.
///
/// ```swift
/// Timestamp(iso: "2025-11-18T12:30:00+01:00")?.text  // "2025-11-18T11:30:00.000Z"
/// ```
public struct Timestamp: Sendable, Hashable {
  /// Milliseconds since 1970-01-01T00:00:00Z, without leap seconds; negative for earlier instants.
  public let milliseconds: Int64

  /// Creates an instant from the number of milliseconds since 1970-01-01T00:00:00Z, clamped to the
  /// years 1 to 9999.
  public init(milliseconds: Int64) {
    self.milliseconds = min(max(milliseconds, Self.first), Self.last)
  }

  /// 0001-01-01T00:00:00.000Z.
  private static let first: Int64 = -719_162 * millisecondsOfDay
  /// 9999-12-31T23:59:59.999Z.
  private static let last: Int64 = 2_932_897 * millisecondsOfDay - 1

  static let millisecondsOfDay: Int64 = 86_400_000

  /// Returns the date of this instant at the given offset from UTC.
  public func date(at offset: UTCOffset = .zero) -> CalendarDate {
    let shifted = milliseconds + Int64(offset.minutes) * 60_000
    let days = Int(
      (Self(milliseconds: shifted).milliseconds).dividedDown(by: Self.millisecondsOfDay))
    guard let date = CalendarDate(daysSinceEpoch: days) else {
      preconditionFailure("a timestamp is within the range of CalendarDate")
    }
    return date
  }

  /// Returns the instant that is the given number of milliseconds later, or earlier if the number
  /// is negative.
  public func advanced(byMilliseconds distance: Int64) -> Timestamp {
    let (sum, overflows) = milliseconds.addingReportingOverflow(distance)
    return Timestamp(milliseconds: overflows ? (distance < 0 ? .min : .max) : sum)
  }
}

extension Timestamp: Comparable {
  /// Returns whether the left instant is earlier.
  public static func < (left: Self, right: Self) -> Bool {
    left.milliseconds < right.milliseconds
  }
}

extension Int64 {
  /// Returns the quotient, rounded down.
  fileprivate func dividedDown(by divisor: Int64) -> Int64 {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? quotient - 1 : quotient
  }
}
