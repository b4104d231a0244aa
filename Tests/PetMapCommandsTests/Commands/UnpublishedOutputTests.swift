import PetMapAPI
import PetMapCommands
import PetMapJSON
import PetMapAnnouncements
import PetMapStore
import TestSupport
import Testing

/// Tests that the IDs of unpublished announcements are not disclosed, since an ID gives access to
/// its announcement.
struct UnpublishedOutputTests {
  private let directory = TemporaryDirectory()
  private let id = AnnouncementID(high: 0x0123_4567_89AB_4DEF, low: 0x8123_4567_89AB_CDEF)

  /// Creates a store with a published and an unpublished announcement.
  private func store() throws -> String {
    let path = directory.file("pets.sqlite")
    let source = directory.file("pets.csv")
    try write(Array("id,lat,lng,name\nA1,52.23,21.01,Rex\n".utf8), to: source)
    #expect(Run(["import", "--source", source, "--store", path]).status == .done)
    try served(path).close()
    return path
  }

  /// Opens a store for serving and adds an unpublished announcement.
  private func served(_ path: String) throws -> Store {
    let body = """
      {"species":"DOG","sex":"MALE","locationLatitude":52.231,"locationLongitude":21.011,
       "lastSeenDate":"2025-01-02","status":"MISSING","email":"a@b.example"}
      """
    let today = try #require(CalendarDate(iso: "2025-06-01"))
    let draft = try AnnouncementDraft(body: JSONValue(parsing: Array(body.utf8)), today: today)
    let store = try StoreAddress(path).serve()
    _ = try store.create(
      draft, id: id, passwordHash: PasswordHash(text: ""),
      at: Timestamp(milliseconds: 1_750_000_000_000))
    return store
  }

  private func containsID(_ bytes: [UInt8]) -> Bool {
    String(decoding: bytes, as: UTF8.self).contains(id.text)
      || bytes.indices.contains { bytes[$0...].starts(with: id.bytes) }
  }

  @Test func `no output contains the ID of an unpublished announcement`() throws {
    let path = try store()
    let box = "--bbox=-180,-90,180,90"
    var runs: [[String]] = []
    for format in ["json", "geojson", "csv", "table", "geojsonl"] {
      runs.append(["pins", "--source", path, box, "--format", format])
    }
    for format in ["json", "geojson", "csv", "geojsonl"] {
      runs.append(["export", "--store", path, "--format", format])
    }
    runs.append(["pins", "--source", path, box, "--cluster", "--zoom", "14"])
    runs.append(["map", "--source", path, "--viewport", "400x400", box])
    runs.append(["inspect", "--source", path])
    runs.append(["store", "check", "--store", path])
    for arguments in runs {
      let run = Run(arguments)
      #expect(!containsID(Array((run.output + run.errors).utf8)), "\(arguments)")
    }
    for name in ["pins.gpkg", "map.svg", "tiles.mbtiles", "tiles.pmtiles"] {
      let file = directory.file(name)
      let command =
        name.hasPrefix("tiles")
        ? ["tiles"]
        : name.hasPrefix("map") ? ["map", "--viewport", "400x400", box] : ["pins", box]
      let run = Run(command + ["--source", path, "--output", file])
      #expect(run.status == .done, "\(name): \(run.errors)")
      #expect(!containsID(try bytes(of: file)), "\(name)")
    }
    // An administrator gets the ID on request.
    let whole = Run(["export", "--store", path, "--unpublished", "--format", "csv"])
    #expect(containsID(Array(whole.output.utf8)))
  }

  @Test func `a new store that is being served is read as a store, not as an arbitrary database`()
    throws
  {
    let path = directory.file("pets.sqlite")
    let store = try served(path)
    defer { store.close() }
    // The store's header and tables are still in the write-ahead log.
    #expect(try !bytes(of: path).contains(Array("PETS".utf8)))
    let run = Run(["pins", "--source", path, "--format", "csv"])
    #expect(run.status == .noResult)
    #expect(!(run.output + run.errors).contains("a@b.example"))
    #expect(Run(["inspect", path]).status == .usage)
  }

  @Test func `inspect shows neither a store's contacts nor its password hashes`() throws {
    let run = Run(["inspect", try store()])
    #expect(run.status == .usage)
    #expect(!(run.output + run.errors).contains("a@b.example"))
    #expect(!(run.output + run.errors).contains("password_hash"))
    #expect(run.errors.contains("a store needs no mapping"))
  }

  @Test func `an unpublished announcement cannot be found by its ID`() throws {
    let path = try store()
    let run = Run(["callout", "--pin", id.text, "--viewport", "390x844", "--source", path])
    #expect(run.status == .noResult)
  }
}
