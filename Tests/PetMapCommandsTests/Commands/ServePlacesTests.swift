import Foundation
import PetMapAnnouncements
import PetMapCommands
import PetMapJSON
import ServiceTestSupport
import TestSupport
import Testing

/// Tests the search for places in the made-up town of Tests/Page/town.py.
@Suite struct ServePlacesTests {
  private static let files = ["openmaptiles.mbtiles", "protomaps.pmtiles"]

  private static func serve(_ file: String) throws -> ServeProcess {
    try ServeProcess([
      "--source", packageRoot.appendingPathComponent("Fixtures/map/pacific.geojson").path,
      "--basemap", packageRoot.appendingPathComponent("Fixtures/streets/\(file)").path,
    ])
  }

  private static func places(_ server: ServeProcess, _ query: String) throws -> [JSONObject] {
    let response = try server.get("/api/v1/places\(query)")
    #expect(response.status == 200)
    let data = try JSONValue(parsing: response.body).object?["data"]?.array
    return try #require(data).compactMap(\.object)
  }

  /// Waits until the index, which is built in the background, is complete.
  private static func awaitIndex(_ server: ServeProcess) throws {
    while try places(server, "?text=Dogtown").isEmpty { usleep(10_000) }
  }

  @Test(arguments: files)
  func `streets and landmarks are found by parts of their names`(file: String) throws {
    let server = try Self.serve(file)
    try Self.awaitIndex(server)
    for (text, kind, name) in [
      ("keskus", "street", "Keskuskatu"), ("lakowa", "street", "Łąkowa"),
      ("ul.%20%C5%81%C4%85kowa", "street", "Łąkowa"), ("eglise", "street", "Rue de l'Église"),
      ("Beagle", "park", "Beagle Park"), ("duck%20po", "water", "Duck Pond"),
      ("collie", "landmark", "Collie School"), ("Keskuksatu", "street", "Keskuskatu"),
      ("Dogtown", "town", "Dogtown"),
    ] {
      let place = try #require(try Self.places(server, "?text=\(text)").first, "\(text)")
      #expect(place["kind"]?.string == kind, "\(text)")
      #expect(place["name"]?.string == name, "\(text)")
      let region = "Schleswig-Holstein, Germany"
      #expect(
        place["detail"]?.string == (kind == "town" ? region : "Dogtown, \(region)"), "\(text)")
      #expect(place["state"]?.string == "Schleswig-Holstein", "\(text)")
      #expect(place["country"]?.string == "Germany", "\(text)")
      #expect(place["source"]?.string == "streets")
    }
    #expect(try Self.places(server, "?text=Keskuskatu").count == 1)
    #expect(try Self.places(server, "?text=Hidden%20Passage").count == 1)
    let city = try Self.places(server, "?text=Warszawa&lang=pl").first
    #expect(city?["name"]?.string == "Warszawa" && city?["source"]?.string == "geonames")
    #expect(city?["detail"]?.string == "mazowieckie, Polska")
  }

  @Test(arguments: files)
  func `house numbers are found if the tiles have their streets, and never invented`(
    file: String
  ) throws {
    let server = try Self.serve(file)
    try Self.awaitIndex(server)
    let place = try #require(try Self.places(server, "?text=Mill%20Lane%203").first)
    if file.hasPrefix("protomaps") {
      #expect(place["kind"]?.string == "address" && place["name"]?.string == "Mill Lane 3")
      #expect(place["exact"] == .bool(true))
    } else {
      #expect(place["kind"]?.string == "street" && place["missingNumber"]?.string == "3")
      #expect(place["exact"] == .bool(false))
    }
    let missing = try #require(try Self.places(server, "?text=99%20Mill%20Lane").first)
    #expect(missing["kind"]?.string == "street" && missing["missingNumber"]?.string == "99")
  }

  @Test func `exact addresses and postal codes are found in the file of an extract`() throws {
    let directory = TemporaryDirectory()
    let places = directory.file("town.places")
    let source = packageRoot.appendingPathComponent("Fixtures/streets/town.osm.pbf").path
    let indexed = Run(["basemap", "index", source, places])
    #expect(indexed.output == "\(places): 7 addresses, 3 streets, 2 postal codes\n")
    let server = try ServeProcess([
      "--source", packageRoot.appendingPathComponent("Fixtures/map/pacific.geojson").path,
      "--basemap", packageRoot.appendingPathComponent("Fixtures/streets/openmaptiles.mbtiles").path,
      "--places", places,
    ])
    try Self.awaitIndex(server)
    for (text, name, latitude, longitude) in [
      ("Keskuskatu%203", "Keskuskatu 3", 54.36225, 10.13),
      ("7a%20kesk", "Keskuskatu 7a", 54.3623, 10.131),
      // A way and a relation are in the middle of their boxes.
      ("Mill%20Lane%2099", "Mill Lane 99", 54.3641, 10.1322),
      ("mill%20lane%2012/14", "Mill Lane 12/14", 54.3661, 10.1342),
      ("Hamlet%201", "Hamlet 1", 54.37, 10.15),
    ] {
      let found = try Self.places(server, "?text=\(text)")
      #expect(found.first?["kind"]?.string == "address" && found.count == 1, "\(text)")
      #expect(found.first?["name"]?.string == name)
      #expect(found.first?["latitude"]?.number?.double == latitude)
      #expect(found.first?["longitude"]?.number?.double == longitude)
      #expect(found.first?["missingNumber"] == .null)
    }
    let typo = try Self.places(server, "?text=Keskuksatu%209")
    #expect(typo.first?["name"]?.string == "Keskuskatu 9")
    #expect(typo.first?["exact"] == .bool(false))
    let missing = try #require(try Self.places(server, "?text=Keskuskatu%208").first)
    #expect(missing["kind"]?.string == "street" && missing["missingNumber"]?.string == "8")
    for (text, code) in [("24100", "24100"), ("sw1a%202aa", "SW1A 2AA"), ("SW1A", "SW1A 2AA")] {
      let found = try #require(try Self.places(server, "?text=\(text)").first)
      #expect(found["kind"]?.string == "postcode" && found["name"]?.string == code)
    }
    let near = try Self.places(server, "/nearest?at=54.36225,10.13000")
    #expect(near.first?["name"]?.string == "Keskuskatu 3")
    #expect(near.first?["distance"]?.number?.double == 0)
  }

  @Test func `a file without addresses, or with something else, is refused`() throws {
    let directory = TemporaryDirectory()
    let source = packageRoot.appendingPathComponent("Fixtures/streets/town.osm.pbf").path
    let bytes = try Array(Data(contentsOf: URL(fileURLWithPath: source)))
    let cut = directory.file("cut.osm.pbf")
    try Data(bytes.dropLast(20)).write(to: URL(fileURLWithPath: cut))
    let out = directory.file("x.places")
    for (file, message) in [
      (cut, "damaged or incomplete at byte"),
      (packageRoot.appendingPathComponent("NOTICE").path, "PBF"),
    ] {
      let refused = Run(["basemap", "index", file, out])
      #expect(refused.status == .badData && refused.errors.contains(message), "\(refused.errors)")
    }
    #expect(!FileManager.default.fileExists(atPath: out))
    let pins = packageRoot.appendingPathComponent("Fixtures/map/pacific.geojson").path
    let serve = Run(["serve", "--source", pins, "--places", source])
    #expect(
      serve.status == .badData && serve.errors.contains("petmap basemap index"), "\(serve.errors)")
  }

  @Test(arguments: files)
  func `the street next to a coordinate is found`(file: String) throws {
    let server = try Self.serve(file)
    try Self.awaitIndex(server)
    // Next to Keskuskatu.
    let near = try Self.places(server, "/nearest?at=54.36225,10.13000")
    #expect(near.first?["name"]?.string == "Keskuskatu")
    #expect(try Self.places(server, "/nearest?at=0,0").isEmpty)
    #expect(try server.get("/api/v1/places/nearest").status == 400)
  }
}
