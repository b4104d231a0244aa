import PetMapFiles
import PetMapGeo
import PetMapAnnouncements
import Testing

struct MappingTests {
  static let words: [(String, AnnouncementStatus)] = [
    ("Lost", .missing), ("STRAY", .found), ("reunited", .closed), ("Return to Owner", .closed),
    ("zaginął", .missing), ("znaleziona", .found), ("odnaleziony", .closed),
    ("vermißt", .missing), ("Zugelaufen", .found), ("wieder da", .closed),
    ("perdida", .missing), ("encontrado", .found), ("devuelto", .closed),
    ("égarée", .missing), ("TROUVEE", .found), ("retrouvé", .closed), ("active", .missing),
  ]

  @Test(arguments: words)
  func `status words are recognized in five languages`(word: String, status: AnnouncementStatus)
    throws
  {
    let result = try readAll(text: "lat,lon,status\n1,2, \(word) \n")
    #expect(result.announcements.first?.status == status)
    #expect(result.report.problems == [])
  }

  @Test(arguments: [
    ("Canine", "DOG"), ("Hund", "DOG"), ("pies", "DOG"), ("Felis catus", "CAT"), ("kot", "CAT"),
    ("gato", "CAT"), ("oiseau", "BIRD"), ("królik", "RABBIT"), ("Kaninchen", "RABBIT"),
    ("guinea pig", "guinea pig"), ("sonstige", "OTHER"),
  ])
  func `known words for species are normalized, and others are kept`(word: String, species: String)
    throws
  {
    #expect(
      try readAll(text: "lat,lon,species\n1,2,\(word)\n").announcements.first?.species == species)
  }

  @Test func `the mapping may give a word for a missing value a meaning`() throws {
    var options = ReadingOptions()
    var meanings = ValueMeanings()
    meanings.set("-", to: "closed")
    options.mapping.values = [.status: meanings]
    let file = TemporaryFile("id,lat,lon,status\na,1,2,-\nb,1,2,N/A\n")
    let result = try readAll(file.path, options: options)
    #expect(result.announcements.map(\.status) == [.closed])
    #expect(result.reasons == [.noStatus])
  }

  @Test func `the mapping takes precedence over built-in words`() throws {
    var options = ReadingOptions()
    options.mapping.columns = [.status: "intake_type"]
    var meanings = ValueMeanings()
    meanings.set("stray", to: "found")
    meanings.set("owner  surrender", to: "missing")
    meanings.set("*", to: "closed")
    options.mapping.values = [.status: meanings]
    var species = ValueMeanings()
    species.set("K", to: "cat")
    options.mapping.values[.species] = species
    options.mapping.constants = [.breed: "mixed", .sex: "f", .status: "missing"]
    let text = """
      id,lat,lon,intake_type,species,breed,sex
      a,1,2,Stray,k,,
      b,1,2,OWNER SURRENDER,dog,lab,male
      c,1,2,wildlife,,,
      d,1,2,,,,
      """
    let pets = try readAll(text: text, options: options).announcements
    #expect(pets.map(\.status) == [.found, .missing, .closed, .missing])
    #expect(pets.map(\.species) == ["CAT", "DOG", "OTHER", "OTHER"])
    #expect(pets.map(\.breed) == ["mixed", "lab", "mixed", "mixed"])
    #expect(pets.map(\.sex) == ["FEMALE", "MALE", "FEMALE", "FEMALE"])
    options.mapping.constants[.status] = "found"
    #expect(try readAll(text: text, options: options).announcements.last?.status == .found)
  }

  @Test
  func `coordinates are converted from the reference system that the file or the user specifies`()
    throws
  {
    var options = ReadingOptions()
    options.unprojection = { system in
      guard system == "EPSG:1" else { return nil }
      return { $0.map { try? Coordinate(latitude: $0.y / 1000, longitude: $0.x / 1000) } }
    }
    let geojson = #"""
      {"type":"FeatureCollection","crs":{"type":"name","properties":{"name":"urn:ogc:def:crs:EPSG::1"}},
      "features":[{"type":"Feature","geometry":{"type":"Point","coordinates":[21000,52000]},"properties":{"id":"a"}},
      {"type":"Feature","geometry":{"type":"Point","coordinates":[21000,99000]},"properties":{"id":"b"}}]}
      """#
    let result = try readAll(text: geojson, options: options)
    #expect(result.ids == ["a"])
    #expect(result.reasons == [.outOfRange])
    #expect(result.announcements.first?.coordinate.latitude == 52)
    options.mapping.system = "1"
    let table = try readAll(text: "id;X;Y\na;21000,5;52000,0\n", options: options)
    #expect(table.announcements.first?.coordinate.longitude == 21.0005)
    options.mapping.system = "EPSG:2"
    #expect(throws: FileError.self) { try readAll(text: "id,x,y\na,1,2\n", options: options) }
  }

  @Test func `column names are recognized in many spellings`() {
    for (name, field) in [
      ("decimalLatitude", RecordField.latitude), ("geo_lat", .latitude),
      ("x_coord", .longitude),
      ("DateTime", .lastSeenDate), ("Date Lost", .lastSeenDate), ("Sex upon Intake", .sex),
      ("Animal ID", .id), ("the_geom", .location), ("Długość geograficzna", .longitude),
      ("Szerokość", .latitude), ("szer. geogr.", .latitude), ("dł. geogr.", .longitude),
      ("Szer geogr", .latitude), ("Dł geogr", .longitude), ("Längengrad", .longitude),
      ("X", .longitude), ("Imię", .petName), ("Primary Color", .colors),
    ] {
      #expect(RecordField(name) == field, "\(name)")
    }
    #expect(RecordField("favorite toy") == nil)
  }
}
