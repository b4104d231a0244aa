import PetMapGeo
public import PetMapAnnouncements

/// A pin that can be filtered: an announcement, or a value from which one can be created.
public protocol FilterablePin {
  var status: AnnouncementStatus { get }
  /// The last-seen date in days since 1970-01-01, or `nil` if unknown.
  var lastSeenDay: Int32? { get }
  /// The species as stored in announcements; see `Species.carried(_:)`.
  var species: String { get }
  /// Returns whether the announcement contains the words of a query.
  func contains(_ text: TextQuery) -> Bool
}

extension PinRecord: FilterablePin {}

extension Announcement: FilterablePin {
  /// ``Announcement/lastSeenDate`` in days since 1970-01-01.
  public var lastSeenDay: Int32? { lastSeenDate.map { Int32($0.daysSinceEpoch) } }
  /// Returns whether the announcement contains the words of a query.
  public func contains(_ text: TextQuery) -> Bool { text.matches(self) }
}

/// Criteria for pins, independent of their coordinates.
///
/// ```swift
/// var filter = PinFilter()
/// filter.statuses = [.missing]
/// filter.species = PinFilter.SpeciesList(["dog", "cat"])
/// ```
public struct PinFilter: Sendable, Hashable {
  /// The accepted statuses, or `nil` for all.
  public var statuses: [AnnouncementStatus]?
  /// The accepted species, or `nil` for all.
  public var species: SpeciesList?
  /// The earliest accepted last-seen date.
  public var since: CalendarDate?
  /// The latest accepted last-seen date.
  public var until: CalendarDate?
  /// The words that accepted pins contain.
  public var text: TextQuery?
  /// The date before which accepted pins are old, or `nil` if none is. Old pins come last in the
  /// order of distances, are drawn faded, and are not counted by status.
  public var activeSince: CalendarDate?

  /// Creates a filter that accepts all pins.
  public init() {}

  /// Whether the filter accepts all pins.
  public var isEmpty: Bool { self == PinFilter() }

  /// Returns whether the filter accepts a pin.
  ///
  /// - Complexity: O(*n*) in the length of the announcement if the filter has words, otherwise
  ///   O(1).
  public func admits(_ pin: some FilterablePin) -> Bool {
    admitsAttributes(of: pin) && admitsWords(of: pin)
  }

  /// Returns whether a pin meets all criteria except the words, which require the complete
  /// announcement.
  public func admitsAttributes(of pin: some FilterablePin) -> Bool {
    if let statuses, !statuses.contains(pin.status) { return false }
    if since != nil || until != nil {
      guard let day = pin.lastSeenDay else { return false }
      if let since, Int(day) < since.daysSinceEpoch { return false }
      if let until, Int(day) > until.daysSinceEpoch { return false }
    }
    return species?.contains(pin.species) ?? true
  }

  /// Returns whether a pin with a last-seen date is old.
  ///
  /// - Parameter day: The date in days since 1970-01-01; a pin without a date is not old.
  public func isOld(day: Int32?) -> Bool {
    guard let activeSince, let day else { return false }
    return Int(day) < activeSince.daysSinceEpoch
  }

  /// Returns whether a pin contains the filter's words.
  public func admitsWords(of pin: some FilterablePin) -> Bool {
    text.map(pin.contains) ?? true
  }

  /// A set of species names, ignoring case and accents.
  public struct SpeciesList: Sendable, Hashable {
    private let words: [FoldedText]
    /// The known species among the words, with one bit per species.
    private let known: UInt8

    /// Creates a set from words in any letter case.
    public init(_ words: [String]) {
      let folded = words.map { FoldedText($0) }
      self.words = folded
      known = Species.allCases.reduce(0) { bits, species in
        folded.contains(FoldedText(species.word)) ? bits | 1 << species.rawValue : bits
      }
    }

    /// Returns whether the set contains a word.
    public func contains(_ word: String) -> Bool {
      // Announcements store known species in uppercase, so they need no folding.
      if let species = Species(known: word), word.isSameID(as: species.word) {
        return known & 1 << species.rawValue != 0
      }
      return words.contains(FoldedText(word))
    }
  }
}
