/// A parameter of a statement, or a value of a row.
package enum SQLValue: Sendable, Hashable {
  case null
  case integer(Int64)
  case real(Double)
  /// A text. PostgreSQL's `text` must not contain U+0000; its `bytea` also takes a text.
  case text(String)
  case bytes([UInt8])

  package static func integer(_ number: Int64?) -> Self { number.map { .integer($0) } ?? .null }
  package static func integer(_ number: Int?) -> Self {
    number.map { .integer(Int64($0)) } ?? .null
  }
  package static func text(_ text: String?) -> Self { text.map { .text($0) } ?? .null }
  package static func bytes(_ bytes: [UInt8]?) -> Self { bytes.map { .bytes($0) } ?? .null }

  /// The number, or `nil` if the value is not an integer.
  package var integer: Int64? { if case .integer(let number) = self { number } else { nil } }

  /// The text, also if it is stored as bytes; `nil` for other values.
  package var text: String? {
    switch self {
    case .text(let text): text
    case .bytes(let bytes): String(decoding: bytes, as: UTF8.self)
    case .null, .integer, .real: nil
    }
  }

  /// The bytes, or `nil` if the value is not a sequence of bytes.
  package var bytes: [UInt8]? { if case .bytes(let bytes) = self { bytes } else { nil } }
}

/// A row that a statement returned. Columns are numbered from 0; NULL is 0 or empty, unless the
/// result is optional.
package protocol SQLRow: ~Copyable {
  func isNull(_ column: Int32) -> Bool
  func integer(_ column: Int32) -> Int
  func real(_ column: Int32) -> Double
  func text(_ column: Int32) -> String
  func blob(_ column: Int32) -> [UInt8]
  func optionalInteger(_ column: Int32) -> Int?
  func optionalText(_ column: Int32) -> String?

  /// Returns a value in the type in which it is stored.
  func value(_ column: Int32) -> SQLValue
}
