/// A statement, or a part of one, for both databases.
///
/// Most text is the same for both. Parameters are numbered from 1: `?1` becomes `$1` for PostgreSQL,
/// because `$1` is a name in SQLite. What the databases write differently is a part with two texts,
/// which is interpolated:
///
/// ```swift
/// let lock = SQL(sqlite: "", postgres: "FOR UPDATE")
/// let statement: SQL = "SELECT name FROM pet WHERE id = ?1 \(lock)"
/// ```
package struct SQL: Sendable, Hashable, ExpressibleByStringInterpolation {
  /// The text for SQLite.
  package let sqlite: String
  /// The text for PostgreSQL.
  package let postgres: String

  /// Creates a statement that the databases write differently.
  package init(sqlite: String, postgres: String) {
    self.sqlite = sqlite
    self.postgres = Self.dollars(postgres)
  }

  package init(_ text: String) { self.init(sqlite: text, postgres: text) }

  package init(stringLiteral text: String) { self.init(text) }

  package init(stringInterpolation parts: StringInterpolation) {
    self.init(sqlite: parts.sqlite, postgres: parts.postgres)
  }

  /// Returns a text with `$` in place of each `?` before a digit.
  private static func dollars(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "?")) else { return text }
    var bytes = Array(text.utf8)
    for index in bytes.indices.dropLast() where bytes[index] == UInt8(ascii: "?") {
      let next = bytes[index + 1]
      if (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(next) { bytes[index] = UInt8(ascii: "$") }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The texts of a statement with interpolated parts.
  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var sqlite = ""
    fileprivate var postgres = ""

    package init(literalCapacity: Int, interpolationCount: Int) {}

    package mutating func appendLiteral(_ text: String) { appendInterpolation(text) }

    package mutating func appendInterpolation(_ text: String) {
      sqlite += text
      postgres += text
    }

    package mutating func appendInterpolation(_ part: SQL) {
      sqlite += part.sqlite
      postgres += part.postgres
    }

    package mutating func appendInterpolation(_ number: some BinaryInteger) {
      appendInterpolation(String(number))
    }
  }
}
