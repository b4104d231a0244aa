import PetMapAnnouncements
import PetMapHTTPServer
import PetMapService
import PetMapSystem
import Testing

@Suite struct AnsweringTests {
  @Test func `a server with stuck event loops does not report that it is alive`() throws {
    // A health request reads the clock, so a loop that serves one blocks while the clock is held.
    let isHeld = Monitor(false)
    let running = try RunningServer(configure: { environment in
      environment.now = {
        isHeld.wait { $0 ? nil : () }
        return Timestamp(milliseconds: 1_763_000_000_000)
      }
    })
    defer { _ = running.server.stop() }
    #expect(running.server.isAnswering(within: 60))
    isHeld.change { $0 = true }
    #expect(!running.server.isAnswering(within: 0.05))
    isHeld.change { $0 = false }
    #expect(running.server.isAnswering(within: 60))
  }

  @Test func `a stopped server does not report that it is alive`() throws {
    let running = try RunningServer()
    #expect(running.server.stop())
    #expect(!running.server.isAnswering(within: 0.05))
  }
}
