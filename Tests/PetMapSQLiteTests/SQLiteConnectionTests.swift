import PetMapSQL
import PetMapSQLite
import TestSupport
import Testing

struct SQLiteConnectionTests {
  private let directory = TemporaryDirectory()
  private var path: String { directory.file("test.sqlite") }

  private func filled() throws -> SQLiteConnection {
    let connection = try SQLiteConnection(path: path, access: .create)
    try connection.run("CREATE TABLE pet (name TEXT UNIQUE); INSERT INTO pet VALUES ('Rex')")
    return connection
  }

  private func names(_ connection: SQLiteConnection) throws -> [String] {
    try connection.prepare("SELECT name FROM pet ORDER BY name").rows { $0.text(0) }
  }

  private func kind(_ body: () throws -> Void) -> SQLError.Kind? {
    #expect(throws: SQLError.self, performing: body)?.kind
  }

  @Test func `a database that another connection has locked is busy`() throws {
    let connection = try filled()
    try connection.run("BEGIN IMMEDIATE")
    let other = try SQLiteConnection(path: path, access: .write)
    #expect(kind { try other.run("BEGIN IMMEDIATE") } == .busy)
  }

  @Test func `a file that has reached its maximum size is full`() throws {
    let connection = try filled()
    try connection.run("PRAGMA max_page_count = 8")
    let insertion = try connection.prepare("INSERT INTO pet VALUES (?)")
    #expect(
      kind {
        for number in 0... {
          try insertion.run(.text("\(number)" + String(repeating: "x", count: 1000)))
        }
      } == .full)
    #expect(try names(connection).contains("Rex"))
  }

  @Test func `a read-only connection cannot write`() throws {
    _ = try filled()
    let reader = try SQLiteConnection(path: path, access: .read)
    #expect(try names(reader) == ["Rex"])
    #expect(kind { try reader.run("DELETE FROM pet") } == .readOnly)
  }

  @Test func `opening an invalid file throws an error`() {
    for access in [SQLiteConnection.Access.create, .write, .read] {
      let missing = directory.file("none/test.sqlite")
      #expect(kind { _ = try SQLiteConnection(path: missing, access: access) } == .inaccessible)
    }
  }

  @Test func `an immutable file can have any name`() throws {
    let odd = directory.file("50% of #1?.sqlite")
    try SQLiteConnection(path: odd, access: .create).run("CREATE TABLE pet (name TEXT)")
    let reader = try SQLiteConnection(path: odd, access: .readUnchanging)
    #expect(try names(reader) == [])
  }

  @Test func `a transaction that throws is rolled back`() throws {
    let connection = try filled()
    #expect(
      kind {
        try connection.transaction { () throws(SQLError) in
          try connection.run("INSERT INTO pet VALUES ('Mia')")
          try connection.run("INSERT INTO pet VALUES ('Rex')")
        }
      } == .constraint("pet.name"))
    #expect(!connection.isInTransaction)
    #expect(try names(connection) == ["Rex"])
  }

  @Test func `a savepoint that throws does not affect the rest of the transaction`() throws {
    let connection = try filled()
    try connection.transaction { () throws(SQLError) in
      try connection.run("INSERT INTO pet VALUES ('Ada')")
      do throws(SQLError) {
        try connection.savepoint { () throws(SQLError) in
          try connection.run("INSERT INTO pet VALUES ('Mia')")
          try connection.run("INSERT INTO pet VALUES ('Rex')")
        }
      } catch {}
      try connection.run("INSERT INTO pet VALUES ('Zoe')")
    }
    #expect(try names(connection) == ["Ada", "Rex", "Zoe"])
  }

  @Test(arguments: [
    (3_006_023, false), (3_007_000, true), (3_040_001, true), (3_044_005, true),
    (3_044_006, false), (3_045_000, true), (3_050_006, true), (3_050_007, false),
    (3_051_002, true), (3_051_003, false), (4_000_000, false),
  ])
  func `versions with the WAL-reset bug are known`(_ version: Int, _ hasBug: Bool) {
    #expect(SQLiteConnection.hasLogResetBug(version) == hasBug)
  }
}
