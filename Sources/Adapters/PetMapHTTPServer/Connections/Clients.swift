import PetMapThreads
import Synchronization

/// The open connections, and the thread that ends those whose peers are too slow.
///
/// The library counts any byte as activity, so that a peer which sends one a second would be kept
/// for ever.
final class Clients: Sendable {
  private let open = Guarded<[ObjectIdentifier: Client]>([:])
  private let isStopping = Atomic<Bool>(false)
  private let limits: TimeLimits
  private let farewell: @Sendable () -> [UInt8]

  init(limits: TimeLimits, farewell: @escaping @Sendable () -> [UInt8]) {
    self.limits = limits
    self.farewell = farewell
  }

  var count: Int { open.withLock { $0.count } }

  func add(_ client: Client) { open.withLock { $0[ObjectIdentifier(client)] = client } }

  func remove(_ client: Client) {
    open.withLock { _ = $0.removeValue(forKey: ObjectIdentifier(client)) }
  }

  /// Looks at every connection once a second until ``stop()``.
  func watch() {
    while !isStopping.load(ordering: .acquiring) {
      Platform.sleep(seconds: 1)
      let now = Platform.seconds()
      // A client is removed before its descriptor is closed, and waits for this lock then.
      open.withLock { clients in
        for client in clients.values {
          client.endIfSlow(now: now, limits: limits, farewell: farewell)
        }
      }
    }
  }

  func stop() { isStopping.store(true, ordering: .releasing) }
}
