import PetMapAnnouncements
import PetMapAPI
import TestSupport
import Testing

struct TimestampTests {
  @Test(arguments: [
    ("2025-11-18T11:30:00.123Z", "2025-11-18T11:30:00.123Z"),
    ("2025-11-18T12:30:00+01:00", "2025-11-18T11:30:00.000Z"),
    ("2025-11-18 00:30:00.1239-0530", "2025-11-18T06:00:00.123Z"),
    ("2025-11-18t23:59:60z", "2025-11-19T00:00:00.000Z"),
    ("2025-11-18", "2025-11-18T00:00:00.000Z"),
    ("2025-11-18T11:30", "2025-11-18T11:30:00.000Z"),
    ("2025-11-18T11:30+14", "2025-11-17T21:30:00.000Z"),
    ("1969-12-31T23:59:59.999Z", "1969-12-31T23:59:59.999Z"),
    ("0001-01-01T00:00:00+02:00", "0001-01-01T00:00:00.000Z"),
    ("2024-02-29T11:30:00,5Z", "2024-02-29T11:30:00.500Z"),
  ])
  func `ISO 8601 times are parsed and formatted`(text: String, printed: String) {
    #expect(Timestamp(iso: text)?.text == printed)
  }

  @Test(arguments: [
    "", "2025-11-18T", "2025-11-18T1:30Z", "2025-11-18T24:00:00Z", "2025-11-18T11:60:00Z",
    "2025-11-18T11:30:61Z", "2025-11-18T11:30:00.Z", "2025-11-18T11:30:00Zx",
    "2025-02-30T00:00:00Z",
    "2025-11-18T11:30:00 Z", "2025-11-18T11:30:00+1:00", "yesterday", "2025-11-18T11:30:00+24:00",
    "20251118T113000Z", "٢٠٢٥-11-18",
  ])
  func `invalid ISO 8601 text is rejected`(text: String) {
    #expect(Timestamp(iso: text) == nil)
  }

  @Test func `every instant round-trips`() {
    var random = SeededRandom(seed: 5)
    for _ in 0..<2000 {
      let time = Timestamp(
        milliseconds: Int64.random(in: -62_135_596_800_000...253_402_300_799_999, using: &random))
      #expect(Timestamp(iso: time.text) == time, "\(random)")
    }
  }

  @Test(arguments: [
    ("2025-11-18T23:30:00Z", "+01:00", "2025-11-19"),
    ("2025-11-18T23:30:00Z", "+00:00", "2025-11-18"),
    ("2025-11-18T00:30:00Z", "-01:00", "2025-11-17"),
    ("1969-12-31T23:59:59Z", "+00:00", "1969-12-31"),
    ("2025-11-18T10:00:00Z", "+14:00", "2025-11-19"),
    ("2025-11-18T11:59:00Z", "-12:00", "2025-11-17"),
  ])
  func `the date depends on the UTC offset`(time: String, offset: String, date: String) throws {
    let offset = try #require(UTCOffset(offset))
    #expect(Timestamp(iso: time)?.date(at: offset).isoText == date)
  }

  @Test(arguments: ["+00:00", "-00:30", "+05:45", "+14:00", "-12:00"])
  func `an offset round-trips`(text: String) throws {
    #expect(UTCOffset(text)?.text == (text == "-00:00" ? "+00:00" : text))
    #expect(try UTCOffset(header: text) == UTCOffset(text))
  }

  @Test(arguments: [
    "", "Z", "+1:00", "+14:01", "-12:01", "01:00", "+01:60", "+0100", "+01:00 ", "+٠١:٠٠",
  ])
  func `an invalid offset is rejected`(text: String) {
    #expect(UTCOffset(text) == nil)
    #expect(throws: UTCOffset.HeaderError.self) { try UTCOffset(header: text) }
  }

  @Test func `the offset is zero if the header is missing`() throws {
    #expect(try UTCOffset(header: nil) == .zero)
  }

  @Test func `timestamps are clamped to the calendar's range of years`() {
    #expect(Timestamp(milliseconds: .max).text == "9999-12-31T23:59:59.999Z")
    #expect(Timestamp(milliseconds: .min).text == "0001-01-01T00:00:00.000Z")
    #expect(
      Timestamp(milliseconds: 0).advanced(byMilliseconds: .max).text == "9999-12-31T23:59:59.999Z")
  }
}
