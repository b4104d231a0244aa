/// A parameter of a statement in PostgreSQL's binary format. It must have the type that the
/// statement expects.
package enum PostgresValue: Sendable, Hashable {
  case null
  /// A `bigint`.
  case integer(Int64)
  /// A `double precision`.
  case real(Double)
  /// A `text`, which must not contain U+0000.
  case text(String)
  /// A `bytea`, or the 16 bytes of a `uuid`.
  case bytes([UInt8])

  package static func integer(_ number: Int64?) -> Self { number.map { .integer($0) } ?? .null }
  package static func text(_ text: String?) -> Self { text.map { .text($0) } ?? .null }
  package static func bytes(_ bytes: [UInt8]?) -> Self { bytes.map { .bytes($0) } ?? .null }

  /// Appends the bytes of the value.
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
