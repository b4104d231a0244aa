import PetMapAnnouncements
import PetMapHTTPServer
import PetMapService
import PetMapSystem
import Testing

@Suite struct AnsweringTests {
  @Test func `a server whose loops are stuck does not say that it answers`() throws {
    // The clock is read for a health request: a loop that does so waits for as long as it is held.
    let isHeld = Guarded(false)
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

  @Test func `a server that has stopped does not say that it answers`() throws {
    let running = try RunningServer()
    #expect(running.server.stop())
    #expect(!running.server.isAnswering(within: 0.05))
  }
}
