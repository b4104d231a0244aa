/// The reason for which a server rejected or closed a connection.
package enum ConnectionLoss: String, Sendable, CaseIterable {
  /// The number of connections reached the limit of file descriptors.
  case limit
  /// The system could not accept the connection.
  case accept
  /// No request was received in time.
  case silent
  /// The peer read a response too slowly.
  case slow
}
