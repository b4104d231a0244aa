import PetMapCommands
import TestSupport
import Testing

/// Tests the suggestions made by `inspect`.
struct InspectTests {
  private let directory = TemporaryDirectory()

  private func file(_ name: String, _ header: String, _ rows: [String]) throws -> String {
    let text = ([header] + rows).map { $0 + "\n" }.joined()
    try write(Array(text.utf8), to: directory.file(name))
    return directory.file(name)
  }

  private func saved(_ source: String) throws -> String {
    let mapping = directory.file("mapping.json")
    #expect(Run(["inspect", source, "--save", mapping]).status == .done)
    return String(decoding: try bytes(of: mapping), as: UTF8.self)
  }

  /// Locations in Warsaw in the national grid, and in Kraków in UTM.
  private static let grid = (0..<12).map {
    "\($0),dog,Warsaw,\(637_382 + $0 * 250),\(486_757 + $0 * 300)"
  }
  private static let utm = (0..<12).map {
    "\($0),dog,Kraków,\(424_100 + $0 * 200),\(5_545_800 + $0 * 200)"
  }

  @Test func `a national grid and a UTM zone are suggested if the file mentions their city`() throws
  {
    for (rows, system) in [(Self.grid, "EPSG:2180"), (Self.utm, "EPSG:32634")] {
      let source = try file("pets.csv", "id,species,city,x,y", rows)
      let run = Run(["inspect", source])
      #expect(run.output.contains("--source-crs \(system)"), "\(run.output)")
      let mapping = directory.file("m.json")
      #expect(Run(["inspect", source, "--save", mapping]).status == .done)
      let box = system == "EPSG:2180" ? "20.8,52.1,21.3,52.4" : "19.8,49.9,20.1,50.2"
      let pins = Run(["pins", source, "--mapping", mapping, "--bbox", box, "--count"])
      #expect(pins.output == "12\n", "\(pins.errors)")
    }
  }

  @Test func `a store is not inspected like a file`() throws {
    let store = directory.file("pets.sqlite")
    let source = try file("pets.csv", "id,lat,lon", ["a,52,21"])
    #expect(Run(["import", "--source", source, "--store", store]).status == .done)
    let run = Run(["inspect", store])
    #expect(run.status == .usage)
    #expect(run.errors.contains("a store"), "\(run.errors)")
  }

  @Test(arguments: [("system", "34N"), ("system", "UTM zone 34N"), ("note", "34U"), ("zone", "34")])
  func `a zone that a file mentions decides between UTM zones`(column: String, zone: String) throws
  {
    let rows = Self.utm.map { $0.replacing(",Kraków", with: ",\(zone)") }
    let source = try file("pets.csv", "id,species,\(column),easting,northing", rows)
    let run = Run(["inspect", source])
    #expect(run.output.contains("--source-crs EPSG:32634"), "\(run.output)")
  }

  /// Locations in Portland in feet on the Oregon state plane.
  private static let portland = (0..<12).map {
    "A\($0),dog,2913 Oak St,\(7_638_800 + $0 * 1100),\(676_400 + $0 * 1100)"
  }

  @Test func `a coordinate reference system that may be a coincidence is left to the user`() throws
  {
    let source = try file("pets.csv", "id,species,address,x,y", Self.portland)
    let run = Run(["inspect", source])
    #expect(run.output.contains("candidates:"), "\(run.output)")
    #expect(run.output.contains("EPSG:2913"))
    #expect(!(try saved(source)).contains("sourceCrs"))
  }

  @Test func `a state plane is not suggested only because it is the only match`() throws {
    let houston = (0..<5).map { "\($0),dog,\(3_110_300 + $0 * 5000),\(13_829_500 + $0 * 5000)" }
    let state = Run(["inspect", try file("pets.csv", "id,species,x,y", houston)])
    #expect(state.output.contains("candidates: EPSG:2278"), "\(state.output)")
  }

  @Test(arguments: [("pets-2913.csv", "x"), ("pets.csv", "x_2913"), ("portland.csv", "x")])
  func `a coordinate reference system is suggested if a name mentions it or its city`(
    name: String, column: String
  ) throws {
    let source = try file(name, "id,species,address,\(column),y", Self.portland)
    #expect(
      Run(["inspect", source, "--map", "longitude=\(column)"]).output
        .contains("--source-crs EPSG:2913"))
  }

  @Test func `no coordinate reference system is suggested if several match`() throws {
    let rows = Self.utm.map { $0.replacing(",Kraków", with: ",") }
    let source = try file("pets.csv", "id,species,city,x,y", rows)
    let run = Run(["inspect", source])
    let text = run.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(text.contains("candidates: EPSG:"), "\(run.output)")
    #expect(text.contains("EPSG:32634 (near "))
    #expect(!(try saved(source)).contains("sourceCrs"))
  }

  /// Places far from any city, projected with GDAL's `gdaltransform`.
  @Test(arguments: [
    ("gatunek,rasa,x,y", "pies,mieszaniec", "741864.28,158746.45", "EPSG:2180"),
    ("gatunek,rasa,x,y", "pies,mieszaniec", "7561727.23,5470588.94", "EPSG:2178"),
    ("gatunek,rasa,x,y", "pies,mieszaniec", "2479901.35,6295550.39", "EPSG:3857"),
    ("suga,novads,x,y", "suns,Balvu", "672022.12,317491.89", "EPSG:3059"),
    ("species,country,x,y", "dog,New Zealand", "1223041.95,4971753.47", "EPSG:2193"),
    ("tegund,sveitarfélag,x,y", "hundur,Fljótsdalshérað", "618777.89,537865.47", "EPSG:3057"),
    ("faj,fajta,x,y", "kutya,keverék", "789384.58,185023.54", "EPSG:23700"),
  ])
  func `the systems of the country that a file mentions or its language suggests are tried`(
    place: (header: String, values: String, point: String, system: String)
  ) throws {
    let rows = (0..<5).map { "\($0),\(place.values),\(place.point)" }
    let source = try file("pets.csv", "id," + place.header, rows)
    let run = Run(["inspect", source])
    #expect(run.output.contains("--source-crs \(place.system)\n"), "\(run.output)")
  }

  @Test func `no system is suggested for a place far from any city without a country`() throws {
    let source = try file(
      "pets.csv", "id,species,x,y", (0..<5).map { "\($0),dog,2479901.35,629555\($0).39" })
    #expect(!(try saved(source)).contains("sourceCrs"))
  }

  @Test func `swapped columns are suggested if that makes the coordinates valid`() throws {
    let source = try file("pets.csv", "id,lat,lon", (0..<5).map { "\($0),-118.\($0)1,33.8\($0)" })
    #expect(Run(["inspect", source]).output.contains("--map latitude=lon"))
    let mapping = directory.file("m.json")
    #expect(Run(["inspect", source, "--save", mapping]).status == .done)
    #expect(Run(["pins", source, "--mapping", mapping, "--count"]).output == "5\n")
    let wrong = try file("wrong.csv", "id,lat,lon", (0..<5).map { "\($0),-118.\($0)1,133.8\($0)" })
    #expect(!Run(["inspect", wrong]).output.contains("--map"))
  }

  @Test func `a saved mapping reads a coordinate, an age, and a date from several columns`() throws
  {
    let source = try file(
      "pets.csv", "id,Lat Deg,Lat Min,Lon Deg,Lon Min,E/W,Age,Age Unit,Date Lost,Date Found",
      ["a,50,30,19,30,W,30,months,,2024-04-17", "b,51,0,19,0,E,2,years,2024-04-18,"])
    let text = try saved(source)
    #expect(text.contains(#""locationLatitude":"Lat Deg""#) && text.contains(#""age":"Age""#))
    #expect(!text.contains("Date"))
    let plain = Run(["pins", source, "--format", "csv"])
    #expect(plain.output.contains(",2,,,50.5,-19.5,2024-04-17,"), "\(plain.output)")
    let mapped = Run(
      ["pins", source, "--format", "csv", "--mapping", directory.file("mapping.json")])
    #expect(mapped.output == plain.output)
  }

  @Test func `the meaning of an unknown status is not guessed`() throws {
    let source = try file("pets.csv", "id,lat,lon,status", ["a,1,2,Open", "b,1,2,Lost"])
    #expect(Run(["inspect", source]).output.contains(#"unknown status: "Open""#))
    #expect(!(try saved(source)).contains("closed"))
  }

  @Test func `an unknown status is not reported if another column contains the status`() throws {
    let source = try file(
      "pets.csv", "id,lat,lon,status,report_type", ["a,1,2,Open,lost", "b,1,2,Open,found"])
    #expect(!Run(["inspect", source]).output.contains("unknown status"))
  }

  @Test func `unknown species and sexes are listed`() throws {
    let source = try file(
      "pets.csv", "id,lat,lon,species,sex",
      ["a,1,2,Axolotl,F", "b,1,2,dog,hembrita", "c,1,2,Cat,machito"])
    let text = Run(["inspect", source]).output.split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
    #expect(text.contains(#"unknown species: "Axolotl"; set its meaning, such as"#), "\(text)")
    #expect(text.contains(#"unknown sexes: "hembrita", "machito"; set their meanings"#))
    #expect(text.contains("--values sex:hembrita=female"))
  }

  @Test func `geocoding, but no status, is suggested for a file without coordinates`() throws {
    let source = try file("pets.csv", "id,street", ["a,Oak Street 1", "b,Elm Street 2"])
    let run = Run(["inspect", source])
    #expect(run.output.contains("geocode the addresses first"))
    #expect(!run.output.contains("status=found"))
  }

  @Test func `records at a path are inspected`() throws {
    let path = directory.file("pets.json")
    let text = #"{"a":[{"id":"x","lat":1,"lng":2}],"b":[{"id":"y","lat":3,"lng":4}]}"#
    try write(Array(text.utf8), to: path)
    #expect(Run(["inspect", path]).status == .badData)
    let run = Run(["inspect", path, "--records", "b"])
    #expect(run.status == .done && run.output.contains("3.00000"), "\(run.errors)")
  }
}
