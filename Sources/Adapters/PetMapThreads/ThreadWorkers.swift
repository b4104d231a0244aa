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
    self.init(count: min(limit, processorCount()))
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
private final class Crew: @unchecked Sendable {
  private let monitor = Monitor()
  private var helpers: [Thread] = []
  // Under the monitor's lock.
  private var job: Job?
  private var jobNumber = 0
  private var busy = 0
  private var isDismissed = false

  init(helpers count: Int) {
    for _ in 0..<count {
      // With fewer threads the work takes longer.
      guard let thread = Thread({ [self] in help() }) else { break }
      helpers.append(thread)
    }
  }

  func run(_ job: Job) {
    guard !helpers.isEmpty else { return job.work() }
    monitor.lock()
    self.job = job
    jobNumber &+= 1
    monitor.announce(.work)
    monitor.unlock()
    job.work()
    monitor.lock()
    self.job = nil
    while busy > 0 { monitor.wait(for: .finish) }
    monitor.unlock()
  }

  private func help() {
    monitor.lock()
    var last = 0
    while !isDismissed {
      guard job != nil, jobNumber != last else {
        monitor.wait(for: .work)
        continue
      }
      last = jobNumber
      busy += 1
      work()
      monitor.lock()
      busy -= 1
      if busy == 0 { monitor.announce(.finish) }
    }
    monitor.unlock()
  }

  /// Works without the lock, and does not hold the job for longer.
  private func work() {
    let job = job
    monitor.unlock()
    job?.work()
  }

  /// Ends the threads.
  func dismiss() {
    monitor.lock()
    isDismissed = true
    monitor.announce(.work)
    monitor.unlock()
    for helper in helpers { helper.join() }
    helpers = []
  }
}
