import PetMapAnnouncements
import PetMapPhotos
import PetMapSQL
import PetMapSQLite
import PetMapStore
import ServiceTestSupport
import TestSupport
import Testing

struct RowDigestTests {
  private let subject = StoreSubject(.file)
  private var path: String { subject.address.path ?? "" }

  /// The names of all tables.
  private func tables() throws -> [String] { try subject.tables().map(\.name) + ["counter"] }

  /// Creates a closed store with at least one row in every table.
  private func fill() throws {
    let store = try subject.open()
    let others = """
      "petName":"Rex","breed":"b","age":3,"description":"a quiet dog","microchipNumber":"007",
      "phone":"+48 123 456 789","reward":"100"
      """
    try store.create(1, others)
    for number in 2...3 as ClosedRange<UInt64> { try store.create(number) }
    _ = try store.create(
      NewAnnouncement(
        StoreWorkshop.draft(), id: StoreWorkshop.id(4), passwordHash: PasswordHash(text: "hash"),
        key: CreationKey("key", body: [1])), at: StoreWorkshop.at(0))
    _ = try store.publishPhoto(
      StoreWorkshop.photo(1), of: StoreWorkshop.id(1), at: StoreWorkshop.at(1))
    try store.delete(StoreWorkshop.id(3))
    try store.guess(StoreWorkshop.id(2))
    var record = Announcement(id: "A1", coordinate: try StoreWorkshop.draft().coordinate)
    record.photoUrl = "https://a.example/1.jpg"
    _ = try store.upsert([ImportedAnnouncement(record)], at: StoreWorkshop.at(3))
    store.close()
    try subject.fillTables(of: StoreWorkshop.id(1))
  }

  private func connection() throws -> SQLiteConnection {
    try SQLiteConnection(path: path, access: .write)
  }

  /// Returns the rows of tables.
  private func content(of tables: [String]) throws -> [[SQLValue]] {
    let connection = try connection()
    return try tables.flatMap { table in
      let columns = try Self.columns(of: table, connection)
      return try connection.prepare("SELECT * FROM \(table)").rows { row in
        [.text(table)] + (0..<columns.count).map { row.value(Int32($0)) }
      }
    }
  }

  private static func columns(
    of table: String, _ connection: SQLiteConnection
  ) throws(SQLError) -> [String] {
    try connection.prepare("SELECT name FROM pragma_table_info(?)").rows(.text(table)) {
      $0.text(0)
    }
  }

  /// Returns the value with one bit flipped, or `nil` if it has no bits.
  private static func flipped(_ value: SQLValue, _ random: inout SeededRandom) -> SQLValue? {
    let bit = random.int(in: 0...63)
    func flipped(_ bytes: [UInt8]) -> [UInt8]? {
      guard !bytes.isEmpty else { return nil }
      var bytes = bytes
      // Flip one of the low seven bits, so that the result is still ASCII.
      bytes[bit % bytes.count] ^= 1 << UInt8(random.int(in: 0...6))
      return bytes
    }
    return switch value {
    case .null: nil
    case .integer(let number): .integer(number ^ 1 << bit)
    case .real(let number): .real(Double(bitPattern: number.bitPattern ^ 1 << UInt64(bit)))
    case .text(let text):
      flipped(Array(text.utf8)).map { .text(String(decoding: $0, as: UTF8.self)) }
    case .bytes(let bytes): flipped(bytes).map { .bytes($0) }
    }
  }

  @Test func `a flipped bit in any value of any table is detected`() throws {
    try fill()
    #expect(try subject.check().problems == [])
    var random = SeededRandom(seed: .random(in: .min ... .max))
    let connection = try connection()
    try connection.run("PRAGMA ignore_check_constraints = ON")
    var count = 0
    for table in try tables() {
      for column in try Self.columns(of: table, connection) {
        let values = try connection.prepare("SELECT \(column) FROM \(table)").rows {
          $0.value(0)
        }
        for value in values {
          // A value that another row has could not be told from it when it is restored.
          guard let damaged = Self.flipped(value, &random), !values.contains(damaged) else {
            continue
          }
          // SQLite itself detects constraint violations.
          let swap = "UPDATE \(table) SET \(column) = ? WHERE \(column) IS ?"
          do {
            try connection.prepare(swap).run(damaged, value)
          } catch { continue }
          // A damaged version may also look like that of another program.
          let problems = try? subject.check().problems
          #expect(
            problems?.contains { if case .damagedRow(table, _) = $0 { true } else { false } }
              ?? (table == "store_version"),
            "\(table).\(column): \(value) as \(damaged), \(random)")
          try connection.prepare(swap).run(value, damaged)
          count += 1
        }
      }
    }
    #expect(count > 80)
    let problems = try subject.check().problems
    #expect(problems == [], "\(random)")
  }

  @Test func `a flipped bit in the file is detected or does not affect the contents`() throws {
    try fill()
    let good = try bytes(of: path)
    // A damaged file may list its tables in another order.
    let tables = try tables()
    let content = try content(of: tables)
    var random = SeededRandom(seed: .random(in: .min ... .max))
    for _ in 0..<cases(4000, debug: 200) {
      var damaged = good
      let index = random.int(in: 0...(good.count - 1))
      damaged[index] ^= 1 << UInt8(random.int(in: 0...7))
      try write(damaged, to: path)
      let problems = (try? subject.check())?.problems
      for suffix in ["-wal", "-shm"] { remove(path + suffix) }
      if problems == [] {
        #expect(try self.content(of: tables) == content, "byte \(index), \(random)")
      }
      for suffix in ["-wal", "-shm"] { remove(path + suffix) }
    }
  }

  @Test func `a later change to a damaged row does not hide the damage`() throws {
    try fill()
    let id = StoreWorkshop.id(1)
    try connection().run("UPDATE announcement SET email = 'b@b.example' WHERE insertion = 1")
    let expected = [StoreCheck.Problem.damagedRow(table: "announcement", id: id)]
    #expect(try subject.check().problems == expected)
    let store = try subject.open()
    _ = try store.setStatus(.closed, of: id, at: StoreWorkshop.at(9))
    _ = try store.setStatus(.closed, of: StoreWorkshop.id(2), at: StoreWorkshop.at(9))
    store.close()
    #expect(try subject.check().problems == expected)
  }

  @Test func `every table has digests`() throws {
    try subject.open().close()
    let connection = try connection()
    for table in try tables() {
      #expect(try Self.columns(of: table, connection).last == "row_digest", "\(table)")
    }
  }
}
