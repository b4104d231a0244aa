public import PetMapPhotos

/// Where announcements are kept.
///
/// Every call blocks until it is done, a write until it is durable: callers make them on threads of
/// their own, never on a task's. Any number of threads may call at once.
///
/// Clocks, ids and passwords are the caller's; a store makes the numbers of insertions and changes.
public protocol AnnouncementStore: Sendable {
  // MARK: Reading

  /// The announcement with an id, nil when there is none.
  func announcement(_ id: AnnouncementID) throws(StoreError) -> StoredAnnouncement?

  /// The announcements that were imported from a record with this id, published or not, in any
  /// order: several when sources share the id.
  ///
  /// - Parameter source: the name of the only source that counts; nil for all of them.
  func announcements(
    withSourceID id: String, in source: String?
  ) throws(StoreError) -> [StoredAnnouncement]

  /// The hash of the password that opens an announcement; nil when there is no such announcement,
  /// or it has none, as imported ones.
  func passwordHash(of id: AnnouncementID) throws(StoreError) -> PasswordHash?

  /// Whether an announcement was created from a network, see ``NewAnnouncement/network``. The store
  /// keeps a keyed hash of it alone.
  func isReporterNetwork(_ network: String, of id: AnnouncementID) throws(StoreError) -> Bool

  /// The announcements after a position in the order of ``ListPosition``, published or not.
  ///
  /// - Parameters:
  ///   - position: nil for the first page.
  ///   - limit: 1 or more.
  /// - Returns: fewer than `limit` on the last page.
  func page(
    after position: ListPosition?, limit: Int
  ) throws(StoreError) -> [StoredAnnouncement]

  /// The reports without a photo after a position, in the order of ``ListPosition``.
  ///
  /// - Parameters:
  ///   - position: nil for the first page.
  ///   - limit: 1 or more.
  /// - Returns: fewer than `limit` on the last page.
  func unpublished(
    after position: ListPosition?, limit: Int
  ) throws(StoreError) -> [StoredAnnouncement]

  /// Gives `body` all announcements of one moment, published or not, in batches and in any order.
  ///
  /// - Parameter body: called on the caller's thread.
  func readAll(_ body: ([StoredAnnouncement]) -> Void) throws(StoreError)

  /// The number of the last change, 0 in a fresh store.
  func lastChange() throws(StoreError) -> Int64

  /// The changes after a number, in their order. Of several to one announcement the earlier ones
  /// may be left out.
  ///
  /// - Returns: fewer than `limit` when there are no more.
  /// - Throws: ``StoreError/changesForgotten`` when some of them are no longer known.
  func changes(
    after number: Int64, limit: Int
  ) throws(StoreError) -> [AnnouncementChange]

  /// A photo's bytes; nil when the announcement has none of this version (any more).
  func photo(
    of id: AnnouncementID, version: Int64
  ) throws(StoreError) -> [UInt8]?

  /// A photo without reading it, where the store can; nil when the announcement has none of this version
  /// (any more).
  ///
  /// - Throws: also when the process has no file descriptor to spare.
  func photoData(
    of id: AnnouncementID, version: Int64
  ) throws(StoreError) -> PhotoData?

  // MARK: Writing

  /// Inserts an announcement that is not yet published.
  ///
  /// When the store remembers the announcement's ``NewAnnouncement/key`` from an earlier call with
  /// the same body, it inserts nothing: the announcement of that call gets the new password hash and
  /// is returned. Keys are remembered for ``CreationKey/lifetime``, or until their announcement is
  /// deleted.
  ///
  /// - Throws: ``StoreError/microchipConflict`` when another has the draft's microchip number;
  ///   ``StoreError/keyReused`` when the key was used with another body. Nothing is stored then.
  func create(
    _ new: NewAnnouncement, at now: Timestamp
  ) throws(StoreError) -> StoredAnnouncement

  /// Makes bytes an announcement's photo, which publishes it, and moves `updatedAt`. An earlier
  /// photo is removed.
  ///
  /// The file is written beside its place, flushed and renamed, and only then is the row
  /// committed: no row ever points to a photo that is not whole.
  ///
  /// - Throws: ``StoreError/notFound``.
  func publishPhoto(
    _ bytes: [UInt8], format: PhotoFormat, of id: AnnouncementID, at now: Timestamp
  ) throws(StoreError) -> StoredAnnouncement

  /// Changes an announcement's status and moves `updatedAt`; the status it already has changes
  /// nothing.
  ///
  /// - Throws: ``StoreError/notFound``.
  func setStatus(
    _ status: AnnouncementStatus, of id: AnnouncementID, at now: Timestamp
  ) throws(StoreError) -> StoredAnnouncement

  /// Removes an announcement, then its photo. Its microchip number is free again.
  ///
  /// - Throws: ``StoreError/notFound``.
  func delete(_ id: AnnouncementID) throws(StoreError)

  /// Deletes the oldest reports without a photo, as ``delete(_:)`` does.
  ///
  /// - Parameters:
  ///   - instant: only those that were created before it.
  ///   - limit: the most that are deleted.
  /// - Returns: the ids of those that were deleted.
  func deleteUnpublished(
    createdBefore instant: Timestamp, limit: Int
  ) throws(StoreError) -> [AnnouncementID]

  /// Inserts or replaces imported records, all of them or, when it throws, none. Those that are
  /// new and have no `createdAt` get `now`; a replaced one keeps its own.
  func upsert(
    _ records: [ImportedAnnouncement], at now: Timestamp
  ) throws(StoreError) -> ImportCounts

  /// Makes a write that changes nothing, durable like any other.
  ///
  /// - Throws: what a write would throw.
  func checkWritable() throws(StoreError)

  // MARK: Failed passwords

  /// Notes a wrong password, so that a restart does not forget it. The store may drop those that
  /// are older than 24 hours.
  func noteFailure(_ failure: PasswordFailure) throws(StoreError)

  /// The times of the wrong passwords since an instant, in ascending order, over all
  /// announcements.
  func failures(since: Timestamp) throws(StoreError) -> [PasswordFailure]
}

extension AnnouncementStore {
  /// The reports without a photo after a position, found by reading all.
  ///
  /// - Complexity: O(n); a store with an index does better.
  public func unpublished(
    after position: ListPosition?, limit: Int
  ) throws(StoreError) -> [StoredAnnouncement] {
    var found: [StoredAnnouncement] = []
    try readAll { batch in
      found += batch.filter { stored in
        !stored.isPublished && position.map { $0 < stored.position } ?? true
      }
    }
    return Array(found.sorted { $0.position < $1.position }.prefix(limit))
  }

  /// Deletes the oldest reports without a photo, one after the other.
  public func deleteUnpublished(
    createdBefore instant: Timestamp, limit: Int
  ) throws(StoreError) -> [AnnouncementID] {
    let end = ListPosition(createdAt: instant, insertion: 0)
    let expired = try unpublished(after: end, limit: .max).suffix(limit)
    for stored in expired { try delete(stored.id) }
    return expired.map(\.id)
  }

  /// False: the store does not know where announcements come from.
  public func isReporterNetwork(
    _ network: String, of id: AnnouncementID
  ) throws(StoreError) -> Bool { false }

  /// A photo as bytes.
  public func photoData(
    of id: AnnouncementID, version: Int64
  ) throws(StoreError) -> PhotoData? {
    guard let bytes = try photo(of: id, version: version) else { return nil }
    return .bytes(bytes)
  }

  /// Inserts an announcement that is not yet published, without a ``NewAnnouncement/key``.
  public func create(
    _ draft: AnnouncementDraft, id: AnnouncementID, passwordHash: PasswordHash, at now: Timestamp
  ) throws(StoreError) -> StoredAnnouncement {
    try create(NewAnnouncement(draft, id: id, passwordHash: passwordHash), at: now)
  }

  /// The announcements that were imported from a record with this id, found by reading all.
  ///
  /// - Complexity: O(n); a store with an index does better.
  public func announcements(
    withSourceID id: String, in source: String?
  ) throws(StoreError) -> [StoredAnnouncement] {
    var found: [StoredAnnouncement] = []
    try readAll { batch in
      found += batch.filter { $0.importOrigin?.isRecord(id, of: source) == true }
    }
    return found
  }
}

extension ImportOrigin {
  /// Whether this is the record with an id, byte for byte, in a source or, with nil, in any.
  public func isRecord(_ id: String, of source: String?) -> Bool {
    guard sourceID.utf8.elementsEqual(id.utf8) else { return false }
    guard let source else { return true }
    return self.source.map { $0.utf8.elementsEqual(source.utf8) } ?? false
  }
}
