import PetMapAlerts
import PetMapAnnouncements
import PetMapMail
import PetMapService
import PetMapStore
import PetMapSystem
import PetMapWebPush

/// The alerts of a served store, and what sends their messages.
enum ServedAlerts {
  typealias Options = Arguments<ServeOptions.Alerts>

  /// Checks options that require others, and that the mail command exists.
  static func check(_ options: Options) throws(CommandError) {
    let rules: [(option: String, isGiven: Bool, requires: String, isMet: Bool)] = [
      ("--mail-command", options.mailCommand != nil, "--mail-from", options.mailFrom != nil),
      ("--mail-from", options.mailFrom != nil, "--mail-command", options.mailCommand != nil),
      ("--push-services", options.pushServices != nil, "--push", options.push != nil),
      ("--mail-command", options.mailCommand != nil, "--public-url", options.publicURL != nil),
      ("--push", options.push != nil, "--public-url", options.publicURL != nil),
    ]
    for rule in rules where rule.isGiven && !rule.isMet {
      throw .usage(
        "requires \(rule.requires)", at: rule.option, remedy: "add \(rule.requires)")
    }
    if let words = options.mailCommand, !MailCommand(words).isInstalled {
      throw .usage(
        "there is no program \(words.words[0].quoted)", at: "--mail-command",
        remedy: "use the path of a program such as /usr/sbin/sendmail")
    }
  }

  /// Returns what the service needs for alerts.
  static func host(
    _ store: Store, _ options: Options, _ console: Console
  ) throws(CommandError) -> AlertHost {
    var host = AlertHost(store: store)
    host.publicURL = options.publicURL ?? ""
    let report = FailureReport(console)
    if let words = options.mailCommand, let address = options.mailFrom {
      let command = MailCommand(words)
      host.mail = AlertHost.Mail(sender: address) { message in
        report.noted(command.send(message), "mail")
      }
    }
    if let contact = options.push {
      let services = options.pushServices ?? .standard
      let key = try vapidKey(store)
      let sender = PushSender(services: services, key: key, contact: contact)
      host.push = AlertHost.Push(publicKey: key.publicKey, services: services) {
        text, topic, subscription in
        let message = PushMessage(
          text, secondsToLive: pushLife, urgency: .high, topic: topic)
        return report.noted(sender.send(message, to: subscription), "push message")
      }
    }
    return host
  }

  /// The number of seconds for which a push service keeps a message: a week.
  private static let pushLife = 7 * 86_400

  /// Returns the key with which the service identifies itself to push services, which is the same on
  /// all servers of the store.
  private static func vapidKey(_ store: Store) throws(CommandError) -> VAPIDKey {
    do throws(CryptographyError) {
      // Fewer than one in 2³² secrets is not a private key.
      for number in 0..<4 {
        do throws(CryptographyError) {
          return try VAPIDKey(privateKey: store.key(for: "push \(number)"))
        } catch .invalidPrivateKey {
          continue
        }
      }
      throw .invalidPrivateKey
    } catch {
      throw CommandError(
        .inputOutput, "push messages need libcrypto", at: "--push",
        remedy: "install OpenSSL 3 (libssl3 in Debian), or omit the option")
    }
  }
}

/// Prints the first failure of a kind, and then one every few minutes, with the number of others.
private final class FailureReport: Sendable {
  private struct State {
    var count = 0
    var next = -Double.infinity
  }

  private static let interval = 300.0
  private let states = Monitor<[String: State]>([:])
  private let isQuiet: Bool

  init(_ console: Console) { isQuiet = console.isQuiet }

  func noted(_ outcome: DeliveryOutcome, _ kind: String) -> DeliveryOutcome {
    let cause: String
    switch outcome {
    case .delivered, .gone: return outcome
    case .rejected(let text), .failed(let text, _): cause = text
    }
    let now = SystemClock.seconds()
    let others = states.withLock { states -> Int? in
      var state = states[kind] ?? State()
      defer { states[kind] = state }
      state.count += 1
      guard now >= state.next else { return nil }
      defer { state = State(count: 0, next: now + Self.interval) }
      return state.count - 1
    }
    if let others, !isQuiet {
      let more = others > 0 ? " (and \(others) more since the last such message)" : ""
      let line = Array("petmap: \(kind) not sent: \(cause)\(more)\n".utf8)
      try? Descriptor.write(line.span, to: 2)
    }
    return outcome
  }
}
