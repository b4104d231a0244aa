import PetMapHTTPServer
import Testing

@Suite struct BodyPoolTests {
  private let pool = BodyPool(limit: 16_000)

  private func bytes(_ content: UInt8) -> [UInt8] { [UInt8](repeating: content, count: 1000) }

  @Test func `a peer that retains many bodies leaves memory for others`() {
    var bodies = (0..<4).map { pool.share(bytes($0), with: "192.0.2.1") }
    #expect(bodies.allSatisfy { $0 != nil })
    #expect(pool.share(bytes(4), with: "192.0.2.1") == nil)
    #expect(pool.share(bytes(4), with: "192.0.2.2") != nil)
    // An existing body takes no additional memory.
    #expect(pool.share(bytes(3), with: "192.0.2.1") != nil)
    bodies.removeLast()
    withExtendedLifetime(bodies) {
      #expect(pool.share(bytes(4), with: "192.0.2.1") != nil)
    }
  }

  @Test func `bodies are refused if all peers together retain too many`() {
    let bodies = (0..<16).map { pool.share(bytes($0), with: "192.0.2.\($0 / 4)") }
    #expect(bodies.allSatisfy { $0 != nil })
    withExtendedLifetime(bodies) {
      #expect(pool.share(bytes(16), with: "192.0.2.9") == nil)
    }
  }

  @Test func `slow readers are dropped if their peer, or all peers, retain many bodies`() {
    var bodies = (0..<2).map { pool.share(bytes($0), with: "192.0.2.1") }
    #expect(!pool.isUnderPressure(from: "192.0.2.1"))
    bodies.append(pool.share(bytes(2), with: "192.0.2.1"))
    #expect(pool.isUnderPressure(from: "192.0.2.1"))
    #expect(!pool.isUnderPressure(from: "192.0.2.2"))
    bodies += (3..<5).map { pool.share(bytes($0), with: "192.0.2.3") }
    withExtendedLifetime(bodies) {
      #expect(pool.isUnderPressure(from: "192.0.2.2"))
    }
  }
}
