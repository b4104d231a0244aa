import Foundation
import PetMapAnnouncements
import TestSupport
import Testing

struct CalendarDateTests {
  @Test func `every day from year 1 to 9999 round-trips as a day number`() throws {
    #expect(CalendarDate(year: 1, month: 1, day: 1)?.daysSinceEpoch == -719_162)
    let first = 10_000 - cases(9999, debug: 800)
    var expected = CalendarDate(year: first, month: 1, day: 1)?.daysSinceEpoch ?? 0
    for year in first...9999 {
      for month in 1...12 {
        for day in 1...31 {
          guard let date = CalendarDate(year: year, month: month, day: day) else { continue }
          if date.daysSinceEpoch != expected || CalendarDate(daysSinceEpoch: expected) != date {
            Issue.record("\(date) is \(date.daysSinceEpoch), not \(expected)")
            return
          }
          expected += 1
        }
      }
    }
    #expect(CalendarDate(daysSinceEpoch: expected) == nil)
    #expect(CalendarDate(daysSinceEpoch: -719_163) == nil)
  }

  @Test func `days since the epoch agree with Foundation`() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
    for days in stride(from: -30_000, through: 60_000, by: 37) {
      let date = Date(timeIntervalSince1970: Double(days) * 86_400)
      let parts = calendar.dateComponents([.year, .month, .day], from: date)
      let ours = try #require(CalendarDate(daysSinceEpoch: days))
      #expect(ours.year == parts.year && ours.month == parts.month && ours.day == parts.day)
    }
  }

  @Test(arguments: [
    "2025-02-30", "2025-13-01", "2025-00-10", "2025-1-1", "0000-01-01", "2025-01-01T",
    " 2025-01-01", "2025-01-01 ", "2025/01/01", "20250101", "２０２５-01-01", "", "2023-02-29",
    "1900-02-29",
  ])
  func `text other than a valid YYYY-MM-DD date is rejected`(text: String) {
    #expect(CalendarDate(iso: text) == nil)
  }

  @Test func `the date part of a timestamp is parsed`() throws {
    let day = try #require(CalendarDate(year: 2023, month: 2, day: 20))
    for text in ["2023-02-20", "2023-02-20T08:00:00.000Z", "2023-02-20 08:00", "2023-02-20t00"] {
      #expect(CalendarDate(timestamp: text) == day)
    }
    for text in ["2023-02-201", "2023-02-2", "2023-02-20x", "x2023-02-20"] {
      #expect(CalendarDate(timestamp: text) == nil)
    }
  }

  @Test func `dates are formatted as ISO 8601 and in medium English style`() throws {
    let day = try #require(CalendarDate(iso: "2024-02-29"))
    #expect(day.isoText == "2024-02-29")
    #expect(day.mediumText == "Feb 29, 2024")
    #expect(CalendarDate(iso: "0987-11-08")?.mediumText == "Nov 08, 0987")
    #expect(CalendarDate(iso: "2024-12-31")?.mediumText == "Dec 31, 2024")
  }

  @Test func `dates are ordered chronologically`() throws {
    let early = try #require(CalendarDate(iso: "2023-12-31"))
    let late = try #require(CalendarDate(iso: "2024-01-01"))
    #expect(early < late)
    #expect(!(late < early))
  }
}
