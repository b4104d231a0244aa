import PetMapAnnouncements
import PetMapService
import PetMapSystem

/// The connections of one thread, which waits for events on all of them.
///
/// A connection is a state machine (``Connection/Phase``): `advance` runs it until it would block.
/// `EventLoop+Requests` receives and begins requests, `EventLoop+Responses` sends responses and
/// closes connections. Nothing here blocks.
final class EventLoop {
  let core: ServerCore
  let mailbox: Mailbox
  /// The time on the clock of ``SystemClock/seconds()``, read once per event because the loop may
  /// have waited for a minute.
  private(set) var now = SystemClock.seconds()
  /// The buffer for `recv`, shared by all connections.
  var receiveBuffer = [UInt8](repeating: 0, count: 65_536)

  private let queue: EventQueue
  private var connections: [UInt64: Connection] = [:]
  private var lastID = EventLoop.mailboxID
  /// The connections that used up their turn and can continue immediately.
  private var unfinished: [Connection] = []
  private var lastSweep = SystemClock.seconds()
  private var isEnded = false
  private var cachedDate = (second: 0, text: "")

  private static let mailboxID: UInt64 = 0
  /// The maximum number of steps that a connection may take per turn.
  private static let stepLimit = 32

  private init?(_ core: ServerCore, _ mailbox: Mailbox) {
    guard let queue = EventQueue(), queue.add(mailbox.reader, id: Self.mailboxID) else {
      return nil
    }
    self.core = core
    self.mailbox = mailbox
    self.queue = queue
  }

  /// Starts a thread with a loop that runs until its mailbox receives `end`, or returns `nil` if
  /// the system cannot create a thread.
  static func start(_ core: ServerCore, _ mailbox: Mailbox) -> PetMapSystem.Thread? {
    PetMapSystem.Thread {
      guard let loop = EventLoop(core, mailbox) else { return }
      loop.run()
    }
  }

  private func run() {
    while !isEnded {
      queue.wait(milliseconds: pause) { handle($0) }
      now = SystemClock.seconds()
      let ready = unfinished
      unfinished = []
      for connection in ready { advance(connection) }
      if now - lastSweep >= (core.isStopping ? 0.05 : 0.5) {
        lastSweep = now
        for connection in Array(connections.values) { endIfSlow(connection) }
      }
    }
    for connection in Array(connections.values) { close(connection) }
  }

  /// The time to wait for events, in milliseconds.
  private var pause: Int {
    if !unfinished.isEmpty { return 0 }
    if connections.isEmpty { return 60_000 }
    return core.isStopping ? 50 : 500
  }

  /// The value of a response's `Date` field.
  var date: String {
    if Int(now) != cachedDate.second { cachedDate = (Int(now), SystemClock.httpDate()) }
    return cachedDate.text
  }

  // MARK: Events

  private func handle(_ event: EventQueue.Event) {
    now = SystemClock.seconds()
    if event.id == Self.mailboxID {
      for message in mailbox.takeAll() { handle(message) }
      return
    }
    guard let connection = connections[event.id] else { return }
    if event.isReadable { connection.canRead = true }
    if event.isWritable { connection.canWrite = true }
    if event.isClosed { connection.isHungUp = true }
    advance(connection)
  }

  private func handle(_ message: Mailbox.Message) {
    switch message {
    case .accepted(let accepted): open(accepted)
    case .begun(let id, let beginning):
      guard let connection = connections[id], case .beginning = connection.phase else {
        return Self.discard(beginning)
      }
      settle(connection, beginning)
      advance(connection)
    case .answered(let id, let response):
      guard let connection = connections[id], case .finishing = connection.phase else {
        return Self.discard(.respond(response))
      }
      respond(connection, response)
      advance(connection)
    case .looked(let id, let request, let isCurrent):
      // The request may have ended, and another one may wait for a later read.
      guard let connection = connections[id], connection.exchange?.id == request else { return }
      proceed(connection, isCurrent: isCurrent)
    case .clustered(let id):
      if let connection = connections[id] { beginOnWorker(connection) }
    case .hasContent(let id):
      if let connection = connections[id] { advance(connection) }
    case .probe(let probe): probe.answer(from: core.service)
    case .stop:
      for connection in Array(connections.values) { endIfSlow(connection) }
    case .end: isEnded = true
    }
  }

  /// Releases the result of a request whose connection has closed.
  private static func discard(_ beginning: Service.Beginning) {
    switch beginning {
    case .respond(let response):
      if case .stream(let stream) = response.body { stream.cancel() }
    case .receive(let intake): intake.cancel()
    case .waitForClusters: break
    }
  }

  private func open(_ accepted: AcceptedConnection) {
    lastID += 1
    let connection = Connection(id: lastID, accepted, now: now)
    connections[connection.id] = connection
    guard queue.add(connection.descriptor, id: connection.id) else { return close(connection) }
    advance(connection)
  }

  /// Removes a connection whose descriptor is about to be closed.
  func remove(_ connection: Connection) {
    connections[connection.id] = nil
    core.closed()
  }

  /// Runs a connection until it would block or has used up its turn.
  func advance(_ connection: Connection) {
    for _ in 0..<Self.stepLimit {
      guard step(connection) else { return }
    }
    unfinished.append(connection)
  }

  /// - Returns: `false` if the connection is waiting or closed.
  private func step(_ connection: Connection) -> Bool {
    switch connection.phase {
    case .idle, .head: receiveHead(connection)
    case .body: receiveBody(connection)
    case .looking, .beginning, .finishing, .closed: false
    case .responding: send(connection)
    case .lingering: drain(connection)
    }
  }
}

/// Messages from other threads to an event loop.
final class Mailbox: Sendable {
  enum Message: Sendable {
    /// A connection was accepted.
    case accepted(AcceptedConnection)
    /// A worker thread has begun a request.
    case begun(connection: UInt64, Service.Beginning)
    /// A worker thread has produced a response.
    case answered(connection: UInt64, Response)
    /// The store has been read, or reading it failed.
    case looked(connection: UInt64, request: String, isCurrent: Bool)
    /// Clusters are available, so the request that waits for them can begin again.
    case clustered(connection: UInt64)
    /// A response's stream has more data.
    case hasContent(connection: UInt64)
    /// A check that the loop is running.
    case probe(Probe)
    /// Close idle connections and finish requests in flight.
    case stop
    /// Close all connections and end the loop.
    case end
  }

  /// The descriptor that is readable when there are messages.
  let reader: Int32
  private let writer: Int32
  private let messages = Monitor<[Message]>([])

  /// Returns `nil` if no descriptors are available.
  init?() {
    guard let ends = Sockets.makePipe() else { return nil }
    (reader, writer) = ends
  }

  deinit {
    Descriptor.close(reader)
    Descriptor.close(writer)
  }

  func post(_ message: Message) {
    let isFirst = messages.withLock { messages in
      messages.append(message)
      return messages.count == 1
    }
    if isFirst { Sockets.signal(writer) }
  }

  func takeAll() -> [Message] {
    // Drain the pipe first: a message posted in between makes it readable again.
    Sockets.drain(reader)
    return messages.withLock { messages in
      defer { messages = [] }
      return messages
    }
  }
}
