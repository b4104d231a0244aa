#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Waits for writes to a file with inotify. Only available on Linux.
package final class FileWatch: Sendable {
  private let queue: Int32
  private let watch: Int32

  /// Watches a file. Returns `nil` if it does not exist or the system cannot watch it.
  package init?(path: String) {
    #if os(Linux)
      let queue = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
      guard queue >= 0 else { return nil }
      watch = unsafe inotify_add_watch(queue, path, UInt32(IN_MODIFY))
      guard watch >= 0 else {
        Descriptor.close(queue)
        return nil
      }
      self.queue = queue
    #else
      return nil
    #endif
  }

  deinit { Descriptor.close(queue) }

  /// Waits until the file has been written to since the previous call, or ``cancel()`` is called.
  ///
  /// - Returns: `false` on timeout.
  package func wait(atMost seconds: Double) -> Bool {
    #if os(Linux)
      var descriptor = pollfd(fd: queue, events: Int16(POLLIN), revents: 0)
      guard unsafe poll(&descriptor, 1, Int32(seconds * 1000)) > 0 else { return false }
      unsafe withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 8) { events in
        while unsafe read(queue, events.baseAddress, events.count) > 0 {}
      }
    #endif
    return true
  }

  /// Ends the current or next wait, and stops watching.
  package func cancel() {
    #if os(Linux)
      // The removal is an event, too.
      _ = inotify_rm_watch(queue, watch)
    #endif
  }
}
