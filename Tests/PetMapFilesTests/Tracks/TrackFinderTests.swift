import PetMapAnnouncements
import PetMapFiles
import Testing

struct TrackFinderTests {
  private func rows(_ header: String, _ rows: [String]) -> String {
    ([header] + rows).joined(separator: "\n") + "\n"
  }

  @Test(arguments: [
    ("event-id,timestamp,location-long,location-lat,individual-local-identifier", "Mia"),
    ("event_id,study_local_timestamp,lon,lat,individual_local_identifier", "Mia"),
    ("fix,acq_time,lon,lat,collar_id", "12"), ("n,time,lon,lat,deviceId", "A"),
  ])
  func `positions of animals over time are not records`(header: String, animal: String) throws {
    let text = rows(
      header,
      (0..<6).map { "\($0),2024-05-01 10:0\($0):00.000,19.\($0),51,\($0 < 3 ? animal : "9")" })
    let file = TemporaryFile(text, name: "pets.csv")
    #expect(throws: FileError.onlyTracks(path: file.path, count: 2)) { try readAll(file.path) }
    var options = ReadingOptions()
    options.mapping.columns[.id] = String(header.prefix { $0 != "," })
    #expect(try readAll(file.path, options: options).announcements.count == 6)
  }

  @Test func `the date and the time may be in separate columns`() throws {
    let text = rows(
      "Tag_ID,lat,lon,date,time", (0..<4).map { "7,51.\($0),19,01/05/2024,2\($0):30" })
    let file = TemporaryFile(text, name: "bats.csv")
    #expect(throws: FileError.onlyTracks(path: file.path, count: 1)) { try readAll(file.path) }
  }

  @Test func `the log of a receiver is a track`() throws {
    let text = rows(
      "time,lat,lon,speed", (0..<3).map { "2024-05-01T10:0\($0):00Z,51.\($0),19,1" })
    let file = TemporaryFile(text, name: "log.csv")
    #expect(throws: FileError.onlyTracks(path: file.path, count: 1)) { try readAll(file.path) }
  }

  @Test(arguments: [
    // One position of each animal.
    (
      "individual-local-identifier,timestamp,lat,lon",
      ["a,2024-05-01 10:00,1,2", "b,2024-05-02 11:00,1,2"]
    ),
    // Reports from the same telephone.
    (
      "device_id,created,species,lat,lon",
      ["x,2024-05-01 10:00,dog,1,2", "x,2024-05-01 11:00,cat,1,2", "x,2024-05-01 12:00,dog,1,2"]
    ),
    // Animals without times, and sightings of one animal.
    ("collar_id,date,lat,lon", ["x,2024-05-01,1,2", "x,2024-05-02,1,2", "x,2024-05-03,1,2"]),
    (
      "pet_id,seen,lat,lon",
      ["x,2024-05-01 10:00,1,2", "x,2024-05-01 11:00,1,2", "x,2024-05-01 12:00,1,2"]
    ),
  ])
  func `other tables are not tracks`(header: String, lines: [String]) throws {
    let result = try readAll(TemporaryFile(rows(header, lines), name: "pets.csv").path)
    #expect(result.report.records == lines.count)
  }
}
