import PetMapAnnouncements
import PetMapSQL

/// What an import will do, which is decided before anything is written, and without a lock: it may have
/// to compare all records with the store.
///
/// A record refers to the announcement that has its ID. If the source has not given the ID, or no
/// announcement has it, the content decides (``ContentMatcher``); a record whose content is that of the
/// announcement with its ID needs no comparison with others.
struct ImportPlan {
  /// The choice of the source; `nil` if all records refer to announcements in the store.
  let choice: SourceChoice?
  /// The sources among which the choice was made.
  private let known: [StoredSource]
  /// The source; its number is not positive if it is new.
  let source: StoredSource?
  /// The outcome of the records that need no writing. The others are in ``ImportRecords/planned``.
  private(set) var counts = ImportCounts()
  /// The number of records by what will be done.
  private(set) var totals: [ImportChange.Kind: Int] = [:]
  /// The open announcements of the source whose records are missing.
  private(set) var missing: [AnnouncementID] = []
  /// The announcements to which ambiguous records may belong, by the records' numbers.
  private(set) var candidates: [Int: [AnnouncementID]] = [:]
  private let merge: ImportMerge

  /// The number of records that need writing.
  var writes: Int {
    totals.values.reduce(0, +) - counts.unchanged - counts.reportsLeft - counts.erasedLeft
  }

  /// - Parameters:
  ///   - names: The number of records whose ID is a UUID, which may be that of an announcement.
  ///   - progress: Called with the number of records that have been compared.
  /// - Throws: ``StoreError/sourceNotNamed(known:)`` if the source must be named first.
  init(
    _ records: ImportRecords, of given: ImportSource, isUnnamed: Bool, count: Int, names: Int,
    _ options: StoreImport.Options, at now: Timestamp, _ progress: (Int) -> Void
  ) throws(StoreFailure) {
    try records.clearPlan()
    known = try records.transaction.sources()
    choice =
      isUnnamed
      ? known.first { $0.name == nil }.map { .use($0) } ?? .insert
      : try records.needSource() ? Self.choose(given, known, records) : nil
    switch choice {
    case .use(let known), .update(let known):
      source = StoredSource(
        number: known.number, name: known.name ?? given.name, file: known.file)
    case .insert: source = StoredSource(number: -1, name: given.name, file: given.file)
    case nil: source = nil
    }
    merge = ImportMerge(source: source, ids: records.ids, now: now)
    let hasReferences = names > 0 ? try records.refersToAnnouncements() : false
    // A store that was restored from a backup may know erased announcements of a source, but not the
    // source.
    let mayBeErased = options.restoresErased ? false : try records.transaction.hasErasures()
    if case .insert = choice, !hasReferences, !mayBeErased {
      totals[.created] = count
      try records.planCreations()
      return
    }
    // An announcement that several records refer to gets the values of the last one.
    let isComplete = names > 0 && names < count
    var draft = PlanDraft(records, merge, isComplete: isComplete)
    try draft.compare(progress)
    if let source { try draft.match(of: source, isPartial: options.isPartial) }
    if !options.restoresErased { try draft.leaveErased() }
    counts = draft.counts
    totals = draft.totals
    candidates = draft.candidates
    if !options.isPartial { missing = draft.missing }
  }

  /// Calls `body` with the planned changes of a kind, in the order of the file, until it returns `false`.
  func forEachChange(
    _ kind: ImportChange.Kind, _ records: ImportRecords, _ body: (ImportChange) -> Bool
  ) throws(StoreFailure) {
    if kind == .missing {
      for id in missing {
        guard let stored = try records.transaction.announcement(id) else { continue }
        let sourceID = stored.importOrigin?.sourceID ?? ""
        if !body(ImportChange(kind, sourceID: sourceID, before: stored, after: nil)) { return }
      }
      return
    }
    var last = 0
    while true {
      let matches = try records.planned(kind, after: last, limit: 1024, of: source)
      guard let number = matches.last?.number else { return }
      for match in matches {
        let change = ImportChange(
          kind, sourceID: match.record.importOrigin?.sourceID ?? "", before: match.existing,
          after: try result(of: match), candidates: candidates[match.number] ?? [])
        if !body(change) { return }
      }
      last = number
    }
  }

  /// Returns what becomes of the announcement to which a record refers, or else the one in the record.
  private func result(of match: ImportRecords.Match) throws(StoreFailure) -> Announcement {
    guard let existing = match.existing else { return match.record.announcement }
    var counts = ImportCounts()
    let decision = try merge.decide(match.record, existing: existing, &counts) {
      (_) throws(StoreFailure) in match.owner
    }
    return if case .update(let update) = decision { update.announcement } else {
      existing.announcement
    }
  }

  private static func choose(
    _ given: ImportSource, _ known: [StoredSource], _ records: ImportRecords
  ) throws(StoreFailure) -> SourceChoice {
    let choice = try SourceChoice.make(given, among: known) { (known) throws(StoreFailure) in
      try records.likeness(to: known)
    }
    guard let choice else {
      throw .refused(.sourceNotNamed(known: known.map { $0.name ?? $0.file ?? "" }))
    }
    return choice
  }

  /// Returns whether the choice of the source still holds.
  func isCurrent(in transaction: any Transaction) throws(StoreFailure) -> Bool {
    try transaction.sources() == known
  }
}

/// A plan that is being made.
private struct PlanDraft {
  private typealias Candidate = ContentMatcher.Candidate
  private static let batchSize = 4096

  private let records: ImportRecords
  private let merge: ImportMerge
  /// Whether to plan writing all records, even if they are unchanged.
  private let isComplete: Bool
  private(set) var counts = ImportCounts()
  private(set) var totals: [ImportChange.Kind: Int] = [:]
  private(set) var missing: [AnnouncementID] = []
  private(set) var candidates: [Int: [AnnouncementID]] = [:]
  /// The records that were not found by their IDs.
  private var open: [Candidate] = []
  /// The records whose announcements have other content, with its hash and theirs.
  private var changed: [(number: Int, before: UInt64, after: UInt64)] = []
  private var replaced: Set<Int> = []

  init(_ records: ImportRecords, _ merge: ImportMerge, isComplete: Bool) {
    (self.records, self.merge, self.isComplete) = (records, merge, isComplete)
  }

  /// Compares the records with the announcements that have their IDs.
  mutating func compare(_ progress: (Int) -> Void) throws(StoreFailure) {
    let records = records
    try records.forEachBatch(of: merge.source) { (batch) throws(StoreFailure) in
      var planned: [[SQLValue]] = []
      var found: [[SQLValue]] = []
      for match in batch {
        if match.number.isMultiple(of: 1000) { progress(match.number) }
        guard let existing = match.existing, let kind = try compare(match, with: existing) else {
          open.append(candidate(match))
          continue
        }
        found.append([.integer(existing.insertion)])
        totals[kind, default: 0] += 1
        if kind != .unchanged || needsWriting(match, existing) {
          planned.append([.integer(match.number), .integer(kind.rawValue)])
        }
      }
      let transaction = records.transaction
      try transaction.insert(planned, into: ImportRecords.planned, ["number", "kind"])
      try transaction.insert(found, into: ImportRecords.found, ["insertion"])
    }
    try findRenumbered()
  }

  /// Returns what becomes of the announcement with a record's ID, or `nil` if the content decides
  /// whether it is the record's.
  private mutating func compare(
    _ match: ImportRecords.Match, with existing: StoredAnnouncement
  ) throws(StoreFailure) -> ImportChange.Kind? {
    var part = ImportCounts()
    let decision = try merge.decide(match.record, existing: existing, &part) {
      (_) throws(StoreFailure) in match.owner
    }
    guard case .update(let update) = decision else {
      if !needsWriting(match, existing) { counts += part }
      return .unchanged
    }
    guard match.isNamed || match.hasOwnID else { return nil }
    let before = ContentTraits(existing.announcement, existing.importOrigin)
    let after = ContentTraits(update.announcement, update.importOrigin)
    if before.key != after.key {
      changed.append((match.number, before.key.hash, after.key.hash))
    }
    guard before.isRecognizable(as: after) else {
      replaced.insert(match.number)
      return .replaced
    }
    return .updated
  }

  /// Returns whether a record that leaves its announcement unchanged must be compared again: an earlier
  /// record of the file may release its microchip number.
  private func needsWriting(_ match: ImportRecords.Match, _ existing: StoredAnnouncement) -> Bool {
    isComplete || match.owner.map { $0 != existing.id } ?? false
  }

  private func candidate(_ match: ImportRecords.Match) -> Candidate {
    let id = match.record.importOrigin?.sourceID ?? ""
    return Candidate(
      traits: ContentTraits(match.record.announcement, match.record.importOrigin),
      idHash: match.hasOwnID ? 0 : ContentKey.hash(inRecordID: id) ?? 0,
      id: records.ids.announcement(of: id, in: merge.source?.name), number: Int32(match.number),
      isTaken: match.existing != nil)
  }

  private static func candidate(_ stored: StoredAnnouncement) -> Candidate {
    Candidate(
      traits: ContentTraits(stored.announcement, stored.importOrigin),
      idHash: ContentKey.hash(inRecordID: stored.importOrigin?.sourceID ?? "") ?? 0, id: stored.id,
      isClosed: stored.announcement.status == .closed)
  }

  /// Finds out whether the source has numbered its records differently: if so, most changed contents
  /// have moved to other IDs.
  private mutating func findRenumbered() throws(StoreFailure) {
    let contents = Set(changed.map(\.after) + open.map(\.traits.key.hash))
    let moved = changed.filter { contents.contains($0.before) && !replaced.contains($0.number) }
    guard !moved.isEmpty, (moved.count + replaced.count) * 2 >= changed.count else { return }
    try records.planRenumbered(moved.map(\.number))
    totals[.updated, default: 0] -= moved.count
    totals[.replaced, default: 0] += moved.count
  }

  /// Compares the contents of what was not found by an ID.
  mutating func match(of source: StoredSource, isPartial: Bool) throws(StoreFailure) {
    var unfound: [Candidate] = []
    if source.number > 0 {
      try records.forEachUnfound(of: source) { unfound += $0.map(Self.candidate) }
    }
    let matcher = ContentMatcher(open, with: unfound, isPartial: isPartial)
    for ambiguity in matcher.ambiguities {
      candidates[Int(open[ambiguity.record].number)] = ambiguity.candidates.map { unfound[$0].id }
    }
    missing = matcher.missing.filter { !unfound[$0].isClosed }.map { unfound[$0].id }
    for start in stride(from: 0, to: open.count, by: Self.batchSize) {
      var planned: [[SQLValue]] = []
      for index in start..<min(start + Self.batchSize, open.count) {
        let match = matcher.match(of: index).map { unfound[$0] }
        planned.append(try plan(open[index], match, in: source))
      }
      try records.transaction.insert(
        planned, into: ImportRecords.planned, ["number", "kind", "target", "free_id"])
    }
    try records.avoidTakenIDs(in: source)
  }

  /// Leaves out the records whose announcements were erased.
  mutating func leaveErased() throws(StoreFailure) {
    for kind in [ImportChange.Kind.created, .ambiguous] {
      let count = try records.leaveErased(kind)
      totals[kind, default: 0] -= count
      totals[.erased, default: 0] += count
      counts.erasedLeft += count
    }
  }

  /// Plans what to do with a record.
  ///
  /// - Parameter match: The announcement with its content.
  /// - Returns: The row of the plan.
  private mutating func plan(
    _ record: Candidate, _ match: Candidate?, in source: StoredSource
  ) throws(StoreFailure) -> [SQLValue] {
    var kind = ImportChange.Kind.created
    var hasTakenID = record.isTaken
    if let match {
      let isTwin = !record.hasOwnID && record.idHash == match.idHash
      kind = isTwin && record.traits.content == match.traits.content ? .unchanged : .updated
      hasTakenID = hasTakenID && !isTwin
    } else if candidates[Int(record.number)] != nil {
      kind = .ambiguous
    }
    totals[kind, default: 0] += 1
    var row: [SQLValue] = [
      .integer(Int(record.number)), .integer(kind.rawValue), (match?.id ?? record.id).value, .null,
    ]
    if hasTakenID {
      let id = try records.freeID(insteadOf: records.sourceID(of: Int(record.number)), in: source)
      row[3] = .text(id)
      if match == nil { row[2] = records.ids.announcement(of: id, in: source.name).value }
    }
    return row
  }
}
