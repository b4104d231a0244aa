import Foundation
import PetMapAnnouncements
import PetMapPhotos
import PetMapStore
import ServiceTestSupport
import TestSupport
import Testing

/// Tests that nothing remains of an erased announcement but its random ID in the change log.
struct EveryErasureTests {
  private let id = StoreWorkshop.id(1)
  private let secret = "Xylophone"

  /// Creates a store with an announcement that has rows in every table, and whose texts and photo
  /// contain the secret.
  private func fill(_ subject: StoreSubject) throws -> Store {
    let store = try subject.open()
    for number in 2...40 as ClosedRange<UInt64> { try store.create(number) }
    _ = try store.create(
      NewAnnouncement(
        StoreWorkshop.draft(
          #""petName":"\#(secret)","description":"\#(secret)","phone":"+48 600 700 800""#),
        id: id, passwordHash: PasswordHash(text: secret),
        key: CreationKey("key", body: [1]), network: "198.51.100.0/24"), at: StoreWorkshop.at(0))
    let photo = PreparedPhoto.containing(Array(secret.utf8))
    _ = try store.publishPhoto(photo, of: id, at: StoreWorkshop.at(1))
    _ = try store.publishPhoto(photo, of: id, at: StoreWorkshop.at(2))
    let seen = NewSighting(
      SightingDraft(
        seenAt: .instant(StoreWorkshop.at(2)), coordinate: try StoreWorkshop.draft().coordinate,
        text: secret), tokenDigest: [1], network: "198.51.100.0/24")
    let sighting = try store.addSighting(seen, to: id, at: StoreWorkshop.at(3))
    _ = try store.addPhoto(
      photo, toSighting: sighting.id, isReviewed: false, at: StoreWorkshop.at(3))
    _ = try store.setStatus(.closed, of: id, at: StoreWorkshop.at(3))
    try store.guess(id)
    try store.moderation.flag(
      id, AnnouncementFlag(.photo, .other, comment: secret, at: StoreWorkshop.at(4)), from: "p")
    return store
  }

  @Test(arguments: StoreKind.testable)
  func `no table contains an erased text, and followers only learn of the deletion`(
    _ kind: StoreKind
  ) throws {
    let subject = StoreSubject(kind)
    let store = try fill(subject)
    let hex = secret.utf8.map { String($0, radix: 16) }.joined()
    func tablesWithSecret() throws -> [String] {
      try subject.tables().filter { table in
        try subject.query(table.contents).contains { $0.contains(hex) }
      }.map(\.name)
    }
    #expect(try tablesWithSecret().contains("announcement"))
    try store.delete(id)
    #expect(try tablesWithSecret() == [])
    #expect(try subject.check().problems == [])
    let changes = try store.changes(after: 0, limit: 100).filter { $0.id == id }
    #expect(changes.allSatisfy { $0.outcome == .deleted } && !changes.isEmpty)
    store.close()
    subject.recycle()
  }

  @Test func `no file of an SQLite store contains an erased sighting or its photo`() throws {
    let subject = StoreSubject(.file)
    let path = try #require(subject.address.path)
    let directory = String(path.dropLast("/pets.sqlite".count))
    let photos = try #require(subject.address.photoDirectory)
    let store = try subject.open()
    try store.create(1)
    _ = try store.publishPhoto(StoreWorkshop.photo(1), of: id, at: StoreWorkshop.at(1))
    let seen = NewSighting(
      SightingDraft(
        seenAt: .instant(StoreWorkshop.at(2)), coordinate: try StoreWorkshop.draft().coordinate,
        text: secret), tokenDigest: [1])
    let sent = try store.addSighting(seen, to: id, at: StoreWorkshop.at(3))
    let photo = PreparedPhoto.containing(Array(secret.utf8))
    _ = try store.addPhoto(photo, toSighting: sent.id, isReviewed: false, at: StoreWorkshop.at(3))
    func filesWithSecret() -> Int {
      let paths =
        TemporaryDirectory.names(in: directory).map { directory + "/" + $0 }
        + TemporaryDirectory.names(in: photos).map { photos + "/" + $0 }
      return paths.count { path in
        let content = (try? bytes(of: path)) ?? []
        return String(decoding: content, as: UTF8.self).contains(secret)
      }
    }
    #expect(filesWithSecret() >= 2)
    try store.deleteSighting(sent.id, by: .visitor, at: StoreWorkshop.at(4))
    #expect(filesWithSecret() == 0)
    store.close()
    #expect(filesWithSecret() == 0)
  }

  @Test func `no file of an SQLite store contains an erased text or photo`() throws {
    let subject = StoreSubject(.file)
    let path = try #require(subject.address.path)
    let directory = String(path.dropLast("/pets.sqlite".count))
    let photos = try #require(subject.address.photoDirectory)
    func filesWithSecret() throws -> [String] {
      let paths =
        TemporaryDirectory.names(in: directory).map { directory + "/" + $0 }
        + TemporaryDirectory.names(in: photos).map { photos + "/" + $0 }
      return paths.filter { path in
        guard let content = try? bytes(of: path) else { return false }
        return String(decoding: content, as: UTF8.self).contains(secret)
      }
    }
    let store = try fill(subject)
    #expect(try filesWithSecret().count >= 2)
    try store.delete(id)
    #expect(try filesWithSecret() == [])
    store.close()
    #expect(try filesWithSecret() == [])
  }

  /// Replaced words are as private as erased ones: a shelter may have removed an address.
  @Test func `the files do not keep what an import of another program has replaced`() throws {
    let subject = StoreSubject(.file)
    try subject.import([subject.record("A") { $0.description = secret }])
    let store = try subject.open()
    let log = try #require(store.writeAheadLog)
    let file = String(log.dropLast("-wal".count))
    func isKept() -> Bool {
      [file, log].contains { path in
        FileManager.default.contents(atPath: path).map { bytes in
          bytes.firstRange(of: Data(secret.utf8)) != nil
        } ?? false
      }
    }
    #expect(isKept())
    try subject.import([subject.record("A")], at: StoreWorkshop.at(1))
    #expect(isKept())
    store.removeLeftovers()
    #expect(!isKept())
    store.close()
  }
}
