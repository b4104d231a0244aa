/// Identifies an alert. It is random, and not a secret.
public struct AlertID: Sendable, Hashable, Comparable {
  /// The number of bytes.
  public static let length = 16

  /// The bytes.
  public let bytes: [UInt8]

  /// Creates a random ID.
  public init(randomFrom generator: inout some RandomNumberGenerator) {
    bytes = (0..<Self.length).map { _ in UInt8(truncatingIfNeeded: generator.next()) }
  }

  /// Creates an ID from its bytes, or returns `nil` if there are not 16.
  public init?(bytes: [UInt8]) {
    guard bytes.count == Self.length else { return nil }
    self.bytes = bytes
  }

  /// Orders IDs by their bytes.
  public static func < (left: Self, right: Self) -> Bool {
    left.bytes.lexicographicallyPrecedes(right.bytes)
  }

  /// Returns the secret in the addresses of the alert's page and feeds.
  ///
  /// - Parameter key: The store's key for alerts. The store contains only a digest of the secret, but
  ///   messages must contain the address.
  public func token(_ key: [UInt8]) -> ManagementToken {
    ManagementToken(SHA256.authenticationCode(of: bytes, key: key))
  }
}

/// What someone wants to be told of, and how.
public struct Alert: Sendable, Hashable {
  /// What an alert is about.
  public enum Subject: Sendable, Hashable {
    /// New announcements that a search finds, as the text of its parameters.
    case search(String)
    /// The sightings and matches of an announcement, for its reporter. Such an alert ends when the
    /// announcement is closed or erased.
    case report(AnnouncementID)
  }

  /// How the receiver is told.
  public enum Channel: Sendable, Hashable {
    /// Not at all: programs read the alert's feeds, which every alert has.
    case feed
    case mail(MailAddress)
    case push(PushSubscription)

    /// The shortest time between two messages in milliseconds. What happens in the meantime is told
    /// together.
    public var interval: Int64 {
      switch self {
      case .feed: 0
      case .mail: 600_000
      case .push: 30_000
      }
    }
  }

  /// The ID.
  public let id: AlertID
  /// What the alert is about.
  public let subject: Subject
  /// How the receiver is told.
  public let channel: Channel
  /// The language of messages.
  public let language: Language
  /// The time at which it was created.
  public let createdAt: Timestamp
  /// The time at which the receiver confirmed the alert, or `nil` if the link in the message
  /// to the address has not been opened.
  public var confirmedAt: Timestamp?

  /// Creates an alert. Only those by mail have to be confirmed.
  public init(
    _ id: AlertID, _ subject: Subject, by channel: Channel, in language: Language,
    createdAt: Timestamp, confirmedAt: Timestamp? = nil
  ) {
    self.id = id
    self.subject = subject
    self.channel = channel
    self.language = language
    self.createdAt = createdAt
    self.confirmedAt = confirmedAt
    if case .mail = channel { return }
    self.confirmedAt = createdAt
  }

  /// Whether the receiver wants to be told.
  public var isConfirmed: Bool { confirmedAt != nil }

  /// The announcement that the alert is about, if any.
  public var report: AnnouncementID? { if case .report(let id) = subject { id } else { nil } }

  /// The largest number of alerts by mail to one address that are waiting for a confirmation.
  public static let unconfirmedLimit = 3
  /// The largest number of alerts of one receiver.
  public static let receiverLimit = 50
  /// The time after which an alert that was not confirmed is erased, in milliseconds.
  public static let confirmationTime: Int64 = 48 * 3_600_000
}

/// Something that the receiver of an alert is told of. It is told once.
public struct AlertEvent: Sendable, Hashable {
  /// What has happened.
  public enum Kind: Sendable, Hashable {
    /// A search finds an announcement.
    case found
    /// An announcement may be of the same pet as the reporter's.
    case match
    /// Someone has seen the animal. The value is the number of the sighting.
    case sighting(Int)
    /// Nothing has happened for 30 days times the value.
    case reminder(Int)
  }

  /// The announcement that it has happened to.
  public let announcement: AnnouncementID
  /// What has happened.
  public let kind: Kind

  /// Creates an event.
  public init(_ kind: Kind, of announcement: AnnouncementID) {
    self.kind = kind
    self.announcement = announcement
  }
}

extension AlertEvent.Kind {
  /// The kind as text, for stores: `found`, `match`, `sighting 3` or `reminder 1`.
  public var text: String {
    switch self {
    case .found: "found"
    case .match: "match"
    case .sighting(let number): "sighting \(number)"
    case .reminder(let number): "reminder \(number)"
    }
  }

  /// Creates a kind from its ``text``, or returns `nil` for any other text.
  public init?(_ text: String) {
    let parts = text.split(separator: " ", omittingEmptySubsequences: false)
    let number = parts.count == 2 ? Int(parts[1]) : nil
    switch (parts.first, number) {
    case ("found", nil) where parts.count == 1: self = .found
    case ("match", nil) where parts.count == 1: self = .match
    case ("sighting", let number?): self = .sighting(number)
    case ("reminder", let number?): self = .reminder(number)
    default: return nil
    }
  }
}
