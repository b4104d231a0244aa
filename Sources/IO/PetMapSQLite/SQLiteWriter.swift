import PetMapSystem

/// The one writer of a file: a thread of its own that does what is queued, in order.
///
/// Work that waits together is committed together, so that many small writes share one flush of the
/// disk: 5,400 creates a second, where one commit after the other makes 1,900. Each has a savepoint of
/// its own, so that what one does wrong costs no other.
///
/// ```swift
/// let number = try writer.perform { connection throws(SQLiteError) in
///   try connection.run("INSERT INTO pet (name) VALUES ('Rex')")
///   return connection.lastRow
/// }
/// ```
package final class SQLiteWriter: Sendable {
  private let path: String
  private let queue = Guarded(WriterQueue())
  private let thread: PetMapSystem.Thread
  private let isJoined = Guarded(false)

  /// Starts the thread.
  ///
  /// - Parameter connection: nobody else uses it from now on.
  /// - Throws: ``SQLiteError`` when the system has no thread to spare.
  package init(_ connection: SQLiteConnection) throws(SQLiteError) {
    path = connection.path
    let run = WriterRun(connection: connection, queue: queue)
    guard let thread = PetMapSystem.Thread({ run.untilStopped() }) else {
      throw SQLiteError(code: 7, message: "no thread for the writer", path: connection.path)
    }
    self.thread = thread
  }

  deinit { stop() }

  /// Does the work on the writer's thread and blocks the caller until it is on the disk.
  ///
  /// - Parameter isAlone: whether `work` makes its own transactions; else it runs in one that it may
  ///   share with others' work.
  /// - Throws: what `work` throws, and what keeps the commit from the disk; nothing of it has
  ///   happened then, what `work` does alone aside.
  package func perform<Value: Sendable>(
    alone isAlone: Bool = false,
    _ work: @escaping @Sendable (SQLiteConnection) throws(SQLiteError) -> Value
  ) throws(SQLiteError) -> Value {
    let kept = Guarded<Value?>(nil)
    let outcome = Guarded<Result<Void, SQLiteError>?>(nil)
    let job = WriterJob(
      isAlone: isAlone,
      work: { (connection) throws(SQLiteError) in
        let value = try work(connection)
        kept.withLock { $0 = value }
      },
      finish: { result in outcome.change { $0 = result } })
    guard queue.change({ $0.append(job) }) else {
      throw SQLiteError(code: 21, message: "the writer has ended", path: path)
    }
    try outcome.wait { $0 }.get()
    guard let value = kept.withLock({ $0 }) else {
      preconditionFailure("work that succeeded has a value")
    }
    return value
  }

  /// Does what is queued and ends the thread. Later work fails.
  package func stop() {
    queue.change { $0.isStopping = true }
    isJoined.withLock { isJoined in
      if !isJoined { thread.join() }
      isJoined = true
    }
  }
}

/// Something to do on a writer's thread.
private struct WriterJob: Sendable {
  /// Whether the work makes its own transactions, which are shared with no other work.
  let isAlone: Bool
  let work: @Sendable (SQLiteConnection) throws(SQLiteError) -> Void
  /// Called on the writer's thread when the work is on the disk, or has failed and left nothing.
  let finish: @Sendable (Result<Void, SQLiteError>) -> Void
}

/// What waits for a writer.
private struct WriterQueue: Sendable {
  private static let largestGroup = 512

  private var jobs: [WriterJob] = []
  var isStopping = false

  /// - Returns: false when the writer takes no more.
  mutating func append(_ job: WriterJob) -> Bool {
    if !isStopping { jobs.append(job) }
    return !isStopping
  }

  /// What is committed together: one job that goes alone, or those up to the next such. Empty at the
  /// end; nil while there is nothing to do.
  mutating func nextGroup() -> [WriterJob]? {
    if jobs.isEmpty { return isStopping ? [] : nil }
    let count = max(1, jobs.firstIndex(where: \.isAlone) ?? jobs.count)
    let group = Array(jobs.prefix(min(count, Self.largestGroup)))
    jobs.removeFirst(group.count)
    return group
  }
}

/// What the writer's thread does. It has the connection for itself, and lets go of it at its end; it
/// does not keep the writer.
private struct WriterRun: Sendable {
  let connection: SQLiteConnection
  let queue: Guarded<WriterQueue>

  func untilStopped() {
    while true {
      let group = queue.wait { $0.nextGroup() }
      if group.isEmpty { return }
      for (job, result) in zip(group, results(of: group)) { job.finish(result) }
    }
  }

  private func results(of group: [WriterJob]) -> [Result<Void, SQLiteError>] {
    do throws(SQLiteError) {
      if connection.hasMoved {
        throw SQLiteError(code: 14, message: "the file is gone", path: connection.path)
      }
      if group[0].isAlone {
        try group[0].work(connection)
        return [.success(())]
      }
      return try connection.transaction { () throws(SQLiteError) in
        var results: [Result<Void, SQLiteError>] = []
        for job in group { results.append(try result(of: job)) }
        return results
      }
    } catch {
      return Array(repeating: .failure(error), count: group.count)
    }
  }

  /// Does one piece of work within the transaction.
  ///
  /// - Throws: a failure that undid the transaction, and so every other's work, too.
  private func result(of job: WriterJob) throws(SQLiteError) -> Result<Void, SQLiteError> {
    do throws(SQLiteError) {
      try connection.savepoint { () throws(SQLiteError) in try job.work(connection) }
      return .success(())
    } catch {
      guard connection.isInTransaction else { throw error }
      return .failure(error)
    }
  }
}
