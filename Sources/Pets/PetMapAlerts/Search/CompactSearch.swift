import PetMapAnnouncements
import PetMapGeo
import PetMapKit

/// The parts of a search that announcements are compared with.
struct CompactSearch: Sendable {
  let region: PinQuery.Region
  let kinds: KindSet
  /// The species that are not in ``kinds``, folded.
  let otherSpecies: [String]
  /// The words, of which no query is kept, because it takes up five times as much memory.
  private let words: String?
  var text: TextQuery? { words.flatMap { TextQuery($0) } }

  /// Creates the parts of a search, or returns `nil` if it has no region.
  init?(_ search: AlertSearch) {
    guard let region = search.region else { return nil }
    self.region = region
    kinds = KindSet(search)
    otherSpecies = search.species?.filter { PetKind.known($0) == nil } ?? []
    words = search.words
  }

  /// Returns whether a kind that is in ``kinds`` is accepted.
  func contains(_ kind: PetKind) -> Bool {
    guard let name = kind.otherName, !kinds.containsAllSpecies else { return true }
    return otherSpecies.contains { $0.isSameID(as: name) }
  }

  /// Returns whether the search admits an announcement that is not closed.
  func admits(_ announcement: Announcement) -> Bool {
    let kind = PetKind(announcement)
    return kinds.contains(kind) && contains(kind) && region.contains(announcement.coordinate)
      && text?.matches(announcement) ?? true
  }
}

/// The status and the species of an announcement.
struct PetKind: Sendable {
  fileprivate let status: UInt32
  fileprivate let species: UInt32
  /// The folded name of a species that is not known.
  let otherName: String?

  init(_ announcement: Announcement) {
    status = Self.bit(announcement.status)
    let name = FoldedText(announcement.species).text
    let known = Self.known(name)
    species = known.map(Self.bit) ?? Self.otherBit
    otherName = known == nil ? name : nil
  }

  /// Returns the species with a folded name. Known species have names of ASCII letters.
  fileprivate static func known(_ folded: String) -> Species? { Species(known: folded) }

  fileprivate static func bit(_ status: AnnouncementStatus) -> UInt32 {
    1 << UInt32(status.rawValue)
  }

  fileprivate static func bit(_ species: Species) -> UInt32 { 0x100 << UInt32(species.rawValue) }
  fileprivate static let otherBit: UInt32 = 0x8000_0000
}

/// The statuses and species that a search accepts, with one bit for each.
struct KindSet: Sendable {
  private let bits: UInt32

  init(_ search: AlertSearch) {
    var bits: UInt32 = 0
    for status in search.statuses ?? AnnouncementStatus.open { bits |= PetKind.bit(status) }
    if let species = search.species {
      for name in species { bits |= PetKind.known(name).map(PetKind.bit) ?? PetKind.otherBit }
    } else {
      bits |= Self.allSpecies
    }
    self.bits = bits
  }

  private static let allSpecies: UInt32 = ~0xFF

  var containsAllSpecies: Bool { bits & Self.allSpecies == Self.allSpecies }

  /// Returns whether a kind is accepted. Of species that are not known, it returns `true` if the search
  /// accepts any.
  @inline(__always)
  func contains(_ kind: PetKind) -> Bool {
    bits & kind.status != 0 && bits & kind.species != 0
  }
}
