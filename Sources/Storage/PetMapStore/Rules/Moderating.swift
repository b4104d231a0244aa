import PetMapAnnouncements
import PetMapSQL

/// What moderators do; see ``Moderation``.
extension Transaction {
  /// Acts on announcements, except for banning their networks.
  func moderate(
    _ ids: some Sequence<AnnouncementID>, as order: ModerationOrder, by actor: AuditActor,
    at now: Timestamp
  ) throws(StoreFailure) -> [AnnouncementID] {
    var changed: [AnnouncementID] = []
    for id in ids {
      guard let stored = try announcement(id, isLocked: true) else { continue }
      switch order.action {
      case .ban: continue
      case .delete, .deleteNetwork: break
      case .close:
        guard stored.announcement.status != .closed else { continue }
        _ = try setStatus(.closed, of: id, by: actor, at: now)
      case .hide:
        guard stored.visibility != .hidden else { continue }
        try setVisibility(.hidden, of: id)
      case .show:
        if let seen = order.versions[id], seen != stored.reviewedVersion { continue }
        let flags = try change("DELETE FROM flag WHERE announcement = ?1", id.value)
        guard stored.visibility != .shown || flags > 0 else { continue }
        try setVisibility(.shown, of: id)
      }
      changed.append(id)
    }
    switch order.action {
    case .ban, .close: break
    case .delete, .deleteNetwork:
      try audit(.delete, changed, by: actor)
      try erase(changed)
    case .hide, .show:
      try audit(order.action == .hide ? .hide : .show, changed, by: actor)
      if !changed.isEmpty { try noteChanges(of: changed) }
    }
    return changed
  }

  /// Acts on sightings of an announcement, except for banning the networks of their senders.
  ///
  /// - Returns: Those that changed.
  func moderateSightings(
    _ numbers: [Int], of id: AnnouncementID, as order: ModerationOrder,
    by actor: AuditActor, at now: Timestamp
  ) throws(StoreFailure) -> [SightingID] {
    switch order.action {
    case .ban, .close: return []
    case .delete, .deleteNetwork:
      guard try announcement(id) != nil else { return [] }
      return try deleteSightings(numbers, of: id, by: actor, at: now)
    case .hide, .show:
      guard try announcement(id, isLocked: true) != nil else { return [] }
      var changed: [SightingID] = []
      let isShown = order.action == .show
      let unseen =
        isShown
        ? try sightings(of: id).filter { sighting in
          order.sightingPhotoVersions[sighting.id].map { $0 != sighting.photoVersion } ?? false
        }.map { $0.id.number } : []
      for number in numbers where !unseen.contains(number) {
        let sighting = SightingID(id, number)
        let isChanged = try setVisibility(
          isShown ? .shown : .hidden, ofSighting: sighting, by: actor, at: now)
        if isChanged { changed.append(sighting) }
      }
      return changed
    }
  }

  /// Shows an announcement, or withholds it.
  func setVisibility(_ visibility: Visibility, of id: AnnouncementID) throws(StoreFailure) {
    try change(
      ModeratingSQL.visibility, .text(visibility.column), id.value)
  }

  /// Replaces the management password and the management token of a report.
  func setPassword(
    _ hash: PasswordHash, token digest: [UInt8], of id: AnnouncementID, by actor: AuditActor
  ) throws(StoreFailure) {
    guard let stored = try announcement(id, isLocked: true), stored.importOrigin == nil else {
      throw .refused(.notFound)
    }
    try change(ModeratingSQL.password, .text(hash.text), id.value)
    try setToken(digest, of: id)
    // Peers that knew the old password are no longer trusted.
    try change("DELETE FROM attempt WHERE announcement = ?1", id.value)
    try audit(.password, [id], by: actor)
  }

  /// Returns announcements, newest first.
  func announcements(_ query: ModerationQuery) throws(StoreFailure) -> [ModeratedAnnouncement] {
    guard let text = query.text else { return try page(query) }
    let searched = FoldedText(searching: text)
    var part = query
    part.limit = ModeratingSQL.searchedAtOnce
    var found: [ModeratedAnnouncement] = []
    while true {
      let page = try page(part)
      found += page.filter { $0.stored.contains(searched) }
      if found.count >= query.limit || page.count < part.limit { break }
      part.cursor = page.last?.stored.position
    }
    return Array(found.prefix(query.limit))
  }

  private func page(_ query: ModerationQuery) throws(StoreFailure) -> [ModeratedAnnouncement] {
    var arguments: [SQLValue] = [
      .integer(query.cursor?.createdAt.milliseconds ?? .max),
      .integer(query.cursor?.insertion ?? .max), .integer(query.limit),
    ]
    if let network = query.network { arguments.append(.bytes(network.bytes)) }
    let rows = try values(
      ModeratingSQL.page(of: query.list, hasNetwork: query.network != nil), arguments)
    var page: [ModeratedAnnouncement] = []
    for row in rows {
      let stored: StoredAnnouncement
      do throws(SQLError) {
        stored = try AnnouncementColumns.decode(ValueRow(values: row))
      } catch {
        throw .database(error)
      }
      let hasFlags = row[row.count - 2].integer ?? 0 > 0
      page.append(
        ModeratedAnnouncement(
          stored, network: row.last?.bytes.flatMap { SenderNetwork(bytes: $0) },
          flags: hasFlags ? try flags(of: stored.id) : []))
    }
    return page
  }

  /// Returns the flags of an announcement and its sightings, newest first.
  func flags(of id: AnnouncementID) throws(StoreFailure) -> [AnnouncementFlag] {
    var flags: [AnnouncementFlag] = []
    for row in try values(ModeratingSQL.flags, id.value) {
      guard let kind = row[0].text.flatMap(AnnouncementFlag.Subject.Kind.init(rawValue:)),
        let number = row[4].integer,
        let subject = AnnouncementFlag.Subject(kind, sighting: number == 0 ? nil : Int(number)),
        let reason = row[1].text.flatMap(AnnouncementFlag.Reason.init(rawValue:)),
        let at = row[3].integer
      else { throw .damaged("a flag is invalid") }
      flags.append(
        AnnouncementFlag(
          subject, reason, comment: row[2].text, at: Timestamp(milliseconds: at)))
    }
    return flags
  }

  /// Returns the announcements and sightings that were sent from the networks of those of an order,
  /// including these.
  func everything(
    fromNetworksOf order: ModerationOrder
  ) throws(StoreFailure) -> (ids: [AnnouncementID], sightings: [SightingID]) {
    var all = Set(order.ids)
    let networks = try networks(of: order)
    for network in networks {
      let rows = try values(
        "SELECT announcement FROM sender WHERE network = ?1", .bytes(network.bytes))
      for row in rows { all.insert(try AnnouncementID(row[0])) }
    }
    let sightings = Set(order.sightings + (try sightings(from: networks)))
    return (
      all.sorted { $0.text < $1.text },
      sightings.filter { !all.contains($0.announcement) }.sorted { $0.text < $1.text }
    )
  }

  private func networks(of order: ModerationOrder) throws(StoreFailure) -> Set<SenderNetwork> {
    var networks: Set<SenderNetwork> = []
    for id in order.sightings {
      if let network = try network(ofSighting: id) { networks.insert(network) }
    }
    for id in order.ids {
      let bytes = try value("SELECT network FROM sender WHERE announcement = ?1", id.value).bytes
      if let network = bytes.flatMap({ SenderNetwork(bytes: $0) }) { networks.insert(network) }
    }
    return networks
  }

  /// Dismisses the flags of a sighting.
  ///
  /// - Returns: Their number.
  @discardableResult
  func dismissFlags(of id: SightingID) throws(StoreFailure) -> Int {
    try change(ModeratingSQL.dismissal, id.announcement.value, .integer(id.number))
  }

  /// Flags an announcement or a sighting, up to ``AnnouncementFlag/countLimit``.
  func flag(
    _ id: AnnouncementID, _ flag: AnnouncementFlag, from flagger: [UInt8]
  ) throws(StoreFailure) {
    guard try announcement(id, isLocked: true) != nil else { throw .refused(.notFound) }
    if let number = flag.subject.sighting {
      let known = try sightings(of: id)
      guard known.contains(where: { $0.id.number == number && $0.isPublic }) else {
        throw .refused(.notFound)
      }
    }
    let number = SQLValue.integer(flag.subject.sighting ?? 0)
    let others =
      try value(ModeratingSQL.otherFlags, id.value, number, .bytes(flagger)).integer ?? 0
    guard others < AnnouncementFlag.countLimit else { return }
    try change(
      ModeratingSQL.flag, id.value, number, .bytes(flagger), .text(flag.subject.kind.rawValue),
      .text(flag.reason.rawValue), .text(flag.comment), .integer(flag.at.milliseconds))
  }

  // MARK: Bans

  /// Bans the networks of the announcements and sightings of an order.
  func ban(
    networksOf order: ModerationOrder, until end: Timestamp, by actor: AuditActor
  ) throws(StoreFailure) -> [SenderNetwork] {
    let networks = try networks(of: order).sorted { $0.text < $1.text }
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
    guard row.count == 4 else { return counts }
    counts.flagged = Int(row[0].integer ?? 0)
    counts.waiting = Int(row[1].integer ?? 0)
    counts.bans = Int(row[2].integer ?? 0)
    counts.waitingSightings = Int(row[3].integer ?? 0)
    counts.lastBackup = try setting(.lastBackup)
      .flatMap { Int64(String(decoding: $0, as: UTF8.self)) }
      .map { Timestamp(milliseconds: $0) }
    return counts
  }

  /// Removes the bans that have ended, and the networks of old reports and sightings.
  func removeOldNetworks(at now: Timestamp, days: Int) throws(StoreFailure) {
    try change("DELETE FROM ban WHERE until <= ?1", .integer(now.milliseconds))
    let end = now.advanced(byMilliseconds: -Int64(days) * 86_400_000)
    try change("DELETE FROM sender WHERE at < ?1", .integer(end.milliseconds))
    try removeOldSightingNetworks(before: end)
  }
}

private enum ModeratingSQL {
  static let visibility = Tables.announcement.update(["visibility"], where: "id = ?2")
  static let password = Tables.announcement.update(["password_hash"], where: "id = ?2")
  static let ban = Tables.ban.insertion(Tables.ban.columnNames, replacing: true)
  static let flag = Tables.flag.insertion(Tables.flag.columnNames, replacing: true)
  static let flags: SQL = """
    SELECT subject, reason, comment, at, sighting FROM flag WHERE announcement = ?1
    ORDER BY at DESC
    """
  static let otherFlags: SQL = """
    SELECT count(*) FROM flag WHERE announcement = ?1 AND sighting = ?2 AND flagger <> ?3
    """
  static let dismissal: SQL = "DELETE FROM flag WHERE announcement = ?1 AND sighting = ?2"

  /// The number of announcements among which a text is searched at a time.
  static let searchedAtOnce = 1000
  static let counts: SQL = """
    SELECT
      (SELECT count(*) FROM announcement
        WHERE id IN (SELECT announcement FROM flag)
          AND (visibility IS NULL OR visibility <> 'hidden')),
      (SELECT count(*) FROM announcement WHERE visibility IN ('waiting', 'changed')),
      (SELECT count(*) FROM ban WHERE until > ?1),
      (SELECT count(*) FROM sighting WHERE visibility = 'waiting')
    """

  /// Returns the query for a page: its parameters are the position, the limit, and the network.
  static func page(of list: ModerationQuery.List, hasNetwork: Bool) -> SQL {
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
        Tables.isUnpublished
      case .all: "true"
      }
    let network = hasNetwork ? "AND sender.network = ?4" : ""
    return """
      SELECT \(AnnouncementColumns.selected),
        (SELECT count(*) FROM flag WHERE flag.announcement = announcement.id), sender.network
      FROM announcement
      \(hasNetwork ? "" : "LEFT ")JOIN sender ON sender.announcement = announcement.id
      WHERE \(condition) AND (announcement.created_at, announcement.insertion) < (?1, ?2) \(network)
      ORDER BY announcement.created_at DESC, announcement.insertion DESC LIMIT ?3
      """
  }
}

extension StoredAnnouncement {
  /// Returns whether a field in which a moderator searches contains a text.
  fileprivate func contains(_ text: FoldedText) -> Bool {
    let fields: [PetField] = [
      .id, .petName, .breed, .description, .microchipNumber, .email, .phone, .reward, .colors,
      .collar, .markings,
    ]
    return fields.contains { field in
      announcement.value(of: field).map {
        FoldedText(searching: $0.text).scalars.contains(text.scalars)
      } ?? false
    }
  }
}
