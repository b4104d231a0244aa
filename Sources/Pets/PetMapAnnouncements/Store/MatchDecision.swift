/// What a reporter said about an announcement that may be of the same pet.
///
/// It belongs to the report, and is erased with either announcement. What it was based on has no
/// contents of the announcements, so that a service can estimate its model of matches again.
public struct MatchDecision: Sendable, Hashable {
  /// What the reporter said.
  public enum Verdict: String, Sendable, Hashable, CaseIterable {
    /// It is the same pet.
    case mine
    /// It is another one, which is not shown to the reporter again.
    case notMine
  }

  /// The ID of the other announcement.
  public let other: AnnouncementID
  /// What the reporter said.
  public let verdict: Verdict
  /// What the match was based on, as a JSON object: the score, and the weights by field.
  public let evidence: String
  /// The time.
  public let at: Timestamp

  /// Creates a decision.
  ///
  /// - Parameter evidence: What the match was based on, as a JSON object.
  public init(
    _ verdict: Verdict, on other: AnnouncementID, evidence: String = "{}", at: Timestamp
  ) {
    (self.verdict, self.other, self.evidence, self.at) = (verdict, other, evidence, at)
  }
}

extension [MatchDecision] {
  /// The IDs of the announcements that are of other pets, which the reporter is not shown again.
  package var rejected: Set<String> {
    Set(lazy.filter { $0.verdict == .notMine }.map { $0.other.text })
  }
}
