import PetMapAPI
import PetMapAnnouncements
import PetMapGeo
import PetMapJSON
import PetMapStore
import ServiceTestSupport
import Testing

/// Tests edits and management tokens, in both kinds of stores.
struct EveryEditTests {
  private let id = StoreWorkshop.id(1)

  private func edit(_ body: String, of stored: StoredAnnouncement) throws -> AnnouncementEdit {
    try AnnouncementEdit(
      body: JSONValue(parsing: Array(body.utf8)), of: stored.announcement,
      today: CalendarDate(year: 2026, month: 1, day: 1)!)
  }

  private func created(_ store: Store, token: [UInt8]? = [7, 8, 9]) throws -> StoredAnnouncement {
    try store.create(
      NewAnnouncement(
        StoreWorkshop.draft(#""microchipNumber":"007","breed":"Beagle""#), id: id,
        passwordHash: PasswordHash(text: "hash"), tokenDigest: token,
        key: CreationKey("key", body: [1])), at: StoreWorkshop.at(0))
  }

  @Test(arguments: StoreKind.testable)
  func `an edit is stored, numbered and recorded, and without effect the second time`(
    _ kind: StoreKind
  ) throws {
    let subject = StoreSubject(kind)
    let store = try subject.open()
    let first = try created(store)
    let change = try edit(#"{"breed":null,"petName":"Rex","locationLatitude":1.5}"#, of: first)
    let edited = try store.edit(
      change, of: id, where: nil, isReviewed: false, by: .reporter, at: StoreWorkshop.at(1))
    #expect(edited.change > first.change)
    #expect(edited.announcement.petName == "Rex" && edited.announcement.breed == nil)
    #expect(edited.announcement.coordinate.latitude == 1.5)
    #expect(edited.announcement.updatedAt == StoreWorkshop.at(1))
    #expect(try store.announcement(id)?.announcement == edited.announcement)
    let again = try store.edit(
      change, of: id, where: nil, isReviewed: false, by: .reporter, at: StoreWorkshop.at(2))
    #expect(again.announcement.updatedAt == StoreWorkshop.at(1))
    #expect(throws: StoreError.notFound) {
      try store.edit(
        change, of: StoreWorkshop.id(2), where: nil, isReviewed: false, by: .reporter,
        at: StoreWorkshop.at(2))
    }
    store.close()
    subject.recycle()
  }

  @Test(arguments: StoreKind.testable)
  func `an edit applies only to an announcement that is as expected`(_ kind: StoreKind) throws {
    let subject = StoreSubject(kind)
    let store = try subject.open()
    let first = try created(store)
    let change = try edit(#"{"petName":"Rex"}"#, of: first)
    let edited = try store.edit(
      change, of: id, where: { $0.announcement.petName == nil }, isReviewed: false, by: .reporter,
      at: StoreWorkshop.at(1))
    #expect(edited.announcement.petName == "Rex")
    let other = try edit(#"{"petName":"Max"}"#, of: first)
    #expect(throws: StoreError.changedSince) {
      try store.edit(
        other, of: id, where: { $0.announcement.petName == nil }, isReviewed: false, by: .reporter,
        at: StoreWorkshop.at(2))
    }
    #expect(try store.announcement(id)?.announcement.petName == "Rex")
    store.close()
    subject.recycle()
  }

  @Test(arguments: StoreKind.testable)
  func `an edit cannot take the microchip number of another report`(_ kind: StoreKind) throws {
    let subject = StoreSubject(kind)
    let store = try subject.open()
    _ = try created(store)
    let other = try store.create(
      StoreWorkshop.draft(), id: StoreWorkshop.id(2), passwordHash: PasswordHash(text: "hash"),
      at: StoreWorkshop.at(0))
    let change = try edit(#"{"microchipNumber":"007"}"#, of: other)
    #expect(throws: StoreError.microchipConflict) {
      try store.edit(
        change, of: other.id, where: nil, isReviewed: false, by: .reporter,
        at: StoreWorkshop.at(1))
    }
    store.close()
    subject.recycle()
  }

  @Test(arguments: StoreKind.testable)
  func `a published report that is reviewed is withheld after an edit`(_ kind: StoreKind) throws {
    let subject = StoreSubject(kind)
    let store = try subject.open()
    let first = try created(store)
    let change = try edit(#"{"petName":"Rex"}"#, of: first)
    let hidden = try store.edit(
      change, of: id, where: nil, isReviewed: true, by: .reporter, at: StoreWorkshop.at(1))
    #expect(hidden.visibility == .shown, "it is not published yet")
    _ = try store.publishPhoto(StoreWorkshop.photo(1), of: id, at: StoreWorkshop.at(1))
    let other = try edit(#"{"petName":"Max"}"#, of: first)
    let withheld = try store.edit(
      other, of: id, where: nil, isReviewed: true, by: .reporter, at: StoreWorkshop.at(2))
    #expect(withheld.visibility == .changed && !withheld.isReadable)
    store.close()
    subject.recycle()
  }

  @Test(arguments: StoreKind.testable)
  func `a report of a found pet is published without a photo once that is confirmed`(
    _ kind: StoreKind
  ) throws {
    let subject = StoreSubject(kind)
    let store = try subject.open()
    func create(_ number: UInt64, _ more: String = "", isReviewed: Bool = false) throws
      -> StoredAnnouncement
    {
      try store.create(
        NewAnnouncement(
          StoreWorkshop.draft(more, status: "FOUND"), id: StoreWorkshop.id(number),
          passwordHash: PasswordHash(text: "hash"), isReviewed: isReviewed),
        at: StoreWorkshop.at(0))
    }
    let confirmed = try create(1, #""noPhoto":true,"custody":"kept""#)
    #expect(confirmed.isPublished)
    let stored = try #require(try store.announcement(confirmed.id))
    #expect(stored.isPublished && stored.announcement.custody == "kept")
    let reviewed = try create(2, #""noPhoto":true"#, isReviewed: true)
    #expect(!reviewed.isPublished && reviewed.isReadable)
    let open = try create(3)
    #expect(!open.isPublished)
    #expect(try store.unpublished(after: nil, limit: 9).map(\.id) == [open.id])
    let late = try store.edit(
      edit(#"{"noPhoto":true}"#, of: open), of: open.id, where: nil, isReviewed: false,
      by: .reporter,
      at: StoreWorkshop.at(1))
    #expect(late.isPublished)
    let end = StoreWorkshop.at(0).advanced(byMilliseconds: 86_400_000)
    #expect(try store.deleteExpired(.unpublished, before: end, limit: 9) == 0)
    store.close()
    #expect(try subject.check().problems == [])
    subject.recycle()
  }

  @Test(arguments: StoreKind.testable)
  func `a token leads to its announcement until it is replaced or the announcement is deleted`(
    _ kind: StoreKind
  ) throws {
    let subject = StoreSubject(kind)
    let store = try subject.open()
    _ = try created(store)
    #expect(try store.announcement(withToken: [7, 8, 9]) == id)
    #expect(try store.announcement(withToken: [7, 8]) == nil)
    _ = try created(store, token: [1])
    #expect(try store.announcement(withToken: [7, 8, 9]) == nil)
    #expect(try store.announcement(withToken: [1]) == id)
    try store.delete(id)
    #expect(try store.announcement(withToken: [1]) == nil)
    store.close()
    #expect(try subject.query("SELECT count(*) FROM management_token") == ["0"])
    subject.recycle()
  }
}
