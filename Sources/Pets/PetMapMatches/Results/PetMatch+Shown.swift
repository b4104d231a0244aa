extension PetMatch {
  /// The reasons to show: at most four that speak for the match, and all that speak against it.
  public var shownReasons: [MatchReason] {
    reasons.filter { !$0.isContradiction }.prefix(4) + reasons.filter { $0.isContradiction }
  }

  /// How likely a match is, in a word.
  public enum Band: String, Sendable, Hashable {
    case likely, possible
    /// Worth a look.
    case unlikely
  }

  /// The band of the score.
  public var band: Band { score >= 0.8 ? .likely : score >= 0.4 ? .possible : .unlikely }
}
