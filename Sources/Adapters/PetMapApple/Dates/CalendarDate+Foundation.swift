#if canImport(Foundation)
  public import Foundation
  public import PetMapAnnouncements

  // Conversions between Foundation's dates and the models' dates. The calendar is always Gregorian,
  // regardless of the device's calendar and numbering system.

  extension Timestamp {
    /// Creates a timestamp from a Foundation date.
    public init(_ date: Date) {
      self.init(milliseconds: Int64((date.timeIntervalSince1970 * 1000).rounded(.down)))
    }
  }

  extension UTCOffset {
    /// Creates the UTC offset of a time zone at a given date.
    public init(of zone: TimeZone = .current, at date: Date = Date()) {
      self = UTCOffset(minutes: zone.secondsFromGMT(for: date) / 60) ?? .zero
    }
  }

  extension CalendarDate {
    /// Creates a calendar date from a Foundation date, such as a date picker's selection.
    public init?(_ date: Date, in zone: TimeZone = .current) {
      let day = Self.gregorian(zone).dateComponents([.year, .month, .day], from: date)
      guard let year = day.year, let month = day.month, let number = day.day else { return nil }
      self.init(year: year, month: month, day: number)
    }

    /// Returns noon on the date in a time zone, for a date picker. Midnight may not exist on days
    /// when clocks change, but noon does.
    public func noon(in zone: TimeZone = .current) -> Date? {
      Self.gregorian(zone).date(
        from: DateComponents(year: year, month: month, day: day, hour: 12))
    }

    private static func gregorian(_ zone: TimeZone) -> Calendar {
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = zone
      return calendar
    }
  }
#endif
