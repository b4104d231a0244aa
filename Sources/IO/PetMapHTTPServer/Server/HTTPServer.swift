package import PetMapService
import PetMapSystem
import Synchronization

/// Serves a ``Service`` over HTTP/1.1 until it is stopped.
///
/// A few threads, each with an `EventLoop`, wait for all connections and answer what can be answered from
/// memory; a `Listener` deals the connections out to them. What may wait for the disk or a password's hash
/// runs on the threads of `WorkQueues`.
///
/// No HTTP library is used. libmicrohttpd, used before, drops folded fields, truncates fields at NUL, answers
/// some malformed requests with pages of its own and copies every body. Its reading of a head cannot be
/// checked from outside: two heads that differ in meaning may look the same in what it reports. The strict
/// parsers of `PetMapService` (``HeadParser``, ``BodyDecoder``) decide where a request ends; the server is a
/// state machine per connection. TLS and HTTP/2 belong to the proxy in front.
package final class HTTPServer: Sendable {
  /// Where and with how many threads a server runs.
  package struct Options: Sendable {
    package var host = "127.0.0.1"
    /// 0 for any port that is free.
    package var port = 3000
    /// Threads of each kind of work that waits for the disk or for password hashes.
    package var workers = 16
    package var limits = TimeLimits()
    /// How many descriptors the process may have open; nil for what the system allows.
    package var descriptors: Int?

    package init() {}
  }

  /// The port on which it listens.
  package let port: Int
  /// What it serves.
  package var service: Service { core.service }
  private let core: ServerCore
  private let mailboxes: [Mailbox]
  private let listener: Listener
  private let threads: [PetMapSystem.Thread]
  private let refresher: PetMapSystem.Thread?
  private let isStopped = Atomic(false)

  /// Starts to listen and to answer.
  ///
  /// - Parameter log: takes one line a request, several at once when there are; it may wait. Nil for
  ///   no log.
  package init(
    _ service: Service, options: Options = Options(),
    log: (@Sendable ([UInt8]) -> Void)?
  ) throws(HTTPServerError) {
    ProcessSignals.ignoreBrokenPipes()
    let descriptors = options.descriptors ?? CurrentProcess.raiseDescriptorLimit()
    let (descriptor, port) = try Self.listen(host: options.host, port: options.port)
    let core = ServerCore(
      service: service, workers: options.workers, limits: options.limits,
      descriptors: descriptors, log: log)
    var mailboxes: [Mailbox] = []
    var threads: [PetMapSystem.Thread] = []
    for _ in 0..<max(2, CurrentProcess.processorCount()) {
      guard let mailbox = Mailbox(), let thread = EventLoop.start(core, mailbox) else { break }
      mailboxes.append(mailbox)
      threads.append(thread)
    }
    listener = Listener(descriptor, core, mailboxes)
    guard !mailboxes.isEmpty, listener.start() else {
      for mailbox in mailboxes { mailbox.post(.end) }
      for thread in threads { thread.join() }
      Descriptor.close(descriptor)
      throw .cannotStart
    }
    service.observe { [weak core] in core?.status ?? ServerStatus() }
    refresher = PetMapSystem.Thread { core.refresh() }
    self.core = core
    self.port = port
    self.mailboxes = mailboxes
    self.threads = threads
  }

  private static func listen(
    host: String, port: Int
  ) throws(HTTPServerError) -> (descriptor: Int32, port: Int) {
    do throws(Sockets.ListenError) {
      return try Sockets.listen(host: host, port: port)
    } catch {
      switch error {
      case .noSuchHost: throw .noSuchHost(host)
      case .cannotListen(let cause):
        throw .cannotListen(host: host, port: port, reason: cause.message)
      }
    }
  }

  /// Whether connections are accepted and every event loop answers a health request.
  ///
  /// No connection is made: a server with as many as it may have is busy, not dead.
  ///
  /// - Parameter seconds: how long the answers may take.
  package func isAnswering(within seconds: Double) -> Bool {
    let probe = Probe()
    for mailbox in mailboxes { mailbox.post(.probe(probe)) }
    return probe.isAnswered(by: mailboxes.count, within: seconds)
      && listener.isAccepting(within: max(seconds, 2))
  }

  /// Takes no new connections, finishes what is in flight, and closes. A second call does nothing.
  ///
  /// - Parameter patience: seconds for what is in flight.
  /// - Returns: false when some of it had to be given up; the process should end then.
  package func stop(patience: Double = 8) -> Bool {
    guard !isStopped.exchange(true, ordering: .acquiringAndReleasing) else { return true }
    listener.stop()
    core.beginStopping()
    for mailbox in mailboxes { mailbox.post(.stop) }
    core.service.stop()
    let end = SystemClock.seconds() + patience
    while core.connectionCount > 0, SystemClock.seconds() < end {
      SystemClock.sleep(seconds: 0.005)
    }
    let isDone = core.connectionCount == 0
    for mailbox in mailboxes { mailbox.post(.end) }
    for thread in threads { thread.join() }
    // What is stuck in the store must not keep the process.
    if isDone {
      core.work.stop()
      refresher?.join()
    }
    core.logLosses(at: .infinity)
    core.log?.stop(patience: 1)
    return isDone
  }
}
