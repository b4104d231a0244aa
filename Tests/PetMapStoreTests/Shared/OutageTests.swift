import PetMapAPI
import PetMapAnnouncements
import PetMapService
import PetMapStore
import PetMapSystem
import ServiceTestSupport
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Tests a server while its database is unavailable.
@Suite(.enabled(if: PostgresCluster.isAvailable)) struct OutageTests {
  /// A server, and requests to it.
  private struct Subject {
    let service: Service
    let transport: InProcess
    let draft = WireRequest(
      method: "POST", target: "/api/v1/announcements",
      headers: [HeaderField("Content-Type", "application/json")],
      body: ExampleDraft.json(changing: "{}"))

    init(_ store: any AnnouncementStore) throws {
      var environment = ServiceEnvironment.test(
        store: store, now: { Timestamp(milliseconds: SystemClock.millisecondsSince1970()) })
      environment.sharesStore = true
      service = try Service(environment)
      transport = InProcess(service)
    }

    func get(_ target: String) throws -> WireResponse {
      try transport.send(WireRequest(method: "GET", target: target))
    }

    /// Sends a request until it is accepted.
    func create() throws -> WireResponse {
      for _ in 0..<100 {
        let response = try transport.send(draft)
        if response.status != 503 { return response }
        SystemClock.sleep(seconds: 0.1)
      }
      throw StoreError.busy
    }
  }

  @Test
  func `while the database hangs, reads continue, and writes are rejected within the time limit`()
    throws
  {
    let cluster = PostgresCluster()
    let store = try StoreAddress(cluster.database("pets")).serve(photos: nil, adoptsPhotos: false)
    let subject = try Subject(store)
    let location = try #require(try subject.create()["Location"])
    cluster.signal(SIGSTOP)
    let start = SystemClock.seconds()
    let responses = ThreadWorkers(count: 24).map(24) { _ in
      try? subject.transport.send(subject.draft)
    }
    #expect(SystemClock.seconds() - start < 10)
    for response in responses {
      #expect(response?.status == 503)
      #expect(response?["Retry-After"] != nil)
    }
    #expect(try subject.get(location).status == 200)
    let metrics = String(decoding: try subject.get("/metrics").body, as: UTF8.self)
    #expect(metrics.contains("petmap_store_writable 0\n"))
    #expect(metrics.contains("petmap_store_changes_behind 0\n"))
    #expect(metrics.contains("petmap_store_seconds_behind 0\n"))
    cluster.signal(SIGCONT)
    #expect(try subject.create().status == 201)
    store.close()
  }

  @Test
  func `an announcement of another server is not reported as missing while the database is down`()
    throws
  {
    let cluster = PostgresCluster()
    let address = StoreAddress(cluster.database("pets"))
    let stores = try (0..<2).map { _ in try address.serve(photos: nil, adoptsPhotos: false) }
    let creator = try Subject(stores[0])
    let other = try Subject(stores[1])
    let location = try #require(try creator.create()["Location"])
    let id = try #require(location.split(separator: "/").last)
    cluster.kill()
    for target in [location, "/images/\(id).jpeg", "/pets/\(id)", location + "/callout"] {
      let response = try other.get(target)
      #expect(response.status == 503, "\(target)")
      #expect(response["Retry-After"] != nil)
    }
    let form = WireRequest(
      method: "POST", target: "/manage",
      headers: [
        HeaderField("Content-Type", "application/x-www-form-urlencoded"),
        HeaderField("Sec-Fetch-Site", "same-origin"),
      ], body: Array("id=\(id)&password=123456".utf8))
    #expect(try other.transport.send(form).status == 503)
    // Requests that do not depend on the announcement are answered as usual.
    let deletion = WireRequest(method: "DELETE", target: location)
    #expect(try other.transport.send(deletion).status == 401)
    #expect(try other.get("/api/v1/announcements/unknown").status == 404)
    for store in stores { store.close() }
  }

  @Test(
    arguments: [
      "53100", "53200", "53300", "55P03", "57P01", "57014", "25006", "08006", "0A000", "58030",
    ])
  func `a database error does not become an internal error`(_ state: String) throws {
    let cluster = PostgresCluster.shared
    let name = "failing\(state.lowercased())"
    let store = try StoreAddress(cluster.database(name)).serve(photos: nil, adoptsPhotos: false)
    let subject = try Subject(store)
    cluster.run(
      """
      CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS
      $$BEGIN RAISE EXCEPTION 'no' USING ERRCODE = '\(state)'; END$$;
      CREATE TRIGGER fail BEFORE INSERT ON petmap.announcement EXECUTE FUNCTION fail();
      """, in: name)
    let response = try subject.transport.send(subject.draft)
    #expect(response.status == 503)
    #expect(response["Retry-After"] != nil)
    cluster.run("DROP TRIGGER fail ON petmap.announcement", in: name)
    #expect(try subject.create().status == 201)
    store.close()
  }

  @Test(arguments: ["off", "local", "remote_write"])
  func `defaults of the database neither interrupt writes nor make them less durable`(
    _ commit: String
  ) throws {
    let cluster = PostgresCluster.shared
    let name = "defaults_\(commit)"
    let address = StoreAddress(cluster.database(name))
    cluster.run(
      """
      ALTER DATABASE \(name) SET statement_timeout = '500ms';
      ALTER DATABASE \(name) SET synchronous_commit = \(commit);
      ALTER DATABASE \(name) SET client_min_messages = error;
      ALTER DATABASE \(name) SET idle_session_timeout = '2s'
      """)
    let store = try address.serve(photos: nil, adoptsPhotos: false)
    let subject = try Subject(store)
    // Without warnings, a commit whose wait for a standby was canceled looks like a success.
    cluster.run(
      """
      CREATE FUNCTION check_settings() RETURNS trigger LANGUAGE plpgsql AS
      $$BEGIN PERFORM pg_sleep(0.6); ASSERT current_setting('synchronous_commit') = 'on';
        ASSERT current_setting('client_min_messages') = 'warning';
        ASSERT current_setting('idle_session_timeout') = '0'; RETURN NEW; END$$;
      CREATE TRIGGER check_settings BEFORE INSERT ON petmap.announcement
        FOR EACH ROW EXECUTE FUNCTION check_settings();
      """, in: name)
    #expect(try subject.transport.send(subject.draft).status == 201)
    store.close()
  }

  @Test(arguments: ["40P01", "40001"])
  func `a transaction that was rolled back because of a conflict is retried`(
    _ state: String
  ) throws {
    let cluster = PostgresCluster.shared
    let name = "conflict\(state.lowercased())"
    let store = try StoreAddress(cluster.database(name)).serve(photos: nil, adoptsPhotos: false)
    let subject = try Subject(store)
    // A sequence keeps its value when a transaction is rolled back.
    cluster.run(
      """
      CREATE SEQUENCE petmap.tries;
      CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS
      $$BEGIN IF nextval('petmap.tries') < 4 THEN
        RAISE EXCEPTION 'no' USING ERRCODE = '\(state)'; END IF; RETURN NULL; END$$;
      CREATE TRIGGER fail BEFORE INSERT ON petmap.announcement EXECUTE FUNCTION fail();
      """, in: name)
    let response = try subject.transport.send(subject.draft)
    #expect(response.status == 201, "\(response)")
    #expect(try store.lastChange() == 1)
    store.close()
  }

  @Test func `reads continue while the database is down, and writes resume once it is back`() throws
  {
    let cluster = PostgresCluster()
    let store = try StoreAddress(cluster.database("pets")).serve(photos: nil, adoptsPhotos: false)
    let subject = try Subject(store)
    let (service, transport, draft) = (subject.service, subject.transport, subject.draft)
    let created = try transport.send(draft)
    #expect(created.status == 201)
    let location = try #require(created["Location"])
    cluster.kill()
    for _ in 0..<3 {
      let refused = try transport.send(draft)
      #expect(refused.status == 503)
      #expect(refused["Retry-After"] != nil)
      #expect(try transport.send(WireRequest(method: "GET", target: location)).status == 200)
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

  @Test func `a schema of another program is rejected`() throws {
    let cluster = PostgresCluster()
    let address = StoreAddress(cluster.database("pets"))
    try address.serve(photos: nil, adoptsPhotos: false).close()
    cluster.run("DROP SCHEMA petmap CASCADE; CREATE SCHEMA petmap", in: "pets")
    #expect(throws: StoreError.database(.noStore)) { try address.reader() }
    for foreign in ["SEQUENCE petmap.insertion", "TABLE petmap.announcement (x int)"] {
      cluster.run("CREATE \(foreign)", in: "pets")
      #expect(throws: StoreError.database(.foreignSchema(name: "petmap"))) {
        try address.serve(photos: nil, adoptsPhotos: false)
      }
      cluster.run("DROP SCHEMA petmap CASCADE; CREATE SCHEMA petmap", in: "pets")
    }
    cluster.run(
      "CREATE DATABASE latin TEMPLATE template0 ENCODING 'LATIN1' LC_COLLATE 'C' LC_CTYPE 'C'")
    #expect(throws: StoreError.database(.notUTF8(encoding: "LATIN1"))) {
      try StoreAddress(cluster.address(of: "latin")).importer()
    }
  }

  @Test func `a user without access to the tables gets an error about permissions`() throws {
    let cluster = PostgresCluster.shared
    let address = cluster.database("guarded")
    try StoreAddress(address).serve(photos: nil, adoptsPhotos: false).close()
    cluster.run("CREATE ROLE visitor LOGIN")
    let visitor = StoreAddress(address.replacing("petmap@", with: "visitor@"))
    for grant in ["SELECT 1", "GRANT USAGE ON SCHEMA petmap TO visitor"] {
      cluster.run(grant, in: "guarded")
      let error = #expect(throws: StoreError.self) { try visitor.reader() }
      guard case .database(.noPermission)? = error else {
        Issue.record("\(error as Any)")
        continue
      }
    }
  }

  @Test(arguments: ["", ",/no/such"])
  func `a user whose sessions are read-only is not mistaken for a standby`(
    _ otherHost: String
  ) throws {
    let cluster = PostgresCluster()
    let address = cluster.database("pets").replacing("petmap@", with: "reader@") + otherHost
    cluster.run(
      """
      CREATE ROLE reader SUPERUSER LOGIN;
      ALTER ROLE reader SET default_transaction_read_only = on
      """)
    let error = #expect(throws: StoreError.self) { try StoreAddress(address).importer() }
    guard case .readOnly = error else {
      Issue.record("\(error as Any)")
      return
    }
  }

  @Test(
    arguments: [
      ("postgres://petmap@/none?host=HOST", "no database"),
      ("postgres://nobody@/postgres?host=HOST", "refused"),
      ("postgres://limited@/postgres?host=HOST", "no connection"),
      ("postgres://petmap:a-secret@/postgres?host=/no/such", "unreachable"),
      ("postgres://petmap:a-secret@h/x?nothing=1", "bad address"),
    ])
  func `an error for an unusable address contains the cause, but not the password`(
    _ address: String, _ reason: String
  ) throws {
    let cluster = PostgresCluster.shared
    if reason == "no connection" { cluster.run("CREATE ROLE limited LOGIN CONNECTION LIMIT 0") }
    let address = StoreAddress(address.replacing("HOST", with: cluster.host))
    #expect(!address.description.contains("a-secret"))
    let start = SystemClock.seconds()
    let error = #expect(throws: StoreError.self) { try address.reader() }
    #expect(SystemClock.seconds() - start < 5)
    #expect(!"\(error as Any)".contains("a-secret"))
    let found =
      switch error {
      case .database(.noDatabase)?: "no database"
      case .database(.refused)?: "refused"
      case .database(.noConnection)?: "no connection"
      case .database(.unreachable)?: "unreachable"
      case .database(.badAddress)?: "bad address"
      default: "\(error as Any)"
      }
    #expect(found == reason)
  }
}
