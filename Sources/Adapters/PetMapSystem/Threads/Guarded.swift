/// A value shared by threads: a mutex with a condition variable.
///
/// ```swift
/// let jobs = Guarded<[Job]>([])
/// jobs.change { $0.append(job) }                        // one thread
/// let job = jobs.wait { $0.isEmpty ? nil : $0.removeFirst() }   // another
/// ```
///
/// It uses a POSIX mutex, which the thread sanitizer supports. `Synchronization.Mutex` waits inside
/// the standard library, which is not instrumented, so the sanitizer would report false data races.
///
/// Unchecked: only `withLock`, `change`, and `wait` access the value, and they hold the lock in
/// every build.
package final class Guarded<Value: Sendable>: @unchecked Sendable {
  private let monitor = Monitor()
  private var value: Value

  package init(_ value: Value) { self.value = value }

  /// Reads or modifies the value without notifying waiting threads.
  package func withLock<Result, Failure>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    monitor.lock()
    defer { monitor.unlock() }
    return try body(&value)
  }

  /// Modifies the value and notifies all waiting threads.
  package func change<Result>(_ body: (inout Value) -> Result) -> Result {
    monitor.lock()
    defer { monitor.unlock() }
    monitor.announce()
    return body(&value)
  }

  /// Blocks until `body`, which may modify the value, returns a result. `body` is called
  /// immediately and after each change; use ``announce()`` to notify other threads of its
  /// modifications.
  package func wait<Result>(_ body: (inout Value) -> Result?) -> Result {
    monitor.lock()
    defer { monitor.unlock() }
    while true {
      if let result = body(&value) { return result }
      monitor.wait()
    }
  }

  /// Blocks until `body` returns a result, like ``wait(_:)``, or until a timeout.
  ///
  /// - Returns: The result, or `nil` on timeout.
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

  /// Notifies all waiting threads to check the value again.
  package func announce() {
    monitor.lock()
    defer { monitor.unlock() }
    monitor.announce()
  }
}
