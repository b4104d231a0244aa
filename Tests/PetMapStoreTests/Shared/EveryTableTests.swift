import PetMapAnnouncements
import PetMapPhotos
import PetMapStore
import ServiceTestSupport
import TestSupport
import Testing

/// Tests that the rows of every table are checked, moved, and erased. A new table is covered as soon
/// as it is declared.
struct EveryTableTests {
  private let id = StoreWorkshop.id(1)

  /// Creates a closed store with at least one row in every table.
  private func filled(_ kind: StoreKind) throws -> StoreSubject {
    let subject = StoreSubject(kind)
    let store = try subject.open()
    _ = try store.create(
      NewAnnouncement(
        StoreWorkshop.draft(#""microchipNumber":"007""#), id: id,
        passwordHash: PasswordHash(text: "hash"), key: CreationKey("key", body: [1]),
        network: "198.51.100.0/24"), at: StoreWorkshop.at(0))
    _ = try store.publishPhoto(
      StoreWorkshop.photo(1), of: id, at: StoreWorkshop.at(1))
    try store.guess(id)
    store.close()
    try subject.import([subject.record("A1\0") { $0.petName = "Rex" }])
    try subject.fillTables(of: id)
    return subject
  }

  @Test(arguments: StoreKind.testable)
  func `a row in any table is intact, and erased with its announcement`(_ kind: StoreKind) throws {
    let subject = try filled(kind)
    #expect(try subject.check().problems == [])
    let tables = try subject.tables().filter(\.isOwned)
    #expect(tables.count >= 4)
    for table in tables {
      #expect(try subject.query("SELECT count(*) FROM \(table.name)") != ["0"], "\(table.name)")
    }
    let store = try subject.open()
    try store.delete(id)
    store.close()
    for table in tables {
      #expect(try subject.query("SELECT count(*) FROM \(table.name)") == ["0"], "\(table.name)")
    }
    #expect(try subject.check().problems == [])
    subject.recycle()
  }

  @Test(arguments: StoreKind.testable)
  func `a row that belongs to no announcement is reported`(_ kind: StoreKind) throws {
    let subject = StoreSubject(kind)
    try subject.open().close()
    for table in try subject.tables() where table.isOwned {
      try subject.runWithDigests(table.insertion(of: StoreWorkshop.id(99)))
      let problems = try subject.check().problems
      let expected = StoreCheck.Problem.brokenRow(
        "\(table.name) has a row of announcement \(StoreWorkshop.id(99).text), which is missing")
      #expect(problems == [expected], "\(table.name)")
      try subject.run("DELETE FROM \(table.name)")
    }
    subject.recycle()
  }

  /// The tables that belong to a database or its photo directory, and that of photos, which is a
  /// part of another test.
  private static let unmoved = ["photo", "released_file", "setting", "store_version", "timeline"]

  @Test(arguments: StoreKind.testable, StoreKind.testable)
  func `a row in any table is moved unchanged`(_ kind: StoreKind, _ targetKind: StoreKind) throws {
    let (source, target) = (try filled(kind), StoreSubject(targetKind))
    func contents(_ subject: StoreSubject) throws -> [String] {
      try subject.tables().filter { !Self.unmoved.contains($0.name) }.flatMap { table in
        try subject.query(table.contents).map { "\(table.name): \($0)" }
      }.sorted()
    }
    let before = try contents(source)
    #expect(before.count > 8)
    _ = try StoreMove(from: source.address, to: target.address, photos: nil) { _ in }
    #expect(try contents(target) == before)
    #expect(try target.check().problems == [])
    for subject in [source, target] { subject.recycle() }
  }
}
