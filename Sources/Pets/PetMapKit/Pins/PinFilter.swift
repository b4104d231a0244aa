import PetMapGeo
public import PetMapAnnouncements

/// What a filter looks at: an announcement, or something that an announcement can be made of.
public protocol FilterablePin {
  var status: AnnouncementStatus { get }
  /// Days since 1970-01-01 of the last day seen, nil without one.
  var lastSeenDay: Int32? { get }
  /// The species as announcements carry it, see `Species.carried(_:)`.
  var species: String { get }
  /// The whole announcement.
  var announcement: Announcement { get }
}

extension PinRecord: FilterablePin {}

extension Announcement: FilterablePin {
  /// Days since 1970-01-01 of ``Announcement/lastSeenDate``.
  public var lastSeenDay: Int32? { lastSeenDate.map { Int32($0.daysSinceEpoch) } }
  /// The announcement itself.
  public var announcement: Announcement { self }
}

/// Which pins are wanted, wherever they are.
///
/// ```swift
/// var filter = PinFilter()
/// filter.statuses = [.missing]
/// filter.species = PinFilter.SpeciesList(["dog", "cat"])
/// ```
public struct PinFilter: Sendable, Hashable {
  /// Only these; nil for every status.
  public var statuses: [AnnouncementStatus]?
  /// Only these; nil for every species.
  public var species: SpeciesList?
  /// Only pins last seen on this day or later.
  public var since: CalendarDate?
  /// Only pins last seen on this day or earlier.
  public var until: CalendarDate?
  /// Only pins that have these words.
  public var text: TextQuery?

  /// A filter that lets everything through.
  public init() {}

  /// Whether everything is let through.
  public var isEmpty: Bool { self == PinFilter() }

  /// Whether a pin is wanted.
  ///
  /// - Complexity: O(the announcement's length) when words are looked for, else O(1).
  public func admits(_ pin: some FilterablePin) -> Bool {
    admitsAttributes(of: pin) && admitsWords(of: pin)
  }

  /// Whether a pin passes everything but the words, which take the whole announcement.
  public func admitsAttributes(of pin: some FilterablePin) -> Bool {
    if let statuses, !statuses.contains(pin.status) { return false }
    if since != nil || until != nil {
      guard let day = pin.lastSeenDay else { return false }
      if let since, Int(day) < since.daysSinceEpoch { return false }
      if let until, Int(day) > until.daysSinceEpoch { return false }
    }
    return species?.contains(pin.species) ?? true
  }

  /// Whether a pin has the words that are looked for.
  public func admitsWords(of pin: some FilterablePin) -> Bool {
    text?.matches(pin.announcement) ?? true
  }

  /// Words for species, letter case and accents aside.
  public struct SpeciesList: Sendable, Hashable {
    private let words: [FoldedText]
    /// Which of the known species are among the words: a bit for each.
    private let known: UInt8

    /// A list of words, in any letter case.
    public init(_ words: [String]) {
      let folded = words.map { FoldedText($0) }
      self.words = folded
      known = Species.allCases.reduce(0) { bits, species in
        folded.contains(FoldedText(species.word)) ? bits | 1 << species.rawValue : bits
      }
    }

    /// Whether a word is one of them.
    public func contains(_ word: String) -> Bool {
      // Announcements carry known species in capitals, which need no folding.
      if let species = Species(known: word), word.isSameID(as: species.word) {
        return known & 1 << species.rawValue != 0
      }
      return words.contains(FoldedText(word))
    }
  }
}
