import Foundation
import PetMapFiles
import PetMapGeo
import PetMapAnnouncements
import Testing

/// Tests files like those published by cities and those written by Excel, Socrata, and QGIS.
struct MessyFilesTests {
  @Test(arguments: ["windows-1252", "utf-16", "utf-16le", "iso-8859-2", "windows-1250"])
  func `an encoding is detected, and text is decoded as by iconv`(encoding: String) throws {
    let isPolish =
      encoding.hasSuffix("2") && encoding.hasPrefix("iso") || encoding.hasSuffix("1250")
    let names =
      isPolish ? ["Łatek", "Żółw", "Śnieżka", "Gąska"] : ["Bärbel", "Zoë", "Ñandú", "Çelik"]
    let rows = names.enumerated().map { "\($0.offset);\($0.element);52,5;13,4" }
    let text = "id;name;lat;lon\r\n" + rows.joined(separator: "\r\n") + "\r\n"
    let mark = encoding == "utf-16le" ? "\u{FEFF}" : ""
    let file = try TemporaryFile(mark + text, in: encoding, name: "pets.csv")
    let result = try readAll(file.path)
    #expect(result.announcements.map(\.petName) == names)
    #expect(
      result.announcements.first?.coordinate == (try Coordinate(latitude: 52.5, longitude: 13.4)))
    var options = ReadingOptions()
    options.mapping.encoding = TextEncoding(encoding)
    #expect(try readAll(file.path, options: options).announcements.map(\.petName) == names)
  }

  @Test func `a record with undefined bytes is skipped, and their location is reported`() throws {
    var options = ReadingOptions()
    options.mapping.encoding = TextEncoding("windows-1252")
    let file = TemporaryFile(
      Data(Array("id,name,lat,lon\na,Rex,1,2\nb,x".utf8) + [0x81] + Array("y,1,2\n".utf8)))
    let result = try readAll(file.path, options: options)
    #expect(result.ids == ["a"])
    #expect(result.reasons == [.undefinedBytes])
    #expect(result.report.problems.first?.place.line == 3)
    #expect(result.report.problems.first?.place.column == 4)
  }

  @Test func `a mail address is not an email address`() throws {
    let result = try readAll(text: "id,lat,lon,Mail Address\na,1,2,12 Main St\n")
    #expect(result.announcements.map(\.email) == [nil])
  }

  @Test func `undefined bytes in the header are an error`() throws {
    let file = TemporaryFile(Data(Array("id,lat,lon,n".utf8) + [0xE9] + Array("\na,1,2,x\n".utf8)))
    var options = ReadingOptions()
    options.mapping.encoding = TextEncoding("utf-8")
    let error = #expect(throws: FileError.self) { try readAll(file.path, options: options) }
    guard case .malformed(let place, .undefinedBytes)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(place.line == 1 && place.column == 13)
  }

  @Test func `a record that is truncated within a character is rejected`() throws {
    var options = ReadingOptions()
    options.mapping.encoding = TextEncoding("utf-16le")
    options.chunk = 16
    for length in 1...80 {
      let name = String(repeating: "a", count: length)
      let text = Data(
        "lat,lon,name\n1,2,b\n1,2,\(name)".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] })
      let file = TemporaryFile(text + [0x62])
      let result = try readAll(file.path, options: options)
      #expect(result.announcements.map(\.petName) == ["b"], "\(length)")
      #expect(result.reasons == [.undefinedBytes], "\(length)")
    }
  }

  @Test func `Socrata's JSON, with numbers as strings and locations as objects, is read`() throws {
    let text = """
      [{"animal_id":"A1","found_location":"Austin (TX)","intake_type":"Stray","latitude":"30.2",
      "longitude":"-97.7","datetime":"2023-02-20T00:00:00.000","sex_upon_intake":"Neutered Male"},
      {"animal_id":"A2","geocoded_column":{"latitude":"30.3","longitude":"-97.8"}},
      {"animal_id":"A3","geocoded_column":{"type":"Point","coordinates":[-97.9,30.4]}}]
      """
    let pets = try readAll(text: text).announcements
    #expect(pets.map(\.id) == ["A1", "A2", "A3"])
    #expect(pets.map(\.coordinate.latitude) == [30.2, 30.3, 30.4])
    #expect(pets.map(\.coordinate.longitude) == [-97.7, -97.8, -97.9])
    #expect(pets[0].sex == "MALE")
    #expect(pets[0].lastSeenDate?.isoText == "2023-02-20")
  }

  @Test(arguments: [
    "Pets[id],Pets[Type],Pets[lat],Pets[lng]\na,cat,1,2\n",
    "'Lost pets'[id];'Lost pets'[Type];'Lost pets'[lat];'Lost pets'[lng]\na;cat;1;2\n",
    "Exported today,,,\n\nPets[id],Pets[Type],Pets[lat],Pets[lng]\na,cat,1,2\n",
  ])
  func `the name of a table before all columns is omitted`(text: String) throws {
    let file = TemporaryFile(text)
    let result = try readAll(file.path)
    #expect(result.ids == ["a"] && result.announcements[0].species == "CAT")
    let columns = try AnnouncementReader(path: file.path).facts.columns
    #expect(columns.map(\.name) == ["id", "Type", "lat", "lng"])
  }

  @Test func `columns of several tables, and mapped columns, keep their names`() throws {
    let tables = TemporaryFile("Pets[id],Pets[lat],Pets[lng],Owners[name]\na,1,2,Ann\n")
    var options = ReadingOptions()
    options.mapping.columns = [.latitude: "Pets[lat]", .longitude: "Pets[lng]"]
    #expect(try readAll(tables.path, options: options).announcements.map(\.petName) == [nil])
    let table = TemporaryFile("Pets[id],Pets[lat],Pets[lng]\na,1,2\n")
    #expect(try readAll(table.path, options: options).announcements.count == 1)
  }

  @Test func `Darwin Core, a sep line, blanks, and a one-point MultiPoint are read`() throws {
    let darwin = """
      occurrenceID\tvernacularName\tdecimalLatitude\tdecimalLongitude\teventDate\tsex
      o1\t Canine \t 52.1 \t21.0\t2024-05-06\tF
      """
    let pet = try #require(try readAll(text: darwin).announcements.first)
    #expect(pet.id == "o1")
    #expect(pet.species == "DOG")
    #expect(pet.sex == "FEMALE")
    #expect(pet.coordinate.latitude == 52.1)
    #expect(try readAll(text: "sep=|\nid|geo_lat|geo_lon\na|1|2\n").ids == ["a"])
    let multi =
      #"{"type":"Feature","geometry":{"type":"MultiPoint","coordinates":[[1,2]]},"properties":{"id":"m"}}"#
    #expect(try readAll(text: multi).announcements.first?.coordinate.longitude == 1)
    let esri =
      #"{"features":[{"attributes":{"OBJECTID":7,"NAME":"Rex"},"geometry":{"x":1,"y":2}}]}"#
    let feature = try #require(try readAll(text: esri).announcements.first)
    #expect(feature.id == "7")
    #expect(feature.petName == "Rex")
    #expect(feature.coordinate.latitude == 2)
  }

  @Test func `titles above the header are skipped and counted`() throws {
    let file = TemporaryFile(
      "Animals of 2023\r\nas of 1 May,,\r\n,,\r\nid,lat,lng\r\na,52,21\r\n,,\r\n")
    let result = try readAll(file.path)
    #expect(result.ids == ["a"])
    #expect(result.report.problems == [] && result.report.records == 1)
    #expect(try AnnouncementReader(path: file.path).facts.skippedLines == 3)
  }

  static let wrapped = [
    #"{"success":true,"result":{"records":[RECORD],"total":1},"help":"x"}"#,
    #"{"total_count":1,"results":[RECORD]}"#, #"{"items":[RECORD],"count":1}"#,
    #"{"response":{"docs":[RECORD]}}"#, #"{"d":{"results":[RECORD]}}"#,
    #"[{"recordid":"a","fields":RECORD}]"#,
  ]

  @Test(arguments: wrapped)
  func `records are found in the envelopes of open-data services`(text: String) throws {
    let record = #"{"id":"a","lat":52,"lng":21}"#
    let result = try readAll(text: text.replacingOccurrences(of: "RECORD", with: record))
    #expect(result.ids == ["a"])
    #expect(result.announcements.first?.coordinate.latitude == 52)
  }

  @Test(arguments: [16, 100, 1 << 18], [2, 40])
  func `an object of objects contains records with their IDs`(chunk: Int, count: Int) throws {
    let members = (0..<count).map { index in
      #""-N\u0061\#(index)" : {"lat":\#(index),"lng":21,"name":"Rex","at":{"x":1}}"#
    }
    let file = TemporaryFile("{ " + members.joined(separator: " , ") + "\n}\n")
    var options = ReadingOptions()
    options.chunk = chunk
    let result = try readAll(file.path, options: options)
    #expect(result.ids == (0..<count).map { "-Na\($0)" })
    #expect(result.announcements.map(\.coordinate.latitude) == (0..<count).map(Double.init))
    #expect(result.report.problems == [])
  }

  @Test(arguments: [
    #"{"owner":{"name":"Ann"},"home":{"city":"Oslo"},"lat":1,"lng":2}"#,
    #"{"location":{"lat":1,"lng":2},"owner":{"name":"Ann"}}"#,
    #"{"meta":{"page":1},"links":{"next":""},"data":[{"lat":1,"lng":2}]}"#,
  ])
  func `a record with nested objects is not an object of records`(text: String) throws {
    #expect(try readAll(text: text).generatedIDs == 1)
  }

  @Test(arguments: [
    #"{"a":{"lat":1,"lng":2},"b":{"lat":1,"lng":2},}"#,
    #"{"a":{"lat":1,"lng":2},"b" {"lat":1,"lng":2}}"#,
    #"{"a":{"lat":1,"lng":2},"b":{"lat":1,"lng":2}} 1"#,
    #"{"a":{"lat":1,"lng":2},"b":{"lat":1,"lng":2}]"#,
  ])
  func `a malformed object of objects is rejected`(text: String) {
    #expect(throws: FileError.self) { try readAll(text: text) }
  }

  @Test func `two arrays of records in one object are both read`() throws {
    let text = #"{"features":[{"id":"a","lat":1,"lng":2}],"data":[{"id":"b","lat":1,"lng":2}]}"#
    #expect(try readAll(text: text).ids == ["a", "b"])
  }

  @Test func `an array of values belongs to its record, regardless of its name`() throws {
    #expect(try readAll(text: #"{"id":"a","lat":52,"lng":21,"items":[1,2]}"#).ids == ["a"])
  }

  @Test func `members of nested objects are columns`() throws {
    let text = """
      [{"id":"a","lat":52,"lng":21,"pet":{"name":"Rex","species":"dog"},
        "contact":{"phone":"+48 1","info":{"email":"a@b.c"}},"owner":{"name":"Jan","id":7}},
       {"id":"b","lat":52,"lng":21,"name":"Max","pet":{"name":"Rex"},"phone":"+48 2"}]
      """
    let pets = try readAll(text: text).announcements
    #expect(pets.map(\.petName) == ["Rex", "Max"])
    #expect(pets.map(\.species) == ["DOG", "OTHER"])
    #expect(pets.map(\.phone) == ["+48 1", "+48 2"])
    #expect(pets.map(\.id) == ["a", "b"])
  }

  @Test func `a member of a nested object can be mapped by its path`() throws {
    let text = #"[{"id":"a","lat":52,"lng":21,"a":{"b":{"c \u0041":"x@y.z"},"n":null,"d":1.5}}]"#
    var options = ReadingOptions()
    options.mapping.columns[.email] = "a.b.c A"
    options.mapping.columns[.description] = "a.d"
    let pet = try #require(try readAll(text: text, options: options).announcements.first)
    #expect(pet.email == "x@y.z")
    #expect(pet.description == "1.5")
  }

  @Test func `a nested place is read as a whole and large objects are not split`() throws {
    let days = (0..<40).map { "\"d\($0)\":{\"email\":\"a@b.c\"}" }.joined(separator: ",")
    let text = """
      [{"id":"a","place":{"lat":52,"lng":21,"phone":"1"},"spot":{"latitude":1,"email":"x@y.z"},
        "days":{\(days)}}]
      """
    let result = try readAll(text: text)
    #expect(result.announcements.map(\.coordinate.latitude) == [52])
    #expect(result.announcements.first?.email == nil)
    #expect(result.announcements.first?.phone == nil)
  }

  @Test func `a type column is the species if its values are species`() throws {
    let animals = try readAll(text: "id,lat,lng,Type\na,52,21,DOG\nb,52,21,Kitten\n")
    #expect(animals.announcements.map(\.species) == ["DOG", "CAT"])
    let others = try readAll(text: "id,lat,lng,Type\na,52,21,Report\n")
    #expect(others.announcements.map(\.species) == ["OTHER"])
  }

  @Test func `a coordinate reference system is recognized anywhere in a file`() throws {
    let point =
      #"{"type":"Feature","properties":{"id":"a"},"geometry":{"type":"Point","coordinates":[9,8]}}"#
    let crs = #""crs":{"type":"name","properties":{"name":"urn:ogc:def:crs:EPSG::2154"}}"#
    var options = ReadingOptions()
    options.unprojection = { system in
      guard system == "EPSG:2154" || system == "EPSG:3857" else { return nil }
      return { points in
        points.map { try? Coordinate(latitude: $0.y + 1, longitude: $0.x + 1) }
      }
    }
    for text in [
      #"{"type":"FeatureCollection",\#(crs),"features":[\#(point)]}"#,
      #"{"type":"FeatureCollection","features":[\#(point)],\#(crs)}"#,
      #"{"spatialReference":{"wkid":102100,"latestWkid":3857},"features":[{"attributes":{"id":"a"},"geometry":{"x":9,"y":8}}]}"#,
    ] {
      let result = try readAll(text: text, options: options)
      #expect(result.announcements.map(\.coordinate.latitude) == [9])
    }
  }

  @Test func `a species, breed, or sex that is always a number is not read`() throws {
    let text = """
      [{"id": "a", "lat": 1, "lng": 2, "kindCd": "000114", "upKindNm": "개", "kindNm": "믹스견"},
       {"id": "b", "lat": 1, "lng": 2, "kindCd": "000201", "upKindNm": "고양이", "kindNm": "코숏"}]
      """
    let pets = try readAll(text: text).announcements
    #expect(pets.map(\.species) == ["DOG", "CAT"])
    #expect(pets.map(\.breed) == ["믹스견", "코숏"])
    let table = "id,lat,lon,animal,breed,sex\na,1,2,3,17,0\nb,1,2,4,18,1\n"
    let references = try readAll(text: table).announcements
    #expect(references.map(\.species) == ["OTHER", "OTHER"])
    #expect(references.map(\.breed) == [nil, nil])
    #expect(references.map(\.sex) == [nil, nil])
    var options = ReadingOptions()
    options.mapping.values[.species, default: ValueMeanings()].set("3", to: "dog")
    options.mapping.values[.species]?.set("4", to: "cat")
    let mapped = try readAll(text: table, options: options).announcements
    #expect(mapped.map(\.species) == ["DOG", "CAT"])
    let mixed = try readAll(text: "id,lat,lon,breed\na,1,2,17\nb,1,2,Boxer\n").announcements
    #expect(mixed.map(\.breed) == ["17", "Boxer"])
  }

  @Test func `bytes that are not text are reported as binary`() {
    let noise = Data((0..<5000).map { UInt8(truncatingIfNeeded: $0 * 7919 + $0 * $0 * 31) })
    let file = TemporaryFile(noise)
    #expect(throws: FileError.notText(path: file.path, kind: .binary)) { try readAll(file.path) }
  }
}
