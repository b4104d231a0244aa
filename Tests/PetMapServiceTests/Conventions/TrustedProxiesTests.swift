import PetMapAnnouncements
import PetMapService
import Testing

@Suite struct TrustedProxiesTests {
  private static let proxies = TrustedProxies(
    ["127.0.0.1", "10.0.0.0/8", "2001:db8::/32"].compactMap { IPAddressRange($0) })

  private static func resolved(
    peer: String, _ fields: [(String, String)], by proxies: TrustedProxies = proxies
  ) -> RequestHead {
    var headers = HeaderFields()
    for (name, value) in [("Host", "inner:3000")] + fields { headers.append(name, value) }
    return proxies.resolved(
      RequestHead("GET", "/tiles.json", headers: headers, peer: peer, id: "aB3dE5gH7j"))
  }

  @Test(arguments: [
    // The rightmost address counts; the client may have written those to its left.
    ("127.0.0.1", "198.51.100.7", "198.51.100.7"),
    ("127.0.0.1", "203.0.113.9, 198.51.100.7", "198.51.100.7"),
    ("127.0.0.1", "203.0.113.9, 198.51.100.7, 10.1.2.3", "198.51.100.7"),
    ("127.0.0.1", "10.1.2.3, 10.1.2.4", "10.1.2.3"),
    ("2001:db8::5", "2001:0DB8:0:0::7, 2a00::1", "2a00::1"),
    ("::ffff:127.0.0.1", "198.51.100.7:4711", "198.51.100.7"),
    ("127.0.0.1", "[2a00::1]:4711", "2a00::1"),
    // The search ends at the last valid address.
    ("127.0.0.1", "198.51.100.7, unknown", "127.0.0.1"),
    ("127.0.0.1", "198.51.100.7, _hidden, 10.0.0.1", "10.0.0.1"),
    ("127.0.0.1", "", "127.0.0.1"),
    // Header fields from an untrusted peer are ignored.
    ("198.51.100.1", "203.0.113.9", "198.51.100.1"),
    ("11.0.0.1", "203.0.113.9", "11.0.0.1"),
  ])
  func `a client's address is the last one that a trusted proxy vouches for`(
    peer: String, forwarded: String, client: String
  ) {
    #expect(Self.resolved(peer: peer, [("X-Forwarded-For", forwarded)]).peer == client)
  }

  @Test func `scheme, host, and request ID are taken only from trusted proxies`() {
    let fields = [
      ("X-Forwarded-Proto", "https"), ("X-Forwarded-Host", "pets.example.org"),
      ("X-Request-ID", "edge-1"),
    ]
    let trusted = Self.resolved(peer: "127.0.0.1", fields)
    #expect(trusted.isSecure && trusted.authority?.description == "pets.example.org")
    #expect(trusted.forwardedID == "edge-1")
    for head in [
      Self.resolved(peer: "192.0.2.1", fields),
      Self.resolved(peer: "127.0.0.1", fields, by: TrustedProxies()),
    ] {
      #expect(!head.isSecure && head.authority?.description == "inner:3000")
      #expect(head.forwardedID == nil)
    }
    let broken = Self.resolved(peer: "127.0.0.1", [("X-Forwarded-Host", "a b/c")])
    #expect(broken.authority?.description == "inner:3000")
  }

  @Test(arguments: [
    ("192.0.2.1", "192.0.2.1", true), ("2a00::1:0:0:1", "2a00:0:0:0::/64", true),
    ("127.0.0.1", "127.0.0.1", false), ("", "", false),
  ])
  func `shares apply to clients, but not to proxies and local sockets`(
    address: String, network: String, isLimited: Bool
  ) {
    let peer = Peer(network: network, isLimited: isLimited)
    let proxies = TrustedProxies([IPAddressRange("127.0.0.1")].compactMap { $0 })
    #expect(proxies.peer(at: address) == peer)
    #expect(Self.resolved(peer: address, []).client == peer)
    #expect(
      Self.resolved(peer: "127.0.0.1", [("X-Forwarded-For", address)]).client
        == (address.isEmpty ? proxies.peer(at: "127.0.0.1") : peer))
  }

  @Test(arguments: [
    "1.2.3", "1.2.3.256", "1.2.3.4.5", "a.b.c.d", "", ":", "::1::", "1:2:3:4:5:6:7", "12345::",
    "1.2.3.4/33", "::/129", "::/-1", "::/+1", "+1::", "1:2:3:4:5:6:7:8:9", ":1:2:3:4:5:6:7",
  ])
  func `text other than an address or a range is rejected`(text: String) {
    #expect(IPAddressRange(text) == nil)
  }

  @Test(arguments: [
    ("::", [UInt8](repeating: 0, count: 16)), ("1::", [0, 1] + [UInt8](repeating: 0, count: 14)),
    ("::ffff:1.2.3.4", [1, 2, 3, 4]),
    ("fe80::1%eth0", [0xFE, 0x80] + [UInt8](repeating: 0, count: 13) + [1]),
    ("1:2:3:4:5:6:7:8", [0, 1, 0, 2, 0, 3, 0, 4, 0, 5, 0, 6, 0, 7, 0, 8]),
    ("2001:db8::1.2.3.4", [0x20, 1, 0xD, 0xB8, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4]),
  ])
  func `addresses are parsed according to RFC 4291`(text: String, bytes: [UInt8]) {
    #expect(IPAddress(text)?.bytes == bytes)
  }
}
