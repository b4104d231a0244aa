import Foundation
import PetMapAnnouncements
import PetMapFiles
import TestSupport
import Testing

/// Tests that a record has a status only if something says so.
struct StatusEvidenceTests {
  private static let shelter = """
    id,lat,lon,status,intake
    a,1,2,Adoptable,Stray
    b,1,2,Adoptable,Owner Surrender
    c,1,2,Euthanized,Stray
    d,1,2,Lost,
    e,1,2,Kennel 7,Stray
    f,1,2,Kennel 7,Owner Surrender
    g,1,2,,Stray

    """

  private func statuses(_ result: ReadResult) -> [String: AnnouncementStatus] {
    Dictionary(uniqueKeysWithValues: result.announcements.map { ($0.id, $0.status) })
  }

  @Test func `records with an unknown status or none are left out and counted`() throws {
    let result = try readAll(text: Self.shelter)
    #expect(statuses(result) == ["a": .found, "c": .closed, "d": .missing])
    let tally = result.report.statuses
    #expect(AnnouncementStatus.allCases.map { tally.count($0) } == [1, 1, 1])
    #expect(tally.leftOut == 4 && tally.withoutStatus == 1 && tally.assumed == 0)
    #expect(tally.words == ["Adoptable": 1, "Kennel 7": 2])
    #expect(result.report.skipped == 0 && result.report.pins == 3)
  }

  @Test func `the user can say what the others are`() throws {
    var options = ReadingOptions()
    options.mapping.constants[.status] = "found"
    let found = try readAll(text: Self.shelter, options: options)
    #expect(
      statuses(found) == ["a": .found, "b": .found, "c": .closed, "d": .missing, "g": .found])
    var meanings = ValueMeanings()
    meanings.set("Kennel 7", to: "closed")
    options.mapping = SourceMapping()
    options.mapping.values[.status] = meanings
    let mapped = try readAll(text: Self.shelter, options: options)
    #expect(
      statuses(mapped) == ["a": .found, "c": .closed, "d": .missing, "e": .closed, "f": .closed])
  }

  @Test(arguments: [
    ("Found location", "Main St", true), ("Date found", "2024-05-01", true), ("stray", "yes", true),
    ("stray", "no", false), ("origin", "Stray - at large", true), ("origen", "callejero", true),
    ("발견장소", "서울", true), ("Found location", "", false), ("Lost and found office", "x", false),
    ("発見場所", "東京", true), ("Found City", "Austin", true), ("Microchip found", "Yes", false),
    ("Collar found", "red", false), ("Not found", "x", false),
    ("note", "it is not a stray", false),
  ])
  func `an animal in a shelter was found if its record says that it is a stray`(
    name: String, value: String, isFound: Bool
  ) throws {
    let text = "id,lat,lon,status,\(name)\na,1,2,in foster,\(value)\nb,1,2,closed,\n"
    #expect(statuses(try readAll(text: text))["a"] == (isFound ? .found : nil))
    let json = """
      [{"id":"a","lat":1,"lng":2,"status":"in foster","\(name)":"\(value)"},
       {"id":"b","lat":1,"lng":2,"status":"closed"}]
      """
    #expect(statuses(try readAll(text: json))["a"] == (isFound ? .found : nil))
  }

  @Test(arguments: [
    ("lost-dogs.csv", AnnouncementStatus.missing), ("foundPets2024.csv", .found),
    ("stray_animals.csv", .found), ("zaginione psy.csv", .missing), ("adoptions.csv", .closed),
    ("perros encontrados.csv", .found), ("迷子犬一覧.csv", .missing), ("fundtiere.csv", .found),
    ("found no 5.csv", .found), ("안양 유기견.csv", .found), ("released dogs.csv", .closed),
    ("Fundtiere Mai 2024.csv", .found),
  ])
  func `the name of a file or a folder says the status of its records`(
    name: String, status: AnnouncementStatus
  ) throws {
    let table = "id,lat,lon\na,1,2\n"
    let directory = TemporaryDirectory()
    func read(_ text: String) throws -> ReadResult {
      try write(Array(text.utf8), to: directory.file(name))
      return try readAll(directory.file(name))
    }
    #expect(try read(table).announcements.map(\.status) == [status])
    let folder = directory.file(String(name.dropLast(4)))
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try write(Array(table.utf8), to: folder + "/data.csv")
    let inFolder = try readAll(folder + "/data.csv")
    // A folder may contain the data of another step.
    #expect(inFolder.announcements.map(\.status) == [status == .closed ? .missing : status])
    #expect(inFolder.report.statuses.assumed == (status == .closed ? 1 : 0))
    let care = "id,lat,lon,status\na,1,2,adoptable\nb,1,2,found\nc,1,2,lost\nd,1,2,\n"
    let result = try read(care)
    #expect(statuses(result)["a"] == (status == .missing ? nil : status))
    #expect(statuses(result)["b"] == .found && statuses(result)["c"] == .missing)
    #expect(statuses(result)["d"] == status)
  }

  @Test(arguments: [
    "pets.csv", "lost-and-found.csv", "home.csv", "foundation.csv", "sightings.csv",
    "data-transfer-2024.csv", "not-found.csv", "nicht gefunden.csv", "nicht mehr gefunden.csv",
    "no encontrados.csv", "non trouvé.csv", "não encontrado.csv", "mai trovato.csv",
    "niet gevonden.csv", "nie znaleziono.csv", "не найдено.csv", "未发现.csv", "미발견.csv",
    "transfers.csv", "transfer.csv", "released.csv", "release 2.csv", "transfer/data.csv",
    "released/data.csv",
  ])
  func `animals are assumed to be missing only if nothing says a status`(name: String) throws {
    let path = TemporaryDirectory().file(name)
    try FileManager.default.createDirectory(
      at: URL(fileURLWithPath: path).deletingLastPathComponent(), withIntermediateDirectories: true)
    try write(Array("id,lat,lon\na,1,2\n".utf8), to: path)
    let result = try readAll(path)
    #expect(result.announcements.map(\.status) == [.missing])
    #expect(result.report.statuses.assumed == 1)
  }

  @Test func `an open report has the status of its collection`() throws {
    let text = #"{"found":[{"id":"a","lat":1,"lng":2,"status":"active"}]}"#
    #expect(try readAll(text: text).announcements.map(\.status) == [.found])
  }

  @Test func `a record without a status does not take the ID of a later one`() throws {
    let result = try readAll(text: "id,lat,lon,status\na,1,2,Pending\na,1,2,Found\n")
    #expect(statuses(result) == ["a": .found] && result.report.duplicates == 0)
  }

  @Test func `a strict reader stops at a record without a status`() throws {
    var options = ReadingOptions()
    options.isStrict = true
    for (text, reason) in [
      ("Pending", RecordProblem.Reason.unknownStatus), ("", .noStatus), ("Foster", .unknownStatus),
    ] {
      let error = #expect(throws: FileError.self) {
        try readAll(text: "id,lat,lon,status\nb,1,2,lost\na,1,2,\(text)\n", options: options)
      }
      guard case .badRecord(let problem) = error else { continue }
      #expect(problem.reason == reason && problem.field == .status && problem.place.line == 3)
    }
  }

  @Test func `the intakes and outcomes of a shelter say the statuses of its animals`() throws {
    let path = fixture("longbeach-shelter.csv")
    let whole = try readAll(path)
    let tally = whole.report.statuses
    #expect(tally.count(.closed) > 20_000 && tally.count(.found) > 100 && tally.leftOut == 0)
    #expect(tally.count(.missing) < 60, "\(tally)")
    // The first line of each animal counts.
    var rows: [Substring: [Substring]] = [:]
    for line in try String(contentsOfFile: path, encoding: .utf8).split(whereSeparator: \.isNewline)
    {
      let cells = line.split(separator: ",", maxSplits: 12, omittingEmptySubsequences: false)
      if rows[cells[0]] == nil { rows[cells[0]] = cells }
    }
    for pet in whole.announcements {
      let row = try #require(rows[Substring(pet.id)])
      if ["euthanasia", "adoption", "transfer", "return to owner", "died"].contains(row[11]) {
        #expect(pet.status == .closed, "\(row)")
      }
      if row[11].isEmpty { #expect((pet.status == .found) == (row[9] == "stray"), "\(row)") }
    }
  }
}
