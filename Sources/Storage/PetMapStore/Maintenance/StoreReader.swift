public import PetMapAnnouncements
import PetMapJSON
public import PetMapPhotos

/// Read-only access to a store's announcements, with or without a running server. Each call reads a
/// consistent snapshot.
public struct StoreReader: Sendable {
  private let database: any Database
  private let photos: PhotoObjects

  /// Opens a store.
  ///
  /// - Parameter path: The photo directory; `nil` for the default one.
  /// - Throws: ``StoreError`` if the store does not exist or cannot be read.
  init(_ address: StoreAddress, photos path: String?) throws(StoreError) {
    database = try address.open(for: .reading)
    photos = PhotoObjects(path ?? address.photoDirectory)
  }

  /// Returns the number of announcements.
  public func count() throws(StoreError) -> Int {
    try read { (transaction) throws(StoreFailure) in try transaction.count() }
  }

  /// Calls `body` with every announcement, published or not, in order of insertion, until it
  /// returns `false`. They have their sightings.
  ///
  /// - Parameter isWhole: Whether they have the sightings that others do not see as well.
  public func forEach(
    isWhole: Bool = false, _ body: (StoredAnnouncement) -> Bool
  ) throws(StoreError) {
    try read { (transaction) throws(StoreFailure) in
      var sightings: [AnnouncementID: [StoredSighting]] = [:]
      try transaction.forEachSighting { sighting in
        sightings[sighting.id.announcement, default: []].append(sighting)
        return true
      }
      try transaction.forEachAnnouncement(isOrdered: true) { (batch) throws(StoreFailure) in
        batch.allSatisfy { stored in
          body(stored.with(sightings[stored.id] ?? [], isWhole: isWhole))
        }
      }
    }
  }

  /// Calls `body` with every report without a photo, newest first.
  public func forEachUnpublished(_ body: (StoredAnnouncement) -> Void) throws(StoreError) {
    try read { (transaction) throws(StoreFailure) in
      for stored in try transaction.unpublished(after: nil, limit: .max) { body(stored) }
    }
  }

  /// Returns the announcements imported from records with the given ID, published or not.
  ///
  /// - Parameter source: The name of the source; `nil` for all sources.
  public func announcements(
    withSourceID id: String, in source: String? = nil
  ) throws(StoreError) -> [StoredAnnouncement] {
    try read { (transaction) throws(StoreFailure) in
      let found = try transaction.announcements(withSourceID: id, in: source)
      return try found.map { (stored) throws(StoreFailure) in
        stored.with(try transaction.sightings(of: stored.id), isWhole: false)
      }
    }
  }

  /// Returns the names of the members that an export adds to the fields of announcements: those of
  /// ``PlaceDetail`` and ``ImportOrigin/exportedMembers`` that occur, in order of occurrence.
  public func exportedNames() throws(StoreError) -> [String] {
    var names: Set<String> = []
    var list: [String] = []
    try forEach { stored in
      let details = PlaceDetail.allCases.filter { stored.announcement[$0] != nil }.map(\.name)
      let members = stored.importOrigin?.exportedMembers.members ?? []
      for name in details + members.map(\.name) where names.insert(name).inserted {
        list.append(name)
      }
      return true
    }
    return list
  }

  /// Returns a part of an announcement's photo, or `nil` if it has no photo or the file is missing.
  public func photo(_ part: PhotoPart, of id: AnnouncementID) throws(StoreError) -> [UInt8]? {
    let stored = try read { (transaction) throws(StoreFailure) in try transaction.announcement(id) }
    guard let photo = stored?.photo else { return nil }
    return try photos.bytes(part, of: id, version: photo.version, in: database)
  }

  private func read<Value>(
    _ body: (any Transaction) throws(StoreFailure) -> Value
  ) throws(StoreError) -> Value {
    try StoreError.reading { () throws(StoreFailure) in try database.snapshot(body) }
  }
}

extension StoredAnnouncement {
  /// Returns the announcement with its sightings, for files and screens outside the service.
  ///
  /// - Parameter isWhole: Whether to include those that others do not see.
  fileprivate func with(_ sightings: [StoredSighting], isWhole: Bool) -> StoredAnnouncement {
    let shown = sightings.filter { isWhole || $0.isPublic }.map { stored in
      var sighting = stored.sighting
      // Files do not have the photos.
      sighting.photoUrl = nil
      return sighting
    }
    if shown.isEmpty { return self }
    var whole = self
    whole.announcement.sightings = shown.sorted { $0.isEarlier(than: $1) }
    return whole
  }
}

extension StoreAddress {
  /// Opens an existing store for reading.
  ///
  /// - Parameter photos: The photo directory; `nil` for ``photoDirectory``.
  public func reader(photos: String? = nil) throws(StoreError) -> StoreReader {
    try StoreReader(self, photos: photos)
  }
}
