import PetMapSQL
import PetMapSQLite
import PetMapSystem
import TestSupport
import Testing

struct SQLiteStatementTests {
  private let directory = TemporaryDirectory()

  private func connection() throws -> SQLiteConnection {
    let connection = try SQLiteConnection(path: directory.file("test.sqlite"), access: .create)
    try connection.run("CREATE TABLE pet (name TEXT UNIQUE, weight REAL, photo BLOB, age INTEGER)")
    return connection
  }

  @Test(arguments: [
    SQLValue.null, .integer(0), .integer(.max), .integer(.min), .real(0.1), .real(-1e300),
    .real(.leastNonzeroMagnitude), .text(""), .text("Łódź \u{0} 👨‍👩‍👧"), .bytes([]),
    .bytes([0, 255, 0]),
  ])
  func `a value round-trips`(_ value: SQLValue) throws {
    let connection = try connection()
    try connection.run("CREATE TABLE anything (value)")
    try connection.prepare("INSERT INTO anything VALUES (?)").run(value)
    let found = try connection.prepare("SELECT value FROM anything").first { $0.value(0) }
    #expect(found == value)
  }

  @Test func `rows are in order, and a query for one row returns the first`() throws {
    let connection = try connection()
    let insertion = try connection.prepare("INSERT INTO pet (name, age) VALUES (?, ?)")
    for (age, name) in ["Rex", "Mia", "Ada"].enumerated() {
      try insertion.run(.text(name), .integer(age))
    }
    let names = try connection.prepare("SELECT name FROM pet WHERE age >= ? ORDER BY age")
    #expect(try names.rows(.integer(1)) { $0.text(0) } == ["Mia", "Ada"])
    #expect(try names.first(.integer(0)) { $0.text(0) } == "Rex")
    #expect(try names.first(.integer(3)) { $0.text(0) } == nil)
  }

  @Test func `a statement that failed can be run again with other values`() throws {
    let connection = try connection()
    let insertion = try connection.prepare("INSERT INTO pet (name) VALUES (?)")
    try insertion.run(.text("Rex"))
    let error = #expect(throws: SQLError.self) { try insertion.run(.text("Rex")) }
    #expect(error?.kind == .constraint("pet.name"))
    try insertion.run(.text("Mia"))
    #expect(try count(connection) == 2)
  }

  @Test func `a reader that stops early holds no lock`() throws {
    let connection = try connection()
    try connection.run("INSERT INTO pet (name) VALUES ('Rex'), ('Mia')")
    let names = try connection.prepare("SELECT name FROM pet ORDER BY rowid")
    #expect(try names.first { $0.text(0) } == "Rex")
    let other = try SQLiteConnection(path: connection.path, access: .write)
    try other.run("BEGIN EXCLUSIVE; DELETE FROM pet; COMMIT")
  }

  @Test func `a statement can be run again after its body throws`() throws {
    let connection = try connection()
    try connection.run("INSERT INTO pet (name) VALUES ('Rex'), ('Mia')")
    let names = try connection.prepare("SELECT name FROM pet ORDER BY rowid")
    let refusal = SQLError(.other, "enough")
    #expect(throws: refusal) {
      try names.forEach([]) { (_) throws(SQLError) in throw refusal }
    }
    #expect(try names.rows { $0.text(0) }.count == 2)
  }

  private func count(_ connection: SQLiteConnection) throws -> Int? {
    try connection.prepare("SELECT count(*) FROM pet").first { $0.integer(0) }
  }

  @Test func `another thread waits for the connection until all rows are read`() throws {
    let connection = try connection()
    let state = Monitor((hasBegun: false, otherIsDone: false, otherWasFirst: false))
    ThreadWorkers(count: 2).run(2) { part in
      if part == 1 {
        state.wait { $0.hasBegun ? () : nil }
        try? connection.run("SELECT 1")
        state.withLock { $0.otherIsDone = true }
        return
      }
      try? connection.prepare(
        """
        WITH RECURSIVE number(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < 200000)
        SELECT n FROM number
        """
      ).forEach([]) { row in
        let isLast = row.integer(0) == 200_000
        state.change { state in
          state.hasBegun = true
          if isLast { state.otherWasFirst = state.otherIsDone }
        }
        return true
      }
    }
    #expect(state.withLock { $0.otherIsDone && !$0.otherWasFirst })
  }
}
