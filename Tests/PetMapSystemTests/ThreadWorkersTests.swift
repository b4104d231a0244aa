import PetMapSystem
import Synchronization
import Testing

private final class Tally: Sendable {
  let sum = Atomic<Int>(0)
}

@Suite struct ThreadWorkersTests {
  @Test(arguments: [1, 2, 5], [0, 1, 7, 1_000])
  func `results are returned in the order of their pieces`(workers: Int, count: Int) {
    let results = ThreadWorkers(count: workers).map(count) { $0 * $0 }
    #expect(results == (0..<count).map { $0 * $0 })
  }

  @Test(arguments: [1, 2, 5]) func `every piece is processed once`(count: Int) {
    let workers = ThreadWorkers(count: count)
    for pieces in [0, 1, 2, 3, 100, 1_000] {
      let done = Mutex(Array(repeating: 0, count: pieces))
      workers.run(pieces) { piece in done.withLock { $0[piece] += 1 } }
      #expect(done.withLock { $0 } == Array(repeating: 1, count: pieces))
    }
  }

  @Test func `consecutive jobs are all completed`() {
    let workers = ThreadWorkers(count: 3)
    let sum = Atomic<Int>(0)
    for _ in 0..<5_000 { workers.run(3) { sum.add($0, ordering: .relaxed) } }
    #expect(sum.load(ordering: .relaxed) == 15_000)
  }

  @Test func `concurrent callers take turns`() async {
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

  @Test func `the number of workers does not exceed the limit`() {
    #expect(ThreadWorkers(limit: 1).count == 1)
    #expect((1...4).contains(ThreadWorkers(limit: 4).count))
  }
}
