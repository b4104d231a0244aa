import PetMapAnnouncements
import PetMapPhotos
import PetMapStore
import ServiceTestSupport
import PetMapSystem
import TestSupport
import Testing

/// Tests moving a store to a store of the same kind or the other kind.
struct StoreMoveTests {
  private static let pairs = StoreKind.testable.flatMap { from in
    StoreKind.testable.map { (from, $0) }
  }

  private let key = CreationKey("key", body: Array("body".utf8))
  private let network = "198.51.100.0/24"

  /// Fills a store with everything that a store can contain.
  private func fill(_ subject: StoreSubject) throws {
    try subject.import(subject.records(0..<3), of: ImportSource(name: "shelter", file: "a.csv"))
    let store = try subject.open()
    defer { store.close() }
    for number in 1...4 { try store.create(UInt64(number)) }
    _ = try store.create(
      NewAnnouncement(
        try StoreWorkshop.draft(), id: StoreWorkshop.id(5),
        passwordHash: PasswordHash(text: "hash 5"), key: key, network: network),
      at: StoreWorkshop.at(5))
    for (number, photo) in photos {
      _ = try store.publishPhoto(
        photo, of: StoreWorkshop.id(number), at: StoreWorkshop.at(6))
    }
    _ = try store.setStatus(.closed, of: StoreWorkshop.id(3), at: StoreWorkshop.at(7))
    try store.delete(StoreWorkshop.id(4))
    for _ in 1...5 { try store.guess(StoreWorkshop.id(1)) }
  }

  private let photos: [(UInt64, PreparedPhoto)] = [
    (1, StoreWorkshop.photo(1, count: 100_000)), (2, StoreWorkshop.photo(2)),
  ]

  @Test(arguments: pairs) func `all contents are moved, and numbers are preserved`(
    _ from: StoreKind, _ to: StoreKind
  ) throws {
    let (source, target) = (StoreSubject(from), StoreSubject(to))
    try fill(source)
    let move = try StoreMove(from: source.address, to: target.address, photos: nil) { _ in }
    #expect(move.announcements == 7 && move.photos == 2)
    #expect(try source.check().problems == [])
    #expect(try target.check().problems == [])
    let (old, new) = (try source.open(), try target.open())
    let listed = try old.page(after: nil, limit: 100).map(\.unnumbered)
    #expect(try new.page(after: nil, limit: 100).map(\.unnumbered) == listed)
    for stored in listed {
      #expect(try new.passwordHash(of: stored.id) == old.passwordHash(of: stored.id))
    }
    for (number, photo) in photos {
      let id = StoreWorkshop.id(number)
      let version = try #require(try new.announcement(id)?.photo?.version)
      #expect(try new.photo(.largest, of: id, version: version) == photo[.largest])
    }
    #expect(try new.isReporterNetwork(network, of: StoreWorkshop.id(5)))
    guard case .locked? = try new.guess(StoreWorkshop.id(1)) else {
      Issue.record("the lockout is lost")
      return
    }
    #expect(
      try new.announcements(withSourceID: "A1", in: "shelter").map(\.id)
        == [AnnouncementID(ofSource: "A1", named: "shelter")])
    // A listener that has seen a number continues from there.
    #expect(try new.lastChange() >= old.lastChange())
    let changes = try new.changes(after: 0, limit: 100)
    #expect(changes.last { $0.id == StoreWorkshop.id(4) }?.outcome == .deleted)
    #expect(Set(changes.map(\.id)).isSuperset(of: listed.map(\.id)))
    // The key still refers to its announcement, and numbering continues.
    let again = try new.create(
      NewAnnouncement(
        try StoreWorkshop.draft(), id: StoreWorkshop.id(6),
        passwordHash: PasswordHash(text: "hash 6"), key: key), at: StoreWorkshop.at(8))
    #expect(again.id == StoreWorkshop.id(5))
    let created = try new.create(7, at: StoreWorkshop.at(8))
    #expect(created.insertion > listed.map(\.insertion).max() ?? 0)
    #expect(try target.check().problems == [])
    for store in [old, new] { store.close() }
  }

  @Test(arguments: pairs) func `a store that is being served is neither moved nor replaced`(
    _ from: StoreKind, _ to: StoreKind
  ) throws {
    let (source, target) = (StoreSubject(from), StoreSubject(to))
    let store = try source.open()
    try store.create(1)
    let refusal = #expect(throws: StoreMove.Failure.self) {
      try StoreMove(from: source.address, to: target.address, photos: nil) { _ in }
    }
    #expect(refusal?.store == source.address)
    #expect(refusal?.error == .busy)
    store.close()
    let other = try target.open()
    try other.create(2)
    other.close()
    let failure = #expect(throws: StoreMove.Failure.self) {
      try StoreMove(from: source.address, to: target.address, photos: nil) { _ in }
    }
    #expect(failure?.store == target.address)
    guard case .targetNotEmpty = failure?.error else {
      Issue.record("\(failure as Any)")
      return
    }
    #expect(try target.address.reader().count() == 1)
  }

  @Test(.enabled(if: PostgresCluster.isAvailable))
  func `a target that cannot be opened is not mistaken for the source`() throws {
    let source = StoreSubject(.file)
    try source.open().close()
    let target = StoreAddress(PostgresCluster.shared.address(of: "none"))
    let failure = #expect(throws: StoreMove.Failure.self) {
      try StoreMove(from: source.address, to: target, photos: nil) { _ in }
    }
    #expect(failure?.store == target)
    guard case .database(.noDatabase) = failure?.error else {
      Issue.record("\(failure as Any)")
      return
    }
  }

  @Test(arguments: StoreKind.testable) func `a move that fails leaves the target empty`(
    _ to: StoreKind
  ) throws {
    let (source, target) = (StoreSubject(.file), StoreSubject(to))
    try fill(source)
    let directory = try #require(source.address.photoDirectory)
    let name = PhotoName(id: StoreWorkshop.id(2)).text
    for file in TemporaryDirectory.names(in: directory) where file.hasSuffix(".jpeg") {
      guard try bytes(of: "\(directory)/\(file)") == StoreWorkshop.photo(2).bytes else { continue }
      try FileSystem.remove("\(directory)/\(file)")
    }
    let failure = #expect(throws: StoreMove.Failure.self) {
      try StoreMove(from: source.address, to: target.address, photos: nil) { _ in }
    }
    #expect(failure?.store == source.address)
    #expect(failure?.error == .corrupt(cause: "photo \(name) is missing"))
    let store = try target.open()
    #expect(try store.lastChange() == 0)
    #expect(try store.page(after: nil, limit: 1) == [])
    store.close()
  }
}
