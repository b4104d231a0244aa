import PetMapPhotos
import PetMapAnnouncements
import PetMapStore
import ServiceTestSupport
import PetMapSystem
import TestSupport
import Testing

struct StoreBackupTests: Sendable {
  private let workshop = StoreWorkshop()
  private var target: String { workshop.directory.file("copy.sqlite") }

  @Test func `a backup is complete and private to its owner`() throws {
    let store = try workshop.open()
    try store.create(1)
    let published = try store.publishPhoto(
      StoreWorkshop.photo(1), of: StoreWorkshop.id(1), at: StoreWorkshop.at(1))
    try store.create(2)
    let backup = try StoreBackup(of: workshop.path, photos: workshop.photos, to: target)
    #expect([backup.announcements, backup.photos] == [2, 1])
    #expect(try StoreAddress(target).check(photos: nil) { _ in }.problems == [])
    #expect(permissions(of: target) == 0o600)
    let copy = try StoreAddress(target).serve()
    #expect(try copy.listed() == store.listed())
    #expect(try copy.announcement(StoreWorkshop.id(1))?.unnumbered == published.unnumbered)
    #expect(
      try copy.photo(.largest, of: published.id, version: published.photo?.version ?? 0)
        == StoreWorkshop.photo(1)[.largest])
    #expect(try copy.lastChange() == store.lastChange())
  }

  @Test func `photos are stored once for a store and its backups on the same disk`() throws {
    let store = try workshop.open()
    try store.create(1)
    try publish(store, 1, 1)
    let first = try StoreBackup(of: workshop.path, photos: workshop.photos, to: target)
    #expect([first.photos, first.sharedPhotos] == [1, 1])
    try store.delete(StoreWorkshop.id(1))
    #expect(workshop.photoNames == [])
    #expect(try StoreAddress(target).check(photos: nil) { _ in }.problems == [])
    // The previous backup is enough, even if it is elsewhere.
    let second = workshop.directory.file("second.sqlite")
    let copy = try StoreBackup(of: target, to: second, after: target)
    #expect([copy.photos, copy.sharedPhotos] == [1, 1])
    StoreBackup.record(of: workshop.path, at: StoreWorkshop.at(5))
    let moderation = try StoreAddress(workshop.path).moderation(photos: workshop.photos)
    #expect(try moderation.counts(at: StoreWorkshop.at(0)).lastBackup == StoreWorkshop.at(5))
  }

  @Test func `a backup replaces a damaged store, which is kept`() throws {
    let store = try workshop.open()
    for number in 1...3 as ClosedRange<UInt64> { try store.create(number) }
    try publish(store, 2, 1)
    _ = try StoreBackup(of: workshop.path, photos: workshop.photos, to: target)
    try store.delete(StoreWorkshop.id(2))
    func restore() throws -> String? {
      try StoreBackup.restore(
        target, to: workshop.path, photos: workshop.photos, at: StoreWorkshop.at(0)
      ).replaced.store
    }
    #expect(throws: StoreError.busy) { try restore() }
    #expect(try store.listed() == [3, 1])
    store.close()
    try write(Array("damaged".utf8), to: workshop.path)
    let kept = try #require(try restore())
    #expect(TemporaryDirectory.names(in: workshop.directory.path).contains { kept.hasSuffix($0) })
    #expect(try workshop.check().problems == [])
    #expect(try restore() != kept)
    let restored = try workshop.open()
    #expect(try restored.listed() == [3, 2, 1])
    #expect(try restored.announcement(StoreWorkshop.id(2))?.photo != nil)
    restored.close()
    #expect(throws: StoreError.self) {
      try StoreBackup.restore(
        workshop.directory.file("none"), to: workshop.path, photos: workshop.photos,
        at: StoreWorkshop.at(0))
    }
    #expect(try workshop.check().problems == [])
  }

  /// Creates a store with a photo, and a backup of it.
  private func backUp(_ photos: String) throws {
    let store = try workshop.address.serve(photos: photos)
    defer { store.close() }
    try store.create(1)
    try publish(store, 1, 1)
    _ = try StoreBackup(of: workshop.path, photos: photos, to: target)
  }

  private func restore(_ photos: String) throws(StoreError) {
    _ = try StoreBackup.restore(
      target, to: workshop.path, photos: photos, at: StoreWorkshop.at(0))
  }

  private var names: [String] { TemporaryDirectory.names(in: workshop.directory.path) }

  @Test func `what an interrupted restore has left behind does not prevent another one`() throws {
    try backUp(workshop.photos)
    for suffix in ["", "-wal", "-shm"] {
      try write([1], to: workshop.path + ".restoring" + suffix)
    }
    makeDirectory(workshop.photos + ".restoring")
    try write([1], to: workshop.photos + ".restoring/1.jpeg")
    try restore(workshop.photos)
    #expect(!names.contains { $0.contains(".restoring") }, "\(names)")
    #expect(try workshop.check().problems == [])
  }

  @Test(arguments: ["", "/"])
  func `replaced photos stay in the directory of their own`(_ end: String) throws {
    makeDirectory(workshop.directory.file("disk"))
    let photos = workshop.directory.file("disk/photos") + end
    try backUp(photos)
    try restore(photos)
    let kept = TemporaryDirectory.names(in: workshop.directory.file("disk"))
    #expect(kept == ["photos", "photos.replaced-20250615150640"])
    #expect(names.contains("pets.sqlite.replaced-20250615150640"), "\(names)")
    #expect(try workshop.address.check(photos: photos) { _ in }.problems == [])
    let old = workshop.directory.file("disk/photos.replaced-20250615150640")
    let path = workshop.directory.file("pets.sqlite.replaced-20250615150640")
    #expect(try StoreAddress(path).check(photos: old) { _ in }.problems == [])
  }

  @Test func `a link to the photo directory is kept`() throws {
    makeDirectory(workshop.directory.file("disk"))
    makeDirectory(workshop.directory.file("disk/real"))
    makeLink(workshop.photos, to: workshop.directory.file("disk/real"))
    try backUp(workshop.photos)
    try restore(workshop.photos)
    #expect(
      TemporaryDirectory.names(in: workshop.directory.file("disk"))
        == ["real", "real.replaced-20250615150640"])
    #expect(try workshop.check().problems == [])
  }

  @Test func `a restored store knows what was erased after the backup`() throws {
    try backUp(workshop.photos)
    let store = try workshop.open()
    try store.create(2)
    let record = ImportedAnnouncement(
      Announcement(id: "A", coordinate: try StoreWorkshop.draft().coordinate))
    func `import`() throws -> ImportCounts {
      let run = try workshop.address.importer()
      try run.add(record)
      return try run.commit(at: StoreWorkshop.at(0)) { _ in }
    }
    #expect(try `import`().inserted == 1)
    for id in [StoreWorkshop.id(1), StoreWorkshop.id(2), AnnouncementID(ofSource: "A")] {
      try store.delete(id)
    }
    store.close()
    let (_, replaced) = try StoreBackup.restore(
      target, to: workshop.path, photos: workshop.photos, at: StoreWorkshop.at(0))
    // The backup contains the first one, and an import would create the last one.
    #expect(replaced.erased == [StoreWorkshop.id(1)])
    #expect(try `import`().erasedLeft == 1)
    #expect(!names.contains { $0.contains(".restoring") }, "\(names)")
    #expect(try workshop.check().problems == [])
  }

  @Test func `a restore that fails leaves the store as it was`() throws {
    // The file system's limit allows the name of the new directory, but not that of the old one.
    let photos = workshop.directory.file(String(repeating: "p", count: 235))
    try backUp(photos)
    let before = names
    #expect(throws: StoreError.self) { try restore(photos) }
    #expect(names == before)
    #expect(try workshop.address.check(photos: photos) { _ in }.problems == [])
  }

  @Test func `a backup is complete even if photos change during it`() throws {
    let store = try workshop.open()
    for number in 0..<20 as Range<UInt64> {
      try store.create(number)
      try publish(store, number, 0)
    }
    let target = target
    ThreadWorkers(count: 2).run(2) { part in
      if part == 0 {
        #expect(throws: Never.self) {
          _ = try StoreBackup(of: workshop.path, photos: workshop.photos, to: target)
        }
      } else {
        for seed in 1..<4 as Range<UInt8> {
          for number in 0..<20 as Range<UInt64> { try? publish(store, number, seed) }
          try? store.delete(StoreWorkshop.id(UInt64(seed)))
        }
      }
    }
    #expect(try StoreAddress(target).check(photos: nil) { _ in }.problems == [])
  }

  @Test func `photos that are erased during a backup are copied, and removed afterwards`() throws {
    let store = try workshop.open()
    for number in 1...3 as ClosedRange<UInt64> {
      try store.create(number)
      try publish(store, number, 0)
    }
    let listed = try store.listed()
    // After the first photo, replace the last one, and delete the announcement of the second.
    var isFirst = true
    let backup = try StoreBackup(of: workshop.path, photos: workshop.photos, to: target) { _ in
      guard isFirst else { return }
      isFirst = false
      #expect(throws: Never.self) {
        try publish(store, 3, 1)
        _ = try store.arrangePhotos([2], of: StoreWorkshop.id(3), at: StoreWorkshop.at(1))
        try store.delete(StoreWorkshop.id(2))
      }
      #expect(workshop.photoNames.count == 4)
    }
    #expect(backup.photos == 3)
    #expect(try StoreAddress(target).check(photos: nil) { _ in }.problems == [])
    let copy = try StoreAddress(target).serve()
    #expect(try copy.listed() == listed)
    try store.delete(StoreWorkshop.id(1))
    #expect(workshop.photoNames.count == 1)
    // A follower of the store does not mistake the changes of its copy for the store's.
    #expect(throws: StoreError.changesForgotten) {
      try copy.changes(after: store.position(), limit: 1)
    }
  }

  private func publish(
    _ store: Store, _ number: UInt64, _ seed: UInt8
  ) throws {
    _ = try store.publishPhoto(
      StoreWorkshop.photo(seed), of: StoreWorkshop.id(number),
      at: StoreWorkshop.at(Int64(seed)))
  }

  @Test func `a missing photo does not affect the others`() throws {
    let store = try workshop.open()
    for number in 1...3 as ClosedRange<UInt64> {
      try store.create(number)
      try publish(store, number, 0)
    }
    let name = PhotoName(id: StoreWorkshop.id(2))
    remove(try workshop.photoPath(of: name.id))
    let backup = try StoreBackup(of: workshop.path, photos: workshop.photos, to: target)
    #expect(backup.photos == 2)
    #expect(backup.damagedPhotos == [name])
    #expect(try StoreAddress(target).check(photos: nil) { _ in }.problems == [.missingPhoto(name)])
  }

  @Test func `existing files are not overwritten`() throws {
    _ = try workshop.open()
    try write([1], to: target)
    #expect(throws: StoreError.self) {
      try StoreBackup(of: workshop.path, photos: workshop.photos, to: target)
    }
    #expect(try bytes(of: target) == [1])
    #expect(!TemporaryDirectory.names(in: workshop.directory.path).contains("copy.sqlite.part"))
  }
}
