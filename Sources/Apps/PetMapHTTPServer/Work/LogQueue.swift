import PetMapService
import PetMapSystem

/// Lines to be written to a log that may be slow or blocked.
///
/// A separate thread writes all pending lines at once, so requests never wait for the log. If the
/// queue is full while the log is blocked, lines are dropped, and their number is logged later.
final class LogQueue: Sendable {
  /// The maximum number of pending bytes.
  private static let limit = 1 << 20

  private struct State {
    var waiting: [UInt8] = []
    var dropped = 0
    var totalDropped = 0
    var isStopping = false
    var isDone = false
    var thread: PetMapSystem.Thread?
  }

  private let state = Monitor(State())
  private let write: @Sendable ([UInt8]) -> Void

  /// - Parameter write: Writes complete lines; it may block.
  init(_ write: @escaping @Sendable ([UInt8]) -> Void) {
    self.write = write
    let thread = PetMapSystem.Thread { [self] in work() }
    state.withLock { state in
      state.thread = thread
      state.isDone = thread == nil
    }
  }

  func append(_ line: [UInt8]) {
    state.change { state in
      if state.waiting.count + line.count <= Self.limit {
        state.waiting += line
      } else {
        state.dropped += 1
        state.totalDropped += 1
      }
    }
  }

  /// The number of lines dropped so far.
  var droppedCount: Int { state.withLock { $0.totalDropped } }

  /// Writes the pending lines and stops the thread, or gives up after a timeout in seconds.
  func stop(timeout: Double) {
    state.change { $0.isStopping = true }
    let end = SystemClock.seconds() + timeout
    while !state.withLock({ $0.isDone }) {
      if SystemClock.seconds() >= end { return }
      SystemClock.sleep(seconds: 0.005)
    }
    let thread = state.withLock { state in
      defer { state.thread = nil }
      return state.thread
    }
    thread?.join()
  }

  private func work() {
    while let lines = nextLines() { write(lines) }
    state.change { $0.isDone = true }
  }

  /// Waits for lines and returns them, or returns `nil` after the last ones.
  private func nextLines() -> [UInt8]? {
    state.wait { state -> [UInt8]?? in
      guard !state.waiting.isEmpty else { return state.isStopping ? .some(nil) : nil }
      var lines = state.waiting
      if state.dropped > 0 { lines += LogLine.bytes(dropped: state.dropped) }
      state.waiting = []
      state.dropped = 0
      return lines
    }
  }
}
