import Synchronization

/// A pool of threads that run jobs together with the caller.
///
/// ```swift
/// ThreadWorkers(limit: 4).run(tiles.count) { tile in … }
/// ```
///
/// The threads exist for the lifetime of the pool. Several callers may share it; they are served
/// one at a time. A job must not submit jobs to the same pool.
public final class ThreadWorkers: Sendable {
  private let threads: WorkerThreads
  private let turn = Condition()

  /// The number of threads working concurrently, including the caller.
  public let count: Int

  /// Creates a pool limited by the number of processors.
  ///
  /// - Parameter limit: The maximum number of threads, at least 1.
  public convenience init(limit: Int) {
    self.init(count: min(limit, CurrentProcess.processorCount()))
  }

  /// Creates a pool.
  ///
  /// - Parameter count: The number of threads, at least 1, regardless of the number of processors.
  public init(count: Int) {
    precondition(count >= 1)
    self.count = count
    threads = WorkerThreads(count: count - 1)
  }

  deinit { threads.stop() }

  /// Runs the jobs 0 to `count` - 1 in any order, and returns when all of them have finished.
  public func run(_ count: Int, _ body: @Sendable (Int) -> Void) {
    guard self.count > 1, count > 1 else {
      for index in 0..<count { body(index) }
      return
    }
    turn.lock()
    defer { turn.unlock() }
    withoutActuallyEscaping(body) { threads.run(Batch(count, $0)) }
  }
}

/// A batch of jobs that threads claim one by one.
private final class Batch: Sendable {
  private let count: Int
  private let body: @Sendable (Int) -> Void
  private let next = Atomic<Int>(0)

  init(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
    self.count = count
    self.body = body
  }

  /// Runs jobs until all of them have been claimed.
  func work() {
    while true {
      let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
      guard index < count else { return }
      body(index)
    }
  }
}

/// The threads and their shared state.
private final class WorkerThreads: Sendable {
  private struct State {
    var threads: [Thread] = []
    var batch: Batch?
    var batchNumber = 0
    var busy = 0
    var isStopping = false
  }

  private let state = Monitor(State())

  init(count: Int) {
    for _ in 0..<count {
      // If there are fewer threads, the jobs just take longer.
      guard let thread = Thread({ [self] in runBatches() }) else { break }
      state.withLock { $0.threads.append(thread) }
    }
  }

  func run(_ batch: Batch) {
    state.change { state in
      state.batch = batch
      state.batchNumber &+= 1
    }
    batch.work()
    state.wait { state in
      state.batch = nil
      return state.busy == 0 ? () : nil
    }
  }

  private func runBatches() {
    var last = 0
    while work(after: &last) {
      state.change { $0.busy -= 1 }
    }
  }

  /// Waits for the next batch and runs a share of its jobs. The batch is released before this
  /// returns.
  ///
  /// - Returns: `false` if the pool is being destroyed.
  private func work(after last: inout Int) -> Bool {
    let batch: Batch? = state.wait { state -> Batch?? in
      if state.isStopping { return .some(nil) }
      guard let batch = state.batch, state.batchNumber != last else { return nil }
      last = state.batchNumber
      state.busy += 1
      return .some(batch)
    }
    guard let batch else { return false }
    batch.work()
    return true
  }

  /// Stops the threads.
  func stop() {
    let threads = state.change { state in
      state.isStopping = true
      return state.threads
    }
    for thread in threads { thread.join() }
    state.withLock { $0.threads = [] }
  }
}

extension ThreadWorkers {
  /// Returns the results of jobs distributed among the workers, in job order.
  ///
  /// - Parameters:
  ///   - count: The number of jobs.
  ///   - body: Returns the result of the job with an index; called by several threads concurrently.
  public func map<Result: Sendable>(
    _ count: Int, _ body: @Sendable (Int) -> Result
  ) -> [Result] {
    let results = Monitor([Result?](repeating: nil, count: count))
    run(count) { number in
      let result = body(number)
      results.withLock { $0[number] = result }
    }
    return results.withLock { $0.compactMap { $0 } }
  }
}
