import PetMapAPI
import PetMapGeo
import PetMapJSON
import PetMapAnnouncements
import PetMapPhotos
import PetMapSQL
import PetMapSQLite
import PetMapStore
import ServiceTestSupport
import TestSupport
import Testing

/// A directory with a store and a test's files.
struct StoreWorkshop: Sendable {
  let directory = TemporaryDirectory()
  var path: String { directory.file("pets.sqlite") }
  var photos: String { directory.file("photos") }

  var address: StoreAddress { .file(path) }

  func open() throws(StoreError) -> Store { try address.serve(photos: photos) }

  /// The names of the photo directory's entries, except its identity file and the trash.
  var photoNames: [String] {
    TemporaryDirectory.names(in: photos).filter {
      ![".petmap-store", ".petmap-trash", ".petmap-lock"].contains($0)
    }
  }

  func check() throws(StoreError) -> StoreCheck { try address.check(photos: photos) { _ in } }

  /// Returns the path of the file of an announcement's photo.
  func photoPath(of id: AnnouncementID) throws -> String {
    let name = try SQLiteConnection(path: path, access: .read)
      .prepare("SELECT file FROM photo WHERE announcement = ?").first(.bytes(id.bytes)) {
        $0.text(0)
      }
    return try photos + "/" + #require(name)
  }

  /// Returns the instant a number of seconds after the start.
  static func at(_ seconds: Int64) -> Timestamp {
    Timestamp(milliseconds: 1_750_000_000_000 + seconds * 1000)
  }

  static func id(_ number: UInt64) -> AnnouncementID { AnnouncementID(high: 1, low: number) }

  /// Returns a draft with the required members and additional ones.
  static func draft(
    _ others: String = "", latitude: String = "52.5", status: String = "MISSING"
  ) throws -> AnnouncementDraft {
    let text = """
      {"species":"DOG","sex":"MALE","locationLatitude":\(latitude),"locationLongitude":13.25,
       "lastSeenDate":"2025-01-02","status":"\(status)","email":"a@b.example"
       \(others.isEmpty ? "" : "," + others)}
      """
    let body = try JSONValue(parsing: Array(text.utf8))
    guard let today = CalendarDate(year: 2025, month: 6, day: 1) else { fatalError("invalid date") }
    return try AnnouncementDraft(body: body, today: today)
  }

  /// Returns a photo that differs by seed.
  static func photo(_ seed: UInt8, count: Int = 1000) -> PreparedPhoto {
    .containing((0..<count).map { UInt8(truncatingIfNeeded: $0) ^ seed })
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

  /// Makes an attempt with a wrong password.
  @discardableResult
  func guess(_ id: AnnouncementID, from peer: String = "p") throws -> PasswordAttempt.Outcome? {
    try attempt(PasswordAttempt(id: id, peer: peer, isFromReporterNetwork: false)) { false }
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
