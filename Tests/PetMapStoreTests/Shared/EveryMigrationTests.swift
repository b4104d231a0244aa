import PetMapAnnouncements
import PetMapStore
import TestSupport
import Testing

/// Tests that tables are migrated, and that only the programs that can use them do.
struct EveryMigrationTests {
  /// A migration to which servers can be upgraded one at a time.
  private static let compatible = StoreMigration(
    sqlite: "ALTER TABLE announcement ADD COLUMN mood TEXT",
    postgres: "ALTER TABLE announcement ADD COLUMN mood text", isCompatible: true)
  private static let incompatible = StoreMigration(
    sqlite: "CREATE TABLE mood (number INTEGER PRIMARY KEY) STRICT",
    postgres: "CREATE TABLE mood (number bigint PRIMARY KEY)", isCompatible: false)

  @Test(arguments: StoreKind.testable)
  func `a compatible migration leaves a store usable by the previous version`(
    _ kind: StoreKind
  ) throws {
    let subject = StoreSubject(kind)
    var store = try subject.open()
    try store.create(1)
    store.close()
    // The second run finds nothing to do.
    for _ in 1...2 { try subject.address.migrate(to: StoreHistory([Self.compatible])) }
    try subject.run("UPDATE announcement SET mood = NULL")
    if let path = subject.address.path {
      let copy = StoreAddress("\(path).version-\(StoreHistory.current.version)")
      #expect(try copy.reader().count() == 1)
    }
    store = try subject.open()
    try store.create(2, at: StoreWorkshop.at(1))
    #expect(try store.listed() == [2, 1])
    #expect(try subject.check().problems == [])
    store.close()
    subject.recycle()
  }

  @Test func `a migration does not touch the copy that another process is making`() throws {
    let subject = StoreSubject(.file)
    try subject.open().close()
    let path = try #require(subject.address.path)
    let copy = "\(path).version-\(StoreHistory.current.version)"
    try write([1], to: copy + ".part")
    try subject.address.migrate(to: StoreHistory([Self.compatible]))
    #expect(try bytes(of: copy + ".part") == [1])
    #expect(try StoreAddress(copy).reader().count() == 0)
    let directory = String(path.dropLast("/pets.sqlite".count))
    let copies = TemporaryDirectory.names(in: directory).filter { $0.contains(".version-") }
    #expect(copies.count == 2, "\(copies)")
  }

  @Test(arguments: StoreKind.testable)
  func `an incompatible migration stops the previous version`(_ kind: StoreKind) throws {
    // New stores are created in the latest version, whose tables need no migration.
    for isNew in [false, true] {
      let subject = StoreSubject(kind)
      if !isNew { try subject.open().close() }
      let history = StoreHistory([Self.compatible, Self.incompatible])
      try subject.address.migrate(to: history)
      if !isNew { try subject.run("INSERT INTO mood SELECT 1 FROM store_version") }
      let known = StoreHistory.current.version
      let error = StoreError.newerVersion(found: history.version, known: known)
      #expect(throws: error) { try subject.open() }
      #expect(throws: error) { try subject.address.reader() }
      #expect(throws: error) { try subject.address.importer() }
      subject.recycle()
    }
  }

  @Test(arguments: StoreKind.testable)
  func `a migration that fails changes nothing`(_ kind: StoreKind) throws {
    let subject = StoreSubject(kind)
    try subject.open().close()
    #expect(throws: StoreError.self) {
      try subject.address.migrate(to: StoreHistory([Self.compatible, Self.compatible]))
    }
    try subject.address.migrate(to: StoreHistory([Self.compatible]))
    #expect(try subject.check().problems == [])
    subject.recycle()
  }

  @Test(arguments: StoreKind.testable)
  func `a store of a pre-release version is refused`(_ kind: StoreKind) throws {
    let subject = StoreSubject(kind)
    try subject.open().close()
    switch kind {
    case .file: try subject.run("DROP TABLE store_version; PRAGMA user_version = 7")
    case .database:
      try subject.run("UPDATE store_version SET version = 7, oldest_program = 2")
    }
    let error = StoreError.olderVersion(found: 7)
    #expect(throws: error) { try subject.open() }
    #expect(throws: error) { try subject.address.reader() }
    #expect(throws: error) { try subject.check() }
    subject.recycle()
  }
}
