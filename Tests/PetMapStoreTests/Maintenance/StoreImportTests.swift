import PetMapAnnouncements
import PetMapSQLite
import PetMapStore
import TestSupport
import Testing

struct StoreImportTests {
  private let workshop = StoreWorkshop()

  private func records(_ count: Int) throws -> [ImportedAnnouncement] {
    let coordinate = try StoreWorkshop.draft().coordinate
    return (0..<count).map { index in
      ImportedAnnouncement(Announcement(id: "A\(index)", coordinate: coordinate))
    }
  }

  @Test func `committed records are visible to a server that follows the changes`() throws {
    let store = try workshop.open()
    try store.create(1)
    let start = try store.lastChange()
    let run = try StoreImport(into: workshop.path)
    for record in try records(2500) { try run.add(record) }
    // Until the commit, nothing is visible and the server continues to write.
    try store.create(2)
    #expect(try store.changes(after: start, limit: 10).map(\.id.low) == [2])
    var progress: [Int] = []
    let counts = try run.commit(at: StoreWorkshop.at(1)) { progress.append($0) }
    #expect(counts.inserted == 2500)
    #expect(progress == [1000, 2000])
    let changes = try store.changes(after: start, limit: 10_000)
    #expect(changes.count == 2501)
    #expect(try store.announcement(AnnouncementID(ofSource: "A2499")) != nil)
    try store.create(3)
    #expect(try workshop.check().problems == [])
  }

  @Test(arguments: cases(of: [0, 1, 4096, 30_000], debug: 3))
  func `reading everything returns each announcement once, in insertion order`(
    count: Int
  ) throws {
    let store = try workshop.open()
    let run = try StoreImport(into: workshop.path)
    for record in try records(count) { try run.add(record) }
    _ = try run.commit(at: StoreWorkshop.at(0)) { _ in }
    var insertions: [Int64] = []
    try store.readAll { batch in insertions += batch.map(\.insertion) }
    #expect(insertions == (0..<count).map { Int64($0 + 1) })
  }

  @Test func `an import that is not committed changes nothing`() throws {
    do {
      let run = try StoreImport(into: workshop.path)
      for record in try records(100) { try run.add(record) }
    }
    #expect(try StoreReader(path: workshop.path).count() == 0)
  }

  @Test func `a failed commit changes nothing`() throws {
    let run = try StoreImport(into: workshop.path)
    for record in try records(100) { try run.add(record) }
    let other = try SQLiteConnection(path: workshop.path, access: .write)
    try other.run(
      """
      CREATE TRIGGER refusal BEFORE INSERT ON announcement WHEN new.source_id = 'A50'
      BEGIN SELECT raise(ABORT, 'refused'); END
      """)
    #expect(throws: StoreError.self) { try run.commit(at: StoreWorkshop.at(0)) { _ in } }
    #expect(try StoreReader(path: workshop.path).count() == 0)
  }

  @Test func `a reader returns announcements in insertion order`() throws {
    let run = try StoreImport(into: workshop.path)
    for record in try records(10) { try run.add(record) }
    _ = try run.commit(at: StoreWorkshop.at(0)) { _ in }
    var sources: [String] = []
    try StoreReader(path: workshop.path).forEach { stored in
      if let origin = stored.importOrigin { sources.append(origin.sourceID) }
      return sources.count < 3
    }
    #expect(sources == ["A0", "A1", "A2"])
  }
}
