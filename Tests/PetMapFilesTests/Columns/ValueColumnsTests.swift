import PetMapAnnouncements
import PetMapFiles
import PetMapGeo
import Testing

/// Tests which columns are recognized by their values, whatever their names are.
struct ValueColumnsTests {
  private func announcements(
    _ header: String, _ rows: String...
  ) throws -> [Announcement] {
    let result = try readAll(text: ([header] + rows).joined(separator: "\n") + "\n")
    #expect(result.report.problems == [])
    return result.announcements
  }

  @Test(arguments: [
    ("Was the animal lost or found?", "Lost", "Found"),
    ("Did you lose or find a pet?", "I lost my dog", "I found a cat"),
    ("Czy zwierzę zaginęło?", "Zaginęło", "Znalezione"),
    ("¿Perdiste o encontraste una mascota?", "Perdí una mascota", "Encontré una mascota"),
    ("Est-il perdu ou trouvé ?", "Perdu", "Trouvé"),
    ("Haben Sie ein Tier verloren?", "Ich habe mein Tier verloren", "gefunden"),
    ("O animal está perdido?", "Perdido", "Encontrado"),
    ("L'animale è smarrito?", "Ho smarrito il mio cane", "Ritrovato"),
    ("迷子ですか、保護ですか？", "迷子", "保護"), ("走失还是拾到？", "走失", "拾到"),
    ("실종인가요 발견인가요?", "실종", "발견"),
  ])
  func `a question is a status column if its answers are statuses`(
    question: (header: String, lost: String, found: String)
  ) throws {
    let found = try announcements(
      "lat,lon,\"\(question.header)\"", "1,2,\(question.lost)", "1,3,\(question.found)")
    #expect(found.map(\.status) == [.missing, .found])
  }

  @Test(arguments: [
    ("Is the pet still missing?", "Yes", "No", AnnouncementStatus.closed),
    ("Czy zwierzę nadal zaginione?", "Tak", "Nie", .closed),
    ("¿Sigue perdido?", "Sí", "No", .closed), ("Lost?", "Y", "N", .found),
  ])
  func `a question whether an animal is missing is a status column if its answers are yes and no`(
    question: (header: String, yes: String, no: String, opposite: AnnouncementStatus)
  ) throws {
    let found = try announcements(
      "lat,lon,\(question.header)", "1,2,\(question.yes)", "1,3,\(question.no)")
    #expect(found.map(\.status) == [.missing, question.opposite])
  }

  @Test func `an outcome closes a case, and says nothing else`() throws {
    let found = try announcements(
      "lat,lon,Intake,Outcome", "1,2,stray,adoption", "1,3,stray,", "1,4,stray,died",
      "1,5,stray,missing", "1,6,stray,return to owner")
    #expect(found.map(\.status) == [.closed, .found, .closed, .found, .closed])
  }

  @Test func `a column of types may contain the outcomes`() throws {
    let found = try announcements(
      "lat,lon,Species,Type,Date", "1,2,Cat,Adoption,2018-01-01",
      "1,3,Dog,Return to Owner,2018-01-01", "1,4,Dog,Transfer,2018-01-02")
    #expect(found.map(\.status) == [.closed, .closed, .closed])
    #expect(found.map(\.species) == ["CAT", "DOG", "DOG"])
  }

  @Test func `a column of missing and found animals may contain other words`() throws {
    let text = "lat,lon,state\n1,2,Lost\n1,3,Found\n1,4,Matched\n1,5,Pending\n"
    let result = try readAll(text: text)
    #expect(result.announcements.map(\.status) == [.missing, .found, .closed])
    #expect(result.report.statuses.words == ["Pending": 1])
  }

  @Test(arguments: [
    ("How did you get the pet?", "Adopted", "Bought"), ("Microchip", "Found", "Not found"),
    ("Collar", "found", "missing"), ("Where is it?", "Home", "Home"),
  ])
  func `values that are not about the case are no statuses`(
    column: (header: String, first: String, second: String)
  ) throws {
    let found = try announcements(
      "lat,lon,\(column.header)", "1,2,\(column.first)", "1,3,\(column.second)")
    #expect(found.map(\.status) == [.missing, .missing])
  }

  @Test func `species and sex are recognized by their values`() throws {
    let found = try announcements(
      "lat,lon,What is it?,M or F,Size", "1,2,Dog,M,M", "1,3,Puppy,F,M", "1,4,Cat,F,L")
    #expect(found.map(\.species) == ["DOG", "DOG", "CAT"])
    #expect(found.map(\.sex) == ["MALE", "FEMALE", "FEMALE"])
    #expect(try announcements("lat,lon,Size", "1,2,M", "1,3,M").map(\.sex) == [nil, nil])
  }

  @Test func `a column of types may contain the status and the species`() throws {
    let found = try announcements("lat,lon,type", "1,2,Lost Dog", "1,3,Found Cat")
    #expect(found.map(\.status) == [.missing, .found])
    #expect(found.map(\.species) == ["DOG", "CAT"])
  }

  @Test(arguments: [
    ("Where was it?", #""50.0614, 19.9366""#), ("Last seen", #""50.0614, 19.9366""#),
    ("Comments", "50.0614 / 19.9366"), ("Gdzie?", "\"50,0614 19,9366\""),
    ("Ort", "50.0614° N 19.9366° E"), ("Link", "\"https://maps.google.com/?q=50.0614,19.9366\""),
    ("Shelter", "POINT(19.9366 50.0614)"), ("Ubicación exacta", "\"Rynek (50.0614, 19.9366)\""),
    ("場所", "北緯50.0614度 東経19.9366度"),
  ])
  func `a column is a location if most values are points`(
    column: (header: String, value: String)
  ) throws {
    let rows = Array(repeating: column.value, count: 4) + ["at home"]
    let text = (["\(column.header),name"] + rows.map { "\($0),Rex" }).joined(separator: "\n")
    let result = try readAll(text: text + "\n")
    #expect(result.announcements.count == 4 && result.report.skipped == 1)
    for pet in result.announcements {
      #expect(abs(pet.coordinate.latitude - 50.0614) < 1e-9)
      #expect(abs(pet.coordinate.longitude - 19.9366) < 1e-9)
    }
    let some = ([column.header + ",name"] + ["\(column.value),Rex", "home,Rex", "park,Rex"])
    #expect(throws: FileError.self) { try readAll(text: some.joined(separator: "\n") + "\n") }
  }

  @Test(arguments: [
    "x,y,WGS84\n566000.1,244000.2,\"50.0614, 19.9366\"\n",
    "x,y,location\n566000.1,244000.2,POINT (19.9366 50.0614)\n",
    "X,Y,lat,lon\n19.9366,50.0614,6459000,2219000\n",
    "lat,lon,x,y\n50.0614,19.9366,566000.1,244000.2\n",
    "lat,lon,latitude,longitude\n50,19,50.0614,19.9366\n",
    "lat,lon,latitude,longitude\n0,0,50.0614,19.9366\n",
    "lat,lon,latitude,longitude\n,,50.0614,19.9366\n",
  ])
  func `of several candidates for coordinates, the plausible one is read`(text: String) throws {
    let pet = try #require(try readAll(text: text).announcements.first)
    #expect(pet.coordinate == (try Coordinate(latitude: 50.0614, longitude: 19.9366)))
  }

  @Test(arguments: [
    "lat,lon\n40.7128,74.0060 W\n", "lat,lon\n40.7128 N,-74.0060\n",
    "lat,lon,E/W\n40.7128,74.0060,W\n",
  ])
  func `hemispheres may be in one of the two columns`(text: String) throws {
    let pet = try #require(try readAll(text: text).announcements.first)
    #expect(pet.coordinate == (try Coordinate(latitude: 40.7128, longitude: -74.0060)))
  }
}
