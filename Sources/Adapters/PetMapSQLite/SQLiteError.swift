package import PetMapSQL
package import PetMapSystem

extension SQLError {
  /// Creates the error for SQLite's extended result code, as listed at
  /// https://sqlite.org/rescode.html.
  package init(sqlite code: Int32, _ message: String) {
    let kind: Kind =
      switch code & 0xFF {
      case 5, 6: .busy
      case 13: .full
      case 3, 8, 23: .readOnly
      case 10, 14: .inaccessible
      case 19: .constraint(Self.columns(in: message))
      case 11, 26: .damaged
      default: .other
      }
    self.init(kind, code: String(code), message)
  }

  /// Returns the columns that SQLite names after a colon in its message for a constraint, which has
  /// no code: `UNIQUE constraint failed: pet.chip`.
  private static func columns(in message: String) -> String {
    guard let colon = message.firstIndex(of: ":") else { return message }
    return String(message[colon...].drop { $0 == ":" || $0 == " " })
  }

  /// Creates an error for a failed system call on a file that is part of a transaction.
  package init(_ failure: SystemError) { self.init(.inaccessible, failure.message) }
}
