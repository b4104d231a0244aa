import PetMapThreads

/// Something to do on a writer's thread.
struct WriterJob: Sendable {
  /// Whether the work makes its own transactions, which are shared with no other work.
  let isAlone: Bool
  let work: @Sendable (SQLiteConnection) throws(SQLiteError) -> Void
  /// Called on the writer's thread when the work is on the disk, or has failed and left nothing.
  let finish: @Sendable (SQLiteError?) -> Void
}

/// What waits for a writer, and the thread that does it.
final class WriterQueue: Sendable {
  private static let largestGroup = 512

  private struct State {
    var jobs: [WriterJob] = []
    var isStopping = false
    var thread: PetMapThreads.Thread?

    /// What is committed together: one job that goes alone, or those up to the next such.
    mutating func nextGroup() -> [WriterJob] {
      var count = jobs.firstIndex(where: \.isAlone) ?? jobs.count
      count = min(max(1, count), WriterQueue.largestGroup)
      let group = Array(jobs.prefix(count))
      jobs.removeFirst(count)
      return group
    }
  }

  private let path: String
  private let state = Guarded(State())

  init(path: String) { self.path = path }

  /// Starts the thread, which has the connection for itself and lets go of it at its end.
  ///
  /// - Returns: false when there is no thread to spare.
  func start(_ connection: SQLiteConnection) -> Bool {
    let thread = PetMapThreads.Thread { [self] in
      while let group = nextGroup() { run(group, connection) }
    }
    state.withLock { $0.thread = thread }
    return thread != nil
  }

  func append(_ job: WriterJob) {
    let isStopping = state.change { state in
      if !state.isStopping { state.jobs.append(job) }
      return state.isStopping
    }
    if isStopping {
      job.finish(SQLiteError(code: 21, message: "the writer has ended", path: path))
    }
  }

  /// Ends the thread once nothing waits.
  func stop() {
    let thread = state.change { state in
      state.isStopping = true
      defer { state.thread = nil }
      return state.thread
    }
    thread?.join()
  }

  /// Waits for work; nil when the thread is to end.
  private func nextGroup() -> [WriterJob]? {
    state.wait { state -> [WriterJob]?? in
      guard state.jobs.isEmpty else { return state.nextGroup() }
      return state.isStopping ? .some(nil) : nil
    }
  }

  private func run(_ group: [WriterJob], _ connection: SQLiteConnection) {
    if connection.hasMoved {
      let lost = SQLiteError(code: 14, message: "the file is gone", path: path)
      finish(group, failures: group.map { _ in lost })
      return
    }
    if group[0].isAlone {
      finish(group, failures: [failure { () throws(SQLiteError) in try group[0].work(connection) }])
      return
    }
    var failures: [SQLiteError?] = []
    do throws(SQLiteError) {
      try connection.transaction { () throws(SQLiteError) in
        for job in group {
          let failure = failure { () throws(SQLiteError) in
            try connection.savepoint { () throws(SQLiteError) in try job.work(connection) }
          }
          // A failure that undid the transaction undid every other's work, too.
          if let failure, !connection.isInTransaction { throw failure }
          failures.append(failure)
        }
      }
      finish(group, failures: failures)
    } catch {
      let lost = error
      finish(group, failures: group.map { _ in lost })
    }
  }

  private func failure(_ body: () throws(SQLiteError) -> Void) -> SQLiteError? {
    do {
      try body()
      return nil
    } catch {
      return error
    }
  }

  private func finish(_ group: [WriterJob], failures: [SQLiteError?]) {
    for (job, failure) in zip(group, failures) { job.finish(failure) }
  }
}
