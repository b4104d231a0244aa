import PetMapSystem
import PetMapFiles
package import PetMapAnnouncements
package import PetMapPhotos
import PetMapCollections

/// The announcements in a file, as a read-only store.
package struct SourceStore: AnnouncementStore {
  private let rows: [StoredAnnouncement]

  /// Reads all records of a command's source.
  ///
  /// - Returns: The store, and the name of the source in messages.
  package static func read(
    _ arguments: Arguments<SourceOptions>, _ console: Console
  ) throws(CommandError) -> (SourceStore, name: String) {
    let source = try PinSource(arguments, console)
    let now = Timestamp(milliseconds: SystemClock.millisecondsSince1970())
    var rows: [StoredAnnouncement] = []
    func add(_ record: ImportedAnnouncement, _ origin: ImportOrigin) {
      var announcement = record.announcement
      announcement.createdAt = announcement.createdAt ?? now
      announcement.updatedAt = announcement.updatedAt ?? announcement.createdAt
      let number = Int64(rows.count + 1)
      rows.append(
        StoredAnnouncement(
          id: record.id, announcement: announcement, origin: .imported(origin), photo: nil,
          insertion: number, change: number))
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
    return (SourceStore(rows: rows.sorted { $0.position < $1.position }), source.path)
  }

  package func announcement(_ id: AnnouncementID) throws(StoreError) -> StoredAnnouncement? {
    rows.first { $0.id == id }
  }

  package func passwordHash(of id: AnnouncementID) throws(StoreError) -> PasswordHash? { nil }

  package func page(
    after position: ListPosition?, limit: Int
  ) throws(StoreError) -> [StoredAnnouncement] {
    guard let position else { return Array(rows.prefix(limit)) }
    let next = rows.partitionPoint { $0.position <= position }
    return Array(rows[next...].prefix(limit))
  }

  package func readAll(_ body: ([StoredAnnouncement]) -> Void) throws(StoreError) { body(rows) }

  package func position() throws(StoreError) -> ChangePosition {
    ChangePosition(number: Int64(rows.count))
  }

  package func changes(
    after position: ChangePosition, limit: Int
  ) throws(StoreError) -> ChangeBatch {
    ChangeBatch([], after: position, timeline: nil, lastChange: Int64(rows.count))
  }

  package func photo(of id: AnnouncementID, version: Int64) throws(StoreError) -> [UInt8]? { nil }

  // MARK: Writing

  private static let refusal = StoreError.readOnly(cause: "a file is served read-only")

  package func create(
    _ new: NewAnnouncement, at now: Timestamp
  ) throws(StoreError) -> StoredAnnouncement { throw Self.refusal }

  package func publishPhoto(
    _ bytes: [UInt8], format: PhotoFormat, fetchedFrom url: String?, of id: AnnouncementID,
    at now: Timestamp
  ) throws(StoreError) -> StoredAnnouncement { throw Self.refusal }

  package func setStatus(
    _ status: AnnouncementStatus, of id: AnnouncementID, at now: Timestamp
  ) throws(StoreError) -> StoredAnnouncement { throw Self.refusal }

  package func delete(_ id: AnnouncementID) throws(StoreError) { throw Self.refusal }

  package func upsert(
    _ records: [ImportedAnnouncement], at now: Timestamp
  ) throws(StoreError) -> ImportCounts { throw Self.refusal }

  package func checkWritable() throws(StoreError) { throw Self.refusal }

  package func attempt(
    _ attempt: PasswordAttempt, isRight: () -> Bool?
  ) throws(StoreError) -> PasswordAttempt.Outcome? { throw Self.refusal }
}
