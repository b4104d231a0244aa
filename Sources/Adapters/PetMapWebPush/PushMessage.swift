/// A message to a browser, which shows it even if no page of the service is open.
public struct PushMessage: Sendable, Hashable {
  /// The text that the page's service worker receives.
  public var text: [UInt8]
  /// The number of seconds for which the push service keeps the message while the browser is offline
  /// (RFC 8030, section 5.2).
  public var secondsToLive: Int
  /// How much the message is worth a device's energy.
  public var urgency: Urgency
  /// A name that makes the message replace an undelivered one with the same name, if any (RFC 8030,
  /// section 5.4): 1 to 32 characters of base64url.
  public var topic: String?

  /// The urgency of a message (RFC 8030, section 5.3).
  public enum Urgency: String, Sendable, Hashable {
    /// For a device that is charging or on Wi-Fi.
    case low
    case normal
    /// Also for a device whose battery is low.
    case high
  }

  /// The length in bytes to which the body of every message is padded, so that an observer does not
  /// learn how long its text is. Push services must accept 4,096 bytes (RFC 8030, section 7.2); this
  /// also leaves room for one that passes the body on as Base64, which is a third longer.
  public static let bodyCount = 2816

  /// The maximum length of ``text`` in bytes.
  public static let maximumCount = bodyCount - EncryptedContent.overhead

  /// The maximum of ``secondsToLive``: four weeks, as in the largest push service.
  public static let longestLife = 28 * 86_400

  /// Creates a message.
  public init(
    _ text: [UInt8], secondsToLive: Int, urgency: Urgency = .normal, topic: String? = nil
  ) {
    self.text = text
    self.secondsToLive = secondsToLive
    self.urgency = urgency
    self.topic = topic
  }

  /// Whether a topic is valid.
  static func isTopic(_ text: String) -> Bool {
    (1...32).contains(text.utf8.count)
      && text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "-"), UInt8(ascii: "_"):
          true
        default: false
        }
      }
  }
}
