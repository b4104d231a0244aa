import ServiceTestSupport
import TestSupport
import Testing

/// Runs the same cases as `PetMapServiceTests`, each over its own connection.
@Suite struct ContractOverSocketTests {
  @Test(
    arguments: cases(
      of: ["conventions", "create", "list", "owner", "beyond"].flatMap {
        ContractCase.all(of: Fixture.text("http/\($0).cases"))
      }, debug: 100))
  func `contract cases over a socket`(_ example: ContractCase) throws {
    let running = try #require(RunningServer.shared)
    try ContractRun.check(example, over: OverSocket(port: running.port))
  }
}
