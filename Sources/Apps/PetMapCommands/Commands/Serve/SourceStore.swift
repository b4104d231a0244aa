package import PetMapPhotos
import PetMapSystem
import PetMapFiles
package import PetMapAnnouncements
import PetMapCollections

/// The announcements in a file, which a service shows like those of a store.
package struct SourceStore: AnnouncementSource {
  private let rows: [StoredAnnouncement]
  private let allSightings: [AnnouncementID: [StoredSighting]]

  /// Reads all records of a command's source.
  ///
  /// - Returns: The store, and the name of the source in messages.
  package static func read(
    _ arguments: Arguments<SourceOptions>, _ console: Console
  ) throws(CommandError) -> (SourceStore, name: String) {
    let source = try PinSource(arguments, console)
    let now = Timestamp(milliseconds: SystemClock.millisecondsSince1970())
    var rows: [StoredAnnouncement] = []
    var allSightings: [AnnouncementID: [StoredSighting]] = [:]
    func add(_ record: ImportedAnnouncement, _ origin: ImportOrigin) {
      var announcement = record.announcement
      announcement.createdAt = announcement.createdAt ?? now
      announcement.updatedAt = announcement.updatedAt ?? announcement.createdAt
      let number = Int64(rows.count + 1)
      let sightings = record.sightings.map { sighting in
        var sighting = sighting
        sighting.createdAt = sighting.createdAt ?? announcement.createdAt
        return StoredSighting(exported: sighting, of: record.id)
      }
      if !sightings.isEmpty { allSightings[record.id] = sightings }
      rows.append(
        StoredAnnouncement(
          id: record.id, announcement: announcement, origin: .imported(origin),
          sightings: SightingSummary(sightings), insertion: number, change: number))
    }
    try source.read(
      console,
      addStored: { stored in
        let record = ImportedAnnouncement(stored.announcementWithSourcePhoto)
        add(record, stored.importOrigin ?? record.origin)
      }
    ) { (batch) throws(CommandError) in
      for index in 0..<batch.count {
        let record = ImportedAnnouncement(batch.announcement(at: index))
        add(record, record.origin)
      }
    }
    let displaced = rows.count { $0.announcement[.locationPrivacy] != nil }
    if displaced > 0 {
      throw CommandError(
        .badData,
        "\(PinSource.counted(displaced, "record has", "records have")) a locationPrivacy, and a "
          + "file has no secret for displacing their places", at: source.path,
        remedy: "import the file into a store, and serve that")
    }
    let sorted = rows.sorted { $0.position < $1.position }
    return (SourceStore(rows: sorted, allSightings: allSightings), source.path)
  }

  package func announcement(_ id: AnnouncementID) throws(StoreError) -> StoredAnnouncement? {
    rows.first { $0.id == id }
  }

  package func announcements(
    withSourceID id: String, in source: String?
  ) throws(StoreError) -> [StoredAnnouncement] {
    rows.filter { $0.importOrigin?.isRecord(id, of: source) == true }
  }

  package func page(
    after position: ListPosition?, limit: Int
  ) throws(StoreError) -> [StoredAnnouncement] {
    guard let position else { return Array(rows.prefix(limit)) }
    let next = rows.partitionPoint { $0.position <= position }
    return Array(rows[next...].prefix(limit))
  }

  /// Returns no reports: the records of a file are published.
  package func unpublished(
    after position: ListPosition?, limit: Int
  ) throws(StoreError) -> [StoredAnnouncement] { [] }

  package func sightings(of id: AnnouncementID) throws(StoreError) -> [StoredSighting] {
    (allSightings[id] ?? []).sorted { $0.sighting.isEarlier(than: $1.sighting) }
  }

  package func position() throws(StoreError) -> ChangePosition {
    ChangePosition(number: Int64(rows.count))
  }

  package func load(
    _ body: ([StoredAnnouncement]) -> Void
  ) throws(StoreError) -> ChangePosition {
    body(rows)
    return try position()
  }

  package func changes(
    after position: ChangePosition, limit: Int
  ) throws(StoreError) -> ChangeBatch {
    ChangeBatch([], after: position, timeline: nil, lastChange: Int64(rows.count))
  }

  package func photo(
    _ part: PhotoPart, of id: AnnouncementID, version: Int64
  ) throws(StoreError) -> [UInt8]? { nil }

  package func photoData(
    _ part: PhotoPart, of id: AnnouncementID, version: Int64
  ) throws(StoreError) -> PhotoData? { nil }
}
