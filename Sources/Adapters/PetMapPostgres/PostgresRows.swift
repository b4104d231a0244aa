import CPostgres
package import PetMapSQL

/// The rows that a statement returned.
///
/// Safe and unchecked: the result is complete and immutable, and it is freed when the last
/// reference to it is released.
@safe package final class PostgresRows: @unchecked Sendable {
  private let result: OpaquePointer
  /// The number of rows.
  package let count: Int
  let columns: Int

  init(owning result: OpaquePointer) {
    unsafe self.result = result
    count = Int(unsafe cpostgres_result_rows(result))
    columns = Int(unsafe cpostgres_result_columns(result))
  }

  deinit { unsafe cpostgres_result_free(result) }

  /// The number of rows that the statement changed.
  package var changed: Int { Int(unsafe cpostgres_result_changed(result)) }

  package subscript(index: Int) -> PostgresRow {
    precondition(index >= 0 && index < count)
    return PostgresRow(rows: self, index: Int32(index))
  }

  package func map<Element, Failure>(
    _ body: (PostgresRow) throws(Failure) -> Element
  ) throws(Failure) -> [Element] {
    var elements: [Element] = []
    elements.reserveCapacity(count)
    for index in 0..<count { elements.append(try body(self[index])) }
    return elements
  }

  package var first: PostgresRow? { count > 0 ? self[0] : nil }

  /// Returns the object identifier of a column's type, as in the table `pg_type`.
  func type(of column: Int32) -> UInt32 { unsafe cpostgres_result_type(result, column) }

  /// Calls `body` with the bytes of a value, or with `nil` for NULL.
  func withValue<Result>(
    _ row: Int32, _ column: Int32, _ body: (UnsafeBufferPointer<UInt8>?) -> Result
  ) -> Result {
    precondition(column >= 0 && column < columns)
    var length: Int32 = 0
    let start = unsafe cpostgres_result_value(result, row, column, &length)
    guard length >= 0 else { return body(nil) }
    return unsafe body(UnsafeBufferPointer(start: start, count: Int(length)))
  }
}

/// A row. Columns are numbered from 0, and each value must be read as the type that the statement
/// returns.
package struct PostgresRow: SQLRow, Sendable {
  let rows: PostgresRows
  let index: Int32

  /// The values of all columns.
  package var values: [SQLValue] { (0..<Int32(rows.columns)).map { value($0) } }

  /// Returns a value in the type of its column. A `boolean` is 0 or 1, and a `uuid` is bytes.
  package func value(_ column: Int32) -> SQLValue {
    if isNull(column) { return .null }
    return switch rows.type(of: column) {
    case 16, 20, 21, 23: .integer(Int64(integer(column)))  // boolean, bigint, smallint, integer
    case 701: .real(real(column))
    case 17, 2950: .bytes(blob(column))
    default: .text(text(column))
    }
  }

  package func isNull(_ column: Int32) -> Bool {
    unsafe rows.withValue(index, column) { unsafe $0 == nil }
  }

  /// A `bigint`, `integer`, or `boolean`; 0 for NULL.
  package func integer(_ column: Int32) -> Int { optionalInteger(column) ?? 0 }

  package func optionalInteger(_ column: Int32) -> Int? {
    unsafe rows.withValue(index, column) { bytes in
      guard let bytes = unsafe bytes else { return nil }
      let number = unsafe bytes.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      let unused = UInt64(max(0, 64 - bytes.count * 8))
      return Int(Int64(bitPattern: number << unused) >> Int64(unused))
    }
  }

  /// A `double precision`; 0 for NULL.
  package func real(_ column: Int32) -> Double {
    Double(bitPattern: UInt64(bitPattern: Int64(integer(column))))
  }

  /// A `text`, or a `bytea` that contains UTF-8; empty for NULL.
  package func text(_ column: Int32) -> String { optionalText(column) ?? "" }

  package func optionalText(_ column: Int32) -> String? {
    unsafe rows.withValue(index, column) { bytes in
      guard let bytes = unsafe bytes else { return nil }
      return unsafe String(decoding: bytes, as: UTF8.self)
    }
  }

  /// A `bytea` or a `uuid`; empty for NULL.
  package func blob(_ column: Int32) -> [UInt8] { optionalBlob(column) ?? [] }

  package func optionalBlob(_ column: Int32) -> [UInt8]? {
    unsafe rows.withValue(index, column) { bytes in
      guard let bytes = unsafe bytes else { return nil }
      return unsafe Array(bytes)
    }
  }
}

extension SQLValue {
  /// Appends the value in PostgreSQL's binary format. It must have the type that the statement
  /// expects.
  ///
  /// - Returns: The number of bytes, or -1 for NULL.
  func append(to bytes: inout [UInt8]) -> Int32 {
    let start = bytes.count
    switch self {
    case .null: return -1
    case .integer(let number): bytes.appendBigEndian(UInt64(bitPattern: number))
    case .real(let number): bytes.appendBigEndian(number.bitPattern)
    case .text(let text): bytes += text.utf8
    case .bytes(let value): bytes += value
    }
    return Int32(bytes.count - start)
  }
}

extension [UInt8] {
  mutating func appendBigEndian(_ number: some FixedWidthInteger) {
    for shift in stride(from: number.bitWidth - 8, through: 0, by: -8) {
      append(UInt8(truncatingIfNeeded: number >> shift))
    }
  }
}
