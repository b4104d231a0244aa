/// A value that threads share: reached under a lock alone, and waited for.
///
/// ```swift
/// let jobs = Guarded<[Job]>([])
/// jobs.change { $0.append(job) }                        // one thread
/// let job = jobs.wait { $0.isEmpty ? nil : $0.removeFirst() }   // another
/// ```
///
/// Its lock is POSIX's, which the thread sanitizer knows. `Synchronization.Mutex` waits within the
/// standard library, where the sanitizer does not look: of two threads that do wait for each other
/// there it says that they race.
///
/// Unchecked: nothing but `withLock`, `change` and `wait` touches the value, and they hold the lock,
/// in every build.
package final class Guarded<Value: Sendable>: @unchecked Sendable {
  private let monitor = Monitor()
  private var value: Value

  package init(_ value: Value) { self.value = value }

  /// Reads or changes the value. Nobody who waits looks at it again for that.
  package func withLock<Result, Failure>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    monitor.lock()
    defer { monitor.unlock() }
    return try body(&value)
  }

  /// Changes the value, and lets all who wait look at it again.
  package func change<Result>(_ body: (inout Value) -> Result) -> Result {
    monitor.lock()
    defer { monitor.unlock() }
    monitor.announce()
    return body(&value)
  }

  /// Blocks until `body`, which may change the value, gives a result. It is asked at once, and
  /// again after each change; what it changes itself others are told by ``announce()``.
  package func wait<Result>(_ body: (inout Value) -> Result?) -> Result {
    monitor.lock()
    defer { monitor.unlock() }
    while true {
      if let result = body(&value) { return result }
      monitor.wait()
    }
  }

  /// Blocks until `body` gives a result, as ``wait(_:)`` does, but no longer than some seconds.
  ///
  /// - Returns: nil when the time is over without a result.
  package func wait<Result>(
    atMost seconds: Double, _ body: (inout Value) -> Result?
  ) -> Result? {
    let end = ContinuousClock.now + .seconds(seconds)
    monitor.lock()
    defer { monitor.unlock() }
    while true {
      if let result = body(&value) { return result }
      let left = ContinuousClock.now.duration(to: end)
      if left <= .zero { return nil }
      monitor.wait(seconds: left / .seconds(1))
    }
  }

  /// Lets all who wait look at the value again.
  package func announce() {
    monitor.lock()
    defer { monitor.unlock() }
    monitor.announce()
  }
}
