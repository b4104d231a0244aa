public import PetMapAnnouncements
public import PetMapJSON

/// The matches of a report in a service's response, best first.
public struct FoundMatches: Sendable, Hashable {
  /// The ID of the report.
  public let id: String
  /// The matches, best first.
  public let matches: [FoundMatch]
  /// Whether all pins near the report were compared.
  public let isComplete: Bool
  /// What the reporter said about matches, by their IDs; empty unless the reporter asked.
  public let decisions: [String: MatchDecision.Verdict]

  /// Creates the matches from what ``MatchList/write(to:id:_:writeMembers:)`` writes, or returns
  /// `nil` for anything else. Reasons for fields that are unknown here are omitted.
  public init?(_ json: JSONValue) {
    guard let object = json.object, let id = object["id"]?.string,
      let matches = object["matches"]?.array
    else { return nil }
    self.id = id
    self.matches = matches.compactMap { $0.object.flatMap { FoundMatch($0) } }
    if case .bool(false)? = object["complete"] { isComplete = false } else { isComplete = true }
    var decisions: [String: MatchDecision.Verdict] = [:]
    for decision in object["decisions"]?.array ?? [] {
      guard let decision = decision.object, let id = decision["id"]?.string else { continue }
      decisions[id] = decision["decision"]?.string.flatMap { MatchDecision.Verdict(rawValue: $0) }
    }
    self.decisions = decisions
  }
}

/// An announcement that may be of the same pet.
public struct FoundMatch: Sendable, Hashable, Identifiable {
  /// The ID of the announcement.
  public let id: String
  /// The chance that it is of the same pet, from 0 to 1.
  public let score: Double
  /// What agrees and what differs, the strongest evidence first.
  public let reasons: [Reason]

  /// What a field says about a match.
  public struct Reason: Sendable, Hashable {
    /// The field.
    public let field: MatchField
    /// The weight of the evidence; negative against the match.
    public let weight: Weight
    /// The sentence to show, without a period.
    public let text: String

    /// Whether the field speaks against the match.
    public var isContradiction: Bool { weight.isContradiction }
  }

  /// How likely the match is, in a word.
  public var band: PetMatch.Band { PetMatch.Band(score: score) }

  /// The reasons to show: at most four that speak for the match, and all that speak against it.
  public var shownReasons: [Reason] { PetMatch.shown(reasons) { $0.isContradiction } }

  init?(_ object: JSONObject) {
    guard let id = object["id"]?.string, !id.isEmpty, let score = object["score"]?.number,
      let reasons = object["reasons"]?.array
    else { return nil }
    self.id = id
    self.score = score.double
    self.reasons = reasons.compactMap { reason in
      guard let reason = reason.object,
        let field = reason["field"]?.string.flatMap({ MatchField(rawValue: $0) }),
        let nats = reason["weight"]?.number, abs(nats.double) < 1000,
        let text = reason["text"]?.string
      else { return nil }
      return Reason(field: field, weight: Weight(nats: nats.double), text: text)
    }
  }
}
