import CPostgres

/// An error from PostgreSQL or the connection to it.
package struct PostgresError: Error, Sendable, Hashable {
  /// The SQLSTATE (appendix A of the PostgreSQL manual), or an empty string if the server did not
  /// respond.
  package let state: String
  /// The message from PostgreSQL or libpq, on one line.
  package let message: String
  /// The violated constraint or index; empty for other errors.
  package var constraint = ""

  package init(state: String = "", message: String) {
    self.state = state
    self.message = Self.oneLine(message)
  }

  /// The kind of error, which determines how a caller handles it.
  package enum Kind: Sendable, Hashable {
    /// The connection is lost, was never established, or is unusable.
    case disconnected
    /// The transaction was rolled back because of a conflict and can be retried.
    case conflict
    /// The server is a read-only standby.
    case readOnly
    /// The disk is full, or the server is out of memory.
    case full
    /// A constraint is violated.
    case constraint
    /// A lock could not be acquired in time.
    case busy
    case other
  }

  package var kind: Kind {
    switch state {
    case "", "57P01", "57P02", "57P03", "57P05", "25P03", "53300": .disconnected
    case "40001", "40P01": .conflict
    case "25006", PostgresHosts.standby: .readOnly
    case "55P03": .busy
    default:
      switch state.prefix(2) {
      case "08": .disconnected
      case "23": .constraint
      case "53": .full
      default: .other
      }
    }
  }

  /// Returns the error for a result that does not match the statement.
  package static func damaged(_ message: String) -> Self {
    PostgresError(state: "XX001", message: message)
  }

  private static func oneLine(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ").split(separator: "\t")
      .joined(separator: " ")
  }
}
