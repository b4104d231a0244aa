import CMicroHTTPD
import PetMapThreads
import Synchronization

/// A socket that listens, and the thread that deals its connections out to the server's threads.
///
/// Safe and unchecked: nothing of it changes after `init` but behind a lock or an atomic, and the
/// server's threads are ended after this one only.
@safe final class Listener: @unchecked Sendable {
  private let descriptor: Int32
  private let threads: OpaquePointer
  private let isStopping = Atomic<Bool>(false)
  private let thread = Guarded<PetMapThreads.Thread?>(nil)

  /// - Parameter threads: those of the library.
  init(_ descriptor: Int32, _ threads: OpaquePointer) {
    self.descriptor = descriptor
    unsafe self.threads = threads
  }

  /// Begins to take connections; false when there is no thread to spare.
  func start() -> Bool {
    let thread = PetMapThreads.Thread { [self] in accept() }
    self.thread.withLock { $0 = thread }
    return thread != nil
  }

  /// Takes no more connections, and closes the socket.
  func stop() {
    isStopping.store(true, ordering: .releasing)
    thread.withLock { $0.take() }?.join()
    Platform.closeDescriptor(descriptor)
  }

  private func accept() {
    while !isStopping.load(ordering: .acquiring) {
      guard Platform.isReadable(descriptor, within: 0.05) else { continue }
      var count = 0
      while !isStopping.load(ordering: .acquiring), unsafe petmap_http_accept(threads, descriptor) {
        count += 1
      }
      // Nothing comes of what is there: as many files are open as may be.
      if count == 0 { Platform.sleep(seconds: 0.01) }
    }
  }
}
