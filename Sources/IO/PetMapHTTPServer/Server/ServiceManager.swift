import PetMapSystem

/// The service manager that started the process, such as systemd (sd_notify(3)).
///
/// It is told in datagrams when the server answers, that it still does, and when it stops.
package final class ServiceManager: Sendable {
  private let socket: String
  /// Seconds between two signs of life; nil when the manager wants none.
  private let interval: Double?
  private let isStopping = Guarded(false)

  /// - Parameter environment: returns the value of an environment variable: `NOTIFY_SOCKET`,
  ///   `WATCHDOG_USEC` and `WATCHDOG_PID` are read.
  /// - Returns: nil when no service manager listens.
  package init?(environment: (String) -> String?) {
    guard let socket = environment("NOTIFY_SOCKET"), ["/", "@"].contains(socket.first) else {
      return nil
    }
    self.socket = socket
    let isForThisProcess =
      environment("WATCHDOG_PID").map { $0 == String(CurrentProcess.id) } ?? true
    let microseconds = environment("WATCHDOG_USEC").flatMap { Int($0) } ?? 0
    // Half of the time that the manager allows, as sd_watchdog_enabled(3) recommends.
    interval = isForThisProcess && microseconds > 0 ? Double(microseconds) / 2_000_000 : nil
  }

  /// Says that the service answers requests, and from then on, on a thread of its own, that it still
  /// does.
  ///
  /// - Parameter isAnswering: checks that within some seconds. While it does not, the manager is told
  ///   nothing, and restarts the service when its time is over.
  package func ready(isAnswering: @escaping @Sendable (_ seconds: Double) -> Bool) {
    send("READY=1")
    guard let interval else { return }
    _ = PetMapSystem.Thread { [self] in
      while isStopping.wait(atMost: interval, { $0 ? () : nil }) == nil {
        if isAnswering(interval), !isStopping.withLock({ $0 }) { send("WATCHDOG=1") }
      }
    }
  }

  /// Says that the service finishes what is in flight and ends.
  package func stopping() {
    isStopping.change { $0 = true }
    send("STOPPING=1")
  }

  private func send(_ message: String) {
    // A manager that does not listen cannot be helped.
    _ = Sockets.sendDatagram(Array(message.utf8), to: socket)
  }
}
