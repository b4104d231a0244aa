import PetMapAnnouncements
import PetMapFiles
import Testing

/// Tests columns that say what became of an animal by flags, dates, or text.
struct CaseMarkTests {
  /// Returns the statuses by ID, and checks how many records are left out.
  private func statuses(
    _ text: String, leftOut: Int = 0, assumed: Int = 0
  ) throws -> [String: AnnouncementStatus] {
    let result = try readAll(text: text)
    #expect(result.report.statuses.leftOut == leftOut)
    #expect(result.report.statuses.assumed == assumed)
    return Dictionary(uniqueKeysWithValues: result.announcements.map { ($0.id, $0.status) })
  }

  @Test(arguments: [
    "resolved", "isResolved", "is_closed", "reunited", "Returned home?", "recovered", "deceased",
    "has_been_adopted", "adoptowany", "vermittelt", "resuelto", "adotado", "retrouvé",
    "返還", "입양완료",
  ])
  func `a flag that an animal is back, adopted, or dead closes the case`(name: String) throws {
    let table = "id,lat,lon,type,\(name)\na,1,2,lost,true\nb,1,2,lost,false\nc,1,2,found,false\n"
    #expect(try statuses(table) == ["a": .closed, "b": .missing, "c": .found])
    let array = """
      [{"id":"a","lat":1,"lng":2,"status":"found","\(name)":true},
       {"id":"b","lat":1,"lng":2,"status":"found","\(name)":false}]
      """
    #expect(try statuses(array) == ["a": .closed, "b": .found])
  }

  @Test(arguments: [
    "reunited_at", "Resolved date", "closedAt", "Date of death", "returned", "DateReunited",
    "fecha de fallecimiento",
  ])
  func `the date of the end closes a case`(name: String) throws {
    for date in ["2024-05-06", "2024-05-06T10:00:00Z", "6.5.2024", "1714953600"] {
      let table = "id,lat,lon,status,\(name)\na,1,2,lost,\(date)\nb,1,2,lost,\nc,1,2,found,NULL\n"
      #expect(try statuses(table) == ["a": .closed, "b": .missing, "c": .found], "\(date)")
    }
  }

  @Test(arguments: ["found", "encontrado", "Trouvé ?", "gefunden", "isFound", "znaleziony"])
  func `a flag that an animal has been found closes the case of a missing one`(name: String) throws
  {
    let table = "id,lat,lon,status,\(name)\na,1,2,lost,yes\nb,1,2,lost,no\nc,1,2,found,yes\n"
    #expect(try statuses(table) == ["a": .closed, "b": .missing, "c": .found])
  }

  @Test(arguments: [
    ("adoptable", "true", "false", nil as AnnouncementStatus?),
    ("available", "1", "0", nil), ("is_adopted", "false", "true", .closed),
    ("adoptado", "no", "sí", .closed),
  ])
  func `an animal that waits for a new owner is not assumed to be missing`(
    flag: (name: String, waits: String, other: String, otherStatus: AnnouncementStatus?)
  ) throws {
    let table = "id,lat,lon,\(flag.name)\na,1,2,\(flag.waits)\nb,1,2,\(flag.other)\n"
    let found = try statuses(table, leftOut: flag.otherStatus == nil ? 2 : 1)
    #expect(found["a"] == nil && found["b"] == flag.otherStatus)
    let stray = "id,lat,lon,\(flag.name),origin\na,1,2,\(flag.waits),stray\nb,1,2,\(flag.waits),\n"
    #expect(try statuses(stray, leftOut: 1) == ["a": .found])
  }

  @Test(arguments: ["Adoption Date", "ADOPTIONDATE", "date adopted", "fecha de adopción"])
  func `a date of adoption closes a case unless the animal is missing`(name: String) throws {
    let shelter = "id,lat,lon,\(name)\na,1,2,2024-05-06\nb,1,2,\n"
    #expect(try statuses(shelter, leftOut: 1) == ["a": .closed])
    let lost = "id,lat,lon,status,\(name)\na,1,2,lost,2020-05-06\nb,1,2,found,\n"
    #expect(try statuses(lost) == ["a": .missing, "b": .found])
  }

  @Test(arguments: ["Found Location", "Date Found", "found_by", "発見場所", "Lugar encontrado"])
  func `an animal of which the source says where it was found is not assumed to be missing`(
    name: String
  ) throws {
    let table = "id,lat,lon,Intake Date,\(name)\na,1,2,2024-05-06,2024-05-05\nb,1,2,2024-05-06,x\n"
    #expect(try statuses(table) == ["a": .found, "b": .found])
    let loss = "id,lat,lon,Date lost,\(name)\na,1,2,2024-05-06,2024-05-08\nb,1,2,2024-05-06,x\n"
    #expect(try statuses(loss, assumed: 2) == ["a": .missing, "b": .missing])
    let some = "id,lat,lon,\(name)\na,1,2,x\nb,1,2,\n"
    #expect(try statuses(some, assumed: 2) == ["a": .missing, "b": .missing])
  }

  @Test func `the dates of losses and findings say the status together`() throws {
    let table = """
      id,lat,lon,Date lost,Date found
      a,1,2,2024-05-06,
      b,1,2,,2024-05-07
      c,1,2,2024-05-06,2024-05-08
      """
    #expect(try statuses(table) == ["a": .missing, "b": .found, "c": .closed])
    let joined = "id,lat,lon,DATELOST,DATEFOUND\na,1,2,2024-05-06,\nb,1,2,2024-05-06,2024-05-07\n"
    #expect(try statuses(joined) == ["a": .missing, "b": .closed])
    #expect(
      try statuses("id,lat,lon,Date lost,Date found\na,1,2,2024-05-06,\n", assumed: 1)
        == ["a": .missing])
  }

  @Test(arguments: [
    ("isActive", "false", "true"), ("is_active", "0", "1"), ("deleted_at", "2024-05-06", "NULL"),
    ("isDeleted", "true", "false"), ("eliminado", "sí", "no"),
  ])
  func `a report that is not active or has been deleted is closed`(
    mark: (name: String, ended: String, other: String)
  ) throws {
    let table =
      "id,lat,lon,type,\(mark.name)\na,1,2,lost,\(mark.ended)\nb,1,2,found,\(mark.other)\n"
    #expect(try statuses(table) == ["a": .closed, "b": .found])
  }

  @Test(arguments: [
    "Microchip found,yes", "found,true", "home,true", "adoption,true", "Release Date,2024-05-06",
    "Transfer Date,2024-05-06", "expires_at,2024-05-06", "owner deceased,true", "not adopted,true",
    "update,2024-05-06", "date,2024-05-06", "Adoption fee,100", "resolved,x",
    "closed_date,2999-12-31", "active,false", "closed_date,1900-01-01", "closed_at,0",
  ])
  func `a flag or a date of anything else says nothing about the case`(column: String) throws {
    let parts = column.split(separator: ",")
    let table = "id,lat,lon,\(parts[0])\na,1,2,\(parts[1])\n"
    #expect(try statuses(table, assumed: 1) == ["a": .missing])
  }

  @Test func `the user can say what a flag means`() throws {
    var options = ReadingOptions()
    var meanings = ValueMeanings()
    meanings.set("false", to: "found")
    options.mapping.values[.status] = meanings
    let table = "id,lat,lon,adopted\na,1,2,false\nb,1,2,true\n"
    let result = try readAll(text: table, options: options)
    #expect(result.announcements.map(\.status) == [.found, .closed])
  }

  @Test func `the values of a flag are inspected with their meanings`() throws {
    let file = TemporaryFile("id,lat,lon,status,resolved\na,1,2,lost,true\nb,1,2,lost,false\n")
    let columns = try SourceInspection(path: file.path).columns
    #expect(columns.last?.field == .status)
    #expect(columns.last?.values.map(\.meaning) == ["closed", nil])
  }
}
