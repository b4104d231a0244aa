import Foundation
import PetMapCommands
import TestSupport
import Testing

/// Tests formats that are read through GDAL.
struct LibraryFormatTests {
  private let directory = TemporaryDirectory()
  private static let folder = packageRoot.appending(path: "Fixtures/formats").path

  private static let fileExtensions = [
    "kml", "kmz", "gpx", "fgb", "xlsx", "ods", "gml", "rss", "topojson", "shp", "zip", "db",
  ]

  private func pins(_ path: String, _ arguments: [String] = []) -> Run {
    Run(["pins", "--source", path, "--format", "csv", "--sort", "id"] + arguments)
  }

  /// Returns the ID, species, latitude, longitude, date, and status of each pin.
  private func rows(_ run: Run) -> [[String]] {
    run.output.split(separator: "\n").dropFirst().map { line in
      let cells = line.replacing("\"Łódź, near the park\"", with: "")
        .split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      return [0, 2, 8, 9, 10, 14].map { cells[$0] }
    }
  }

  @Test(arguments: fileExtensions)
  func `every format yields the same pins as the original table`(_ fileExtension: String) throws {
    let expected = rows(pins(Self.folder + "/pets.csv"))
    try #require(expected.count == 3)
    let run = pins(Self.folder + "/pets.\(fileExtension)")
    #expect(run.status == .done, "\(run.errors)")
    #expect(rows(run) == expected, "\(run.errors)")
  }

  @Test func `a sheet is found after other sheets and title rows`() throws {
    let path = Self.folder + "/sheets.xlsx"
    let run = pins(path)
    #expect(rows(run) == rows(pins(Self.folder + "/pets.csv")), "\(run.errors)")
    #expect(run.errors.contains("reading layer Pets, not About; use --layer to select another"))
    let none = pins(path, ["--layer", "Petz"])
    #expect(none.status == .usage)
    #expect(none.errors.contains("did you mean Pets?"), "\(none.errors)")
  }

  /// Creates a shapefile with text in Windows-1250 that does not specify its encoding.
  private func shapefile(in folder: String) throws {
    try FileManager.default.createDirectory(
      atPath: directory.file(folder), withIntermediateDirectories: true)
    for part in ["shp", "shx", "prj"] {
      try FileManager.default.copyItem(
        atPath: Self.folder + "/pets.\(part)", toPath: directory.file("\(folder)/pets.\(part)"))
    }
    var table = try bytes(of: Self.folder + "/pets.dbf")
    let place = try #require(table.firstRange(of: Array("Łódź".utf8)))
    table.replaceSubrange(place, with: [0xA3, 0xF3, 0x64, 0x9F, 0x20, 0x20, 0x20])
    table[29] = 87
    try write(table, to: directory.file("\(folder)/pets.dbf"))
  }

  @Test func `the encoding of a shapefile that does not specify it is guessed`() throws {
    try shapefile(in: "data")
    let path = directory.file("data/pets.shp")
    let run = pins(path)
    #expect(run.output.contains("Łódź"), "\(run.output)")
    #expect(run.errors.contains("detected encoding windows-1250 (a guess"), "\(run.errors)")
    #expect(pins(path, ["--encoding", "iso-8859-1"]).output.contains("£ód"))
  }

  @Test func `a shapefile in a folder of an archive is read`() throws {
    try shapefile(in: "data")
    let path = directory.file("pets.zip")
    try Tool("python3").output(["-m", "zipfile", "-c", path, directory.file("data")])
    for name in [path, path + "/data/pets.shp"] {
      let run = pins(name)
      #expect(run.status == .done, "\(run.errors)")
      #expect(run.output.contains("Łódź"), "\(run.output)")
    }
  }

  @Test func `the table with coordinates is found in a database, with its primary key`() {
    let run = pins(Self.folder + "/tables.db")
    #expect(
      rows(run).map { $0.prefix(4) } == [
        ["7", "DOG", "52.1", "21.1"], ["9", "CAT", "52.2", "21.2"],
      ])
    #expect(
      run.errors.contains("reading layer sightings, not migrations, shelters; use --layer"))
  }

  @Test func `a web page is rejected`() throws {
    let path = directory.file("pets.xml")
    try write(Array("<!DOCTYPE html><html><body>404</body></html>".utf8), to: path)
    let run = pins(path)
    #expect(run.status == .badData)
    #expect(run.errors.contains("XML or HTML"))
  }

  @Test(arguments: ["kml", "xlsx", "fgb", "gml"])
  func `a truncated file results in an error`(_ fileExtension: String) throws {
    let whole = try bytes(of: Self.folder + "/pets.\(fileExtension)")
    for share in [4, 8, 15] {
      let path = directory.file("cut.\(fileExtension)")
      try write(Array(whole.prefix(whole.count * share / 16)), to: path)
      let run = pins(path)
      #expect(run.status == .badData, "\(share) \(run.errors)")
    }
  }

  @Test func `network links in a KML file are not followed`() throws {
    let path = directory.file("pets.kml")
    let kml = """
      <?xml version="1.0"?><kml xmlns="http://www.opengis.net/kml/2.2"><Document><NetworkLink>
      <Link><href>http://127.0.0.1:9/pets.kml</href></Link></NetworkLink><Placemark><name>Rex</name>
      <Point><coordinates>21,52</coordinates></Point></Placemark></Document></kml>
      """
    try write(Array(kml.utf8), to: path)
    #expect(Run(["pins", "--source", path, "--count"]).output == "1\n")
  }
}
