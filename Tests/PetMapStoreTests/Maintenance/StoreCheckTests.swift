import PetMapPhotos
import PetMapAnnouncements
import PetMapSQLite
import PetMapStore
import ServiceTestSupport
import TestSupport
import Testing

struct StoreCheckTests {
  private let workshop = StoreWorkshop()
  private let id = StoreWorkshop.id(1)
  private var name: PhotoName { PhotoName(id: id) }

  /// Creates a store with two announcements, one of them with a photo, and a deleted one.
  private func fill() throws {
    let store = try workshop.open()
    for number in 1...3 as ClosedRange<UInt64> { try store.create(number) }
    _ = try store.publishPhoto(
      StoreWorkshop.photo(1), of: id, at: StoreWorkshop.at(1))
    try store.delete(StoreWorkshop.id(3))
  }

  private func run(_ statements: String) throws {
    try SQLiteConnection(path: workshop.path, access: .write).run(statements)
  }

  @Test func `an intact store has no problems`() throws {
    try fill()
    let check = try workshop.check()
    #expect(check.problems == [])
    #expect([check.announcements, check.photos, Int(check.lastChange)] == [2, 1, 5])
  }

  @Test func `missing and damaged photos are found`() throws {
    try fill()
    let path = try workshop.photoPath(of: id)
    try write(StoreWorkshop.photo(2).bytes, to: path)
    #expect(try workshop.check().problems == [.damagedPhoto(name)])
    remove(path)
    #expect(try workshop.check().problems == [.missingPhoto(name)])
  }

  @Test func `invalid rows and changes are found`() throws {
    try fill()
    try run("UPDATE announcement SET last_seen_date = '2025-02-30' WHERE insertion = 1")
    let broken = try workshop.check().problems
    #expect(broken.contains(.damagedRow(table: "announcement", id: id)))
    #expect(broken.contains { if case .brokenRow = $0 { true } else { false } })
    try run("UPDATE announcement SET last_seen_date = NULL WHERE insertion = 1")
    try run("UPDATE change SET number = 1000 WHERE number = 5")
    let problems = try workshop.check().problems
    #expect(problems.contains(.brokenChange(1000)))
    #expect(problems.contains(.brokenChange(5)))
  }

  @Test func `a flipped bit in a table definition is found`() throws {
    try fill()
    try run(
      """
      PRAGMA writable_schema = ON;
      UPDATE sqlite_schema SET sql = replace(sql, 'reward TEXT', 'reward TeXT') WHERE name = 'announcement'
      """)
    #expect(
      try workshop.check().problems == [.damagedFile("the definition of announcement has changed")])
  }

  @Test func `a damaged file is found`() throws {
    try fill()
    var damaged = try bytes(of: workshop.path)
    // Skip the first page, which contains the table definitions.
    for index in stride(from: 4096 * 2, to: damaged.count, by: 97) { damaged[index] ^= 0xFF }
    try write(damaged, to: workshop.path)
    #expect(throws: Never.self) {
      do throws(StoreError) {
        let check = try workshop.check()
        #expect(check.problems != [])
      } catch {
        guard case .corrupt = error else { throw error }
      }
    }
  }
}
