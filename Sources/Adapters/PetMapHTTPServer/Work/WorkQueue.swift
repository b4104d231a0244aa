import PetMapThreads

/// Threads for work that waits: for the disk, or for a password's hash.
final class WorkQueue: @unchecked Sendable {
  private struct Job {
    let key: String?
    let work: @Sendable () -> Void
  }

  private let monitor = Monitor()
  // Under the monitor's lock.
  private var jobs: [Job] = []
  private var firstJob = 0
  /// What waits until the work with the same key is done.
  private var waiting: [String: [Job]] = [:]
  private var isStopping = false
  private var threads: [PetMapThreads.Thread] = []

  /// - Parameter threads: how many pieces of work are done at the same time.
  init(threads count: Int) {
    for _ in 0..<count {
      guard let thread = PetMapThreads.Thread({ [self] in work() }) else { break }
      threads.append(thread)
    }
  }

  /// Does something on one of the threads.
  ///
  /// - Parameter key: work with the same key is done one after the other, in the order in which it
  ///   came.
  func submit(key: String?, _ work: @escaping @Sendable () -> Void) {
    let job = Job(key: key, work: work)
    monitor.lock()
    defer { monitor.unlock() }
    if let key {
      if waiting[key] != nil {
        waiting[key]?.append(job)
        return
      }
      waiting[key] = []
    }
    append(job)
  }

  /// Ends the threads once nothing waits.
  func stop() {
    monitor.lock()
    isStopping = true
    monitor.announce(.work)
    monitor.unlock()
    for thread in threads { thread.join() }
  }

  private func append(_ job: Job) {
    jobs.append(job)
    monitor.announce(.work)
  }

  private func work() {
    monitor.lock()
    while true {
      guard firstJob < jobs.count else {
        if isStopping { break }
        monitor.wait(for: .work)
        continue
      }
      let job = jobs[firstJob]
      firstJob += 1
      if firstJob == jobs.count {
        jobs.removeAll(keepingCapacity: true)
        firstJob = 0
      }
      monitor.unlock()
      job.work()
      monitor.lock()
      release(job.key)
    }
    monitor.unlock()
  }

  /// Lets the next work of a key begin.
  private func release(_ key: String?) {
    guard let key, var rest = waiting[key] else { return }
    guard !rest.isEmpty else {
      waiting[key] = nil
      return
    }
    append(rest.removeFirst())
    waiting[key] = rest
  }
}
