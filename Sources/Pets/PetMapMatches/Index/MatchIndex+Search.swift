public import PetMapAnnouncements
public import PetMapKit

/// Options for a search for matches.
public struct MatchOptions: Sendable {
  /// The maximum number of matches.
  public var limit = 10
  /// The share of reports whose pet is in the data, from 0.01 to 0.99. It changes scores, but not
  /// their order.
  public var share = 0.5
  /// The IDs of pins that are known to be of other pets.
  public var excluded: Set<String> = []
  /// The number of pins to compare before ``MatchList/isComplete`` becomes `false`.
  public var budget = 100_000

  /// The number of pins of the first pass whose fields are all compared.
  package static let finalists = 1024

  /// Creates the default options.
  public init() {}
}

/// The pins that may be the pet of a report, best first.
public struct MatchList: Sendable {
  /// The matches.
  public var matches: [PetMatch] = []
  /// Whether all pins near the report were compared. Otherwise, the nearest ones were.
  public var isComplete = true

  /// Creates an empty list.
  public init() {}
}

/// A pin that may be the pet of a report.
public struct PetMatch: Sendable, Hashable {
  /// The ID of the pin.
  public let id: String
  /// The chance that the pin is the pet, from 0 to 1, among its rivals and the possibility that the
  /// pet is in none of them.
  public let score: Double
  /// The sum of all weights.
  public let weight: Weight
  /// Why the pin matches or does not, strongest first, except that contradictions follow.
  public let reasons: [MatchReason]
  /// The fields that the pin or the report lacks.
  public let unknown: [MatchField]

  package init(
    id: String, score: Double, weight: Weight, reasons: [MatchReason], unknown: [MatchField]
  ) {
    self.id = id
    self.score = score
    self.weight = weight
    self.reasons = reasons
    self.unknown = unknown
  }
}

extension PinCollection {
  /// Returns the pins that may be the pet of a report, which need not be stored. The matches of
  /// many reports, or of a collection that changes, are found with a ``MatchIndex``.
  ///
  /// - Complexity: O(*n*).
  public func matches(
    for report: Announcement, options: MatchOptions = MatchOptions()
  ) -> MatchList {
    MatchIndex(self).matches(for: report, options: options)
  }
}

extension MatchIndex {
  /// Returns the pins that may be the pet of a report, which need not be in the index. A found pet
  /// is compared with missing ones, any other with found ones.
  ///
  /// The score of a pin is *p w* / (*p* Σ*w* + (1 - *p*) *λ*): the odds of the pin's evidence among
  /// those of all pins and those of none, which is the number of pins to expect by chance. Some fields
  /// are believed less than the model computes them (`Trust`), because fields are not independent,
  /// and people not as reliable as any model of them.
  ///
  /// - Complexity: O(*m*) for *m* pins near the report, at most ``MatchOptions/budget``.
  public func matches(
    for report: Announcement, options: MatchOptions = MatchOptions()
  ) -> MatchList {
    matches(for: PetTraits(report), options: options)
  }

  /// Returns the pins that may have the traits of a report; see ``matches(for:options:)``.
  public func matches(
    for report: PetTraits, options: MatchOptions = MatchOptions()
  ) -> MatchList {
    var search = MatchSearch(report, in: self, options)
    search.run()
    return search.list()
  }
}
