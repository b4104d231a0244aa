import PetMapAnnouncements
import PetMapGeo
import PetMapJSON
import PetMapPhotos
import PetMapStore
import ServiceTestSupport
import PetMapSystem
import TestSupport
import Testing

/// Tests the behavior that all kinds of stores share; see ``AnnouncementStore``.
struct EveryStoreTests {
  private let id = StoreWorkshop.id(1)

  @Test(arguments: StoreKind.testable)
  func `an announcement round-trips, even after reopening the store`(
    _ kind: StoreKind
  ) throws {
    let subject = StoreSubject(kind)
    let others = """
      "petName":"Łódź 👨‍👩‍👧","breed":"b","age":3,"description":"two\\nlines","microchipNumber":"007",
      "phone":"+48 123 456 789","reward":"100 zł","locationRadius":2.5,
      "colors":"rudy","size":"SMALL","collar":"red","markings":"torn ear"
      """
    var store = try subject.open()
    let created = try store.create(1, others)
    #expect(created.change == 1)
    store.close()
    store = try subject.open()
    #expect(try store.announcement(id)?.unnumbered == created.unnumbered)
    #expect(created.announcement.locationRadius == 2.5)
    #expect(try store.passwordHash(of: id) == PasswordHash(text: "hash 1"))
    #expect(try store.announcement(StoreWorkshop.id(2)) == nil)
    #expect(try store.passwordHash(of: StoreWorkshop.id(2)) == nil)
    #expect(try subject.check().problems == [])
    store.close()
  }

  @Test(arguments: StoreKind.testable, ["-0.0", "90", "52.229700000000001", "5e-324"])
  func `a coordinate is stored without loss of precision`(_ kind: StoreKind, _ latitude: String)
    throws
  {
    let draft = try StoreWorkshop.draft(latitude: latitude)
    let subject = StoreSubject(kind)
    let store = try subject.open()
    _ = try store.create(
      draft, id: id, passwordHash: PasswordHash(text: ""), at: StoreWorkshop.at(0))
    let stored = try #require(try store.announcement(id)).announcement.coordinate
    #expect(stored.latitude.bitPattern == draft.coordinate.latitude.bitPattern)
    #expect(try subject.check().problems == [])
    store.close()
  }

  @Test(arguments: StoreKind.testable)
  func `record IDs and columns can contain any character`(
    _ kind: StoreKind
  ) throws {
    let subject = StoreSubject(kind)
    let ids = ["a\0b", "a", "\0", "ż", "z\u{307}"]
    try subject.import(
      ids.map { id in
        try subject.record(id) { record in
          record.kept.members = [JSONObject.Member(name: "k\0", value: .string("v\0"))]
        }
      })
    let reader = try subject.address.reader()
    for id in ids {
      let found = try reader.announcements(withSourceID: id, in: nil)
      #expect(found.map { $0.importOrigin?.sourceID.utf8.elementsEqual(id.utf8) } == [true])
      #expect(found.first?.importOrigin?.kept.members.first?.value == .string("v\0"))
    }
    #expect(try subject.check().problems == [])
  }

  @Test(arguments: StoreKind.testable)
  func `pages are sorted by time and insertion, latest first`(
    _ kind: StoreKind
  ) throws {
    let subject = StoreSubject(kind)
    let store = try subject.open()
    for (number, seconds) in [0, 5, 5, 5, 9].enumerated() {
      try store.create(UInt64(number), at: StoreWorkshop.at(Int64(seconds)))
    }
    #expect(try store.listed() == [4, 3, 2, 1, 0])
    let unpublished = try store.unpublished(after: nil, limit: 10).map(\.id.low)
    #expect(unpublished == [4, 3, 2, 1, 0])
    #expect(try store.deleteExpired(.unpublished, before: StoreWorkshop.at(9), limit: 2) == 2)
    #expect(try store.listed() == [4, 3, 2])
    #expect(try subject.check().problems == [])
    store.close()
  }

  @Test(arguments: StoreKind.testable)
  func `later reports are listed first even if the clock was set back`(
    _ kind: StoreKind
  ) throws {
    let subject = StoreSubject(kind)
    let store = try subject.open()
    try store.create(1, at: StoreWorkshop.at(100))
    let second = try store.create(2, at: StoreWorkshop.at(50))
    #expect(second.announcement.createdAt == StoreWorkshop.at(100))
    #expect(try store.listed() == [2, 1])
    let day: Int64 = 86_400
    try store.create(3, at: StoreWorkshop.at(5 * day))
    let corrected = try store.create(4, at: StoreWorkshop.at(110))
    #expect(corrected.announcement.createdAt == StoreWorkshop.at(110))
    #expect(try subject.check().problems == [])
    store.close()
  }

  @Test(arguments: StoreKind.testable)
  func `only one of many concurrent reports with the same microchip number succeeds`(
    _ kind: StoreKind
  ) throws {
    let subject = StoreSubject(kind)
    let store = try subject.open()
    ThreadWorkers(count: 8).run(64) { index in
      do {
        try store.create(UInt64(index), #""microchipNumber":"985""#)
      } catch {
        #expect(error as? StoreError == .microchipConflict)
      }
    }
    let listed = try store.listed()
    #expect(listed.count == 1)
    // The rejected reports used no change numbers.
    #expect(try store.lastChange() == 1)
    try store.delete(StoreWorkshop.id(listed[0]))
    #expect(throws: Never.self) { try store.create(99, #""microchipNumber":"985""#) }
    #expect(try subject.check().problems == [])
    store.close()
  }

  @Test(arguments: StoreKind.testable)
  func `changes are numbered without gaps, and contain the result for each announcement`(
    _ kind: StoreKind
  ) throws {
    let subject = StoreSubject(kind)
    let store = try subject.open()
    ThreadWorkers(count: 8).run(40) { index in
      #expect(throws: Never.self) { try store.create(UInt64(index)) }
    }
    _ = try store.setStatus(.closed, of: id, at: StoreWorkshop.at(5))
    try store.delete(StoreWorkshop.id(2))
    #expect(try store.lastChange() == 42)
    var seen: Int64 = 0
    var changes: [AnnouncementChange] = []
    while true {
      let next = try store.changes(after: seen, limit: 7)
      changes += next
      seen = next.last?.number ?? seen
      if next.count < 7 { break }
    }
    #expect(seen == 42)
    #expect(changes.map(\.number) == Array(1...42))
    #expect(Set(changes.map(\.id)).count == 40)
    #expect(changes.last { $0.id == StoreWorkshop.id(2) }?.outcome == .deleted)
    guard case .stored(let closed)? = changes.last(where: { $0.id == id })?.outcome else {
      Issue.record("the announcement has no change")
      return
    }
    #expect(closed.announcement.status == .closed && closed.change == 41)
    #expect(try store.changes(after: 42, limit: 7) == [])
    #expect(throws: StoreError.changesForgotten) { try store.changes(after: 43, limit: 7) }
    #expect(try subject.check().problems == [])
    store.close()
  }

  @Test(arguments: StoreKind.testable)
  func `setting another status changes updatedAt, and setting the same one changes nothing`(
    _ kind: StoreKind
  ) throws {
    let subject = StoreSubject(kind)
    let store = try subject.open()
    let created = try store.create(1)
    let closed = try store.setStatus(.closed, of: id, at: StoreWorkshop.at(5))
    #expect(closed.announcement.status == .closed)
    #expect(closed.announcement.updatedAt == StoreWorkshop.at(5))
    #expect(closed.announcement.createdAt == created.announcement.createdAt)
    let again = try store.setStatus(.closed, of: id, at: StoreWorkshop.at(9))
    #expect(again.unnumbered == closed.unnumbered)
    #expect(try store.lastChange() == 2)
    #expect(try subject.check().problems == [])
    store.close()
  }

  @Test(arguments: StoreKind.testable)
  func `a missing announcement cannot be changed`(_ kind: StoreKind) throws {
    let subject = StoreSubject(kind)
    let store = try subject.open()
    #expect(throws: StoreError.notFound) { try store.delete(id) }
    #expect(throws: StoreError.notFound) {
      try store.setStatus(.closed, of: id, at: StoreWorkshop.at(0))
    }
    #expect(throws: StoreError.notFound) {
      try store.publishPhoto(StoreWorkshop.photo(1), of: id, at: StoreWorkshop.at(0))
    }
    #expect(try store.lastChange() == 0)
    #expect(try subject.check().problems == [])
    store.close()
  }

  @Test(arguments: StoreKind.testable)
  func `a photo publishes its announcement and is read by its version`(
    _ kind: StoreKind
  ) throws {
    let subject = StoreSubject(kind)
    let store = try subject.open()
    try store.create(1)
    let photos = [StoreWorkshop.photo(1, count: 100_000), StoreWorkshop.photo(2)]
    let first = try store.publishPhoto(photos[0], of: id, at: StoreWorkshop.at(1))
    #expect(first.isPublished)
    let version = try #require(first.photo?.version)
    for part in PhotoPart.all {
      #expect(try store.photo(part, of: id, version: version) == photos[0][part])
    }
    let second = try store.publishPhoto(photos[1], of: id, at: StoreWorkshop.at(2))
    let newVersion = second.lastPhotoVersion
    #expect(newVersion != version)
    #expect(try store.photo(.largest, of: id, version: version) == photos[0][.largest])
    #expect(try store.photo(.largest, of: id, version: newVersion) == photos[1][.largest])
    #expect(second.announcement.photoUrl == PhotoName(id: id).url)
    #expect(try store.announcement(id)?.unnumbered == second.unnumbered)
    let check = try subject.check()
    #expect(check.problems == [] && check.photos == 2)
    try store.delete(id)
    #expect(try store.photo(.largest, of: id, version: newVersion) == nil)
    #expect(try subject.check().problems == [])
    store.close()
  }

  private func new(_ number: UInt64, _ key: String, _ body: String) throws -> NewAnnouncement {
    NewAnnouncement(
      try StoreWorkshop.draft(), id: StoreWorkshop.id(number),
      passwordHash: PasswordHash(text: "hash \(number)"),
      key: CreationKey(key, body: Array(body.utf8)))
  }

  @Test(arguments: StoreKind.testable)
  func `a key does not expire until its announcement is published`(_ kind: StoreKind) throws {
    let subject = StoreSubject(kind)
    let store = try subject.open()
    let first = try store.create(new(1, "k", "body"), at: StoreWorkshop.at(0))
    _ = try store.create(new(256, "l", "body"), at: StoreWorkshop.at(100_000))
    let again = try store.create(new(3, "k", "body"), at: StoreWorkshop.at(200_000))
    #expect(again.unnumbered == first.unnumbered)
    #expect(try store.passwordHash(of: first.id) == PasswordHash(text: "hash 3"))
    _ = try store.publishPhoto(
      StoreWorkshop.photo(1), of: first.id, at: StoreWorkshop.at(200_000))
    _ = try store.create(new(4, "k", "body"), at: StoreWorkshop.at(200_001))
    #expect(try store.listed() == [4, 256, 1])
    #expect(try subject.check().problems == [])
    store.close()
  }

  @Test(arguments: StoreKind.testable)
  func `a key returns its announcement with a new password, even after reopening the store`(
    _ kind: StoreKind
  ) throws {
    let subject = StoreSubject(kind)
    var store = try subject.open()
    let first = try store.create(new(1, "k", "body"), at: StoreWorkshop.at(0))
    store.close()
    store = try subject.open()
    let again = try store.create(new(2, "k", "body"), at: StoreWorkshop.at(86_399))
    #expect(again.unnumbered == first.unnumbered)
    #expect(try store.lastChange() == 1)
    #expect(try store.passwordHash(of: first.id) == PasswordHash(text: "hash 2"))
    #expect(throws: StoreError.keyReused) {
      try store.create(new(3, "k", "other"), at: StoreWorkshop.at(1))
    }
    _ = try store.publishPhoto(
      StoreWorkshop.photo(1), of: first.id, at: StoreWorkshop.at(86_399))
    _ = try store.create(new(4, "k", "other"), at: StoreWorkshop.at(86_400))
    #expect(try store.listed() == [4, 1])
    try store.delete(StoreWorkshop.id(4))
    _ = try store.create(new(5, "k", "other"), at: StoreWorkshop.at(86_401))
    #expect(try store.listed() == [5, 1])
    // Only one of many concurrent requests creates the announcement.
    let shared = store
    ThreadWorkers(count: 6).run(12) { index in
      #expect(throws: Never.self) {
        try shared.create(new(UInt64(10 + index), "parallel", "body"), at: StoreWorkshop.at(86_402))
      }
    }
    #expect(try store.listed().count == 3)
    #expect(try subject.check().problems == [])
    store.close()
  }

  @Test(arguments: StoreKind.testable)
  func `the network of a report is restored after reopening the store`(_ kind: StoreKind) throws {
    let subject = StoreSubject(kind)
    let network = "198.51.100.0/24"
    var store = try subject.open()
    _ = try store.create(
      NewAnnouncement(
        StoreWorkshop.draft(), id: id, passwordHash: PasswordHash(text: ""), network: network),
      at: StoreWorkshop.at(0))
    store.close()
    store = try subject.open()
    #expect(try store.isReporterNetwork(network, of: id))
    #expect(try !store.isReporterNetwork("198.51.101.0/24", of: id))
    #expect(throws: Never.self) { try store.checkWritable() }
    #expect(try subject.check().problems == [])
    store.close()
  }

  @Test(arguments: StoreKind.testable)
  func `changes older than 30 days are forgotten, but never the last 100,000`(
    _ kind: StoreKind
  ) throws {
    let subject = StoreSubject(kind)
    let store = try subject.open()
    for number in 1...12 as ClosedRange<UInt64> { try store.create(number) }
    let start = try store.position()
    // 12 more changes than are kept.
    let numbers =
      kind == .file
      ? "WITH RECURSIVE n(i) AS (SELECT 13 UNION ALL SELECT i + 1 FROM n WHERE i < 100012)"
      : "WITH n(i) AS (SELECT generate_series(13, 100012))"
    let values = "i, (SELECT id FROM change WHERE number = 1), (SELECT max(at) FROM change)"
    try subject.runWithDigests(
      kind == .file
        ? """
        INSERT INTO change (number, id, at, row_digest) \(numbers)
          SELECT \(values), row_digest('change', \(values)) FROM n;
        UPDATE state SET last_change = 100012,
          row_digest = row_digest('state', 100012, forgotten_change);
        """
        : """
        INSERT INTO change (number, id, at) \(numbers) SELECT \(values) FROM n;
        UPDATE state SET last_change = 100012;
        """)
    func count() throws -> [String] { try subject.query("SELECT count(*) FROM change") }
    store.removeExpired()
    #expect(try count() == ["100012"])
    // Now half of the entries are old.
    try subject.runWithDigests(
      kind == .file
        ? """
        UPDATE change SET at = 0, row_digest = row_digest('change', number, id, 0)
        WHERE number <= 50000
        """
        : "UPDATE change SET at = 0 WHERE number <= 50000")
    store.removeExpired()
    #expect(try count() == ["100000"])
    #expect(try subject.check().problems == [])
    #expect(throws: StoreError.changesForgotten) { try store.changes(after: 11, limit: 1) }
    #expect(try store.changes(after: 12, limit: 1).map(\.number) == [13])
    #expect(try store.changes(after: start, limit: 1).changes.map(\.number) == [13])
    store.close()
    subject.recycle()
  }
}
