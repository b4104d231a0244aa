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

  @Test func `a failed commit changes nothing`() throws {
    let run = try workshop.address.importer()
    for record in try records(100) { try run.add(record) }
    let other = try SQLiteConnection(path: workshop.path, access: .write)
    try other.run(
      """
      CREATE TRIGGER refusal BEFORE INSERT ON announcement WHEN new.source_id = 'A50'
      BEGIN SELECT raise(ABORT, 'refused'); END
      """)
    #expect(throws: StoreError.self) { try run.commit(at: StoreWorkshop.at(0)) { _ in } }
    #expect(try workshop.address.reader().count() == 0)
  }
}
