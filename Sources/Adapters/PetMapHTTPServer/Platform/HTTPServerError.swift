/// Why a server cannot start.
package enum HTTPServerError: Error, Sendable, Hashable {
  /// libmicrohttpd is not installed.
  case noLibrary
  case noSuchHost(String)
  /// The system's own word for it is the reason.
  case cannotListen(host: String, port: Int, reason: String)
  /// The library could not start its threads.
  case cannotStart
}
