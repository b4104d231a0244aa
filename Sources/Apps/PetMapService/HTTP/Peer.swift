import PetMapAnnouncements

/// The client to which connections, memory and work are attributed.
package struct Peer: Sendable, Hashable {
  /// The client's network; see `PeerNetwork/text`.
  package let network: String
  /// Whether shares apply to the client. They do not apply to trusted proxies and local sockets,
  /// which stand for any number of clients.
  package let isLimited: Bool

  package init(network: String, isLimited: Bool = true) {
    self.network = network
    self.isLimited = isLimited
  }
}
