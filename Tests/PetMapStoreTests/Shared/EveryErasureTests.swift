import PetMapAnnouncements
import PetMapPhotos
import PetMapStore
import TestSupport
import Testing

/// Tests that nothing remains of an erased announcement but its random ID in the change log.
struct EveryErasureTests {
  private let id = StoreWorkshop.id(1)
  private let secret = "Xylophone"

  /// Creates a store with an announcement that has rows in every table, and whose texts and photo
  /// contain the secret.
  private func fill(_ subject: StoreSubject) throws -> Store {
    let store = try subject.open()
    for number in 2...40 as ClosedRange<UInt64> { try store.create(number) }
    _ = try store.create(
      NewAnnouncement(
        StoreWorkshop.draft(
          #""petName":"\#(secret)","description":"\#(secret)","phone":"+48 600 700 800""#),
        id: id, passwordHash: PasswordHash(text: secret),
        key: CreationKey("key", body: [1]), network: "198.51.100.0/24"), at: StoreWorkshop.at(0))
    let photo = StoreWorkshop.jpeg(1) + Array(secret.utf8)
    _ = try store.publishPhoto(photo, format: .jpeg, of: id, at: StoreWorkshop.at(1))
    _ = try store.publishPhoto(photo, format: .png, of: id, at: StoreWorkshop.at(2))
    _ = try store.setStatus(.closed, of: id, at: StoreWorkshop.at(3))
    try store.guess(id)
    return store
  }

  /// The tables whose rows belong to announcements.
  private func ownedTables(_ subject: StoreSubject) throws -> [String] {
    try subject.query(
      subject.address.path == nil
        ? """
        SELECT table_name FROM information_schema.columns
        WHERE table_schema = 'petmap' AND column_name = 'announcement' ORDER BY 1
        """
        : """
        SELECT t.name FROM sqlite_schema AS t JOIN pragma_table_info(t.name) AS c
        WHERE t.type = 'table' AND c.name = 'announcement' ORDER BY 1
        """)
  }

  @Test(arguments: StoreKind.testable)
  func `no row of an erased announcement remains in any table`(_ kind: StoreKind) throws {
    let subject = StoreSubject(kind)
    let store = try fill(subject)
    let tables = try ownedTables(subject)
    #expect(tables.count >= 4)
    for table in tables { #expect(try subject.query("SELECT count(*) FROM \(table)") != ["0"]) }
    try store.delete(id)
    for table in tables {
      #expect(try subject.query("SELECT count(*) FROM \(table)") == ["0"], "\(table)")
    }
    #expect(try subject.check().problems == [])
    // Followers learn of the deletion, and nothing else.
    let changes = try store.changes(after: 0, limit: 100).filter { $0.id == id }
    #expect(changes.allSatisfy { $0.outcome == .deleted } && !changes.isEmpty)
    store.close()
    subject.recycle()
  }

  @Test func `no file of an SQLite store contains an erased text or photo`() throws {
    let subject = StoreSubject(.file)
    let path = try #require(subject.address.path)
    let directory = String(path.dropLast("/pets.sqlite".count))
    let photos = try #require(subject.address.photoDirectory)
    func filesWithSecret() throws -> [String] {
      let paths =
        TemporaryDirectory.names(in: directory).map { directory + "/" + $0 }
        + TemporaryDirectory.names(in: photos).map { photos + "/" + $0 }
      return paths.filter { path in
        guard let content = try? bytes(of: path) else { return false }
        return String(decoding: content, as: UTF8.self).contains(secret)
      }
    }
    let store = try fill(subject)
    #expect(try filesWithSecret().count >= 2)
    try store.delete(id)
    #expect(try filesWithSecret() == [])
    store.close()
    #expect(try filesWithSecret() == [])
  }
}
