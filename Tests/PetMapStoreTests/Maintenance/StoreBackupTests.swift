import PetMapPhotos
import PetMapAnnouncements
import PetMapStore
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
      StoreWorkshop.jpeg(1), format: .jpeg, of: StoreWorkshop.id(1), at: StoreWorkshop.at(1))
    try store.create(2)
    let backup = try StoreBackup(of: workshop.path, photos: workshop.photos, to: target)
    #expect([backup.announcements, backup.photos] == [2, 1])
    #expect(try StoreCheck(path: target).problems == [])
    #expect(permissions(of: target) == 0o600)
    let copy = try SQLiteAnnouncementStore(serving: target)
    #expect(try copy.listed() == store.listed())
    #expect(try copy.announcement(StoreWorkshop.id(1)) == published)
    #expect(
      try copy.photo(of: published.id, version: published.photo?.version ?? 0)
        == StoreWorkshop.jpeg(1))
    #expect(try copy.lastChange() == store.lastChange())
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
    #expect(try StoreCheck(path: target).problems == [])
  }

  @Test func `changes during a backup keep their numbers`() throws {
    let store = try workshop.open()
    for number in 1...3 as ClosedRange<UInt64> {
      try store.create(number)
      try publish(store, number, 0)
    }
    // After the first photo, replace the last one, then delete the announcement of the second.
    var isFirst = true
    let backup = try StoreBackup(of: workshop.path, photos: workshop.photos, to: target) { _ in
      guard isFirst else { return }
      isFirst = false
      #expect(throws: Never.self) {
        try publish(store, 3, 1)
        try store.delete(StoreWorkshop.id(2))
      }
    }
    #expect(backup.photos == 2)
    #expect(try StoreCheck(path: target).problems == [])
    let copy = try SQLiteAnnouncementStore(serving: target)
    #expect(try copy.lastChange() == store.lastChange())
    #expect(try copy.listed() == store.listed())
  }

  private func publish(
    _ store: SQLiteAnnouncementStore, _ number: UInt64, _ seed: UInt8
  ) throws {
    _ = try store.publishPhoto(
      StoreWorkshop.jpeg(seed), format: seed % 2 == 0 ? .jpeg : .png, of: StoreWorkshop.id(number),
      at: StoreWorkshop.at(Int64(seed)))
  }

  @Test func `a missing photo does not affect the others`() throws {
    let store = try workshop.open()
    for number in 1...3 as ClosedRange<UInt64> {
      try store.create(number)
      try publish(store, number, 0)
    }
    let name = PhotoName(id: StoreWorkshop.id(2), format: .jpeg)
    remove(workshop.photos + "/" + name.text)
    let backup = try StoreBackup(of: workshop.path, photos: workshop.photos, to: target)
    #expect(backup.photos == 2)
    #expect(backup.damagedPhotos == [name])
    #expect(try StoreCheck(path: target).problems == [.missingPhoto(name)])
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
