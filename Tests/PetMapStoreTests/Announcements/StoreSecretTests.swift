import PetMapAnnouncements
import PetMapSQLite
import PetMapStore
import TestSupport
import Testing

struct StoreSecretTests {
  private let workshop = StoreWorkshop()

  @Test func `the file contains no key, body, network, or address`() throws {
    let store = try workshop.open()
    for number in 1...2 as ClosedRange<UInt64> {
      _ = try store.create(
        NewAnnouncement(
          try StoreWorkshop.draft(), id: StoreWorkshop.id(number),
          passwordHash: PasswordHash(text: "hash"),
          key: CreationKey("a-very-secret-key-\(number)", body: Array("a-very-private-body".utf8)),
          network: "198.51.100.0/24"), at: StoreWorkshop.at(0))
    }
    try store.guess(StoreWorkshop.id(1), from: "198.51.100.7")
    store.close()
    let text = String(decoding: try bytes(of: workshop.path), as: UTF8.self)
    #expect(!text.contains("a-very-"))
    #expect(!text.contains("198.51"))
    // The hashes do not tell that two announcements were created from the same network.
    let hashes = try SQLiteConnection(path: workshop.path, access: .read)
      .prepare("SELECT DISTINCT reporter_network FROM announcement").rows { $0.blob(0) }
    #expect(hashes.count == 2)
  }
}
