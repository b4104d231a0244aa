import PetMapCollections
import TestSupport
import Testing

@Suite struct HashIndexTests {
  /// Many keys share a hash, and the number of keys rises and falls, so that the table is often
  /// resized.
  @Test(arguments: [1, 2, 3])
  func `lookups agree with a list after insertions and removals`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var index = HashIndex()
    var keys: [Int: Int] = [:]
    func hash(_ key: Int) -> UInt32 { UInt32(key % 700) &* 0x9E37_79B9 }
    for step in 0..<cases(100_000, debug: 6_000) {
      let key = random.int(in: 0...2_000)
      let isGrowing = step / 1_000 % 2 == 0
      let slot = keys[key]
      if let slot, !isGrowing || random.int(in: 0...3) == 0 {
        index.remove(hash(key), slot: slot)
        keys[key] = nil
      } else if slot == nil, isGrowing || random.int(in: 0...3) == 0 {
        index.insert(hash(key), slot: key << 20)
        keys[key] = key << 20
      }
      let other = random.int(in: 0...2_000)
      guard index.count == keys.count,
        index.find(hash(other), where: { $0 == other << 20 }) == keys[other]
      else {
        Issue.record("\(other), \(random)")
        return
      }
    }
  }
}
