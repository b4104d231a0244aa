/// Why a server turned a connection away or cut it off.
package enum ConnectionLoss: String, Sendable, CaseIterable {
  /// There were as many connections as the descriptors allow.
  case limit
  /// The system could not accept it.
  case accept
  /// No request came.
  case silent
  /// The peer took too little of a response.
  case slow
}
