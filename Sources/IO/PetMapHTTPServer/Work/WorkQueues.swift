import PetMapSystem
import PetMapService

/// The queues of the server, one for each kind of work.
final class WorkQueues: Sendable {
  private let queues: [WorkKind: WorkQueue]

  /// - Parameter threads: how many jobs that wait for the disk run at the same time, of each kind.
  init(threads: Int) {
    var queues: [WorkKind: WorkQueue] = [:]
    for kind in WorkKind.allCases {
      // Searches keep a processor busy; more of them at a time end no earlier.
      let count = kind == .searching ? max(2, CurrentProcess.processorCount()) : threads
      queues[kind] = WorkQueue(threads: count)
    }
    self.queues = queues
  }

  /// Runs something on a thread of its kind.
  ///
  /// - Parameters:
  ///   - peer: whose turn it takes; peers take turns.
  ///   - key: work of a kind with the same key runs one after the other, in the order in which it
  ///     came.
  func submit(
    _ kind: WorkKind, peer: String, key: String? = nil, _ work: @escaping @Sendable () -> Void
  ) {
    queues[kind]?.submit(peer: peer, key: key, work)
  }

  /// Runs the beginning of a request on a thread of its kind.
  func submit(
    beginning plan: Service.Plan, _ work: @escaping @Sendable () -> Void
  ) {
    submit(plan.work ?? .reading, peer: plan.peer, key: plan.serialKey, work)
  }

  /// What each queue holds, in the order of the kinds.
  var loads: [(kind: WorkKind, load: WorkQueue.Load)] {
    WorkKind.allCases.map { kind in (kind, queues[kind]?.load ?? WorkQueue.Load()) }
  }

  /// Ends the threads once nothing waits.
  func stop() {
    for queue in queues.values { queue.stop() }
  }
}
