#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A thread that runs a closure.
///
/// Safe and unchecked: the handle is immutable, and the thread behind it is managed by the system.
@safe package struct Thread: @unchecked Sendable {
  private let handle: pthread_t

  /// Starts the thread.
  ///
  /// - Parameters:
  ///   - stackBytes: The size of its stack; `nil` for the system's default.
  ///   - body: The closure to run.
  /// - Returns: `nil` if the system cannot create a thread or a stack of that size.
  package init?(stackBytes: Int? = nil, _ body: @escaping @Sendable () -> Void) {
    let memory = unsafe Unmanaged.passRetained(Body(body)).toOpaque()
    var attributes = pthread_attr_t()
    unsafe pthread_attr_init(&attributes)
    defer { unsafe pthread_attr_destroy(&attributes) }
    var status: Int32 = 0
    if let stackBytes { status = unsafe pthread_attr_setstacksize(&attributes, stackBytes) }
    #if canImport(Glibc)
      var handle = pthread_t()
      if status == 0 {
        status = unsafe pthread_create(&handle, &attributes, { unsafe start($0) }, memory)
      }
    #else
      var created: pthread_t?
      if status == 0 {
        status = unsafe pthread_create(&created, &attributes, { unsafe start($0) }, memory)
      }
      guard let handle = unsafe created else {
        unsafe Unmanaged<Body>.fromOpaque(memory).release()
        return nil
      }
    #endif
    guard status == 0 else {
      unsafe Unmanaged<Body>.fromOpaque(memory).release()
      return nil
    }
    self.handle = handle
  }

  /// Waits until the thread has finished. Call it once.
  package func join() { pthread_join(handle, nil) }

  /// Detaches the thread, which releases its resources when it finishes. Call it once, instead of
  /// ``join()``.
  package func detach() { pthread_detach(handle) }
}

private final class Body: Sendable {
  let run: @Sendable () -> Void
  init(_ run: @escaping @Sendable () -> Void) { self.run = run }
}

private func start(_ memory: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  if let memory = unsafe memory {
    unsafe Unmanaged<Body>.fromOpaque(memory).takeRetainedValue().run()
  }
  return nil
}

/// A mutex with a condition variable.
///
/// Safe and unchecked: the monitor owns the memory from `init` to `deinit`, and POSIX mutexes are
/// thread-safe. The thread sanitizer supports them.
@safe package final class Monitor: @unchecked Sendable {
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
