/// An error from a database.
public struct SQLError: Error, Sendable, Hashable {
  /// The kind of error, which determines how a caller handles it.
  public enum Kind: Sendable, Hashable {
    /// A lock could not be acquired in time.
    case busy
    /// The transaction was rolled back because of a conflict and can be retried.
    case conflict
    /// The connection is lost, was never established, or is unusable.
    case disconnected
    /// The commit may or may not have succeeded.
    case unknownCommit
    /// The file, its directory or its file system is not writable, or the server is a standby.
    case readOnly
    /// The disk is full, or the server is out of memory.
    case full
    /// The system cannot open, read, or write the file.
    case inaccessible
    /// A value violates a constraint: its name or, in SQLite, its columns, such as `pet.chip`.
    case constraint(String)
    /// The contents are damaged, or were not written by this program.
    case damaged
    /// The user may not do this.
    case notPermitted
    /// Any other error, which usually indicates a bug.
    case other
  }

  /// What went wrong.
  public let kind: Kind
  /// The database's code: SQLite's extended result code, such as `13` for a full disk, or
  /// PostgreSQL's SQLSTATE; empty if the server did not respond.
  public let code: String
  /// The database's message, on one line.
  public let message: String

  package init(_ kind: Kind, code: String = "", _ message: String) {
    self.kind = kind
    self.code = code
    self.message = message
  }

  /// Returns the error for contents that no version of the program would have written.
  package static func damaged(_ message: String) -> Self { SQLError(.damaged, message) }

  /// The violated constraint, or `nil` for other errors.
  package var constraint: String? {
    if case .constraint(let name) = kind { name } else { nil }
  }
}
