import Foundation
import PetMapCommands
import PetMapSQL
import PetMapSQLite
import TestSupport
import Testing

/// Tests raster tiles under the pins of a map.
@Suite struct BasemapFileTests {
  private let directory = TemporaryDirectory()
  private static let pins = packageRoot.appendingPathComponent("Fixtures/map/pacific.geojson").path
  private static let tile = packageRoot.appendingPathComponent("Fixtures/callout/photo.webp")

  /// Returns a file with one picture for all tiles at zooms 0 to 2, or for one of them.
  private func file(format: String = "webp", bytes: [UInt8]? = nil, only: Int? = nil) throws
    -> String
  {
    let path = directory.file("base.mbtiles")
    let connection = try SQLiteConnection(path: path, access: .create)
    try connection.run(
      """
      CREATE TABLE metadata (name TEXT, value TEXT);
      CREATE TABLE tiles (
        zoom_level INTEGER, tile_column INTEGER, tile_row INTEGER, tile_data BLOB);
      """)
    let metadata = try connection.prepare("INSERT INTO metadata VALUES (?, ?)")
    try metadata.run(.text("format"), .text(format))
    try metadata.run(.text("attribution"), .text("<a href='x'>&copy; Streets &amp; co</a>"))
    let tiles = try connection.prepare("INSERT INTO tiles VALUES (?, ?, ?, ?)")
    let picture = try bytes ?? [UInt8](Data(contentsOf: Self.tile))
    for zoom in 0...2 where only == nil || only == zoom {
      for slot in 0..<(1 << (2 * zoom)) {
        try tiles.run(
          .integer(zoom), .integer(slot >> zoom), .integer(slot & ((1 << zoom) - 1)),
          .bytes(picture))
      }
    }
    return path
  }

  private func map(_ path: String, _ arguments: [String] = []) -> Run {
    Run(
      [
        "map", "--source", Self.pins, "--center", "0,10", "--zoom", "1.5", "--viewport", "700x500",
        "--basemap", path,
      ] + arguments)
  }

  @Test func `tiles are drawn under the pins with their attribution`() throws {
    let run = map(try file())
    #expect(run.status == .done)
    #expect(run.notes.isEmpty)
    // At 60 pixels per side, the tiles at zoom 2 are the closest in size; 12 of the 16 are visible.
    #expect(run.output.components(separatedBy: "data:image/webp").count - 1 >= 4)
    #expect(run.output.contains("Base map: © Streets &amp; co."))
    #expect(!run.output.contains("Natural Earth"))
  }

  @Test func `a missing tile is replaced by a coarser one`() throws {
    let run = map(try file(only: 0))
    #expect(run.status == .done)
    #expect(run.output.contains("data:image/webp"))
    #expect(!run.output.contains("Natural Earth"))
  }

  @Test func `rows that do not exist are no tiles`() throws {
    let path = try file()
    let connection = try SQLiteConnection(path: path, access: .write)
    try connection.run("UPDATE tiles SET tile_row = -9223372036854775808")
    for run in [map(path), Run(["basemap", "check", path])] {
      #expect([0, 3].contains(run.status.rawValue), "\(run.errors)")
    }
  }

  @Test func `invalid tiles are rejected`() throws {
    let broken = map(try file(bytes: [1, 2, 3]))
    #expect(broken.status.rawValue == 3)
    #expect(broken.errors.contains(": not an MBTiles or PMTiles file with tiles; "))
    let vectors = BasemapFileTests()
    let unknown = map(try vectors.file(format: "pbf"))
    withExtendedLifetime(vectors) {}
    #expect(unknown.status.rawValue == 3)
    #expect(unknown.errors.contains(": unknown schema "))
  }

  /// Returns a map of the made-up town as SVG.
  private func town(_ file: String, zoom: Double, _ arguments: [String] = []) throws -> Run {
    let pins = directory.file("pins.csv")
    try "id,lat,lng,status\nrex,54.366,10.13,missing\n"
      .write(toFile: pins, atomically: true, encoding: .utf8)
    return Run(
      [
        "map", "--source", pins, "--center", "54.366,10.13", "--zoom", "\(zoom)", "--viewport",
        "700x500", "--basemap",
        packageRoot.appendingPathComponent("Fixtures/streets/\(file)").path,
      ] + arguments)
  }

  @Test(arguments: ["openmaptiles.mbtiles", "protomaps.pmtiles"])
  func `streets are drawn from vector tiles with names and credit`(file: String) throws {
    let run = try town(file, zoom: 15)
    #expect(run.status == .done)
    #expect(run.output.contains("OpenStreetMap"))
    // A main road, and a house with its edge.
    for color in ["#fbe7b8", "#d9d0c1", "#bdb29f"] {
      #expect(run.output.lowercased().contains(color), "\(color)")
    }
    // Meridians would only be in the way.
    #expect(!run.output.contains("10.13° E"))
    let dark = try town(file, zoom: 15, ["--theme", "dark"])
    #expect(dark.output.lowercased().contains("#736f66"))
    // Beyond the last zoom with tiles, they are enlarged.
    #expect(try town(file, zoom: 18).output.lowercased().contains("#bdb29f"))
  }

  @Test(arguments: ["openmaptiles.mbtiles", "protomaps.pmtiles"])
  func `the built-in base map is drawn at zooms without streets`(file: String) throws {
    let run = try town(file, zoom: 4)
    #expect(run.output.contains("Natural Earth"))
    #expect(!run.output.contains("OpenStreetMap"))
  }
}
