import PetMapAPI
import PetMapGeo
import PetMapJSON
import PetMapAnnouncements
import PetMapSQLite
import PetMapStore
import TestSupport

/// A directory with a store and a test's files.
struct StoreWorkshop: Sendable {
  let directory = TemporaryDirectory()
  var path: String { directory.file("pets.sqlite") }
  var photos: String { directory.file("photos") }

  func open() throws(StoreError) -> SQLiteAnnouncementStore {
    try SQLiteAnnouncementStore(serving: path, photos: photos)
  }

  /// The names of the photo directory's entries, except its identity file and the trash.
  var photoNames: [String] {
    TemporaryDirectory.names(in: photos).filter {
      ![".petmap-store", ".petmap-trash"].contains($0)
    }
  }

  func check() throws -> StoreCheck { try StoreCheck(path: path, photos: photos) }

  /// Returns the instant a number of seconds after the start.
  static func at(_ seconds: Int64) -> Timestamp {
    Timestamp(milliseconds: 1_750_000_000_000 + seconds * 1000)
  }

  static func id(_ number: UInt64) -> AnnouncementID { AnnouncementID(high: 1, low: number) }

  /// Returns a draft with the required members and additional ones.
  static func draft(_ others: String = "", latitude: String = "52.5") throws -> AnnouncementDraft {
    let text = """
      {"species":"DOG","sex":"MALE","locationLatitude":\(latitude),"locationLongitude":13.25,
       "lastSeenDate":"2025-01-02","status":"MISSING","email":"a@b.example"
       \(others.isEmpty ? "" : "," + others)}
      """
    let body = try JSONValue(parsing: Array(text.utf8))
    guard let today = CalendarDate(year: 2025, month: 6, day: 1) else { fatalError("invalid date") }
    return try AnnouncementDraft(body: body, today: today)
  }

  /// Returns bytes that begin like a JPEG and differ by seed.
  static func jpeg(_ seed: UInt8, count: Int = 1000) -> [UInt8] {
    [0xFF, 0xD8, 0xFF] + (0..<count).map { UInt8(truncatingIfNeeded: $0) ^ seed }
  }
}

extension AnnouncementStore {
  @discardableResult
  func create(
    _ number: UInt64, _ others: String = "", at now: Timestamp = StoreWorkshop.at(0)
  ) throws -> StoredAnnouncement {
    try create(
      StoreWorkshop.draft(others), id: StoreWorkshop.id(number),
      passwordHash: PasswordHash(text: "hash \(number)"), at: now)
  }

  /// Records a failed attempt by an arbitrary peer.
  func recordFailedAttempt(of id: AnnouncementID, at time: Timestamp) throws {
    try recordFailedAttempt(FailedAttempt(id: id, at: time))
  }

  /// Returns the numbers of all announcements in list order, two per page.
  func listed() throws -> [UInt64] {
    var numbers: [UInt64] = []
    var position: ListPosition?
    while true {
      let page = try page(after: position, limit: 2)
      numbers += page.map(\.id.low)
      position = page.last?.position
      if page.count < 2 { return numbers }
    }
  }
}
