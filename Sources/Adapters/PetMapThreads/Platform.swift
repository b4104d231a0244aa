#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// How many processors there are for this program.
func processorCount() -> Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

/// A thread that does one thing until it is over.
///
/// Whoever started it joins it, once: the handle is only read until then.
@safe package struct Thread: @unchecked Sendable {
  private let handle: pthread_t

  /// - Returns: nil when the system has no thread to spare.
  package init?(_ body: @escaping @Sendable () -> Void) {
    let memory = unsafe Unmanaged.passRetained(Body(body)).toOpaque()
    #if canImport(Glibc)
      var handle = pthread_t()
      let status = unsafe pthread_create(&handle, nil, { unsafe start($0) }, memory)
    #else
      var created: pthread_t?
      let status = unsafe pthread_create(&created, nil, { unsafe start($0) }, memory)
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

  /// Waits until the thread is over.
  package func join() { pthread_join(handle, nil) }
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

/// A lock with two conditions to wait for.
@safe package final class Monitor: @unchecked Sendable {
  /// What a thread can wait for.
  package enum Condition: Int {
    case work, finish
  }

  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let conditions = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 2)

  package init() {
    unsafe pthread_mutex_init(mutex, nil)
    for index in 0..<2 { unsafe pthread_cond_init(conditions + index, nil) }
  }

  deinit {
    for index in 0..<2 { unsafe pthread_cond_destroy(conditions + index) }
    unsafe pthread_mutex_destroy(mutex)
    unsafe conditions.deallocate()
    unsafe mutex.deallocate()
  }

  package func lock() { unsafe pthread_mutex_lock(mutex) }
  package func unlock() { unsafe pthread_mutex_unlock(mutex) }
  package func wait(for condition: Condition) {
    unsafe pthread_cond_wait(conditions + condition.rawValue, mutex)
  }
  package func announce(_ condition: Condition) {
    unsafe pthread_cond_broadcast(conditions + condition.rawValue)
  }
}
