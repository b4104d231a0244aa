import PetMapAnnouncements
import PetMapSQL

/// The only conversion of alerts from and to rows.
enum AlertColumns {
  private static let read = [
    "id", "announcement", "search", "language", "mail", "endpoint", "push_key", "push_secret",
    "created_at", "confirmed_at",
  ]

  /// The columns that ``decode(_:)`` reads.
  static let selected = SQL(read.map { "alert.\($0)" }.joined(separator: ", "))
  /// The number of ``selected`` columns.
  static let count = read.count

  /// The columns of ``values(_:digest:number:dueAt:)``.
  static let inserted = read + ["digest", "number", "receiver", "due_at", "failures"]

  /// Returns the values of a new row.
  static func values(
    _ alert: Alert, digest: [UInt8], number: Int64, dueAt: Timestamp?
  ) -> [SQLValue] {
    var search: String?
    if case .search(let text) = alert.subject { search = text }
    var (mail, push): (String?, PushSubscription?)
    switch alert.channel {
    case .feed: break
    case .mail(let address): mail = address.description
    case .push(let subscription): push = subscription
    }
    return [
      .bytes(alert.id.bytes), alert.report?.value ?? .null, .text(search),
      .text(alert.language.rawValue), .text(mail), .text(push?.endpoint), .bytes(push?.key),
      .bytes(push?.secret), .integer(alert.createdAt.milliseconds),
      .integer(alert.confirmedAt?.milliseconds), .bytes(digest), .integer(number),
      .bytes(alert.channel.receiver), .integer(dueAt?.milliseconds), .integer(Int64(0)),
    ]
  }

  /// Returns the alert in the columns ``selected``.
  static func decode(_ row: [SQLValue]) throws(StoreFailure) -> Alert {
    guard let id = row[0].bytes.flatMap({ AlertID(bytes: $0) }),
      let language = row[3].text.flatMap({ Language(rawValue: $0) }),
      let createdAt = row[8].integer, let channel = channel(row)
    else { throw .damaged("an alert is invalid") }
    let subject: Alert.Subject =
      switch row[2].text {
      case let search?: .search(search)
      case nil: .report(try AnnouncementID(row[1]))
      }
    return Alert(
      id, subject, by: channel, in: language, createdAt: Timestamp(milliseconds: createdAt),
      confirmedAt: row[9].integer.map { Timestamp(milliseconds: $0) })
  }

  private static func channel(_ row: [SQLValue]) -> Alert.Channel? {
    if let mail = row[4].text { return (try? MailAddress(mail)).map { .mail($0) } }
    guard let endpoint = row[5].text else { return .feed }
    guard let key = row[6].bytes, let secret = row[7].bytes else { return nil }
    let push = try? PushSubscription(endpoint: endpoint, key: key, secret: secret)
    return push.map { .push($0) }
  }
}

extension Alert.Channel {
  /// The digest of the receiver's address; `nil` for feeds.
  var receiver: [UInt8]? {
    switch self {
    case .feed: nil
    case .mail(let address): SHA256.digest(of: Array("mail \(address)".utf8))
    case .push(let subscription): SHA256.digest(of: Array("push \(subscription.endpoint)".utf8))
    }
  }
}

extension AlertID {
  /// The value of a column.
  var value: SQLValue { .bytes(bytes) }
}
