import PetMapGeo
import PetMapJSON
import PetMapAnnouncements
import PetMapPhotos
import PetMapSQLite
import PetMapStore
import TestSupport
import Testing

struct StoreSalvageTests {
  private let workshop = StoreWorkshop()
  private var target: String { workshop.directory.file("saved.sqlite") }

  /// Creates a closed store with announcements, every fifth of which has a photo, and one larger
  /// than a page.
  private func fill(_ count: UInt64) throws {
    let store = try workshop.open()
    for number in 1...count {
      try store.create(
        number,
        #""description":"\#(String(repeating: "x", count: 400)) \#(number)","microchipNumber":"\#(number)""#
      )
      guard number % 5 == 0 else { continue }
      _ = try store.publishPhoto(
        StoreWorkshop.jpeg(UInt8(truncatingIfNeeded: number)), format: .jpeg,
        of: StoreWorkshop.id(number), at: StoreWorkshop.at(1))
    }
    var record = Announcement(id: "A1", coordinate: try StoreWorkshop.draft().coordinate)
    record.kept.members = [.init(name: "note", value: .string(String(repeating: "ż", count: 9000)))]
    _ = try store.upsert([ImportedAnnouncement(record)], at: StoreWorkshop.at(2))
    store.close()
  }

  private func salvage(to target: String? = nil) throws -> StoreSalvage {
    try StoreSalvage(of: workshop.path, photos: workshop.photos, to: target ?? self.target)
  }

  private func all(_ path: String) throws -> [AnnouncementID: StoredAnnouncement] {
    var found: [AnnouncementID: StoredAnnouncement] = [:]
    try StoreReader(path: path).forEach {
      found[$0.id] = $0
      return true
    }
    return found
  }

  private func discard(_ target: String) {
    for name in TemporaryDirectory.names(in: photos(target)) { remove(photos(target) + "/" + name) }
    remove(target)
  }

  private func photos(_ target: String) -> String { String(target.dropLast(7)) + ".photos" }

  @Test func `everything in a valid store is copied, except deleted announcements`() throws {
    try fill(20)
    let store = try workshop.open()
    try store.delete(StoreWorkshop.id(7))
    try store.recordFailedAttempt(of: StoreWorkshop.id(3), at: StoreWorkshop.at(5))
    _ = try store.create(
      NewAnnouncement(
        StoreWorkshop.draft(), id: StoreWorkshop.id(30), passwordHash: PasswordHash(text: "hash"),
        key: CreationKey("key", body: [1])), at: StoreWorkshop.at(5))
    let last = try store.lastChange()
    store.close()
    let salvage = try salvage()
    #expect([salvage.announcements, salvage.photos] == [21, 4])
    #expect(salvage.losses == [])
    #expect(salvage.damages == [])
    #expect(try all(target) == all(workshop.path))
    #expect(try StoreCheck(path: target).problems == [])
    let copy = try SQLiteAnnouncementStore(serving: target)
    defer { copy.close() }
    #expect(try copy.passwordHash(of: StoreWorkshop.id(3)) == PasswordHash(text: "hash 3"))
    #expect(try copy.lastChange() == last)
    #expect(try copy.failedAttempts(since: StoreWorkshop.at(0)).map(\.id) == [StoreWorkshop.id(3)])
    #expect(throws: StoreError.keyReused) {
      try copy.create(
        NewAnnouncement(
          StoreWorkshop.draft(), id: StoreWorkshop.id(31), passwordHash: PasswordHash(text: ""),
          key: CreationKey("key", body: [2])), at: StoreWorkshop.at(6))
    }
  }

  @Test func `contents of the write-ahead log are copied`() throws {
    let store = try workshop.open()
    for number in 1...50 as ClosedRange<UInt64> { try store.create(number) }
    // The store is open, so nothing has been written to the file yet.
    for suffix in ["", "-wal"] {
      try write(
        bytes(of: workshop.path + suffix), to: workshop.directory.file("cut.sqlite" + suffix))
    }
    store.close()
    let path = workshop.directory.file("cut.sqlite")
    #expect(try StoreSalvage(of: path, to: target).announcements == 50)
    // If only half of the log remains, everything committed up to that point is recovered.
    let log = try bytes(of: path + "-wal")
    try write(Array(log.prefix(log.count / 2)), to: path + "-wal")
    let half = try StoreSalvage(of: path, to: workshop.directory.file("half.sqlite"))
    #expect((10...40).contains(half.announcements))
  }

  @Test func `a damaged page only affects the announcements on it`() throws {
    try fill(200)
    let good = try bytes(of: workshop.path)
    let original = try all(workshop.path)
    var random = SeededRandom(seed: .random(in: .min ... .max))
    let pages = good.count / 4096
    let broken = (0..<pages).shuffled(using: &random).prefix(cases(pages, debug: 12))
    // The first page identifies the file; the next ones are table roots.
    for page in Set([0, 1, 2, 3] + broken) {
      var damaged = good
      for index in page * 4096..<(page + 1) * 4096 {
        damaged[index] = UInt8.random(in: 0...255, using: &random)
      }
      try write(damaged, to: workshop.path)
      let target = workshop.directory.file("saved-\(page).sqlite")
      let salvage = try salvage(to: target)
      // A page contains a handful of 500-byte rows.
      #expect(salvage.announcements >= 190, "page \(page), \(random)")
      let lost = salvage.losses.filter { if case .announcement = $0 { true } else { false } }
      if page != 0, pages > 30 {
        #expect(salvage.announcements + lost.count >= 195, "page \(page), \(random)")
      }
      #expect(try StoreCheck(path: target).problems == [], "page \(page), \(random)")
      for (id, stored) in try all(target) {
        #expect(original[id]?.announcement == stored.announcement, "page \(page), \(random)")
      }
      discard(target)
    }
  }

  @Test func `salvaging a store with any damaged bytes produces a valid store`() throws {
    try fill(40)
    let good = try bytes(of: workshop.path)
    var random = SeededRandom(seed: .random(in: .min ... .max))
    for round in 0..<cases(300, debug: 25) {
      var damaged = good
      for _ in 0..<(1 << random.int(in: 0...12)) {
        damaged[random.int(in: 0...(damaged.count - 1))] = UInt8.random(in: 0...255, using: &random)
      }
      if round % 10 == 0 { damaged = Array(damaged.prefix(random.int(in: 0...damaged.count))) }
      try write(damaged, to: workshop.path)
      let target = workshop.directory.file("saved-\(round).sqlite")
      do throws(StoreError) {
        let salvage = try StoreSalvage(of: workshop.path, photos: workshop.photos, to: target)
        let problems = try StoreCheck(path: target).problems
        #expect(problems == [], "\(problems), \(random)")
        #expect(try StoreReader(path: target).count() == salvage.announcements, "\(random)")
        discard(target)
      } catch {
        // There was nothing to salvage.
        guard case .unavailable = error else { throw error }
      }
    }
  }

  @Test func `a file that is not a store is rejected, and nothing is left behind`() throws {
    // With the first seed, some of the bytes look like a row.
    for seed in [11_024_578_218_924_719_917, UInt64.random(in: .min ... .max)] {
      var random = SeededRandom(seed: seed)
      for count in [0, 10, 4096, 40_000] {
        try write(
          (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }, to: workshop.path)
        #expect(throws: StoreError.self, "\(random)") { try salvage() }
      }
    }
    #expect(
      TemporaryDirectory.names(in: workshop.directory.path).allSatisfy {
        $0.hasPrefix("pets.sqlite")
      })
  }

  @Test func `damaged rows and photos are copied and listed, and lost photos are listed`()
    throws
  {
    try fill(10)
    let changes = """
      UPDATE announcement SET breed = 'Beagle' WHERE insertion = 2;
      UPDATE announcement SET last_seen_date = 'nonsense' WHERE insertion = 3;
      """
    try SQLiteConnection(path: workshop.path, access: .write).run(changes)
    let names = [5, 10].map { PhotoName(id: StoreWorkshop.id($0), format: .jpeg) }
    remove(workshop.photos + "/" + names[0].text)
    try write(StoreWorkshop.jpeg(99), to: workshop.photos + "/" + names[1].text)
    let salvage = try salvage()
    #expect(
      Set(salvage.damages) == [
        .announcement(StoreWorkshop.id(2)), .announcement(StoreWorkshop.id(3)), .photo(names[1]),
      ])
    #expect(salvage.losses == [.photo(names[0])])
    #expect([salvage.announcements, salvage.photos] == [11, 1])
    let saved = try all(target)
    #expect(saved[StoreWorkshop.id(2)]?.announcement.breed == "Beagle")
    #expect(saved[StoreWorkshop.id(3)]?.announcement.lastSeenDate == nil)
    #expect(saved[StoreWorkshop.id(5)]?.photo == nil)
    #expect(try StoreCheck(path: target).problems == [])
  }

  @Test func `a store of the first version is copied`() throws {
    let store = try workshop.open()
    for number in 1...30 as ClosedRange<UInt64> { try store.create(number) }
    try store.delete(StoreWorkshop.id(4))
    store.close()
    try workshop.makeFirstVersion()
    let salvage = try salvage()
    #expect(salvage.announcements == 29)
    #expect(salvage.losses == [])
    #expect(salvage.damages == [])
    #expect(try StoreCheck(path: target).problems == [])
  }

  @Test func `nothing is overwritten, and a store in use is not touched`() throws {
    try fill(1)
    try write([1], to: target)
    #expect(throws: StoreError.self) { try salvage() }
    #expect(try bytes(of: target) == [1])
    remove(target)
    let store = try workshop.open()
    #expect(throws: StoreError.busy) { try salvage() }
    store.close()
  }
}
