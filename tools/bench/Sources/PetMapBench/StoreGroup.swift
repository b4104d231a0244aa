import PetMapGeo
import PetMapJSON
import PetMapAPI
import PetMapAnnouncements
import PetMapStore
import PetMapSystem

/// A store in an SQLite file; records are also imported into a PostgreSQL database.
///
///     create FILE CLIENTS COUNT   → seconds to create COUNT announcements, each durable before its
///                                   client continues
///     import STORE COUNT          → seconds to import COUNT records
///     read FILE COUNT             → CPU time to read COUNT announcements by ID
///     load FILE                   → seconds to read all announcements, and their number
func storeGroup(_ requests: inout Requests) throws {
  while let request = requests.next() {
    guard request.count >= 2 else {
      requests.refuse("no such request")
      continue
    }
    let numbers = request.dropFirst(2).compactMap { Int($0) }
    switch (request[0], numbers.count) {
    case ("create", 2):
      let store = try StoreAddress.file(request[1]).serve()
      requests.answer(create(numbers[1], by: numbers[0], in: store))
      store.close()
    case ("import", 1):
      requests.answer(try wallSeconds { try importRecords(numbers[0], into: request[1]) })
    case ("read", 1):
      let store = try StoreAddress.file(request[1]).serve()
      requests.answer(
        try seconds {
          for number in 0..<numbers[0] {
            _ = try store.announcement(AnnouncementID(ofSource: "A\(number)"))
          }
        })
      store.close()
    case ("load", 0):
      var count = 0
      let time = try wallSeconds {
        try StoreAddress.file(request[1]).reader().forEach { _ in
          count += 1
          return true
        }
      }
      requests.answer(time, count)
    default: requests.refuse("no such request")
    }
  }
}

/// - Returns: The elapsed seconds.
private func create(_ count: Int, by clients: Int, in store: Store) -> Double {
  wallSeconds {
    ThreadWorkers(count: clients).run(clients) { client in
      var random = SystemRandomNumberGenerator()
      for _ in 0..<(count / clients) {
        do {
          _ = try store.create(
            draft, id: AnnouncementID(randomFrom: &random),
            // Replaces a real hash, which would take 20 ms.
            passwordHash: PasswordHash(text: "cheap"),
            at: Timestamp(milliseconds: 1_750_000_000_000))
        } catch {
          preconditionFailure("cannot create: \(error)")
        }
      }
    }
  }
}

/// Half of the records are in and around one city, the others anywhere in the world.
private func importRecords(_ count: Int, into store: String) throws {
  let run = try StoreAddress(store).importer()
  var random = SplitMix(state: 1)
  for number in 0..<count {
    let spread = number % 2 == 0 ? (latitude: 0.5, longitude: 0.5) : (latitude: 60, longitude: 179)
    let center = number % 2 == 0 ? (latitude: 33.8, longitude: -118.2) : (latitude: 0, longitude: 0)
    // The mean of two numbers is more likely to be in the middle.
    func offset() -> Double {
      (Double.random(in: -1...1, using: &random) + Double.random(in: -1...1, using: &random)) / 2
    }
    var record = draft.announcement(
      id: AnnouncementID(ofSource: "A\(number)"), at: Timestamp(milliseconds: 1_750_000_000_000))
    record.id = "A\(number)"
    record.coordinate = try Coordinate(
      latitude: center.latitude + offset() * spread.latitude,
      longitude: center.longitude + offset() * spread.longitude)
    try run.add(ImportedAnnouncement(record))
  }
  _ = try run.commit(
    of: ImportSource(), at: Timestamp(milliseconds: 1_750_000_000_000)
  ) { _ in }
}

/// Generates the same numbers in every run (S. Vigna's SplitMix64, public domain).
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }
}

private let draft: AnnouncementDraft = {
  let text = """
    {"petName":"Rex","species":"DOG","sex":"MALE","description":"Black, with a white paw.",
     "locationLatitude":52.5,"locationLongitude":13.25,"lastSeenDate":"2025-01-02",
     "status":"MISSING","email":"a@b.example"}
    """
  guard let body = try? JSONValue(parsing: Array(text.utf8)),
    let today = CalendarDate(year: 2025, month: 6, day: 1),
    let draft = try? AnnouncementDraft(body: body, today: today)
  else { preconditionFailure("a good draft") }
  return draft
}()
