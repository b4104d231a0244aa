import Foundation
import PetMapPhotoWorker
import PetMapPhotos
import PetMapAPI
import PetMapCommands
import PetMapJSON
import PetMapAnnouncements
import PetMapSQLite
import PetMapStore
import ServiceTestSupport
import TestSupport
import Testing

struct StoreCommandTests {
  private let directory = TemporaryDirectory()
  private var store: String { directory.file("pets.sqlite") }
  private let records = """
    id,lat,lng,name,species,status,date,chip,email
    A1,52.229700000000001,21.0122,Rex,dog,missing,2024-02-29,985,rex@example.org
    A2,52.23,21.01,Mia,cat,found,2024-03-01,985,no address
    """

  private func source(_ text: String, _ name: String = "pets.csv") throws -> String {
    try write(Array(text.utf8), to: directory.file(name))
    return directory.file(name)
  }

  private func imported(_ text: String? = nil, _ arguments: [String] = []) throws -> Run {
    Run(["import", "--source", try source(text ?? records), "--store", store] + arguments)
  }

  private func id(_ name: String) -> String { AnnouncementID(ofSource: name).text }

  @Test func `an import reports the number of new, changed, and unchanged records`() throws {
    let first = try imported()
    #expect(first.status == .done)
    #expect(
      first.errors == """
        petmap: \(directory.file("pets.csv")): 1 missing, 1 found, 0 closed, 0 left out \
        (status from column "status")
        petmap: record "A2" email: email format is invalid; omitting the field
        petmap: \(store): microchip number omitted from 1 record because another announcement has it
        petmap: \(store): 2 records, 2 new, 0 changed, 0 unchanged

        """)
    let again = try imported(records.replacing("Rex", with: "Max"), ["--quiet"])
    #expect(again.errors == "")
    let export = Run(["export", "--store", store, "--format", "csv"])
    let lines = export.output.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[1].hasPrefix("\(id("A1")),Max,DOG,,UNKNOWN,,,985,52.2297,21.0122,2024-02-29,"))
    #expect(lines[2].hasPrefix("\(id("A2")),Mia,CAT,,UNKNOWN,,,,52.23,21.01,2024-03-01,,,,,FOUND,"))
  }

  @Test(arguments: ["csv", "geojson", "json", "gpkg", "kml"])
  func `neither an export nor an import makes a place more precise`(_ format: String) throws {
    let exact = """
      id,lat,lng,name,species,status
      A1,52.2297,21.0122,Rex,dog,found
      """
    let lines = exact.split(separator: "\n")
    let detailed = "\(lines[0]),locationRadius,locationPrivacy\n\(lines[1]),2,1000\n"
    #expect(try imported(detailed).status == .done)
    let output = directory.file("out.\(format)")
    let copy = directory.file("copy.sqlite")
    let export = Run(["export", "--store", store, "--output", output])
    #expect(export.status == .done && !export.errors.contains("left out"), "\(export.errors)")
    let again = Run(["import", "--source", output, "--store", store])
    #expect(again.errors.contains("1 unchanged"), "\(again.errors)")
    #expect(Run(["import", "--source", output, "--store", copy]).status == .done)
    // The source does not know what its reporter wants.
    #expect(try imported(exact).status == .done)
    for (path, radius) in [(copy, #""locationRadius":2.0,"#), (store, "")] {
      let text = Run(["export", "--store", path, "--format", "geojsonl"]).output
      #expect(text.contains(#"\#(radius)"locationPrivacy":1000.0"#), "\(path): \(text)")
    }
    let served = Run(["serve", "--source", output])
    #expect(
      served.errors.contains(
        "1 record has a locationPrivacy, and a file has no secret for displacing their places; "
          + "import the file into a store, and serve that"), "\(served.errors)")
    let pins = Run(["pins", "--source", copy, "--format", "csv"])
    #expect(
      pins.errors.contains("2 values of locationRadius or locationPrivacy were left out"),
      "\(pins.errors)")
  }

  @Test(arguments: ["geojson", "geojsonl", "json", "csv"])
  func `reading an export returns the same announcements`(_ format: String) throws {
    _ = try imported()
    let output = directory.file("out.\(format)")
    #expect(Run(["export", "--store", store, "--output", output]).status == .done)
    let box = ["pins", "--bbox=-180,-90,180,90", "--format", "json", "--source"]
    let direct = Run(box + [store])
    #expect(direct.output.contains("52.2297,"))
    #expect(Run(box + [output]).output == direct.output)
  }

  @Test func `a pin in a store is found by its own ID and by its ID in the source`() throws {
    _ = try imported()
    for name in ["A1", id("A1")] {
      let callout = Run(["callout", "--pin", name, "--viewport", "390x844", "--source", store])
      #expect(callout.status == .done, "\(callout.errors)")
      let map = Run(["map", "--pin", name, "--viewport", "390x844", "--source", store])
      #expect(map.status == .done, "\(map.errors)")
    }
    let unknown = Run(["callout", "--pin", "A9", "--viewport", "390x844", "--source", store])
    #expect(unknown.status == .noResult)
    #expect(unknown.errors.hasPrefix("petmap: --pin \"A9\": no such pin; "))
  }

  @Test func `the default source is the store in the user's data directory`() throws {
    let environment = ["XDG_DATA_HOME": directory.file("data")]
    let arguments = ["import", "--source", try source(records), "--quiet"]
    #expect(Run(arguments, environment: environment).status == .done)
    #expect(permissions(of: directory.file("data/petmap")) == 0o700)
    #expect(permissions(of: directory.file("data/petmap/petmap.sqlite")) == 0o600)
    let pins = Run(["pins", "--bbox=-180,-90,180,90", "--count"], environment: environment)
    #expect(pins.output == "2\n")
    #expect(Run(["store", "check", "--quiet"], environment: environment).status == .done)
  }

  @Test func `importing a source without valid records does not create a store`() throws {
    #expect(try imported("id,lat,lng\na,x,y\n").status == .badData)
    #expect(TemporaryDirectory.names(in: directory.path) == ["pets.csv"])
  }

  @Test func `an import that stops at an invalid record imports nothing`() throws {
    let text = "id,lat,lng\n" + (0..<3000).map { "A\($0),52,21\n" }.joined() + "B,x,21\n"
    #expect(try imported(text, ["--strict"]).status == .badData)
    #expect(Run(["export", "--store", store, "--format", "geojsonl"]).output == "")
  }

  @Test func `an intact store and its backup pass the check`() throws {
    _ = try imported()
    let check = Run(["store", "check", "--store", store])
    #expect(check.status == .done)
    #expect(
      check.errors
        == "petmap: \(store): 2 announcements, 0 photos, 2 changes: no problems\n")
    let copy = directory.file("copy.sqlite")
    #expect(Run(["store", "backup", copy, "--store", store]).status == .done)
    let arguments = ["export", "--format", "csv", "--store"]
    #expect(Run(arguments + [copy]).output == Run(arguments + [store]).output)
    #expect(Run(["store", "backup", copy, "--store", store]).status == .inputOutput)
  }

  @Test func `the check prints a store's problems`() throws {
    _ = try imported()
    let connection = try SQLiteConnection(path: store, access: .write)
    try connection.run(
      """
      UPDATE announcement SET pet_name = 'Max' WHERE insertion = 1;
      UPDATE change SET number = 77 WHERE number = 2
      """)
    let check = Run(["store", "check", "--store", store])
    #expect(check.status == .badData)
    let lines = check.output.split(separator: "\n").map(String.init)
    #expect(lines.count == 4)
    #expect(
      Set(lines) == [
        "announcement \(id("A1")): checksum mismatch", "table change: checksum mismatch in a row",
        "change 2 is invalid", "change 77 is invalid",
      ])
  }

  /// Creates a report.
  private func create(in served: Store) throws -> AnnouncementID {
    let body = try JSONValue(
      parsing: Array(
        #"""
        {"species":"DOG","sex":"MALE","locationLatitude":52,"locationLongitude":21,
         "lastSeenDate":"2025-01-02","status":"MISSING","email":"a@b.example"}
        """#.utf8))
    let today = try #require(CalendarDate(year: 2025, month: 6, day: 1))
    let id = AnnouncementID(high: 1, low: 2)
    _ = try served.create(
      AnnouncementDraft(body: body, today: today), id: id, passwordHash: PasswordHash(text: ""),
      at: Timestamp(milliseconds: 1_763_000_000_000))
    return id
  }

  @Test func `unpublished lists the reports without a photo`() throws {
    _ = try imported()
    let served = try StoreAddress(store).serve()
    let id = try create(in: served)
    served.close()
    let run = Run(["store", "unpublished", "--store", store])
    #expect(run.status == .done)
    #expect(run.output == "2025-11-13T02:13:20.000Z\t\(id.text)\tMISSING\tDOG\n")
    #expect(run.errors == "petmap: \(store): 1 report without a photo\n")
  }

  @Test(arguments: [
    ["callout", "--viewport", "390x844", "--format", "svg"],
    ["map", "--viewport", "390x844", "--format", "svg"],
  ])
  func `a photo in a store is drawn`(_ command: [String]) throws {
    let file = packageRoot.appendingPathComponent("Fixtures/callout/photo.jpg")
    let served = try StoreAddress(store).serve()
    let id = try create(in: served)
    _ = try served.publishPhoto(
      PhotoWorker.prepared(Array(Data(contentsOf: file))), of: id,
      at: Timestamp(milliseconds: 1_763_000_000_001))
    served.close()
    let arguments = command + ["--pin", id.text, "--source"]
    let run = Run(arguments + [store])
    #expect(run.output.contains("image/jpeg"), "\(run.errors)")
    #expect(!run.errors.contains("photo"))

    try FileManager.default.removeItem(atPath: directory.file("pets.photos"))
    let without = Run(arguments + [store])
    #expect(without.status == .done)
    #expect(!without.output.contains("image/jpeg"))
    #expect(without.errors.contains("photo is missing from the store's photo directory"))
  }

  @Test(arguments: [
    (["import"], "import: no source specified; add --source FILE"),
    (
      ["store"],
      "ACTION: missing argument; specify one of check, backup, restore, move, unpublished"
    ),
    (
      ["store", "chek"],
      "ACTION \"chek\": unknown value; did you mean check? (valid values: check, backup, restore, move, unpublished)"
    ),
    (["store", "check", "x"], "\"x\": unexpected argument; specify the store with --store"),
    (["store", "backup"], "FILE: missing argument; specify the file to copy to"),
    (["store", "move", "x"], "TO: missing argument; specify the store and the new one"),
    (["store", "unpublished", "x"], "\"x\": unexpected argument; specify the store with --store"),
    (["store", "backup", "x", "y"], "\"y\": unexpected argument; specify the store with --store"),
    (
      ["import", "--source", "a.sqlite", "--store", "/dev/null/a.sqlite", "--map", "name"],
      "--map \"name\": no column; use FIELD=COLUMN, such as petName=nickname"
    ),
  ])
  func `an invalid command line is a usage error`(_ arguments: [String], _ line: String) {
    let run = Run(arguments)
    #expect(run.errors == "petmap: \(line)\n")
    #expect(run.status == .usage)
  }

  @Test func `a store cannot be imported into itself or overwritten by its export`() throws {
    _ = try imported()
    let link = directory.file("link.sqlite")
    makeLink(link, to: store)
    #expect(Run(["import", "--source", link, "--store", store]).status == .usage)
    #expect(
      Run(["export", "--store", store, "--format", "csv", "--output", link]).status == .usage)
    #expect(Run(["store", "check", "--store", store, "--quiet"]).status == .done)
  }

  @Test(arguments: ["/no/such.sqlite", "/dev/null"])
  func `a missing store is an error`(_ path: String) {
    for arguments in [["export"], ["store", "check"], ["store", "backup", "/no/copy.sqlite"]] {
      let run = Run(arguments + ["--store", path])
      #expect(run.status == .inputOutput)
      #expect(run.errors.split(separator: "\n").count == 1, "\(run.errors)")
    }
  }

  @Test func `photos in a database cannot be adopted`() {
    let run = Run(
      ["serve", "--store", "postgres://petmap@/pets?host=/no/such", "--adopt-photos"])
    #expect(run.status == .usage)
    #expect(run.errors.split(separator: "\n").count == 1, "\(run.errors)")
  }

  @Test(.enabled(if: PostgresCluster.isAvailable))
  func `the error for a damaged database does not suggest checking a path`() throws {
    let address = PostgresCluster.shared.database("damaged")
    let file = try source(records)
    #expect(Run(["import", "--source", file, "--store", address]).status == .done)
    PostgresCluster.shared.run("DROP TABLE petmap.change", in: "damaged")
    let run = Run(["serve", "--store", address, "--port", "0", "--quiet"])
    #expect(run.status == .inputOutput)
    #expect(run.errors.hasSuffix("; check the database and its log\n"), "\(run.errors)")
  }

  @Test(.enabled(if: PostgresCluster.isAvailable))
  func `the error for a connection limit names every limit`() throws {
    PostgresCluster.shared.run("CREATE ROLE excluded LOGIN CONNECTION LIMIT 0")
    let address = PostgresCluster.shared.address(of: "postgres")
      .replacing("petmap@", with: "excluded@")
    let run = Run(["store", "check", "--store", address])
    #expect(run.status == .inputOutput)
    #expect(
      run.errors.hasSuffix(
        "the server accepts no more connections; increase max_connections, or the connection limit "
          + "of the user or the database\n"), "\(run.errors)")
  }

  @Test func `a backup without the store's photos is an error`() throws {
    let id = AnnouncementID(high: 1, low: 2)
    let photos = directory.file("elsewhere")
    let body = """
      {"species":"DOG","sex":"MALE","locationLatitude":52.231,"locationLongitude":21.011,
       "lastSeenDate":"2025-01-02","status":"MISSING","email":"a@b.example"}
      """
    let today = try #require(CalendarDate(iso: "2025-06-01"))
    let draft = try AnnouncementDraft(body: JSONValue(parsing: Array(body.utf8)), today: today)
    let now = Timestamp(milliseconds: 1_750_000_000_000)
    do {
      let served = try StoreAddress(store).serve(photos: photos)
      _ = try served.create(draft, id: id, passwordHash: PasswordHash(text: ""), at: now)
      _ = try served.publishPhoto(.containing([7]), of: id, at: now)
      served.close()
    }
    let copy = directory.file("copy.sqlite")
    let mistaken = Run(["store", "backup", copy, "--store", store])
    #expect(mistaken.status == .badData)
    let defaultDirectory = directory.file("pets.photos")
    #expect(
      mistaken.errors.hasPrefix(
        "petmap: --photos \"\(defaultDirectory)\": contains none of the store's photos; check --store and --photos, "
      )
        || mistaken.errors.contains("contains none of the store's photos"))
    #expect(Run(["store", "check", "--store", store]).status == .badData)
    // If a photo is missing, a copy is still made, but a warning is printed.
    try write(Array("x".utf8), to: photos + "/note")
    let file = try #require(
      TemporaryDirectory.names(in: photos).first { $0.hasSuffix(".jpeg") })
    remove(photos + "/" + file)
    let partial = Run(["store", "backup", copy, "--store", store, "--photos", photos])
    #expect(partial.status == .badData)
    #expect(partial.errors.contains("is missing or damaged"))
    #expect(partial.errors.contains(id.text))
  }
}
