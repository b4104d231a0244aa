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
    ("Mon Feb 20 2023 10:23:45 GMT+0200 (Central European Summer Time)", "2023-02-20"),
    ("Mon Feb 20 2023 10:23:45 GMT-0800 (PST)", "2023-02-20"),
    ("Mon, 20 Feb 2023 10:23:45 GMT", "2023-02-20"), ("2/20/2023, 10:23:45 AM", "2023-02-20"),
    ("2023-02-20 08:26:04 UTC", "2023-02-20"), ("2023-02-20T08:26:04 +0100", "2023-02-20"),
    ("2023-02-20/2023-02-22", "2023-02-20"), ("2023-02-20/22", "2023-02-20"),
    ("2023-02-20T10:00Z/2023-02-22T11:00Z", "2023-02-20"),
    ("2023-02-20T10:00:00/P1D", "2023-02-20"),
    ("02202023", "2023-02-20"), ("20022023", "2023-02-20"), ("2202023", "2023-02-20"),
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

  @Test(arguments: [
    ("25122023", "01022024", "2024-02-01"), ("12252023", "01022024", "2024-01-02"),
    ("25122023", "1022024", "2024-02-01"), ("20231225", "20240102", "2024-01-02"),
    ("20231225", "20101112", "2010-11-12"),
  ])
  func `eight digits are in the order of the column`(
    certain: String, date: String, expected: String
  ) throws {
    let result = try readAll(text: "id,lat,lon,date\na,1,2,\(date)\nb,1,2,\(certain)\n")
    #expect(result.announcements.first?.lastSeenDate?.isoText == expected)
    #expect(result.report.problems == [])
  }

  @Test(arguments: [
    ("year,month,day", "2024,5,7"), ("Year,Month,Day", "2024,May,7"), ("YYYY,MM,DD", "2024,05,07"),
    ("lost_year,lost_month,lost_day", "2024.0,5.0,7.0"), ("rok,miesiąc,dzień", "2024,maj,7"),
    ("Día,Mes,Año", "7,mayo,2024"), ("jour,mois,année", "7,5,2024"),
    ("Tag,Monat,Jahr", "7,Mai,2024"),
    ("dia,mês,ano", "7,5,2024"), ("giorno,mese,anno", "7,maggio,2024"), ("年,月,日", "2024,5,7"),
    ("년,월,일", "2024,5,7"), ("eventDate,year,month,day", ",2024,5,7"),
    ("Date Found Year,Date Found Month,Date Found Day", "2024,5,7"),
  ])
  func `a date is read from three columns`(names: String, values: String) throws {
    let result = try readAll(text: "id,lat,lon,\(names)\na,1,2,\(values)\n")
    #expect(result.announcements.first?.lastSeenDate?.isoText == "2024-05-07")
    #expect(result.report.problems == [])
  }

  @Test func `a date in a nested object is read from its members`() throws {
    let text = #"[{"id":"a","lat":1,"lng":2,"date":{"year":2024,"month":5,"day":7}}]"#
    #expect(try readAll(text: text).announcements.first?.lastSeenDate?.isoText == "2024-05-07")
  }

  @Test(arguments: [
    ("birth_year,birth_month,birth_day", "2024,5,7"), ("year,month,weekday", "2024,5,7"),
    ("year,month,day", "2024,5,"), ("year,month,day", ",,"), ("year,month,day", ",5,7"),
  ])
  func `no date is read from other columns`(names: String, values: String) throws {
    let result = try readAll(text: "id,lat,lon,\(names)\na,1,2,\(values)\n")
    #expect(result.announcements.map(\.lastSeenDate) == [nil])
    #expect(result.reasons == [])
  }

  @Test(arguments: [
    "2024,13,1", "2024,02,30", "2024,0,1", "2024,5,Monday", "May,5,2024", "2024,2.5,1",
  ])
  func `parts that are no date are reported`(values: String) throws {
    let result = try readAll(text: "id,lat,lon,year,month,day\na,1,2,\(values)\n")
    #expect(result.announcements.map(\.lastSeenDate) == [nil])
    #expect(result.reasons == [.notADate])
  }

  @Test func `eight digits of an unknown order are ambiguous`() throws {
    let file = TemporaryFile("id,lat,lon,date\na,1,2,01022024\n")
    #expect(try AnnouncementReader(path: file.path).facts.isDateOrderGuessed)
  }

  @Test(arguments: [
    ("2019-06-15 08:26:04 UTC", "2019-06-15T08:26:04.000Z"),
    ("2019-06-15 08:26:04.25 +0200", "2019-06-15T06:26:04.250Z"),
    ("2019-06-15 08:26:04 CEST", "2019-06-15T06:26:04.000Z"),
    (
      "Sat Jun 15 2019 01:26:04 GMT+0200 (Central European Summer Time)", "2019-06-14T23:26:04.000Z"
    ),
    ("Sat, 15 Jun 2019 08:26:04 GMT", "2019-06-15T08:26:04.000Z"),
    ("06/15/2019 08:26:04 PM", "2019-06-15T20:26:04.000Z"),
    ("06/15/2019 12:05 AM", "2019-06-15T00:05:00.000Z"),
    ("6/15/2019, 8:26:04 p.m.", "2019-06-15T20:26:04.000Z"),
    ("15.06.2019 08:26", "2019-06-15T08:26:00.000Z"), ("20190615", "2019-06-15T00:00:00.000Z"),
    ("2019年6月15日 下午 2:05", "2019-06-15T14:05:00.000Z"),
    ("2019. 6. 15. 오후 2:05", "2019-06-15T14:05:00.000Z"),
    ("1560587164000", "2019-06-15T08:26:04.000Z"), ("1560587164", "2019-06-15T08:26:04.000Z"),
    ("2019-06-15T08:26:04Z/P1D", "2019-06-15T08:26:04.000Z"),
    ("2024-05-01 10:23 - 11:00", "2024-05-01T10:23:00.000Z"),
    ("2024-05-01 2:05 p. m.", "2024-05-01T14:05:00.000Z"),
    ("2024-05-01 2:05 PM EST", "2024-05-01T19:05:00.000Z"),
    ("2024-05-01 10:23 – 11:00", "2024-05-01T10:23:00.000Z"),
    ("2024-05-01 10:23 GMT+2", "2024-05-01T08:23:00.000Z"),
    ("2024-05-01 10:23 UTC-5", "2024-05-01T15:23:00.000Z"),
    ("2024-05-01T10:23:00-05:00", "2024-05-01T15:23:00.000Z"),
    ("2024-05-01T10:23-05:00", "2024-05-01T15:23:00.000Z"),
    ("2024-05-01 10:23 +02", "2024-05-01T08:23:00.000Z"),
    ("2024-05-01 10:23:00 +05:30", "2024-05-01T04:53:00.000Z"),
    ("2024-05-01 14:05 AMT", "2024-05-01T14:05:00.000Z"),
  ])
  func `a timestamp in any notation has its time of day`(text: String, expected: String) throws {
    let result = try readAll(text: "id\tlat\tlon\tcreated\na\t1\t2\t\(text)\n")
    #expect(result.announcements.first?.createdAt?.text == expected)
    #expect(result.report.problems == [])
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
