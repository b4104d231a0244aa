import PetMapAnnouncements
import PetMapSQL

/// What reporters say about matches.
extension Transaction {
  /// Records a decision; see ``AnnouncementStore/decide(_:of:by:)``.
  func decide(
    _ decision: MatchDecision, of id: AnnouncementID, by actor: AuditActor
  ) throws(StoreFailure) -> MatchDecision {
    // Neither is erased in the meantime. Locks are taken in one order, so that two reporters who
    // decide on each other's announcements do not wait for each other.
    let pair = [id, decision.other].sorted { $0.text < $1.text }
    for member in pair {
      guard let stored = try announcement(member, isLocked: true), id != decision.other,
        member == id || stored.isPublished
      else { throw .refused(.notFound) }
    }
    let known = try matchDecisions(of: id).first { $0.other == decision.other }
    if let known, known.verdict == decision.verdict { return known }
    try change(
      DecidingSQL.decision, id.value, decision.other.value, .text(decision.verdict.rawValue),
      .text(decision.evidence), .integer(decision.at.milliseconds))
    try audit(decision.verdict == .mine ? .confirmMatch : .rejectMatch, [id], by: actor)
    return decision
  }

  /// Withdraws decisions; see ``AnnouncementStore/withdrawDecisions(on:of:by:)``.
  func withdrawDecisions(
    on others: [AnnouncementID], of id: AnnouncementID, by actor: AuditActor
  ) throws(StoreFailure) {
    guard try announcement(id, isLocked: true) != nil else { throw .refused(.notFound) }
    for other in others {
      let count = try change(
        "DELETE FROM match_decision WHERE announcement = ?1 AND other = ?2", id.value, other.value)
      if count > 0 { try audit(.withdrawMatch, [id], by: actor) }
    }
  }

  /// Returns the decisions of a reporter.
  func matchDecisions(of id: AnnouncementID) throws(StoreFailure) -> [MatchDecision] {
    let rows = try values(DecidingSQL.decisions, id.value)
    return try rows.map { (row) throws(StoreFailure) in try decision(row) }
  }

  /// Passes all decisions to `body`, until it returns `false`, with the statuses of the reports.
  func forEachMatchDecision(
    _ body: (MatchDecision, AnnouncementStatus) -> Bool
  ) throws(StoreFailure) {
    try forEachBatch(DecidingSQL.all) { (batch) throws(StoreFailure) in
      for row in batch {
        guard let status = row[4].text.flatMap({ AnnouncementStatus($0) }) else {
          throw .damaged("an announcement has an invalid status")
        }
        guard body(try decision(row), status) else { return false }
      }
      return true
    }
  }

  private func decision(_ row: [SQLValue]) throws(StoreFailure) -> MatchDecision {
    guard let verdict = row[1].text.flatMap(MatchDecision.Verdict.init(rawValue:)),
      let evidence = row[2].text, let at = row[3].integer
    else { throw .damaged("a decision on a match is invalid") }
    return MatchDecision(
      verdict, on: try AnnouncementID(row[0]), evidence: evidence,
      at: Timestamp(milliseconds: at))
  }
}

private enum DecidingSQL {
  static let decision = Tables.matchDecision.insertion(
    Tables.matchDecision.columnNames, replacing: true)
  static let decisions: SQL = """
    SELECT other, verdict, evidence, at FROM match_decision WHERE announcement = ?1 ORDER BY other
    """
  static let all: SQL = """
    SELECT match_decision.other, verdict, evidence, match_decision.at, announcement.status
    FROM match_decision
    JOIN announcement ON announcement.id = match_decision.announcement
    ORDER BY match_decision.at, match_decision.announcement, match_decision.other
    """
}
