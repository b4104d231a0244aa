package import PetMapAnnouncements
import PetMapSystem

/// The messages that are being sent, and the threads that wait for receivers.
///
/// Each kind of channel has its own threads, and a push service gets only some of them at a time, so
/// that one that does not answer does not delay the messages of others.
package final class AlertPost: Sendable {
  /// Sends the message of an alert, and waits until it is accepted or refused.
  package typealias Delivery = @Sendable (DueAlert) -> DeliveryOutcome

  private struct State {
    var waiting: [DueAlert] = []
    /// The alerts that are waiting, being sent, or done but not settled.
    var ids: Set<AlertID> = []
    /// The number of messages that are being sent, by receiving host; empty for mail.
    var sending: [String: Int] = [:]
    var done: [AlertDelivery] = []
    var isStopped = false
    var counts: [String: Int] = [:]
  }

  private let state = Monitor(State())
  private let deliver: Delivery
  private let now: @Sendable () -> Timestamp
  /// Called when a message was accepted or refused.
  private let noteDone = Monitor<Callback<Void, Void>?>(nil)

  /// The number of messages that wait for a thread or to be settled.
  private static let limit = 512
  /// The threads of each kind of channel.
  private static let mailThreads = 4
  private static let pushThreads = 16
  /// The largest number of messages that are sent to a host at the same time.
  private static let hostLimit = 12

  package init(now: @escaping @Sendable () -> Timestamp, _ deliver: @escaping Delivery) {
    self.now = now
    self.deliver = deliver
  }

  /// The number of further messages that can be added.
  var room: Int { state.withLock { max(0, Self.limit - $0.ids.count) } }

  /// The number of messages that were added and are not settled.
  var count: Int { state.withLock { $0.ids.count } }

  /// The numbers of messages by what has become of them.
  package var counts: [String: Int] { state.withLock { $0.counts } }

  /// Sets what is called after each message.
  func tell(_ body: @escaping @Sendable () -> Void) {
    noteDone.withLock { $0 = Callback { _ in body() } }
  }

  func start() {
    for index in 0..<(Self.mailThreads + Self.pushThreads) {
      let isMail = index < Self.mailThreads
      Thread { [self] in
        while let due = take(isMail: isMail) { send(due) }
      }?.detach()
    }
  }

  func stop() { state.change { $0.isStopped = true } }

  /// Adds messages, unless those of their alerts are being sent.
  func add(_ due: [DueAlert]) {
    state.change { state in
      for alert in due where state.ids.count < Self.limit {
        if state.ids.insert(alert.alert.id).inserted { state.waiting.append(alert) }
      }
    }
  }

  /// Sends everything that waits, on the calling thread.
  package func sendAll() {
    while let due = state.withLock({ $0.waiting.isEmpty ? nil : $0.waiting.removeFirst() }) {
      state.withLock { $0.sending[due.host, default: 0] += 1 }
      send(due)
    }
  }

  private func take(isMail: Bool) -> DueAlert? {
    state.wait { state -> DueAlert?? in
      if state.isStopped { return .some(nil) }
      let index = state.waiting.firstIndex { due in
        due.isMail == isMail && (isMail || state.sending[due.host, default: 0] < Self.hostLimit)
      }
      guard let index else { return nil }
      let due = state.waiting.remove(at: index)
      state.sending[due.host, default: 0] += 1
      return .some(due)
    }
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
      state.sending[due.host, default: 0] -= 1
      if state.sending[due.host] == 0 { state.sending[due.host] = nil }
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
      for delivery in done { state.ids.remove(delivery.due.alert.id) }
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
