import PetMapAnnouncements
import PetMapSQLite
import PetMapStore
import TestSupport

/// A table of a store, as its database describes it. Tests that are driven by these descriptions
/// cover new tables without changes.
struct StoreTable {
  let name: String
  private(set) var columns: [(name: String, type: String)] = []

  /// Whether the rows belong to announcements.
  var isOwned: Bool { columns.contains { $0.name == "announcement" } }

  /// Returns the statement that inserts a row with a value in every column.
  ///
  /// - Parameter id: The announcement that owns the row.
  func insertion(of id: AnnouncementID) -> String {
    let hex = id.bytes.map { String($0, radix: 16) }
      .map { $0.count == 1 ? "0" + $0 : $0 }.joined()
    let values = columns.map { column in
      switch column.type {
      case "INTEGER", "bigint": "7"
      case "ANY", "double precision": "1.5"
      case "TEXT", "text": "'7 ü'"
      case "BLOB": "x'\(hex)'"
      case "uuid": "'\(hex)'"
      case "bytea": "'\\x37'"
      default: "NULL"
      }
    }
    let names = columns.map(\.name).joined(separator: ", ")
    let list = values.joined(separator: ", ")
    // In SQLite, each row has a checksum.
    let isSQLite = columns.contains { ["INTEGER", "TEXT", "BLOB"].contains($0.type) }
    return isSQLite
      ? "INSERT INTO \(name) (\(names), row_digest) VALUES (\(list), row_digest('\(name)', \(list)))"
      : "INSERT INTO \(name) (\(names)) VALUES (\(list))"
  }

  /// The query for the contents, which is the same text for equal contents in all kinds of stores.
  var contents: String {
    let texts = columns.map { column in
      let text =
        switch column.type {
        case "TEXT", "BLOB": "lower(hex(CAST(\(column.name) AS BLOB)))"
        case "text": "encode(convert_to(\(column.name), 'UTF8'), 'hex')"
        case "bytea": "encode(\(column.name), 'hex')"
        case "uuid": "replace(CAST(\(column.name) AS text), '-', '')"
        default: "CAST(\(column.name) AS text)"
        }
      return "'\(column.name)=' || CASE WHEN \(column.name) IS NULL THEN '-' ELSE \(text) END"
    }
    return "SELECT \(texts.joined(separator: " || ' ' || ")) FROM \(name) ORDER BY 1"
  }

  fileprivate init(name: String) { self.name = name }

  /// Returns the tables in lines with a table, a column, and its type, in order.
  fileprivate static func tables(_ lines: [String]) -> [StoreTable] {
    var tables: [StoreTable] = []
    for line in lines {
      let words = line.split(separator: "|").map(String.init)
      if tables.last?.name != words[0] { tables.append(StoreTable(name: words[0])) }
      if words[1] != "row_digest" {
        tables[tables.count - 1].columns.append((words[1], words[2]))
      }
    }
    return tables
  }
}

extension StoreSubject {
  /// The tables of the store, except for the counter that only SQLite has.
  func tables() throws -> [StoreTable] {
    let lines = try query(
      address.path == nil
        ? """
        SELECT table_name || '|' || column_name || '|' || data_type FROM information_schema.columns
        WHERE table_schema = 'petmap' AND table_name IN
          (SELECT table_name FROM information_schema.tables WHERE table_type = 'BASE TABLE')
        ORDER BY table_name COLLATE "C", ordinal_position
        """
        : """
        SELECT t.name || '|' || c.name || '|' || c.type
        FROM sqlite_schema AS t JOIN pragma_table_info(t.name) AS c
        WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite_%' AND t.name <> 'counter'
        ORDER BY t.name, c.cid
        """)
    return StoreTable.tables(lines)
  }

  /// Runs statements that may contain the function `row_digest`.
  func runWithDigests(_ statements: String) throws {
    guard let path = address.path else { return try run(statements) }
    let connection = try SQLiteConnection(path: path, access: .write, busyTimeout: 30_000)
    try RowDigest.addFunction(to: connection)
    try connection.run(statements)
  }

  /// Inserts a row of an announcement into each table that has none.
  func fillTables(of id: AnnouncementID) throws {
    for table in try tables() where try query("SELECT count(*) FROM \(table.name)") == ["0"] {
      try runWithDigests(table.insertion(of: id))
    }
  }
}
