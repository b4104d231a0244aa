import PetMapSQLite
import PetMapAnnouncements

extension AnnouncementTable {
  private static let day: Int64 = 86_400_000

  /// Records a failed attempt, and drops attempts older than a day.
  func recordFailedAttempt(_ attempt: FailedAttempt) throws(SQLiteError) {
    try connection.prepare("DELETE FROM wrong_password WHERE at < ?")
      .run(.integer(Int(attempt.at.milliseconds - Self.day)))
    try connection.prepare(
      RowDigest.insertion(into: "wrong_password", ["at", "id", "from_reporter"])
    )
    .run(
      .integer(Int(attempt.at.milliseconds)), attempt.id.blob,
      attempt.isFromReporterNetwork ? .integer(1) : .null)
  }

  /// Resets failed attempts with a time in the future to the current time. They were recorded
  /// before the clock was corrected and would otherwise not expire.
  func clampFutureAttempts(at now: Timestamp) throws(SQLiteError) {
    try connection.prepare(RowDigest.update("wrong_password", [("at", "?1")], where: "at > ?1"))
      .run(.integer(Int(now.milliseconds)))
  }

  /// Returns the failed attempts since an instant, in ascending order.
  func failedAttempts(since: Timestamp) throws(SQLiteError) -> [FailedAttempt] {
    let failures = try connection.prepare(
      "SELECT at, id, from_reporter FROM wrong_password WHERE at >= ? ORDER BY at, rowid")
    return try failures.rows(.integer(Int(since.milliseconds))) {
      (row) throws(SQLiteError) -> FailedAttempt in
      guard let id = AnnouncementID(blob: row.blob(1)) else {
        throw .damaged("a failed attempt has an invalid ID")
      }
      return FailedAttempt(
        id: id, at: Timestamp(milliseconds: Int64(row.integer(0))),
        isFromReporterNetwork: row.integer(2) == 1)
    }
  }
}
