import PetMapText
import TestSupport
import Testing

@Suite struct BoundedCacheTests {
  /// A key that shares its hash with every tenth other.
  struct Key: Hashable {
    let number: Int

    func hash(into hasher: inout Hasher) { hasher.combine(number % 10) }
  }

  @Test func `it finds what was put in, hashes in common or not, until two generations later`() {
    var cache = BoundedCache<Key, Int>(capacity: 100)
    for number in 0..<100 { cache.insert(number * number, for: Key(number: number)) }
    #expect((0..<100).allSatisfy { cache.find(Key(number: $0)) == $0 * $0 })
    #expect(cache.find(Key(number: 100)) == nil)
    // The next generation; what is found comes along.
    cache.insert(100, for: Key(number: 100))
    #expect(cache.find(Key(number: 7)) == 49)
    for number in 101..<200 { cache.insert(0, for: Key(number: number)) }
    #expect(cache.find(Key(number: 7)) == 49)
    #expect(cache.find(Key(number: 8)) == nil)
  }

  @Test func `it does not keep what would take the place of most others`() {
    var cache = BoundedCache<Key, Int>(capacity: 80)
    cache.insert(1, for: Key(number: 1), cost: 11)
    cache.insert(2, for: Key(number: 2), cost: 10)
    #expect(cache.find(Key(number: 1)) == nil)
    #expect(cache.find(Key(number: 2)) == 2)
  }
}
