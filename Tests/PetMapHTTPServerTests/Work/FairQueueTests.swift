import PetMapHTTPServer
import TestSupport
import Testing

@Suite struct FairQueueTests {
  @Test func `owners take turns, and their jobs keep their order`() {
    var queue = FairQueue<String>()
    for number in 1...1000 { queue.append("a\(number)", of: "a") }
    queue.append("b1", of: "b")
    queue.append("b2", of: "b")
    queue.append("c1", of: "c")
    let first = (0..<7).compactMap { _ in queue.popFirst() }
    #expect(first == ["a1", "b1", "c1", "a2", "b2", "a3", "a4"])
    #expect(queue.count == 996)
  }

  @Test func `owners whose jobs may not run keep them`() {
    var queue = FairQueue<String>()
    for job in ["a1", "a2", "b1", "c1", "c2"] { queue.append(job, of: String(job.prefix(1))) }
    #expect(queue.popFirst { $0 != "a" } == "b1")
    #expect(queue.popFirst { $0 != "a" } == "c1")
    #expect(queue.popFirst() == "a1")
    #expect(queue.popFirst { $0 != "c" } == "a2")
    #expect(queue.popFirst { $0 != "c" } == nil)
    #expect(queue.count == 1)
    #expect(queue.popFirst() == "c2")
  }

  @Test func `random jobs are each returned once, in order for each owner`() {
    var random = SeededRandom(seed: 32)
    var queue = FairQueue<(owner: Int, number: Int)>()
    var appended = Array(repeating: 0, count: 5)
    var taken = appended
    for _ in 0..<20_000 {
      let owner = Int.random(in: 0..<5, using: &random)
      if Bool.random(using: &random) {
        queue.append((owner, appended[owner]), of: "\(owner)")
        appended[owner] += 1
      } else if let job = queue.popFirst() {
        #expect(job.number == taken[job.owner])
        taken[job.owner] += 1
      }
      #expect(queue.count == appended.reduce(0, +) - taken.reduce(0, +))
    }
    while let job = queue.popFirst() {
      #expect(job.number == taken[job.owner])
      taken[job.owner] += 1
    }
    #expect(taken == appended)
  }
}
