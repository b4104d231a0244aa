/// Why a server cannot start.
package enum HTTPServerError: Error, Sendable, Hashable {
  case noSuchHost(String)
  /// The system's own word for it is the reason.
  case cannotListen(host: String, port: Int, reason: String)
  /// The system has no threads or descriptors to spare.
  case cannotStart
}
