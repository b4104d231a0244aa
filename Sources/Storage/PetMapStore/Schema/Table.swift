import PetMapSQL

/// A column of a table.
struct Column: Sendable {
  /// The type of a column.
  enum Kind: Sendable {
    /// The ID of an announcement.
    case id
    case integer
    /// A number that keeps the sign of -0.0, which SQLite's type REAL does not.
    case exactReal
    case text
    /// A text of any length that may contain U+0000, which PostgreSQL's type `text` must not.
    case exactText
    case bytes
  }

  let name: String
  let kind: Kind
  var isRequired = false
  /// A condition that values satisfy.
  var check: String?

  init(_ name: String, _ kind: Kind, isRequired: Bool = false, check: String? = nil) {
    (self.name, self.kind, self.isRequired, self.check) = (name, kind, isRequired, check)
  }

  fileprivate var definition: SQL {
    let (sqlite, postgres) =
      switch kind {
      case .id: ("BLOB", "uuid")
      case .integer: ("INTEGER", "bigint")
      case .exactReal: ("ANY", "double precision")
      case .text: ("TEXT", "text")
      case .exactText: ("TEXT", "bytea")
      case .bytes: ("BLOB", "bytea")
      }
    let form: String? =
      switch kind {
      case .id: "length(\(name)) = 16"
      case .exactReal:
        isRequired
          ? "typeof(\(name)) = 'real'" : "(\(name) IS NULL OR typeof(\(name)) = 'real')"
      case .integer, .text, .exactText, .bytes: nil
      }
    func whole(_ type: String, _ checks: [String?]) -> String {
      let conditions = checks.compactMap { $0 }.joined(separator: " AND ")
      return "\(name) \(type)\(isRequired ? " NOT NULL" : "")"
        + (conditions.isEmpty ? "" : " CHECK (\(conditions))")
    }
    return SQL(sqlite: whole(sqlite, [form, check]), postgres: whole(postgres, [check]))
  }

  /// The expression by which an index finds a value of the column. PostgreSQL limits the size of an
  /// entry, so its indexes contain hashes of long texts; none equals a short text, because UTF-8 does
  /// not contain the byte FF.
  ///
  /// - Parameter value: The column, or a parameter.
  fileprivate func indexed(_ value: String) -> SQL {
    guard case .exactText = kind else { return SQL(value) }
    return SQL(
      sqlite: value,
      postgres: """
        (CASE WHEN octet_length(\(value)) < 1000 THEN \(value) \
        ELSE sha256(\(value)) || decode('ff', 'hex') END)
        """)
  }

  /// Returns the condition that the column equals a value, for which an index is used.
  ///
  /// - Parameters:
  ///   - value: A parameter, or a column.
  ///   - table: The name of the table in the query.
  func equals(_ value: String, in table: String = Tables.announcement.name) -> SQL {
    let column = "\(table).\(name)"
    guard case .exactText = kind else { return "\(column) = \(value)" }
    return SQL(
      sqlite: "\(column) = \(value)",
      postgres: """
        \(indexed(column).postgres) = \(indexed("\(value)::bytea").postgres) \
        AND \(column) = \(value)
        """)
  }
}

/// An index of a table.
struct Index: Sendable {
  let name: String
  let columns: [String]
  var isUnique = false
  /// The condition for rows in the index.
  var condition: String?

  init(_ name: String, _ columns: [String], isUnique: Bool = false, where condition: String? = nil)
  {
    (self.name, self.columns, self.isUnique, self.condition) = (name, columns, isUnique, condition)
  }
}

/// The description of a table, which generates its definition and its statements for both databases.
struct Table: Sendable {
  /// What a table's rows belong to.
  enum Owner: Sendable {
    case store
    /// The announcement whose ID is in the column `announcement`: its rows are deleted with it.
    case announcement
    /// The connection: the table is temporary.
    case connection
  }

  let name: String
  let columns: [Column]
  /// The columns of the primary key; empty if the table has no key.
  let key: [String]
  /// The integer column in whose order SQLite stores the rows, if it is not the key.
  let order: String?
  let owner: Owner
  let indexes: [Index]

  init(
    _ name: String, _ owner: Owner, key: [String] = [], order: String? = nil, _ columns: [Column],
    indexes: [Index] = []
  ) {
    (self.name, self.owner, self.key, self.order) = (name, owner, key, order)
    self.columns = columns
    // Deleting an announcement finds its rows by an index.
    let isFound =
      owner != .announcement || key.first == Self.ownerColumn
      || indexes.contains { $0.columns.first == Self.ownerColumn }
    self.indexes =
      isFound ? indexes : indexes + [Index("\(name)_\(Self.ownerColumn)", [Self.ownerColumn])]
  }

  /// The column with the ID of the announcement that owns a row.
  static let ownerColumn = "announcement"

  /// Whether each row has a checksum in SQLite.
  private var hasDigests: Bool { owner != .connection }

  var columnNames: [String] { columns.map(\.name) }

  /// The columns with the IDs of the announcements with which a row is erased.
  var announcementColumns: [String] {
    owner == .announcement ? columns.filter { $0.kind == .id }.map(\.name) : []
  }

  func column(_ name: String) -> Column {
    guard let column = columns.first(where: { $0.name == name }) else {
      preconditionFailure("the table \(self.name) has no column \(name)")
    }
    return column
  }

  // MARK: Statements

  /// The statements that create the table and its indexes.
  var definition: [SQL] {
    let names = key.joined(separator: ", ")
    let isNumber = key.count == 1 && column(key[0]).kind == .integer
    var sqlite = columns.map(\.definition.sqlite)
    var postgres = columns.map(\.definition.postgres)
    if !key.isEmpty { postgres.append("PRIMARY KEY (\(names))") }
    if let number = order ?? (isNumber ? key[0] : nil) {
      sqlite = sqlite.map {
        $0 == "\(number) INTEGER NOT NULL" ? "\(number) INTEGER PRIMARY KEY" : $0
      }
      if order != nil { sqlite.append("UNIQUE (\(names))") }
    } else if !key.isEmpty {
      sqlite.append("PRIMARY KEY (\(names))")
    }
    if hasDigests { sqlite.insert("\(RowDigest.name) INTEGER", at: columns.count) }
    let hasRowID = order != nil || isNumber || key.isEmpty
    let table = SQL(
      sqlite: creation(name, sqlite) + " STRICT" + (hasRowID ? "" : ", WITHOUT ROWID"),
      postgres: creation(name, postgres))
    return [table] + indexes.map(definition)
  }

  private func creation(_ name: String, _ lines: [String]) -> String {
    "CREATE \(owner == .connection ? "TEMP " : "")TABLE \(name) (\n  \(lines.joined(separator: ",\n  "))\n)"
  }

  private func definition(of index: Index) -> SQL {
    let condition = index.condition.map { " WHERE \($0)" } ?? ""
    func list(_ text: (SQL) -> String) -> String {
      index.columns.map { text(column($0).indexed($0)) }.joined(separator: ", ")
    }
    return """
      CREATE \(index.isUnique ? "UNIQUE " : "")INDEX \(index.name) ON \(name) \
      (\(SQL(sqlite: list(\.sqlite), postgres: list(\.postgres))))\(condition)
      """
  }

  /// Returns the statement that inserts a row, with one parameter per column.
  ///
  /// - Parameter replacing: Whether to replace a row with the same key. All columns must be listed,
  ///   because they determine the digest.
  func insertion(_ columns: [String], replacing: Bool = false) -> SQL {
    precondition(!replacing || Set(columns) == Set(columnNames))
    var parameters: [String: String] = [:]
    for (index, column) in columns.enumerated() { parameters[column] = "?\(index + 1)" }
    let values = columns.compactMap { parameters[$0] }
    let digest = RowDigest.call(self) { parameters[$0] ?? "NULL" }
    func whole(_ columns: [String], _ values: [String]) -> String {
      let replaced = columns.filter { !key.contains($0) }.map { "\($0) = excluded.\($0)" }
      return "INSERT INTO \(name) (\(columns.joined(separator: ", "))) "
        + "VALUES (\(values.joined(separator: ", ")))"
        + (replacing
          ? " ON CONFLICT (\(key.joined(separator: ", "))) DO UPDATE SET "
            + replaced.joined(separator: ", ") : "")
    }
    return SQL(
      sqlite: hasDigests
        ? whole(columns + [RowDigest.name], values + [digest]) : whole(columns, values),
      postgres: whole(columns, values))
  }

  /// Returns the statement that sets columns to the first parameters.
  ///
  /// - Parameter condition: The condition for the rows. Its parameters follow those of the columns.
  func update(_ columns: [String], where condition: String) -> SQL {
    update(columns.enumerated().map { ($1, "?\($0 + 1)") }, where: condition)
  }

  /// Returns the statement that sets columns to the values of expressions.
  ///
  /// A row with an incorrect digest keeps it, so that the damage remains visible.
  func update(_ changes: [(column: String, value: String)], where condition: String) -> SQL {
    let assignments = changes.map { "\($0.column) = \($0.value)" }.joined(separator: ", ")
    let former = RowDigest.call(self) { $0 }
    let digest = RowDigest.call(self) { column in
      changes.first { $0.column == column }?.value ?? column
    }
    let digests = SQL(
      sqlite: """
        , \(RowDigest.name) = CASE \(RowDigest.name) WHEN \(former) THEN \(digest) \
        ELSE \(RowDigest.name) END
        """, postgres: "")
    return "UPDATE \(name) SET \(assignments)\(digests) WHERE \(condition)"
  }
}
