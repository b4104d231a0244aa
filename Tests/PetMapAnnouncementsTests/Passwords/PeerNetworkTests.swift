import PetMapAnnouncements
import Testing

struct PeerNetworkTests {
  @Test(arguments: [
    ("127.0.0.1", "127.0.0.1"), ("::ffff:192.0.2.7", "192.0.2.7"), ("::1", "0:0:0:0::/64"),
    ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"), ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
    ("2001:DB8:1:2:FFFF::", "2001:db8:1:2::/64"), ("2001:db8::1", "2001:db8:0:0::/64"),
    ("fe80::1%eth0", "fe80:0:0:0::/64"), ("::", "0:0:0:0::/64"), ("", ""), ("x:y", "x:y"),
    ("1:2:3", "1:2:3"), ("1:2:3:4:5:6:7:8:9", "1:2:3:4:5:6:7:8:9"),
  ])
  func `a peer is an IPv4 address or an IPv6 network`(address: String, network: String) {
    #expect(PeerNetwork(address: address).text == network)
  }
}
