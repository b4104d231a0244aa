import Synchronization

/// Threads that do pieces of work together with the caller.
///
/// ```swift
/// ThreadWorkers(limit: 4).run(tiles.count) { tile in … }
/// ```
///
/// The threads wait for work as long as the workers live. Several callers may share them; one after
/// the other is served. A piece of work must not ask the same workers for more.
public final class ThreadWorkers: Sendable {
  private let crew: Crew
  private let turn = Monitor()

  /// How many work at a time, the caller included.
  public let count: Int

  /// - Parameter limit: how many there are at most, 1 or more; there are not more than processors.
  public convenience init(limit: Int) {
    self.init(count: min(limit, CurrentProcess.processorCount()))
  }

  /// - Parameter count: how many there are, 1 or more, whatever the number of processors.
  public init(count: Int) {
    precondition(count >= 1)
    self.count = count
    crew = Crew(helpers: count - 1)
  }

  deinit { crew.dismiss() }

  /// Does the pieces 0 to `count` - 1, in any order, and returns when all of them are done.
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

/// Pieces of work of which each is done by whoever comes first.
private final class Job: Sendable {
  private let count: Int
  private let piece: @Sendable (Int) -> Void
  private let next = Atomic<Int>(0)

  init(_ count: Int, _ piece: @escaping @Sendable (Int) -> Void) {
    self.count = count
    self.piece = piece
  }

  /// Does pieces as long as there are some that nobody has begun.
  func work() {
    while true {
      let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
      guard index < count else { return }
      piece(index)
    }
  }
}

/// The threads and what they share.
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
      // With fewer threads the work takes longer.
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

  /// Waits for the next job and does its share of it. When this returns, the job is not held any
  /// longer.
  ///
  /// - Returns: false when the crew is dismissed.
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

  /// Ends the threads.
  func dismiss() {
    let helpers = state.change { state in
      state.isDismissed = true
      return state.helpers
    }
    for helper in helpers { helper.join() }
    state.withLock { $0.helpers = [] }
  }
}
