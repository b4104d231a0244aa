import PetMapAnnouncements
import PetMapSQL

/// What moderators do; see ``Moderation``.
extension Transaction {
  /// Acts on announcements.
  func moderate(
    _ action: ModerationAction, _ ids: [AnnouncementID], by actor: AuditActor, at now: Timestamp
  ) throws(StoreFailure) -> [AnnouncementID] {
    var changed: [AnnouncementID] = []
    for id in ids {
      guard let stored = try announcement(id, isLocked: true) else { continue }
      switch action {
      case .delete: changed.append(id)
      case .close:
        guard stored.announcement.status != .closed else { continue }
        _ = try setStatus(.closed, of: id, by: actor, at: now)
        changed.append(id)
      case .hide:
        guard stored.visibility != .hidden else { continue }
        try setVisibility(.hidden, of: id)
        changed.append(id)
      case .show:
        let flags = try change("DELETE FROM flag WHERE announcement = ?1", id.value)
        guard stored.visibility != .shown || flags > 0 else { continue }
        try setVisibility(.shown, of: id)
        changed.append(id)
      }
    }
    switch action {
    case .close: break
    case .delete:
      try audit(.delete, changed, by: actor)
      try erase(changed)
    case .hide, .show:
      try audit(action == .hide ? .hide : .show, changed, by: actor)
      if !changed.isEmpty { try noteChanges(of: changed) }
    }
    return changed
  }

  /// Shows an announcement, or withholds it.
  func setVisibility(_ visibility: Visibility, of id: AnnouncementID) throws(StoreFailure) {
    try change(
      ModeratingSQL.visibility, .text(visibility == .shown ? nil : visibility.rawValue), id.value)
  }

  /// Replaces the management password of a report.
  func setPassword(
    _ hash: PasswordHash, of id: AnnouncementID, by actor: AuditActor
  ) throws(StoreFailure) {
    guard let stored = try announcement(id, isLocked: true), stored.importOrigin == nil else {
      throw .refused(.notFound)
    }
    try change(ModeratingSQL.password, .text(hash.text), id.value)
    // Peers that knew the old password are no longer trusted.
    try change("DELETE FROM attempt WHERE announcement = ?1", id.value)
    try audit(.password, [id], by: actor)
  }

  /// Returns announcements, newest first.
  func announcements(_ query: ModerationQuery) throws(StoreFailure) -> [ModeratedAnnouncement] {
    let rows = try values(
      ModeratingSQL.page(of: query.list), .integer(query.cursor?.createdAt.milliseconds ?? .max),
      .integer(query.cursor?.insertion ?? .max), .integer(query.limit),
      .bytes(query.network?.bytes), .text(query.text.map(Self.pattern)))
    var page: [ModeratedAnnouncement] = []
    for row in rows {
      let stored: StoredAnnouncement
      do throws(SQLError) {
        stored = try AnnouncementColumns.decode(ValueRow(values: row))
      } catch {
        throw .database(error)
      }
      page.append(
        ModeratedAnnouncement(
          stored, network: row.last?.bytes.flatMap { SenderNetwork(bytes: $0) },
          flags: try flags(of: stored.id)))
    }
    return page
  }

  /// Returns the pattern that contains a text.
  private static func pattern(_ text: String) -> String {
    let escaped = text.unicodeScalars.reduce(into: "") { pattern, scalar in
      if ["%", "_", "\\"].contains(scalar) { pattern += "\\" }
      pattern.unicodeScalars.append(scalar)
    }
    return "%\(escaped)%"
  }

  private func flags(of id: AnnouncementID) throws(StoreFailure) -> [AnnouncementFlag] {
    var flags: [AnnouncementFlag] = []
    for row in try values(ModeratingSQL.flags, id.value) {
      guard let subject = row[0].text.flatMap(AnnouncementFlag.Subject.init(rawValue:)),
        let reason = row[1].text.flatMap(AnnouncementFlag.Reason.init(rawValue:)),
        let at = row[3].integer
      else { throw .damaged("a flag is invalid") }
      flags.append(
        AnnouncementFlag(
          subject, reason, comment: row[2].text, at: Timestamp(milliseconds: at)))
    }
    return flags
  }

  /// Returns the announcements that were created from the networks of some, including these.
  func announcements(
    fromNetworksOf ids: [AnnouncementID]
  ) throws(StoreFailure) -> [AnnouncementID] {
    var all = Set(ids)
    for network in try networks(of: ids) {
      let rows = try values(
        "SELECT announcement FROM sender WHERE network = ?1", .bytes(network.bytes))
      for row in rows { all.insert(try AnnouncementID(row[0])) }
    }
    return all.sorted { $0.text < $1.text }
  }

  private func networks(of ids: [AnnouncementID]) throws(StoreFailure) -> Set<SenderNetwork> {
    var networks: Set<SenderNetwork> = []
    for id in ids {
      let bytes = try value("SELECT network FROM sender WHERE announcement = ?1", id.value).bytes
      if let network = bytes.flatMap({ SenderNetwork(bytes: $0) }) { networks.insert(network) }
    }
    return networks
  }

  /// Flags an announcement, up to ``AnnouncementFlag/countLimit``.
  func flag(
    _ id: AnnouncementID, _ flag: AnnouncementFlag, from flagger: [UInt8]
  ) throws(StoreFailure) {
    guard try announcement(id, isLocked: true) != nil else { throw .refused(.notFound) }
    let others =
      try value(
        "SELECT count(*) FROM flag WHERE announcement = ?1 AND flagger <> ?2", id.value,
        .bytes(flagger)
      ).integer ?? 0
    guard others < AnnouncementFlag.countLimit else { return }
    try change(
      ModeratingSQL.flag, id.value, .bytes(flagger), .text(flag.subject.rawValue),
      .text(flag.reason.rawValue), .text(flag.comment), .integer(flag.at.milliseconds))
  }

  // MARK: Bans

  /// Bans the networks of announcements.
  func ban(
    networksOf ids: [AnnouncementID], until end: Timestamp, by actor: AuditActor
  ) throws(StoreFailure) -> [SenderNetwork] {
    let networks = try networks(of: ids).sorted { $0.text < $1.text }
    for network in networks {
      try change(ModeratingSQL.ban, .bytes(network.bytes), .integer(end.milliseconds))
    }
    try audit(.ban, networks.map { _ in nil }, by: actor)
    return networks
  }

  /// Ends a ban.
  func unban(_ network: SenderNetwork, by actor: AuditActor) throws(StoreFailure) -> Bool {
    guard try change("DELETE FROM ban WHERE network = ?1", .bytes(network.bytes)) > 0 else {
      return false
    }
    try audit(.unban, [nil], by: actor)
    return true
  }

  /// Returns the bans that have not ended, the next to end first.
  func bans(at now: Timestamp) throws(StoreFailure) -> [Ban] {
    let rows = try values(
      "SELECT network, until FROM ban WHERE until > ?1 ORDER BY until, network",
      .integer(now.milliseconds))
    return rows.compactMap { row in
      guard let network = row[0].bytes.flatMap({ SenderNetwork(bytes: $0) }),
        let end = row[1].integer
      else { return nil }
      return Ban(network, until: Timestamp(milliseconds: end))
    }
  }

  /// Returns the end of a network's ban, if it is banned.
  func banEnd(of network: SenderNetwork, at now: Timestamp) throws(StoreFailure) -> Timestamp? {
    try value(
      "SELECT until FROM ban WHERE network = ?1 AND until > ?2", .bytes(network.bytes),
      .integer(now.milliseconds)
    ).integer.map { Timestamp(milliseconds: $0) }
  }

  /// Returns what waits for moderators.
  func moderationCounts(at now: Timestamp) throws(StoreFailure) -> ModerationCounts {
    let row = try values(ModeratingSQL.counts, .integer(now.milliseconds)).first ?? []
    var counts = ModerationCounts()
    guard row.count == 3 else { return counts }
    counts.flagged = Int(row[0].integer ?? 0)
    counts.waiting = Int(row[1].integer ?? 0)
    counts.bans = Int(row[2].integer ?? 0)
    counts.lastBackup = try setting(.lastBackup)
      .flatMap { Int64(String(decoding: $0, as: UTF8.self)) }
      .map { Timestamp(milliseconds: $0) }
    return counts
  }

  /// Removes the bans that have ended, and the networks of old reports.
  func removeOldNetworks(at now: Timestamp, days: Int) throws(StoreFailure) {
    try change("DELETE FROM ban WHERE until <= ?1", .integer(now.milliseconds))
    try change(
      "DELETE FROM sender WHERE at < ?1", .integer(now.milliseconds - Int64(days) * 86_400_000))
  }
}

private enum ModeratingSQL {
  static let visibility = Tables.announcement.update(["visibility"], where: "id = ?2")
  static let password = Tables.announcement.update(["password_hash"], where: "id = ?2")
  static let ban = Tables.ban.insertion(Tables.ban.columnNames, replacing: true)
  static let flag = Tables.flag.insertion(Tables.flag.columnNames, replacing: true)
  static let flags: SQL = """
    SELECT subject, reason, comment, at FROM flag WHERE announcement = ?1 ORDER BY at DESC
    """

  static let counts: SQL = """
    SELECT
      (SELECT count(*) FROM announcement
        WHERE id IN (SELECT announcement FROM flag)
          AND (visibility IS NULL OR visibility <> 'hidden')),
      (SELECT count(*) FROM announcement WHERE visibility IN ('waiting', 'changed')),
      (SELECT count(*) FROM ban WHERE until > ?1)
    """

  /// The columns in which a moderator searches.
  private static let searched =
    ["pet_name", "breed", "description", "microchip_number", "email", "phone"]

  /// Returns the query for a page: its parameters are the position, the limit, the network, and a
  /// pattern.
  static func page(of list: ModerationQuery.List) -> SQL {
    let condition =
      switch list {
      case .new: "announcement.source_id IS NULL"
      case .flagged:
        """
        announcement.id IN (SELECT announcement FROM flag)
        AND (announcement.visibility IS NULL OR announcement.visibility <> 'hidden')
        """
      case .waiting: "announcement.visibility IN ('waiting', 'changed')"
      case .hidden: "announcement.visibility = 'hidden'"
      case .unpublished:
        "announcement.photo_version IS NULL AND announcement.source_id IS NULL"
      case .all: "true"
      }
    let text = searched.map { "coalesce(announcement.\($0), '')" }.joined(separator: " || ' ' || ")
    let id = SQL(
      sqlite: "lower(hex(announcement.id)) LIKE replace(?5, '-', '')",
      postgres: "announcement.id::text ILIKE ?5")
    let matches = SQL(sqlite: "LIKE ?5 ESCAPE '\\'", postgres: "ILIKE ?5")
    return """
      SELECT \(AnnouncementColumns.selected), sender.network FROM announcement
      LEFT JOIN sender ON sender.announcement = announcement.id
      WHERE \(condition) AND (announcement.created_at, announcement.insertion) < (?1, ?2)
        AND (CAST(?4 AS \(SQL(sqlite: "blob", postgres: "bytea"))) IS NULL OR sender.network = ?4)
        AND (CAST(?5 AS text) IS NULL OR \(text) \(matches) OR \(id))
      ORDER BY announcement.created_at DESC, announcement.insertion DESC LIMIT ?3
      """
  }
}
