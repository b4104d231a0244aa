package import PetMapAnnouncements
package import PetMapPhotos
import PetMapSystem

extension MemoryStore.State {
  /// Records a change of an announcement's sightings.
  mutating func changeSightings(_ id: AnnouncementID, _ sightings: [StoredSighting]) {
    self.sightings[id] = sightings
    rows[id]?.sightings = SightingSummary(sightings)
    _ = recordChange(id)
  }
}

extension MemoryStore {
  package func sightings(of id: AnnouncementID) throws(StoreError) -> [StoredSighting] {
    state.withLock { $0.sightings[id] ?? [] }
      .sorted { $0.sighting.isEarlier(than: $1.sighting) }
  }

  package func addSighting(
    _ new: NewSighting, to id: AnnouncementID, at now: Timestamp
  ) throws(StoreError) -> StoredSighting {
    try write { (state) throws(StoreError) in
      guard let row = state.rows[id], row.isPublished else { throw .notFound }
      if row.announcement.status == .closed { throw .closed }
      let known = state.sightings[id] ?? []
      let added = StoredSighting(
        Sighting(
          number: known.count + 1, seenAt: new.draft.seenAt, coordinate: new.draft.coordinate,
          locationRadius: new.draft.locationRadius, text: new.draft.text, createdAt: now),
        of: id, visibility: new.isReviewed ? .waiting : .shown)
      state.sightingTokens[added.id] = new.tokenDigest
      state.changeSightings(id, known + [added])
      return added
    }
  }

  package func setStatus(
    _ status: Sighting.Status, ofSighting id: SightingID, by actor: AuditActor, at now: Timestamp
  ) throws(StoreError) -> StoredSighting {
    try change(id) { $0.verdict = status }
  }

  package func addPhoto(
    _ photo: PreparedPhoto, toSighting id: SightingID, isReviewed: Bool, at now: Timestamp
  ) throws(StoreError) -> StoredSighting {
    let version = Int64.random(in: 1 << 40..<1 << 50)
    state.withLock { $0.photos[version] = photo }
    return try change(id) { sighting in
      sighting.photo = StoredPhoto(
        number: -id.number, byteCount: photo.bytes.count, version: version)
    }
  }

  private func change(
    _ id: SightingID, _ body: (inout StoredSighting) -> Void
  ) throws(StoreError) -> StoredSighting {
    try write { (state) throws(StoreError) in
      var known = state.sightings[id.announcement] ?? []
      guard let index = known.firstIndex(where: { $0.id == id }) else { throw .notFound }
      body(&known[index])
      state.changeSightings(id.announcement, known)
      return known[index]
    }
  }

  package func deleteSighting(
    _ id: SightingID, by actor: AuditActor, at now: Timestamp
  ) throws(StoreError) {
    try write { (state) throws(StoreError) in
      let known = state.sightings[id.announcement] ?? []
      guard known.contains(where: { $0.id == id }) else { throw .notFound }
      state.changeSightings(id.announcement, known.filter { $0.id != id })
    }
  }

  package func isToken(
    _ digest: [UInt8], ofSighting id: SightingID
  ) throws(StoreError) -> Bool { state.withLock { $0.sightingTokens[id] == digest } }
}
