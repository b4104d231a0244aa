import PetMapSQLite

/// The structure of a table's records, used to distinguish them from those of other tables.
struct TableLayout {
  private struct Column {
    let name: String
    /// The declared type: `INTEGER`, `TEXT`, `BLOB`, or `ANY`.
    let type: String
    let isRequired: Bool
    /// Whether it is the row ID, which is not stored in the record.
    let isRowID: Bool
  }

  /// A row of a table.
  struct Row {
    /// The values of ``columns``.
    var values: [SQLiteValue]
    /// Whether the row is intact; `nil` if it has no checksum.
    let isIntact: Bool?
  }

  let table: String
  /// The names of the columns, except the checksum column.
  let columns: [String]
  private let all: [Column]
  /// The column counts that the table has had. Rows written by earlier versions lack later columns.
  private let counts: Set<Int>
  /// Whether its rows are stored in an index (`WITHOUT ROWID`).
  private let isIndex: Bool

  /// Returns the layouts of all tables.
  static func all() throws(SQLiteError) -> [TableLayout] {
    var counts: [String: Set<Int>] = [:]
    var layouts: [TableLayout] = []
    try StoreSchema.forEachVersion { (connection) throws(SQLiteError) in
      layouts = []
      for (table, _) in RowDigest.columns {
        let layout = try TableLayout(table, connection, counts[table] ?? [])
        counts[table] = layout?.counts
        if let layout { layouts.append(layout) }
      }
    }
    return layouts
  }

  /// - Parameter counts: The column counts of earlier versions.
  /// - Returns: `nil` if the table does not exist.
  private init?(
    _ table: String, _ connection: SQLiteConnection, _ counts: Set<Int>
  ) throws(SQLiteError) {
    let isIndex = try connection.prepare(
      "SELECT wr FROM pragma_table_list WHERE name = ? AND schema = 'main'"
    ).first(.text(table)) { $0.integer(0) == 1 }
    guard let isIndex else { return nil }
    all = try connection.prepare(
      "SELECT name, type, \"notnull\", pk FROM pragma_table_info(?) ORDER BY cid"
    ).rows(.text(table)) { row in
      let isKey = row.integer(3) > 0
      return Column(
        name: row.text(0), type: row.text(1), isRequired: row.integer(2) == 1 || isKey,
        isRowID: isKey && !isIndex)
    }
    self.table = table
    self.isIndex = isIndex
    self.counts = counts.union([all.count])
    columns = all.map(\.name).filter { $0 != RowDigest.name }
  }

  /// Returns whether a record may be a row of the table.
  func matches(_ record: PageRecord) -> Bool {
    guard counts.contains(record.kinds.count), (record.rowID == nil) == isIndex else {
      return false
    }
    return zip(record.kinds, all).allSatisfy { kind, column in
      if column.isRowID { return kind == .null }
      return switch kind {
      case .null: !column.isRequired
      case .integer, .zero, .one: column.type == "INTEGER"
      case .real: column.type == "ANY"
      case .text: column.type == "TEXT"
      case .blob: column.type == "BLOB"
      }
    }
  }

  /// Returns the row of a matching record, or `nil` if some of its bytes cannot be read.
  func row(_ record: PageRecord, _ pages: DatabasePages) -> Row? {
    guard let read = record.values(pages) else { return nil }
    var values: [SQLiteValue] = []
    var digest: SQLiteValue?
    for (index, column) in all.enumerated() {
      let value = index < read.count ? read[index] : .null
      if column.name == RowDigest.name {
        digest = index < read.count ? value : nil
      } else {
        values.append(column.isRowID ? record.rowID.map { .integer($0) } ?? .null : value)
      }
    }
    let isIntact = digest.map { $0 == .integer(RowDigest.of(values, in: table)) }
    return Row(values: values, isIntact: isIntact)
  }
}
