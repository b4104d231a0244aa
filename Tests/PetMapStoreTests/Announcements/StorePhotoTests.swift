import PetMapAnnouncements
import PetMapPhotos
import PetMapStore
import PetMapSystem
import TestSupport
import Testing

struct StorePhotoTests: Sendable {
  private let workshop = StoreWorkshop()
  private let id = StoreWorkshop.id(1)
  private var text: String { id.text }

  @discardableResult
  private func publish(
    _ store: SQLiteAnnouncementStore, _ seed: UInt8, _ format: PhotoFormat = .jpeg
  ) throws -> StoredAnnouncement {
    try store.publishPhoto(
      StoreWorkshop.jpeg(seed), format: format, of: id, at: StoreWorkshop.at(Int64(seed)))
  }

  @Test func `a photo publishes its announcement and changes only updatedAt`() throws {
    let store = try workshop.open()
    let created = try store.create(1)
    let published = try publish(store, 7)
    #expect(published.isPublished)
    #expect(published.announcement.photoUrl == "/images/\(text).jpeg")
    #expect(published.announcement.updatedAt == StoreWorkshop.at(7))
    #expect(published.announcement.createdAt == created.announcement.createdAt)
    #expect(published.position == created.position)
    #expect(try store.announcement(id) == published)
    let version = try #require(published.photo?.version)
    #expect(try store.photo(of: id, version: version) == StoreWorkshop.jpeg(7))
    #expect(try store.photo(of: id, version: version + 1) == nil)
    #expect(try bytes(of: workshop.photos + "/\(text).jpeg") == StoreWorkshop.jpeg(7))
  }

  @Test func `a new photo replaces the old one, even in another format`() throws {
    let store = try workshop.open()
    try store.create(1)
    let first = try publish(store, 1)
    let second = try publish(store, 2)
    #expect(first.photo?.version != second.photo?.version)
    #expect(workshop.photoNames == ["\(text).jpeg"])
    let third = try publish(store, 3, .png)
    #expect(workshop.photoNames == ["\(text).png"])
    #expect(try store.photo(of: id, version: third.photo?.version ?? 0) == StoreWorkshop.jpeg(3))
    #expect(try store.photo(of: id, version: second.photo?.version ?? 0) == nil)
  }

  @Test func `deleting an announcement deletes its photo`() throws {
    let store = try workshop.open()
    try store.create(1)
    let version = try #require(try publish(store, 1).photo?.version)
    try store.delete(id)
    #expect(try store.announcement(id) == nil)
    #expect(try store.photo(of: id, version: version) == nil)
    #expect(workshop.photoNames == [])
  }

  @Test func `startup moves unreferenced photos to the trash, and touches no other file`() throws {
    do {
      let store = try workshop.open()
      try store.create(1)
      try publish(store, 1)
    }
    let other = StoreWorkshop.id(2).text
    let otherFiles = [
      ".petmap-0123.upload", ".petmap-notes", ".DS_Store", "\(other.uppercased()).JPEG",
      "\(other).txt", "\(other).jpeg.bak", "notes.jpeg", ".petmap-\(other).jpeg",
    ]
    let unreferenced = [
      ".petmap-0123456789abcdef.upload", ".petmap-\(other).jpeg.previous", "\(other).jpeg",
      "\(text).png",
    ]
    for name in otherFiles + unreferenced { try write([1], to: workshop.photos + "/" + name) }
    makeDirectory(workshop.photos + "/\(other).gif")
    _ = try workshop.open()
    #expect(
      workshop.photoNames
        == (otherFiles + ["\(text).jpeg", "\(other).gif"])
        .sorted())
    #expect(try workshop.check().problems == [])
  }

  /// A process that crashed between renaming a photo and committing it leaves the previous photo in
  /// place.
  @Test(arguments: [true, false])
  func `opening a store restores the photo that its row refers to`(_ isCommitted: Bool) throws {
    do {
      let store = try workshop.open()
      try store.create(1)
      try publish(store, 1)
    }
    let path = workshop.photos + "/\(text).jpeg"
    let previous = workshop.photos + "/.petmap-\(text).jpeg.previous"
    if isCommitted {
      try write(StoreWorkshop.jpeg(9), to: previous)
    } else {
      try write(StoreWorkshop.jpeg(1), to: previous)
      try write(StoreWorkshop.jpeg(9), to: path)
    }
    _ = try workshop.open()
    #expect(workshop.photoNames == ["\(text).jpeg"])
    #expect(try bytes(of: path) == StoreWorkshop.jpeg(1))
  }
}
