#if canImport(Darwin)
  public import Foundation
  public import PetMapAnnouncements

  // The device's dates as the models have them. The calendar is always the Gregorian one: a device
  // that shows Buddhist years or Arabic digits has the same days.

  extension Timestamp {
    /// The moment of a date of Foundation's.
    public init(_ date: Date) {
      self.init(milliseconds: Int64((date.timeIntervalSince1970 * 1000).rounded(.down)))
    }
  }

  extension UTCOffset {
    /// How far a zone's clocks are from UTC at a moment.
    public init(of zone: TimeZone = .current, at date: Date = Date()) {
      self = UTCOffset(minutes: zone.secondsFromGMT(for: date) / 60) ?? .zero
    }
  }

  extension CalendarDate {
    /// The day in a zone on which a moment lies, such as one that a date picker gives.
    public init?(_ date: Date, in zone: TimeZone = .current) {
      let day = Self.gregorian(zone).dateComponents([.year, .month, .day], from: date)
      guard let year = day.year, let month = day.month, let number = day.day else { return nil }
      self.init(year: year, month: month, day: number)
    }

    /// The day's noon in a zone, for a date picker. Clocks that change at midnight have days without
    /// one, but none without a noon.
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
