/// A reason why a server cannot start.
package enum HTTPServerError: Error, Sendable, Hashable {
  case noSuchHost(String)
  /// Listening failed, with the system's message as the reason.
  case cannotListen(host: String, port: Int, reason: String)
  /// The system cannot provide threads or descriptors.
  case cannotStart
}
