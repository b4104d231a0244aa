import PetMapAnnouncements
import PetMapStore
import TestSupport
import Testing

struct StoreCreationKeyTests {
  private let workshop = StoreWorkshop()

  private func new(_ number: UInt64, _ key: String, _ body: String) throws -> NewAnnouncement {
    NewAnnouncement(
      try StoreWorkshop.draft(), id: StoreWorkshop.id(number),
      passwordHash: PasswordHash(text: "hash \(number)"),
      key: CreationKey(key, body: Array(body.utf8)))
  }

  @Test func `the file contains neither the key nor the body`() throws {
    let store = try workshop.open()
    _ = try store.create(
      new(1, "a-very-secret-key", "a-very-private-body"), at: StoreWorkshop.at(0))
    store.close()
    let text = String(decoding: try bytes(of: workshop.path), as: UTF8.self)
    #expect(!text.contains("a-very-"))
  }
}
