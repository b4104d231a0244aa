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
