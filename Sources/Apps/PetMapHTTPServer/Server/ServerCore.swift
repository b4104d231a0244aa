import PetMapAnnouncements
import PetMapService
import PetMapSystem
import Synchronization

/// The state shared by the event loops.
final class ServerCore: Sendable {
  let service: Service
  let work: WorkQueues
  let bodies: BodyPool
  let limits: TimeLimits
  /// The log; `nil` if logging is disabled.
  let log: LogQueue?
  private let stopping = Atomic<Bool>(false)
  /// Notified when ``stopping`` is set.
  private let stopSignal = Monitor(())
  private let connections = Atomic<Int>(0)
  private let accepted = Atomic<Int>(0)
  private let lost = LostConnections()
  private let startedRequests = Atomic<Int>(0)

  init(
    service: Service, workers: Int, limits: TimeLimits, log: (@Sendable ([UInt8]) -> Void)?
  ) {
    self.service = service
    bodies = BodyPool(service.budgets.responses)
    self.limits = limits
    self.log = log.map { LogQueue($0) }
    work = WorkQueues(threads: workers)
  }

  /// Whether to close connections after their next response.
  var isStopping: Bool { stopping.load(ordering: .acquiring) }
  func beginStopping() {
    stopping.store(true, ordering: .releasing)
    stopSignal.announce()
    service.environment.storeWatch?.cancel()
  }

  /// The number of open connections.
  var connectionCount: Int { connections.load(ordering: .acquiring) }
  func opened() {
    connections.wrappingAdd(1, ordering: .acquiringAndReleasing)
    accepted.wrappingAdd(1, ordering: .relaxed)
  }
  func closed() { connections.wrappingSubtract(1, ordering: .acquiringAndReleasing) }
  func startedRequest() { startedRequests.wrappingAdd(1, ordering: .relaxed) }

  /// Counts and logs a connection that is refused or dropped.
  ///
  /// - Parameter requestID: The ID of its response, if any.
  func recordLoss(_ reason: ConnectionLoss, requestID: String? = nil) {
    guard lost.note(reason, at: SystemClock.seconds()) else { return }
    log?.append(
      LogLine.bytes(time: service.environment.now(), loss: reason, requestID: requestID))
  }

  /// Logs the number of lost connections that were not logged individually.
  ///
  /// - Parameter now: The time, or infinity to include all of them.
  func logLosses(at now: Double) {
    for (reason, count) in lost.takeSummaries(at: now) {
      log?.append(LogLine.bytes(time: service.environment.now(), loss: reason, count: count))
    }
  }

  /// The server's state for metrics.
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

  /// Follows changes by other processes until the server stops: within 100 ms if they can be
  /// detected, the store is shared or there are requests, otherwise once per second, so that an idle
  /// server does not keep the processor awake.
  func refresh() {
    var beat = SystemClock.seconds()
    var (served, isBusy) = (0, false)
    // Writes by other servers must become visible within 200 ms, even if reading and applying them
    // takes most of that time.
    let idle = service.environment.sharesStore ? 0.05 : 1
    let watch = service.environment.storeWatch
    while !isStopping {
      var pause = isBusy ? 0.05 : idle
      // One write is usually followed by others, which are read together.
      if !isBusy, let watch { pause = watch.wait(atMost: idle) ? 0.1 : 0 }
      stopSignal.wait(atMost: pause) { _ in isStopping ? () : nil }
      let count = startedRequests.load(ordering: .relaxed)
      (served, isBusy) = (count, count != served)
      service.refresh()
      let expired = service.deleteExpired()
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
