import PetMapPhotos
import PetMapAnnouncements
import PetMapSQLite
import PetMapStore
import TestSupport
import Testing

/// Tests that a mistyped option never loses photos, and that a store recognizes its directory without
/// an ID.
struct PhotoDirectoryIdentityTests {
  private let workshop = StoreWorkshop()
  private let id = StoreWorkshop.id(1)
  private var other: String { workshop.directory.file("typo.sqlite") }

  /// Creates a store with a photo.
  private func makeStore() throws {
    let store = try workshop.open()
    try store.create(1)
    _ = try store.publishPhoto(
      StoreWorkshop.photo(1), of: id, at: StoreWorkshop.at(0))
    store.close()
  }

  /// Removes the ID from the store and its directory.
  private func removeIdentity() throws {
    try SQLiteConnection(path: workshop.path, access: .write)
      .run("DELETE FROM setting WHERE name = 'photo_directory'")
    remove(workshop.photos + "/.petmap-store")
  }

  private func expectPhoto(_ store: Store) throws {
    let version = try #require(try store.announcement(id)?.photo?.version)
    #expect(try store.photo(.largest, of: id, version: version) == StoreWorkshop.photo(1)[.largest])
  }

  @Test func `if the store is mistyped, nothing is started, created, or deleted`() throws {
    try makeStore()
    #expect(throws: StoreError.photosOfAnotherStore(directory: workshop.photos)) {
      try StoreAddress(other).serve(photos: workshop.photos)
    }
    #expect(
      TemporaryDirectory.names(in: workshop.directory.path) == [
        "pets.sqlite", "pets.sqlite.lock", "pets.sqlite.turn", "photos",
      ])
    #expect(workshop.photoNames.count == 1)
    try expectPhoto(workshop.open())
  }

  @Test func `a new store never moves existing photos to the trash`() throws {
    try makeStore()
    try removeIdentity()
    do {
      let store = try StoreAddress(other).serve(photos: workshop.photos)
      #expect(store.cleaning.ignored == 1)
      #expect(store.cleaning.trashed == 0)
    }
    // The same applies when the store is no longer new.
    let again = try StoreAddress(other).serve(photos: workshop.photos)
    #expect(again.cleaning.ignored == 1)
    #expect(workshop.photoNames.count == 1)
    again.close()
    try expectPhoto(workshop.open())
  }

  @Test func `a store without an ID recognizes its directory by a photo`() throws {
    try makeStore()
    try removeIdentity()
    let store = try workshop.open()
    #expect(store.cleaning.ignored == 0)
    try expectPhoto(store)
    store.close()
    #expect(throws: StoreError.self) { try StoreAddress(other).serve(photos: workshop.photos) }
  }

  @Test func `a directory without any photo of the store is rejected, also by backups and checks`()
    throws
  {
    try makeStore()
    let empty = workshop.directory.file("empty")
    for hasIdentity in [true, false] {
      if !hasIdentity { try removeIdentity() }
      let missing = StoreError.photosMissing(directory: empty)
      #expect(throws: missing) {
        try workshop.address.serve(photos: empty)
      }
      #expect(throws: missing) { try workshop.address.check(photos: empty) { _ in } }
      #expect(throws: missing) {
        try StoreBackup(
          of: workshop.path, photos: empty, to: workshop.directory.file("copy.sqlite"))
      }
    }
    let names = TemporaryDirectory.names(in: workshop.directory.path)
    #expect(!names.contains { $0.hasPrefix("copy") })
    try expectPhoto(workshop.open())
  }

  @Test func `the directory of another store is rejected, or adopted on request`()
    throws
  {
    try makeStore()
    let second = StoreWorkshop()
    do {
      let store = try second.open()
      try store.create(2)
      _ = try store.publishPhoto(
        StoreWorkshop.photo(2), of: StoreWorkshop.id(2), at: StoreWorkshop.at(0))
    }
    let foreign = StoreError.photosOfAnotherStore(directory: second.photos)
    #expect(throws: foreign) {
      try workshop.address.serve(photos: second.photos)
    }
    #expect(throws: foreign) { try workshop.address.check(photos: second.photos) { _ in } }
    let adopting = try workshop.address.serve(
      photos: second.photos, adoptsPhotos: true, photoDays: -1)
    #expect(adopting.cleaning.trashed == 1)
    adopting.close()
    // Missing photos are now listed individually.
    let check = try workshop.address.check(photos: second.photos) { _ in }
    #expect(check.problems == [.missingPhoto(PhotoName(id: id))])
  }

  @Test func `a directory without an ID is recognized by its contents`() throws {
    try makeStore()
    remove(workshop.photos + "/.petmap-store")
    try expectPhoto(workshop.open())
    // A store without photos may use any empty directory.
    let empty = try StoreAddress(other).serve(
      photos: workshop.directory.file("photos-2"))
    empty.close()
    _ = try StoreAddress(other).serve(photos: workshop.directory.file("photos-3"))
  }

  @Test func `a backup has the identity of its store`() throws {
    try makeStore()
    let target = workshop.directory.file("copy.sqlite")
    _ = try StoreBackup(of: workshop.path, photos: workshop.photos, to: target)
    try expectPhoto(StoreAddress(target).serve())
    // The store is restored without its photos, which still exist.
    try expectPhoto(StoreAddress(target).serve(photos: workshop.photos))
  }

  @Test func `photos without an announcement stay in the trash for seven days`() throws {
    try makeStore()
    let orphan = "\(StoreWorkshop.id(9).text).jpeg"
    try write([9], to: workshop.photos + "/" + orphan)
    func open(after days: Int64) throws -> PhotoCleaning {
      let store = try workshop.address.serve(
        photos: workshop.photos, photoDays: -100_000, at: StoreWorkshop.at(days * 86_400))
      defer { store.close() }
      return store.cleaning
    }
    let first = try open(after: 0)
    #expect(first.trashed == 1)
    #expect(try bytes(of: first.trash + "/" + orphan) == [9])
    #expect(permissions(of: first.trash) == 0o700)
    #expect(try open(after: 6).purged == 0)
    #expect(try bytes(of: first.trash + "/" + orphan) == [9])
    let last = try open(after: 7)
    #expect([last.purged, last.trashed] == [1, 0])
    #expect(TemporaryDirectory.names(in: workshop.photos + "/.petmap-trash") == [])
    try expectPhoto(workshop.open())
  }
}
