/// A day in the proleptic Gregorian calendar, without a time or a time zone.
public struct CalendarDate: Sendable, Hashable {
  /// The year, from 1 to 9999.
  public let year: Int
  /// The month, from 1 to 12.
  public let month: Int
  /// The day of the month, from 1 to 31.
  public let day: Int

  /// Creates a date. Returns `nil` if the date does not exist or the year is not between 1 and
  /// 9999.
  public init?(year: Int, month: Int, day: Int) {
    guard year >= 1, year <= 9999, month >= 1, month <= 12, day >= 1,
      day <= Self.days(inMonth: month, year: year)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  private static func days(inMonth month: Int, year: Int) -> Int {
    if month == 2 { return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28 }
    // Through July, even months have 30 days; after July, odd months do.
    return 30 + (month + month / 8) % 2
  }
}

extension CalendarDate: Comparable {
  /// Returns whether the left date is earlier.
  public static func < (left: Self, right: Self) -> Bool {
    left.daysSinceEpoch < right.daysSinceEpoch
  }
}

extension CalendarDate {
  /// The number of days since 1970-01-01, negative for earlier dates.
  ///
  /// Formula: Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms", `days_from_civil`.
  public var daysSinceEpoch: Int {
    let shiftedYear = month <= 2 ? year - 1 : year
    let era = (shiftedYear >= 0 ? shiftedYear : shiftedYear - 399) / 400
    let yearOfEra = shiftedYear - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  /// Creates a date from the number of days since 1970-01-01. Returns `nil` outside the years 1 to
  /// 9999.
  ///
  /// Formula: Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms", `civil_from_days`.
  public init?(daysSinceEpoch days: Int) {
    guard days >= -719_162, days <= 2_932_896 else { return nil }
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    self.init(
      year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month: month,
      day: dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
  }
}

extension CalendarDate {
  /// Creates a date from `YYYY-MM-DD` (an ISO 8601 calendar date with ASCII digits and no other
  /// characters).
  ///
  /// ```swift
  /// CalendarDate(iso: "2025-02-28")  // 2025-02-28
  /// CalendarDate(iso: "2025-02-30")  // nil
  /// ```
  public init?(iso text: String) {
    guard text.utf8.count == 10 else { return nil }
    self.init(leading: Array(text.utf8))
  }

  /// Creates a date from a string that is a date or a timestamp: `2023-02-20`,
  /// `2023-02-20T08:00:00.000Z`, `2023-02-20 08:00`. The time is ignored.
  public init?(timestamp text: String) {
    self.init(timestamp: Array(text.utf8))
  }

  /// Like ``init(timestamp:)``, but takes the bytes of the text.
  @inlinable
  public init?<Bytes: Collection<UInt8>>(timestamp bytes: Bytes) {
    if let next = bytes.dropFirst(10).first {
      // The separator is T, t or a space.
      guard next | 0x20 == UInt8(ascii: "t") || next == UInt8(ascii: " ") else { return nil }
    }
    self.init(leading: bytes)
  }

  @inlinable
  init?<Bytes: Collection<UInt8>>(leading bytes: Bytes) {
    var digits = 0
    var position = 0
    for byte in bytes {
      if position == 10 { break }
      if position == 4 || position == 7 {
        guard byte == UInt8(ascii: "-") else { return nil }
      } else {
        guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
        digits = digits &* 10 &+ Int(byte &- UInt8(ascii: "0"))
      }
      position &+= 1
    }
    guard position == 10 else { return nil }
    self.init(year: digits / 10_000, month: digits / 100 % 100, day: digits % 100)
  }

  /// The date as `YYYY-MM-DD`.
  public var isoText: String {
    var bytes: [UInt8] = []
    appendISO(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The date as `MMM dd, yyyy` in English, regardless of the locale: `Nov 08, 2025`.
  public var mediumText: String { text(.english) }

  /// Appends `YYYY-MM-DD`.
  package func appendISO(to bytes: inout [UInt8]) {
    Self.appendDigits(year, count: 4, to: &bytes)
    bytes.append(UInt8(ascii: "-"))
    Self.appendDigits(month, count: 2, to: &bytes)
    bytes.append(UInt8(ascii: "-"))
    Self.appendDigits(day, count: 2, to: &bytes)
  }

  /// Appends a number as 2, 3 or 4 digits, padded with zeros.
  static func appendDigits(_ number: Int, count: Int, to bytes: inout [UInt8]) {
    let number = UInt16(truncatingIfNeeded: number)
    func append(_ digit: UInt16) {
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digit % 10))
    }
    if count > 3 { append(number / 1000) }
    if count > 2 { append(number / 100) }
    append(number / 10)
    append(number)
  }
}

extension CalendarDate: CustomStringConvertible {
  /// The date as `YYYY-MM-DD`.
  public var description: String { isoText }
}
