import CSystem
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The process's signal handling.
///
/// - When the reader of standard output exits (SIGPIPE), the process terminates.
/// - Exceeding the process's file size limit (SIGXFSZ) causes a write error.
/// - On an interrupt (SIGINT, SIGTERM, SIGHUP), unfinished files are removed before the same signal
///   terminates the process.
package enum ProcessSignals {
  /// Terminates the process silently when the reader of its output exits, like any filter.
  package static func endQuietlyOnBrokenPipe() {
    signal(SIGPIPE, SIG_DFL)
  }

  /// Makes writing beyond the file size limit (`ulimit -f`) fail with an error, like a full disk.
  package static func failAtFileSizeLimit() {
    signal(SIGXFSZ, SIG_IGN)
  }

  /// Prevents SIGHUP from terminating the process. The log is written to standard error, so there
  /// is no log file to reopen on rotation.
  package static func ignoreHangUp() { _ = signal(SIGHUP, SIG_IGN) }

  /// Makes writing to a closed connection fail with an error instead of raising SIGPIPE.
  package static func ignoreBrokenPipes() { petmap_ignore_broken_pipes() }

  /// Prevents SIGTERM and SIGINT from terminating the process; call it before starting threads.
  package static func holdTermination() { petmap_block_signals() }

  /// Blocks until SIGTERM or SIGINT arrives.
  package static func waitForTermination() { _ = petmap_wait_for_signal() }

  /// Installs the signal handlers when the first file is registered.
  fileprivate static let listening: Void = {
    // Initialize these globals now, because a signal handler must not.
    _ = (firstSlot, isEnding.load(ordering: .relaxed))
    for number in [SIGINT, SIGTERM, SIGHUP] {
      var current = sigaction()
      // Keep ignoring a signal that is already ignored, as under nohup.
      guard unsafe sigaction(number, nil, &current) == 0, isDefault(current) else { continue }
      signal(number, removeFilesAndEnd)
    }
  }()

  private static func isDefault(_ action: sigaction) -> Bool {
    #if canImport(Darwin)
      unsafe action.__sigaction_u.__sa_handler == nil
    #else
      unsafe action.__sigaction_handler.sa_handler == nil
    #endif
  }
}

/// The signal handler: removes the unfinished files, then terminates the process with the same
/// signal.
private func removeFilesAndEnd(_ number: Int32) {
  isEnding.store(true, ordering: .sequentiallyConsistent)
  var slot: Slot? = firstSlot
  while let current = slot {
    if let path = unsafe current.path { _ = unsafe unlink(path) }
    slot = current.next.load()
  }
  signal(number, SIG_DFL)
  _ = raise(number)
}

/// A file that is removed if a signal terminates the process during the lifetime of this object.
///
/// Any thread may create and release such objects, even while a signal is being handled.
package final class UnfinishedFile: Sendable {
  private let slot: Slot

  /// - Parameter path: The path of the file, which need not exist yet.
  package init(_ path: String) {
    _ = ProcessSignals.listening
    slot = unsafe Slot.storing(strdup(path))
  }

  deinit { slot.clear() }
}

/// An entry for a path in a list that a signal handler can traverse at any time: entries are never
/// removed from the list, but reused when they have no path.
private final class Slot: Sendable {
  private let address = Atomic<UInt>(0)
  let next = AtomicLazyReference<Slot>()

  var path: UnsafeMutablePointer<CChar>? {
    unsafe UnsafeMutablePointer(bitPattern: address.load(ordering: .sequentiallyConsistent))
  }

  /// Stores a path in the first free slot.
  static func storing(_ path: UnsafeMutablePointer<CChar>?) -> Slot {
    var slot = firstSlot
    while true {
      let isTaken = slot.address.compareExchange(
        expected: 0, desired: UInt(bitPattern: path), ordering: .sequentiallyConsistent
      ).exchanged
      if isTaken { return slot }
      slot = slot.next.load() ?? slot.next.storeIfNil(Slot())
    }
  }

  /// Clears the path. Its memory is not freed once a handler has started and may be reading it,
  /// because the process is about to terminate.
  func clear() {
    let old = address.exchange(0, ordering: .sequentiallyConsistent)
    guard !isEnding.load(ordering: .sequentiallyConsistent) else { return }
    unsafe free(UnsafeMutablePointer<CChar>(bitPattern: old))
  }
}

private let firstSlot = Slot()
/// Whether a handler has started removing files.
private let isEnding = Atomic<Bool>(false)
