import PetMapAnnouncements
import PetMapPhotos
import PetMapStore
import PetMapSystem
import TestSupport
import Testing

/// Tests the photos of a PostgreSQL store in a directory that several servers share.
@Suite(.enabled(if: PostgresCluster.isAvailable)) struct SharedPhotosTests {
  private let subject = StoreSubject(.database)
  private let directory = TemporaryDirectory()
  private let id = StoreWorkshop.id(1)

  private var path: String { directory.file("photos") }

  private func open(photoDays: Int = 7) throws -> Store {
    try subject.address.serve(photos: path, adoptsPhotos: false, photoDays: photoDays)
  }

  private func names() throws -> [String] {
    try FileSystem.names(in: path).filter { !$0.hasPrefix(".petmap-") }.sorted()
  }

  @Test func `each upload is a new file, which a starting server does not remove`() throws {
    let store = try open()
    try store.create(1)
    let photos = [1, 2].map { StoreWorkshop.photo($0) }
    var versions: [Int64] = []
    for photo in photos {
      let stored = try store.publishPhoto(photo, of: id, at: StoreWorkshop.at(1))
      versions.append(stored.lastPhotoVersion)
    }
    _ = try store.arrangePhotos([2], of: id, at: StoreWorkshop.at(1))
    // Simulate an upload to another server that has not written the row yet.
    let upload = PhotoName(id: StoreWorkshop.id(9)).text
    let unfinished = photos[0].bytes
    try FileSystem.write(unfinished.span, toNewFile: "\(path)/\(upload)")
    let before = try names()
    #expect(before.count == 2)
    let other = try open()
    #expect(try other.photo(.largest, of: id, version: versions[1]) == photos[1][.largest])
    #expect(try other.photo(.largest, of: id, version: versions[0]) == nil)
    #expect(try names() == before)
    #expect(try subject.address.check(photos: path) { _ in }.problems == [])
    #expect(try subject.address.check(photos: nil) { _ in }.problems.count == 1)
    for store in [store, other] { store.close() }
  }

  @Test func `a server refuses to start without the directory`() throws {
    let store = try open()
    try store.create(1)
    _ = try store.publishPhoto(
      StoreWorkshop.photo(1), of: id, at: StoreWorkshop.at(1))
    store.close()
    #expect(throws: StoreError.photoDirectoryRequired) {
      try subject.address.serve(photos: nil, adoptsPhotos: false)
    }
    let other = directory.file("other")
    #expect(throws: StoreError.photosMissing(directory: other)) {
      try subject.address.serve(photos: other, adoptsPhotos: false)
    }
  }

  @Test(arguments: StoreKind.testable)
  func `photos are unavailable, not missing, while their disk is not mounted`(
    _ kind: StoreKind
  ) throws {
    let subject = StoreSubject(kind)
    let store = try subject.address.serve(photos: path, adoptsPhotos: false)
    defer { withExtendedLifetime(subject) { store.close() } }
    try store.create(1)
    let photo = StoreWorkshop.photo(1)
    let stored = try store.publishPhoto(photo, of: id, at: StoreWorkshop.at(1)).photo
    let version = try #require(stored?.version)
    try FileSystem.move(path, to: directory.file("unmounted"))
    try FileSystem.makeDirectory(path)
    #expect(throws: StoreError.unavailable(cause: "\(path) has no photos")) {
      try store.photo(.largest, of: id, version: version)
    }
    #expect(throws: StoreError.unavailable(cause: "\(path) has no photos")) {
      try store.publishPhoto(photo, of: id, at: StoreWorkshop.at(2))
    }
    try FileSystem.removeDirectory(path)
    try FileSystem.move(directory.file("unmounted"), to: path)
    #expect(try store.photo(.largest, of: id, version: version) == photo[.largest])
  }

  @Test func `a server does not use or clean up the photo directory of another store`() throws {
    let file = StoreSubject(.file)
    let owner = try file.address.serve(photos: path, adoptsPhotos: false)
    try owner.create(1)
    _ = try owner.publishPhoto(
      StoreWorkshop.photo(1), of: id, at: StoreWorkshop.at(1))
    owner.close()
    let before = try names()
    #expect(throws: StoreError.photosOfAnotherStore(directory: path)) { try open(photoDays: -1) }
    #expect(try names() == before)
    // Once another store has adopted it, it no longer belongs to its first one.
    try subject.address.serve(photos: path, adoptsPhotos: true).close()
    #expect(throws: StoreError.photosOfAnotherStore(directory: path)) {
      try file.address.serve(photos: path, adoptsPhotos: false)
    }
  }

  @Test func `photos of unknown origin are left in place until the directory is adopted`() throws {
    let name = PhotoName(id: StoreWorkshop.id(9)).text
    try FileSystem.makeDirectory(path)
    let photo = StoreWorkshop.photo(1)
    let bytes = photo.bytes
    try FileSystem.write(bytes.span, toNewFile: "\(path)/\(name)")
    let store = try open(photoDays: -1)
    #expect(store.cleaning.ignored == 1)
    try store.create(1)
    _ = try store.publishPhoto(photo, of: id, at: StoreWorkshop.at(1))
    store.close()
    let own = try names().filter { $0 != name }
    let next = try open(photoDays: -1)
    #expect(next.cleaning.ignored == 2)
    next.close()
    #expect(try names() == (own + [name]).sorted())
    let adopting = try subject.address.serve(photos: path, adoptsPhotos: true, photoDays: -1)
    #expect(adopting.cleaning.ignored == 0)
    #expect(adopting.cleaning.trashed == 1)
    #expect(try FileSystem.names(in: adopting.cleaning.trash) == [name])
    #expect(try names() == own)
    adopting.close()
  }
}
