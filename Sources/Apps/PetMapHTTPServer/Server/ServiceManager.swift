import PetMapSystem

/// The service manager that started the process, such as systemd (sd_notify(3)).
///
/// Datagrams notify it when the server is ready, while it is alive, and when it is stopping.
package final class ServiceManager: Sendable {
  private let socket: String
  /// The interval of keep-alive messages in seconds; `nil` if the manager does not expect any.
  private let interval: Double?
  private let isStopping = Monitor(false)

  /// - Parameter environment: Returns the value of an environment variable: `NOTIFY_SOCKET`,
  ///   `WATCHDOG_USEC`, and `WATCHDOG_PID` are read.
  /// - Returns: `nil` if there is no service manager.
  package init?(environment: (String) -> String?) {
    guard let socket = environment("NOTIFY_SOCKET"), ["/", "@"].contains(socket.first) else {
      return nil
    }
    self.socket = socket
    let isForThisProcess =
      environment("WATCHDOG_PID").map { $0 == String(CurrentProcess.id) } ?? true
    let microseconds = environment("WATCHDOG_USEC").flatMap { Int($0) } ?? 0
    // Half the watchdog timeout, as recommended by sd_watchdog_enabled(3).
    interval = isForThisProcess && microseconds > 0 ? Double(microseconds) / 2_000_000 : nil
  }

  /// Notifies the manager that the service is ready, and starts a thread that sends keep-alive
  /// messages.
  ///
  /// - Parameter isAnswering: Checks whether the service answers within a timeout. If it does not,
  ///   no keep-alive message is sent, and the manager eventually restarts the service.
  package func ready(isAnswering: @escaping @Sendable (_ seconds: Double) -> Bool) {
    send("READY=1")
    guard let interval else { return }
    PetMapSystem.Thread { [self] in
      while isStopping.wait(atMost: interval, { $0 ? () : nil }) == nil {
        if isAnswering(interval), !isStopping.withLock({ $0 }) { send("WATCHDOG=1") }
      }
    }?.detach()
  }

  /// Notifies the manager that the service is finishing requests in flight and stopping.
  package func stopping() {
    isStopping.change { $0 = true }
    send("STOPPING=1")
  }

  private func send(_ message: String) {
    // Ignore failures: there is nothing to do if the manager does not receive the message.
    _ = Sockets.sendDatagram(Array(message.utf8), to: socket)
  }
}
