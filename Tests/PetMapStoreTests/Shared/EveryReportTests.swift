import PetMapAnnouncements
import PetMapPhotos
import PetMapStore
import ServiceTestSupport
import PetMapSystem
import TestSupport
import Testing

/// Tests every kind of store with reports and their photos.
struct EveryReportTests {
  private let id = StoreWorkshop.id(1)

  @Test(arguments: StoreKind.testable)
  func `insertion numbers are not reused`(_ kind: StoreKind) throws {
    let subject = StoreSubject(kind)
    let store = try subject.open()
    let first = try store.create(1)
    try store.delete(id)
    #expect(try store.create(2).insertion > first.insertion)
    store.close()
  }

  @Test(arguments: StoreKind.testable)
  func `new reports have the correct time after a wrong clock is corrected`(
    _ kind: StoreKind
  ) throws {
    let subject = StoreSubject(kind)
    let store = try subject.open()
    let year: Int64 = 365 * 86_400
    try store.create(1, at: StoreWorkshop.at(0))
    try store.create(2, at: StoreWorkshop.at(5 * year))
    #expect(
      try store.create(3, at: StoreWorkshop.at(10)).announcement.createdAt == StoreWorkshop.at(10))
    // The clock is set back slightly, as when a server's clock is synchronized.
    #expect(
      try store.create(4, at: StoreWorkshop.at(9)).announcement.createdAt == StoreWorkshop.at(10))
    #expect(try store.listed() == [2, 4, 3, 1])
    #expect(try store.changes(after: 0, limit: 10).map(\.id.low) == [1, 2, 3, 4])
    // A clock that was never set shows 1970.
    let unset = try store.create(5, at: Timestamp(milliseconds: 1000))
    #expect(unset.announcement.createdAt == StoreWorkshop.at(5 * year))
    #expect(try subject.check().problems == [])
    store.close()
  }

  @Test(arguments: StoreKind.testable)
  func `reports without a photo are listed newest first, and the oldest ones are deleted`(
    _ kind: StoreKind
  ) throws {
    let subject = StoreSubject(kind)
    let store = try subject.open()
    for number in 1...6 as ClosedRange<UInt64> {
      // Two announcements per timestamp.
      try store.create(
        number, #""microchipNumber":"\#(number)""#, at: StoreWorkshop.at(Int64(number / 2)))
    }
    _ = try store.publishPhoto(
      StoreWorkshop.photo(1), of: StoreWorkshop.id(2), at: StoreWorkshop.at(1))
    _ = try store.upsert(subject.records(1..<2), at: StoreWorkshop.at(0))
    var listed: [UInt64] = []
    var position: ListPosition?
    while let last = try store.unpublished(after: position, limit: 2).last?.position {
      listed += try store.unpublished(after: position, limit: 2).map(\.id.low)
      position = last
    }
    #expect(listed == [6, 5, 4, 3, 1])
    let before = StoreWorkshop.at(2)
    #expect(try store.deleteExpired(.unpublished, before: before, limit: 1) == 1)
    #expect(try store.unpublished(after: nil, limit: 9).map(\.id.low) == [6, 5, 4, 3])
    #expect(try store.deleteExpired(.unpublished, before: before, limit: 9) == 1)
    #expect(try store.deleteExpired(.unpublished, before: before, limit: 9) == 0)
    #expect(try store.unpublished(after: nil, limit: 9).map(\.id.low) == [6, 5, 4])
    #expect(try store.announcement(StoreWorkshop.id(2)) != nil)
    try store.create(7, #""microchipNumber":"1""#)
    #expect(try subject.check().problems == [])
    store.close()
  }

  @Test(arguments: StoreKind.testable)
  func `requesting the changes after a number that the store has not reached is an error`(
    _ kind: StoreKind
  ) throws {
    let subject = StoreSubject(kind)
    let store = try subject.open()
    #expect(throws: StoreError.changesForgotten) { try store.changes(after: 1, limit: 1) }
    store.close()
  }

  @Test(arguments: StoreKind.testable)
  func `of many concurrent uploads, five are added completely`(_ kind: StoreKind) throws {
    let subject = StoreSubject(kind)
    let store = try subject.open()
    try store.create(1)
    ThreadWorkers(count: 6).run(30) { index in
      do throws(StoreError) {
        _ = try store.publishPhoto(
          StoreWorkshop.photo(UInt8(index)), of: id, at: StoreWorkshop.at(Int64(index)))
      } catch {
        #expect(error == .tooManyPhotos)
      }
      // Whichever photos there are, the bytes of each are from a single upload.
      for photo in (try? store.announcement(id))?.photos ?? [] {
        let bytes = try? store.photo(.largest, of: id, version: photo.version)
        #expect(bytes.map { StoreWorkshop.photo($0[3])[.largest] == $0 } == true)
      }
    }
    #expect(try store.announcement(id)?.photos.map(\.number) == [1, 2, 3, 4, 5])
    let check = try subject.check()
    #expect(check.problems == [] && check.photos == 5)
    store.close()
  }
}
