import PetMapSystem
import PetMapService

/// The server's queues, one for each kind of work.
final class WorkQueues: Sendable {
  private let queues: [WorkKind: WorkQueue]

  /// - Parameter threads: The number of concurrent jobs for each kind that waits for the disk.
  init(threads: Int) {
    var queues: [WorkKind: WorkQueue] = [:]
    for kind in WorkKind.allCases {
      // Searches are CPU-bound; running more of them concurrently would not finish earlier.
      let count = kind == .searching ? max(2, CurrentProcess.processorCount()) : threads
      queues[kind] = WorkQueue(threads: count)
    }
    self.queues = queues
  }

  /// Runs a closure on a thread for its kind of work.
  ///
  /// - Parameters:
  ///   - peer: The peer that the work is attributed to; peers are served in turn.
  ///   - key: Jobs of the same kind with the same key run one at a time, in order of submission.
  func submit(
    _ kind: WorkKind, peer: String, key: String? = nil, _ work: @escaping @Sendable () -> Void
  ) {
    queues[kind]?.submit(peer: peer, key: key, work)
  }

  /// Runs the beginning of a request on a thread for its kind of work.
  func submit(
    beginning plan: Service.Plan, _ work: @escaping @Sendable () -> Void
  ) {
    submit(plan.work ?? .reading, peer: plan.peer, key: plan.serialKey, work)
  }

  /// The load of each queue, in the order of the work kinds.
  var loads: [(kind: WorkKind, load: WorkQueue.Load)] {
    WorkKind.allCases.map { kind in (kind, queues[kind]?.load ?? WorkQueue.Load()) }
  }

  /// Stops the threads after all pending jobs.
  func stop() {
    for queue in queues.values { queue.stop() }
  }
}
