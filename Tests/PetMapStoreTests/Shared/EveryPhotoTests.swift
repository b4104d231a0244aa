import PetMapAnnouncements
import PetMapPhotos
import PetMapStore
import ServiceTestSupport
import PetMapSystem
import TestSupport
import Testing

/// Tests the photos of every kind of store in a directory.
struct EveryPhotoTests {
  private let directory = TemporaryDirectory()
  private let id = StoreWorkshop.id(1)
  private var path: String { directory.file("photos") }

  private func open(_ subject: StoreSubject, photoDays: Int = 7) throws -> Store {
    try subject.address.serve(photos: path, photoDays: photoDays)
  }

  /// The names of the directory's entries that do not belong to the store itself.
  private func names() -> [String] {
    TemporaryDirectory.names(in: path).filter {
      ![".petmap-store", ".petmap-trash", ".petmap-lock"].contains($0)
    }
  }

  @discardableResult
  private func publish(
    _ store: Store, _ seed: UInt8
  ) throws -> StoredAnnouncement {
    try store.publishPhoto(
      StoreWorkshop.photo(seed), of: id, at: StoreWorkshop.at(Int64(seed)))
  }

  @Test(arguments: StoreKind.testable)
  func `a photo is a file that is removed when it is removed or its announcement erased`(
    _ kind: StoreKind
  ) throws {
    let subject = StoreSubject(kind)
    let store = try open(subject)
    let created = try store.create(1)
    let first = try publish(store, 7)
    #expect(first.announcement.photoUrl == "/images/\(id.text).jpeg")
    #expect(first.announcement.createdAt == created.announcement.createdAt)
    #expect(first.position == created.position)
    #expect(names().count == 1)
    #expect(try bytes(of: path + "/" + names()[0]) == StoreWorkshop.photo(7).bytes)
    let version = try #require(first.photo?.version)
    guard case .file(let file)? = try store.photoData(.largest, of: id, version: version) else {
      Issue.record("the photo is not a file")
      return
    }
    let second = try publish(store, 3)
    #expect(names().count == 2)
    #expect(second.announcement.photos.map { $0.suffix(7) } == ["01.jpeg", "-2.jpeg"])
    let removed = try store.arrangePhotos([2], of: id, at: StoreWorkshop.at(9))
    #expect(removed.announcement.photos == ["/images/\(id.text)-2.jpeg"])
    #expect(names().count == 1)
    #expect(try store.photo(.largest, of: id, version: version) == nil)
    let newVersion = second.lastPhotoVersion
    #expect(
      try store.photo(.largest, of: id, version: newVersion) == StoreWorkshop.photo(3)[.largest])
    // What is open can still be read.
    let part = StoreWorkshop.photo(7)[.largest]
    #expect(file.range == 0..<part.count)
    #expect(Descriptor.bytes(of: file.descriptor, at: 0, count: part.count) == part)
    #expect(try subject.address.check(photos: path) { _ in }.problems == [])
    try store.delete(id)
    #expect(names() == [])
    store.close()
    subject.recycle()
  }

  @Test(arguments: StoreKind.testable, [true, false])
  func `however often the same photo is uploaded, it is kept once`(
    _ kind: StoreKind, inDirectory: Bool
  ) throws {
    let subject = StoreSubject(kind)
    let photos = inDirectory || kind == .file ? path : nil
    let store = try subject.address.serve(photos: photos)
    try store.create(1)
    let photo = StoreWorkshop.photo(5, count: 100_000)
    let threads = (0..<4).compactMap { _ in
      Thread {
        for number in 1...5 {
          _ = try? store.publishPhoto(photo, of: id, at: StoreWorkshop.at(Int64(number)))
        }
      }
    }
    for thread in threads { thread.join() }
    #expect(try subject.query("SELECT count(*) FROM photo") == ["1"])
    #expect(try subject.query("SELECT count(*) FROM released_file") == ["0"])
    #expect(photos == nil || names().count == 1)
    #expect(try subject.address.check(photos: photos) { _ in }.problems == [])
    store.close()
    subject.recycle()
  }

  @Test(arguments: StoreKind.testable)
  func `an announcement has up to five photos in any order, whose numbers are not used again`(
    _ kind: StoreKind
  ) throws {
    let subject = StoreSubject(kind)
    let store = try open(subject)
    try store.create(1)
    for seed in 1...5 { try publish(store, UInt8(seed)) }
    #expect(throws: StoreError.tooManyPhotos) { try publish(store, 6) }
    #expect(names().count == 5)
    #expect(try store.announcement(id)?.photos.map(\.number) == [1, 2, 3, 4, 5])
    // An upload is repeated if its response was lost.
    let before = try store.position()
    #expect(try publish(store, 3).photos.map(\.number) == [1, 2, 3, 4, 5])
    #expect(try store.position() == before && names().count == 5)
    for numbers in [[1, 1, 2], [1, 6], [0]] {
      #expect(throws: StoreError.unknownPhotos) {
        try store.arrangePhotos(numbers, of: id, at: StoreWorkshop.at(7))
      }
    }
    #expect(throws: StoreError.lastPhoto) {
      try store.arrangePhotos([], of: id, at: StoreWorkshop.at(7))
    }
    let arranged = try store.arrangePhotos([4, 1, 3], of: id, at: StoreWorkshop.at(8))
    #expect(arranged.change > 0 && arranged.announcement.updatedAt == StoreWorkshop.at(8))
    #expect(arranged.announcement.photoUrl == "/images/\(id.text)-4.jpeg")
    #expect(names().count == 3)
    let added = try publish(store, 9)
    #expect(added.photos.map(\.number) == [4, 1, 3, 6])
    #expect(try store.announcement(id) == added.withoutChange)
    #expect(try subject.address.check(photos: path) { _ in }.photos == 4)
    #expect(try subject.address.check(photos: path) { _ in }.problems == [])
    try store.delete(id)
    #expect(names() == [])
    store.close()
    subject.recycle()
  }

  @Test(arguments: StoreKind.testable)
  func `photos that could not be removed when they were released are removed at the next opening`(
    _ kind: StoreKind
  ) throws {
    let subject = StoreSubject(kind)
    var store = try open(subject)
    try store.create(1)
    try publish(store, 1)
    // A backup holds this lock, and a killed server does not come to removing the files, either.
    let lock = try #require(try FileSystem.lock(path + "/.petmap-lock"))
    try publish(store, 2)
    _ = try store.arrangePhotos([2], of: id, at: StoreWorkshop.at(3))
    #expect(names().count == 2)
    try store.delete(id)
    #expect(names().count == 2)
    store.close()
    FileSystem.unlock(lock)
    // They are not of unknown origin: they do not go to the trash.
    store = try open(subject)
    #expect(names() == [] && store.cleaning.trashed == 0)
    #expect(try subject.query("SELECT count(*) FROM released_file") == ["0"])
    store.close()
    subject.recycle()
  }

  @Test(arguments: StoreKind.testable)
  func `startup moves old photos without an announcement to the trash, and touches no other file`(
    _ kind: StoreKind
  ) throws {
    let subject = StoreSubject(kind)
    var store = try open(subject)
    try store.create(1)
    try publish(store, 1)
    store.close()
    let own = names()
    let other = StoreWorkshop.id(2).text
    let otherFiles = [
      ".petmap-notes", ".DS_Store", "\(other.uppercased()).JPEG", "\(other).txt",
      "\(other).jpeg.bak", "notes.jpeg",
    ]
    let unreferenced = ["\(other).jpeg", "\(StoreWorkshop.id(3).text).jpeg"]
    for name in otherFiles + unreferenced { try write([1], to: path + "/" + name) }
    makeDirectory(path + "/\(other).gif")
    // They may be uploads to another server that are not finished yet.
    store = try open(subject)
    #expect(store.cleaning.trashed == 0)
    store.close()
    // Every file is older than a negative number of days.
    store = try open(subject, photoDays: -1)
    #expect(store.cleaning.trashed == 2)
    #expect(names() == (otherFiles + own + ["\(other).gif"]).sorted())
    #expect(try subject.address.check(photos: path) { _ in }.problems == [])
    store.close()
    subject.recycle()
  }
}

extension StoredAnnouncement {
  /// The announcement as it is read, without the number of its change.
  fileprivate var withoutChange: StoredAnnouncement {
    var stored = self
    stored.change = 0
    return stored
  }
}
