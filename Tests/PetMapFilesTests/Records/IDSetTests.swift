import PetMapFiles
import TestSupport
import Testing

struct IDSetTests {
  /// Uses few letters and many lengths, so that IDs often recur and the table often grows.
  @Test(arguments: [1, 2, 3])
  func `insertions agree with the standard library's set`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var ids = IDSet()
    var seen: Set<[UInt8]> = []
    for _ in 0..<cases(100_000, debug: 3_000) {
      let longest = [1, 4, 9, 300].randomElement(using: &random) ?? 1
      let id = (0..<random.int(in: 0...longest)).map { _ in UInt8(random.int(in: 0x61...0x64)) }
      guard ids.insert(id.span) == seen.insert(id).inserted else {
        Issue.record("\(id), \(random)")
        return
      }
    }
  }
}
