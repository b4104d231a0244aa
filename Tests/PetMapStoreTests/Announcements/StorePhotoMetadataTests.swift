import PetMapAnnouncements
import PetMapPhotos
import PetMapSQLite
import PetMapStore
import TestSupport
import Testing

/// Tests photos that were stored by earlier versions, which removed less metadata or none.
struct StorePhotoMetadataTests {
  private let workshop = StoreWorkshop()

  /// Creates a store with photos from an earlier version; every second one has a comment.
  ///
  /// - Parameter isProcessed: Whether the earlier version recorded that it had removed metadata.
  private func fill(_ count: UInt64, isProcessed: Bool = false) throws {
    let store = try workshop.open()
    for number in 1...count {
      try store.create(number)
      _ = try store.publishPhoto(
        StoreWorkshop.gif(number, hasComment: number % 2 == 0), format: .gif,
        of: StoreWorkshop.id(number),
        at: StoreWorkshop.at(1))
    }
    store.close()
    let connection = try SQLiteConnection(path: workshop.path, access: .write)
    try connection.run("DELETE FROM setting WHERE name LIKE 'photos_without_metadata%'")
    if isProcessed {
      try connection.run(
        """
        INSERT INTO setting (name, value)
        VALUES ('photos_without_metadata', CAST('\(Int64.max)' AS BLOB))
        """)
    }
  }

  private func stored(_ store: SQLiteAnnouncementStore, _ number: UInt64) throws -> (
    StoredAnnouncement, [UInt8]?
  ) {
    let stored = try #require(try store.announcement(StoreWorkshop.id(number)))
    return (stored, try store.photo(of: stored.id, version: stored.photo?.version ?? 0))
  }

  @Test(arguments: [false, true])
  func `metadata is removed once from photos of an earlier version`(isProcessed: Bool) throws {
    try fill(7, isProcessed: isProcessed)
    let store = try workshop.open()
    defer { store.close() }
    let before = try (1...7).map { try stored(store, $0).0 }
    let removal = try store.removePhotoMetadata { true }
    #expect(removal == PhotoMetadataRemoval(cleaned: 3, isComplete: true))
    for number in 1...7 as ClosedRange<UInt64> {
      let (after, bytes) = try stored(store, number)
      #expect(bytes == StoreWorkshop.gif(number, hasComment: false))
      #expect(after.announcement.updatedAt == StoreWorkshop.at(1))
      #expect((after.photo == before[Int(number) - 1].photo) == (number % 2 == 1))
    }
    // The earlier version's setting in this test has no checksum.
    try SQLiteConnection(path: workshop.path, access: .write)
      .run("DELETE FROM setting WHERE name = 'photos_without_metadata'")
    #expect(try workshop.check().problems == [])
    #expect(workshop.photoNames.count == 7)
    // A later run examines no photos.
    #expect(try store.removePhotoMetadata { false }.isComplete)
  }

  @Test func `an interrupted run is continued by the next one`() throws {
    try fill(250)
    var examined = 0
    var store = try workshop.open()
    let first = try store.removePhotoMetadata {
      examined += 1
      return examined <= 130
    }
    #expect(first == PhotoMetadataRemoval(cleaned: 65, isComplete: false))
    store.close()
    store = try workshop.open()
    defer { store.close() }
    examined = 0
    let second = try store.removePhotoMetadata {
      examined += 1
      return true
    }
    #expect(second == PhotoMetadataRemoval(cleaned: 60, isComplete: true))
    #expect(examined == 150)
  }

  @Test func `a damaged photo is not changed`() throws {
    try fill(3)
    let name = PhotoName(id: StoreWorkshop.id(2), format: .gif)
    try write(StoreWorkshop.gif(9, hasComment: true), to: workshop.photos + "/" + name.text)
    let store = try workshop.open()
    defer { store.close() }
    #expect(
      try store.removePhotoMetadata { true } == PhotoMetadataRemoval(skipped: 1, isComplete: true))
    #expect(try workshop.check().problems == [.damagedPhoto(name)])
  }

  @Test func `a new store has no photos to check`() throws {
    let store = try workshop.open()
    defer { store.close() }
    #expect(try store.removePhotoMetadata { false }.isComplete)
  }
}
