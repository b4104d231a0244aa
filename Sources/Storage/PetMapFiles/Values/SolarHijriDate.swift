import PetMapAnnouncements

/// Converts dates in the Solar Hijri calendar of Iran and Afghanistan.
///
/// Leap years follow the 33-year cycle, which equals the official calendar in all years that are
/// accepted. From 1421 on, years are more likely to be in the Islamic lunar calendar, whose current
/// years these are.
enum SolarHijriDate {
  /// The years that are in neither the Gregorian nor the Buddhist calendar: those of the Solar Hijri
  /// and lunar Hijri calendars.
  static let ambiguousYears = 1300...1500

  private static let years = 1300...1420
  /// The remainders of leap years in the 33-year cycle.
  private static let leapYears = [1, 5, 9, 13, 17, 22, 26, 30]
  /// 1 Farvardin 1300 is 1921-03-21.
  private static let epoch = CalendarDate(year: 1921, month: 3, day: 21)

  /// Returns the date in the Gregorian calendar, or `nil` if the date does not exist or its year is
  /// not from 1300 to 1420.
  static func gregorian(year: Int, month: Int, day: Int) -> CalendarDate? {
    guard years.contains(year), (1...12).contains(month), let epoch else { return nil }
    let days = month <= 6 ? 31 : month < 12 || isLeap(year) ? 30 : 29
    guard (1...days).contains(day) else { return nil }
    let leapDays = (years.lowerBound..<year).count(where: isLeap)
    let dayOfYear = (month - 1) * 30 + min(month - 1, 6) + day - 1
    return CalendarDate(
      daysSinceEpoch: epoch.daysSinceEpoch + (year - years.lowerBound) * 365 + leapDays + dayOfYear)
  }

  private static func isLeap(_ year: Int) -> Bool { leapYears.contains(year % 33) }
}
