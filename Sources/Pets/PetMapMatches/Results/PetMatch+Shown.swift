extension PetMatch {
  /// The reasons to show: at most four that speak for the match, and all that speak against it.
  public var shownReasons: [MatchReason] { Self.shown(reasons) { $0.isContradiction } }

  /// The reasons to show where there is little space: at most two that speak for the match, and all that
  /// speak against it.
  public var mainReasons: [MatchReason] {
    Self.shown(reasons, limit: 2) { $0.isContradiction }
  }

  static func shown<Reason>(
    _ reasons: [Reason], limit: Int = 4, isContradiction: (Reason) -> Bool
  ) -> [Reason] {
    reasons.filter { !isContradiction($0) }.prefix(limit) + reasons.filter(isContradiction)
  }

  /// How likely a match is, in a word.
  public enum Band: String, Sendable, Hashable {
    case likely, possible
    /// Worth a look.
    case unlikely

    /// Creates the band of a score from 0 to 1.
    init(score: Double) { self = score >= 0.8 ? .likely : score >= 0.4 ? .possible : .unlikely }
  }

  /// The band of the score.
  public var band: Band { Band(score: score) }
}
