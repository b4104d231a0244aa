import PetMapCommands
import TestSupport
import Testing

/// Tests pins written as KML, and polygons for pictures and tiles.
struct KMLTests {
  private let directory = TemporaryDirectory()

  private func source() throws -> String {
    let text = """
      id,name,species,lat,lng,status,date,color
      a,Rex & <Max> "Ł",dog,52.2297,21.0122,stray,2024-05-01,black
      b,,cat,-33.9,151.2,lost,,
      """
    try write(Array(text.utf8), to: directory.file("pets.csv"))
    return directory.file("pets.csv")
  }

  @Test func `GDAL reads pins written as KML`() throws {
    let (source, kml) = (try source(), directory.file("pets.kml"))
    let arguments = ["--format", "csv", "--keep", "color"]
    #expect(Run(["pins", source, "--keep", "color", "--output", kml]).status == .done)
    let again = Run(["pins", kml] + arguments)
    #expect(again.status == .done, "\(again.errors)")
    #expect(again.output == Run(["pins", source] + arguments).output)
    #expect(Run(["pins", source, "--cluster", "--zoom", "3", "--output", kml]).status == .usage)
  }

  @Test func `maps and tiles contain only the pins in a polygon`() throws {
    let source = try source()
    let europe = ["--polygon", "POLYGON((10 40,30 40,30 60,10 60,10 40))"]
    let map = Run(["map", source, "--no-cluster"] + europe)
    #expect(map.status == .done, "\(map.errors)")
    #expect(Run(["map", source, "--pin", "b"] + europe).status == .noResult)
    #expect(Run(["map", source, "--pin", "a"] + europe).status == .done)
    let tiles = directory.file("pets.mbtiles")
    let arguments = ["tiles", source, "--max-zoom", "2", "--output", tiles]
    #expect(Run(arguments).status == .done)
    let whole = try bytes(of: tiles)
    #expect(Run(arguments + europe).status == .done)
    #expect(try bytes(of: tiles) != whole)
    #expect(Run(["map", source, "--polygon", "POLYGON((1 2))"]).status == .usage)
  }
}
