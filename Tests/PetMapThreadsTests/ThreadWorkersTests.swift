import Foundation
import PetMapGeo
import PetMapThreads
import Synchronization
import TestSupport
import Testing

#if DEBUG
  private let rounds: UInt64 = 1
  private let size = 300
#else
  private let rounds: UInt64 = 6
  private let size = 40_000
#endif

private final class Tally: Sendable {
  let sum = Atomic<Int>(0)
}

@Suite struct ThreadWorkersTests {
  @Test(arguments: [1, 2, 5], [0, 1, 7, 1_000])
  func `results come in their pieces' order`(workers: Int, count: Int) {
    let results = ThreadWorkers(count: workers).map(count) { $0 * $0 }
    #expect(results == (0..<count).map { $0 * $0 })
  }

  @Test(arguments: [1, 2, 5]) func everyPieceIsDoneOnce(count: Int) {
    let workers = ThreadWorkers(count: count)
    for pieces in [0, 1, 2, 3, 100, 1_000] {
      let done = Mutex(Array(repeating: 0, count: pieces))
      workers.run(pieces) { piece in done.withLock { $0[piece] += 1 } }
      #expect(done.withLock { $0 } == Array(repeating: 1, count: pieces))
    }
  }

  @Test func oneJobAfterTheOtherLeavesNobodyBehind() {
    let workers = ThreadWorkers(count: 3)
    let sum = Atomic<Int>(0)
    for _ in 0..<5_000 { workers.run(3) { sum.add($0, ordering: .relaxed) } }
    #expect(sum.load(ordering: .relaxed) == 15_000)
  }

  @Test func callersTakeTurns() async {
    let workers = ThreadWorkers(count: 2)
    let tally = Tally()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<4 {
        group.addTask {
          for _ in 0..<200 { workers.run(4) { _ in tally.sum.add(1, ordering: .relaxed) } }
        }
      }
    }
    #expect(tally.sum.load(ordering: .relaxed) == 3_200)
  }

  @Test func thereAreNoMoreThanProcessorsOrTheLimit() {
    #expect(ThreadWorkers(limit: 1).count == 1)
    #expect((1...4).contains(ThreadWorkers(limit: 4).count))
  }

  @Test(arguments: [2, 3, 7]) func threadsBuildTheTreeThatOneBuilds(count: Int) throws {
    let workers = ThreadWorkers(count: count)
    for seed in 0..<rounds {
      var random = SeededRandom(seed: seed)
      var pins = ClusterPins(sums: 1)
      let spread = seed % 2 == 0 ? 1.0 : 0.01
      for index in 0..<size {
        let place = try Coordinate(
          latitude: Double.random(in: -85...85, using: &random) * spread,
          longitude: Double.random(in: -180...180, using: &random) * spread)
        pins.append(id: "\(index)", at: place, status: index % 3, sums: [Int64(index)])
      }
      let alone = ClusterTree(pins)
      #expect(ClusterTree(pins, workers: workers).isIdentical(to: alone), "seed \(seed)")
    }
  }

  #if os(Linux)
    @Test(
      .enabled(
        if: FileManager.default.fileExists(atPath: "/sys/kernel/mm/transparent_hugepage/enabled")))
    func memoryIsAskedForInLargePagesAndKeepsWhatItHolds() {
      let count = 16 << 20
      var bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
      let workers = ThreadWorkers(count: 1)
      let middle = unsafe bytes.withUnsafeMutableBytes { memory in
        unsafe workers.prepare(UnsafeMutableRawBufferPointer(rebasing: memory[5..<count - 3]))
        return UInt(bitPattern: memory.baseAddress) + UInt(count / 2)
      }
      #expect(areLargePagesWanted(at: middle))
      #expect(bytes.indices.allSatisfy { bytes[$0] == UInt8(truncatingIfNeeded: $0 &* 31) })
    }

    /// Whether the system's list of the program's memory says so.
    private func areLargePagesWanted(at address: UInt) -> Bool {
      // Not as one string: that ends after the file's first block.
      guard let file = FileHandle(forReadingAtPath: "/proc/self/smaps"),
        let data = try? file.readToEnd(), let list = String(data: data, encoding: .utf8)
      else { return false }
      var isThere = false
      for line in list.split(separator: "\n") {
        let bounds = line.prefix { $0 != " " }.split(separator: "-").map { UInt($0, radix: 16) }
        if bounds.count == 2, let start = bounds[0], let end = bounds[1] {
          isThere = start <= address && address < end
        } else if isThere, line.hasPrefix("VmFlags:") {
          return line.split(separator: " ").contains("hg")
        }
      }
      return false
    }
  #endif
}
