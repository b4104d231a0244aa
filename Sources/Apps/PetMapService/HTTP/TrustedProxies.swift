package import PetMapAnnouncements

/// The proxies whose forwarded headers are trusted. By default there are none, because any client
/// can send these headers.
package struct TrustedProxies: Sendable, Hashable {
  private let ranges: [IPAddressRange]

  package init(_ ranges: [IPAddressRange] = []) { self.ranges = ranges }

  private func contain(_ address: String) -> Bool {
    IPAddress(address).map { address in ranges.contains { $0.contains(address) } } ?? false
  }

  /// Returns the peer with an address, as formatted by the system; an empty one for a local socket.
  package func peer(at address: String) -> Peer {
    Peer(
      network: PeerNetwork(address: address).text,
      isLimited: IPAddress(address) != nil && !contain(address))
  }

  /// Returns the request with the client's address, scheme and host if the connection is from a
  /// trusted proxy.
  ///
  /// Each proxy appends the address of its peer to `X-Forwarded-For`, so only the end of the list
  /// is reliable: the client is the last address that is not a trusted proxy.
  package func resolved(_ head: RequestHead) -> RequestHead {
    guard !ranges.isEmpty, contain(head.peer) else { return head }
    var resolved = head
    resolved.isProxied = true
    for entry in Self.list("X-Forwarded-For", of: head).reversed() {
      guard let address = Self.address(entry) else { break }
      resolved.peer = address
      if !contain(address) { break }
    }
    resolved.isFromProxy = contain(resolved.peer)
    resolved.forwardedID = head.claimedID
    resolved.isSecure =
      Self.list("X-Forwarded-Proto", of: head).last?
      .equalsIgnoringCase("https") ?? false
    resolved.forwardedAuthority = Self.list("X-Forwarded-Host", of: head).last
      .flatMap { Authority($0) }
    return resolved
  }

  private static func list(_ name: String, of head: RequestHead) -> [String] {
    head.headers.values(of: name).flatMap { value in
      value.split(separator: ",").map { $0.trimmingBlanks }
    }
  }

  /// Returns the address in an entry, which may have a port, or `nil` if it is not an address.
  private static func address(_ entry: String) -> String? {
    if IPAddress(entry) != nil { return entry }
    if entry.first == "[", let end = entry.firstIndex(of: "]") {
      let inner = String(entry[entry.index(after: entry.startIndex)..<end])
      return IPAddress(inner) == nil ? nil : inner
    }
    let bare = String(entry.prefix { $0 != ":" })
    return IPAddress(bare) == nil ? nil : bare
  }
}
