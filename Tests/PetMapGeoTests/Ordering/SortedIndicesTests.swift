import PetMapGeo
import TestSupport
import Testing

@Suite struct SortedIndicesTests {
  @Test(arguments: Array(0...20) + [63, 64, 65, 1_000])
  func `elements are sorted stably`(count: Int) {
    var random = SeededRandom(seed: UInt64(count))
    let numbers = (0..<count).map { _ in random.int(in: 0...9) }
    let expected = numbers.indices.sorted { (numbers[$0], $0) < (numbers[$1], $1) }
    #expect(sortedIndices(count) { numbers[$0] < numbers[$1] } == expected, "\(random)")
  }
}
