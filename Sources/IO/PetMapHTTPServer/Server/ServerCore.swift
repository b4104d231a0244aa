import PetMapAnnouncements
import PetMapService
import PetMapSystem
import Synchronization

/// What the event loops share.
final class ServerCore: Sendable {
  let service: Service
  let work: WorkQueues
  let bodies = BodyPool()
  let limits: TimeLimits
  /// Nil when nobody wants a log.
  let log: LogQueue?
  private let stopping = Atomic<Bool>(false)
  /// Announced when ``stopping`` is set.
  private let stopSignal = Guarded(())
  private static let leastReserve = 128
  private let connections = Atomic<Int>(0)
  private let accepted = Atomic<Int>(0)
  private let lost = LostConnections()
  private let startedRequests = Atomic<Int>(0)

  /// The most connections at a time: a reserve of descriptors is kept for photos, stores and logs.
  let connectionLimit: Int

  /// - Parameter descriptors: how many the process may have open.
  init(
    service: Service, workers: Int, limits: TimeLimits, descriptors: Int,
    log: (@Sendable ([UInt8]) -> Void)?
  ) {
    self.service = service
    connectionLimit = max(1, descriptors - max(Self.leastReserve, descriptors / 16))
    self.limits = limits
    self.log = log.map { LogQueue($0) }
    work = WorkQueues(threads: workers)
  }

  /// Whether connections end with their next response.
  var isStopping: Bool { stopping.load(ordering: .acquiring) }
  func beginStopping() {
    stopping.store(true, ordering: .releasing)
    stopSignal.announce()
  }

  /// How many connections are open.
  var connectionCount: Int { connections.load(ordering: .acquiring) }
  func opened() {
    connections.wrappingAdd(1, ordering: .acquiringAndReleasing)
    accepted.wrappingAdd(1, ordering: .relaxed)
  }
  func closed() { connections.wrappingSubtract(1, ordering: .acquiringAndReleasing) }
  func startedRequest() { startedRequests.wrappingAdd(1, ordering: .relaxed) }

  /// Counts and logs a connection that is turned away or cut off.
  ///
  /// - Parameter requestID: of the response that it gets, if any.
  func lose(_ reason: ConnectionLoss, requestID: String? = nil) {
    guard lost.note(reason, at: SystemClock.seconds()) else { return }
    log?.append(
      LogLine.bytes(time: service.environment.now(), loss: reason, requestID: requestID))
  }

  /// Logs how many connections were lost without a line of their own.
  ///
  /// - Parameter now: infinite for all of them.
  func logLosses(at now: Double) {
    for (reason, count) in lost.takeSummaries(at: now) {
      log?.append(LogLine.bytes(time: service.environment.now(), loss: reason, count: count))
    }
  }

  /// What the server holds, for metrics.
  var status: ServerStatus {
    var status = ServerStatus()
    status.connections = connectionCount
    status.acceptedConnections = accepted.load(ordering: .relaxed)
    status.lostConnections = lost.totals
    status.queues = work.loads.map { kind, load in
      ServerStatus.Queue(kind: kind, waiting: load.waiting, running: load.running)
    }
    status.droppedLogLines = log?.droppedCount ?? 0
    status.process = CurrentProcess.status()
    return status
  }

  /// Follows what other processes write, until the server stops: at once while there are requests,
  /// and once a second while there are none, so that an idle server lets the processor sleep.
  func refresh() {
    var beat = SystemClock.seconds()
    var (served, isBusy) = (0, false)
    while !isStopping {
      stopSignal.wait(atMost: isBusy ? 0.05 : 1) { _ in isStopping ? () : nil }
      let count = startedRequests.load(ordering: .relaxed)
      (served, isBusy) = (count, count != served)
      service.refresh()
      let expired = service.expireUnpublished()
      if expired > 0 {
        log?.append(LogLine.bytes(time: service.environment.now(), expired: expired))
      }
      logLosses(at: SystemClock.seconds())
      guard SystemClock.seconds() - beat > 15 else { continue }
      beat = SystemClock.seconds()
      service.beat()
    }
  }
}
