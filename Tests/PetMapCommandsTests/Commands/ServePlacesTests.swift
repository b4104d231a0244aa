import Foundation
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
      #expect(place["detail"]?.string == (kind == "town" ? nil : "Dogtown"), "\(text)")
      #expect(place["source"]?.string == "streets")
    }
    #expect(try Self.places(server, "?text=Keskuskatu").count == 1)
    #expect(try Self.places(server, "?text=Hidden%20Passage").count == 1)
    let city = try Self.places(server, "?text=Warszawa&lang=pl").first
    #expect(city?["name"]?.string == "Warszawa" && city?["source"]?.string == "geonames")
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
