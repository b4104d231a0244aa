/// The alerts of a store, and what its servers share to send their messages.
///
/// One server sends at a time: the one that holds the ``SenderLease``. It reads the change log after
/// ``AlertProgress/position``, and records which alerts have to tell of which events, together with the
/// position that it has reached. An event is then sent until its receiver has accepted it.
public protocol AlertStore: Sendable {
  /// The key from which the secrets of alerts are derived; see ``AlertID/token(_:)``.
  var alertKey: [UInt8] { get }

  /// Adds an alert. If the receiver already has the same one, it is returned instead.
  ///
  /// - Throws: ``StoreError/tooManyAlerts`` beyond the limits of ``Alert``, and
  ///   ``StoreError/notFound`` if it is about an announcement that does not exist.
  func addAlert(_ alert: Alert, at now: Timestamp) throws(StoreError) -> Alert

  /// Returns the alert that a token belongs to, or `nil` for an unknown token.
  func alert(withToken token: ManagementToken) throws(StoreError) -> Alert?

  /// Records that the receiver wants an alert.
  func confirmAlert(_ id: AlertID, at now: Timestamp) throws(StoreError)

  /// Moves the alerts of a browser to its new subscription.
  ///
  /// - Parameter former: The subscription that they have. Nothing changes if its key or secret differs.
  /// - Throws: ``StoreError/tooManyAlerts`` if the new one would have more than ``Alert/receiverLimit``.
  func moveAlerts(
    from former: PushSubscription, to new: PushSubscription, at now: Timestamp
  ) throws(StoreError)

  /// Erases an alert; nothing else knows its receiver.
  func removeAlert(_ id: AlertID) throws(StoreError)

  /// Returns how many alerts there are, and how many have something to send.
  func alertCounts(at now: Timestamp) throws(StoreError) -> AlertCounts

  // MARK: Sending

  /// Takes, or extends, the lease of the server that sends, unless another server has it.
  ///
  /// - Parameters:
  ///   - server: The server.
  ///   - expired: A lease that its holder has not extended for too long, which is taken over.
  /// - Returns: The lease after the call.
  func takeLease(
    for server: AlertID, insteadOf expired: SenderLease?
  ) throws(StoreError) -> SenderLease

  /// Gives up a server's lease, so that another one need not wait.
  func releaseLease(of server: AlertID) throws(StoreError)

  /// Returns at most `limit` alerts that were added after the one with a number, with their numbers,
  /// in order.
  func alerts(
    after number: Int64, limit: Int
  ) throws(StoreError) -> [(number: Int64, alert: Alert)]

  /// Returns how far events were recorded; `nil` in a store whose alerts were never sent.
  func alertProgress() throws(StoreError) -> AlertProgress?

  /// Records events to be sent, unless they were recorded before, and the position up to which all
  /// were recorded.
  ///
  /// - Parameters:
  ///   - events: The events by alert. Those of alerts that do not exist or are not confirmed are
  ///     ignored.
  ///   - position: The position, or `nil` to leave it.
  ///   - ended: The announcements whose alerts end.
  /// - Returns: The alerts that do not exist, or `nil`, without a change, if the server does not have the
  ///   lease.
  func record(
    _ events: [(alert: AlertID, event: AlertEvent)], upTo position: ChangePosition?,
    ending ended: [AnnouncementID], by server: AlertID, at now: Timestamp
  ) throws(StoreError) -> [AlertID]?

  /// Returns at most `limit` alerts with something to send, the one that has waited longest first.
  ///
  /// - Parameter byMail: Whether those by mail are returned, as opposed to those by push messages.
  func dueAlerts(
    byMail: Bool, at now: Timestamp, limit: Int
  ) throws(StoreError) -> [DueAlert]

  /// Records what has become of messages.
  func settle(_ deliveries: [AlertDelivery], at now: Timestamp) throws(StoreError)
}

/// How far the events of alerts were recorded.
public struct AlertProgress: Sendable, Hashable {
  /// The position in the change log.
  public let position: ChangePosition
  /// The time at which it was reached.
  public let at: Timestamp

  /// Creates a value.
  public init(_ position: ChangePosition, at: Timestamp) {
    self.position = position
    self.at = at
  }
}

/// What has become of a message.
public struct AlertDelivery: Sendable, Hashable {
  /// The alert, and the events in the message.
  public let due: DueAlert
  /// Whether the receiver has accepted it; `nil` if it was not sent, because its host does not answer or
  /// has too many messages to accept first.
  public let outcome: DeliveryOutcome?
  /// The time at which further events, or this message, can be sent.
  public let next: Timestamp

  /// Creates a value.
  public init(_ due: DueAlert, _ outcome: DeliveryOutcome?, next: Timestamp) {
    self.due = due
    self.outcome = outcome
    self.next = next
  }
}

/// An alert with something to send: its events, or, if there are none, the request to confirm it.
public struct DueAlert: Sendable, Hashable {
  /// The alert.
  public let alert: Alert
  /// The events, the first one first.
  public let events: [AlertEvent]
  /// The number of times that sending has failed since it last succeeded.
  public let failures: Int

  /// Creates a value.
  public init(_ alert: Alert, _ events: [AlertEvent], failures: Int = 0) {
    self.alert = alert
    self.events = events
    self.failures = failures
  }

  /// The largest number of events in a message.
  public static let eventLimit = 100
}

/// The numbers of a store's alerts.
public struct AlertCounts: Sendable, Hashable {
  /// The confirmed ones.
  public var active = 0
  /// Those that wait for a confirmation.
  public var unconfirmed = 0
  /// Those with something to send.
  public var due = 0
  /// Those whose last message failed.
  public var failing = 0

  /// Creates a value for a store without alerts.
  public init() {}
}

/// The right of one server to send messages.
///
/// Its holder counts it up every few seconds. Another server that sees the same count for longer than
/// that takes it over; no clock has to agree with another one's.
public struct SenderLease: Sendable, Hashable {
  /// The server that has the lease.
  public let holder: AlertID
  /// The number of times that it was extended.
  public let count: Int64

  /// Creates a value.
  public init(holder: AlertID, count: Int64) {
    self.holder = holder
    self.count = count
  }
}
