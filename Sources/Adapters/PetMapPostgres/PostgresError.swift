import PetMapSQL

extension SQLError {
  /// Creates the error for an SQLSTATE (appendix A of the PostgreSQL manual).
  ///
  /// - Parameters:
  ///   - state: The SQLSTATE, or an empty string if the server did not respond.
  ///   - constraint: The violated constraint or index.
  init(postgres state: String, _ message: String, constraint: String = "") {
    let kind: Kind =
      switch state {
      case "", "57P01", "57P02", "57P03", "57P05", "25P03", "53300": .disconnected
      case "40001", "40P01": .conflict
      case "25006": .readOnly
      case "55P03": .busy
      case "XX001", "XX002": .damaged
      case "42501": .notPermitted
      default:
        switch state.prefix(2) {
        case "08": .disconnected
        case "23": .constraint(constraint)
        case "53": .full
        default: .other
        }
      }
    self.init(kind, code: state, Self.oneLine(message))
  }

  /// Creates the error for a connection that is lost or was not established.
  static func disconnected(_ message: String) -> Self { SQLError(postgres: "", message) }

  private static func oneLine(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ").split(separator: "\t")
      .joined(separator: " ")
  }
}
