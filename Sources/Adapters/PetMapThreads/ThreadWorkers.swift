import Synchronization

public import PetMapGeo

/// Workers that are threads of their own, and the caller's.
///
/// ```swift
/// let tree = ClusterTree(pins, workers: ThreadWorkers(limit: 4))
/// ```
///
/// They ask Linux for large pages for the memory of a big tree, which pays for a count of 1, too.
///
/// The threads wait for work as long as the workers live. Several callers may share them; one after
/// the other is served. A piece of work must not ask the same workers for more.
public final class ThreadWorkers: Workers, Sendable {
  private let crew: Crew
  private let turn = Monitor()

  /// How many workers there are, the caller's thread included.
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

  /// Has the workers do pieces of work, numbered from 0, and waits for the last one.
  public func run(_ count: Int, _ piece: @Sendable (Int) -> Void) {
    guard self.count > 1, count > 1 else { return OneWorker().run(count, piece) }
    turn.lock()
    defer { turn.unlock() }
    withoutActuallyEscaping(piece) { crew.run(Job(count, $0)) }
  }

  /// Asks the system for large pages, where it has them.
  public func prepare(_ memory: UnsafeMutableRawBufferPointer) {
    unsafe askForLargePages(memory)
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
