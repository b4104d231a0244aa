import PetMapAnnouncements
import PetMapFiles
import Testing

/// Tests which columns contain the status.
struct StatusColumnsTests {
  private func statuses(
    _ text: String, _ mapping: SourceMapping = SourceMapping()
  ) throws -> [AnnouncementStatus] {
    var options = ReadingOptions()
    options.mapping = mapping
    let result = try readAll(text: text, options: options)
    #expect(result.report.problems == [])
    return result.announcements.map(\.status)
  }

  @Test(arguments: ["active", "Open", "SP"])
  func `a column that says missing or found takes precedence over one that does not`(
    word: String
  ) throws {
    let table = """
      id,lat,lon,status,Report type
      a,1,2,\(word),Lost
      b,1,2,\(word),Found
      c,1,2,Reunited,Lost
      """
    #expect(try statuses(table) == [.missing, .found, .closed])
    let array = """
      [{"id": "a", "lat": 1, "lng": 2, "estado": "\(word)", "situacao": "perdido"},
       {"id": "b", "lat": 1, "lng": 2, "estado": "\(word)", "situacao": "encontrado"}]
      """
    #expect(try statuses(array) == [.missing, .found])
  }

  @Test func `an open report is missing if no column says more`() throws {
    #expect(
      try statuses("id,lat,lon,status,record_type\na,1,2,active,\nb,1,2,active,web\n")
        == [.missing, .missing])
    var mapping = SourceMapping()
    mapping.columns[.status] = "status"
    #expect(
      try statuses("id,lat,lon,status,report_type\na,1,2,active,found\n", mapping) == [.missing])
  }

  @Test func `a column that closes the case takes precedence over all others`() throws {
    let table = "id,lat,lon,status,report_type\na,1,2,lost,adopted\nb,1,2,reunited,lost\n"
    #expect(try statuses(table) == [.closed, .closed])
  }

  @Test func `the first unknown status is reported if no column has a known one`() throws {
    let result = try readAll(text: "id,lat,lon,status,report_type\na,1,2,open,web\n")
    #expect(result.announcements.isEmpty)
    #expect(result.reasons == [.unknownStatus])
    #expect(result.report.problems.first?.value == "open")
  }

  @Test(arguments: ["type", "category", "tipo"])
  func `a type is the status if most types are statuses`(name: String) throws {
    let header = "id,lat,lon,\(name),animal,status\n"
    let rows = "a,1,2,lost,dog,active\nb,1,2,found,cat,\nc,1,2,found,cat,closed\n"
    #expect(try statuses(header + rows) == [.missing, .found, .closed])
    var mapping = SourceMapping()
    mapping.columns[.species] = "animal"
    #expect(try statuses(header + rows, mapping) == [.missing, .found, .closed])
    #expect(
      try statuses("id,lat,lon,\(name)\na,1,2,lost\nb,1,2,website\nc,1,2,phone\n")
        == [.missing, .missing, .missing])
    let some = try readAll(
      text: "id,lat,lon,\(name)\na,1,2,lost\nb,1,2,found\nc,1,2,website\n")
    #expect(some.announcements.map(\.status) == [.missing, .found])
    #expect(some.report.statuses.words == ["website": 1])
    #expect(
      try statuses("id,lat,lon,\(name)\na,1,2,adopted\nb,1,2,found\n") == [.closed, .found])
  }

  @Test(arguments: [
    ("type", "lost", "found", "adoption"), ("tipo", "perdido", "encontrado", "adopción"),
    ("post_type", "Lost", "Found", "Adoption"), ("reportType", "LOST", "FOUND", "ADOPTION"),
  ])
  func `an adoption is an offer in a column of types of reports`(
    column: (name: String, lost: String, found: String, offer: String)
  ) throws {
    let header = "id,lat,lon,\(column.name),Outcome\n"
    let rows = "a,1,2,\(column.lost),\nb,1,2,\(column.found),\nc,1,2,\(column.offer),\n"
    let result = try readAll(text: header + rows)
    #expect(result.announcements.map(\.status) == [.missing, .found])
    #expect(result.report.statuses.words == [column.offer: 1])
  }

  @Test(arguments: ["type", "category", "categoria"])
  func `a type is the species if most types are species`(name: String) throws {
    let result = try readAll(
      text: "id,lat,lon,\(name)\na,1,2,dog\nb,1,2,coelho\nc,1,2,iguana\nd,1,2,cat\n")
    #expect(result.announcements.map(\.species) == ["DOG", "RABBIT", "iguana", "CAT"])
    #expect(result.announcements.map(\.status) == [.missing, .missing, .missing, .missing])
  }

  @Test(arguments: [
    ("is_lost", AnnouncementStatus.missing), ("isMissing", .missing), ("Is found", .found),
  ])
  func `a column of flags contains the status`(name: String, status: AnnouncementStatus) throws {
    let other: AnnouncementStatus = status == .missing ? .found : .missing
    for (yes, no) in [("true", "false"), ("1", "0"), ("Yes", "No"), ("Y", "N")] {
      #expect(
        try statuses("id,lat,lon,\(name)\na,1,2,\(yes)\nb,1,2,\(no)\n")
          == [status, other])
    }
    let array = """
      [{"id":"a","lat":1,"lng":2,"\(name)":true},{"id":"b","lat":1,"lng":2,"\(name)":false}]
      """
    #expect(try statuses(array) == [status, other])
    let file = TemporaryFile(array)
    let flag = try AnnouncementReader(path: file.path).facts.statusFlag
    #expect(flag?.column == name && flag?.status == status)
  }

  @Test func `another status and the user's meanings take precedence over flags`() throws {
    let table = "id,lat,lon,isFound,status\na,1,2,true,reunited\nb,1,2,true,active\nc,1,2,false,\n"
    #expect(try statuses(table) == [.closed, .found, .missing])
    var mapping = SourceMapping()
    mapping.columns[.status] = "status"
    mapping.constants[.status] = "missing"
    #expect(try statuses(table, mapping) == [.closed, .missing, .missing])
    mapping.columns[.status] = "isFound"
    #expect(try statuses(table, mapping) == [.found, .found, .missing])
    var meanings = ValueMeanings()
    meanings.set("true", to: "closed")
    mapping.values[.status] = meanings
    #expect(try statuses(table, mapping) == [.closed, .closed, .missing])
    meanings.set("*", to: "closed")
    mapping.values[.status] = meanings
    #expect(try statuses(table, mapping) == [.closed, .closed, .closed])
  }

  @Test(arguments: [
    "id,lat,lon,is_found\na,1,2,true\nb,1,2,2024-05-06\n",
    "id,lat,lon,is_found\na,1,2,\n",
    "id,lat,lon,is_found,is_lost\na,1,2,true,false\n",
    "id,lat,lon,found\na,1,2,true\n",
  ])
  func `columns that may not be flags of the status are ignored`(text: String) throws {
    let file = TemporaryFile(text)
    var reader = try AnnouncementReader(path: file.path)
    while try reader.readBatch() {}
    #expect(reader.facts.statusFlag == nil)
    #expect(reader.report.statuses.assumed == reader.report.records)
  }
}
