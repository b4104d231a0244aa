import PetMapAnnouncements
import PetMapFiles
import PetMapGeo
import Testing

/// Tests what the names of columns specify in addition to the field.
struct ColumnNameTests {
  @Test(arguments: [
    ("Age (months)", "30", 2), ("age_in_months", "30", 2), ("Age [weeks]", "110", 2),
    ("Alter (Monate)", "30", 2), ("Wiek (mies.)", "30", 2), ("Age (years)", "3", 3),
    ("Age (months)", "3 years", 3), ("Age", "3", 3), ("Age (approx.)", "3", 3),
  ])
  func `the unit in the name of an age applies to ages without a unit`(
    name: String, age: String, years: Int
  ) throws {
    let result = try readAll(text: "id,lat,lon,\(name)\na,1,2,\(age)\n")
    #expect(result.announcements.map(\.age) == [years])
  }

  @Test(arguments: [
    ("color", "colors"), ("Umaszczenie", "colors"), ("Kolor sierści", "colors"),
    ("Fellfarbe", "colors"), ("colores", "colors"), ("Coat Color", "colors"),
    ("collar_color", "collar"), ("Obroża", "collar"), ("Halsband", "collar"), ("size", "size"),
    ("Wielkość", "size"), ("Größe", "size"), ("tamaño", "size"), ("Dog size", "size"),
    ("markings", "markings"), ("Znaki szczególne", "markings"), ("Merkmale", "markings"),
  ])
  func `traits are read from columns of their own`(name: String, field: String) throws {
    let result = try readAll(text: "id,lat,lon,\(name)\na,1,2,red\n")
    let pet = try #require(result.announcements.first)
    for trait in [PetField.colors, .size, .collar, .markings] {
      #expect(pet.text(of: trait) == (trait.name == field ? "red" : nil))
    }
  }

  @Test(arguments: ["eye color", "marker-color", "photo size", "colour_id", "coat"])
  func `other columns are not traits`(name: String) throws {
    let result = try readAll(text: "id,lat,lon,\(name)\na,1,2,red\n")
    let pet = try #require(result.announcements.first)
    #expect(pet.colors == nil && pet.size == nil)
  }

  @Test func `the colors of several columns are joined, without repetitions`() throws {
    let text = """
      id,lat,lon,primary_color,secondary_color,Size
      a,1,2,black,white,large
      b,1,2,,white,25 kg
      c,1,2,black,black,1024
      d,1,2,#ff0000,,
      e,1,2,\(String(repeating: "x", count: 60)),\(String(repeating: "y", count: 60)),
      """
    let result = try readAll(text: text)
    let pets = result.announcements
    #expect(pets.prefix(4).map(\.colors) == ["black, white", "white", "black", nil])
    #expect(pets.map(\.size) == ["LARGE", "25 kg", nil, nil, nil])
    #expect(pets[4].colors?.hasSuffix("…") == true)
    #expect(result.reasons == [.tooLong])
  }

  @Test(arguments: [
    ("Latitude", "Longtitude"), ("Lattitude", "Longitute"), ("latitute", "Found Longtitude"),
  ])
  func `common misspellings of coordinates are recognized`(names: (String, String)) throws {
    let result = try readAll(text: "id,\(names.0),\(names.1)\na,1,2\n")
    #expect(result.announcements.map(\.coordinate.longitude) == [2])
  }

  @Test func `the unit of an age is read from its own column`() throws {
    let text = """
      id,lat,lon,Age,Age Unit
      a,1,2,30,Months
      b,1,2,3,Years
      c,1,2,2 years,
      d,1,2,5,
      e,1,2,,Years
      f,1,2,5,moons
      """
    let result = try readAll(text: text)
    #expect(result.announcements.map(\.age) == [2, 3, 2, nil, nil, nil])
    #expect(result.reasons == [.notAnAge, .notAnAge])
  }

  @Test func `a column of types is the unit of an age only if its values are units`() throws {
    let units = "id,lat,lon,age,ageType\na,1,2,30,Months\nb,1,2,3,Years\n"
    #expect(try readAll(text: units).announcements.map(\.age) == [2, 3])
    let groups = "id,lat,lon,age,Age type\na,1,2,3,adult\nb,1,2,1,young\n"
    #expect(try readAll(text: groups).announcements.map(\.age) == [3, 1])
  }

  @Test(arguments: ["age", "Wiek", "Animal Age"])
  func `ages without a unit that are too high for years are omitted`(name: String) throws {
    let file = TemporaryFile("id,species,lat,lon,\(name)\na,dog,1,2,84\nb,cat,1,2,3\nc,,1,2,\n")
    #expect(try readAll(file.path).announcements.map(\.age) == [nil, nil, nil])
    #expect(try AnnouncementReader(path: file.path).facts.omittedAges == name)
    var options = ReadingOptions()
    options.mapping.columns[.age] = name
    #expect(try readAll(file.path, options: options).announcements.map(\.age) == [84, 3, nil])
    #expect(try AnnouncementReader(path: file.path, options: options).facts.omittedAges == nil)
  }

  @Test(arguments: [
    "id,species,lat,lon,Age (months)\na,dog,1,2,84\n",
    "id,species,lat,lon,Age in years\na,dog,1,2,31\n",
    "id,species,lat,lon,age,Age unit\na,dog,1,2,84,months\n",
    "id,species,lat,lon,age\na,dog,1,2,30\nb,dog,1,2,84 months\n",
    "id,species,lat,lon,age\na,tortoise,1,2,84\nb,parrot,1,2,40\nc,bird,1,2,40\n",
    "id,species,lat,lon,age\na,dog,1,2,84\n" + String(repeating: "b,dog,1,2,3\n", count: 20),
    #"[{"id":"a","petName":"Rex","microchipNumber":"1","lastSeenDate":null,"age":84,"lat":1,"lng":2}]"#,
  ])
  func `high ages are read if they have a unit or are rare`(text: String) throws {
    let file = TemporaryFile(text)
    #expect(try AnnouncementReader(path: file.path).facts.omittedAges == nil)
    #expect(try readAll(file.path).announcements.first?.age != nil)
  }

  @Test(arguments: [
    ("Date lost (DD/MM/YYYY)", "2024-04-05"), ("Date lost (mm/dd/yyyy)", "2024-05-04"),
    ("Funddatum (TT.MM.JJJJ)", "2024-04-05"), ("Fecha (DD/MM/AAAA)", "2024-04-05"),
    ("date", "2024-05-04"),
  ])
  func `the format in the name of a date determines the order of ambiguous dates`(
    name: String, date: String
  ) throws {
    let file = TemporaryFile("id,lat,lon,\(name)\na,1,2,05/04/2024\n")
    #expect(try readAll(file.path).announcements.map { $0.lastSeenDate?.isoText } == [date])
    #expect(try AnnouncementReader(path: file.path).facts.isDateOrderGuessed == (name == "date"))
  }

  @Test func `dates that contradict the format in the name are read in their own order`() throws {
    let result = try readAll(text: "id,lat,lon,Date (DD/MM/YYYY)\na,1,2,04/17/2024\n")
    #expect(result.announcements.map { $0.lastSeenDate?.isoText } == ["2024-04-17"])
  }

  @Test(arguments: [
    "Coordinates (lon, lat)", "Location (Longitude/Latitude)", "position_lng_lat", "gps_lonlat",
  ])
  func `the name of a location determines the order of its numbers`(name: String) throws {
    for column in [name, name.replacing("lon", with: "LON")] {
      let result = try readAll(text: "id\tname\t\(column)\na\tRex\t19.5, 50.5\n")
      #expect(result.announcements.map(\.coordinate.latitude) == [50.5])
    }
  }

  @Test func `KoboToolbox's locations begin with the latitude`() throws {
    let array = #"[{"id":"a","_geolocation":[50.5,19.5]}]"#
    #expect(try readAll(text: array).announcements.map(\.coordinate.latitude) == [50.5])
    let text = "id,place\na,50.5 19.5 219.0 4.5\nb,50.6 19.6 0 0\n"
    #expect(try readAll(text: text).announcements.map(\.coordinate.latitude) == [50.5, 50.6])
    let area = try readAll(text: "id,location,lat,lon\na,19.5 50.5 19.6 50.6,1,2\n")
    #expect(area.announcements.map(\.coordinate.latitude) == [1])
  }

  static let names: [(RecordField, [String])] = [
    (
      .phone,
      [
        "Owner Phone", "Cell Phone", "Telefon kontaktowy", "Teléfono de contacto", "Telefone",
        "Контактный телефон", "飼主電話", "Mobile number", "contact_phone_number", "Celular",
        "WhatsApp", "contactNo", "contactInfo.phone", "contact_details.phone", "user.phone",
        "Telefone do tutor", "Teléfono del dueño", "Telefon właściciela",
      ]
    ),
    (
      .photoUrl,
      [
        "Photo 1", "Bild-URL", "Fotografía", "media_url", "Link do zdjęcia", "img", "imageUrls",
        "photo_urls",
        "Fotos",
      ]
    ),
    (.microchipNumber, ["Chip-Nr.", "N° de puce", "Nº microchip", "Nr chip", "Microchip #"]),
    (
      .lastSeenDate,
      [
        "Date de perte", "Fecha de pérdida", "Data do desaparecimento", "requested_datetime",
        "lost_on", "lostAt", "Posted", "time", "timestamp", "Date de perte (JJ/MM/AAAA)",
        "last_seen_time", "lastSeenAt", "Date sighted", "DateOfBite", "Data do resgate",
        "Fecha de ingreso",
      ]
    ),
    (.petName, ["Pet's Name", "nickname", "Nome do animal", "Nombre de la mascota"]),
    (.status, ["Situação", "postType", "Tipo de reporte"]), (.breed, ["Raça", "dog_breed"]),
    (.age, ["Idade", "Edad aproximada", "Estimated age"]),
    (.description, ["Descrição", "Observações", "Additional info", "about_me"]),
    (.sex, ["Sexo do animal"]), (.species, ["Tipo de mascota"]),
    (.latitude, ["Szerokość geogr.", "Latitude (N)", "ubicacion_lat"]),
    (.longitude, ["Długość geogr.", "ubicacion.lng"]),
    (.email, ["Owner's e-mail", "Contact email address"]),
    (.id, ["Report ID", "N° dossier", "Nº expediente", "Animal #", "Case #", "접수번호", "pk"]),
  ]

  @Test(arguments: names)
  func `qualifiers in a column's name are ignored`(field: RecordField, names: [String]) {
    for name in names { #expect(RecordField(name) == field, "\(name)") }
  }

  @Test(arguments: [
    "Owner name", "Contact name", "Owner ID", "Date of birth", "Photo date", "Photo width",
    "Chip company", "Phone model", "owner_lat", "Shelter name", "Name of owner", "Type of event",
  ])
  func `a qualified name with another meaning is not recognized`(name: String) {
    #expect(RecordField(name) == nil)
  }

  @Test func `a number is the ID only if it is unique`() throws {
    let houses = "Gatunek;Ulica;Nr;lat;lon\npies;Długa;5;50,1;19,9\nkot;Krótka;5;50,2;19,9\n"
    #expect(try readAll(text: houses).generatedIDs == 2)
    #expect(try readAll(text: "Nr,lat,lon\n5,1,2\n7,1,2\n").ids == ["5", "7"])
    #expect(try readAll(text: "Nr,id,lat,lon\n5,a,1,2\n7,b,1,2\n").ids == ["a", "b"])
    let repeated = try readAll(text: "id,lat,lon\n5,1,2\n5,1,2\n")
    #expect(repeated.ids == ["5"] && repeated.report.duplicates == 1)
  }

  @Test(arguments: ["Last seen at", "seen_at", "foundAt"])
  func `a column that may contain places or dates is a date if most values are`(
    name: String
  ) throws {
    let places = try readAll(text: "id,lat,lon,\(name)\na,1,2,Oak Street\nb,1,2,the park\n")
    #expect(places.report.problems == [])
    let dates = try readAll(text: "id,lat,lon,\(name)\na,1,2,2024-04-17\n")
    #expect(dates.announcements.map { $0.lastSeenDate?.isoText } == ["2024-04-17"])
  }

  @Test func `a time is the date only if there is no other date`() throws {
    let dated = "id,lat,lon,timestamp,Date lost\na,1,2,2024-05-02,2024-04-17\nb,1,2,2024-05-02,\n"
    #expect(
      try readAll(text: dated).announcements.map { $0.lastSeenDate?.isoText } == [
        "2024-04-17", nil,
      ])
    let timed = try readAll(text: "id,lat,lon,time\na,1,2,2024-04-17T10:00:00Z\n")
    #expect(timed.announcements.map { $0.lastSeenDate?.isoText } == ["2024-04-17"])
  }

  @Test(arguments: [
    (RecordField.species, "Cachorro", "DOG"), (.species, "Cão", "DOG"),
    (.species, "Пёс", "DOG"), (.species, "Gatta", "CAT"), (.species, "Katt", "CAT"),
    (.sex, "Fêmea", "FEMALE"), (.sex, "Ж", "FEMALE"), (.sex, "М", "MALE"),
    (.sex, "männl.", "MALE"), (.sex, "weibl.", "FEMALE"), (.sex, "Hona", "FEMALE"),
    (.status, "Försvunnen", "MISSING"), (.status, "Upphittad", "FOUND"),
    (.status, "Återfunnen", "CLOSED"), (.status, "已尋獲", "CLOSED"),
    (.status, "Devolvido ao tutor", "CLOSED"), (.status, "zaginięcie", "MISSING"),
  ])
  func `words are recognized`(field: RecordField, word: String, meaning: String) throws {
    let result = try readAll(text: "id,lat,lon,\(field.name)\na,1,2,\(word)\n")
    let pet = try #require(result.announcements.first)
    let found =
      field == .species ? pet.species : field == .sex ? pet.sex : pet.status.word
    #expect(found == meaning && result.report.problems == [])
  }
}
