import PetMapAPI
import PetMapAnnouncements
import PetMapService
import PetMapStore
import PetMapSystem
import ServiceTestSupport
import TestSupport
import Testing

/// The behavior of a server while its database is unavailable.
@Suite(.enabled(if: PostgresCluster.isAvailable)) struct OutageTests {
  @Test func `reads continue without the database, and writes resume with it`() throws {
    let cluster = PostgresCluster()
    let store = try StoreAddress(cluster.database("pets")).serve(photos: nil, adoptsPhotos: false)
    var environment = ServiceEnvironment(
      store: store, hasher: PlainHasher(), adminToken: nil,
      now: { Timestamp(milliseconds: SystemClock.millisecondsSince1970()) },
      random: { .random(in: .min ... .max) })
    environment.sharesStore = true
    let service = try Service(environment)
    let transport = InProcess(service)
    let draft = WireRequest(
      method: "POST", target: "/api/v1/announcements",
      headers: [HeaderField("Content-Type", "application/json")],
      body: ExampleDraft.json(changing: "{}"))
    let created = try transport.send(draft)
    #expect(created.status == 201)
    let place = try #require(created["Location"])
    cluster.kill()
    for _ in 0..<3 {
      let refused = try transport.send(draft)
      #expect(refused.status == 503)
      #expect(refused["Retry-After"] != nil)
      #expect(try transport.send(WireRequest(method: "GET", target: place)).status == 200)
    }
    service.refresh()
    let ready = try transport.send(WireRequest(method: "GET", target: "/api/ready"))
    #expect(ready.status == 200)
    #expect(
      String(decoding: ready.body, as: UTF8.self)
        == #"{"status":"ready","lastChange":1,"behind":0,"secondsBehind":0,"writes":"unavailable"}"#
    )
    cluster.start()
    // The pause after a failed connection attempt is at most a second.
    SystemClock.sleep(seconds: 1.3)
    #expect(try transport.send(draft).status == 201)
    #expect(service.live.lastChange == 2)
    let again = try transport.send(WireRequest(method: "GET", target: "/api/ready"))
    #expect(String(decoding: again.body, as: UTF8.self).contains(#""lastChange":2,"behind":0"#))
    #expect(try store.lastChange() == 2)
    store.close()
  }

  @Test func `a store of a newer version is opened if it allows this version to use it`() throws {
    let cluster = PostgresCluster()
    let address = StoreAddress(cluster.database("pets"))
    try address.serve(photos: nil, adoptsPhotos: false).close()
    cluster.run("UPDATE petmap.store_version SET version = 9", in: "pets")
    try address.serve(photos: nil, adoptsPhotos: false).close()
    cluster.run("UPDATE petmap.store_version SET oldest_program = 9", in: "pets")
    #expect(throws: StoreError.newerVersion(found: 9, known: 2)) {
      try address.serve(photos: nil, adoptsPhotos: false)
    }
    cluster.run("DROP SCHEMA petmap CASCADE; CREATE SCHEMA petmap", in: "pets")
    #expect(throws: StoreError.database(.noStore)) { try address.reader() }
    cluster.run("CREATE TABLE petmap.announcement (x int)", in: "pets")
    #expect(throws: StoreError.database(.foreignSchema(name: "petmap"))) {
      try address.serve(photos: nil, adoptsPhotos: false)
    }
    cluster.run(
      "CREATE DATABASE latin TEMPLATE template0 ENCODING 'LATIN1' LC_COLLATE 'C' LC_CTYPE 'C'")
    #expect(throws: StoreError.database(.notUTF8(encoding: "LATIN1"))) {
      try StoreAddress(cluster.address(of: "latin")).importer()
    }
  }

  @Test(
    arguments: [
      ("postgres://petmap@/none?host=HOST", "no database"),
      ("postgres://nobody@/postgres?host=HOST", "refused"),
      ("postgres://petmap:a-secret@/postgres?host=/no/such", "unreachable"),
      ("postgres://petmap:a-secret@h/x?nothing=1", "bad address"),
    ])
  func `an error for an unusable address contains the cause, but not the password`(
    _ address: String, _ reason: String
  ) throws {
    let address = StoreAddress(address.replacing("HOST", with: PostgresCluster.shared.host))
    #expect(!address.description.contains("a-secret"))
    let start = SystemClock.seconds()
    let error = #expect(throws: StoreError.self) { try address.reader() }
    #expect(SystemClock.seconds() - start < 5)
    #expect(!"\(error as Any)".contains("a-secret"))
    let found =
      switch error {
      case .database(.noDatabase)?: "no database"
      case .database(.refused)?: "refused"
      case .database(.unreachable)?: "unreachable"
      case .database(.badAddress)?: "bad address"
      default: "\(error as Any)"
      }
    #expect(found == reason)
  }
}
