import Foundation
import PetMapFiles
import PetMapGeo
import PetMapAnnouncements
import Testing

struct CSVReadingTests {
  @Test func `the counts for the shelter file match those of Python's csv module`() throws {
    let result = try readAll(fixture("longbeach-shelter.csv"))
    #expect(result.report.records == 29_787)
    #expect(result.report.pins == 28_754)
    #expect(result.report.duplicates == 1_033)
    #expect(result.report.skipped == 0)
    let first = try #require(result.announcements.first)
    #expect(first.id == "A693708")
    #expect(first.petName == "*charlien")
    #expect(first.species == "DOG")
    #expect(first.sex == "FEMALE")
    #expect(first.lastSeenDate == CalendarDate(iso: "2023-02-20"))
    #expect(first.status == .closed)
    #expect(first.coordinate.latitude == 33.8047935)
    #expect(first.coordinate.longitude == -118.1889261)
    let name = result.announcements.first { $0.id == "A565016" }?.petName
    #expect(name == "`*ralph wails")
  }

  @Test func `quoted values can contain line breaks and doubled quotes`() throws {
    let text = #"""
      id,name,description,lat,lng
      1,"Rex, the ""King""","line one
      line two",52.5,13.4
      2,  Bo  ,"  kept  ",52.6, 13.5 \#u{20}
      3,6" tall,,-0.5,-1e1
      """#.replacingOccurrences(of: "\n", with: "\r\n")
    let result = try readAll(text: text)
    #expect(result.ids == ["1", "2", "3"])
    #expect(result.announcements[0].petName == "Rex, the \"King\"")
    #expect(result.announcements[0].description == "line one\r\nline two")
    #expect(result.announcements[1].petName == "Bo")
    #expect(result.announcements[1].description == "  kept  ")
    #expect(result.announcements[1].coordinate.longitude == 13.5)
    #expect(result.announcements[2].petName == "6\" tall")
    #expect(result.announcements[2].coordinate.longitude == -10)
  }

  @Test(arguments: ["\n", "\r\n", "\r"], [",", ";", "\t", "|"])
  func `every line ending and separator is recognized`(lineEnd: String, separator: String) throws {
    let rows = [
      ["\u{FEFF}Pet Name", "LATITUDE", "Longitude", "Animal_ID"], ["Rex", "1.5", "2.5", "a"], [],
      ["Bo", "3", "4", "b"], ["bad", "x", "4", "c"],
    ]
    let text = rows.map { $0.joined(separator: separator) }.joined(separator: lineEnd)
    let result = try readAll(text: text)
    #expect(result.ids == ["a", "b"])
    #expect(result.announcements.map(\.petName) == ["Rex", "Bo"])
    let problem = try #require(result.report.problems.first)
    #expect(problem.place.line == 5)
    #expect(problem.place.column == 5)
    #expect(problem.field == .latitude)
    #expect(problem.value == "x")
    #expect(problem.reason == .notANumber)
  }

  @Test(arguments: ["50,1 19,9", "50,1, 19,9", "50,1/19,9"])
  func `commas in coordinates do not separate columns`(location: String) throws {
    let result = try readAll(text: "id;GPS\na;\(location)\nb;\(location)\n")
    #expect(result.ids == ["a", "b"])
    #expect(result.announcements.first?.coordinate.latitude == 50.1)
  }

  @Test(arguments: [
    ("a,1,", RecordProblem.Reason.missing, RecordField.longitude),
    ("a", .missing, .latitude),
    ("a,91,0", .outOfRange, .latitude),
    ("a,0,-180.0000001", .outOfRange, .longitude),
    ("a,nan,0", .missing, .latitude),
    ("a,0x10,0", .notANumber, .latitude),
    ("a,inf,0", .notANumber, .latitude),
    ("a,1e999,0", .notANumber, .latitude),
    ("a,\"1,5,5\",0", .notANumber, .latitude),
    ("a,١,0", .notANumber, .latitude),
  ])
  func `a record that cannot become a pin is reported with a reason`(
    row: String, reason: RecordProblem.Reason, field: RecordField
  ) throws {
    let result = try readAll(text: "id,lat,lon,status,date\n\(row)\nb,1,2,found,2020-02-29T10:00")
    #expect(result.ids == ["b"])
    #expect(result.reasons == [reason])
    #expect(result.report.problems.first?.field == field)
    #expect(result.report.problems.first?.place.line == 2)
    #expect(result.report.problems.first?.record == 1)
  }

  @Test(arguments: [
    ("a,1,0,lost,2023-02-30", RecordProblem.Reason.notADate, RecordField.lastSeenDate),
    ("a,1,0,lost,yesterday", .notADate, .lastSeenDate),
    ("a,1,0,lost,,,soon", .notATimestamp, .createdAt),
    ("a,1,0,lost,,old", .notAnAge, .age),
  ])
  func `an invalid optional value is reported and its pin is kept`(
    row: String, reason: RecordProblem.Reason, field: RecordField
  ) throws {
    let text = "id,lat,lon,status,date,age,createdAt\n\(row)\nb,1,2,found,2020-02-29T10:00\n"
    let result = try readAll(text: text)
    #expect(result.ids == ["a", "b"])
    #expect(result.reasons == [reason])
    #expect(result.report.problems.first?.field == field)
    #expect(result.report.problems.first?.isSkipped == false)
    #expect(result.report.skipped == 0)
    #expect(result.report.fieldsLeftOut == 1)
    #expect(result.announcements[0].lastSeenDate == nil)
  }

  @Test func `an invalid quote affects only its own line`() throws {
    let text = "id,lat,lon,name\na,1,2,\"x\"y\nb,1,2,z\nc,1,2,\"open\nd,3,4,w\n"
    let result = try readAll(text: text)
    #expect(result.ids == ["b", "d"])
    #expect(result.reasons == [.textAfterQuote, .unclosedQuote])
    #expect(result.report.problems.map(\.place.line) == [2, 4])
  }

  @Test func `too many values are rejected, and missing trailing values are accepted`() throws {
    let result = try readAll(text: "id,lat,lon,name\na,1,2,x,y\nb,1,2\nc,1,2,z,\n")
    #expect(result.ids == ["b", "c"])
    #expect(result.reasons == [.tooManyColumns])
    #expect(result.report.problems.first?.place.column == 9)
  }

  @Test func `invalid UTF-8 is rejected with its location`() throws {
    var data = Data("id,lat,lon,name\na,1,2,ok\nb,1,2,caf".utf8)
    data.append(0xE9)
    data.append(contentsOf: Array("\nc,1,2,café\n".utf8))
    let file = TemporaryFile(data)
    let result = try readAll(file.path)
    #expect(result.ids == ["a", "c"])
    #expect(result.reasons == [.invalidUTF8])
    #expect(result.report.problems.first?.place.column == 10)
    #expect(result.report.problems.first?.place.line == 3)
  }

  @Test func `a field can be mapped to a column, or omitted with an empty name`() throws {
    var options = ReadingOptions()
    options.mapping.columns = [.latitude: "Breite", .longitude: "Länge", .lastSeenDate: ""]
    let text = "id;Breite;Länge;lat;date\na;1;2;77;never\n"
    let result = try readAll(text: text, options: options)
    #expect(result.announcements.first?.coordinate.latitude == 1)
    #expect(result.announcements.first?.lastSeenDate == nil)
    options.mapping.columns[.petName] = "nickname"
    let columns = ["id", "Breite", "Länge", "lat", "date"]
    let error = #expect(throws: FileError.self) { try readAll(text: text, options: options) }
    guard case .unknownColumn(_, "nickname", columns)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func `if several columns are missing, the first field's column is reported`() throws {
    for _ in 0..<20 {
      var options = ReadingOptions()
      for field in RecordField.allCases.shuffled() {
        options.mapping.columns[field] = "no \(field.name)"
      }
      let error = #expect(throws: FileError.self) {
        try readAll(text: "lat,lon\n1,2\n", options: options)
      }
      guard case .unknownColumn(_, "no id", ["lat", "lon"])? = error else {
        Issue.record("\(String(describing: error))")
        return
      }
    }
  }

  @Test func `the error for missing coordinate columns lists the existing columns`() throws {
    let error = #expect(throws: FileError.self) { try readAll(text: "id,lat,name\n1,2,3\n") }
    guard case .missingColumn(_, .longitude, ["id", "lat", "name"])? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func `strict reading stops at the first invalid record`() throws {
    var options = ReadingOptions()
    options.isStrict = true
    let error = #expect(throws: FileError.self) {
      try readAll(text: "lat,lon\n1,2\nx,2\n3,4\n", options: options)
    }
    guard case .badRecord(let problem)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(problem.place.line == 3)
  }

  @Test func `an invalid age is omitted from its record`() throws {
    let result = try readAll(
      text: "id,lat,lon,age\na,1,2,old\nb,1,2,5.0\nc,1,2,\nd,1,2,2 years\ne,1,2,7 months\n")
    #expect(result.announcements.map(\.age) == [nil, 5, nil, 2, 0])
    #expect(result.report.fieldsLeftOut == 1)
    #expect(result.report.skipped == 0)
  }
}
