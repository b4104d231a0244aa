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
final class WriterQueue: @unchecked Sendable {
  private static let largestGroup = 512

  private let path: String
  // The thread's until it has ended.
  private var connection: SQLiteConnection?
  private let monitor = Monitor()
  // Under the monitor's lock.
  private var jobs: [WriterJob] = []
  private var isStopping = false
  private var thread: PetMapThreads.Thread?

  init(_ connection: SQLiteConnection) {
    path = connection.path
    self.connection = connection
  }

  /// - Returns: false when there is no thread to spare.
  func start() -> Bool {
    let thread = PetMapThreads.Thread { [self] in
      guard let connection else { return }
      while let group = nextGroup() { run(group, connection) }
    }
    monitor.lock()
    self.thread = thread
    monitor.unlock()
    return thread != nil
  }

  func append(_ job: WriterJob) {
    monitor.lock()
    let isStopping = isStopping
    if !isStopping {
      jobs.append(job)
      monitor.announce(.work)
    }
    monitor.unlock()
    if isStopping {
      job.finish(SQLiteError(code: 21, message: "the writer has ended", path: path))
    }
  }

  /// Ends the thread once nothing waits, and lets go of the connection.
  func stop() {
    monitor.lock()
    isStopping = true
    let thread = thread
    self.thread = nil
    monitor.announce(.work)
    monitor.unlock()
    guard let thread else { return }
    thread.join()
    connection = nil
  }

  /// What is committed together: one job that goes alone, or those up to the next such; nil when
  /// the thread is to end.
  private func nextGroup() -> [WriterJob]? {
    monitor.lock()
    defer { monitor.unlock() }
    while jobs.isEmpty {
      if isStopping { return nil }
      monitor.wait(for: .work)
    }
    var count = jobs.firstIndex(where: \.isAlone) ?? jobs.count
    count = min(max(1, count), Self.largestGroup)
    let group = Array(jobs.prefix(count))
    jobs.removeFirst(count)
    return group
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
