import PetMapGeo
import PetMapJSON
import PetMapReports
import PetMapSQLite
import PetMapThreads

/// A store in an SQLite file.
///
///     create FILE CLIENTS COUNT   → seconds that pass while so many are created, each durable before
///                                   its client goes on
///     import FILE COUNT           → seconds that pass while so many records are imported
///     read FILE COUNT             → processor time of reading so many by id
///     load FILE                   → seconds that pass while all are read, and how many there are
func storeGroup(_ requests: inout Requests) throws {
  while let request = requests.next() {
    guard request.count >= 2 else {
      requests.refuse("no such request")
      continue
    }
    let numbers = request.dropFirst(2).compactMap { Int($0) }
    switch (request[0], numbers.count) {
    case ("create", 2):
      let store = try SQLiteAnnouncementStore(serving: request[1])
      requests.answer(create(numbers[1], by: numbers[0], in: store))
      store.close()
    case ("import", 1):
      requests.answer(try wallSeconds { try importRecords(numbers[0], into: request[1]) })
    case ("read", 1):
      let store = try SQLiteAnnouncementStore(serving: request[1])
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
        try StoreReader(path: request[1]).forEach { _ in
          count += 1
          return true
        }
      }
      requests.answer(time, count)
    default: requests.refuse("no such request")
    }
  }
}

/// - Returns: the seconds that passed.
private func create(_ count: Int, by clients: Int, in store: SQLiteAnnouncementStore) -> Double {
  wallSeconds {
    ThreadWorkers(count: clients).run(clients) { client in
      var random = SystemRandomNumberGenerator()
      for _ in 0..<(count / clients) {
        do {
          _ = try store.create(
            draft, id: AnnouncementID(randomFrom: &random),
            // In the place of a real hash, which takes 20 ms.
            passwordHash: PasswordHash(text: "cheap"),
            at: Timestamp(milliseconds: 1_750_000_000_000))
        } catch {
          preconditionFailure("cannot create: \(error)")
        }
      }
    }
  }
}

private func importRecords(_ count: Int, into path: String) throws {
  let run = try StoreImport(into: path)
  for number in 0..<count {
    try run.add(
      ImportedAnnouncement(Announcement(id: "A\(number)", coordinate: draft.coordinate)))
  }
  _ = try run.commit(at: Timestamp(milliseconds: 1_750_000_000_000)) { _ in }
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
