import PetMapAnnouncements
import PetMapSQL
import PetMapSQLite

/// The parts of a check that only an SQLite file needs.
extension StoreCheck {
  mutating func checkFile(_ transaction: any Transaction) throws(StoreFailure) {
    let messages = try transaction.values("PRAGMA integrity_check").compactMap { $0.first?.text }
    problems += messages.filter { $0 != "ok" }.map { .damagedFile($0) }
    // Definitions have no checksums. Those of a newer version are unknown.
    try reportingDamage { (check) throws(StoreFailure) in
      guard try transaction.version(.current) == StoreHistory.current.version else { return }
      check.problems += try Self.damagedDefinitions(in: transaction)
        .map { .damagedFile("the definition of \($0) has changed") }
    }
    for table in Tables.all + [Tables.counter] {
      try reportingDamage { (check) throws(StoreFailure) in
        try check.checkDigests(of: table, transaction)
      }
    }
  }

  mutating func checkDigests(
    of table: Table, _ transaction: any Transaction
  ) throws(StoreFailure) {
    let id =
      switch table.owner {
      case .announcement: Table.ownerColumn
      case .connection: "NULL"
      case .store: table.name == Tables.announcement.name ? "id" : "NULL"
      }
    problems += try transaction.values(
      """
      SELECT \(id) FROM \(table.name)
      WHERE \(RowDigest.name) IS NOT \(RowDigest.call(table) { $0 })
      """
    ).map { row in
      .damagedRow(table: table.name, id: row.first?.bytes.flatMap { AnnouncementID(blob: $0) })
    }
  }

  /// Returns the names of the tables and indexes whose definition in an SQLite file is missing or
  /// different, other than in whitespace.
  private static func damagedDefinitions(
    in file: any Transaction
  ) throws(StoreFailure) -> [String] {
    let empty = try StoreFailure.ofDatabase { () throws(SQLError) in
      let connection = try SQLiteConnection(path: ":memory:", access: .write)
      for statement in Schema.definition { try connection.run(statement.sqlite) }
      return SQLiteTransaction(connection)
    }
    let (found, expected) = (try definitions(of: file), try definitions(of: empty))
    return expected.filter { found[$0.key] != $0.value }.keys.sorted()
  }

  private static func definitions(
    of transaction: any Transaction
  ) throws(StoreFailure) -> [String: [Substring]] {
    let rows = try transaction.values(
      "SELECT name, type, tbl_name, sql FROM main.sqlite_schema WHERE sql IS NOT NULL"
    ).map { row in
      let texts = row.compactMap(\.text)
      return (texts.first ?? "", texts.flatMap { $0.split(whereSeparator: \.isWhitespace) })
    }
    return Dictionary(rows, uniquingKeysWith: { first, _ in first })
  }
}
