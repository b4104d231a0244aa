import PetMapJSON
import PetMapAnnouncements

/// Decides what an import does with each of its records; see ``AnnouncementStore/upsert(_:at:)``.
/// The stores look up the announcements that a record refers to, and carry out the decision.
struct ImportMerge {
  enum Decision {
    /// Insert an announcement whose numbers have not been assigned yet.
    case insert(StoredAnnouncement)
    case update(StoredAnnouncement)
    case keep
  }

  /// The source of the records, or `nil` if all of them refer to existing announcements.
  let source: StoredSource?
  let ids: RecordIDs
  let now: Timestamp

  /// Decides what to do with a record.
  ///
  /// - Parameters:
  ///   - record: The record, without a photo, and with only the timestamps that its source
  ///     provides.
  ///   - existing: The announcement whose UUID is the record's ID, as in an export from this store,
  ///     or else the one that the plan matched with the record.
  ///   - owner: Returns the announcement with the given microchip number.
  /// - Precondition: There is a source, unless the announcement has the record's ID.
  func decide<Failure>(
    _ record: StoredAnnouncement, existing: StoredAnnouncement?, _ counts: inout ImportCounts,
    owner: (String) throws(Failure) -> AnnouncementID?
  ) throws(Failure) -> Decision {
    guard let origin = record.importOrigin else { return .keep }
    if origin.photoURL != nil, existing.map({ $0.importOrigin != nil && $0.photo == nil }) ?? true {
      counts.photosLeft += 1
    }
    if let existing, existing.id == AnnouncementID(origin.sourceID) {
      return try restored(existing, from: record, &counts, owner)
    }
    guard let source else { preconditionFailure("a record refers to nothing, and has no source") }
    let id = existing?.id ?? ids.announcement(of: origin.sourceID, in: source.name)
    var announcement = record.announcement
    try clearDuplicateChip(of: &announcement, id, &counts, owner)
    var named = origin
    named.source = source.name
    if let existing {
      // Which of several twins has which number depends on the order of the file.
      if let former = existing.importOrigin?.sourceID,
        let hash = ContentKey.hash(inRecordID: former),
        hash == ContentKey.hash(inRecordID: origin.sourceID)
      {
        named.sourceID = former
      }
      return replaced(existing, with: announcement, named, &counts)
    }
    // Limit the creation time to the time of the import, so that announcements created later are
    // listed before the record.
    let created = min(announcement.createdAt ?? now, now)
    announcement.id = id.text
    announcement.createdAt = created
    announcement.updatedAt = min(max(announcement.updatedAt ?? created, created), now)
    counts.inserted += 1
    return .insert(
      StoredAnnouncement(
        id: id, announcement: announcement, origin: .imported(named), insertion: 0,
        change: 0))
  }

  /// Updates an announcement from a record in an export from this store.
  private func restored<Failure>(
    _ existing: StoredAnnouncement, from record: StoredAnnouncement,
    _ counts: inout ImportCounts, _ owner: (String) throws(Failure) -> AnnouncementID?
  ) throws(Failure) -> Decision {
    guard var origin = existing.importOrigin else {
      // The reporter's data takes precedence over a file.
      let isSame = record.announcement.hasSameContent(as: existing.announcement)
      if isSame { counts.unchanged += 1 } else { counts.reportsLeft += 1 }
      return .keep
    }
    if let exported = record.importOrigin {
      origin.photoURL = exported.photoURL ?? origin.photoURL
      let kept = ImportOrigin.kept(ofExported: exported.kept)
      if !kept.members.isEmpty { origin.kept = kept }
    }
    var announcement = record.announcement
    try clearDuplicateChip(of: &announcement, existing.id, &counts, owner)
    return replaced(existing, with: announcement, origin, &counts)
  }

  /// Clears the microchip number if it belongs to another announcement.
  private func clearDuplicateChip<Failure>(
    of announcement: inout Announcement, _ id: AnnouncementID, _ counts: inout ImportCounts,
    _ owner: (String) throws(Failure) -> AnnouncementID?
  ) throws(Failure) {
    guard let chip = announcement.microchipNumber, let owner = try owner(chip), owner != id else {
      return
    }
    announcement.microchipNumber = nil
    counts.chipConflicts.append(id)
  }

  private func replaced(
    _ existing: StoredAnnouncement, with announcement: Announcement, _ origin: ImportOrigin,
    _ counts: inout ImportCounts
  ) -> Decision {
    var stored = existing
    stored.announcement = announcement
    stored.announcement.keepIdentity(of: existing.announcement)
    var origin = origin
    keepStatus(of: existing, in: &stored.announcement, &origin, &counts)
    stored.origin = .imported(origin)
    if existing.photo != nil, let former = existing.photoSource, let url = origin.photoURL,
      url != former
    {
      // Keep the former URL until the new photo has been fetched.
      stored.photoSource = former
      counts.photosLeft += 1
      counts.changedPhotos[existing.id] = url
    }
    guard stored != existing else {
      counts.unchanged += 1
      return .keep
    }
    stored.touch(at: now)
    counts.updated += 1
    return .update(stored)
  }
}

extension ImportMerge {
  /// Keeps a status that was set in the store until that of the record changes.
  ///
  /// - Parameters:
  ///   - announcement: The announcement as in the record.
  ///   - origin: That of the record, or of `existing` if the record is from an export of this store, whose
  ///     statuses include those that were set here.
  private func keepStatus(
    of existing: StoredAnnouncement, in announcement: inout Announcement,
    _ origin: inout ImportOrigin, _ counts: inout ImportCounts
  ) {
    guard let replaced = existing.importOrigin?.replacedStatus else { return }
    let status = existing.announcement.status
    if announcement.status == replaced {
      announcement.status = status
      origin.replacedStatus = replaced
      counts.statusesKept += 1
    } else if announcement.status != status {
      origin.replacedStatus = nil
    }
  }
}

extension Announcement {
  /// Restores the members that an import does not change.
  fileprivate mutating func keepIdentity(of existing: Announcement) {
    id = existing.id
    createdAt = existing.createdAt
    updatedAt = existing.updatedAt
    photoUrl = existing.photoUrl
    morePhotoURLs = existing.morePhotoURLs
    // Most files do not know it, and without it, the place would be published.
    if self[.locationPrivacy] == nil { self[.locationPrivacy] = existing[.locationPrivacy] }
  }

  /// Returns whether importing this announcement would leave an existing one unchanged.
  fileprivate func hasSameContent(as existing: Announcement) -> Bool {
    var same = self
    same.keepIdentity(of: existing)
    return same == existing
  }
}

extension StoredAnnouncement {
  /// Creates an announcement from an imported record.
  ///
  /// - Parameter number: The number of its insertion and last change; 0 if not assigned yet.
  init(_ record: ImportedAnnouncement, number: Int64 = 0) {
    self.init(
      id: record.id, announcement: record.announcement, origin: .imported(record.origin),
      insertion: number, change: number)
  }
}
