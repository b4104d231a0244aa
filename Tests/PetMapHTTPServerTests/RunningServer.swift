import PetMapHTTPServer
import PetMapAnnouncements
import PetMapAPI
import PetMapService
import ServiceTestSupport

/// A server on a free loopback port, with an initially empty in-memory store.
final class RunningServer: Sendable {
  let server: HTTPServer
  let store: MemoryStore

  /// A server shared by all tests that do not stop it.
  static let shared = try? RunningServer()

  /// - Parameters:
  ///   - hasClusters: Whether clusters are built before the server starts.
  ///   - hasher: The hasher for management passwords.
  ///   - limits: The time limits for peers.
  ///   - log: Receives the log's lines.
  ///   - configure: Modifies the service's environment.
  init(
    hasClusters: Bool = true, hasher: any PasswordHasher = PlainHasher(),
    limits: TimeLimits = TimeLimits(), descriptors: Int? = nil,
    log: @escaping @Sendable ([UInt8]) -> Void = { _ in },
    configure: (inout ServiceEnvironment) -> Void = { _ in }
  ) throws {
    let store = MemoryStore()
    var environment = ServiceEnvironment.test(
      store: store, hasher: hasher, adminToken: ContractRun.adminToken)
    if !hasClusters { environment.clusteredAtOnce = -1 }
    environment.descriptors = descriptors
    configure(&environment)
    let service = try Service(environment)
    var options = HTTPServer.Options()
    options.port = 0
    options.workers = 4
    options.limits = limits
    server = try HTTPServer(service, options: options, log: log)
    self.store = store
  }

  var port: Int { server.port }

  /// Modifies an environment so that clients of this machine act as proxies.
  static func behindProxy(_ environment: inout ServiceEnvironment) {
    environment.trustedProxies = TrustedProxies([IPAddressRange("127.0.0.1")].compactMap { $0 })
  }
}
