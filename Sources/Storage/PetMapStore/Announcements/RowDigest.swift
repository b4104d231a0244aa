import PetMapSQLite

/// A row's checksum, stored in its column `row_digest`. `petmap store check` uses it to detect bit
/// flips on disk; it does not protect against tampering.
///
/// Statements set it with the SQL function `row_digest(table, value, …)`. Updating a row with an
/// incorrect digest keeps the digest, so that the damage remains visible.
package enum RowDigest {
  /// The name of the column and of the function.
  package static let name = "row_digest"

  /// Adds the function to a connection.
  static func addFunction(to connection: SQLiteConnection) throws(SQLiteError) {
    try connection.addFunction(name) { arguments in
      guard case .text(let table)? = arguments.first else { return .null }
      return .integer(of(arguments.dropFirst(), in: table))
    }
  }

  /// Returns the digest of a row.
  ///
  /// - Parameter values: The values, in the order of ``columns``.
  static func of(_ values: some Sequence<SQLiteValue>, in table: String) -> Int {
    var bytes = Array(table.utf8)
    bytes.reserveCapacity(1024)
    func append(_ number: UInt64) {
      for shift in stride(from: UInt64(0), to: 64, by: 8) {
        bytes.append(UInt8(truncatingIfNeeded: number >> shift))
      }
    }
    for (index, value) in values.enumerated() where value != .null {
      bytes.append(UInt8(truncatingIfNeeded: index))
      switch value {
      case .null: break
      case .integer(let number):
        bytes.append(1)
        append(UInt64(bitPattern: Int64(number)))
      case .real(let number):
        bytes.append(2)
        append(number.bitPattern)
      case .text(let text):
        bytes.append(3)
        append(UInt64(text.utf8.count))
        bytes += text.utf8
      case .blob(let blob):
        bytes.append(4)
        append(UInt64(blob.count))
        bytes += blob
      }
    }
    return Int(truncatingIfNeeded: PhotoDigest(of: bytes.span).value)
  }

  // MARK: Statements

  /// Returns a statement that inserts a row, with one parameter per column.
  ///
  /// - Parameters:
  ///   - verb: `INSERT` or `INSERT OR REPLACE`.
  ///   - table: A table in ``columns``.
  ///   - copy: A table with the same columns to insert into instead.
  static func insertion(
    _ verb: String = "INSERT", into table: String, as copy: String? = nil, _ columns: [String]
  ) -> String {
    var parameters: [String: String] = [:]
    for (index, column) in columns.enumerated() { parameters[column] = "?\(index + 1)" }
    let values = columns.compactMap { parameters[$0] } + [call(table) { parameters[$0] ?? "NULL" }]
    return """
      \(verb) INTO \(copy ?? table) (\((columns + [name]).joined(separator: ", "))) \
      VALUES (\(values.joined(separator: ", ")))
      """
  }

  /// Returns a statement that updates columns of rows.
  ///
  /// - Parameters:
  ///   - changes: The columns, with the expressions for their new values.
  ///   - condition: The condition that selects the rows; its parameters must be numbered.
  static func update(
    _ table: String, _ changes: [(column: String, value: String)], where condition: String = "true"
  ) -> String {
    let assignments = changes.map { "\($0.column) = \($0.value)" }.joined(separator: ", ")
    let digest = call(table) { column in
      changes.first { $0.column == column }?.value ?? column
    }
    return """
      UPDATE \(table) SET \(assignments), \(name) = \
      CASE \(name) WHEN \(call(table) { $0 }) THEN \(digest) ELSE \(name) END WHERE \(condition)
      """
  }

  /// Returns the expression for a row's digest.
  ///
  /// - Parameter value: Returns the expression for a column.
  static func call(_ table: String, _ value: (String) -> String = { $0 }) -> String {
    let columns = self.columns.first { $0.key == table }?.value ?? []
    return "\(name)('\(table)', \(columns.map(value).joined(separator: ", ")))"
  }
}
