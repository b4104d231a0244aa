import PetMapAnnouncements
import PetMapSQL
import PetMapSystem

/// The change log. Every change of an announcement, also its deletion, has a number, and numbers
/// become visible in order: assigning one locks the row of `state` until the commit.
///
/// A failover, or a restore from a backup, undoes changes, whose numbers are then assigned again. The
/// table `timeline` records the number at which each timeline began, so a follower that saw a later
/// number on an earlier timeline must read everything again.
extension Transaction {
  /// Records changes under the next numbers. This must be the last statement of its transaction,
  /// because it blocks all other writers until the commit.
  ///
  /// - Returns: The number of the last change.
  @discardableResult
  func noteChanges(of ids: [AnnouncementID]) throws(StoreFailure) -> Int64 {
    // More than followers would read one by one get a single entry.
    let isSummary = ids.count > ChangeLog.entryLimit
    let count = isSummary ? 1 : ids.count
    let last = try value(ChangeLog.numbering, .integer(count)).integer
    guard let last else { throw .damaged("the state row is missing") }
    let now = SQLValue.integer(SystemClock.millisecondsSince1970())
    if isSummary {
      try change(ChangeLog.entry, .integer(last), .null, now)
    } else if let id = ids.first, count == 1 {
      try change(ChangeLog.entry, .integer(last), id.value, now)
    } else {
      let first = last - Int64(count) + 1
      let rows = ids.enumerated().lazy.map { index, id in
        [SQLValue.integer(first + Int64(index)), id.value, now]
      }
      try insert(rows, into: Tables.change, Tables.change.columnNames)
    }
    return last
  }

  /// Returns the number of the last change and the timeline that it belongs to.
  func position() throws(StoreFailure) -> ChangePosition {
    let row = try values(
      """
      SELECT last_change, newest.system, newest.number FROM state
      LEFT JOIN (SELECT system, number FROM timeline ORDER BY place DESC LIMIT 1) AS newest ON true
      """
    ).first
    guard let row, let number = row[0].integer else { throw .damaged("the state row is missing") }
    return ChangePosition(number: number, timeline: Self.timeline(row[1], row[2]))
  }

  private static func timeline(_ system: SQLValue, _ number: SQLValue) -> ChangeTimeline? {
    guard let system = system.integer, let number = number.integer else { return nil }
    return ChangeTimeline(system: system, number: number)
  }

  /// Returns at most `limit` changes after a position.
  ///
  /// A position without a timeline is only compared with the log's numbers. The ID of the last
  /// change reveals a restore that did not start a new timeline.
  ///
  /// - Throws: ``StoreError/changesForgotten`` if some of the changes are no longer in the log, or the
  ///   position was undone by a failover or a restore.
  func changes(
    after position: ChangePosition, limit: Int
  ) throws(StoreFailure) -> ChangeBatch {
    let rows = try values(
      ChangeLog.changes, .integer(position.number), .integer(limit),
      .integer(position.timeline?.system), .integer(position.timeline?.number),
      .bytes(position.id?.bytes))
    guard let state = rows.first, state[2].integer == 1, let lastChange = state[3].integer else {
      throw .refused(.changesForgotten)
    }
    var entries: [(number: Int64, id: AnnouncementID)] = []
    for row in rows {
      guard let number = row[0].integer else { continue }
      guard row[1] != .null else { throw .refused(.changesForgotten) }
      entries.append((number, try AnnouncementID(row[1])))
    }
    var stored: [AnnouncementID: StoredAnnouncement] = [:]
    if let last = entries.last {
      let found = try announcements(
        ChangeLog.changed, .integer(position.number), .integer(last.number))
      for announcement in found { stored[announcement.id] = announcement }
    }
    let changes = entries.map { entry in
      var outcome = AnnouncementChange.Outcome.deleted
      if var announcement = stored[entry.id] {
        announcement.change = entry.number
        outcome = .stored(announcement)
      }
      return AnnouncementChange(number: entry.number, id: entry.id, outcome: outcome)
    }
    return ChangeBatch(
      changes, after: position, timeline: Self.timeline(state[4], state[5]), lastChange: lastChange)
  }

  /// Records that the next changes are numbered on another timeline.
  func beginTimeline(system: Int64, number: Int64) throws(StoreFailure) {
    let row = try values(
      "SELECT (SELECT coalesce(max(place), 0) + 1 FROM timeline), last_change FROM state"
    ).first
    guard let row else { throw .damaged("the state row is missing") }
    try change(
      Tables.timeline.insertion(["place", "began", "system", "number"]),
      row + [.integer(system), .integer(number)])
  }

  /// Removes the entries that are older than 30 days and not among the last 100,000.
  func removeOldChanges(at now: Timestamp) throws(StoreFailure) {
    let last = try value(
      """
      SELECT max(number) FROM change
      WHERE at < ?1 AND number <= (SELECT last_change FROM state) - \(ChangeLog.keptEntries)
      """, .integer(now.milliseconds - ChangeLog.keptTime))
    guard last != .null else { return }
    try change(Tables.state.update(["forgotten_change"], where: "true"), last)
    try change("DELETE FROM change WHERE number <= ?1", last)
  }
}

enum ChangeLog {
  /// The largest number of changes of one transaction that are recorded one by one.
  static let entryLimit = 20_000
  fileprivate static let keptEntries = 100_000
  /// 30 days.
  fileprivate static let keptTime: Int64 = 30 * 86_400_000

  fileprivate static let numbering: SQL =
    """
    \(Tables.state.update([("last_change", "last_change + ?1")], where: "true")) \
    RETURNING last_change
    """
  fileprivate static let entry = Tables.change.insertion(Tables.change.columnNames)

  /// The state, with an entry of the log in each row. The parameters are the position's number, the
  /// limit, the position's system and timeline, and the ID of its change.
  fileprivate static let changes: SQL = """
    SELECT entry.number, entry.id,
      CASE WHEN ?1 BETWEEN forgotten_change AND last_change
        AND (CAST(?3 AS bigint) IS NULL
          OR EXISTS (SELECT 1 FROM timeline WHERE system = ?3 AND number = ?4))
        AND NOT EXISTS (
          SELECT 1 FROM timeline WHERE began < ?1
          AND place > (SELECT place FROM timeline WHERE system = ?3 AND number = ?4))
        AND NOT EXISTS (SELECT 1 FROM change WHERE number = ?1 AND id <> ?5)
        THEN 1 ELSE 0 END,
      last_change, newest.system, newest.number
    FROM state LEFT JOIN (
      SELECT number, id FROM change WHERE number > ?1 ORDER BY number LIMIT ?2
    ) AS entry ON true
    LEFT JOIN (
      SELECT system, number FROM timeline ORDER BY place DESC LIMIT 1
    ) AS newest ON true
    ORDER BY entry.number
    """

  /// The announcements that changed, by the first and last number. The limit makes PostgreSQL use the
  /// index even if it has no statistics on the table yet.
  fileprivate static let changed: SQL = """
    SELECT \(AnnouncementColumns.selected) FROM change
    JOIN \(SQL(
      sqlite: "announcement ON announcement.id = change.id",
      postgres: """
        LATERAL (SELECT * FROM announcement WHERE announcement.id = change.id LIMIT 1)
        AS announcement ON true
        """))
    WHERE change.number > ?1 AND change.number <= ?2
    """
}
