import PetMapService
import TestSupport
import Testing

@Suite struct BudgetTests {
  private func peer(_ number: Int) -> Peer { Peer(network: "192.0.2.\(number)") }

  /// Reserves units for a peer until the budget refuses.
  private func fill(_ budget: Budget, _ peer: Peer) -> [Budget.Reservation] {
    var all: [Budget.Reservation] = []
    while let one = try? budget.reserve(1, for: peer) { all.append(one) }
    return all
  }

  @Test func `a peer can use a quarter, and what it returns can be used again`() throws {
    let budget = Budget("things", total: 1000, minimum: 1, retryAfter: 7)
    var own = fill(budget, peer(1))
    #expect(own.count == 250)
    #expect(budget.used(by: peer(1)) == 250)
    let error = #expect(throws: ServiceError.self) { try budget.reserve(1, for: peer(1)) }
    #expect(error?.message == "Too many things at the same time, try again later")
    #expect(error?.headers == [HeaderField("Retry-After", "7")])
    own.removeLast()
    own += fill(budget, peer(1))
    #expect(own.count == 250)
    own = []
    #expect(budget.used == 0 && budget.used(by: peer(1)) == 0)
  }

  @Test func `if several peers use their shares, some is left for the next one`() throws {
    let budget = Budget("things", total: 1000, minimum: 1, retryAfter: 1)
    var all: [Budget.Reservation] = []
    for number in 0..<12 {
      let own = fill(budget, peer(number))
      #expect(!own.isEmpty, "peer \(number)")
      all += own
    }
    #expect(budget.used == all.count && budget.used < 990)
  }

  @Test func `a peer can use the minimum while it is free`() throws {
    let budget = Budget("things", total: 20, minimum: 8, retryAfter: 1)
    let first = fill(budget, peer(1))
    #expect(first.count == 8)
    let second = fill(budget, peer(2))
    #expect(second.count == 8)
    withExtendedLifetime((first, second)) { #expect(fill(budget, peer(3)).count == 4) }
  }

  @Test func `shares do not apply to proxies, but the total does`() throws {
    let budget = Budget("things", total: 20, minimum: 1, retryAfter: 1)
    let proxy = Peer(network: "192.0.2.1", isLimited: false)
    let all = fill(budget, proxy)
    #expect(all.count == 20)
    #expect(budget.used(by: proxy) == 0)
  }

  @Test func `a reservation can grow and move within the share of its peer`() throws {
    let budget = Budget("things", total: 100, minimum: 1, retryAfter: 1)
    let proxy = Peer(network: "192.0.2.1", isLimited: false)
    let one = try budget.reserve(20, for: proxy)
    try one.move(to: peer(2))
    #expect(budget.used(by: peer(2)) == 20)
    try one.add(5)
    #expect(throws: ServiceError.self) { try one.add(1) }
    let other = try budget.reserve(1, for: proxy)
    #expect(throws: ServiceError.self) { try other.move(to: peer(2)) }
    try one.move(to: proxy)
    #expect(budget.used == 26 && budget.used(by: peer(2)) == 0)
    try other.move(to: peer(2))
    withExtendedLifetime(one) { #expect(budget.used(by: peer(2)) == 1) }
  }

  @Test func `random reservations are all counted and returned`() {
    for seed in UInt64(0)..<20 {
      var random = SeededRandom(seed: seed)
      let budget = Budget("things", total: 500, minimum: 3, retryAfter: 1)
      var all: [(count: Int, peer: Peer, part: Budget.Reservation)] = []
      for _ in 0..<2000 {
        let peer = peer(Int.random(in: 0..<6, using: &random))
        if Bool.random(using: &random) {
          let count = Int.random(in: 0..<20, using: &random)
          if let part = try? budget.reserve(count, for: peer) { all.append((count, peer, part)) }
        } else if let index = all.indices.randomElement(using: &random) {
          if Bool.random(using: &random) {
            all.remove(at: index)
          } else if (try? all[index].part.move(to: peer)) != nil {
            all[index].peer = peer
          }
        }
        #expect(budget.used == all.reduce(0) { $0 + $1.count }, "seed \(seed)")
        let own = all.filter { $0.peer == peer }.reduce(0) { $0 + $1.count }
        #expect(budget.used(by: peer) == own, "seed \(seed)")
      }
    }
  }
}
