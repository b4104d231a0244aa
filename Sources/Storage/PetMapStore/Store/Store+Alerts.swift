public import PetMapAnnouncements

/// The alerts.
extension Store: AlertStore {
  /// The key from which the secrets of alerts are derived.
  public var alertKey: [UInt8] { key(for: "alerts") }

  /// Adds an alert.
  public func addAlert(_ alert: Alert, at now: Timestamp) throws(StoreError) -> Alert {
    let digest = alert.id.token(alertKey).alertDigest
    return try write { (transaction) throws(StoreFailure) in
      try transaction.addAlert(alert, digest: digest, at: now)
    }
  }

  /// Returns the alert that a token belongs to.
  public func alert(withToken token: ManagementToken) throws(StoreError) -> Alert? {
    try read { (transaction) throws(StoreFailure) in
      try transaction.alert(withToken: token.alertDigest)
    }
  }

  /// Records that the receiver wants an alert.
  public func confirmAlert(_ id: AlertID, at now: Timestamp) throws(StoreError) {
    try write { (transaction) throws(StoreFailure) in
      try transaction.confirmAlert(id, at: now)
    }
  }

  /// Moves the alerts of a browser to its new subscription.
  public func moveAlerts(
    from former: PushSubscription, to new: PushSubscription, at now: Timestamp
  ) throws(StoreError) {
    try write { (transaction) throws(StoreFailure) in
      try transaction.moveAlerts(from: former, to: new, at: now)
    }
    noteRemains()
  }

  /// Erases an alert.
  public func removeAlert(_ id: AlertID) throws(StoreError) {
    try write { (transaction) throws(StoreFailure) in try transaction.removeAlert(id) }
    noteRemains()
  }

  /// Counts the alerts.
  public func alertCounts(at now: Timestamp) throws(StoreError) -> AlertCounts {
    try read { (transaction) throws(StoreFailure) in try transaction.alertCounts(at: now) }
  }

  // MARK: Sending

  /// Takes or extends the lease of the server that sends.
  public func takeLease(
    for server: AlertID, insteadOf expired: SenderLease?
  ) throws(StoreError) -> SenderLease {
    try write { (transaction) throws(StoreFailure) in
      try transaction.takeLease(for: server, insteadOf: expired)
    }
  }

  /// Gives up a server's lease.
  public func releaseLease(of server: AlertID) throws(StoreError) {
    try write { (transaction) throws(StoreFailure) in try transaction.releaseLease(of: server) }
  }

  /// Returns the alerts that were added after one.
  public func alerts(
    after number: Int64, limit: Int
  ) throws(StoreError) -> [(number: Int64, alert: Alert)] {
    // A standby may lag behind.
    try StoreError.reading { () throws(StoreFailure) in
      try database.follow { (transaction) throws(StoreFailure) in
        try transaction.alerts(after: number, limit: limit)
      }
    }
  }

  /// Returns how far events were recorded.
  public func alertProgress() throws(StoreError) -> AlertProgress? {
    try read { (transaction) throws(StoreFailure) in try transaction.alertProgress() }
  }

  /// Records events to be sent.
  public func record(
    _ events: [(alert: AlertID, event: AlertEvent)], upTo position: ChangePosition?,
    ending ended: [AnnouncementID], by server: AlertID, at now: Timestamp
  ) throws(StoreError) -> [AlertID]? {
    let alerts = try write { (transaction) throws(StoreFailure) in
      try transaction.record(events, upTo: position, ending: ended, by: server, at: now)
    }
    if !ended.isEmpty { noteRemains() }
    return alerts
  }

  /// Returns the alerts with something to send.
  public func dueAlerts(
    byMail: Bool, at now: Timestamp, limit: Int
  ) throws(StoreError) -> [DueAlert] {
    try read { (transaction) throws(StoreFailure) in
      try transaction.dueAlerts(byMail: byMail, at: now, limit: limit)
    }
  }

  /// Records what has become of messages.
  public func settle(_ deliveries: [AlertDelivery], at now: Timestamp) throws(StoreError) {
    try write { (transaction) throws(StoreFailure) in
      for delivery in deliveries { try transaction.settle(delivery, at: now) }
    }
    if deliveries.contains(where: { $0.outcome == .gone }) { noteRemains() }
  }
}
