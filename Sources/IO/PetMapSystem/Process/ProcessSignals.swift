import CSockets
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What the process does about signals; the one place that knows of them.
///
/// - A reader of standard output that goes away (SIGPIPE) ends the program.
/// - A file that would exceed the process's limit (SIGXFSZ) is an error of writing.
/// - What interrupts it (SIGINT, SIGTERM, SIGHUP) has the files removed that are not finished, and
///   then ends it as if nobody had listened.
package enum ProcessSignals {
  /// Has a reader that goes away end the program without a word, as it ends every filter.
  package static func endQuietlyOnBrokenPipe() {
    signal(SIGPIPE, SIG_DFL)
  }

  /// Has writing beyond a limit of the shell (`ulimit -f`) fail with an error, as a full disk does.
  package static func failAtFileSizeLimit() {
    signal(SIGXFSZ, SIG_IGN)
  }

  /// Keeps SIGHUP from ending the process. The log goes to standard error, so there is no file to
  /// reopen when it is rotated.
  package static func ignoreHangUp() { _ = signal(SIGHUP, SIG_IGN) }

  /// Makes writing to a closed connection an error of the call.
  package static func ignoreBrokenPipes() { petmap_ignore_broken_pipes() }

  /// Keeps SIGTERM and SIGINT from ending the process; called before any thread starts.
  package static func holdTermination() { petmap_block_signals() }

  /// Blocks until one of the two arrives.
  package static func waitForTermination() { _ = petmap_wait_for_signal() }

  /// From the first file on.
  fileprivate static let listening: Void = {
    // Made now: a handler must not be the first to need them.
    _ = (firstSlot, isEnding.load(ordering: .relaxed))
    for number in [SIGINT, SIGTERM, SIGHUP] {
      var current = sigaction()
      // A signal that is ignored, as under nohup, stays ignored.
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

/// The signal handler: removes the unfinished files, then ends the process by the same signal.
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

/// A file that a signal which ends the process removes, for as long as this object lives.
///
/// Any thread may begin and end to guard a file, also while a signal is being handled.
package final class UnfinishedFile: Sendable {
  private let slot: Slot

  /// - Parameter path: of a file that need not be there yet.
  package init(_ path: String) {
    _ = ProcessSignals.listening
    slot = unsafe Slot.holding(strdup(path))
  }

  deinit { slot.clear() }
}

/// Room for one path in a list that a signal's handler can walk at any time: slots are never taken
/// out of it, those without a path are used again.
private final class Slot: Sendable {
  private let address = Atomic<UInt>(0)
  let next = AtomicLazyReference<Slot>()

  var path: UnsafeMutablePointer<CChar>? {
    unsafe UnsafeMutablePointer(bitPattern: address.load(ordering: .sequentiallyConsistent))
  }

  /// Puts a path into the first slot that is free.
  static func holding(_ path: UnsafeMutablePointer<CChar>?) -> Slot {
    var slot = firstSlot
    while true {
      let isTaken = slot.address.compareExchange(
        expected: 0, desired: UInt(bitPattern: path), ordering: .sequentiallyConsistent
      ).exchanged
      if isTaken { return slot }
      slot = slot.next.load() ?? slot.next.storeIfNil(Slot())
    }
  }

  /// Forgets the path. Its memory is not given back once a handler has begun, which may be reading
  /// it: the process is about to end.
  func clear() {
    let old = address.exchange(0, ordering: .sequentiallyConsistent)
    guard !isEnding.load(ordering: .sequentiallyConsistent) else { return }
    unsafe free(UnsafeMutablePointer<CChar>(bitPattern: old))
  }
}

private let firstSlot = Slot()
/// Whether a handler has begun to remove files.
private let isEnding = Atomic<Bool>(false)
