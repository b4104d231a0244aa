import CMicroHTTPD
package import PetMapService
import PetMapThreads
import Synchronization

/// Serves a ``Service`` over HTTP/1.1 with libmicrohttpd, until it is stopped.
///
/// A few threads, each with a daemon of the library, wait for all connections and answer what can be
/// answered from memory; `Listener` deals the connections out to them. What may wait is done by threads
/// of its own (`Work`), while its connection is suspended.
///
/// `Exchange` takes one request through the service; `Connections` holds what the library leaves
/// open: peers that are too slow, and peers that still send when they are refused.
///
/// Safe and unchecked: nothing of it changes after `init` but by the first call of `stop`, which an
/// atomic flag singles out.
@safe package final class HTTPServer: @unchecked Sendable {
  /// Where and with how many threads a server runs.
  package struct Options: Sendable {
    package var host = "127.0.0.1"
    /// 0 for any port that is free.
    package var port = 3000
    /// Threads of each kind of work that waits for the disk or for password hashes.
    package var workers = 16

    package init() {}
  }

  /// The port on which it listens.
  package let port: Int
  /// What it serves.
  package var service: Service { core.service }
  private let core: ServerCore
  private let threads: OpaquePointer
  private let isStopped = Atomic(false)
  private let listener: Listener
  private let helpers: [PetMapThreads.Thread]

  /// Starts to listen and to answer.
  ///
  /// - Parameter log: takes one line a request, several at once when there are; it may wait. Nil for
  ///   no log.
  package init(
    _ service: Service, options: Options = Options(),
    log: (@Sendable ([UInt8]) -> Void)?
  ) throws(HTTPServerError) {
    guard petmap_http_open() else { throw .noLibrary }
    let files = Platform.raiseFileLimit()
    let (descriptor, port) = try Platform.listen(host: options.host, port: options.port)
    // A connection's first bytes are there when it is looked at.
    petmap_http_defer(descriptor)
    let core = ServerCore(service: service, workers: options.workers, log: log)
    var callbacks = unsafe ServerCore.callbacks(core)
    let threads = unsafe petmap_http_start(
      UInt32(max(2, Platform.processorCount())), UInt32(max(64, files - 128)),
      Framing.connectionMemory, 60, &callbacks)
    guard let threads = unsafe threads else {
      Platform.closeDescriptor(descriptor)
      throw .cannotStart
    }
    listener = unsafe Listener(descriptor, threads)
    guard listener.start() else {
      Platform.closeDescriptor(descriptor)
      unsafe petmap_http_stop(threads)
      throw .cannotStart
    }
    self.core = core
    self.port = port
    unsafe self.threads = threads
    helpers = [
      PetMapThreads.Thread { core.clients.watch() },
      PetMapThreads.Thread { core.lingering.drain() },
      PetMapThreads.Thread { core.refresh() },
    ].compactMap { $0 }
  }

  /// Takes no new connections, lets what is on its way come to its end, and closes. A second call
  /// does nothing.
  ///
  /// - Parameter patience: seconds for what is on its way.
  /// - Returns: false when some of it had to be given up; the process should end then.
  package func stop(patience: Double = 8) -> Bool {
    guard !isStopped.exchange(true, ordering: .acquiringAndReleasing) else { return true }
    listener.stop()
    core.beginStopping()
    core.service.stop()
    let end = Platform.seconds() + patience
    defer { core.log?.stop(patience: 1) }
    while core.exchangeCount > 0 {
      guard Platform.seconds() < end else { return false }
      Platform.sleep(seconds: 0.005)
    }
    unsafe petmap_http_stop(threads)
    core.work.stop()
    core.clients.stop()
    core.lingering.stop()
    for helper in helpers { helper.join() }
    return true
  }
}

/// The signals that ask the process to end.
package enum EndingSignals {
  /// Keeps SIGTERM and SIGINT from ending the process; called before any thread starts.
  package static func hold() { petmap_http_block_signals() }
  /// Waits until one of them comes.
  package static func wait() { _ = petmap_http_wait_for_signal() }
}
