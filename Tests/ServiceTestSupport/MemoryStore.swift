package import PetMapAnnouncements
package import PetMapPhotos
import PetMapSystem

/// An in-memory store for tests.
package final class MemoryStore: AnnouncementStore {
  struct State {
    var rows: [AnnouncementID: StoredAnnouncement] = [:]
    var hashes: [AnnouncementID: PasswordHash] = [:]
    var tokens: [AnnouncementID: [UInt8]] = [:]
    var decisions: [AnnouncementID: [AnnouncementID: MatchDecision]] = [:]
    var networks: [AnnouncementID: String] = [:]
    var sightings: [AnnouncementID: [StoredSighting]] = [:]
    var sightingTokens: [SightingID: [UInt8]] = [:]
    /// The photos by version.
    var photos: [Int64: PreparedPhoto] = [:]
    var log: [(Int64, AnnouncementID)] = []
    var lockouts = Lockouts()
    var keys: [[UInt8]: (bodyDigest: [UInt8], id: AnnouncementID, at: Timestamp)] = [:]
    var insertions: Int64 = 0
    var refusal: StoreError?
    var changeRefusal: StoreError?
    var changeReads = 0
    var replacement: PreparedPhoto?

    mutating func recordChange(_ id: AnnouncementID) -> Int64 {
      let number = (log.last?.0 ?? 0) + 1
      log.append((number, id))
      return number
    }
  }

  let state = Monitor(State())
  private let now: @Sendable () -> Timestamp

  /// - Parameter now: The clock that determines the ends of lockouts.
  package init(
    now: @escaping @Sendable () -> Timestamp = { Timestamp(milliseconds: 1_763_000_000_000) }
  ) { self.now = now }

  /// Makes all subsequent writes throw an error, or none if it is `nil`.
  package func refuseWrites(with error: StoreError?) { state.withLock { $0.refusal = error } }

  /// Makes all subsequent reads of changes throw an error, or none if it is `nil`.
  package func refuseChanges(with error: StoreError?) {
    state.withLock { $0.changeRefusal = error }
  }

  /// The number of times that changes were read.
  package var changeReads: Int { state.withLock { $0.changeReads } }

  /// Replaces the next photo that is read just before it is read.
  package func replaceNextPhoto(with bytes: [UInt8]) {
    state.withLock { $0.replacement = .containing(bytes) }
  }

  func write<Result>(
    _ body: (inout State) throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    try state.withLock { (state) throws(StoreError) in
      if let refusal = state.refusal { throw refusal }
      return try body(&state)
    }
  }

  // MARK: Reading

  package func announcement(_ id: AnnouncementID) throws(StoreError) -> StoredAnnouncement? {
    state.withLock { $0.rows[id] }
  }

  package func passwordHash(of id: AnnouncementID) throws(StoreError) -> PasswordHash? {
    state.withLock { $0.hashes[id] }
  }

  package func page(
    after position: ListPosition?, limit: Int
  ) throws(StoreError) -> [StoredAnnouncement] {
    state.withLock { state in
      let all = state.rows.values.sorted { $0.position < $1.position }
      return Array(
        all.drop { row in position.map { !($0 < row.position) } ?? false }.prefix(limit))
    }
  }

  package func announcements(
    withSourceID id: String, in source: String?
  ) throws(StoreError) -> [StoredAnnouncement] {
    state.withLock { state in
      state.rows.values.filter { $0.importOrigin?.isRecord(id, of: source) == true }
    }
  }

  package func unpublished(
    after position: ListPosition?, limit: Int
  ) throws(StoreError) -> [StoredAnnouncement] {
    let reports = try page(after: position, limit: .max).filter { !$0.isPublished }
    return Array(reports.prefix(limit))
  }

  package func load(
    _ body: ([StoredAnnouncement]) -> Void
  ) throws(StoreError) -> ChangePosition {
    // Concurrent writes may be seen twice, which is harmless.
    let position = try position()
    body(state.withLock { Array($0.rows.values) })
    return position
  }

  package func photoData(
    _ part: PhotoPart, of id: AnnouncementID, version: Int64
  ) throws(StoreError) -> PhotoData? {
    try photo(part, of: id, version: version).map { .bytes($0) }
  }

  package func position() throws(StoreError) -> ChangePosition {
    ChangePosition(number: state.withLock { $0.log.last?.0 ?? 0 })
  }

  package func changes(
    after position: ChangePosition, limit: Int
  ) throws(StoreError) -> ChangeBatch {
    try state.withLock { (state) throws(StoreError) in
      state.changeReads += 1
      if let refusal = state.changeRefusal { throw refusal }
      let changes = state.log.drop { $0.0 <= position.number }.prefix(limit).map { number, id in
        AnnouncementChange(
          number: number, id: id, outcome: state.rows[id].map { .stored($0) } ?? .deleted)
      }
      return ChangeBatch(
        changes, after: position, timeline: nil, lastChange: state.log.last?.0 ?? 0)
    }
  }

  package func photo(
    _ part: PhotoPart, of id: AnnouncementID, version: Int64
  ) throws(StoreError) -> [UInt8]? {
    if let photo = state.withLock({ $0.replacement.take() }) {
      // Like a photo that is fetched again.
      _ = try write { (state) throws(StoreError) in
        state.rows[id]?.photos = []
        return state.photos[version] = nil
      }
      _ = try publishPhoto(photo, of: id, at: Timestamp(milliseconds: 0))
    }
    return state.withLock { state in
      let isKnown = state.rows[id]?.photos.contains { $0.version == version } == true
      return isKnown ? state.photos[version]?[part] : nil
    }
  }

  // MARK: Writing

  package func create(
    _ new: NewAnnouncement, at now: Timestamp
  ) throws(StoreError) -> StoredAnnouncement {
    let (draft, id) = (new.draft, new.id)
    return try write { (state) throws(StoreError) in
      if let key = new.key, let known = state.keys[key.digest], let row = state.rows[known.id],
        !row.isPublished || now.milliseconds - known.at.milliseconds < CreationKey.lifetime
      {
        guard known.bodyDigest == key.bodyDigest else { throw .keyReused }
        state.hashes[known.id] = new.passwordHash
        state.tokens[known.id] = new.tokenDigest
        return row
      }
      if let chip = draft.content.microchipNumber,
        state.rows.values.contains(where: { $0.announcement.microchipNumber == chip })
      {
        throw .microchipConflict
      }
      state.insertions += 1
      let row = StoredAnnouncement(
        id: id, announcement: draft.announcement(id: id, at: now), origin: .reported,
        confirmsNoPhoto: draft.confirmsNoPhoto,
        visibility: draft.confirmsNoPhoto && new.isReviewed ? .waiting : .shown,
        insertion: state.insertions, change: state.recordChange(id))
      state.rows[id] = row
      state.hashes[id] = new.passwordHash
      state.tokens[id] = new.tokenDigest
      state.networks[id] = new.network
      if let key = new.key { state.keys[key.digest] = (key.bodyDigest, id, now) }
      return row
    }
  }

  package func publishPhoto(
    _ photo: PreparedPhoto, fetchedFrom url: String?, of id: AnnouncementID, isReviewed: Bool,
    at now: Timestamp
  ) throws(StoreError) -> StoredAnnouncement {
    try write { (state) throws(StoreError) in
      guard var row = state.rows[id] else { throw .notFound }
      if url != nil { row.photos = [] }
      guard row.photos.count < StoredPhoto.limit else { throw .tooManyPhotos }
      row.change = state.recordChange(id)
      let number = (row.photos.map(\.number).max() ?? 0) + 1
      row.photos.append(
        StoredPhoto(number: number, byteCount: photo.bytes.count, version: row.change))
      if let url { row.photoSource = url }
      row.announcement.updatedAt = now
      state.rows[id] = row
      state.photos[row.change] = photo
      return row
    }
  }

  package func arrangePhotos(
    _ numbers: [Int], of id: AnnouncementID, at now: Timestamp
  ) throws(StoreError) -> StoredAnnouncement {
    try write { (state) throws(StoreError) in
      guard var row = state.rows[id] else { throw .notFound }
      let photos = numbers.compactMap { number in row.photos.first { $0.number == number } }
      guard photos.count == numbers.count else { throw .unknownPhotos }
      if photos.isEmpty, !row.confirmsNoPhoto { throw .lastPhoto }
      row.photos = photos
      row.announcement.updatedAt = now
      row.change = state.recordChange(id)
      state.rows[id] = row
      return row
    }
  }

  package func edit(
    _ edit: AnnouncementEdit, of id: AnnouncementID,
    where isExpected: (@Sendable (StoredAnnouncement) -> Bool)?, isReviewed: Bool,
    by actor: AuditActor, at now: Timestamp
  ) throws(StoreError) -> StoredAnnouncement {
    try write { (state) throws(StoreError) in
      guard var row = state.rows[id] else { throw .notFound }
      if let isExpected, !isExpected(row) { throw .changedSince }
      let isChanged = edit.apply(to: &row.announcement)
      guard isChanged || edit.confirmsNoPhoto && !row.confirmsNoPhoto else { return row }
      if let chip = row.announcement.microchipNumber,
        state.rows.values.contains(where: {
          $0.id != id && $0.announcement.microchipNumber == chip
        })
      {
        throw .microchipConflict
      }
      row.confirmsNoPhoto = row.confirmsNoPhoto || edit.confirmsNoPhoto
      row.announcement.updatedAt = now
      row.change = state.recordChange(id)
      state.rows[id] = row
      return row
    }
  }

  package func announcement(withToken digest: [UInt8]) throws(StoreError) -> AnnouncementID? {
    state.withLock { state in state.tokens.first { $0.value == digest }?.key }
  }

  package func setStatus(
    _ status: AnnouncementStatus, of id: AnnouncementID, by actor: AuditActor, at now: Timestamp
  ) throws(StoreError) -> StoredAnnouncement {
    try write { (state) throws(StoreError) in
      guard var row = state.rows[id] else { throw .notFound }
      guard row.announcement.status != status else { return row }
      row.announcement.status = status
      row.announcement.updatedAt = now
      row.change = state.recordChange(id)
      state.rows[id] = row
      return row
    }
  }

  package func decide(
    _ decision: MatchDecision, of id: AnnouncementID, by actor: AuditActor
  ) throws(StoreError) -> MatchDecision {
    try write { (state) throws(StoreError) in
      guard state.rows[id] != nil, id != decision.other,
        state.rows[decision.other]?.isPublished == true
      else { throw .notFound }
      let known = state.decisions[id]?[decision.other]
      if let known, known.verdict == decision.verdict { return known }
      state.decisions[id, default: [:]][decision.other] = decision
      return decision
    }
  }

  package func withdrawDecisions(
    on others: [AnnouncementID], of id: AnnouncementID, by actor: AuditActor
  ) throws(StoreError) {
    try write { (state) throws(StoreError) in
      guard state.rows[id] != nil else { throw .notFound }
      for other in others { state.decisions[id]?[other] = nil }
    }
  }

  package func matchDecisions(of id: AnnouncementID) throws(StoreError) -> [MatchDecision] {
    state.withLock { ($0.decisions[id] ?? [:]).values.sorted { $0.other.text < $1.other.text } }
  }

  package func delete(_ id: AnnouncementID, by actor: AuditActor) throws(StoreError) {
    try write { (state) throws(StoreError) in
      guard let row = state.rows.removeValue(forKey: id) else { throw .notFound }
      state.sightings[id] = nil
      state.decisions[id] = nil
      for report in state.decisions.keys { state.decisions[report]?[id] = nil }
      for photo in row.photos { state.photos[photo.version] = nil }
      state.hashes[id] = nil
      state.tokens[id] = nil
      _ = state.recordChange(id)
    }
  }

  package func deleteExpired(
    _ kind: Expiring, before instant: Timestamp, limit: Int
  ) throws(StoreError) -> Int {
    guard kind == .unpublished else { return 0 }
    let end = ListPosition(createdAt: instant, insertion: 0)
    let expired = try unpublished(after: end, limit: .max).suffix(limit)
    for stored in expired { try delete(stored.id) }
    return expired.count
  }

  package func upsert(
    _ records: [ImportedAnnouncement], at now: Timestamp
  ) throws(StoreError) -> ImportCounts { try upsert(records, named: nil, at: now) }

  /// Imports records of a named source.
  package func upsert(
    _ records: [ImportedAnnouncement], named source: String?, at now: Timestamp
  ) throws(StoreError) -> ImportCounts {
    try write { (state) throws(StoreError) in
      var counts = ImportCounts()
      for record in records {
        state.insertions += 1
        let id = AnnouncementID(ofSource: record.sourceID, named: source)
        var announcement = record.announcement
        announcement.id = id.text
        announcement.createdAt = announcement.createdAt ?? now
        announcement.updatedAt = announcement.updatedAt ?? now
        state.rows[id] = StoredAnnouncement(
          id: id, announcement: announcement,
          origin: .imported(sourceID: record.sourceID, source: source),
          insertion: state.insertions, change: state.recordChange(id))
        counts.inserted += 1
      }
      return counts
    }
  }

  package func checkWritable() throws(StoreError) {
    try write { (_) throws(StoreError) in }
  }

  // MARK: Failed attempts

  package func attempt(
    _ attempt: PasswordAttempt, isRight: () -> Bool?
  ) throws(StoreError) -> PasswordAttempt.Outcome? {
    let now = now().milliseconds
    let seconds = state.withLock { $0.lockouts.secondsToWait(for: attempt, at: now) }
    if let seconds { return .locked(seconds: seconds) }
    guard let isRight = isRight() else { return nil }
    try write { (state) throws(StoreError) in
      state.lockouts.note(attempt, isRight: isRight, at: now)
    }
    return isRight ? .accepted : .rejected
  }

  package func isReporterNetwork(
    _ network: String, of id: AnnouncementID
  ) throws(StoreError) -> Bool {
    state.withLock { $0.networks[id] == network }
  }
}

extension AnnouncementStore {
  /// Sets an announcement's status as its reporter.
  @discardableResult
  package func setStatus(
    _ status: AnnouncementStatus, of id: AnnouncementID, at now: Timestamp
  ) throws(StoreError) -> StoredAnnouncement {
    try setStatus(status, of: id, by: .reporter, at: now)
  }

  /// Deletes an announcement as its reporter.
  package func delete(_ id: AnnouncementID) throws(StoreError) { try delete(id, by: .reporter) }
}

/// A hasher without any cost or security.
package struct PlainHasher: PasswordHasher {
  package init() {}

  package func hash(_ password: String) throws(PasswordHashingError) -> PasswordHash {
    PasswordHash(text: "plain:" + password)
  }

  package func matches(
    _ password: String, _ hash: PasswordHash
  ) throws(PasswordHashingError) -> Bool {
    hash.text == "plain:" + password
  }
}
