import CCurl

/// Connections that are kept for later requests to the same hosts, which saves the exchanges that open
/// one, and the signatures of TLS.
///
/// The connections of at most 16 requests are kept. Those that have not been used for two minutes are
/// not used again. An address is checked only when a connection is opened, so all requests must allow
/// the same ones.
///
/// Safe and unchecked: the C code protects the connections by a mutex, and aborts the program if they are
/// closed while a request uses one.
@safe final class CurlConnections: @unchecked Sendable {
  private let handle: OpaquePointer

  /// Creates an empty set, or returns `nil` if memory is exhausted.
  init?() {
    guard let handle = unsafe petmap_curl_connections_new() else { return nil }
    unsafe self.handle = handle
  }

  deinit { unsafe petmap_curl_connections_free(handle) }

  /// Lets a request use a kept connection, and keeps its own.
  func keepConnection(of exchange: OpaquePointer) {
    unsafe petmap_curl_keep_connection(exchange, handle)
  }
}
