/// An IPv4 or IPv6 address.
public struct IPAddress: Sendable, Hashable {
  /// The four bytes of an IPv4 address, or the sixteen bytes of an IPv6 address, in network byte
  /// order.
  public let bytes: [UInt8]

  /// Creates an address from a string as formatted by the system: `192.0.2.1`, `2001:db8::1`,
  /// `fe80::1%eth0`. An IPv4 address mapped to IPv6 (`::ffff:192.0.2.1`) becomes the IPv4 address.
  ///
  /// - Returns: `nil` for any other string, such as a host name or an address with a port.
  public init?(_ text: some StringProtocol) {
    let bare = text.prefix { $0 != "%" }
    if let bytes = Self.version4(bare) ?? Self.version6(bare) {
      let isMapped =
        bytes.count == 16 && bytes[..<10].allSatisfy { $0 == 0 } && bytes[10] == 0xFF
        && bytes[11] == 0xFF
      self.bytes = isMapped ? Array(bytes[12...]) : bytes
    } else {
      return nil
    }
  }

  private static func version4(_ text: some StringProtocol) -> [UInt8]? {
    let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count == 4 else { return nil }
    var bytes: [UInt8] = []
    for part in parts {
      var value = 0
      guard (1...3).contains(part.count) else { return nil }
      for digit in part {
        guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return nil }
        value = value * 10 + Int(digit - UInt8(ascii: "0"))
      }
      guard value < 256 else { return nil }
      bytes.append(UInt8(value))
    }
    return bytes
  }

  private static func version6(_ text: some StringProtocol) -> [UInt8]? {
    var head: [UInt8] = []
    var tail: [UInt8]?
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard (3...9).contains(parts.count) else { return nil }
    for (index, part) in parts.enumerated() {
      var group: [UInt8]
      if part.isEmpty {
        // An empty part is one side of `::`, which stands for zeros. At an end, it needs an empty
        // neighbor.
        let isEnd = index == 0 || index == parts.count - 1
        let neighbor = index == 0 ? parts[1] : parts[index - 1]
        if isEnd, neighbor.isEmpty { continue }
        guard !isEnd, tail == nil else { return nil }
        tail = []
        continue
      } else if index == parts.count - 1, let address = version4(part) {
        group = address
      } else {
        guard part.utf8.count <= 4, let value = UInt16(part, radix: 16), part.first != "+" else {
          return nil
        }
        group = [UInt8(value >> 8), UInt8(value & 0xFF)]
      }
      if tail == nil { head += group } else { tail? += group }
    }
    guard let tail else { return head.count == 16 ? head : nil }
    let missing = 16 - head.count - tail.count
    return missing > 0 ? head + [UInt8](repeating: 0, count: missing) + tail : nil
  }
}

/// A range of addresses: `10.0.0.0/8`, `2001:db8::/32`, or a single address.
public struct IPAddressRange: Sendable, Hashable {
  private let first: IPAddress
  private let bits: Int

  /// - Returns: `nil` if the text is not an address, or if the prefix is longer than the address.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard let address = IPAddress(parts[0]) else { return nil }
    first = address
    guard parts.count == 2 else {
      bits = address.bytes.count * 8
      return
    }
    guard parts[1].utf8.count <= 3, let bits = Int(parts[1]), parts[1].first != "+",
      (0...address.bytes.count * 8).contains(bits)
    else { return nil }
    self.bits = bits
  }

  /// Returns whether the range contains an address.
  public func contains(_ address: IPAddress) -> Bool {
    guard address.bytes.count == first.bytes.count else { return false }
    let whole = bits / 8
    guard address.bytes[..<whole] == first.bytes[..<whole] else { return false }
    guard bits % 8 > 0 else { return true }
    return (address.bytes[whole] ^ first.bytes[whole]) >> UInt8(8 - bits % 8) == 0
  }
}

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
