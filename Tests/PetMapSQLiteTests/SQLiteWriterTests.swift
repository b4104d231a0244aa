import PetMapSQL
import PetMapSQLite
import PetMapSystem
import TestSupport
import Testing

struct SQLiteWriterTests: Sendable {
  private let directory = TemporaryDirectory()

  private func connection() throws -> SQLiteConnection {
    let connection = try SQLiteConnection(path: directory.file("test.sqlite"), access: .create)
    try connection.run("PRAGMA journal_mode = WAL; CREATE TABLE pet (number INTEGER UNIQUE)")
    return connection
  }

  private func numbers(_ path: String) throws -> [Int] {
    let reader = try SQLiteConnection(path: path, access: .read)
    return try reader.prepare("SELECT number FROM pet ORDER BY number").rows { $0.integer(0) }
  }

  /// Inserts a number and returns it.
  private func insert(_ number: Int, _ writer: SQLiteWriter) throws -> Int {
    try writer.perform { (connection) throws(SQLError) in
      try connection.prepare("INSERT INTO pet VALUES (?)").run(.integer(number))
      return number
    }
  }

  @Test func `work from many threads succeeds or fails independently`() throws {
    let connection = try connection()
    let writer = try SQLiteWriter(connection)
    // Every number occurs twice: one of the two jobs fails without affecting the others.
    let outcomes = Monitor(Array(repeating: false, count: 400))
    ThreadWorkers(count: 8).run(400) { index in
      let isInserted = (try? insert(index / 2, writer)) != nil
      outcomes.withLock { $0[index] = isInserted }
    }
    for pair in 0..<200 {
      #expect(outcomes.withLock { $0[2 * pair] != $0[2 * pair + 1] })
    }
    #expect(try numbers(connection.path) == Array(0..<200))
  }

  @Test func `acknowledged work is visible to another connection`() throws {
    let connection = try connection()
    let writer = try SQLiteWriter(connection)
    #expect(try insert(7, writer) == 7)
    #expect(try numbers(connection.path) == [7])
  }

  @Test func `exclusive work does not share a transaction`() throws {
    let connection = try connection()
    let writer = try SQLiteWriter(connection)
    let isInTransaction = try writer.perform(alone: true) { $0.isInTransaction }
    #expect(!isInTransaction)
    #expect(try writer.perform { $0.isInTransaction })
  }

  @Test func `work fails if the file is full, and reading continues`() throws {
    let connection = try connection()
    try connection.run("PRAGMA max_page_count = 3")
    let writer = try SQLiteWriter(connection)
    var inserted: [Int] = []
    let error = #expect(throws: SQLError.self) {
      for number in 0... { inserted.append(try insert(number, writer)) }
    }
    #expect(error?.kind == .full)
    #expect(try numbers(connection.path) == inserted)
  }

  @Test func `work fails after the writer has stopped`() throws {
    let writer = try SQLiteWriter(connection())
    writer.stop()
    #expect(throws: SQLError.self) { try insert(1, writer) }
  }

  @Test func `a read sees a snapshot of the file`() throws {
    let connection = try connection()
    let path = connection.path
    let writer = try SQLiteWriter(connection)
    let readers = SQLiteReaders { () throws(SQLError) in
      try SQLiteConnection(path: path, access: .read)
    }
    _ = try insert(1, writer)
    let counts = try readers.read { (connection) throws(SQLError) in
      let count = try connection.prepare("SELECT count(*) FROM pet")
      let before = try count.first { $0.integer(0) }
      _ = try writer.perform { (other) throws(SQLError) in
        try other.run("INSERT INTO pet VALUES (2)")
      }
      return [before, try count.first { $0.integer(0) }]
    }
    #expect(counts == [1, 1])
    #expect(try numbers(path) == [1, 2])
  }
}
