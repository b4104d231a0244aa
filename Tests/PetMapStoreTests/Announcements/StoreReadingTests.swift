import PetMapGeo
import PetMapAnnouncements
import PetMapPhotos
import PetMapSQLite
import PetMapStore
import TestSupport
import Testing

struct StoreReadingTests {
  private let workshop = StoreWorkshop()

  @Test func `an announcement round-trips, also after reopening the store`() throws {
    let others = """
      "petName":"Łódź 👨‍👩‍👧","breed":"b","age":3,"description":"two\\nlines","microchipNumber":"007",
      "phone":"+48 123 456 789","reward":"100 zł"
      """
    let created = try workshop.open().create(1, others)
    #expect(created.announcement.createdAt == StoreWorkshop.at(0))
    #expect(created.announcement.microchipNumber == "007")
    #expect(!created.isPublished)
    let store = try workshop.open()
    #expect(try store.announcement(StoreWorkshop.id(1)) == created)
    #expect(try store.passwordHash(of: StoreWorkshop.id(1)) == PasswordHash(text: "hash 1"))
    #expect(try store.announcement(StoreWorkshop.id(2)) == nil)
    #expect(try store.passwordHash(of: StoreWorkshop.id(2)) == nil)
  }

  @Test(arguments: ["-0.0", "0", "90", "-90", "1", "52.229700000000001", "5e-324", "0.1"])
  func `a coordinate is stored without loss of precision`(_ latitude: String) throws {
    let draft = try StoreWorkshop.draft(latitude: latitude)
    let store = try workshop.open()
    let id = StoreWorkshop.id(1)
    _ = try store.create(
      draft, id: id, passwordHash: PasswordHash(text: ""), at: StoreWorkshop.at(0))
    let stored = try #require(try store.announcement(id)).announcement.coordinate
    #expect(stored.latitude.bitPattern == draft.coordinate.latitude.bitPattern)
  }

  @Test func `pages are sorted by time and insertion, latest first`()
    throws
  {
    let store = try workshop.open()
    for (number, seconds) in [0, 5, 5, 5, 9].enumerated() {
      try store.create(UInt64(number), at: StoreWorkshop.at(Int64(seconds)))
    }
    #expect(try store.listed() == [4, 3, 2, 1, 0])
  }

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

  @Test func `new reports have the correct time after a wrong clock was corrected`() throws {
    let store = try workshop.open()
    let year: Int64 = 365 * 86_400
    try store.create(1, at: StoreWorkshop.at(0))
    try store.create(2, at: StoreWorkshop.at(5 * year))
    #expect(
      try store.create(3, at: StoreWorkshop.at(10)).announcement.createdAt == StoreWorkshop.at(10))
    // Slightly back, as when a server's clock is synchronized.
    #expect(
      try store.create(4, at: StoreWorkshop.at(9)).announcement.createdAt == StoreWorkshop.at(10))
    #expect(try store.listed() == [2, 4, 3, 1])
    #expect(try store.changes(after: 0, limit: 10).map(\.id.low) == [1, 2, 3, 4])
    // A clock that was never set shows 1970.
    let unset = try store.create(5, at: Timestamp(milliseconds: 1000))
    #expect(unset.announcement.createdAt == StoreWorkshop.at(5 * year))
    #expect(try workshop.check().problems == [])
  }

  @Test
  func `the network of a report is restored after a restart, but is not stored in plain text`()
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
    try store.noteFailure(
      PasswordFailure(id: id, at: StoreWorkshop.at(2), isFromReporterNetwork: true))
    store.close()
    store = try workshop.open()
    #expect(try store.isReporterNetwork(network, of: id))
    #expect(try !store.isReporterNetwork("198.51.101.0/24", of: id))
    #expect(try !store.isReporterNetwork(network, of: StoreWorkshop.id(3)))
    #expect(try store.failures(since: StoreWorkshop.at(0)).map(\.isFromReporterNetwork) == [true])
    store.close()
    #expect(!String(decoding: try bytes(of: workshop.path), as: UTF8.self).contains("198.51"))
    let hashes = try SQLiteConnection(path: workshop.path, access: .read)
      .prepare("SELECT DISTINCT reporter_network FROM announcement WHERE insertion < 3")
      .rows { $0.blob(0) }
    #expect(hashes.count == 2)
  }

  @Test func `failed attempts in the future are changed to the time when the store is opened`()
    throws
  {
    let store = try workshop.open()
    let future = Timestamp(milliseconds: 4_000_000_000_000)
    try store.noteFailure(of: StoreWorkshop.id(1), at: future)
    store.close()
    let again = try SQLiteAnnouncementStore(
      serving: workshop.path, photos: workshop.photos, at: StoreWorkshop.at(0))
    #expect(try again.failures(since: StoreWorkshop.at(-1)).map(\.at) == [StoreWorkshop.at(0)])
    #expect(try workshop.check().problems == [])
  }

  @Test func `reports without a photo are listed newest first, and the oldest of them deleted`()
    throws
  {
    let store = try workshop.open()
    for number in 1...6 as ClosedRange<UInt64> {
      // Two announcements per instant.
      try store.create(
        number, #""microchipNumber":"\#(number)""#, at: StoreWorkshop.at(Int64(number / 2)))
    }
    _ = try store.publishPhoto(
      StoreWorkshop.jpeg(1), format: .jpeg, of: StoreWorkshop.id(2), at: StoreWorkshop.at(1))
    let record = Announcement(id: "A1", coordinate: try StoreWorkshop.draft().coordinate)
    _ = try store.upsert([ImportedAnnouncement(record)], at: StoreWorkshop.at(0))
    var listed: [UInt64] = []
    var position: ListPosition?
    while let last = try store.unpublished(after: position, limit: 2).last?.position {
      listed += try store.unpublished(after: position, limit: 2).map(\.id.low)
      position = last
    }
    #expect(listed == [6, 5, 4, 3, 1])
    let before = StoreWorkshop.at(2)
    #expect(try store.deleteUnpublished(createdBefore: before, limit: 1).map(\.low) == [1])
    #expect(try store.deleteUnpublished(createdBefore: before, limit: 9).map(\.low) == [3])
    #expect(try store.deleteUnpublished(createdBefore: before, limit: 9) == [])
    #expect(try store.unpublished(after: nil, limit: 9).map(\.id.low) == [6, 5, 4])
    #expect(try store.announcement(StoreWorkshop.id(2)) != nil)
    try store.create(7, #""microchipNumber":"1""#)
    #expect(try workshop.check().problems == [])
  }

  @Test func `changes contain the last state of each announcement`() throws {
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

  @Test func `the oldest of very many deletions are removed from the log`() throws {
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

  @Test func `changes after a number that the store has not reached are unknown`() throws {
    let store = try workshop.open()
    #expect(throws: StoreError.changesForgotten) { try store.changes(after: 1, limit: 1) }
  }

  @Test func `failed attempts are kept after a restart and removed after a day`() throws {
    let id = StoreWorkshop.id(1)
    let first = StoreWorkshop.at(0)
    let second = StoreWorkshop.at(3600)
    do {
      let store = try workshop.open()
      try store.noteFailure(of: id, at: first)
      try store.noteFailure(of: id, at: second)
    }
    let store = try workshop.open()
    #expect(try store.failures(since: first).map(\.at) == [first, second])
    #expect(try store.failures(since: second) == [PasswordFailure(id: id, at: second)])
    try store.noteFailure(of: id, at: StoreWorkshop.at(86_400 + 1))
    #expect(try store.failures(since: first).map(\.at) == [second, StoreWorkshop.at(86_401)])
  }
}
