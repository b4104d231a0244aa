import PetMapAPI
import PetMapAnnouncements
import PetMapService
import PetMapStore
import PetMapSystem
import ServiceTestSupport
import TestSupport
import Testing

/// Runs the contract cases on a server with each kind of store.
struct EveryContractTests {
  /// The contract's cases.
  static let examples = cases(
    of: ["conventions", "create", "list", "owner", "beyond"].flatMap {
      ContractCase.all(of: Fixture.text("http/\($0).cases"))
    }, debug: 60)

  @Test(arguments: StoreKind.testable, examples)
  func `the contract is fulfilled`(_ kind: StoreKind, _ example: ContractCase) throws {
    let subject = StoreSubject(kind)
    let store = try subject.open()
    defer {
      store.close()
      subject.recycle()
    }
    var environment = ServiceEnvironment.test(store: store, adminToken: ContractRun.adminToken)
    environment.sharesStore = store.isShared
    try ContractRun.check(example, over: InProcess(Service(environment)))
  }
}
