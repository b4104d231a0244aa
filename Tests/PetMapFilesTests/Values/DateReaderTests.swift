import PetMapAnnouncements
import PetMapFiles
import Testing

/// Tests reading dates in the notations of many tables.
struct DateReaderTests {
  static let dates: [(String, String)] = [
    ("2023-02-20", "2023-02-20"), ("2023/02/20", "2023-02-20"), ("2023-2-5", "2023-02-05"),
    ("2023-02-20T08:00:00.000", "2023-02-20"), ("20230220", "2023-02-20"),
    ("20230220T080000Z", "2023-02-20"), ("02/20/2023", "2023-02-20"),
    ("02/20/2023 12:00:00 AM", "2023-02-20"), ("2/20/23", "2023-02-20"),
    ("20.02.2023", "2023-02-20"), ("20.2.2023 14:05", "2023-02-20"),
    ("20-Feb-2023", "2023-02-20"), ("20 lutego 2023", "2023-02-20"),
    ("20. Februar 2023", "2023-02-20"), ("20 de febrero de 2023", "2023-02-20"),
    ("20 février 2023", "2023-02-20"), ("February 20, 2023", "2023-02-20"),
    ("Mon, 20 Feb 2023", "2023-02-20"), ("Feb 20 2023 11:33AM", "2023-02-20"),
    ("1676851200000", "2023-02-20"), ("1676851200", "2023-02-20"),
    ("2023 Feb 20 12:00:00 AM", "2023-02-20"),
  ]

  @Test(arguments: dates)
  func `dates are read in many notations`(date: (String, String)) throws {
    let text = "id\tlat\tlon\tDate Lost\na\t1\t2\t\(date.0)\n"
    let result = try readAll(text: text)
    #expect(result.announcements.first?.lastSeenDate?.isoText == date.1)
    #expect(result.report.problems == [])
  }

  @Test func `the order of day and month is decided for the whole column`() throws {
    let ambiguous = (0..<1500).map { "\($0),1,2,03/04/2023" }.joined(separator: "\n")
    for (last, expected) in [("25/12/2023", "2023-04-03"), ("12/25/2023", "2023-03-04")] {
      let file = TemporaryFile("id,lat,lon,date\n\(ambiguous)\nz,1,2,\(last)\n")
      let result = try readAll(file.path)
      #expect(result.announcements.first?.lastSeenDate?.isoText == expected)
      let reader = try AnnouncementReader(path: file.path)
      #expect(!reader.facts.isDateOrderGuessed)
    }
    let open = TemporaryFile("id,lat,lon,date\n\(ambiguous)\n")
    #expect(try AnnouncementReader(path: open.path).facts.isDateOrderGuessed)
    var options = ReadingOptions()
    options.mapping.dateOrder = DateOrder(format: "%d/%m/%Y")
    let result = try readAll(open.path, options: options)
    #expect(result.announcements.first?.lastSeenDate?.isoText == "2023-04-03")
  }

  @Test func `day numbers from a spreadsheet are read as dates`() throws {
    let result = try readAll(text: "id,lat,lng,date\na,52,21,45000\n")
    #expect(result.announcements.first?.lastSeenDate?.isoText == "2023-03-15")
  }

  @Test func `the place found is not a date`() throws {
    let places = try readAll(
      text: "id,lat,lon,Found at\na,1,2,12345 Oak St\nb,1,2,12 Main St\n")
    #expect(places.announcements.map { $0.lastSeenDate?.isoText } == [nil, nil])
    #expect(places.report.problems == [])
    let dates = try readAll(text: "id,lat,lon,Found at\na,1,2,2024-05-01\n")
    #expect(dates.announcements.first?.lastSeenDate?.isoText == "2024-05-01")
  }
}
