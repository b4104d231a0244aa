import Foundation
import PetMapAnnouncements
import PetMapApple
import Testing

struct CalendarDateTests {
  private func zone(_ name: String) throws -> TimeZone { try #require(TimeZone(identifier: name)) }

  @Test(arguments: [
    "Europe/Warsaw", "America/Sao_Paulo", "Pacific/Kiritimati", "Pacific/Pago_Pago",
  ])
  func `a date picker's selection is the day in the reporter's time zone`(name: String) throws {
    let zone = try zone(name)
    for day in stride(from: 10_000, to: 25_000, by: 7) {
      let date = try #require(CalendarDate(daysSinceEpoch: day))
      let noon = try #require(date.noon(in: zone))
      #expect(CalendarDate(noon, in: zone) == date)
      #expect(CalendarDate(noon.addingTimeInterval(11 * 3600), in: zone) == date)
    }
  }

  @Test func `an offset is that of the day, and a timestamp has milliseconds`() throws {
    let warsaw = try zone("Europe/Warsaw")
    let july = Date(timeIntervalSince1970: 1_752_000_000.25)
    #expect(UTCOffset(of: warsaw, at: july).text == "+02:00")
    #expect(
      UTCOffset(of: warsaw, at: july.addingTimeInterval(-180 * 86_400)).text == "+01:00")
    #expect(Timestamp(july).milliseconds == 1_752_000_000_250)
    #expect(Timestamp(Date(timeIntervalSince1970: -0.0005)).milliseconds == -1)
  }
}
