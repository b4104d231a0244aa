import PetMapAPI
import PetMapAnnouncements
import PetMapService
import PetMapSystem
import Synchronization

/// A listening socket, and the thread that deals its connections out to the event loops in turn.
///
/// Loops that share the socket do not share the work: the one that wakes first accepts all that wait.
final class Listener: Sendable {
  private let descriptor: Int32
  private let core: ServerCore
  private let mailboxes: [Mailbox]
  /// Connections that were turned away, until their peers have read why; the oldest first. Closing a socket
  /// with unread bytes resets the connection, and the peer may lose the response (RFC 9112, 9.6).
  private let lingering = Guarded<[Int32]>([])
  /// The most of them; descriptors are scarce when there are any.
  private static let lingeringLimit = 32
  private let isStopping = Atomic<Bool>(false)
  /// When the thread last took a turn, on the clock of ``Platform/seconds()``.
  private let lastTurn = Guarded(SystemClock.seconds())
  private let thread = Guarded<PetMapSystem.Thread?>(nil)

  init(_ descriptor: Int32, _ core: ServerCore, _ mailboxes: [Mailbox]) {
    self.descriptor = descriptor
    self.core = core
    self.mailboxes = mailboxes
  }

  /// Begins to accept connections; false when there is no thread to spare.
  func start() -> Bool {
    let thread = PetMapSystem.Thread { [self] in accept() }
    self.thread.withLock { $0 = thread }
    return thread != nil
  }

  /// Accepts no more connections, and closes the socket.
  func stop() {
    isStopping.store(true, ordering: .releasing)
    Sockets.shutDown(descriptor)
    thread.withLock { $0.take() }?.join()
    closeLingering(beyond: 0)
    Descriptor.close(descriptor)
  }

  /// Whether the thread took a turn within the last seconds; without connections it takes one a second.
  func isAccepting(within seconds: Double) -> Bool {
    SystemClock.seconds() - lastTurn.withLock { $0 } <= seconds
  }

  private func accept() {
    var turn = 0
    while !isStopping.load(ordering: .acquiring) {
      lastTurn.withLock { $0 = SystemClock.seconds() }
      guard Sockets.isReadable(descriptor, within: 1) else {
        closeLingering(beyond: 0)
        continue
      }
      var hasAccepted = false
      while !isStopping.load(ordering: .acquiring),
        let (connection, peer) = Sockets.accept(descriptor)
      {
        hasAccepted = true
        guard core.connectionCount < core.connectionLimit else {
          refuse(connection)
          continue
        }
        core.opened()
        mailboxes[turn % mailboxes.count].post(.accepted(descriptor: connection, peer: peer))
        turn &+= 1
      }
      // Something waits and cannot be accepted: the process has no descriptor to spare.
      if !hasAccepted, !isStopping.load(ordering: .acquiring) {
        core.lose(.accept)
        SystemClock.sleep(seconds: 0.01)
      }
    }
  }

  /// Turns a connection away, so that those that are open keep the descriptors that they need.
  private func refuse(_ connection: Int32) {
    let error = ServiceError(
      .storeUnavailable, "Too many connections at the same time, try again later",
      headers: [HeaderField("Retry-After", "5")])
    let id = core.service.newRequestID()
    let response = core.service.refusal(error, id)
    let header = ResponseHeader(
      response, closes: true, isHTTP11: true, date: SystemClock.httpDate())
    var bytes = header.bytes
    if case .bytes(let body) = response.body { bytes += body }
    core.lose(.limit, requestID: id)
    _ = Sockets.send(bytes[...], to: connection)
    Sockets.shutDownSending(connection)
    lingering.withLock { $0.append(connection) }
    closeLingering(beyond: Self.lingeringLimit)
  }

  /// Closes the oldest connections that were turned away, all but some.
  private func closeLingering(beyond count: Int) {
    var bytes = [UInt8](repeating: 0, count: 16_384)
    for connection in lingering.withLock({ $0.takeFirst(beyond: count) }) {
      _ = Sockets.receive(connection, into: &bytes)
      Descriptor.close(connection)
    }
  }

}

extension [Int32] {
  /// Removes the first elements until some are left, and returns them.
  fileprivate mutating func takeFirst(beyond kept: Int) -> ArraySlice<Int32> {
    let taken = prefix(Swift.max(0, count - kept))
    removeFirst(taken.count)
    return taken
  }
}
