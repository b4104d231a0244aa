import PetMapService
import PetMapSystem

/// Threads for work that blocks, such as disk access or password hashing.
///
/// Peers are served in turn, see ``FairQueue``, and a peer can occupy half of the threads, so that
/// others never wait for the long jobs of one peer.
final class WorkQueue: Sendable {
  /// The numbers of waiting and running jobs.
  struct Load: Sendable {
    var waiting = 0
    var running = 0
  }

  private struct Job: Sendable {
    let peer: Peer
    let key: String?
    let work: @Sendable () -> Void
  }

  private struct State {
    var jobs = FairQueue<Job>()
    /// The jobs waiting for a job with the same key.
    var waiting: [String: [Job]] = [:]
    var running = 0
    /// The number of running jobs of each peer to which shares apply.
    var runningByPeer: [String: Int] = [:]
    var isStopping = false
    var threads: [PetMapSystem.Thread] = []

    /// - Parameter share: The maximum number of running jobs of a peer.
    mutating func nextJob(_ share: Int) -> Job? {
      let runningByPeer = runningByPeer
      guard let job = jobs.popFirst(where: { runningByPeer[$0, default: 0] < share }) else {
        return nil
      }
      count(1, of: job.peer)
      return job
    }

    private mutating func count(_ count: Int, of peer: Peer) {
      running += count
      guard peer.isLimited else { return }
      let own = runningByPeer[peer.network, default: 0] + count
      runningByPeer[peer.network] = own > 0 ? own : nil
    }

    /// Records that a job is done, and releases the next one with its key.
    mutating func finish(_ job: Job) {
      count(-1, of: job.peer)
      guard let key = job.key, var rest = waiting[key] else { return }
      guard !rest.isEmpty else {
        waiting[key] = nil
        return
      }
      let next = rest.removeFirst()
      waiting[key] = rest
      jobs.append(next, of: next.peer.network)
    }
  }

  private let state = Monitor(State())
  /// The maximum number of a peer's jobs that run concurrently.
  private let share: Int

  /// - Parameter threads: The number of jobs that run concurrently.
  init(threads count: Int) {
    share = max(1, count / 2)
    for _ in 0..<count {
      guard let thread = PetMapSystem.Thread({ [self] in work() }) else { break }
      state.withLock { $0.threads.append(thread) }
    }
  }

  /// Runs a closure on one of the threads.
  ///
  /// - Parameters:
  ///   - peer: The peer that the work is attributed to.
  ///   - key: Jobs with the same key run one at a time, in order of submission.
  func submit(peer: Peer, key: String?, _ work: @escaping @Sendable () -> Void) {
    let job = Job(peer: peer, key: key, work: work)
    state.changeForOne { state in
      if let key {
        if state.waiting[key] != nil {
          state.waiting[key]?.append(job)
          return
        }
        state.waiting[key] = []
      }
      state.jobs.append(job, of: peer.network)
    }
  }

  var load: Load {
    state.withLock { state in
      let blocked = state.waiting.values.reduce(0) { $0 + $1.count }
      return Load(waiting: state.jobs.count + blocked, running: state.running)
    }
  }

  /// Stops the threads after all pending jobs.
  func stop() {
    let threads = state.change { state in
      state.isStopping = true
      return state.threads
    }
    for thread in threads { thread.join() }
  }

  private func work() {
    while let job = nextJob() {
      job.work()
      // A job that this releases needs no notification, because this thread looks for a job next.
      state.withLock { $0.finish(job) }
    }
  }

  /// Waits for the next job and returns it, or returns `nil` after the last one.
  private func nextJob() -> Job? {
    state.wait { state -> Job?? in
      if let job = state.nextJob(share) { return job }
      return state.isStopping ? .some(nil) : nil
    }
  }
}

/// The server's queues, one for each kind of work.
final class WorkQueues: Sendable {
  private let queues: [WorkKind: WorkQueue]

  /// - Parameter threads: The number of concurrent jobs for each kind that waits for the disk.
  init(threads: Int) {
    var queues: [WorkKind: WorkQueue] = [:]
    for kind in WorkKind.allCases {
      // Searches and photos are CPU-bound: running more of them concurrently would not finish
      // earlier. Photos leave half of the processors to everybody else.
      let processors = CurrentProcess.processorCount()
      let count =
        switch kind {
        case .searching: max(2, processors)
        case .preparing: max(1, processors / 2)
        case .hashing, .writing, .reading: threads
        }
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
    _ kind: WorkKind, peer: Peer, key: String? = nil, _ work: @escaping @Sendable () -> Void
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
