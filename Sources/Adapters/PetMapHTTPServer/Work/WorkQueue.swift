import PetMapThreads

/// Threads for work that waits: for the disk, or for a password's hash.
final class WorkQueue: Sendable {
  private struct Job: Sendable {
    let key: String?
    let work: @Sendable () -> Void
  }

  private struct State {
    var jobs: [Job] = []
    var firstJob = 0
    /// What waits until the work with the same key is done.
    var waiting: [String: [Job]] = [:]
    var isStopping = false
    var threads: [PetMapThreads.Thread] = []

    mutating func nextJob() -> Job? {
      guard firstJob < jobs.count else { return nil }
      let job = jobs[firstJob]
      firstJob += 1
      if firstJob == jobs.count {
        jobs.removeAll(keepingCapacity: true)
        firstJob = 0
      }
      return job
    }

    /// Lets the next work of a key begin.
    mutating func release(_ key: String?) {
      guard let key, var rest = waiting[key] else { return }
      guard !rest.isEmpty else {
        waiting[key] = nil
        return
      }
      jobs.append(rest.removeFirst())
      waiting[key] = rest
    }
  }

  private let state = Guarded(State())

  /// - Parameter threads: how many pieces of work are done at the same time.
  init(threads count: Int) {
    for _ in 0..<count {
      guard let thread = PetMapThreads.Thread({ [self] in work() }) else { break }
      state.withLock { $0.threads.append(thread) }
    }
  }

  /// Does something on one of the threads.
  ///
  /// - Parameter key: work with the same key is done one after the other, in the order in which it
  ///   came.
  func submit(key: String?, _ work: @escaping @Sendable () -> Void) {
    let job = Job(key: key, work: work)
    state.change { state in
      if let key {
        if state.waiting[key] != nil {
          state.waiting[key]?.append(job)
          return
        }
        state.waiting[key] = []
      }
      state.jobs.append(job)
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
      if let key = job.key { state.change { $0.release(key) } }
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
