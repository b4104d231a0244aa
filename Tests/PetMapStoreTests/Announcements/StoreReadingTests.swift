import PetMapGeo
import PetMapAnnouncements
import PetMapPhotos
import PetMapSQLite
import PetMapStore
import TestSupport
import Testing

struct StoreReadingTests {
  private let workshop = StoreWorkshop()

  @Test func `later reports are listed first even if the clock was set back`() throws {
    var store: SQLiteAnnouncementStore? = try workshop.open()
    try store?.create(1, at: StoreWorkshop.at(100))
    try store?.create(2, at: StoreWorkshop.at(50))
    store = nil
    store = try workshop.open()
    let third = try store?.create(3, at: StoreWorkshop.at(10))
    #expect(try store?.listed() == [3, 2, 1])
    #expect(third?.announcement.createdAt == StoreWorkshop.at(100))
    let closed = try store?.setStatus(.closed, of: StoreWorkshop.id(3), at: StoreWorkshop.at(20))
    #expect(closed?.announcement.updatedAt == StoreWorkshop.at(100))
  }

  @Test
  func `a report's network is restored after a restart, but is not stored in plain text`()
    throws
  {
    let network = "198.51.100.0/24"
    let id = StoreWorkshop.id(1)
    var store = try workshop.open()
    for number in 1...2 as ClosedRange<UInt64> {
      _ = try store.create(
        NewAnnouncement(
          StoreWorkshop.draft(), id: StoreWorkshop.id(number), passwordHash: PasswordHash(text: ""),
          network: network), at: StoreWorkshop.at(0))
    }
    try store.create(3)
    _ = try store.setStatus(.closed, of: id, at: StoreWorkshop.at(1))
    try store.recordFailedAttempt(
      FailedAttempt(id: id, at: StoreWorkshop.at(2), isFromReporterNetwork: true))
    store.close()
    store = try workshop.open()
    #expect(try store.isReporterNetwork(network, of: id))
    #expect(try !store.isReporterNetwork("198.51.101.0/24", of: id))
    #expect(try !store.isReporterNetwork(network, of: StoreWorkshop.id(3)))
    #expect(
      try store.failedAttempts(since: StoreWorkshop.at(0)).map(\.isFromReporterNetwork) == [true])
    store.close()
    #expect(!String(decoding: try bytes(of: workshop.path), as: UTF8.self).contains("198.51"))
    let hashes = try SQLiteConnection(path: workshop.path, access: .read)
      .prepare("SELECT DISTINCT reporter_network FROM announcement WHERE insertion < 3")
      .rows { $0.blob(0) }
    #expect(hashes.count == 2)
  }

  @Test func `failed attempts dated in the future are set to the time when the store is opened`()
    throws
  {
    let store = try workshop.open()
    let future = Timestamp(milliseconds: 4_000_000_000_000)
    try store.recordFailedAttempt(of: StoreWorkshop.id(1), at: future)
    store.close()
    let again = try SQLiteAnnouncementStore(
      serving: workshop.path, photos: workshop.photos, at: StoreWorkshop.at(0))
    #expect(
      try again.failedAttempts(since: StoreWorkshop.at(-1)).map(\.at) == [StoreWorkshop.at(0)])
    #expect(try workshop.check().problems == [])
  }

  @Test func `changes contain the latest state of each announcement`() throws {
    let store = try workshop.open()
    #expect(try store.lastChange() == 0)
    for number in 1...3 as ClosedRange<UInt64> { try store.create(number) }
    let start = try store.lastChange()
    _ = try store.setStatus(.found, of: StoreWorkshop.id(1), at: StoreWorkshop.at(1))
    try store.delete(StoreWorkshop.id(2))
    _ = try store.setStatus(.closed, of: StoreWorkshop.id(1), at: StoreWorkshop.at(2))
    let changes = try store.changes(after: start, limit: 10)
    #expect(changes.map(\.id.low) == [2, 1])
    #expect(changes.first?.outcome == .deleted)
    #expect(try changes.map(\.number) == [start + 2, store.lastChange()])
    let one = try #require(try store.announcement(StoreWorkshop.id(1)))
    #expect(changes.last?.outcome == .stored(one))
    #expect(try store.changes(after: start, limit: 1) == [changes[0]])
    #expect(try store.changes(after: store.lastChange(), limit: 10) == [])
  }

  @Test func `the oldest deletions are removed from the log if there are very many`() throws {
    _ = try workshop.open()
    do {
      let connection = try SQLiteConnection(path: workshop.path, access: .write)
      try connection.run(
        """
        WITH RECURSIVE number(change) AS (
          SELECT 1 UNION ALL SELECT change + 1 FROM number WHERE change < 100010)
        INSERT INTO deletion (change, id) SELECT change, randomblob(16) FROM number;
        UPDATE state SET last_change = 100010;
        """)
    }
    let store = try workshop.open()
    #expect(throws: StoreError.changesForgotten) { try store.changes(after: 9, limit: 10) }
    let changes = try store.changes(after: 10, limit: 200_000)
    #expect(changes.map(\.number) == Array(11...100_010))
  }
}
