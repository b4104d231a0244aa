public import PetMapAnnouncements
public import PetMapMatches
public import PetMapParameters

/// A request for the pins that may be the pet of an announcement.
public struct MatchRequest: ParameterSet {
  /// The greatest number of matches.
  public static let largestList = 100

  /// The maximum number of matches.
  public var limit = MatchOptions().limit
  /// The share of reports whose pet is in the data.
  public var share = MatchOptions().share

  /// The language of the reasons.
  public var language = Language.english

  /// Creates a request for the best matches.
  public init() {}

  /// Passes each parameter to a visitor.
  public mutating func visit(_ visitor: inout some ParameterVisitor) throws(ParameterError) {
    visitor.group("Matches")
    try visitor.visit(
      &limit, "limit", .integer(1...Self.largestList), "Return at most N matches of a report.")
    try visitor.visit(
      &share, "share", .number(0.01...0.99),
      "The share of reports whose pet is in the data. It changes scores, but not their order.")
    try visitor.visit(&language, "lang", .choice(), "Set the language of the reasons.")
  }

  /// The options of the search.
  public var options: MatchOptions {
    var options = MatchOptions()
    options.limit = limit
    options.share = share
    return options
  }
}
