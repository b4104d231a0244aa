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
  private let crew: Crew
  private let turn = Monitor()

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
    crew = Crew(helpers: count - 1)
  }

  deinit { crew.dismiss() }

  /// Runs the jobs 0 to `count` - 1 in any order, and returns when all of them have finished.
  public func run(_ count: Int, _ piece: @Sendable (Int) -> Void) {
    guard self.count > 1, count > 1 else {
      for index in 0..<count { piece(index) }
      return
    }
    turn.lock()
    defer { turn.unlock() }
    withoutActuallyEscaping(piece) { crew.run(Job(count, $0)) }
  }
}

/// A set of jobs that threads claim one by one.
private final class Job: Sendable {
  private let count: Int
  private let piece: @Sendable (Int) -> Void
  private let next = Atomic<Int>(0)

  init(_ count: Int, _ piece: @escaping @Sendable (Int) -> Void) {
    self.count = count
    self.piece = piece
  }

  /// Runs jobs until all of them have been claimed.
  func work() {
    while true {
      let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
      guard index < count else { return }
      piece(index)
    }
  }
}

/// The threads and their shared state.
private final class Crew: Sendable {
  private struct State {
    var helpers: [Thread] = []
    var job: Job?
    var jobNumber = 0
    var busy = 0
    var isDismissed = false
  }

  private let state = Guarded(State())

  init(helpers count: Int) {
    for _ in 0..<count {
      // With fewer threads, the jobs just take longer.
      guard let thread = Thread({ [self] in help() }) else { break }
      state.withLock { $0.helpers.append(thread) }
    }
  }

  func run(_ job: Job) {
    state.change { state in
      state.job = job
      state.jobNumber &+= 1
    }
    job.work()
    state.wait { state in
      state.job = nil
      return state.busy == 0 ? () : nil
    }
  }

  private func help() {
    var last = 0
    while work(after: &last) {
      state.change { $0.busy -= 1 }
    }
  }

  /// Waits for the next set of jobs and runs a share of it. The jobs are released before this
  /// returns.
  ///
  /// - Returns: `false` if the pool is being destroyed.
  private func work(after last: inout Int) -> Bool {
    let job: Job? = state.wait { state -> Job?? in
      if state.isDismissed { return .some(nil) }
      guard let job = state.job, state.jobNumber != last else { return nil }
      last = state.jobNumber
      state.busy += 1
      return .some(job)
    }
    guard let job else { return false }
    job.work()
    return true
  }

  /// Stops the threads.
  func dismiss() {
    let helpers = state.change { state in
      state.isDismissed = true
      return state.helpers
    }
    for helper in helpers { helper.join() }
    state.withLock { $0.helpers = [] }
  }
}

extension ThreadWorkers {
  /// Returns the results of jobs distributed among the workers, in job order.
  ///
  /// - Parameters:
  ///   - count: The number of jobs.
  ///   - piece: Returns the result of the job with an index; called by several threads
  ///     concurrently.
  public func map<Result: Sendable>(
    _ count: Int, _ piece: @Sendable (Int) -> Result
  ) -> [Result] {
    let results = Guarded([Result?](repeating: nil, count: count))
    run(count) { number in
      let result = piece(number)
      results.withLock { $0[number] = result }
    }
    return results.withLock { $0.compactMap { $0 } }
  }
}
