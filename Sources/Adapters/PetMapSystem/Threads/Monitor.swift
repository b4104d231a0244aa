#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A value shared by threads, protected by a mutex with a condition variable.
///
/// ```swift
/// let jobs = Monitor<[Job]>([])
/// jobs.change { $0.append(job) }                        // one thread
/// let job = jobs.wait { $0.isEmpty ? nil : $0.removeFirst() }   // another
/// ```
///
/// It uses a POSIX mutex, which the thread sanitizer supports. `Synchronization.Mutex` waits inside
/// the standard library, which is not instrumented, so the sanitizer would report false data races.
///
/// Unchecked: only `withLock`, `change`, and `wait` access the value, and they hold the lock in
/// every build.
package final class Monitor<Value: Sendable>: @unchecked Sendable {
  private let condition = Condition()
  private var value: Value

  package init(_ value: Value) { self.value = value }

  /// Reads or modifies the value without notifying waiting threads.
  package func withLock<Result, Failure>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    condition.lock()
    defer { condition.unlock() }
    return try body(&value)
  }

  /// Modifies the value and notifies all waiting threads.
  package func change<Result>(_ body: (inout Value) -> Result) -> Result {
    // A thread that is notified while the lock is held would wait for the lock next.
    defer { condition.announce() }
    return withLock(body)
  }

  /// Modifies the value and notifies one waiting thread, which is enough, and cheaper, if each of
  /// them can do what is to be done.
  package func changeForOne<Result>(_ body: (inout Value) -> Result) -> Result {
    defer { condition.announceToOne() }
    return withLock(body)
  }

  /// Blocks until `body`, which may modify the value, returns a result. `body` is called
  /// immediately and after each change; use ``announce()`` to notify other threads of its
  /// modifications.
  package func wait<Result>(_ body: (inout Value) -> Result?) -> Result {
    condition.lock()
    defer { condition.unlock() }
    while true {
      if let result = body(&value) { return result }
      condition.wait()
    }
  }

  /// Blocks until `body` returns a result, like ``wait(_:)``, or until a timeout.
  ///
  /// - Returns: The result, or `nil` on timeout.
  package func wait<Result>(
    atMost seconds: Double, _ body: (inout Value) -> Result?
  ) -> Result? {
    let end = ContinuousClock.now + .seconds(seconds)
    condition.lock()
    defer { condition.unlock() }
    while true {
      if let result = body(&value) { return result }
      let left = ContinuousClock.now.duration(to: end)
      if left <= .zero { return nil }
      condition.wait(seconds: left / .seconds(1))
    }
  }

  /// Notifies all waiting threads to check the value again.
  package func announce() {
    condition.lock()
    defer { condition.unlock() }
    condition.announce()
  }
}

/// A POSIX mutex with a condition variable that protects no value.
///
/// Safe and unchecked: the object owns the memory from `init` to `deinit`, and POSIX mutexes are
/// thread-safe. The thread sanitizer supports them.
@safe package final class Condition: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  package init() {
    unsafe pthread_mutex_init(mutex, nil)
    #if canImport(Glibc)
      // A timed wait must not be affected by changes to the real-time clock.
      var attributes = pthread_condattr_t()
      unsafe pthread_condattr_init(&attributes)
      unsafe pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC)
      unsafe pthread_cond_init(condition, &attributes)
      unsafe pthread_condattr_destroy(&attributes)
    #else
      unsafe pthread_cond_init(condition, nil)
    #endif
  }

  deinit {
    unsafe pthread_cond_destroy(condition)
    unsafe pthread_mutex_destroy(mutex)
    unsafe condition.deallocate()
    unsafe mutex.deallocate()
  }

  package func lock() { unsafe pthread_mutex_lock(mutex) }
  package func unlock() { unsafe pthread_mutex_unlock(mutex) }
  func wait() { unsafe pthread_cond_wait(condition, mutex) }
  func announce() { unsafe pthread_cond_broadcast(condition) }
  func announceToOne() { unsafe pthread_cond_signal(condition) }

  /// Waits for a notification or until a timeout.
  func wait(seconds: Double) {
    let nanoseconds = Int(max(0, min(seconds, 1e6)) * 1e9)
    #if canImport(Glibc)
      var end = timespec()
      unsafe clock_gettime(CLOCK_MONOTONIC, &end)
      let sum = end.tv_nsec + nanoseconds
      end.tv_sec += sum / 1_000_000_000
      end.tv_nsec = sum % 1_000_000_000
      unsafe pthread_cond_timedwait(condition, mutex, &end)
    #else
      var span = timespec(
        tv_sec: nanoseconds / 1_000_000_000, tv_nsec: nanoseconds % 1_000_000_000)
      unsafe pthread_cond_timedwait_relative_np(condition, mutex, &span)
    #endif
  }
}
