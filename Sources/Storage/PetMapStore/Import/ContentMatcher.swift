import PetMapAnnouncements

/// Finds the announcements of records that were not found by their IDs, by comparing contents.
///
/// Each pass groups what is left by a hash of some values. A record and an announcement match if they
/// are the only ones in their group, and nothing else rules it out; if several cannot be told apart,
/// later passes compare other values. What is left in the end is a new record and a missing one, or
/// ``ambiguities``: nothing is guessed.
///
/// - Complexity: O(*n* log *n*) for *n* records and announcements.
struct ContentMatcher {
  /// A record that was not found by its ID, or an announcement of its source that no record was found
  /// for.
  struct Candidate {
    let traits: ContentTraits
    /// The hash in the ID of the record, which twins share, or 0 if the source has given the ID.
    let idHash: UInt64
    /// The ID of the announcement, or that of a new one for the record.
    let id: AnnouncementID
    /// The number of the record.
    var number: Int32 = 0
    /// Whether another announcement has the record's ID.
    var isTaken = false
    /// Whether the announcement is closed.
    var isClosed = false

    var hasOwnID: Bool { idHash == 0 }
  }

  /// A record that cannot be told apart from others, with the first announcements that it may be.
  struct Ambiguity {
    let record: Int
    let candidates: [Int]
  }

  private let records: [Candidate]
  private let existing: [Candidate]
  /// Whether the announcements may belong to records that were not read.
  private let isPartial: Bool
  /// The index of the announcement that each record matches, or -1.
  private var matches: [Int32]
  private(set) var ambiguities: [Ambiguity] = []
  private var openRecords: [Int]
  private var openExisting: [Int]

  /// Matches records with announcements. Identical ones are matched in order.
  init(_ records: [Candidate], with existing: [Candidate], isPartial: Bool = false) {
    (self.records, self.existing, self.isPartial) = (records, existing, isPartial)
    matches = Array(repeating: -1, count: records.count)
    openRecords = Array(records.indices)
    openExisting = Array(existing.indices)
    for pass in MatchingPass.all where !openRecords.isEmpty && !openExisting.isEmpty { run(pass) }
    findAmbiguities()
  }

  /// Returns the index of the announcement that a record matches.
  func match(of record: Int) -> Int? { matches[record] < 0 ? nil : Int(matches[record]) }

  /// The announcements that match no record.
  var missing: [Int] { openExisting }

  private struct Entry: Comparable {
    let hash: UInt64
    let isRecord: Bool
    let index: Int

    static func < (one: Entry, other: Entry) -> Bool {
      if one.hash != other.hash { return one.hash < other.hash }
      return one.isRecord == other.isRecord ? one.index < other.index : one.isRecord
    }
  }

  /// Calls `body` with the records and the announcements of each group that has both.
  private func forEachGroup(
    of pass: MatchingPass, _ body: (ArraySlice<Entry>, ArraySlice<Entry>) -> Void
  ) {
    var entries: [Entry] = []
    for (indices, candidates, isRecord) in [
      (openRecords, records, true), (openExisting, existing, false),
    ] {
      for index in indices {
        guard let hash = pass.hash(candidates[index].traits) else { continue }
        entries.append(Entry(hash: hash, isRecord: isRecord, index: index))
      }
    }
    entries.sort()
    var start = 0
    while start < entries.count {
      var (middle, end) = (start, start)
      while end < entries.count, entries[end].hash == entries[start].hash {
        if entries[end].isRecord { middle = end + 1 }
        end += 1
      }
      middle = max(middle, start)
      if middle > start, middle < end { body(entries[start..<middle], entries[middle..<end]) }
      start = end
    }
  }

  private func mayMatch(_ record: Int, _ announcement: Int, in pass: MatchingPass) -> Bool {
    let (one, other) = (records[record], existing[announcement])
    // The source has changed the ID. Other animals seldom have the same values throughout.
    if one.hasOwnID, other.hasOwnID { return pass.isWhole && one.traits.isDistinctive }
    if isPartial, one.traits.hasOppositeStatus(of: other.traits) { return false }
    return pass.mayMatch(one.traits, other.traits)
  }

  private mutating func run(_ pass: MatchingPass) {
    var found: [(record: Int, announcement: Int)] = []
    forEachGroup(of: pass) { records, announcements in
      guard pass.isWhole || records.count == 1 && announcements.count == 1 else { return }
      for (record, announcement) in zip(records, announcements)
      where mayMatch(record.index, announcement.index, in: pass) {
        found.append((record.index, announcement.index))
      }
    }
    if found.isEmpty { return }
    for (record, announcement) in found { matches[record] = Int32(announcement) }
    let matched = Set(found.map(\.announcement))
    openRecords.removeAll { matches[$0] >= 0 }
    openExisting.removeAll { matched.contains($0) }
  }

  /// The largest number of announcements among which a record is said to be ambiguous.
  private static let candidateLimit = 5

  private mutating func findAmbiguities() {
    if openRecords.isEmpty || openExisting.isEmpty { return }
    var found: [Int: [Int]] = [:]
    for pass in MatchingPass.all {
      forEachGroup(of: pass) { records, announcements in
        for record in records where found[record.index] == nil {
          let candidates = announcements.prefix(Self.candidateLimit).map(\.index)
            .filter { mayMatch(record.index, $0, in: pass) }
          if !candidates.isEmpty { found[record.index] = candidates }
        }
      }
    }
    ambiguities = found.keys.sorted().map { Ambiguity(record: $0, candidates: found[$0] ?? []) }
  }
}

/// A comparison of some values; see ``ContentMatcher``.
///
/// A name, a contact, or a long description is required wherever the animals of a shelter, at one
/// coordinate and with one phone number, would be mistaken for each other.
private struct MatchingPass: Sendable {
  /// Whether equal hashes mean that everything is equal.
  var isWhole = false
  /// Returns the hash of the values, or `nil` if those that the pass requires are missing.
  let hash: @Sendable (ContentTraits) -> UInt64?
  /// Returns whether a record and an announcement with the same hash can be the same animal.
  var mayMatch: @Sendable (ContentTraits, ContentTraits) -> Bool = {
    !$0.hasOtherContact(than: $1) && !$0.hasOppositeStatus(of: $1)
  }

  /// The passes, beginning with those that compare most.
  static let all = exact + corrections

  /// The passes in which name, species, date, and coordinate are the same.
  private static let exact =
    [MatchingPass(isWhole: true) { $0.content }]
    + ties.map { tie in
      MatchingPass(
        hash: { combine(tie($0), $0.key.place, $0.key.event) },
        mayMatch: { !$0.hasOtherContact(than: $1) })
    }
    + [MatchingPass(hash: { $0.key.hash }, mayMatch: { _, _ in true })]

  /// The passes in which one of them was corrected.
  private static let corrections =
    // The coordinate, by some meters.
    shifts.map { shift in
      MatchingPass { $0.key.name == 0 ? nil : combine($0.key.cell(of: 1000, shift), $0.key.event) }
    }
    + shifts.map { shift in MatchingPass { combine($0.key.cell(of: 100, shift), $0.key.event) } }
    // The species.
    + [MatchingPass { combine($0.key.name, $0.key.date, $0.key.place) }]
    // The date, or the coordinate.
    + ties.flatMap { tie in
      [
        MatchingPass(
          hash: { combine($0.key.name, tie($0), $0.key.species, $0.key.place) },
          mayMatch: { $0.isCorrection(of: $1) }),
        MatchingPass(
          hash: { combine($0.key.name, tie($0), $0.key.species, $0.key.date) },
          mayMatch: { $0.isCorrection(of: $1) }),
      ]
    }
    // The name, or several.
    + [
      MatchingPass(hash: { combine($0.chip) }, mayMatch: { $0.isCorrection(of: $1) }),
      MatchingPass { combine($0.details, $0.key.species, $0.key.place, $0.key.date) },
    ]

  /// The values that break ties.
  private static let ties: [@Sendable (ContentTraits) -> UInt32] = [
    { $0.chip }, { $0.phone }, { $0.email }, { $0.details }, { $0.photo },
  ]

  /// The offsets of four grids. Points that are closer than half a cell share a cell in one of them.
  private static let shifts: [(Int32, Int32)] = [(0, 0), (1, 0), (0, 1), (1, 1)]

  /// Returns the hash of values, or `nil` if the first one is missing.
  private static func combine(_ first: UInt32, _ others: UInt32...) -> UInt64? {
    first == 0 ? nil : ContentKey.hash(of: [first] + others)
  }
}

extension ContentKey {
  /// The hash of the coordinate.
  fileprivate var place: UInt32 { cell(of: 1, (0, 0)) }

  fileprivate var date: UInt32 { UInt32(bitPattern: day) }

  /// The hash of name, species, and date.
  fileprivate var event: UInt32 {
    UInt32(truncatingIfNeeded: Self.hash(of: [name, species, date]))
  }

  /// Returns the hash of a cell of a grid.
  ///
  /// - Parameters:
  ///   - size: The size of the cells in units of 0.00001 degrees.
  ///   - shift: The offset of the grid in half cells.
  fileprivate func cell(of size: Int32, _ shift: (Int32, Int32)) -> UInt32 {
    func index(_ position: Int32, _ shift: Int32) -> UInt32 {
      let position = Int(position) + Int(shift * size / 2)
      return UInt32(truncatingIfNeeded: (position + 36_000_000) / Int(size))
    }
    return UInt32(
      truncatingIfNeeded: Self.hash(of: [index(latitude, shift.0), index(longitude, shift.1)])) | 1
  }
}

extension ContentTraits {
  /// The longest time between two dates of which one corrects the other.
  private static let correctionDays: Int32 = 31

  /// Whether the values tell the animal apart from others of its species.
  fileprivate var isDistinctive: Bool { key.name != 0 || chip != 0 || details != 0 }

  /// Returns whether date and coordinate are close enough for a correction.
  fileprivate func isCorrection(of other: ContentTraits) -> Bool {
    guard !hasOtherContact(than: other), !hasOppositeStatus(of: other),
      distance(to: other) <= Self.farDistance
    else { return false }
    return !key.hasDate || !other.key.hasDate
      || abs(Int(key.day) - Int(other.key.day)) <= Self.correctionDays
  }
}
