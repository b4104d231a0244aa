import PetMapAnnouncements
import PetMapSystem

/// The metrics of the service.
package final class Metrics: Sendable {
  /// The upper bounds of the duration buckets in seconds.
  static let bounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

  struct Key: Hashable {
    /// The name of the route, or `none`.
    let operation: String
    let method: String
    let status: Int
  }

  /// A histogram of durations.
  struct Durations {
    /// The buckets. The last one counts durations above all bounds.
    var buckets = Array(repeating: 0, count: bounds.count + 1)
    var sum = 0.0
    var count: Int { buckets.reduce(0, +) }
  }

  /// The status of a request whose client disconnected before the response, as in nginx.
  package static let abandoned = 499

  struct State {
    var lockoutRefusals = 0
    var expired = 0
    var requests: [Key: Int] = [:]
    var durations: [String: Durations] = [:]
  }

  private let state = Monitor(State())

  /// Counts a finished request.
  ///
  /// - Parameter seconds: The time from its first byte until its response was sent, or `nil` if the
  ///   duration is not meaningful.
  func note(operation: String, method: String, status: Int, seconds: Double?) {
    // Arbitrary methods from clients must not become label values.
    let known = RequestHead.methods.contains(method)
    let key = Key(operation: operation, method: known ? method : "other", status: status)
    state.withLock { state in
      state.requests[key, default: 0] += 1
      guard let seconds else { return }
      let bucket = Self.bounds.firstIndex { seconds <= $0 } ?? Self.bounds.count
      state.durations[operation, default: Durations()].buckets[bucket] += 1
      state.durations[operation, default: Durations()].sum += seconds
    }
  }

  /// Counts a request that was rejected because of a lockout.
  func noteLockout() { state.withLock { $0.lockoutRefusals += 1 } }

  /// Counts reports that were deleted because they had no photo.
  func noteExpired(_ count: Int) { state.withLock { $0.expired += count } }

  func snapshot() -> State { state.withLock { $0 } }
}

/// A writer for metrics in the Prometheus text format 0.0.4.
struct MetricsText {
  static let mediaType = "text/plain; version=0.0.4; charset=utf-8"

  private(set) var text = ""

  /// Starts a metric.
  mutating func begin(_ name: String, _ type: String, _ help: String) {
    text += "# HELP \(name) \(help)\n# TYPE \(name) \(type)\n"
  }

  /// Appends a sample. Label values are defined by the service and need no escaping.
  mutating func sample(
    _ name: String, _ labels: KeyValuePairs<String, String> = [:], _ value: some Numeric
  ) {
    let list = labels.map { "\($0.key)=\"\($0.value)\"" }.joined(separator: ",")
    text += list.isEmpty ? "\(name) \(value)\n" : "\(name){\(list)} \(value)\n"
  }

  /// Appends the free space and the sizes of disks.
  mutating func appendSpace(_ disks: [(name: String, free: Int, total: Int)]?) {
    guard let disks else { return }
    begin("petmap_disk_free_bytes", "gauge", "The free space on the disk, in bytes.")
    for disk in disks { sample("petmap_disk_free_bytes", ["contents": disk.name], disk.free) }
    begin("petmap_disk_size_bytes", "gauge", "The size of the disk, in bytes.")
    for disk in disks { sample("petmap_disk_size_bytes", ["contents": disk.name], disk.total) }
  }

  /// Appends what waits for moderators, and the time of the last backup.
  mutating func append(_ counts: ModerationCounts?) {
    guard let counts else { return }
    begin("petmap_flagged_announcements", "gauge", "The number of announcements with open flags.")
    sample("petmap_flagged_announcements", [:], counts.flagged)
    begin(
      "petmap_waiting_announcements", "gauge", "The number of announcements awaiting review.")
    sample("petmap_waiting_announcements", [:], counts.waiting)
    begin("petmap_banned_networks", "gauge", "The number of banned networks.")
    sample("petmap_banned_networks", [:], counts.bans)
    guard let backup = counts.lastBackup else { return }
    begin(
      "petmap_backup_timestamp_seconds", "gauge",
      "The time of the last backup, in seconds since 1970.")
    sample("petmap_backup_timestamp_seconds", [:], backup.milliseconds / 1000)
  }

  /// Appends the alerts, and what has become of the messages that this server sent.
  mutating func append(_ counts: AlertCounts?, _ sender: AlertSender?) {
    if let counts {
      begin("petmap_alerts", "gauge", "The number of alerts by state.")
      let states = [
        ("active", counts.active), ("unconfirmed", counts.unconfirmed), ("due", counts.due),
        ("failing", counts.failing),
      ]
      for (state, count) in states { sample("petmap_alerts", ["state": state], count) }
    }
    guard let sender else { return }
    begin("petmap_alert_sender", "gauge", "Whether this server sends the messages of alerts.")
    sample("petmap_alert_sender", [:], sender.isSending ? 1 : 0)
    begin(
      "petmap_alert_messages_total", "counter",
      "The number of messages that this server tried to send, by outcome.")
    let outcomes = sender.post.counts
    for outcome in ["delivered", "failed", "gone", "rejected"] {
      sample("petmap_alert_messages_total", ["outcome": outcome], outcomes[outcome] ?? 0)
    }
  }

  mutating func append(_ budgets: Budgets) {
    begin("petmap_budget_limit", "gauge", "What requests can use at the same time, by resource.")
    for budget in budgets.all {
      sample("petmap_budget_limit", ["resource": budget.name], budget.total)
    }
    begin("petmap_budget_used", "gauge", "What requests use at the moment, by resource.")
    for budget in budgets.all {
      sample("petmap_budget_used", ["resource": budget.name], budget.used)
    }
  }

  mutating func append(_ state: Metrics.State) {
    begin(
      "petmap_http_requests_total", "counter",
      "The number of requests by operation, method and status.")
    let requests = state.requests.sorted { left, right in
      (left.key.operation, left.key.method, left.key.status)
        < (right.key.operation, right.key.method, right.key.status)
    }
    for (key, count) in requests {
      sample(
        "petmap_http_requests_total",
        ["operation": key.operation, "method": key.method, "status": "\(key.status)"], count)
    }
    begin(
      "petmap_lockout_refusals_total", "counter",
      "The number of requests rejected because of a lockout.")
    sample("petmap_lockout_refusals_total", [:], state.lockoutRefusals)
    begin(
      "petmap_expired_announcements_total", "counter",
      "The number of reports deleted because they had no photo.")
    sample("petmap_expired_announcements_total", [:], state.expired)
    let name = "petmap_http_request_duration_seconds"
    begin(
      name, "histogram",
      "The time from the first line of a request to the end of its response, in seconds.")
    for (operation, durations) in state.durations.sorted(by: { $0.key < $1.key }) {
      var count = 0
      for (bound, bucket) in zip(Metrics.bounds, durations.buckets) {
        count += bucket
        sample("\(name)_bucket", ["operation": operation, "le": "\(bound)"], count)
      }
      sample("\(name)_bucket", ["operation": operation, "le": "+Inf"], durations.count)
      sample("\(name)_sum", ["operation": operation], durations.sum)
      sample("\(name)_count", ["operation": operation], durations.count)
    }
  }
}
