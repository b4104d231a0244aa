import PetMapAnnouncements
import PetMapStore
import PetMapSystem
import ServiceTestSupport
import TestSupport
import Testing

/// Tests every kind of store with imported records.
struct EveryImportTests {
  @Test(arguments: StoreKind.testable)
  func `committed records are visible to a server that follows the changes`(
    _ kind: StoreKind
  ) throws {
    let subject = StoreSubject(kind)
    let store = try subject.open()
    try store.create(1)
    let start = try store.lastChange()
    let run = try subject.address.importer()
    for record in try subject.records(0..<5000) { try run.add(record) }
    // Until the commit, nothing is visible, and the server continues to write.
    try store.create(2)
    #expect(try store.changes(after: start, limit: 10).map(\.id.low) == [2])
    var progress: [Int] = []
    let counts = try run.commit(of: ImportSource(), at: StoreWorkshop.at(1)) { progress.append($0) }
    #expect(counts.inserted == 5000)
    #expect(progress == [1000, 2000, 3000, 4000, 5000])
    #expect(try store.changes(after: start, limit: 10_000).count == 5001)
    #expect(try store.announcement(AnnouncementID(ofSource: "A4999")) != nil)
    try store.create(3)
    var sources: [String] = []
    try subject.address.reader().forEach { stored in
      if let origin = stored.importOrigin { sources.append(origin.sourceID) }
      return sources.count < 5000
    }
    #expect(sources == (0..<5000).map { "A\($0)" })
    var count = 0
    try store.readAll { count += $0.count }
    #expect(count == 5003)
    #expect(try subject.check().problems == [])
    store.close()
  }

  @Test(arguments: StoreKind.testable)
  func `records are inserted or updated, without microchip numbers that are already in use`(
    _ kind: StoreKind
  ) throws {
    let subject = StoreSubject(kind)
    let store = try subject.open()
    try store.create(1, #""microchipNumber":"1""#)
    var records = try [
      subject.record("A0") { $0.microchipNumber = "1" },
      subject.record("A1") { $0.microchipNumber = "2" },
      subject.record("A2") { $0.microchipNumber = "2" },
    ]
    let first = try store.upsert(records, at: StoreWorkshop.at(1))
    #expect(first.inserted == 3)
    #expect(
      first.chipConflicts == ["A0", "A2"].map { AnnouncementID(ofSource: $0) })
    records[2] = try subject.record("A2") { $0.petName = "Rex" }
    let again = try store.upsert(records, at: StoreWorkshop.at(2))
    #expect([again.inserted, again.updated, again.unchanged] == [0, 1, 2])
    let rex = try #require(try store.announcement(AnnouncementID(ofSource: "A2")))
    #expect(rex.announcement.petName == "Rex")
    #expect(rex.announcement.sex == "UNKNOWN")
    #expect(rex.announcement.createdAt == StoreWorkshop.at(1))
    #expect(rex.announcement.updatedAt == StoreWorkshop.at(2))
    #expect(rex.origin == .imported(sourceID: "A2"))
    #expect(rex.isPublished)
    #expect(try store.passwordHash(of: rex.id) == nil)
    #expect(try subject.check().problems == [])
    store.close()
  }

  @Test(arguments: StoreKind.testable)
  func `the last record with an ID in a file takes precedence`(_ kind: StoreKind) throws {
    let subject = StoreSubject(kind)
    let counts = try subject.import([
      subject.record("A") { $0.petName = "1" }, subject.record("B"),
      subject.record("A") { $0.petName = "2" }, subject.record("A") { $0.petName = "2" },
    ])
    #expect([counts.inserted, counts.updated, counts.unchanged] == [2, 1, 1])
    let reader = try subject.address.reader()
    #expect(
      try reader.announcements(withSourceID: "A", in: nil).map(\.announcement.petName) == ["2"])
    #expect(try subject.check().problems == [])
  }

  @Test(arguments: StoreKind.testable)
  func `records from different sources do not collide, and a second source requires a name`(
    _ kind: StoreKind
  ) throws {
    let subject = StoreSubject(kind)
    try subject.import(subject.records(0..<3), of: ImportSource(file: "a.csv"))
    let others = try ["A0", "A1"].map { try subject.record($0) { $0.petName = "Ada" } }
    #expect(throws: StoreError.sourceNotNamed(known: ["a.csv"])) {
      try subject.import(others, of: ImportSource(file: "b.csv"))
    }
    let other = try subject.import(others, of: ImportSource(name: "other", file: "b.csv"))
    #expect(other.inserted == 2)
    let reader = try subject.address.reader()
    #expect(try reader.count() == 5)
    #expect(try reader.announcements(withSourceID: "A1", in: nil).count == 2)
    #expect(try reader.announcements(withSourceID: "A1", in: "other\0").isEmpty)
    let named = try reader.announcements(withSourceID: "A1", in: "other")
    #expect(named.map(\.id) == [AnnouncementID(ofSource: "A1", named: "other")])
    // Import a record with the ID of its announcement, as in an export.
    let exported = try subject.import([
      subject.record(named[0].id.text) { $0.petName = "Rex" }
    ])
    #expect(exported.updated == 1)
    #expect(
      try reader.announcements(withSourceID: "A1", in: "other").map(\.announcement.petName)
        == ["Rex"])
  }

  @Test(arguments: StoreKind.testable)
  func `a file most of whose records are in the unnamed source is its newer version`(
    _ kind: StoreKind
  ) throws {
    let subject = StoreSubject(kind)
    try subject.import(subject.records(0..<6), of: ImportSource(file: "may.csv"))
    let june = try subject.import(subject.records(2..<8), of: ImportSource(file: "june.csv"))
    #expect([june.inserted, june.unchanged] == [2, 4])
    #expect(throws: StoreError.sourceNotNamed(known: ["june.csv"])) {
      try subject.import(subject.records(5..<20), of: ImportSource(file: "july.csv"))
    }
    let july = ImportSource(name: "june.csv", file: "july.csv")
    let named = try subject.import(subject.records(5..<20), of: july)
    #expect([named.inserted, named.unchanged] == [12, 3])
    #expect(try subject.address.reader().count() == 20)
  }

  @Test(arguments: StoreKind.testable)
  func `an import that is not committed changes nothing`(_ kind: StoreKind) throws {
    let subject = StoreSubject(kind)
    do {
      let run = try subject.address.importer()
      for record in try subject.records(0..<5000) { try run.add(record) }
    }
    #expect(try subject.address.reader().count() == 0)
  }

  @Test(arguments: StoreKind.testable)
  func `a server stores reports while a large import is running`(_ kind: StoreKind) throws {
    let subject = StoreSubject(kind)
    let store = try subject.open()
    let run = try subject.address.importer()
    for record in try subject.records(0..<25_000) { try run.add(record) }
    let state = Monitor((isDone: false, insertions: [Int64](), failures: [String]()))
    let writer = Thread {
      for number in 1... as PartialRangeFrom<UInt64> where !state.withLock({ $0.isDone }) {
        do {
          let insertion = try store.create(number).insertion
          state.withLock { $0.insertions.append(insertion) }
        } catch {
          state.withLock { $0.failures.append("\(error)") }
        }
        if state.withLock({ $0.isDone }) { return }
      }
    }
    let counts = try run.commit(of: ImportSource(), at: StoreWorkshop.at(1)) { _ in }
    state.withLock { $0.isDone = true }
    writer?.join()
    #expect(counts.inserted == 25_000)
    let records = try ["A0", "A24999"].map { id in
      try #require(try store.announcement(AnnouncementID(ofSource: id))).insertion
    }
    let (insertions, failures) = state.withLock { ($0.insertions, $0.failures) }
    #expect(failures == [])
    // Some were stored between the first and the last record.
    #expect(insertions.contains { $0 > records[0] && $0 < records[1] })
    #expect(try subject.check().problems == [])
    store.close()
    subject.recycle()
  }

  @Test(arguments: StoreKind.testable)
  func `no record is newer than its import`(_ kind: StoreKind) throws {
    let subject = StoreSubject(kind)
    let future = try subject.record("A1") {
      $0.createdAt = StoreWorkshop.at(1000)
      $0.updatedAt = StoreWorkshop.at(2000)
    }
    try subject.import([future], at: StoreWorkshop.at(10))
    try subject.address.reader().forEach { stored in
      #expect(stored.announcement.createdAt == StoreWorkshop.at(10))
      #expect(stored.announcement.updatedAt == StoreWorkshop.at(10))
      return true
    }
  }

  @Test(arguments: StoreKind.testable, cases(of: [0, 1, 4096, 30_000], debug: 3))
  func `reading everything returns each announcement once, in insertion order`(
    _ kind: StoreKind, _ count: Int
  ) throws {
    let subject = StoreSubject(kind)
    try subject.import(subject.records(0..<count))
    let store = try subject.open()
    var insertions: [Int64] = []
    try store.readAll { batch in insertions += batch.map(\.insertion) }
    #expect(insertions.sorted() == (0..<count).map { Int64($0 + 1) })
    var ordered: [Int64] = []
    try subject.address.reader().forEach { stored in
      ordered.append(stored.insertion)
      return ordered.count < 3
    }
    #expect(ordered == Array([1, 2, 3].prefix(count)))
    store.close()
  }

  /// 100 kB of text that PostgreSQL cannot compress to the size of an index entry.
  private static let longID = {
    var random = SeededRandom(seed: 1)
    return (0..<5000).map { _ in String(random.next()) }.joined()
  }()

  @Test(arguments: StoreKind.testable)
  func `source IDs of any length are kept apart`(_ kind: StoreKind) throws {
    let subject = StoreSubject(kind)
    let ids = ["A", Self.longID, Self.longID + "B"]
    for inserted in [3, 0] {
      let counts = try subject.import(ids.map { try subject.record($0) })
      #expect([counts.inserted, counts.unchanged] == [inserted, 3 - inserted])
    }
    let reader = try subject.address.reader()
    for id in ids {
      let found = try reader.announcements(withSourceID: id, in: nil)
      #expect(found.map(\.id) == [AnnouncementID(ofSource: id)])
    }
    #expect(try subject.check().problems == [])
  }

  @Test(arguments: StoreKind.testable)
  func `the ID of a record without one cannot be computed without the store's secret`(
    _ kind: StoreKind
  ) throws {
    let (own, derived) = ("A1", "record-2d175828c9ecb959")
    var ids: Set<AnnouncementID> = []
    for _ in 0..<2 {
      let subject = StoreSubject(kind)
      let records = try [own, derived].map { try subject.record($0) }
      #expect(try subject.import(records).inserted == 2)
      #expect(try subject.import(records).unchanged == 2)
      let reader = try subject.address.reader()
      let found = try reader.announcements(withSourceID: derived, in: nil)
      #expect(found.count == 1 && found.map(\.id) != [AnnouncementID(ofSource: derived)])
      ids.formUnion(found.map(\.id))
      #expect(
        try reader.announcements(withSourceID: own, in: nil).map(\.id)
          == [AnnouncementID(ofSource: own)])
      let store = try subject.open()
      try store.delete(try #require(found.first).id)
      #expect(try subject.import(records).erasedLeft == 1)
      store.close()
      #expect(try subject.check().problems == [])
    }
    #expect(ids.count == 2)
  }

  /// Runs `body` while another session holds a lock.
  ///
  /// - Parameters:
  ///   - lock: Statements that acquire the lock, and then wait.
  ///   - condition: Selects the lock in `pg_locks`.
  private func locked<Value>(
    by lock: String, _ condition: String, _ subject: StoreSubject, _ body: () throws -> Value
  ) throws -> Value {
    let database = subject.databaseName
    let other = Thread { PostgresCluster.shared.run(lock, in: database) }
    defer { other?.join() }
    PostgresCluster.shared.run(
      """
      DO $$BEGIN
        WHILE NOT EXISTS (SELECT FROM pg_locks JOIN pg_database ON oid = database
          WHERE datname = current_database() AND granted AND \(condition))
        LOOP PERFORM pg_sleep(0.01); END LOOP;
      END$$
      """, in: database)
    return try body()
  }

  @Test(.enabled(if: PostgresCluster.isAvailable))
  func `a server that starts during a migration waits for it`() throws {
    let subject = StoreSubject(.database)
    try subject.import([subject.record("A")])
    // The migration takes longer than the usual timeouts.
    let lock = "SELECT pg_advisory_lock(x'50455453'::int), pg_sleep(7)"
    let condition = "locktype = 'advisory' AND objid = x'50455453'::int::oid"
    let counts = try locked(by: lock, condition, subject) {
      try subject.import([subject.record("A")])
    }
    #expect(counts.unchanged == 1)
  }
}
