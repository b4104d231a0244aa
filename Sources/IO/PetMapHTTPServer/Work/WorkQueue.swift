import PetMapSystem

/// Threads for work that waits: for the disk, or for a password's hash.
///
/// Peers take turns, see ``FairQueue``.
final class WorkQueue: Sendable {
  /// What is in a queue at a moment.
  struct Load: Sendable {
    var waiting = 0
    var running = 0
  }

  private struct Job: Sendable {
    let peer: String
    let key: String?
    let work: @Sendable () -> Void
  }

  private struct State {
    var jobs = FairQueue<Job>()
    /// What waits until the work with the same key is done.
    var waiting: [String: [Job]] = [:]
    var running = 0
    var isStopping = false
    var threads: [PetMapSystem.Thread] = []

    mutating func nextJob() -> Job? {
      guard let job = jobs.popFirst() else { return nil }
      running += 1
      return job
    }

    /// Notes that a job is done, and releases the next one with its key.
    mutating func finish(_ job: Job) {
      running -= 1
      guard let key = job.key, var rest = waiting[key] else { return }
      guard !rest.isEmpty else {
        waiting[key] = nil
        return
      }
      let next = rest.removeFirst()
      waiting[key] = rest
      jobs.append(next, of: next.peer)
    }
  }

  private let state = Guarded(State())

  /// - Parameter threads: how many jobs run at the same time.
  init(threads count: Int) {
    for _ in 0..<count {
      guard let thread = PetMapSystem.Thread({ [self] in work() }) else { break }
      state.withLock { $0.threads.append(thread) }
    }
  }

  /// Runs something on one of the threads.
  ///
  /// - Parameters:
  ///   - peer: whose turn it takes.
  ///   - key: work with the same key runs one after the other, in the order in which it came.
  func submit(peer: String, key: String?, _ work: @escaping @Sendable () -> Void) {
    let job = Job(peer: peer, key: key, work: work)
    state.change { state in
      if let key {
        if state.waiting[key] != nil {
          state.waiting[key]?.append(job)
          return
        }
        state.waiting[key] = []
      }
      state.jobs.append(job, of: peer)
    }
  }

  var load: Load {
    state.withLock { state in
      let blocked = state.waiting.values.reduce(0) { $0 + $1.count }
      return Load(waiting: state.jobs.count + blocked, running: state.running)
    }
  }

  /// Ends the threads once nothing waits.
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
      state.change { $0.finish(job) }
    }
  }

  /// Waits for work; nil when there will be none.
  private func nextJob() -> Job? {
    state.wait { state -> Job?? in
      if let job = state.nextJob() { return job }
      return state.isStopping ? .some(nil) : nil
    }
  }
}
