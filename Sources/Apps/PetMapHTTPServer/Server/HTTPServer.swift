package import PetMapService
import PetMapSystem
import Synchronization

/// Serves a ``Service`` over HTTP/1.1 until it is stopped.
///
/// A few threads, each with an `EventLoop`, wait for all connections and handle requests that can
/// be served from memory; a `Listener` distributes connections among them. Work that may wait for
/// the disk or a password hash runs on the threads of `WorkQueues`.
///
/// No HTTP library is used. libmicrohttpd drops folded fields, truncates fields at NUL, answers
/// some malformed requests with its own pages, and copies every body. An application cannot verify
/// how it parses a head, because heads with different meanings may be reported identically. The
/// strict parsers of `PetMapService` (``HeadParser``, ``BodyDecoder``) determine where a request
/// ends, and each connection is a state machine. TLS and HTTP/2 are left to a reverse proxy.
package final class HTTPServer: Sendable {
  /// The address and thread counts of a server.
  package struct Options: Sendable {
    package var host = "127.0.0.1"
    /// The port, or 0 for any free port.
    package var port = 3000
    /// The number of threads for each kind of work that waits for the disk or for password hashes.
    package var workers = 16
    package var limits = TimeLimits()

    package init() {}
  }

  /// The port on which the server listens.
  package let port: Int
  /// The service.
  package var service: Service { core.service }
  private let core: ServerCore
  private let mailboxes: [Mailbox]
  private let listener: Listener
  private let threads: [PetMapSystem.Thread]
  private let refresher: PetMapSystem.Thread?
  private let isStopped = Atomic(false)

  /// Starts listening and answering requests.
  ///
  /// - Parameter log: Receives one line per request, or several lines at once; it may block. Pass
  ///   `nil` to disable logging.
  package init(
    _ service: Service, options: Options = Options(),
    log: (@Sendable ([UInt8]) -> Void)?
  ) throws(HTTPServerError) {
    ProcessSignals.ignoreBrokenPipes()
    let (descriptor, port) = try Self.listen(host: options.host, port: options.port)
    let core = ServerCore(
      service: service, workers: options.workers, limits: options.limits, log: log)
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
    if let log = core.log { service.log { log.append($0) } }
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

  /// Returns whether connections are accepted and every event loop answers a health request.
  ///
  /// No connection is made, because a server at its connection limit is busy rather than dead.
  ///
  /// - Parameter seconds: The timeout.
  package func isAnswering(within seconds: Double) -> Bool {
    let probe = Probe()
    for mailbox in mailboxes { mailbox.post(.probe(probe)) }
    return probe.isAnswered(by: mailboxes.count, within: seconds)
      && listener.isAccepting(within: max(seconds, 2))
  }

  /// Stops accepting connections, finishes requests in flight, and closes all connections.
  /// Subsequent calls have no effect.
  ///
  /// - Parameter patience: The timeout for requests in flight, in seconds.
  /// - Returns: `false` if some of them had to be aborted, in which case the process should exit.
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
    // Work that hangs in the store must not prevent the process from exiting.
    if isDone {
      core.work.stop()
      refresher?.join()
    }
    core.logLosses(at: .infinity)
    core.log?.stop(timeout: 1)
    return isDone
  }
}

/// A reason why a server cannot start.
package enum HTTPServerError: Error, Sendable, Hashable {
  case noSuchHost(String)
  /// Listening failed; `reason` is the system's message.
  case cannotListen(host: String, port: Int, reason: String)
  /// The system cannot provide threads or descriptors.
  case cannotStart
}

/// A check that every event loop still answers requests.
final class Probe: Sendable {
  private let answers = Monitor(0)

  /// Answers a health request as if it had arrived on a connection.
  func answer(from service: Service) {
    let plan = service.plan(RequestHead("GET", "/api/health", peer: "", id: service.newRequestID()))
    guard case .respond(let response) = service.begin(plan), response.status == 200 else { return }
    answers.change { $0 += 1 }
  }

  /// Waits until `count` loops have answered, and returns `false` on timeout.
  func isAnswered(by count: Int, within seconds: Double) -> Bool {
    answers.wait(atMost: seconds) { $0 == count ? () : nil } != nil
  }
}
