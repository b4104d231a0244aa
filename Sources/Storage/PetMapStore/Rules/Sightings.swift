import PetMapAnnouncements
import PetMapGeo
import PetMapPhotos
import PetMapSQL
import PetMapSystem

/// The sightings of animals.
///
/// An announcement's row has a summary of the sightings that others see, which changes together with
/// them: what changes the summary, or what is listed, is a change of the announcement.
extension Transaction {
  /// Returns the sightings of an announcement in the order in which the animal was seen.
  func sightings(of id: AnnouncementID) throws(StoreFailure) -> [StoredSighting] {
    let rows = try values(SightingSQL.sightings, id.value)
    let stored = try rows.map { (row) throws(StoreFailure) in try SightingColumns.decode(row) }
    return stored.sorted { $0.sighting.isEarlier(than: $1.sighting) }
  }

  /// Calls `body` with all sightings, ordered by announcement, until it returns `false`.
  func forEachSighting(_ body: (StoredSighting) -> Bool) throws(StoreFailure) {
    try forEachBatch(SightingSQL.all) { (batch) throws(StoreFailure) in
      for row in batch where !body(try SightingColumns.decode(row)) { return false }
      return true
    }
  }

  /// Returns the sightings of a moderator's list, newest first.
  func sightings(
    _ list: ModerationQuery.List, network: SenderNetwork?, limit: Int
  ) throws(StoreFailure) -> [ModeratedSighting] {
    let rows = try values(
      SightingSQL.moderated(list), .integer(limit), .bytes(network?.bytes))
    return try rows.map { (row) throws(StoreFailure) in
      let stored = try SightingColumns.decode(row)
      let hasFlags = row.last?.integer ?? 0 > 0
      let flags = hasFlags ? try flags(of: stored.id.announcement) : []
      return ModeratedSighting(
        stored, flags: flags.filter { $0.subject.sighting == stored.id.number })
    }
  }

  /// Adds a sighting; see ``AnnouncementStore/addSighting(_:to:at:)``.
  ///
  /// - Parameter network: The keyed hash of the network from which it is sent.
  func addSighting(
    _ new: NewSighting, to id: AnnouncementID, network: SenderNetwork?, at now: Timestamp
  ) throws(StoreFailure) -> StoredSighting {
    try changeSightings(of: id, at: now) { (stored, known) throws(StoreFailure) in
      guard stored.isPublished else { throw .refused(.notFound) }
      guard stored.announcement.status != .closed else { throw .refused(.closed) }
      let today = known.filter {
        $0.network != nil && $0.network == network
          && ($0.sighting.createdAt ?? now).milliseconds > now.milliseconds - Self.day
      }
      if let same = today.first(where: { $0.sighting.isSame(as: new.draft) }) {
        try change(SightingSQL.token, [.bytes(new.tokenDigest)] + same.id.values)
        return same
      }
      guard known.count < StoredSighting.limit, today.count < StoredSighting.dailyLimit else {
        throw .refused(.tooManySightings)
      }
      let number = try nextSightingNumber(of: id)
      let added = StoredSighting(
        Sighting(
          number: number, seenAt: new.draft.seenAt, coordinate: new.draft.coordinate,
          locationRadius: new.draft.locationRadius, text: new.draft.text, createdAt: now),
        of: id, visibility: new.isReviewed ? .waiting : .shown, network: network)
      try change(
        SightingSQL.insertion, SightingColumns.values(added, tokenDigest: new.tokenDigest))
      try change(SightingSQL.last, .integer(number), id.value)
      try audit(.sendSighting, [id], by: .visitor)
      return added
    }
  }

  private static var day: Int64 { 86_400_000 }

  private func nextSightingNumber(of id: AnnouncementID) throws(StoreFailure) -> Int {
    let last = try value("SELECT last_sighting FROM announcement WHERE id = ?1", id.value).integer
    return Int(last ?? 0) + 1
  }

  /// Inserts the sightings of an imported announcement, which has none yet. The import records the
  /// change of the announcement.
  func insertSightings(
    _ sightings: [Sighting], of id: AnnouncementID, at now: Timestamp
  ) throws(StoreFailure) {
    guard !sightings.isEmpty else { return }
    let stored = sightings.map { sighting in
      var sighting = sighting
      sighting.createdAt = min(sighting.createdAt ?? now, now)
      return StoredSighting(exported: sighting, of: id)
    }
    try insert(
      stored.lazy.map { SightingColumns.values($0, tokenDigest: nil) }, into: Tables.sighting,
      SightingColumns.all)
    try change(
      SightingSQL.last, .integer(stored.map { $0.id.number }.max() ?? 0), id.value)
    try change(SightingSQL.summary, .text(SightingSummary(stored)?.text), id.value)
  }

  /// Publishes, confirms, or hides a sighting; see
  /// ``AnnouncementStore/setStatus(_:ofSighting:by:at:)``.
  func setStatus(
    _ status: Sighting.Status, ofSighting id: SightingID, by actor: AuditActor, at now: Timestamp
  ) throws(StoreFailure) -> StoredSighting {
    try changeSighting(id, at: now) { (sighting) throws(StoreFailure) in
      let former = sighting
      if actor.role == .administrator {
        sighting.visibility = status == .hidden ? .hidden : .shown
        if status != .hidden { sighting.verdict = status }
      } else {
        sighting.verdict = status
      }
      let isDecided = actor.role == .administrator ? try dismissFlags(of: id) > 0 : false
      guard isDecided || sighting != former else { return }
      let action: AuditEntry.Action =
        switch status {
        case .confirmed: .confirmSighting
        case .hidden: .hideSighting
        case .published, .waiting: .showSighting
        }
      try audit(action, [id.announcement], by: actor)
    }
  }

  /// Shows a sighting to others unless its announcement's reporter hides it, or withholds it. Its flags
  /// are dismissed.
  ///
  /// - Returns: Whether that changes anything.
  func setVisibility(
    _ visibility: Visibility, ofSighting id: SightingID, by actor: AuditActor, at now: Timestamp
  ) throws(StoreFailure) -> Bool {
    guard try value(SightingSQL.exists, id.values) != .null else { return false }
    var isChanged = false
    _ = try changeSighting(id, at: now) { (sighting) throws(StoreFailure) in
      let flags = try dismissFlags(of: id)
      guard flags > 0 || sighting.visibility != visibility else { return }
      isChanged = true
      sighting.visibility = visibility
      try audit(
        visibility == .shown ? .showSighting : .hideSighting, [id.announcement], by: actor)
    }
    return isChanged
  }

  /// Adds a photo to a sighting; see ``AnnouncementStore/addPhoto(_:toSighting:isReviewed:at:)``.
  func addPhoto(
    _ object: PhotoObject, toSighting id: SightingID, isReviewed: Bool, at now: Timestamp
  ) throws(StoreFailure) -> StoredSighting {
    try changeSighting(id, at: now) { (sighting) throws(StoreFailure) in
      guard sighting.photo == nil else { throw .refused(.tooManyPhotos) }
      sighting.photo = try add(object, to: id.announcement, number: -id.number)
      if isReviewed, sighting.visibility == .shown { sighting.visibility = .waiting }
      try audit(.sightingPhoto, [id.announcement], by: .visitor)
    }
  }

  /// Erases sightings of an announcement.
  ///
  /// - Returns: Those that existed.
  @discardableResult
  func deleteSightings(
    _ numbers: [Int], of id: AnnouncementID, by actor: AuditActor, at now: Timestamp
  ) throws(StoreFailure) -> [SightingID] {
    try changeSightings(of: id, at: now) { (_, known) throws(StoreFailure) in
      let erased = known.filter { numbers.contains($0.id.number) }
      for sighting in erased {
        if let photo = sighting.photo { try removePhotos(of: id, version: photo.version) }
        try dismissFlags(of: sighting.id)
        try change(SightingSQL.deletion, sighting.id.values)
        try audit(.eraseSighting, [id], by: actor)
      }
      return erased.map { $0.id }
    }
  }

  /// Returns the sightings that were sent from some networks.
  func sightings(from networks: Set<SenderNetwork>) throws(StoreFailure) -> [SightingID] {
    var found: [SightingID] = []
    for network in networks {
      for row in try values(SightingSQL.sent, .bytes(network.bytes)) {
        found.append(SightingID(try AnnouncementID(row[0]), Int(row[1].integer ?? 0)))
      }
    }
    return found
  }

  /// Returns the network from which a sighting was sent, if it is kept.
  func network(ofSighting id: SightingID) throws(StoreFailure) -> SenderNetwork? {
    try value(SightingSQL.network, id.values).bytes.flatMap { SenderNetwork(bytes: $0) }
  }

  /// Returns whether a token is that of a sighting.
  func isToken(_ digest: [UInt8], ofSighting id: SightingID) throws(StoreFailure) -> Bool {
    try value(SightingSQL.ownToken, id.values).bytes == digest
  }

  /// Forgets the networks from which old sightings were sent.
  func removeOldSightingNetworks(before instant: Timestamp) throws(StoreFailure) {
    try change(SightingSQL.forgetting, .null, .integer(instant.milliseconds))
  }

  // MARK: Changes

  /// Changes a sighting.
  private func changeSighting(
    _ id: SightingID, at now: Timestamp,
    _ body: (inout StoredSighting) throws(StoreFailure) -> Void
  ) throws(StoreFailure) -> StoredSighting {
    try changeSightings(of: id.announcement, at: now) { (_, known) throws(StoreFailure) in
      guard var sighting = known.first(where: { $0.id == id }) else { throw .refused(.notFound) }
      let former = sighting
      try body(&sighting)
      guard sighting != former else { return sighting }
      try change(
        SightingSQL.replacement,
        [
          .text(sighting.verdict.rawValue), .text(sighting.visibility.column),
          .text(PhotoList.text(sighting.photo.map { [$0] } ?? [])),
        ] + id.values)
      return sighting
    }
  }

  /// Runs `body`, which changes the sightings of an announcement, and records a change of the
  /// announcement if others see another list afterwards.
  private func changeSightings<Value>(
    of id: AnnouncementID, at now: Timestamp,
    _ body: (StoredAnnouncement, [StoredSighting]) throws(StoreFailure) -> Value
  ) throws(StoreFailure) -> Value {
    guard var stored = try announcement(id, isLocked: true) else { throw .refused(.notFound) }
    let before = try sightings(of: id)
    let value = try body(stored, before)
    let after = try sightings(of: id)
    let isSame =
      before.filter { $0.isPublic }.map { $0.sighting }
      == after.filter { $0.isPublic }.map { $0.sighting }
    guard !isSame else { return value }
    stored.touch(at: now)
    try replace(stored)
    try change(SightingSQL.summary, .text(SightingSummary(after)?.text), id.value)
    try noteChanges(of: [id])
    return value
  }
}

extension SightingID {
  /// The key of the row.
  fileprivate var values: [SQLValue] { [announcement.value, .integer(number)] }
}

extension Sighting {
  /// Returns whether a draft says the same as this sighting.
  fileprivate func isSame(as draft: SightingDraft) -> Bool {
    seenAt == draft.seenAt && coordinate == draft.coordinate
      && locationRadius == draft.locationRadius && text == draft.text
  }
}

private enum SightingSQL {
  private static let columns = SightingColumns.selected
  private static let table = Tables.sighting

  static let sightings: SQL = "SELECT \(columns) FROM sighting WHERE announcement = ?1"
  static let all: SQL = "SELECT \(columns) FROM sighting ORDER BY announcement, number"
  static let sent: SQL = "SELECT announcement, number FROM sighting WHERE network = ?1"
  private static let key = "announcement = ?1 AND number = ?2"
  static let exists: SQL = "SELECT 1 FROM sighting WHERE \(key)"
  static let network: SQL = "SELECT network FROM sighting WHERE \(key)"
  static let ownToken: SQL = "SELECT token_digest FROM sighting WHERE \(key)"
  static let deletion: SQL = "DELETE FROM sighting WHERE \(key)"
  static let insertion = table.insertion(SightingColumns.all)
  static let token = table.update(["token_digest"], where: "announcement = ?2 AND number = ?3")
  static let replacement = table.update(
    ["verdict", "visibility", "photo"], where: "announcement = ?4 AND number = ?5")
  static let forgetting = table.update(
    ["network"], where: "network IS NOT NULL AND created_at < ?2")
  static let summary = Tables.announcement.update(["sightings"], where: "id = ?2")
  static let last = Tables.announcement.update(["last_sighting"], where: "id = ?2")

  /// Returns the query of a moderator's list. Its parameters are the limit and the network.
  static func moderated(_ list: ModerationQuery.List) -> SQL {
    let condition =
      switch list {
      case .new, .all: "true"
      case .flagged: "(announcement, number) IN (SELECT announcement, sighting FROM flag)"
      case .waiting: "visibility = 'waiting'"
      case .hidden: "(visibility = 'hidden' OR verdict = 'hidden')"
      case .unpublished:
        "announcement IN (SELECT id FROM announcement WHERE \(Tables.isUnpublished))"
      }
    return """
      SELECT \(columns),
        (SELECT count(*) FROM flag
          WHERE flag.announcement = sighting.announcement AND flag.sighting = sighting.number)
      FROM sighting
      WHERE \(condition) AND (CAST(?2 AS \(SQL(sqlite: "blob", postgres: "bytea"))) IS NULL
        OR network = ?2)
      ORDER BY created_at DESC, announcement, number DESC LIMIT ?1
      """
  }
}
