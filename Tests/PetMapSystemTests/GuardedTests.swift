import PetMapSystem
import Testing

@Suite struct GuardedTests {
  @Test("A timed wait returns the result that another thread provides")
  func timedWait() throws {
    let value = Guarded(0)
    let thread = try #require(Thread { value.change { $0 = 7 } })
    let seen: Int? = value.wait(atMost: 600) { $0 == 0 ? nil : $0 }
    thread.join()
    #expect(seen == 7)
  }

  @Test("A timed wait without a result ends after its time limit")
  func timeLimit() {
    let value = Guarded(0)
    let seen: Int? = value.wait(atMost: 0.01) { $0 == 0 ? nil : $0 }
    #expect(seen == nil)
  }
}
