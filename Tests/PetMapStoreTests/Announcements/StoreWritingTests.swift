import PetMapPhotos
import PetMapAnnouncements
import PetMapStore
import PetMapSystem
import TestSupport
import Testing

struct StoreWritingTests: Sendable {
  private let workshop = StoreWorkshop()
  private let id = StoreWorkshop.id(1)

  @Test func `only one of many concurrent reports with the same microchip number succeeds`() throws
  {
    let store = try workshop.open()
    ThreadWorkers(count: 8).run(64) { index in
      do {
        try store.create(UInt64(index), #""microchipNumber":"985""#)
      } catch {
        #expect(error as? StoreError == .microchipConflict)
      }
    }
    let listed = try store.listed()
    #expect(listed.count == 1)
    // The failed attempts used no change numbers.
    #expect(try store.lastChange() == 1)
    try store.delete(StoreWorkshop.id(listed[0]))
    #expect(throws: Never.self) { try store.create(99, #""microchipNumber":"985""#) }
  }

  @Test func `setting another status changes updatedAt, and setting the same one changes nothing`()
    throws
  {
    let store = try workshop.open()
    let created = try store.create(1)
    let closed = try store.setStatus(.closed, of: id, at: StoreWorkshop.at(5))
    #expect(closed.announcement.status == .closed)
    #expect(closed.announcement.updatedAt == StoreWorkshop.at(5))
    #expect(closed.announcement.createdAt == created.announcement.createdAt)
    #expect(try store.setStatus(.closed, of: id, at: StoreWorkshop.at(9)) == closed)
    #expect(try store.announcement(id) == closed)
  }

  @Test func `a missing announcement cannot be changed`() throws {
    let store = try workshop.open()
    #expect(throws: StoreError.notFound) { try store.delete(id) }
    #expect(throws: StoreError.notFound) {
      try store.setStatus(.closed, of: id, at: StoreWorkshop.at(0))
    }
    #expect(throws: StoreError.notFound) {
      try store.publishPhoto(StoreWorkshop.jpeg(1), format: .jpeg, of: id, at: StoreWorkshop.at(0))
    }
    #expect(workshop.photoNames == [])
    #expect(try store.lastChange() == 0)
  }

  @Test func `insertion numbers are not reused`() throws {
    let store = try workshop.open()
    let first = try store.create(1)
    try store.delete(id)
    #expect(try store.create(2).insertion > first.insertion)
  }

  @Test func `records are inserted or updated, without microchip numbers that others have`()
    throws
  {
    let store = try workshop.open()
    try store.create(1, #""microchipNumber":"1""#)
    var records = (0..<3).map { record("A\($0)") }
    records[0].microchipNumber = "1"
    records[1].microchipNumber = "2"
    let first = try store.upsert(records.map(ImportedAnnouncement.init), at: StoreWorkshop.at(1))
    #expect(first.inserted == 3)
    #expect(first.chipConflicts == [AnnouncementID(ofSource: "A0")])
    records[2].petName = "Rex"
    let again = try store.upsert(records.map(ImportedAnnouncement.init), at: StoreWorkshop.at(2))
    #expect([again.inserted, again.updated, again.unchanged] == [0, 1, 2])
    let rex = try #require(try store.announcement(AnnouncementID(ofSource: "A2")))
    #expect(rex.announcement.petName == "Rex")
    #expect(rex.announcement.sex == "UNKNOWN")
    #expect(rex.announcement.createdAt == StoreWorkshop.at(1))
    #expect(rex.announcement.updatedAt == StoreWorkshop.at(2))
    #expect(rex.origin == .imported(sourceID: "A2"))
    #expect(rex.isPublished)
    #expect(try store.passwordHash(of: rex.id) == nil)
  }

  @Test func `no record is newer than its import`() throws {
    let store = try workshop.open()
    var future = record("A1")
    future.createdAt = StoreWorkshop.at(1000)
    future.updatedAt = StoreWorkshop.at(2000)
    _ = try store.upsert([ImportedAnnouncement(future)], at: StoreWorkshop.at(10))
    let stored = try #require(try store.announcement(AnnouncementID(ofSource: "A1")))
    #expect(stored.announcement.createdAt == StoreWorkshop.at(10))
    #expect(stored.announcement.updatedAt == StoreWorkshop.at(10))
  }

  private func record(_ id: String) -> Announcement {
    guard let draft = try? StoreWorkshop.draft() else { fatalError("a good draft") }
    return Announcement(id: id, coordinate: draft.coordinate)
  }
}
