import PetMapHTTPServer
import PetMapService
import Testing

@Suite struct BodyPoolTests {
  private let pool = BodyPool(Budget("bodies", total: 16_000, minimum: 1, retryAfter: 1))

  private func share(_ content: UInt8, with network: String) -> BodyPool.Body? {
    try? pool.share(
      [UInt8](repeating: content, count: 1000), with: Peer(network: network))
  }

  @Test func `a peer that retains many bodies leaves memory for others`() {
    var bodies = (0..<4).map { share($0, with: "192.0.2.1") }
    #expect(bodies.allSatisfy { $0 != nil })
    #expect(share(4, with: "192.0.2.1") == nil)
    #expect(share(4, with: "192.0.2.2") != nil)
    // An existing body takes no additional memory.
    #expect(share(3, with: "192.0.2.1") != nil)
    bodies.removeLast()
    withExtendedLifetime(bodies) {
      #expect(share(4, with: "192.0.2.1") != nil)
    }
  }

  @Test func `slow readers are dropped if their peer, or all peers, retain many bodies`() {
    var bodies = (0..<2).map { share($0, with: "192.0.2.1") }
    let (first, second) = (Peer(network: "192.0.2.1"), Peer(network: "192.0.2.2"))
    #expect(!pool.isUnderPressure(from: first))
    bodies.append(share(2, with: "192.0.2.1"))
    #expect(pool.isUnderPressure(from: first))
    #expect(!pool.isUnderPressure(from: second))
    bodies += (3..<5).map { share($0, with: "192.0.2.3") }
    withExtendedLifetime(bodies) {
      #expect(pool.isUnderPressure(from: second))
    }
  }
}
