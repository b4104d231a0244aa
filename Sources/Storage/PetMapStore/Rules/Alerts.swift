import PetMapAnnouncements
import PetMapSQL

/// The alerts that people asked for; see ``AlertStore``.
extension Transaction {
  /// Adds an alert, or returns the receiver's alert about the same.
  func addAlert(
    _ alert: Alert, digest: [UInt8], at now: Timestamp
  ) throws(StoreFailure) -> Alert {
    // Those who follow the alerts see each number after the ones before it.
    try lock(.alerts)
    if let report = alert.report {
      guard let stored = try announcement(report, isLocked: true) else { throw .refused(.notFound) }
      guard stored.announcement.status != .closed else { throw .refused(.closed) }
    }
    if alert.channel.receiver != nil {
      let alerts = try alerts(by: alert.channel)
      if let index = alerts.firstIndex(where: { $0.subject == alert.subject }) {
        let same = alerts[index]
        if !same.isConfirmed { try resendConfirmation(of: same.id, at: now) }
        return same
      }
      guard alerts.count < Alert.receiverLimit,
        alerts.count(where: { !$0.isConfirmed }) < Alert.unconfirmedLimit
      else { throw .refused(.tooManyAlerts) }
    }
    let values = AlertColumns.values(
      alert, digest: digest, number: try nextNumber(), dueAt: alert.isConfirmed ? nil : now)
    try change(AlertSQL.insertion, values)
    return alert
  }

  /// Returns the alerts of a receiver.
  func alerts(by channel: Alert.Channel) throws(StoreFailure) -> [Alert] {
    let rows = try values(AlertSQL.ofReceiver, .bytes(channel.receiver))
    return try rows.map { (row) throws(StoreFailure) in try AlertColumns.decode(row) }
  }

  /// Asks for a confirmation again, but at most once a day, because anyone can enter an address.
  private func resendConfirmation(
    of id: AlertID, at now: Timestamp
  ) throws(StoreFailure) {
    try change(
      AlertSQL.resending, .integer(now.milliseconds), id.value,
      .integer(now.milliseconds - 86_400_000))
  }

  /// Returns the alert whose token has a digest.
  func alert(withToken digest: [UInt8]) throws(StoreFailure) -> Alert? {
    guard let row = try values(AlertSQL.ofToken, .bytes(digest)).first else { return nil }
    return try AlertColumns.decode(row)
  }

  /// Records that the receiver wants an alert. The first event need not wait after the request for the
  /// confirmation.
  func confirmAlert(_ id: AlertID, at now: Timestamp) throws(StoreFailure) {
    try change(
      AlertSQL.confirmation, .integer(now.milliseconds), .null, .integer(Int64(0)), .null, id.value)
  }

  /// Moves the alerts of a browser to its new subscription, except those that this one already has.
  /// What could not be sent to the former one is sent now.
  func moveAlerts(
    from former: PushSubscription, to new: PushSubscription, at now: Timestamp
  ) throws(StoreFailure) {
    try lock(.alerts)
    let channel = Alert.Channel.push(new)
    let known = try alerts(by: channel).map(\.subject)
    let alerts = try alerts(by: .push(former)).filter { $0.channel == .push(former) }
    let moved = alerts.filter { !known.contains($0.subject) }
    guard known.count + moved.count <= Alert.receiverLimit else { throw .refused(.tooManyAlerts) }
    for alert in alerts where known.contains(alert.subject) { try removeAlert(alert.id) }
    for alert in moved {
      try change(
        AlertSQL.move, .text(new.endpoint), .bytes(new.key), .bytes(new.secret),
        .bytes(channel.receiver), .integer(Int64(0)), alert.id.value)
      try change(AlertSQL.retry, .integer(now.milliseconds), alert.id.value)
    }
  }

  /// Erases an alert and what it would have told.
  func removeAlert(_ id: AlertID) throws(StoreFailure) {
    try change("DELETE FROM alert_event WHERE alert = ?1", id.value)
    try change("DELETE FROM alert WHERE id = ?1", id.value)
  }

  /// Erases the alerts of an address. The audit log records each, but not the address.
  ///
  /// - Returns: Their number.
  func removeAlerts(
    to address: MailAddress, by actor: AuditActor
  ) throws(StoreFailure) -> Int {
    let alerts = try alerts(by: .mail(address))
    for alert in alerts { try removeAlert(alert.id) }
    try audit(.stopAlert, alerts.map { $0.report }, by: actor)
    return alerts.count
  }

  /// Counts the alerts.
  func alertCounts(at now: Timestamp) throws(StoreFailure) -> AlertCounts {
    var counts = AlertCounts()
    guard let row = try values(AlertSQL.counts, .integer(now.milliseconds)).first else {
      return counts
    }
    let numbers = row.map { Int($0.integer ?? 0) }
    (counts.active, counts.unconfirmed) = (numbers[0], numbers[1])
    (counts.due, counts.failing) = (numbers[2], numbers[3])
    return counts
  }

  /// Erases the alerts that were never confirmed, and forgets the events that were told long ago.
  func removeOldAlerts(at now: Timestamp) throws(StoreFailure) {
    try change(
      "DELETE FROM alert WHERE confirmed_at IS NULL AND created_at < ?1",
      .integer(now.milliseconds - Alert.confirmationTime))
    try change(
      "DELETE FROM alert_event WHERE sent_at < ?1",
      .integer(now.milliseconds - AlertSQL.keptTime))
    // An alert may have been erased with its announcement.
    try change(
      """
      DELETE FROM alert_event
      WHERE NOT EXISTS (SELECT 1 FROM alert WHERE alert.id = alert_event.alert)
      """)
  }
}

private enum AlertSQL {
  /// 90 days.
  static let keptTime: Int64 = 90 * 86_400_000

  private static let columns = AlertColumns.selected
  private static let table = Tables.alert

  static let insertion = table.insertion(AlertColumns.inserted)
  static let ofReceiver: SQL = "SELECT \(columns) FROM alert WHERE receiver = ?1 ORDER BY number"
  static let ofToken: SQL = "SELECT \(columns) FROM alert WHERE digest = ?1"
  static let confirmation = table.update(
    ["confirmed_at", "due_at", "failures", "sent_at"], where: "id = ?5 AND confirmed_at IS NULL")
  static let resending = table.update(
    ["due_at"], where: "id = ?2 AND due_at IS NULL AND coalesce(sent_at, 0) < ?3")
  static let move = table.update(
    ["endpoint", "push_key", "push_secret", "receiver", "failures"], where: "id = ?6")
  static let retry = table.update(["due_at"], where: "id = ?2 AND due_at > ?1")
  static let counts: SQL = """
    SELECT
      count(CASE WHEN confirmed_at IS NOT NULL THEN 1 END),
      count(CASE WHEN confirmed_at IS NULL THEN 1 END),
      count(CASE WHEN due_at <= ?1 THEN 1 END),
      count(CASE WHEN failures > 0 THEN 1 END)
    FROM alert
    """
}
