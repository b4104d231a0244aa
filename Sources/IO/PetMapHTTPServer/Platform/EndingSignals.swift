import CSockets

/// The signals that ask the process to end.
package enum EndingSignals {
  /// Keeps SIGTERM and SIGINT from ending the process; called before any thread starts.
  package static func hold() { petmap_block_signals() }
  /// Waits until one of them comes.
  package static func wait() { _ = petmap_wait_for_signal() }
}
