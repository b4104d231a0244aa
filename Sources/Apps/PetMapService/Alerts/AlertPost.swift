package import PetMapAnnouncements
import PetMapSystem

/// The messages that are being sent, and the threads that wait for receivers.
///
/// A receiver that does not answer delays no one else: each kind of channel has its own threads and
/// its own share of the messages, a push service gets only some of either at a time, and messages that
/// have failed before get only some of the threads of their push service.
package final class AlertPost: Sendable {
  /// Sends the message of an alert, and waits until it is accepted or refused.
  package typealias Delivery = @Sendable (DueAlert) -> DeliveryOutcome

  private struct State {
    var waiting: [DueAlert] = []
    /// The alerts that are waiting, being sent, or done but not settled, with whether they are by mail.
    var ids: [AlertID: Bool] = [:]
    /// The numbers of messages of each receiving host; mail has one host, which is empty.
    var hosts: [String: Host] = [:]
    var done: [AlertDelivery] = []
    var isStopped = false
    var counts: [String: Int] = [:]

    /// The number of messages of a kind of channel.
    func count(byMail: Bool) -> Int { ids.values.count { $0 == byMail } }

    mutating func change(_ host: String, _ body: (inout Host) -> Void) {
      body(&hosts[host, default: Host()])
      if hosts[host] == Host() { hosts[host] = nil }
    }
  }

  /// The numbers of messages of a host.
  private struct Host: Equatable {
    var waiting = 0
    var sending = 0
    /// The number of messages being sent that have failed before.
    var retrying = 0
  }

  private let state = Monitor(State())
  private let deliver: Delivery
  private let now: @Sendable () -> Timestamp
  /// Called when a message was accepted or refused.
  private let noteDone = Monitor<Callback<Void, Void>?>(nil)

  /// The number of messages of each kind of channel that wait for a thread, are sent, or are not settled.
  private static let mailLimit = 128
  private static let pushLimit = 512
  /// The number of messages of a push service among them that wait for a thread.
  private static let waitingLimit = 192
  /// The time in milliseconds after which a message beyond ``waitingLimit`` is due again.
  private static let postponement: Int64 = 5000
  /// The threads of each kind of channel.
  private static let mailThreads = 4
  private static let pushThreads = 16
  /// The number of messages that are sent to a push service at the same time, and the number of those
  /// among them that have failed before.
  private static let hostLimit = 12
  private static let retryLimit = 4

  package init(now: @escaping @Sendable () -> Timestamp, _ deliver: @escaping Delivery) {
    self.now = now
    self.deliver = deliver
  }

  /// Returns the number of messages of a kind of channel that can be added, and the number of those that
  /// were added and are not settled.
  func room(byMail: Bool) -> (room: Int, count: Int) {
    let count = state.withLock { $0.count(byMail: byMail) }
    return (max(0, (byMail ? Self.mailLimit : Self.pushLimit) - count), count)
  }

  /// The numbers of messages by what has become of them.
  package var counts: [String: Int] { state.withLock { $0.counts } }

  /// Sets what is called after each message.
  func tell(_ body: @escaping @Sendable () -> Void) {
    noteDone.withLock { $0 = Callback { _ in body() } }
  }

  package func start() {
    for index in 0..<(Self.mailThreads + Self.pushThreads) {
      let isMail = index < Self.mailThreads
      Thread { [self] in
        while let due = take(isMail: isMail) { send(due) }
      }?.detach()
    }
  }

  package func stop() { state.change { $0.isStopped = true } }

  /// Waits until no message is being sent.
  func waitUntilIdle(atMost seconds: Double) {
    _ = state.wait(atMost: seconds) { state in
      state.hosts.values.contains { $0.sending > 0 } ? nil : ()
    }
  }

  /// Adds messages, unless those of their alerts are being sent.
  package func add(_ due: [DueAlert]) {
    state.change { state in
      for alert in due where state.ids.updateValue(alert.isMail, forKey: alert.alert.id) == nil {
        if !alert.isMail, state.hosts[alert.host]?.waiting ?? 0 >= Self.waitingLimit {
          let delay = Self.postponement + .random(in: 0...Self.postponement)
          state.done.append(
            AlertDelivery(alert, nil, next: now().advanced(byMilliseconds: delay)))
        } else {
          state.waiting.append(alert)
          state.change(alert.host) { $0.waiting += 1 }
        }
      }
    }
  }

  /// Removes the messages that are not being sent yet.
  func removeWaiting() {
    state.withLock { state in
      for due in state.waiting {
        state.ids[due.alert.id] = nil
        state.change(due.host) { $0.waiting -= 1 }
      }
      state.waiting = []
    }
  }

  /// Sends everything that waits, on the calling thread.
  package func sendAll() {
    while let due = state.withLock({ $0.waiting.isEmpty ? nil : Self.take(0, from: &$0) }) {
      send(due)
    }
  }

  private func take(isMail: Bool) -> DueAlert? {
    state.wait { state -> DueAlert?? in
      if state.isStopped { return .some(nil) }
      let index = state.waiting.firstIndex { due in
        guard due.isMail == isMail else { return false }
        guard !isMail, let host = state.hosts[due.host] else { return true }
        return host.sending < Self.hostLimit
          && (due.failures == 0 || host.retrying < Self.retryLimit)
      }
      return index.map { .some(Self.take($0, from: &state)) }
    }
  }

  private static func take(_ index: Int, from state: inout State) -> DueAlert {
    let due = state.waiting.remove(at: index)
    state.change(due.host) { host in
      host.waiting -= 1
      host.sending += 1
      if due.failures > 0 { host.retrying += 1 }
    }
    return due
  }

  private func send(_ due: DueAlert) {
    let outcome = deliver(due)
    let (now, name) = (now(), outcome.name)
    let delay =
      switch outcome {
      case .failed(_, let retryAfter): Self.delay(after: due.failures, atLeast: retryAfter)
      case .delivered, .gone, .rejected: due.alert.channel.interval
      }
    let delivery = AlertDelivery(due, outcome, next: now.advanced(byMilliseconds: delay))
    state.change { state in
      state.change(due.host) { host in
        host.sending -= 1
        if due.failures > 0 { host.retrying -= 1 }
      }
      state.done.append(delivery)
      state.counts[name, default: 0] += 1
    }
    noteDone.withLock { $0 }?.call(())
  }

  /// Returns the time until the next attempt in milliseconds: twice as long after each failure, up to
  /// six hours, and at random up to half as long, so that the receivers of a server that was away do
  /// not all come back at once.
  static func delay(after failures: Int, atLeast seconds: Int?) -> Int64 {
    let longest: Int64 = 6 * 3_600_000
    let full = min(longest, 5000 << Int64(min(failures, 20)))
    return max(Int64(seconds ?? 0) * 1000, .random(in: full / 2...full))
  }

  // MARK: Settling

  /// Returns what has become of messages since the last call.
  func takeDone() -> [AlertDelivery] {
    state.withLock { state in
      defer { state.done = [] }
      return state.done
    }
  }

  /// Takes back what could not be settled.
  func putBack(_ done: [AlertDelivery]) { state.withLock { $0.done = done + $0.done } }

  /// Forgets messages that are settled.
  func forget(_ done: [AlertDelivery]) {
    state.withLock { state in
      for delivery in done { state.ids[delivery.due.alert.id] = nil }
    }
  }
}

extension DueAlert {
  fileprivate var isMail: Bool { if case .mail = alert.channel { true } else { false } }

  /// The origin of the push service; empty for mail.
  fileprivate var host: String {
    if case .push(let subscription) = alert.channel { subscription.url.origin } else { "" }
  }
}

extension DeliveryOutcome {
  /// The outcome in metrics.
  fileprivate var name: String {
    switch self {
    case .delivered: "delivered"
    case .gone: "gone"
    case .rejected: "rejected"
    case .failed: "failed"
    }
  }
}
