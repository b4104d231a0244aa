import PetMapThreads
import Synchronization

/// Connections that the server has ended while their peers may still send.
///
/// To close a socket with unread bytes resets the connection, and the peer may lose the response
/// that it was sent (RFC 9112, 9.6). So the sending side alone is closed first, and what still comes
/// is read and dropped until the peer closes, or for some seconds.
final class Lingering: Sendable {
  private struct Leaver {
    let descriptor: Int32
    let end: Double
  }

  private static let limit = 2000
  private let leavers = Guarded<[Leaver]>([])
  private let isStopping = Atomic<Bool>(false)
  private let patience: Double

  /// - Parameter patience: seconds.
  init(patience: Double) { self.patience = patience }

  /// Keeps a connection that is about to be closed, unless its peer has closed it already.
  func take(_ descriptor: Int32) {
    if case .end = Platform.remainder(descriptor, takes: false) { return }
    let isFull = leavers.withLock { $0.count >= Self.limit }
    guard !isFull, let copy = Platform.duplicate(descriptor) else { return }
    let leaver = Leaver(descriptor: copy, end: Platform.seconds() + patience)
    leavers.withLock { $0.append(leaver) }
  }

  /// Drops what the peers send until ``stop()``.
  func drain() {
    while !isStopping.load(ordering: .acquiring) {
      Platform.sleep(seconds: 0.02)
      let now = Platform.seconds()
      leavers.withLock { leavers in
        leavers.removeAll { leaver in
          var remainder = Platform.Remainder.bytes
          while case .bytes = remainder {
            remainder = Platform.remainder(leaver.descriptor, takes: true)
          }
          if case .nothingYet = remainder, now < leaver.end { return false }
          Platform.closeDescriptor(leaver.descriptor)
          return true
        }
      }
    }
    leavers.withLock { leavers in
      for leaver in leavers { Platform.closeDescriptor(leaver.descriptor) }
      leavers = []
    }
  }

  func stop() { isStopping.store(true, ordering: .releasing) }
}
