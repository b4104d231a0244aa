import PetMapSystem
import Testing

@Suite struct MonitorTests {
  @Test func `a timed wait returns the result that another thread provides`() throws {
    let value = Monitor(0)
    let thread = try #require(Thread { value.change { $0 = 7 } })
    let seen: Int? = value.wait(atMost: 600) { $0 == 0 ? nil : $0 }
    thread.join()
    #expect(seen == 7)
  }

  @Test func `a timed wait without a result ends after its time limit`() {
    let value = Monitor(0)
    let seen: Int? = value.wait(atMost: 0.01) { $0 == 0 ? nil : $0 }
    #expect(seen == nil)
  }
}
