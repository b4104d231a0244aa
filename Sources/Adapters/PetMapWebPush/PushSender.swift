public import PetMapAnnouncements
package import PetMapAPI
import PetMapCurl
import PetMapSystem

/// Sends messages to browsers by the push services that they have chosen (RFC 8030), encrypted (RFC
/// 8291), and signed with the key of this service (RFC 8292).
///
/// It connects only to the push services in its list, follows no redirects, and waits at most 10
/// seconds for a response, of which it reads at most 16 KiB. Connections are kept for later messages.
public struct PushSender: Sendable {
  private let services: PushServices
  private let key: VAPIDKey
  private let contact: PushContact
  private let transport: CurlTransport
  /// Connects to push services with private addresses, too.
  private let privateTransport: CurlTransport

  /// The maximum duration of a request in seconds.
  private let seconds: Int
  private static let responseBytes = 1 << 14

  /// Creates a sender.
  public init(services: PushServices, key: VAPIDKey, contact: PushContact) {
    self.init(services: services, key: key, contact: contact, seconds: 10)
  }

  /// Creates a sender that waits for another duration.
  package init(services: PushServices, key: VAPIDKey, contact: PushContact, seconds: Int) {
    self.seconds = seconds
    self.services = services
    self.key = key
    self.contact = contact
    func makeTransport(allowsPrivateHosts: Bool) -> CurlTransport {
      // A server sends many messages to a few push services.
      CurlTransport(
        limits: CurlTransport.Limits(
          responseBytes: Self.responseBytes, seconds: seconds,
          allowsPrivateHosts: allowsPrivateHosts, acceptsPartialBodies: true),
        keepsConnections: true)
    }
    transport = makeTransport(allowsPrivateHosts: false)
    privateTransport = makeTransport(allowsPrivateHosts: true)
  }

  /// Sends a message and blocks the calling thread until the push service has responded. Do not call
  /// it in a task.
  ///
  /// - Returns: ``DeliveryOutcome/gone`` if the subscription has ended, if it is not encrypted for a
  ///   valid key, or if its push service is not in the list;
  ///   ``DeliveryOutcome/failed(_:retryAfter:)`` for network errors, and if the push service is
  ///   overloaded or refuses the signature.
  public func send(_ message: PushMessage, to subscription: PushSubscription) -> DeliveryOutcome {
    guard services.admits(subscription.url) else { return .gone }
    guard message.text.count <= PushMessage.maximumCount else {
      return .rejected("the text has more than \(PushMessage.maximumCount) bytes")
    }
    if let topic = message.topic, !PushMessage.isTopic(topic) {
      return .rejected("the topic is not 1 to 32 characters of base64url")
    }
    let request: ClientRequest
    do throws(CryptographyError) {
      request = try self.request(message, to: subscription, now: Self.now())
    } catch {
      return Self.outcome(of: error)
    }
    let transport =
      services.admitsPrivateAddress(of: subscription.url) ? privateTransport : transport
    do throws(TransportError) {
      return Self.outcome(of: try transport.response(to: request), now: Self.now())
    } catch {
      return outcome(of: error)
    }
  }

  private static func now() -> Timestamp {
    Timestamp(milliseconds: SystemClock.millisecondsSince1970())
  }

  /// Returns the request for a message.
  package func request(
    _ message: PushMessage, to subscription: PushSubscription, now: Timestamp
  ) throws(CryptographyError) -> ClientRequest {
    let body = try EncryptedContent.message(
      message.text, to: subscription, bodyCount: PushMessage.bodyCount, key: .random(),
      salt: randomBytes(EncryptedContent.saltCount))
    let life = min(max(message.secondsToLive, 0), PushMessage.longestLife)
    var headers = [
      HTTPHeader(
        "Authorization",
        try key.authorization(for: subscription.url, contact: contact, now: now)),
      HTTPHeader("Content-Type", "application/octet-stream"),
      HTTPHeader("Content-Encoding", "aes128gcm"), HTTPHeader("TTL", String(life)),
      HTTPHeader("Urgency", message.urgency.rawValue),
    ]
    if let topic = message.topic { headers.append(HTTPHeader("Topic", topic)) }
    return ClientRequest(.post, subscription.endpoint, headers: headers, body: body)
  }

  private static func outcome(of error: CryptographyError) -> DeliveryOutcome {
    switch error {
    case .invalidPublicKey: .gone
    case .unavailable:
      .failed(
        "libcrypto is not installed; install OpenSSL 3 (libssl3 in Debian)", retryAfter: nil)
    case .invalidPrivateKey, .failed: .failed("libcrypto has failed", retryAfter: nil)
    }
  }

  private func outcome(of error: TransportError) -> DeliveryOutcome {
    switch error {
    case .noConnection: .failed("no connection to the push service", retryAfter: nil)
    case .timedOut:
      .failed("the push service did not respond within \(seconds) s", retryAfter: nil)
    case .cancelled: .failed("canceled", retryAfter: nil)
    case .failed(let cause): .failed(cause, retryAfter: nil)
    }
  }

  /// Returns the outcome that a response stands for (RFC 8030, section 5).
  package static func outcome(of response: ClientResponse, now: Timestamp) -> DeliveryOutcome {
    let text = DeliveryOutcome.cause(String(decoding: response.body, as: UTF8.self))
    let cause = "status \(response.status)" + (text.isEmpty ? "" : ": \(text)")
    switch response.status {
    case 200..<300: return .delivered
    case 404, 410: return .gone
    case 400, 413: return .rejected(cause)
    case 401, 403:
      return .failed(
        "the push service refuses the signature (\(cause)); the subscription may belong to another "
          + "key, or this server's clock may be wrong", retryAfter: delay(response, now))
    case 300..<400:
      return .failed("\(cause); redirects are not followed", retryAfter: delay(response, now))
    default: return .failed(cause, retryAfter: delay(response, now))
    }
  }

  /// Returns the number of seconds in the header `Retry-After` (RFC 9110, section 10.2.3), from 0 to a
  /// day, or `nil` if it is missing or malformed.
  private static func delay(_ response: ClientResponse, _ now: Timestamp) -> Int? {
    guard let value = response.header("Retry-After")?.trimmed else { return nil }
    let longest = DeliveryOutcome.longestDelay
    if !value.isEmpty, value.utf8.allSatisfy({ $0 &- UInt8(ascii: "0") < 10 }) {
      return min(Int(value) ?? longest, longest)
    }
    guard let date = Timestamp(httpDate: value) else { return nil }
    let seconds = (date.milliseconds - now.milliseconds + 999) / 1000
    return Int(min(max(seconds, 0), Int64(longest)))
  }
}
