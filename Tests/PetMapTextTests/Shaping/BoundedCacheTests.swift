import PetMapText
import TestSupport
import Testing

@Suite struct BoundedCacheTests {
  /// A key with the same hash as every tenth other key.
  struct Key: Hashable {
    let number: Int

    func hash(into hasher: inout Hasher) { hasher.combine(number % 10) }
  }

  @Test func `entries are found for two generations, even if hashes collide`() {
    var cache = BoundedCache<Key, Int>(capacity: 100)
    for number in 0..<100 { cache.insert(number * number, for: Key(number: number)) }
    #expect((0..<100).allSatisfy { cache.find(Key(number: $0)) == $0 * $0 })
    #expect(cache.find(Key(number: 100)) == nil)
    // In the next generation, results that were found are kept.
    cache.insert(100, for: Key(number: 100))
    #expect(cache.find(Key(number: 7)) == 49)
    for number in 101..<200 { cache.insert(0, for: Key(number: number)) }
    #expect(cache.find(Key(number: 7)) == 49)
    #expect(cache.find(Key(number: 8)) == nil)
  }

  @Test func `an entry that would evict most others is not cached`() {
    var cache = BoundedCache<Key, Int>(capacity: 80)
    cache.insert(1, for: Key(number: 1), cost: 11)
    cache.insert(2, for: Key(number: 2), cost: 10)
    #expect(cache.find(Key(number: 1)) == nil)
    #expect(cache.find(Key(number: 2)) == 2)
  }
}
