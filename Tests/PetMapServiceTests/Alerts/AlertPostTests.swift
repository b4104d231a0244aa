import PetMapAnnouncements
import PetMapService
import PetMapSystem
import Synchronization
import Testing

/// Tests that receivers that do not answer delay no one else.
struct AlertPostTests {
  /// Receivers, some of which do not answer until the test ends.
  private final class Receivers: Sendable {
    let delivered = Mutex<[String]>([])
    let isEnding = Monitor(false)
  }

  private func due(_ number: Int, _ url: String?, failures: Int = 0) throws -> DueAlert {
    var random = SystemRandomNumberGenerator()
    var channel = Alert.Channel.mail(try MailAddress("a\(number)@b.example"))
    if let url {
      channel = .push(
        try PushSubscription(
          endpoint: url, key: [4] + [UInt8](repeating: 1, count: 64),
          secret: [UInt8](repeating: 2, count: 16)))
    }
    return DueAlert(
      Alert(
        AlertID(randomFrom: &random), .search("near=1,1"), by: channel, in: .english,
        createdAt: Timestamp(milliseconds: 0)), [], failures: failures)
  }

  /// Adds alerts, and waits until those that are answered have arrived.
  private func deliver(_ silent: [DueAlert], _ answered: [DueAlert]) -> Int {
    let receivers = Receivers()
    let names = Set(silent.map(\.alert.id))
    let post = AlertPost(now: { Timestamp(milliseconds: 0) }) { due in
      if names.contains(due.alert.id) {
        _ = receivers.isEnding.wait(atMost: 60) { $0 ? () : nil }
        return .failed("silent", retryAfter: nil)
      }
      receivers.delivered.withLock { $0.append("\(due.alert.id)") }
      return .delivered
    }
    post.start()
    post.add(silent)
    post.add(answered)
    let end = SystemClock.seconds() + 20
    while SystemClock.seconds() < end,
      receivers.delivered.withLock({ $0.count }) < answered.count
    {
      _ = receivers.isEnding.wait(atMost: 0.01) { $0 ? () : nil }
    }
    receivers.isEnding.change { $0 = true }
    post.stop()
    return receivers.delivered.withLock { $0.count }
  }

  @Test func `a push service that does not answer delays no other one`() throws {
    let silent = try (0..<400).map { try due($0, "https://silent.example/\($0)") }
    let answered = try (0..<40).map { try due($0, "https://push.example/\($0)") }
    #expect(deliver(silent, answered) == 40)
  }

  @Test func `receivers that failed before delay no others of their push service`() throws {
    let silent = try (0..<100).map { try due($0, "https://push.example/\($0)", failures: 1) }
    let answered = try (0..<40).map { try due($0, "https://push.example/a\($0)") }
    #expect(deliver(silent, answered) == 40)
  }

  @Test func `a mail command that does not end delays no push messages`() throws {
    let silent = try (0..<200).map { try due($0, nil) }
    let answered = try (0..<40).map { try due($0, "https://push.example/\($0)") }
    #expect(deliver(silent, answered) == 40)
  }
}
