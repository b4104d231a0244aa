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

  /// Creates the instant at which a day begins in UTC.
  public init(startOf date: CalendarDate) {
    self.init(milliseconds: Int64(date.daysSinceEpoch) * Self.millisecondsOfDay)
  }

  /// 0001-01-01T00:00:00.000Z.
  private static let first: Int64 = -719_162 * millisecondsOfDay
  /// 9999-12-31T23:59:59.999Z.
  private static let last: Int64 = 2_932_897 * millisecondsOfDay - 1

  private static let millisecondsOfDay: Int64 = 86_400_000

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

extension Timestamp: CustomStringConvertible {
  /// The timestamp as `YYYY-MM-DDTHH:MM:SS.mmmZ`, as in the API.
  public var text: String {
    var bytes: [UInt8] = []
    append(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends ``text``.
  package func append(to bytes: inout [UInt8]) {
    let date = date()
    var rest = Int(milliseconds - Int64(date.daysSinceEpoch) * Self.millisecondsOfDay)
    let fraction = rest % 1_000
    rest /= 1_000
    date.appendISO(to: &bytes)
    bytes.append(UInt8(ascii: "T"))
    CalendarDate.appendDigits(rest / 3600, count: 2, to: &bytes)
    bytes.append(UInt8(ascii: ":"))
    CalendarDate.appendDigits(rest / 60 % 60, count: 2, to: &bytes)
    bytes.append(UInt8(ascii: ":"))
    CalendarDate.appendDigits(rest % 60, count: 2, to: &bytes)
    bytes.append(UInt8(ascii: "."))
    CalendarDate.appendDigits(fraction, count: 3, to: &bytes)
    bytes.append(UInt8(ascii: "Z"))
  }

  /// The timestamp as `YYYY-MM-DDTHH:MM:SS.mmmZ`.
  public var description: String { text }

  /// Creates a timestamp from an ISO 8601 date and time, separated by `T`, `t` or a space. Seconds
  /// and their fraction are optional. The time may be followed by `Z`, `+HH:MM`, `+HHMM` or `+HH`;
  /// the default is UTC. A date without a time means midnight UTC. Digits beyond milliseconds are
  /// dropped.
  ///
  /// Returns `nil` for other formats.
  public init?(iso text: String) { self.init(iso: Array(text.utf8)) }

  /// Like ``init(iso:)``, but takes the bytes of the text.
  public init?(iso bytes: some Collection<UInt8>) {
    guard let date = CalendarDate(timestamp: bytes) else { return nil }
    var reader = ClockReader(rest: Array(bytes.dropFirst(10))[...])
    guard let time = reader.millisecondsOfDay() else { return nil }
    self.init(milliseconds: Int64(date.daysSinceEpoch) * Self.millisecondsOfDay + time)
  }
}

/// Parses the part of a timestamp after the date.
private struct ClockReader {
  var rest: ArraySlice<UInt8>

  /// Returns the milliseconds since midnight UTC on the date, or `nil` if the time is invalid.
  mutating func millisecondsOfDay() -> Int64? {
    if rest.isEmpty { return 0 }
    // T, t or a space, which the date parser has checked.
    rest.removeFirst()
    guard let hour = digits(2, below: 24), skips(":"), let minute = digits(2, below: 60) else {
      return nil
    }
    var time = Int64(hour * 60 + minute) * 60_000
    if skips(":") {
      // Treat a leap second as the first second of the next minute.
      guard let second = digits(2, below: 61) else { return nil }
      time += Int64(second) * 1_000
      if skips(".") || skips(",") {
        guard let fraction = fraction() else { return nil }
        time += fraction
      }
    }
    guard let offset = offsetMinutes(), rest.isEmpty else { return nil }
    return time - Int64(offset) * 60_000
  }

  private mutating func offsetMinutes() -> Int? {
    if rest.isEmpty || skips("Z") || skips("z") { return 0 }
    let isNegative = skips("-")
    guard isNegative || skips("+"), let hours = digits(2, below: 24) else { return nil }
    var minutes = hours * 60
    if !rest.isEmpty {
      _ = skips(":")
      guard let more = digits(2, below: 60) else { return nil }
      minutes += more
    }
    return isNegative ? -minutes : minutes
  }

  /// Parses one or more fractional digits as milliseconds.
  private mutating func fraction() -> Int64? {
    var milliseconds: Int64 = 0
    var unit: Int64 = 100
    let count = rest.count
    while let byte = rest.first, byte &- UInt8(ascii: "0") < 10 {
      milliseconds += Int64(byte &- UInt8(ascii: "0")) * unit
      unit /= 10
      rest.removeFirst()
    }
    return rest.count < count ? milliseconds : nil
  }

  private mutating func digits(_ count: Int, below limit: Int) -> Int? {
    guard rest.count >= count else { return nil }
    var number = 0
    for byte in rest.prefix(count) {
      guard byte &- UInt8(ascii: "0") < 10 else { return nil }
      number = number * 10 + Int(byte &- UInt8(ascii: "0"))
    }
    rest.removeFirst(count)
    return number < limit ? number : nil
  }

  private mutating func skips(_ character: Unicode.Scalar) -> Bool {
    guard let byte = rest.first, UInt32(byte) == character.value else { return false }
    rest.removeFirst()
    return true
  }
}
