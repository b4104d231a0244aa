import PetMapAPI
import PetMapAnnouncements
import PetMapService
import PetMapSystem
import Synchronization

/// A listening socket, and the thread that distributes its connections among the event loops in
/// turn.
///
/// Sharing the socket among the loops would not balance the load: the loop that wakes first would
/// accept all pending connections.
final class Listener: Sendable {
  private let descriptor: Int32
  private let core: ServerCore
  private let mailboxes: [Mailbox]
  /// The refused connections, oldest first. They stay open for a moment, so that their peers can
  /// read the response: closing a socket with unread bytes resets the connection, and the peer may
  /// lose the response (RFC 9112, 9.6).
  private let lingering = Monitor<[Int32]>([])
  /// The maximum number of refused connections to keep open; descriptors are scarce when
  /// connections are refused.
  private var lingeringLimit: Int { min(32, core.service.budgets.connections.total / 4) }
  private let isStopping = Atomic<Bool>(false)
  /// Whether the thread is waiting for a connection.
  private let isWaiting = Atomic<Bool>(false)
  /// The time of the thread's last iteration, on the clock of ``SystemClock/seconds()``.
  private let lastIteration = Monitor(SystemClock.seconds())
  private let thread = Monitor<PetMapSystem.Thread?>(nil)

  init(_ descriptor: Int32, _ core: ServerCore, _ mailboxes: [Mailbox]) {
    self.descriptor = descriptor
    self.core = core
    self.mailboxes = mailboxes
  }

  /// Starts accepting connections, or returns `false` if the system cannot create a thread.
  func start() -> Bool {
    let thread = PetMapSystem.Thread { [self] in accept() }
    self.thread.withLock { $0 = thread }
    return thread != nil
  }

  /// Stops accepting connections, and closes the socket.
  func stop() {
    isStopping.store(true, ordering: .releasing)
    Sockets.shutDown(descriptor)
    thread.withLock { $0.take() }?.join()
    closeLingering(beyond: 0)
    Descriptor.close(descriptor)
  }

  /// Returns whether the thread is waiting for a connection or its last iteration is recent.
  func isAccepting(within seconds: Double) -> Bool {
    isWaiting.load(ordering: .acquiring)
      || SystemClock.seconds() - lastIteration.withLock { $0 } <= seconds
  }

  /// Waits for a connection: for a second while there are refused ones to close, or if shutting
  /// down the socket would not end the wait; otherwise without a timeout, so that an idle server
  /// does not wake up.
  private func waitForConnection() -> Bool {
    isWaiting.store(true, ordering: .releasing)
    defer { isWaiting.store(false, ordering: .releasing) }
    let isLingering = lingering.withLock { !$0.isEmpty }
    let limit = isLingering || !Sockets.shutDownWakesListeners ? 1.0 : nil
    return Sockets.isReadable(descriptor, within: limit)
  }

  private func accept() {
    var turn = 0
    while !isStopping.load(ordering: .acquiring) {
      lastIteration.withLock { $0 = SystemClock.seconds() }
      guard waitForConnection() else {
        closeLingering(beyond: 0)
        continue
      }
      var hasAccepted = false
      while !isStopping.load(ordering: .acquiring),
        let (connection, address) = Sockets.accept(descriptor)
      {
        hasAccepted = true
        let peer = core.service.environment.trustedProxies.peer(at: address)
        do throws(ServiceError) {
          let accepted = AcceptedConnection(
            descriptor: connection, address: address, peer: peer,
            reservation: try core.service.budgets.connections.reserve(1, for: peer))
          core.opened()
          mailboxes[turn % mailboxes.count].post(.accepted(accepted))
          turn &+= 1
        } catch {
          refuse(connection, error)
        }
      }
      // A connection is pending but cannot be accepted, because the process has no free descriptor.
      if !hasAccepted, !isStopping.load(ordering: .acquiring) {
        closeLingering(beyond: 0)
        core.recordLoss(.accept)
        SystemClock.sleep(seconds: 0.01)
      }
    }
  }

  /// Refuses a connection, so that enough descriptors remain for those that are open, and for other
  /// peers.
  private func refuse(_ connection: Int32, _ error: ServiceError) {
    let id = core.service.newRequestID()
    let response = core.service.refusal(error, id)
    let header = ResponseHeader(
      response, closes: true, isHTTP11: true, date: SystemClock.httpDate())
    var bytes = header.bytes
    if case .bytes(let body) = response.body { bytes += body }
    let connections = core.service.budgets.connections
    core.recordLoss(connections.used < connections.total ? .share : .limit, requestID: id)
    _ = Sockets.send(bytes[...], to: connection)
    Sockets.shutDownSending(connection)
    lingering.withLock { $0.append(connection) }
    closeLingering(beyond: lingeringLimit)
  }

  /// Closes the oldest refused connections until `count` are left.
  private func closeLingering(beyond count: Int) {
    var bytes = [UInt8](repeating: 0, count: 16_384)
    for connection in lingering.withLock({ $0.takeFirst(beyond: count) }) {
      _ = Sockets.receive(connection, into: &bytes)
      Descriptor.close(connection)
    }
  }
}

extension [Int32] {
  /// Removes and returns the first elements until `kept` are left.
  fileprivate mutating func takeFirst(beyond kept: Int) -> ArraySlice<Int32> {
    let taken = prefix(Swift.max(0, count - kept))
    removeFirst(taken.count)
    return taken
  }
}
