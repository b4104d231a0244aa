import PetMapAnnouncements
import PetMapFiles
import Testing

/// Tests phone and microchip numbers in spreadsheets.
struct DigitTextTests {
  private func read(phone: String, chip: String) throws -> ReadResult {
    try readAll(text: "id\tlat\tlon\tphone\tchip\na\t1\t2\t\(phone)\t\(chip)\n")
  }

  @Test(arguments: [
    "9.85E+14", "9,85112E+14", "9.85112003456789E+14", "4.8E10", "1e9", " 4.85 E+10 ", "+4.8E+10",
    "9.85E14",
  ])
  func `a number with an exponent is dropped and reported`(number: String) throws {
    let table = try read(phone: number, chip: number)
    let json = try readAll(
      text: #"[{"id":"a","lat":1,"lng":2,"phone":"\#(number)","chip":"\#(number)"}]"#)
    for result in [table, json] {
      #expect(result.announcements.map(\.phone) == [nil])
      #expect(result.announcements.map(\.microchipNumber) == [nil])
      #expect(result.reasons == [.lostDigits, .lostDigits])
      #expect(result.report.problems.map(\.field) == [.microchipNumber, .phone])
    }
  }

  @Test func `a JSON number with an exponent is dropped and reported`() throws {
    let result = try readAll(text: #"[{"id":"a","lat":1,"lng":2,"phone":4.85E+10,"chip":985}]"#)
    #expect(result.announcements.map(\.phone) == [nil] && result.reasons == [.lostDigits])
    #expect(result.announcements.map(\.microchipNumber) == ["985"])
  }

  @Test(arguments: [
    ("985112003456789.0", "985112003456789"), ("985112003456789.00", "985112003456789"),
    ("985112003456789,0", "985112003456789"), ("985 112 003 456 789", "985112003456789"),
    ("985\u{A0}112\u{202F}003456789", "985112003456789"),
    ("985.112.003.456.789", "985112003456789"),
    ("985-112-003456789", "985112003456789"), ("985112003456789", "985112003456789"),
    ("000123", "000123"), ("AVID*012*345", "AVID*012*345"), ("none yet", "none yet"), ("e5", "e5"),
    ("00061E8432", "00061E8432"), ("4E7163234", "4E7163234"), ("12E4", "12E4"),
    ("4E123", "4E123"),
  ])
  func `a microchip number is kept without its punctuation`(chip: String, expected: String) throws {
    let result = try read(phone: "", chip: chip)
    #expect(result.announcements.map(\.microchipNumber) == [expected])
    #expect(result.reasons == [])
  }

  @Test(arguments: [
    ("48123456789.0", "48123456789"), ("555 123 45 67", "555 123 45 67"),
    ("(555) 123-4567", "(555) 123-4567"), ("+48 12 345 67 89", "+48 12 345 67 89"),
    ("555.123.4000", "555.123.4000"), ("12 ext. 5", "12 ext. 5"),
  ])
  func `a phone number is kept as it is, except for zero decimal places`(
    phone: String, expected: String
  ) throws {
    let result = try read(phone: phone, chip: "")
    #expect(result.announcements.map(\.phone) == [expected] && result.reasons == [])
  }
}
