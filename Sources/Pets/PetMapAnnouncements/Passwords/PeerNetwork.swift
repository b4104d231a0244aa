/// The network that a peer's password attempts count for: an IPv4 address, or the first 64 bits of an
/// IPv6 address, all of which one customer has.
public struct PeerNetwork: Sendable, Hashable {
  /// The address, or `2001:db8:0:1::/64`.
  public let text: String

  /// - Parameter address: as the system writes it, without a port. What is no address is a network of
  ///   its own.
  public init(address: String) {
    guard let known = IPAddress(address) else {
      text = address
      return
    }
    let bytes = known.bytes
    guard bytes.count == 16 else {
      text = bytes.map(String.init).joined(separator: ".")
      return
    }
    let groups = stride(from: 0, to: 8, by: 2).map {
      String(Int(bytes[$0]) << 8 | Int(bytes[$0 + 1]), radix: 16)
    }
    text = groups.joined(separator: ":") + "::/64"
  }
}
