import PetMapAnnouncements
import PetMapSQL

/// What the server that sends alerts does; see ``AlertStore``.
extension Transaction {
  // MARK: The lease

  /// Takes or extends the lease, unless another server has it.
  func takeLease(
    for server: AlertID, insteadOf expired: SenderLease?
  ) throws(StoreFailure) -> SenderLease {
    try lock(.alerts)
    let current = try senderLease()
    if let current, current.holder != server, current != expired { return current }
    let lease = SenderLease(holder: server, count: (current?.count ?? 0) &+ 1)
    try set(.alertSender, to: lease.bytes)
    return lease
  }

  /// Gives up a server's lease.
  func releaseLease(of server: AlertID) throws(StoreFailure) {
    try lock(.alerts)
    if try senderLease()?.holder == server { try remove(.alertSender) }
  }

  private func senderLease() throws(StoreFailure) -> SenderLease? {
    try setting(.alertSender).flatMap { SenderLease(bytes: $0) }
  }

  // MARK: Events

  /// Returns alerts in the order in which they were added.
  func alerts(
    after number: Int64, limit: Int
  ) throws(StoreFailure) -> [(number: Int64, alert: Alert)] {
    let rows = try values(SendingSQL.added, .integer(number), .integer(limit))
    return try rows.map { (row) throws(StoreFailure) in
      (row[AlertColumns.count].integer ?? 0, try AlertColumns.decode(row))
    }
  }

  /// Returns how far events were recorded.
  func alertProgress() throws(StoreFailure) -> AlertProgress? {
    try setting(.alertProgress).flatMap {
      AlertProgress(text: String(decoding: $0, as: UTF8.self))
    }
  }

  /// Records events, and the position that the sender has reached.
  func record(
    _ events: [(alert: AlertID, event: AlertEvent)], upTo position: ChangePosition?,
    ending ended: [AnnouncementID], by server: AlertID, at now: Timestamp
  ) throws(StoreFailure) -> [AlertID]? {
    try lock(.alerts)
    guard try senderLease()?.holder == server else { return nil }
    if let position {
      try set(.alertProgress, to: Array(AlertProgress(position, at: now).text.utf8))
    }
    var missing: [AlertID] = []
    var existing: Set<AnnouncementID> = []
    // Locks are taken in one order.
    for id in Set(events.map { $0.event.announcement }).sorted(by: { $0.text < $1.text })
    where try announcement(id, isLocked: true) != nil {
      existing.insert(id)
    }
    for (id, event) in events where existing.contains(event.announcement) {
      guard let row = try values(SendingSQL.state, id.value).first else {
        missing.append(id)
        continue
      }
      guard row[0] != .null else { continue }
      let key: [SQLValue] = [id.value, event.announcement.value, .text(event.kind.text)]
      guard try value(SendingSQL.event, key) == .null else { continue }
      try change(SendingSQL.insertion, key + [.integer(now.milliseconds), .null])
      guard row[1] == .null else { continue }
      let channel = try AlertColumns.decode(Array(row[3...])).channel
      let earliest = (row[2].integer ?? 0) + channel.interval
      try change(SendingSQL.due, .integer(max(now.milliseconds, earliest)), id.value)
    }
    for id in ended {
      for row in try values("SELECT id FROM alert WHERE announcement = ?1", id.value) {
        if let alert = row[0].bytes.flatMap({ AlertID(bytes: $0) }) { try removeAlert(alert) }
      }
    }
    return missing
  }

  // MARK: Messages

  /// Returns the alerts with something to send.
  func dueAlerts(
    byMail: Bool, at now: Timestamp, limit: Int
  ) throws(StoreFailure) -> [DueAlert] {
    let rows = try values(
      byMail ? SendingSQL.dueMails : SendingSQL.duePushes, .integer(now.milliseconds),
      .integer(limit))
    return try rows.map { (row) throws(StoreFailure) in
      let alert = try AlertColumns.decode(row)
      let unsent = try values(
        SendingSQL.unsent, alert.id.value, .integer(DueAlert.eventLimit))
      let events = try unsent.map { (row) throws(StoreFailure) in
        guard let kind = row[1].text.flatMap({ AlertEvent.Kind($0) }) else {
          throw .damaged("an event of an alert is invalid")
        }
        return AlertEvent(kind, of: try AnnouncementID(row[0]))
      }
      return DueAlert(alert, events, failures: Int(row[AlertColumns.count].integer ?? 0))
    }
  }

  /// Records what has become of a message.
  func settle(_ delivery: AlertDelivery, at now: Timestamp) throws(StoreFailure) {
    let (due, next) = (delivery.due, delivery.next)
    let id = due.alert.id
    if !due.alert.isConfirmed, try value(SendingSQL.isConfirmed, id.value) != .null {
      // The receiver has confirmed before the request was recorded as sent.
      return
    }
    switch delivery.outcome {
    case nil: try change(SendingSQL.due, .integer(next.milliseconds), id.value)
    case .gone:
      guard let row = try values(SendingSQL.state, id.value).first else { return }
      // The browser may have told its new subscription in the meantime.
      let channel = try AlertColumns.decode(Array(row[3...])).channel
      if channel == due.alert.channel { try removeAlert(id) }
    case .failed:
      try change(SendingSQL.failure, .integer(next.milliseconds), id.value)
    case .delivered, .rejected:
      for event in due.events {
        try change(
          SendingSQL.sent, .integer(now.milliseconds), id.value, event.announcement.value,
          .text(event.kind.text))
      }
      let isMore = try value(SendingSQL.unsent, id.value, .integer(1)) != .null
      try change(
        SendingSQL.success, isMore ? .integer(next.milliseconds) : .null,
        .integer(now.milliseconds), .integer(Int64(0)), id.value)
    }
  }
}

extension SenderLease {
  fileprivate var bytes: [UInt8] { holder.bytes + Array(String(count).utf8) }

  fileprivate init?(bytes: [UInt8]) {
    guard let holder = AlertID(bytes: Array(bytes.prefix(AlertID.length))),
      let count = Int64(String(decoding: bytes.dropFirst(AlertID.length), as: UTF8.self))
    else { return nil }
    self.init(holder: holder, count: count)
  }
}

extension AlertProgress {
  /// The progress as text: the time, the number, the system and the number of its timeline, and the
  /// ID of its change, where what is unknown is empty.
  fileprivate var text: String {
    [
      String(at.milliseconds), String(position.number),
      position.timeline.map { String($0.system) } ?? "",
      position.timeline.map { String($0.number) } ?? "", position.id?.text ?? "",
    ].joined(separator: " ")
  }

  fileprivate init?(text: String) {
    let parts = text.split(separator: " ", omittingEmptySubsequences: false).map { String($0) }
    guard parts.count == 5, let at = Int64(parts[0]), let number = Int64(parts[1]) else {
      return nil
    }
    var timeline: ChangeTimeline?
    if let system = Int64(parts[2]), let number = Int64(parts[3]) {
      timeline = ChangeTimeline(system: system, number: number)
    }
    self.init(
      ChangePosition(number: number, timeline: timeline, id: AnnouncementID(parts[4])),
      at: Timestamp(milliseconds: at))
  }
}

private enum SendingSQL {
  private static let columns = AlertColumns.selected
  private static let table = Tables.alert

  static let added: SQL = """
    SELECT \(columns), number FROM alert WHERE number > ?1 ORDER BY number LIMIT ?2
    """
  static let state: SQL = """
    SELECT confirmed_at, due_at, sent_at, \(columns) FROM alert WHERE id = ?1
    """
  static let isConfirmed: SQL = "SELECT confirmed_at FROM alert WHERE id = ?1"
  static let event: SQL = """
    SELECT 1 FROM alert_event WHERE alert = ?1 AND announcement = ?2 AND event = ?3
    """
  static let insertion = Tables.alertEvent.insertion(
    ["alert", "announcement", "event", "at", "sent_at"])
  static let due = table.update(["due_at"], where: "id = ?2")
  static let dueMails = dueAlerts("mail")
  static let duePushes = dueAlerts("endpoint")

  /// Returns the query of the alerts whose receiver is in a column.
  private static func dueAlerts(_ column: String) -> SQL {
    """
    SELECT \(columns), failures FROM alert WHERE due_at <= ?1 AND \(SQL(column)) IS NOT NULL
    ORDER BY due_at, number LIMIT ?2
    """
  }

  static let unsent: SQL = """
    SELECT announcement, event FROM alert_event WHERE alert = ?1 AND sent_at IS NULL
    ORDER BY at, announcement, event LIMIT ?2
    """
  static let sent = Tables.alertEvent.update(
    ["sent_at"], where: "alert = ?2 AND announcement = ?3 AND event = ?4")
  static let failure = table.update(
    [("due_at", "?1"), ("failures", "failures + 1")], where: "id = ?2")
  static let success = table.update(["due_at", "sent_at", "failures"], where: "id = ?4")
}
