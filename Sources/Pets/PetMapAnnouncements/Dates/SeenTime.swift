/// When an animal was seen: on a day, or at an instant.
public enum SeenTime: Sendable, Hashable {
  case day(CalendarDate)
  case instant(Timestamp)

  /// Creates a time from `YYYY-MM-DD`, or from a date and a time such as `2025-11-20T17:30:00Z`; see
  /// ``Timestamp/init(iso:)-(String)``. Returns `nil` for other formats.
  ///
  /// - Parameter offset: The offset from UTC for a time without one.
  public init?(_ text: String, offset: UTCOffset = .zero) {
    if let date = CalendarDate(iso: text) {
      self = .day(date)
      return
    }
    guard let instant = Timestamp(iso: text) else { return nil }
    let hasZone = text.utf8.dropFirst(10).contains { byte in
      byte | 0x20 == UInt8(ascii: "z") || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
    }
    self = .instant(
      hasZone ? instant : instant.advanced(byMilliseconds: -Int64(offset.minutes) * 60_000))
  }

  /// The day as `YYYY-MM-DD`, or the instant as ``Timestamp/text``.
  public var text: String {
    switch self {
    case .day(let date): date.isoText
    case .instant(let instant): instant.text
    }
  }

  /// The day, in UTC for an instant.
  public var date: CalendarDate {
    switch self {
    case .day(let date): date
    case .instant(let instant): instant.date()
    }
  }

  /// The instant, or the one at which the day begins in UTC.
  package var start: Timestamp {
    switch self {
    case .day(let date): Timestamp(startOf: date)
    case .instant(let instant): instant
    }
  }
}
