import CMicroHTTPD
import PetMapReports
import PetMapService
import PetMapThreads
import Synchronization

/// What the daemon's callbacks need.
final class ServerCore: Sendable {
  let service: Service
  let work: WorkQueues
  let clients: Clients
  let lingering = Lingering(patience: 3)
  /// Nil when nobody wants a log.
  let log: LogQueue?
  private let stopping = Atomic<Bool>(false)
  /// Announced when ``stopping`` is set.
  private let stopSignal = Guarded(())
  private let openExchanges = Atomic<Int>(0)
  private let startedExchanges = Atomic<Int>(0)

  init(service: Service, workers: Int, log: (@Sendable ([UInt8]) -> Void)?) {
    self.service = service
    self.log = log.map { LogQueue($0) }
    work = WorkQueues(threads: workers)
    clients = Clients(limits: TimeLimits()) {
      let error = ServiceError(.requestTimeout, "The request did not arrive in time")
      return service.refusal(error, service.newRequestID()).wireBytes
    }
  }

  /// Whether connections end with their next response.
  var isStopping: Bool { stopping.load(ordering: .acquiring) }
  /// How many requests are on their way.
  var exchangeCount: Int { openExchanges.load(ordering: .acquiring) }

  func beginStopping() {
    stopping.store(true, ordering: .releasing)
    stopSignal.announce()
  }

  /// Follows what other processes write, until the server stops: at once while there are requests,
  /// and once a second while there are none, so that an idle server lets the processor sleep.
  func refresh() {
    var beat = Platform.seconds()
    var (served, isBusy) = (0, false)
    while !isStopping {
      stopSignal.wait(atMost: isBusy ? 0.05 : 1) { _ in isStopping ? () : nil }
      let count = startedExchanges.load(ordering: .relaxed)
      (served, isBusy) = (count, count != served)
      service.refresh()
      guard Platform.seconds() - beat > 15 else { continue }
      beat = Platform.seconds()
      service.beat()
    }
  }

  // MARK: What the daemon tells

  func connected(descriptor: Int32) -> Client {
    let client = Client(descriptor: descriptor)
    clients.add(client)
    if let error = Framing.refusal(ofFirst: Platform.peek(descriptor, Framing.firstBytes)) {
      client.end(saying: service.refusal(error, service.newRequestID()).wireBytes)
    }
    return client
  }

  func disconnected(_ client: Client) {
    clients.remove(client)
    lingering.take(client.descriptor)
  }

  func began(_ client: Client, _ connection: OpaquePointer, _ target: String) -> Exchange {
    openExchanges.wrappingAdd(1, ordering: .acquiringAndReleasing)
    startedExchanges.wrappingAdd(1, ordering: .relaxed)
    _ = client.enter(.head(since: Platform.seconds()))
    return unsafe Exchange(server: self, client: client, connection: connection, target: target)
  }

  func ended(_ exchange: Exchange, _ end: petmap_http_end) {
    exchange.end(end)
    openExchanges.wrappingSubtract(1, ordering: .acquiringAndReleasing)
  }
}

extension ServerCore {
  /// The callbacks as C calls them; `context` is a retained core.
  static func callbacks(_ core: ServerCore) -> petmap_http_callbacks {
    unsafe petmap_http_callbacks(
      context: Unmanaged.passRetained(core).toOpaque(),
      connected: { context, _, descriptor in
        guard let context = unsafe context else { return nil }
        let core = unsafe Unmanaged<ServerCore>.fromOpaque(context).takeUnretainedValue()
        return unsafe Unmanaged.passRetained(core.connected(descriptor: descriptor)).toOpaque()
      },
      disconnected: { context, client, _ in
        guard let context = unsafe context, let client = unsafe client else { return }
        let core = unsafe Unmanaged<ServerCore>.fromOpaque(context).takeUnretainedValue()
        core.disconnected(unsafe Unmanaged<Client>.fromOpaque(client).takeRetainedValue())
      },
      began: { context, client, connection, target in
        guard let context = unsafe context, let client = unsafe client,
          let connection = unsafe connection, let target = unsafe target
        else { return nil }
        let core = unsafe Unmanaged<ServerCore>.fromOpaque(context).takeUnretainedValue()
        let known = unsafe Unmanaged<Client>.fromOpaque(client).takeUnretainedValue()
        let exchange = unsafe core.began(known, connection, String(cString: target))
        return unsafe Unmanaged.passRetained(exchange).toOpaque()
      },
      advanced: { _, request, _, method, version, bytes, count in
        guard let request = unsafe request, let method = unsafe method,
          let version = unsafe version
        else { return false }
        let exchange = unsafe Unmanaged<Exchange>.fromOpaque(request).takeUnretainedValue()
        return unsafe exchange.advance(
          method: String(cString: method), version: String(cString: version),
          bytes: Array(UnsafeBufferPointer(start: bytes, count: count)))
      },
      ended: { context, request, end in
        guard let context = unsafe context, let request = unsafe request else { return }
        let core = unsafe Unmanaged<ServerCore>.fromOpaque(context).takeUnretainedValue()
        core.ended(unsafe Unmanaged<Exchange>.fromOpaque(request).takeRetainedValue(), end)
      })
  }
}
