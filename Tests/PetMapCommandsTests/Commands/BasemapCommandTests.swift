import Foundation
import PetMapCommands
import PetMapKit
import PetMapSQL
import PetMapSQLite
import TestSupport
import Testing

/// Tests `petmap basemap` with a made-up town, which Tests/Page/town.py wrote.
@Suite struct BasemapCommandTests {
  private let directory = TemporaryDirectory()
  private static let folder = packageRoot.appendingPathComponent("Fixtures/streets")

  private static func town(_ name: String) -> String { folder.appendingPathComponent(name).path }

  /// Returns a copy of the town in the OpenMapTiles schema, changed by an SQL statement.
  private func town(changedBy sql: String) throws -> String {
    let path = directory.file("town.mbtiles")
    try FileManager.default.copyItem(atPath: Self.town("openmaptiles.mbtiles"), toPath: path)
    try SQLiteConnection(path: path, access: .write).run(sql)
    return path
  }

  private static let summary =
    "zooms 6-14, 10.10742,54.35496 to 10.15137,54.38056, names, house numbers, ocean\n"

  @Test(arguments: [
    ("openmaptiles.mbtiles", "OpenMapTiles"), ("protomaps.pmtiles", "Protomaps"),
  ])
  func `the schema and the content of a file are found`(name: String, schema: String) {
    let run = Run(["basemap", "check", Self.town(name)])
    #expect(run.status == .done)
    #expect(run.output == "streets: \(schema), " + Self.summary)
    #expect(run.errors.contains("credits OpenStreetMap") == (schema == "OpenMapTiles"))
  }

  @Test func `content is found without a list of layers and bounds`() throws {
    let path = try town(changedBy: "DELETE FROM metadata WHERE name IN ('json', 'bounds')")
    let run = Run(["basemap", "check", path])
    #expect(run.status == .done)
    #expect(run.output == "streets: OpenMapTiles, " + Self.summary)
  }

  @Test func `an unknown schema is an error that names the layers`() throws {
    let path = try town(
      changedBy: #"""
        UPDATE metadata SET value = '{"vector_layers":[{"id":"streets"},{"id":"buildings"}]}'
        WHERE name = 'json'
        """#)
    let run = Run(["basemap", "check", path])
    #expect(run.status == .badData)
    #expect(
      run.errors.hasSuffix(
        #": unknown schema with the layers "buildings", "streets"; "#
          + "use tiles in the schema of OpenMapTiles or Protomaps\n"))
  }

  @Test func `missing names are a problem`() throws {
    let path = try town(
      changedBy:
        "UPDATE metadata SET value = replace(value, 'name:latin', 'label') WHERE name = 'json'")
    let run = Run(["basemap", "check", path])
    #expect(run.status == .badData)
    #expect(run.output.hasSuffix(", no names, house numbers, ocean\n"))
    #expect(run.errors.contains("streets and places have no names; generate"))
  }

  @Test(arguments: [("9,54,13,56", true), ("20,51.5,21,52.5", false)])
  func `a missing sea is a problem on the coast`(bounds: String, isCoast: Bool) throws {
    var roads = VectorTileLayer(name: "transportation")
    roads.append(x: 1, y: 1, id: 1, attributes: [("class", .text("minor"))])
    let tile = VectorTileLayer.tile([roads]).map { String($0, radix: 16) }
      .map { $0.count == 1 ? "0\($0)" : $0 }.joined()
    let path = try town(
      changedBy: """
        UPDATE metadata SET value = '\(bounds)' WHERE name = 'bounds';
        UPDATE tiles SET tile_data = x'\(tile)';
        """)
    let run = Run(["basemap", "check", path])
    #expect(run.status == (isCoast ? .badData : .done))
    #expect(run.output.hasSuffix(", no ocean\n"))
    #expect(run.errors.contains("the tiles have no ocean") == isCoast)
  }

  @Test func `wrong arguments are explained`() {
    #expect(Run(["basemap"]).errors.contains("specify one of fetch, check"))
    #expect(Run(["basemap", "check"]).errors.contains("specify the file to check"))
    #expect(Run(["basemap", "check", "/nonexistent"]).status == .inputOutput)
  }
}
