package import PetMapSQL
package import PetMapSQLite

/// A row's checksum, stored in its column `row_digest`. `petmap store check` uses it to detect bit
/// flips on disk; it does not protect against tampering.
///
/// Statements set it with the SQL function `row_digest(table, value, …)`. Updating a row with an
/// incorrect digest keeps the digest, so that the damage remains visible.
package enum RowDigest {
  /// The name of the column and of the function.
  static let name = "row_digest"

  /// Adds the function to a connection.
  package static func addFunction(to connection: SQLiteConnection) throws(SQLError) {
    try connection.addFunction(name) { arguments in
      guard case .text(let table)? = arguments.first else { return .null }
      return .integer(of(arguments.dropFirst(), in: table))
    }
  }

  /// Returns the digest of a row.
  ///
  /// - Parameter values: The values, in the order of the table's columns. NULL does not affect the
  ///   digest, so adding a column at the end does not invalidate existing digests.
  static func of(_ values: some Sequence<SQLValue>, in table: String) -> Int64 {
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
        append(UInt64(bitPattern: number))
      case .real(let number):
        bytes.append(2)
        append(number.bitPattern)
      case .text(let text):
        bytes.append(3)
        append(UInt64(text.utf8.count))
        bytes += text.utf8
      case .bytes(let blob):
        bytes.append(4)
        append(UInt64(blob.count))
        bytes += blob
      }
    }
    return Int64(bitPattern: Checksum(of: bytes.span).value)
  }

  /// Returns the expression for a row's digest.
  ///
  /// - Parameter value: Returns the expression for a column.
  static func call(_ table: Table, _ value: (String) -> String) -> String {
    "\(name)('\(table.name)', \(table.columnNames.map(value).joined(separator: ", ")))"
  }
}
