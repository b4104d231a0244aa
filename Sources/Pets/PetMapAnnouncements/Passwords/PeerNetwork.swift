/// The network to which a peer's attempts are attributed: an IPv4 address, or the first 64 bits of
/// an IPv6 address, which usually belong to one customer.
public struct PeerNetwork: Sendable, Hashable {
  /// The address, or `2001:db8:0:1::/64`.
  public let text: String
  /// The network from which a reporter is likely to return: the first 24 bits of an IPv4 address
  /// (`192.0.2.0/24`), or the first 64 bits of an IPv6 address.
  public let reporterText: String

  /// - Parameter address: An address as formatted by the system, without a port. Any other text is
  ///   treated as a separate network.
  public init(address: String) {
    guard let known = IPAddress(address) else {
      text = address
      reporterText = address
      return
    }
    let bytes = known.bytes
    guard bytes.count == 16 else {
      text = bytes.map(String.init).joined(separator: ".")
      reporterText = bytes.prefix(3).map(String.init).joined(separator: ".") + ".0/24"
      return
    }
    let groups = stride(from: 0, to: 8, by: 2).map {
      String(Int(bytes[$0]) << 8 | Int(bytes[$0 + 1]), radix: 16)
    }
    text = groups.joined(separator: ":") + "::/64"
    reporterText = text
  }
}
