import Foundation
import PetMapFiles
import PetMapGeo
import PetMapAnnouncements
import Testing

/// Tests small files in the formats of portals, services, and spreadsheets, with their expected
/// pins.
struct ForeignFilesTests {
  struct Expected: Decodable, Sendable, CustomTestStringConvertible {
    struct Pin: Decodable, Sendable, Equatable {
      var id: String
      var lat: Double
      var lon: Double
    }
    var file: String
    /// The expected pins; `nil` for a file that must be rejected.
    var pins: [Pin]?
    var testDescription: String { file }
  }

  static let files: [Expected] = {
    let data = try? Data(contentsOf: URL(fileURLWithPath: fixture("foreign/expected.json")))
    return (data.flatMap { try? JSONDecoder().decode([Expected].self, from: $0) }) ?? []
  }()

  @Test func `the fixtures exist`() { #expect(Self.files.count >= 40) }

  @Test(arguments: files)
  func `a file has the expected pins or is rejected`(expected: Expected) throws {
    let path = fixture("foreign/\(expected.file)")
    guard let pins = expected.pins else {
      #expect(throws: FileError.self) { try readAll(path) }
      return
    }
    let result = try readAll(path)
    let found = result.announcements.map { pet in
      Expected.Pin(id: pet.id, lat: pet.coordinate.latitude, lon: pet.coordinate.longitude)
    }
    #expect(found == pins, "\(result.report.problems)")
    #expect(result.report.skipped == 0)
  }

  @Test func `the specified path to the records is used`() throws {
    var options = ReadingOptions()
    options.recordPath = ["pets"]
    #expect(try readAll(fixture("foreign/two-arrays.json"), options: options).ids == ["A1", "A2"])
    options.recordPath = ["dogs"]
    #expect(throws: FileError.self) {
      try readAll(fixture("foreign/two-arrays.json"), options: options)
    }
  }

  @Test func `Korean shelter codes are recognized`() throws {
    let pets = try readAll(fixture("foreign/shelters-kr.json")).announcements
    #expect(pets.map(\.species) == ["DOG", "CAT"])
    #expect(pets.map(\.sex) == ["MALE", "FEMALE"])
    #expect(pets.map(\.status) == [.found, .closed])
    #expect(pets.map { $0.lastSeenDate?.isoText } == ["2024-05-01", "2024-05-02"])
  }

  @Test(arguments: [
    ("113/05/01", "2024-05-01"), ("1130501", "2024-05-01"), ("2567-02-29", "2024-02-29"),
    ("01/05/2567", "2024-05-01"), ("1403/02/12", "2024-05-01"), ("1403-02-12", "2024-05-01"),
    ("12/02/1403", "2024-05-01"), ("14030212", "2024-05-01"), ("۱۴۰۳/۰۲/۱۲", "2024-05-01"),
    ("1403/01/01", "2024-03-20"), ("1399/12/30", "2021-03-20"), ("1403/12/30", "2025-03-20"),
    ("1404/01/01", "2025-03-21"), ("1300/01/01", "1921-03-21"), ("1357/11/22", "1979-02-11"),
  ])
  func `years in other calendar eras are converted`(date: (String, String)) throws {
    var options = ReadingOptions()
    options.mapping.dateOrder = .dayFirst
    let result = try readAll(text: "id,lat,lon,date\na,1,2,\(date.0)\n", options: options)
    #expect(result.announcements.first?.lastSeenDate?.isoText == date.1)
  }

  @Test(arguments: ["1445/10/08", "1402/12/30", "1403/07/31"])
  func `a date that does not exist, or may be in the lunar Hijri calendar, is reported`(
    date: String
  ) throws {
    let result = try readAll(text: "id,lat,lon,date\na,1,2,\(date)\n")
    #expect(result.announcements.map(\.lastSeenDate) == [nil])
    #expect(result.reasons == [.notADate])
  }

  @Test func `shelter abbreviations are recognized`() throws {
    let text = """
      id,lat,lon,status,sex,age,Looks Like
      a,1,2,STRAY HOLD,MN,2 yrs 3 mos,BEAGLE
      b,1,2,still missing,SF,3y 2m,DSH
      """
    let result = try readAll(text: text)
    #expect(result.announcements.map(\.status) == [.found, .missing])
    #expect(result.announcements.map(\.sex) == ["MALE", "FEMALE"])
    #expect(result.announcements.map(\.age) == [2, 3])
    #expect(result.announcements.map(\.breed) == ["BEAGLE", "DSH"])
    #expect(result.report.problems == [])
  }

  @Test func `an export of Animal Shelter Manager is read`() throws {
    let text = """
      [{"ID":1,"ANIMALNAME":"Rex","SPECIESNAME":"Dog","SEXNAME":"Male","SEX":1,
        "DATEBROUGHTIN":"2024-05-01T00:00:00","ENTRYREASONNAME":"Stray","ARCHIVED":0,
        "ADOPTIONSTATUS":"Adoptable","DECEASEDDATE":null,"LATLONG":"51.5,-0.12,0",
        "IDENTICHIPNUMBER":"985112003456789"},
       {"ID":2,"ANIMALNAME":"Tom","SPECIESNAME":"Cat","SEXNAME":"Female","SEX":0,
        "DATEBROUGHTIN":"2024-05-01T00:00:00","ENTRYREASONNAME":"Surrender","ARCHIVED":0,
        "ADOPTIONSTATUS":"Adoptable","DECEASEDDATE":null,"LATLONG":"51.6,-0.12,0",
        "IDENTICHIPNUMBER":""},
       {"ID":3,"ANIMALNAME":"Bo","SPECIESNAME":"Dog","SEXNAME":"Male","SEX":1,
        "DATEBROUGHTIN":"2024-05-01T00:00:00","ENTRYREASONNAME":"Stray","ARCHIVED":0,
        "ADOPTIONSTATUS":"Adoptable","DECEASEDDATE":"2024-06-01T00:00:00",
        "LATLONG":"51.7,-0.12,0","IDENTICHIPNUMBER":""}]
      """
    let result = try readAll(text: text)
    #expect(result.announcements.map(\.id) == ["1", "3"])
    #expect(result.announcements.map(\.status) == [.found, .closed])
    let rex = try #require(result.announcements.first)
    #expect(rex.microchipNumber == "985112003456789" && rex.sex == "MALE")
    #expect(rex.lastSeenDate == CalendarDate(year: 2024, month: 5, day: 1))
    #expect(result.report.statuses.words == ["Adoptable": 1])
  }
}
