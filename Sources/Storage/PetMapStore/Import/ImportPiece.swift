import PetMapAnnouncements
import PetMapSQL

/// The merging of records within one transaction.
struct ImportPiece {
  private let transaction: any Transaction
  private let merge: ImportMerge
  private var counts: ImportCounts
  /// The announcements that were inserted or updated, in order.
  private var changed: [AnnouncementID] = []

  init(_ transaction: any Transaction, _ merge: ImportMerge, counts: ImportCounts) {
    (self.transaction, self.merge, self.counts) = (transaction, merge, counts)
  }

  /// Merges a batch of records.
  ///
  /// - Parameter progress: Called with the number of records compared so far.
  mutating func add(
    _ matches: [ImportRecords.Match], progress: (Int) -> Void
  ) throws(StoreFailure) {
    var batch = Batch()
    for (index, match) in matches.enumerated() {
      defer { progress(index + 1) }
      let existing = batch.latest(of: match)
      guard existing != nil || [.created, .ambiguous].contains(match.planned) else {
        // It was erased after the import was planned.
        counts.erasedLeft += 1
        continue
      }
      let decision = try merge.decide(match.record, existing: existing, &counts) {
        (chip) throws(StoreFailure) in batch.owners[chip] ?? match.owner
      }
      switch decision {
      case .keep: continue
      case .insert(let new):
        batch.note(new, instead: existing, isNew: true)
        if !match.sightings.isEmpty { batch.sightings[new.id] = match.sightings }
      case .update(let changed): batch.note(changed, instead: existing, isNew: false)
      }
    }
    try write(batch)
  }

  /// Closes announcements, except those that were erased in the meantime.
  mutating func close(
    _ ids: some Sequence<AnnouncementID>, by actor: AuditActor
  ) throws(StoreFailure) {
    var closed: [AnnouncementID] = []
    for id in ids {
      guard var stored = try transaction.announcement(id, isLocked: true),
        try transaction.replaceStatus(of: &stored, with: .closed, at: merge.now)
      else { continue }
      closed.append(id)
    }
    try transaction.audit(.close, closed, by: actor)
    changed += closed
    counts.closed += closed.count
  }

  /// Removes the announcements that exist again from those that were erased.
  func forgetErasures() throws(StoreFailure) {
    try transaction.change(
      """
      DELETE FROM erased WHERE EXISTS (
        SELECT 1 FROM announcement WHERE announcement.id = erased.id)
      """)
  }

  /// Records the changes.
  ///
  /// - Returns: The counts of all records so far.
  func finish() throws(StoreFailure) -> ImportCounts {
    if !changed.isEmpty { try transaction.noteChanges(of: changed) }
    return counts
  }

  /// The announcements that a batch inserts and updates.
  private struct Batch {
    private(set) var states: [AnnouncementID: StoredAnnouncement] = [:]
    private(set) var inserted: [AnnouncementID] = []
    private(set) var updated: [AnnouncementID] = []
    /// The sightings of those that it inserts.
    var sightings: [AnnouncementID: [Sighting]] = [:]
    /// All of these, in the order in which their changes are numbered.
    private(set) var changed: [AnnouncementID] = []
    /// The announcements that were inserted, by the bytes of their records' IDs. (Swift's comparison
    /// treats canonically equivalent strings as equal.)
    private var bySourceID: [[UInt8]: AnnouncementID] = [:]
    /// The owners of the microchip numbers that the batch has assigned or released so far.
    private(set) var owners: [String: AnnouncementID?] = [:]
    /// The announcements in the store that have released one.
    private(set) var released: [AnnouncementID] = []

    /// Returns the announcement to which a record refers, as earlier records have left it.
    func latest(of match: ImportRecords.Match) -> StoredAnnouncement? {
      let sourceID = match.record.importOrigin?.sourceID ?? ""
      if let id = AnnouncementID(sourceID), let state = states[id] { return state }
      if let existing = match.existing { return states[existing.id] ?? existing }
      return bySourceID[Array(sourceID.utf8)].flatMap { states[$0] }
    }

    mutating func note(
      _ stored: StoredAnnouncement, instead former: StoredAnnouncement?, isNew: Bool
    ) {
      let id = stored.id
      if states.updateValue(stored, forKey: id) == nil {
        changed.append(id)
        if isNew { inserted.append(id) } else { updated.append(id) }
      }
      if isNew, let origin = stored.importOrigin { bySourceID[Array(origin.sourceID.utf8)] = id }
      let (old, new) = (
        former?.announcement.microchipNumber, stored.announcement.microchipNumber
      )
      if let old, old != new {
        owners[old] = .some(nil)
        if former?.insertion != 0 { released.append(id) }
      }
      if let new { owners[new] = id }
    }
  }

  private mutating func write(_ batch: Batch) throws(StoreFailure) {
    // Other records of the batch can use the numbers.
    for id in batch.released {
      try transaction.change(ImportSQL.release, .null, id.value)
    }
    let numbers = try transaction.nextNumbers(batch.inserted.count)
    var new: [StoredAnnouncement] = []
    for (id, number) in zip(batch.inserted, numbers) {
      guard let state = batch.states[id] else { continue }
      new.append(
        StoredAnnouncement(
          id: id, announcement: state.announcement, origin: state.origin,
          insertion: number, change: 0))
    }
    let source = SQLValue.integer(merge.source?.number)
    try write(new[...], isNew: true) { (transaction, announcements) throws(StoreFailure) in
      let rows = announcements.lazy.map {
        [.integer($0.insertion), $0.id.value, source] + AnnouncementColumns.values($0)
      }
      try transaction.insert(rows, into: Tables.announcement, ImportSQL.inserted)
    }
    try write(batch.updated.compactMap { batch.states[$0] }[...], isNew: false) {
      (transaction, announcements) throws(StoreFailure) in
      let rows = announcements.map { [$0.id.value] + AnnouncementColumns.values($0) }
      try transaction.update(rows, of: Tables.announcement, AnnouncementColumns.members)
    }
    for (id, sightings) in batch.sightings {
      try transaction.insertSightings(sightings, of: id, at: merge.now)
    }
    changed += batch.changed
  }

  /// Writes announcements, except for the microchip numbers that another writer has used since the
  /// records were compared.
  ///
  /// - Throws: The conflict, if an existing announcement would lose a number that no other has.
  private mutating func write(
    _ announcements: ArraySlice<StoredAnnouncement>, isNew: Bool, attempts: Int = 1,
    _ body: (any Transaction, ArraySlice<StoredAnnouncement>) throws(StoreFailure) -> Void
  ) throws(StoreFailure) {
    guard var first = announcements.first else { return }
    do throws(StoreFailure) {
      return try transaction.attempting { () throws(StoreFailure) in
        try body(transaction, announcements)
      }
    } catch {
      guard case .database(let cause) = error, cause.constraint == Tables.microchipIndex else {
        throw error
      }
      if announcements.count == 1, !isNew, try !isTaken(first) {
        // The owner may have released the number in the meantime.
        if attempts == Self.attemptLimit { throw error }
        return try write(announcements, isNew: false, attempts: attempts + 1, body)
      }
    }
    if announcements.count > 1 {
      // Find the announcement, even if other writers continue to use numbers of these.
      let middle = announcements.startIndex + announcements.count / 2
      try write(announcements[..<middle], isNew: isNew, body)
      try write(announcements[middle...], isNew: isNew, body)
    } else {
      first.announcement.microchipNumber = nil
      counts.chipConflicts.append(first.id)
      try write([first], isNew: isNew, body)
    }
  }

  private static let attemptLimit = 5

  /// Returns whether another announcement has the microchip number of an announcement.
  private func isTaken(_ stored: StoredAnnouncement) throws(StoreFailure) -> Bool {
    try transaction.value(
      "SELECT id FROM announcement WHERE microchip_number = ?1 AND id <> ?2",
      .text(stored.announcement.microchipNumber), stored.id.value) != .null
  }
}

private enum ImportSQL {
  static let inserted = ["insertion", "id", "source"] + AnnouncementColumns.members
  static let release = Tables.announcement.update(["microchip_number"], where: "id = ?2")
}
