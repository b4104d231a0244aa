import PetMapAnnouncements
import PetMapAPI
import PetMapService
import ServiceTestSupport
import TestSupport
import Testing

/// Runs the contract's cases without a socket; `PetMapHTTPServerTests` runs them over one.
@Suite struct ContractTests {
  @Test(
    arguments: cases(
      of: ["conventions", "create", "list", "owner", "beyond"].flatMap {
        ContractCase.all(of: Fixture.text("http/\($0).cases"))
      }, debug: 200))
  func `the contract's cases`(_ example: ContractCase) throws {
    try ContractRun.check(example, over: InProcess(.forTests()))
  }
}

extension Service {
  /// Creates a service with an in-memory store, at a fixed time.
  static func forTests(
    store: MemoryStore = MemoryStore(),
    now: @escaping @Sendable () -> Timestamp = { Timestamp(milliseconds: 1_763_000_000_000) }
  ) throws -> Service {
    try Service(.test(store: store, adminToken: ContractRun.adminToken, now: now))
  }
}
