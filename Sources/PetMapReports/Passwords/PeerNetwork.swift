/// The network that a peer's password attempts count for: an IPv4 address, or the first 64 bits of an
/// IPv6 address, all of which one customer has.
public struct PeerNetwork: Sendable, Hashable {
  /// The address, or `2001:db8:0:1::/64`.
  public let text: String

  /// - Parameter address: as the system writes it, without a port. What is no address is a network of
  ///   its own.
  public init(address: String) {
    text = Self.prefix(of: address) ?? address
  }

  private static func prefix(of address: String) -> String? {
    let bare = address.prefix { $0 != "%" }
    guard bare.contains(":") else { return nil }
    if bare.contains(".") {
      // An IPv4 address on a socket of both families.
      guard bare.lowercased().hasPrefix("::ffff:"), let colon = bare.lastIndex(of: ":") else {
        return nil
      }
      return String(bare[bare.index(after: colon)...])
    }
    let halves = bare.split(separator: ":", omittingEmptySubsequences: false)
    let gap = halves.indices.dropFirst().first { halves[$0].isEmpty && $0 < halves.count - 1 }
    var groups: [Int] = []
    for (index, text) in halves.enumerated() {
      if text.isEmpty {
        guard index == gap else { continue }
        let present = halves.count { !$0.isEmpty }
        groups += [Int](repeating: 0, count: max(0, 8 - present))
      } else {
        guard text.utf8.count <= 4, let group = Int(text, radix: 16), group >= 0 else { return nil }
        groups.append(group)
      }
    }
    guard groups.count == 8 else { return nil }
    return groups[..<4].map { String($0, radix: 16) }.joined(separator: ":") + "::/64"
  }
}
