package import PetMapSystem

/// A snapshot of a server and its process.
package struct ServerStatus: Sendable {
  /// The state of a queue.
  package struct Queue: Sendable {
    package let kind: WorkKind
    package let waiting: Int
    package let running: Int

    package init(kind: WorkKind, waiting: Int, running: Int) {
      self.kind = kind
      self.waiting = waiting
      self.running = running
    }
  }

  package var connections = 0
  /// The number of accepted connections so far.
  package var acceptedConnections = 0
  /// The number of rejected and closed connections so far.
  package var lostConnections: [ConnectionLoss: Int] = [:]
  package var queues: [Queue] = []
  /// The number of log lines dropped because the log was not read.
  package var droppedLogLines = 0
  package var process = ProcessStatus()

  package init() {}
}

extension MetricsText {
  private mutating func gauge(_ name: String, _ help: String, _ value: (some Numeric)?) {
    guard let value else { return }
    begin(name, "gauge", help)
    sample(name, [:], value)
  }

  mutating func append(_ status: ServerStatus) {
    gauge("petmap_connections", "The number of open connections.", status.connections)
    begin("petmap_connections_accepted_total", "counter", "The number of accepted connections.")
    sample("petmap_connections_accepted_total", [:], status.acceptedConnections)
    begin(
      "petmap_connections_lost_total", "counter",
      "The number of connections that were rejected or closed early, by reason.")
    for reason in ConnectionLoss.allCases {
      sample(
        "petmap_connections_lost_total", ["reason": reason.rawValue],
        status.lostConnections[reason] ?? 0)
    }
    begin(
      "petmap_queue_waiting", "gauge",
      "The number of requests waiting for a thread, by kind of work.")
    for queue in status.queues {
      sample("petmap_queue_waiting", ["queue": queue.kind.rawValue], queue.waiting)
    }
    begin(
      "petmap_queue_running", "gauge",
      "The number of requests running on a thread, by kind of work.")
    for queue in status.queues {
      sample("petmap_queue_running", ["queue": queue.kind.rawValue], queue.running)
    }
    begin(
      "petmap_log_lines_dropped_total", "counter",
      "The number of log lines dropped because the log could not be written.")
    sample("petmap_log_lines_dropped_total", [:], status.droppedLogLines)
    let process = status.process
    gauge("process_resident_memory_bytes", "The resident memory in bytes.", process.residentBytes)
    gauge("process_virtual_memory_bytes", "The virtual memory in bytes.", process.virtualBytes)
    gauge("process_open_fds", "The number of open file descriptors.", process.openDescriptors)
    gauge(
      "process_max_fds", "The maximum number of open file descriptors.", process.descriptorLimit)
    gauge("process_threads", "The number of threads.", process.threads)
    if let seconds = process.processorSeconds {
      begin("process_cpu_seconds_total", "counter", "The user and system CPU time in seconds.")
      sample("process_cpu_seconds_total", [:], seconds)
    }
  }
}
