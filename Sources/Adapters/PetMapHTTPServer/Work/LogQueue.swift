import PetMapService
import PetMapThreads

/// Lines on their way to a log that may be slow, or that nobody reads.
///
/// A thread of its own writes them, as many as there are at once: no request waits for the log. What
/// does not fit while the log stands still is dropped, and a line says how many those were.
final class LogQueue: @unchecked Sendable {
  /// The most bytes that wait.
  private static let limit = 1 << 20

  private let monitor = Monitor()
  private let write: @Sendable ([UInt8]) -> Void
  // Under the monitor's lock.
  private var waiting: [UInt8] = []
  private var dropped = 0
  private var isStopping = false
  private var isDone = false

  /// - Parameter write: takes whole lines; it may wait.
  init(_ write: @escaping @Sendable ([UInt8]) -> Void) {
    self.write = write
    let thread = PetMapThreads.Thread { [self] in work() }
    isDone = thread == nil
  }

  func append(_ line: [UInt8]) {
    monitor.lock()
    defer { monitor.unlock() }
    guard waiting.count + line.count <= Self.limit else {
      dropped += 1
      return
    }
    if waiting.isEmpty { monitor.announce(.work) }
    waiting += line
  }

  /// Writes what waits, unless that takes longer than some seconds.
  func stop(patience: Double) {
    monitor.lock()
    isStopping = true
    monitor.announce(.work)
    monitor.unlock()
    let end = Platform.seconds() + patience
    while Platform.seconds() < end {
      monitor.lock()
      let isDone = isDone
      monitor.unlock()
      if isDone { return }
      Platform.sleep(seconds: 0.005)
    }
  }

  private func work() {
    monitor.lock()
    while true {
      if waiting.isEmpty {
        if isStopping { break }
        monitor.wait(for: .work)
        continue
      }
      var lines = waiting
      waiting = []
      if dropped > 0 { lines += LogLine.bytes(dropped: dropped) }
      dropped = 0
      monitor.unlock()
      write(lines)
      monitor.lock()
    }
    isDone = true
    monitor.unlock()
  }
}
