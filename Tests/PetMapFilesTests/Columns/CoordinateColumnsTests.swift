import PetMapAnnouncements
import PetMapFiles
import PetMapGeo
import Testing

/// Tests coordinates that are divided among several columns, and qualifiers in the names of
/// coordinate columns.
struct CoordinateColumnsTests {
  /// Returns the coordinates in a table, rounded to five decimal places.
  private func coordinates(_ text: String) throws -> [String] {
    try readAll(text: text).announcements.map { $0.coordinate.formatted() }
  }

  @Test(arguments: [
    "Lat Deg,Lat Min,Lat Sec,Lon Deg,Lon Min,Lon Sec", "lat_d,lat_m,lat_s,lon_d,lon_m,lon_s",
    "Latitude (deg),Latitude (min),Latitude (sec),Longitude (deg),Longitude (min),Longitude (sec)",
    "LAT_D,LAT_M,LAT_S,LON_D,LON_M,LON_S",
    "Latitude,Latitude minutes,Latitude seconds,Longitude,Longitude minutes,Longitude seconds",
  ])
  func `degrees, minutes, and seconds in separate columns are combined`(header: String) throws {
    #expect(
      try coordinates("id,\(header)\na,50,3,41.3,19,56,12.1\nb,-0,30,0,-0,0,36\n")
        == ["50.06147, 19.93669", "-0.50000, -0.01000"])
  }

  @Test func `a column with minutes or seconds is not a coordinate`() {
    for header in ["Latitude (min),Longitude (min)", "Lat (s),Lon (s)", "Lat minutes,Lon minutes"] {
      #expect(throws: FileError.self) { try readAll(text: "id,\(header)\na,3,56\n") }
    }
  }

  @Test func `minutes are ignored if the degrees have decimal places, or if they are a minimum`()
    throws
  {
    #expect(
      try coordinates("id,Lat Deg,Lat Min,Lon Deg,Lon Min\na,50.5,30,19.5,30\n")
        == ["50.50000, 19.50000"])
    #expect(
      try coordinates("id,lat,lat_min,lat_max,lon,lon_min,lon_max\na,50,49,51,19,18,20\n")
        == ["50.00000, 19.00000"])
  }

  @Test func `degrees with a decimal zero are whole`() throws {
    let header = "id,Lat,Lat Min,Lat Sec,Lon,Lon Min,Lon Sec"
    #expect(
      try coordinates("\(header)\na,52.0,13.0,48.0,21.0,0.0,36.0\n") == ["52.23000, 21.01000"])
    let commas = header.replacing(",", with: ";")
    #expect(
      try coordinates("\(commas)\na;52,0;13,0;48,0;21,0;0,0;36,0\n") == ["52.23000, 21.01000"])
  }

  @Test func `minutes that are out of range are reported`() throws {
    let result = try readAll(text: "id,lat_d,lat_m,lon_d,lon_m\na,50,3,19,61\nb,50,x,19,1\n")
    #expect(result.reasons == [.outOfRange, .notANumber])
    #expect(result.report.problems.map(\.value) == ["61", "x"])
  }

  @Test(arguments: [
    ("Latitude (N),Longitude (W)", "30.26720, -97.74310"),
    ("Latitude North,Longitude West", "30.26720, -97.74310"),
    ("lat_n,lon_w", "30.26720, -97.74310"), ("Lat (S),Long (E)", "-30.26720, 97.74310"),
    ("Breitengrad (N),Längengrad (O)", "30.26720, 97.74310"),
    ("Latitud (S),Longitud (O)", "-30.26720, -97.74310"),
    ("Latitude North (N),Longitude West (W)", "30.26720, -97.74310"),
    ("Latitude South (S),Longitude East (E)", "-30.26720, 97.74310"),
  ])
  func `a direction in the name of a coordinate determines its sign`(
    header: String, expected: String
  ) throws {
    #expect(try coordinates("id,\(header)\na,30.2672,97.7431\n") == [expected])
  }

  @Test(arguments: [
    (
      "Latitude Degrees North,Latitude Minutes,Latitude Seconds,"
        + "Longitude Degrees West,Longitude Minutes,Longitude Seconds", "30.26722, -97.74306"
    ),
    ("Latitude (N),Lat Min,Lat Sec,Longitude (W),Lon Min,Lon Sec", "30.26722, -97.74306"),
    ("Lat N Deg,Lat N Min,Lat N Sec,Lon W Deg,Lon W Min,Lon W Sec", "30.26722, -97.74306"),
    ("Lat S Deg,Lat S Min,Lat S Sec,Lon E Deg,Lon E Min,Lon E Sec", "-30.26722, 97.74306"),
    ("Lat Deg S,Lat Min S,Lat Sec S,Lon Deg E,Lon Min E,Lon Sec E", "-30.26722, 97.74306"),
  ])
  func `a direction in a name determines the sign of degrees with minutes`(
    header: String, expected: String
  ) throws {
    #expect(try coordinates("id,\(header)\na,30,16,2,97,44,35\n") == [expected])
  }

  @Test func `numbers with a sign take precedence over the direction in the name`() throws {
    let file = TemporaryFile("id,Latitude (N),Longitude (W)\na,30.5,-97.5\n")
    #expect(try readAll(file.path).announcements.map(\.coordinate.longitude) == [-97.5])
    #expect(try AnnouncementReader(path: file.path).facts.directions == [])
    let unsigned = TemporaryFile("id,Latitude (N),Longitude (W)\na,30.5,97.5\n")
    #expect(try AnnouncementReader(path: unsigned.path).facts.directions == [.west])
  }

  @Test func `a direction that depends on the language has to be confirmed`() throws {
    let text = "id,Latitude (N),Longitude (O)\na,48.1,11.5\n"
    #expect(throws: FileError.self) { try readAll(text: text) }
    var options = ReadingOptions()
    options.mapping.columns[.longitude] = "Longitude (O)"
    let mapped = try readAll(text: text, options: options)
    #expect(mapped.announcements.map(\.coordinate.longitude) == [11.5])
  }

  @Test func `the limits of an area are not coordinates`() {
    let header = "south_lat,west_lon,north_lat,east_lon"
    #expect(throws: FileError.self) { try readAll(text: "id,\(header)\na,50,19,51,20\n") }
  }

  @Test(arguments: [
    "latitude,ns,longitude,ew", "Latitude,N/S,Longitude,E/W", "lat,lat_dir,lon,lon_dir",
    "GPSLatitude,GPSLatitudeRef,GPSLongitude,GPSLongitudeRef",
  ])
  func `a column with the hemisphere determines the sign`(header: String) throws {
    #expect(
      try coordinates("id,\(header)\na,33.5,S,151.5,E\nb,33.5,north,97.5,West\n")
        == ["-33.50000, 151.50000", "33.50000, -97.50000"])
  }

  @Test func `a hemisphere that is unknown or depends on the language is reported`() throws {
    let only = try readAll(text: "id,lat,ns,lon,ew\na,48.1,N,11.5,O\n")
    #expect(only.reasons == [.unknownHemisphere])
    let german = "id,lat,ns,lon,ew\na,48.1,N,11.5,O\nb,48.1,N,1.5,W\n"
    #expect(try readAll(text: german).announcements.map(\.coordinate.longitude) == [11.5, -1.5])
    let spanish = "id,lat,ns,lon,ew\na,48.1,N,11.5,O\nb,48.1,N,1.5,E\n"
    #expect(try readAll(text: spanish).announcements.map(\.coordinate.longitude) == [-11.5, 1.5])
  }

  @Test func `a column with other values is not the hemisphere`() throws {
    for row in [
      "id,size,latitude,longitude,hemisphere\na,S,33.5,151.5,left",
      "id,lat,lon,direction\na,33.5,1,S",
    ] {
      #expect(try readAll(text: row + "\n").announcements.map(\.coordinate.latitude) == [33.5])
    }
  }

  @Test(arguments: ["S/N", "N/S", "SN", "NS"])
  func `a column of spayed and neutered animals is not the hemisphere`(name: String) throws {
    #expect(
      try coordinates("id,Lat,Long,\(name)\na,30.2672,-97.7431,S\nb,30.5,-97.5,N\n")
        == ["30.26720, -97.74310", "30.50000, -97.50000"])
    #expect(try coordinates("id,Lat,Long,\(name)\na,52.1,21.0,S\n") == ["52.10000, 21.00000"])
  }

  @Test func `columns without a coordinate in their names are not hemispheres of signed numbers`()
    throws
  {
    #expect(
      try coordinates("id,lat,ns,lon,ew\na,30.5,S,-97.5,E\n") == ["30.50000, -97.50000"])
    let rows = String(repeating: "30.5,S,97.5,W\n", count: 5000)
    let points = "lat,ns,lon,ew\n\(rows)3,N,-9.5,E\n"
    let commas = points.replacing(",", with: ";").replacing(".", with: ",")
    for (text, value) in [(points, "-9.5"), (commas, "-9,5")] {
      let result = try readAll(text: text)
      #expect(result.reasons == [.outOfRange])
      #expect(result.report.problems.map(\.value) == [value])
    }
  }

  // MARK: Several columns for one field

  @Test(arguments: [
    "Latitude (decimal),Longitude,intake_lat,intake_lon",
    "Latitude (decimal),Longitude (dd),intake_lat,intake_lon",
    "Latitude,Longitude WGS84,intake_lat,intake_lon",
  ])
  func `the notation of a coordinate does not separate it from the other`(header: String) throws {
    #expect(try coordinates("id,\(header)\na,52.1,21.0,10.5,11.5\n") == ["52.10000, 21.00000"])
    let names = header.split(separator: ",")
    let swapped = (names[2...] + names[..<2]).joined(separator: ",")
    #expect(try coordinates("id,\(swapped)\na,10.5,11.5,52.1,21.0\n") == ["52.10000, 21.00000"])
  }

  @Test func `halves of two pairs are not combined`() throws {
    let header = "id,found_lat,found_lon,lost_lat,lost_lon"
    let result = try readAll(text: "\(header)\na,52.1,,,21.0\nb,,20.9,52.2,\nc,52.1,21.0,,\n")
    #expect(result.announcements.map { $0.coordinate.formatted() } == ["52.10000, 21.00000"])
    #expect(result.reasons == [.missing, .missing])
    let located = try coordinates("\(header),location\na,52.1,,,21.0,\"52.3, 21.3\"\n")
    #expect(located == ["52.30000, 21.30000"])
  }

  @Test func `the first filled pair of coordinate columns is used`() throws {
    let text = """
      id,lost_lat,lost_lon,found_lat,found_lon,x,y
      a,30.5,-97.5,,,1,2
      b,,,31.5,-98.5,1,2
      c,32.5,,33.5,-99.5,1,2
      d,,,,,1,2
      """
    let result = try readAll(text: text)
    #expect(
      result.announcements.map { $0.coordinate.formatted() } == [
        "30.50000, -97.50000", "31.50000, -98.50000", "33.50000, -99.50000",
      ])
    #expect(result.reasons == [.missing])
  }

  @Test func `the first filled date is used, and all dates have the same order`() throws {
    let text = """
      id,lat,lon,Date Lost,Date Found
      a,1,2,17/04/2024,
      b,1,2,,05/04/2024
      c,1,2,18/04/2024,06/04/2024
      """
    let file = TemporaryFile(text)
    #expect(
      try readAll(file.path).announcements.map { $0.lastSeenDate?.isoText }
        == ["2024-04-17", "2024-04-05", "2024-04-18"])
    let facts = try AnnouncementReader(path: file.path).facts
    #expect(!facts.isDateOrderGuessed && facts.dateOrder == .dayFirst)
    #expect(facts.columns.count { $0.field == .lastSeenDate } == 2)
  }
}
