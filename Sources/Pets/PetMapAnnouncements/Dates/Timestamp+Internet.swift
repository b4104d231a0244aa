/// The formats of instants in e-mail and HTTP headers, which have the same English names.
extension Timestamp {
  private static let days = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"]
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// The instant in UTC as in the `Date` field of a message (RFC 5322, section 3.3):
  /// `Tue, 18 Nov 2025 11:30:00 +0000`.
  package var mailText: String {
    let date = date()
    let seconds = Int((milliseconds - Timestamp(startOf: date).milliseconds) / 1000)
    let weekday = ((date.daysSinceEpoch % 7) + 7) % 7
    var time: [UInt8] = []
    CalendarDate.appendDigits(date.year, count: 4, to: &time)
    for (separator, number) in [
      (" ", seconds / 3600), (":", seconds / 60 % 60), (":", seconds % 60),
    ] {
      time += separator.utf8
      CalendarDate.appendDigits(number, count: 2, to: &time)
    }
    return "\(Self.days[weekday]), \(date.day) \(Self.months[date.month - 1]) "
      + String(decoding: time, as: UTF8.self) + " +0000"
  }

  /// Creates an instant from a date in an HTTP header (IMF-fixdate, RFC 9110, section 5.6.7):
  /// `Tue, 18 Nov 2025 11:30:00 GMT`. The name of the day is ignored. Returns `nil` for any other
  /// text, including the obsolete formats.
  package init?(httpDate text: String) {
    let words = text.split(separator: " ")
    guard words.count == 6, words[0].utf8.count == 4, words[0].hasSuffix(","), words[5] == "GMT",
      let month = Self.months.firstIndex(where: { $0 == words[2] }),
      let day = Self.number(words[1], digits: 2), let year = Self.number(words[3], digits: 4),
      let date = CalendarDate(year: year, month: month + 1, day: day)
    else { return nil }
    let clock = words[4].split(separator: ":", omittingEmptySubsequences: false)
    guard clock.count == 3, let hour = Self.number(clock[0], digits: 2), hour < 24,
      let minute = Self.number(clock[1], digits: 2), minute < 60,
      // A leap second is the following second.
      let second = Self.number(clock[2], digits: 2), second <= 60
    else { return nil }
    self = Timestamp(startOf: date)
      .advanced(byMilliseconds: Int64(hour * 3600 + minute * 60 + second) * 1000)
  }

  private static func number(_ text: Substring, digits: Int) -> Int? {
    guard text.utf8.count == digits, text.utf8.allSatisfy({ $0 &- UInt8(ascii: "0") < 10 }) else {
      return nil
    }
    return Int(text)
  }
}
