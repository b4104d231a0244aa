public import PetMapPhotos

/// Announcements that can be read: those of a store or of a file.
///
/// Every method blocks until it finishes. Call methods on dedicated threads, never from a Swift task.
/// They can be called from any number of threads at once.
public protocol AnnouncementSource: Sendable {
  /// Returns the announcement with the given ID, or `nil` if it does not exist.
  func announcement(_ id: AnnouncementID) throws(StoreError) -> StoredAnnouncement?

  /// Returns the announcements that were imported from a record with the given ID, published or
  /// not, in any order. There can be several if different sources use the same ID.
  ///
  /// - Parameter source: The name of the source, or `nil` for all sources.
  func announcements(
    withSourceID id: String, in source: String?
  ) throws(StoreError) -> [StoredAnnouncement]

  /// Returns the announcements after the given position in the order of ``ListPosition``, published
  /// or not.
  ///
  /// - Parameters:
  ///   - position: The position, or `nil` for the first page.
  ///   - limit: The maximum number of announcements, 1 or more.
  /// - Returns: The announcements; fewer than `limit` on the last page.
  func page(
    after position: ListPosition?, limit: Int
  ) throws(StoreError) -> [StoredAnnouncement]

  /// Returns the reports without a photo after the given position, in the order of
  /// ``ListPosition``.
  ///
  /// - Parameters:
  ///   - position: The position, or `nil` for the first page.
  ///   - limit: The maximum number of announcements, 1 or more.
  /// - Returns: The announcements; fewer than `limit` on the last page.
  func unpublished(
    after position: ListPosition?, limit: Int
  ) throws(StoreError) -> [StoredAnnouncement]

  /// Returns the sightings of an announcement in the order in which the animal was seen, whether or not
  /// others see them.
  func sightings(of id: AnnouncementID) throws(StoreError) -> [StoredSighting]

  /// Returns the position of the last change.
  func position() throws(StoreError) -> ChangePosition

  /// Passes a snapshot of all announcements, published or not, to a function, in batches and in any
  /// order.
  ///
  /// - Parameter body: The function, which is called on the caller's thread.
  /// - Returns: The position up to which the announcements contain all changes.
  func load(_ body: ([StoredAnnouncement]) -> Void) throws(StoreError) -> ChangePosition

  /// Returns the changes after the given position, in order.
  ///
  /// - Returns: The changes; fewer than `limit` if there are no more.
  /// - Throws: ``StoreError/changesForgotten`` if some of the changes are no longer in the log, or the
  ///   position has been rolled back.
  func changes(after position: ChangePosition, limit: Int) throws(StoreError) -> ChangeBatch

  /// Returns the bytes of a part of a photo, or `nil` if the announcement has no photo of this
  /// version.
  func photo(
    _ part: PhotoPart, of id: AnnouncementID, version: Int64
  ) throws(StoreError) -> [UInt8]?

  /// Returns a part of a photo, without reading it if possible, or `nil` if the announcement has no
  /// photo of this version.
  ///
  /// - Throws: An error if reading fails or the process has run out of file descriptors.
  func photoData(
    _ part: PhotoPart, of id: AnnouncementID, version: Int64
  ) throws(StoreError) -> PhotoData?
}

/// A store of announcements.
///
/// A write finishes once it is durable. The caller provides times, IDs and passwords; the store
/// assigns insertion and change numbers.
public protocol AnnouncementStore: AnnouncementSource {
  /// Inserts an unpublished announcement.
  ///
  /// If the store has the announcement's ``NewAnnouncement/key`` from an earlier call with the same
  /// body, nothing is inserted. Instead, the announcement from that call gets the new password hash
  /// and token and is returned. Keys are valid for ``CreationKey/lifetime`` or until their announcement is
  /// published, whichever is later, but not after it is deleted.
  ///
  /// - Throws: ``StoreError/microchipConflict`` if another announcement has the draft's microchip
  ///   number; ``StoreError/keyReused`` if the key was used with a different body. In these cases,
  ///   nothing is stored.
  func create(
    _ new: NewAnnouncement, at now: Timestamp
  ) throws(StoreError) -> StoredAnnouncement

  /// Adds a photo to an announcement, which publishes it and updates `updatedAt`. A photo that was
  /// fetched replaces all others. A photo that the announcement already has is not added again.
  ///
  /// The photo is durable before the row is committed, so a row never refers to an incomplete photo.
  ///
  /// - Parameters:
  ///   - url: The URL from which the photo of an imported announcement was fetched; `nil` for an
  ///     uploaded photo.
  ///   - isReviewed: Whether a moderator has to see an uploaded photo before others do.
  /// - Throws: ``StoreError/notFound``, ``StoreError/tooManyPhotos``.
  func publishPhoto(
    _ photo: PreparedPhoto, fetchedFrom url: String?, of id: AnnouncementID, isReviewed: Bool,
    at now: Timestamp
  ) throws(StoreError) -> StoredAnnouncement

  /// Puts the photos of an announcement in the order of their numbers, and removes those that are not
  /// listed.
  ///
  /// - Throws: ``StoreError/notFound``; ``StoreError/unknownPhotos`` if there is no photo with one of
  ///   the numbers, or a number is repeated; ``StoreError/lastPhoto``.
  func arrangePhotos(
    _ numbers: [Int], of id: AnnouncementID, at now: Timestamp
  ) throws(StoreError) -> StoredAnnouncement

  /// Changes fields of an announcement and updates `updatedAt`. An edit that changes nothing has no
  /// effect.
  ///
  /// - Parameters:
  ///   - isExpected: Returns whether the edit applies to the announcement as it is stored; `nil` if it
  ///     always does.
  ///   - isReviewed: Whether a moderator has to see the change before others do.
  /// - Throws: ``StoreError/notFound``; ``StoreError/changedSince`` if the announcement is not the expected
  ///   one; ``StoreError/microchipConflict`` if another announcement has the microchip number.
  func edit(
    _ edit: AnnouncementEdit, of id: AnnouncementID,
    where isExpected: (@Sendable (StoredAnnouncement) -> Bool)?, isReviewed: Bool,
    by actor: AuditActor, at now: Timestamp
  ) throws(StoreError) -> StoredAnnouncement

  /// Sets the status of an announcement and updates `updatedAt`. Setting the current status changes
  /// nothing. The status of an imported announcement then applies until an import changes that of its
  /// record.
  ///
  /// - Throws: ``StoreError/notFound``.
  func setStatus(
    _ status: AnnouncementStatus, of id: AnnouncementID, by actor: AuditActor, at now: Timestamp
  ) throws(StoreError) -> StoredAnnouncement

  /// Records what a reporter said about a match. The same verdict again changes nothing, and another
  /// one replaces it. It is no change of the announcement.
  ///
  /// - Returns: The recorded decision.
  /// - Throws: ``StoreError/notFound`` if there is no such announcement, or no other published one.
  func decide(
    _ decision: MatchDecision, of id: AnnouncementID, by actor: AuditActor
  ) throws(StoreError) -> MatchDecision

  /// Withdraws decisions on matches. Those that do not exist are ignored.
  ///
  /// - Parameter others: The other announcements.
  /// - Throws: ``StoreError/notFound``.
  func withdrawDecisions(
    on others: [AnnouncementID], of id: AnnouncementID, by actor: AuditActor
  ) throws(StoreError)

  /// Returns what the reporter of an announcement said about its matches, in order of the other
  /// announcements' IDs.
  func matchDecisions(of id: AnnouncementID) throws(StoreError) -> [MatchDecision]

  /// Adds a sighting to a published announcement. If the same network has sent the same within a day,
  /// nothing is added: that sighting gets the new token, and is returned.
  ///
  /// Like any change of what others see of an announcement's sightings, it is a change of the
  /// announcement, and updates `updatedAt`.
  ///
  /// - Throws: ``StoreError/notFound`` if there is no such published announcement;
  ///   ``StoreError/closed``, ``StoreError/tooManySightings``.
  func addSighting(
    _ new: NewSighting, to id: AnnouncementID, at now: Timestamp
  ) throws(StoreError) -> StoredSighting

  /// Publishes, confirms, or hides a sighting. An administrator also decides whether it is withheld,
  /// which the reporter of the announcement cannot.
  ///
  /// - Parameter status: One of `Sighting.Status.given`.
  /// - Throws: ``StoreError/notFound``.
  func setStatus(
    _ status: Sighting.Status, ofSighting id: SightingID, by actor: AuditActor, at now: Timestamp
  ) throws(StoreError) -> StoredSighting

  /// Adds a photo to a sighting that has none.
  ///
  /// - Parameter isReviewed: Whether a moderator has to see the photo before others do.
  /// - Throws: ``StoreError/notFound``, ``StoreError/tooManyPhotos``.
  func addPhoto(
    _ photo: PreparedPhoto, toSighting id: SightingID, isReviewed: Bool, at now: Timestamp
  ) throws(StoreError) -> StoredSighting

  /// Erases a sighting and its photo.
  ///
  /// - Throws: ``StoreError/notFound``.
  func deleteSighting(
    _ id: SightingID, by actor: AuditActor, at now: Timestamp
  ) throws(StoreError)

  /// Returns whether a token is that of a sighting.
  ///
  /// - Parameter digest: The token's ``ManagementToken/sightingDigest``.
  func isToken(_ digest: [UInt8], ofSighting id: SightingID) throws(StoreError) -> Bool

  /// Deletes an announcement, then its photo, and frees its microchip number.
  ///
  /// - Throws: ``StoreError/notFound``.
  func delete(_ id: AnnouncementID, by actor: AuditActor) throws(StoreError)

  /// Deletes the oldest of what has expired, announcements like ``delete(_:by:)``.
  ///
  /// - Parameters:
  ///   - instant: The cutoff; only what is older is deleted.
  ///   - limit: The maximum number to delete.
  /// - Returns: The number of what was deleted.
  func deleteExpired(
    _ kind: Expiring, before instant: Timestamp, limit: Int
  ) throws(StoreError) -> Int

  /// Inserts or replaces imported records in one transaction. New records without a `createdAt` get
  /// `now`; replaced records keep theirs.
  func upsert(
    _ records: [ImportedAnnouncement], at now: Timestamp
  ) throws(StoreError) -> ImportCounts

  /// Performs a durable write that changes nothing.
  ///
  /// - Throws: The same errors as any other write.
  func checkWritable() throws(StoreError)

  /// Returns the password hash of an announcement, or `nil` if the announcement does not exist or
  /// was imported without a password.
  func passwordHash(of id: AnnouncementID) throws(StoreError) -> PasswordHash?

  /// Returns the announcement that a management token belongs to, or `nil` for an unknown token.
  ///
  /// - Parameter digest: The token's ``ManagementToken/digest``.
  func announcement(withToken digest: [UInt8]) throws(StoreError) -> AnnouncementID?

  /// Returns whether an announcement was created from a network; see ``NewAnnouncement/network``.
  /// The store contains only a keyed hash of the network.
  func isReporterNetwork(_ network: String, of id: AnnouncementID) throws(StoreError) -> Bool

  /// Checks a password and enforces the ``Lockout``, across restarts and for all servers that share
  /// the store. Attempts by the same peer on the same announcement are evaluated one at a time.
  ///
  /// - Parameter isRight: Returns whether the password is right, or `nil` if it cannot be
  ///   evaluated. It must not use the store.
  /// - Returns: The outcome, or `nil` if the password cannot be evaluated.
  func attempt(
    _ attempt: PasswordAttempt, isRight: () -> Bool?
  ) throws(StoreError) -> PasswordAttempt.Outcome?
}

extension AnnouncementSource {
  /// Passes a snapshot of all announcements to a function, like ``load(_:)``.
  public func readAll(_ body: ([StoredAnnouncement]) -> Void) throws(StoreError) {
    _ = try load(body)
  }
}

extension ImportOrigin {
  /// Returns whether this is the record with the given ID, compared byte by byte, in the given
  /// source, or in any source if `source` is `nil`.
  public func isRecord(_ id: String, of source: String?) -> Bool {
    guard sourceID.utf8.elementsEqual(id.utf8) else { return false }
    guard let source else { return true }
    return self.source.map { $0.utf8.elementsEqual(source.utf8) } ?? false
  }
}

extension AnnouncementStore {
  /// Inserts an unpublished announcement without a ``NewAnnouncement/key``.
  public func create(
    _ draft: AnnouncementDraft, id: AnnouncementID, passwordHash: PasswordHash, at now: Timestamp
  ) throws(StoreError) -> StoredAnnouncement {
    try create(NewAnnouncement(draft, id: id, passwordHash: passwordHash), at: now)
  }

  /// Adds an uploaded photo to an announcement.
  public func publishPhoto(
    _ photo: PreparedPhoto, of id: AnnouncementID, isReviewed: Bool = false, at now: Timestamp
  ) throws(StoreError) -> StoredAnnouncement {
    try publishPhoto(photo, fetchedFrom: nil, of: id, isReviewed: isReviewed, at: now)
  }
}

/// What a store deletes once it is old.
public enum Expiring: Sendable, Hashable, CaseIterable {
  /// Reports without a photo, since their creation.
  case unpublished
  /// Closed reports, since their last change.
  case closed
  /// Entries of the audit log.
  case auditEntries
}
