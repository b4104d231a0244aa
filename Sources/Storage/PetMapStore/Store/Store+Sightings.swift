public import PetMapAnnouncements
public import PetMapPhotos

/// The sightings of animals.
extension Store {
  /// Returns the sightings of an announcement in the order in which the animal was seen.
  public func sightings(of id: AnnouncementID) throws(StoreError) -> [StoredSighting] {
    try read { (transaction) throws(StoreFailure) in try transaction.sightings(of: id) }
  }

  /// Adds a sighting to a published announcement.
  public func addSighting(
    _ new: NewSighting, to id: AnnouncementID, at now: Timestamp
  ) throws(StoreError) -> StoredSighting {
    let network = new.network.flatMap { NetworkHash.sender($0, key: networkKey) }
    return try write { (transaction) throws(StoreFailure) in
      try transaction.addSighting(new, to: id, network: network, at: now)
    }
  }

  /// Publishes, confirms, or hides a sighting.
  public func setStatus(
    _ status: Sighting.Status, ofSighting id: SightingID, by actor: AuditActor, at now: Timestamp
  ) throws(StoreError) -> StoredSighting {
    try write { (transaction) throws(StoreFailure) in
      try transaction.setStatus(status, ofSighting: id, by: actor, at: now)
    }
  }

  /// Adds a photo to a sighting that has none.
  public func addPhoto(
    _ photo: PreparedPhoto, toSighting id: SightingID, isReviewed: Bool, at now: Timestamp
  ) throws(StoreError) -> StoredSighting {
    try photos.store(photo, in: database) { (transaction, object) throws(StoreFailure) in
      try transaction.addPhoto(object, toSighting: id, isReviewed: isReviewed, at: now)
    }
  }

  /// Erases a sighting and its photo.
  public func deleteSighting(
    _ id: SightingID, by actor: AuditActor, at now: Timestamp
  ) throws(StoreError) {
    try write { (transaction) throws(StoreFailure) in
      let erased = try transaction.deleteSightings(
        [id.number], of: id.announcement, by: actor, at: now)
      guard !erased.isEmpty else { throw .refused(.notFound) }
    }
    removeRemains()
  }

  /// Returns whether a token is that of a sighting.
  public func isToken(
    _ digest: [UInt8], ofSighting id: SightingID
  ) throws(StoreError) -> Bool {
    try read { (transaction) throws(StoreFailure) in
      try transaction.isToken(digest, ofSighting: id)
    }
  }
}
