#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// How many processors there are for this program.
func processorCount() -> Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

/// A thread that does one thing until it is over.
///
/// Safe and unchecked: the handle never changes, and what is behind it is the system's.
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

  /// Waits until the thread is over. To be called once.
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

/// A lock, and a bell that those who hold it can wait for.
///
/// Safe and unchecked: the memory is the monitor's own from `init` to `deinit`, and POSIX's locks
/// are made for any number of threads. The thread sanitizer knows them.
@safe package final class Monitor: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let bell = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  package init() {
    unsafe pthread_mutex_init(mutex, nil)
    unsafe pthread_cond_init(bell, nil)
  }

  deinit {
    unsafe pthread_cond_destroy(bell)
    unsafe pthread_mutex_destroy(mutex)
    unsafe bell.deallocate()
    unsafe mutex.deallocate()
  }

  package func lock() { unsafe pthread_mutex_lock(mutex) }
  package func unlock() { unsafe pthread_mutex_unlock(mutex) }
  func wait() { unsafe pthread_cond_wait(bell, mutex) }
  func announce() { unsafe pthread_cond_broadcast(bell) }
}
