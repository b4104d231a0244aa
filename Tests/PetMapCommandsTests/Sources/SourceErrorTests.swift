import Foundation
import PetMapCommands
import Testing

@Suite final class SourceErrorTests {
  private let directory = FileManager.default.temporaryDirectory
    .appendingPathComponent("petmap-sources-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: directory) }

  private func pins(
    _ name: String, _ content: String?, _ arguments: [String] = []
  ) throws -> (Run, String) {
    let path = directory.appendingPathComponent(name)
    if let content { try content.write(to: path, atomically: true, encoding: .utf8) }
    let run = Run(
      ["pins", "--bbox=-180,-90,180,90", "--format", "geojsonl", "--source", path.path] + arguments)
    return (run, path.path)
  }

  @Test func `a missing file is an error`() throws {
    let (run, path) = try pins("no.csv", nil)
    #expect(run.status == .inputOutput)
    #expect(
      run.errors == "petmap: \(path): cannot open: No such file or directory; check the path\n")
  }

  @Test func `a directory is rejected`() throws {
    let run = Run(["pins", "--bbox=1,2,3,4", "--source", directory.path])
    #expect(run.status == .inputOutput)
    #expect(run.errors == "petmap: \(directory.path): is a directory; specify a file\n")
  }

  @Test func `an empty file is rejected`() throws {
    let (run, path) = try pins("empty.geojson", "")
    #expect(run.status == .badData)
    #expect(
      run.errors == "petmap: \(path): the file is empty; check that it was written completely\n")
  }

  @Test func `a location in an unknown notation is reported`() throws {
    let (run, path) = try pins(
      "grid.csv", "id,mgrs\na,34U DC 12345 67890\nb,34I DC 1 2\n")
    #expect(
      run.errors.contains(
        "petmap: \(path):3:3 location \"34I DC 1 2\": not a coordinate, a map link, a geohash or a "
          + "grid reference; record skipped"),
      "\(run.errors)")
  }

  @Test func `invalid records are skipped and reported`() throws {
    let text = "id,lat,lng\na,95,1\nb,1,2\nc,x,1\nb,3,4\n"
    let (run, path) = try pins("pets.csv", text)
    #expect(run.status == .done)
    #expect(run.output.split(separator: "\n").count == 1)
    #expect(
      run.errors == """
        petmap: \(path): 1 missing, 0 found, 0 closed, 0 left out (status assumed: missing); add \
        --set status=found
        petmap: \(path):2:3 locationLatitude "95": out of range; record skipped
        petmap: \(path):4:3 locationLatitude "x": not a decimal number; record skipped
        petmap: \(path): 3 of 4 records skipped: 2 invalid, 1 with a duplicate ID

        """)
  }

  @Test func `--strict stops at the first invalid record`() throws {
    let (run, path) = try pins("pets.csv", "id,lat,lng\na,95,1\nb,1,2\n", ["--strict"])
    #expect(run.status == .badData)
    #expect(run.output.isEmpty)
    #expect(
      run.errors == """
        petmap: \(path):2:3 locationLatitude "95": out of range; correct the record, or omit --strict

        """)
  }

  @Test func `an error about missing columns lists the existing ones`() throws {
    let (run, path) = try pins("pets.csv", "id,name\na,rex\n")
    #expect(run.status == .badData)
    #expect(
      run.errors == """
        petmap: \(path): no column contains coordinates (columns: id, name); geocode the addresses \
        first, or select the columns with --map latitude=COLUMN and --map longitude=COLUMN

        """)
    let (mapped, _) = try pins(
      "other.csv", "id,breite,lng,nick\na,1,2,rex\n", ["--map", "latitude=breite,name=nick"])
    #expect(mapped.status == .done)
    #expect(mapped.output.contains("\"petName\":\"rex\""))
    let (unknown, _) = try pins("third.csv", "id,lat,lng\na,1,2\n", ["--map", "name=idd"])
    #expect(unknown.status == .usage)
    #expect(unknown.errors.hasSuffix("did you mean id?\n"))
  }

  @Test func `if most IDs are duplicates, the note says how to ignore them`() throws {
    let text = "animal_id,lat,lng\nleo,1,2\nleo,1,2.1\nleo,1,2.2\nkit,1,2.3\nkit,1,2.4\n"
    let (run, path) = try pins("sightings.csv", text)
    let note = "petmap: \(path): 3 of 5 records skipped: 3 with duplicate IDs"
    #expect(
      run.errors.hasSuffix(
        note + "; if \"animal_id\" does not identify records, add --map id=\n"), "\(run.errors)")
    let (all, _) = try pins("sightings.csv", nil, ["--map", "id="])
    #expect(all.output.split(separator: "\n").count == 5)
    let (few, _) = try pins("few.csv", "id,lat,lng\na,1,2\na,1,2\nb,1,2\n")
    #expect(few.errors.hasSuffix("1 of 3 records skipped: 1 with a duplicate ID\n"))
  }

  @Test func `eastings in an unknown zone are an error that refers to inspect`() throws {
    let (run, path) = try pins("utm.csv", "id,easting,northing,utm_zone\na,500000,4427757,14\n")
    #expect(run.status == .badData)
    #expect(
      run.errors.hasSuffix(
        "petmap: \(path): no usable records (1 record skipped); set the coordinate system with "
          + "--source-crs EPSG:CODE (inspect lists candidates), or divide microdegrees by "
          + "1,000,000\n"), "\(run.errors)")
  }

  @Test func `an error about JSON without known members suggests the path to the records`() throws {
    let (run, path) = try pins("pets.json", #"{"a":{"b":[{"c":[1,2]}]}}"#)
    #expect(run.status == .badData)
    #expect(
      run.errors.hasSuffix(
        "petmap: \(path): no usable records (1 record skipped); specify the path to the records, such "
          + "as --records response.items\n"))
    let text = #"{"spots":[{"name":"A","entries":[{"name":"B","lat":1,"lng":2}],"lat":1,"lng":2}]}"#
    let (several, file) = try pins("several.json", text)
    #expect(
      several.errors == """
        petmap: \(file): records found at spots and spots.entries; select one path with --records PATH

        """)
    let (inner, _) = try pins("inner.json", text, ["--records", "spots.entries"])
    #expect(inner.output.contains("\"petName\":\"B\""))
  }

  @Test func `a path to the records is ignored in a table, and a note says so`() throws {
    let note = "--records was ignored because the file is not JSON\n"
    let (table, path) = try pins("a.csv", "id,lat,lng,status\na,1,2,found\n", ["--records", "a.b"])
    #expect(table.status == .done)
    #expect(table.notes == "petmap: \(path): \(note)")
    let text = #"{"a":{"b":[{"id":"a","lat":1,"lng":2,"status":"found"}]}}"#
    let (json, _) = try pins("a.json", text, ["--records", "a.b"])
    #expect(json.notes == "")
  }

  @Test func `the default store must exist if no source is specified`() {
    let run = Run(["pins", "--bbox=1,2,3,4"], environment: ["XDG_DATA_HOME": "/nowhere"])
    #expect(run.status == .inputOutput)
    #expect(
      run.errors == """
        petmap: /nowhere/petmap/petmap.sqlite: no source specified, and the default store does not \
        exist; specify a file, or set PETMAP_SOURCE

        """)
  }

  @Test func `PETMAP_SOURCE sets the source`() {
    let run = Run(["pins", "--bbox=1,2,3,4"], environment: ["PETMAP_SOURCE": "/no/such.csv"])
    #expect(run.errors.contains("/no/such.csv"))
    let url = Run(["pins", "--bbox=1,2,3,4"], environment: ["PETMAP_SOURCE": "postgres://x"])
    #expect(
      url.errors.hasPrefix(
        "petmap: PETMAP_SOURCE \"postgres://x\": PostgreSQL stores are not supported as sources; "))
  }

  @Test func `an error leaves no output file`() throws {
    let output = directory.appendingPathComponent("out.csv").path
    let run = Run(
      ["pins", "--bbox=1,2,3,4", "--source", "/no/such.csv", "--output", output])
    #expect(run.status == .inputOutput)
    #expect(try FileManager.default.contentsOfDirectory(atPath: directory.path).isEmpty)
    try FileManager.default.removeItem(at: directory)
  }

  private static let commands = [
    ["pins", "--bbox=-180,-90,180,90", "--format", "csv"],
    ["pins", "--bbox=-180,-90,180,90", "--count"],
    ["pins", "--bbox=-180,-90,180,90", "--cluster", "--zoom", "3"],
    ["callout", "--all", "--viewport", "390x844"],
    ["callout", "--pin", "a", "--viewport", "390x844"],
    ["map", "--viewport", "390x844"],
    ["tiles", "--max-zoom", "2"],
  ]

  @Test(arguments: commands, ["pets.csv", "pets.geojson", "pets.geojsonl"])
  func `a source without usable records is invalid`(arguments: [String], name: String) throws {
    let path = directory.appendingPathComponent(name).path
    let content =
      switch name {
      case "pets.csv": "id,lat,lng\na,95,1\nb,,\n"
      case "pets.geojson": #"{"type":"FeatureCollection","features":[1,{"type":"Feature"}]}"#
      default: "1\n{}\n"
      }
    try content.write(toFile: path, atomically: true, encoding: .utf8)
    let target = directory.appendingPathComponent("pets.mbtiles").path
    let run = Run(
      arguments + ["--source", path] + (arguments[0] == "tiles" ? ["--output", target] : []))
    #expect(run.status == .badData)
    #expect(run.output.isEmpty)
    #expect(
      run.errors.hasSuffix(
        "petmap: \(path): no usable records (2 records skipped); check the columns, or select them "
          + "with --map FIELD=COLUMN\n"), "\(run.errors)")
    #expect(!FileManager.default.fileExists(atPath: target))
  }

  @Test(arguments: ["pets.csv", "pets.geojson"])
  func `a source without records is valid, but has no pins`(name: String) throws {
    let content =
      name == "pets.csv" ? "id,lat,lng\n" : #"{"type":"FeatureCollection","features":[]}"#
    let (run, path) = try pins(name, content)
    #expect(run.status == .noResult)
    #expect(run.errors == "petmap: \(path): no records\n")
  }

  @Test func `a long list of columns is truncated in messages`() throws {
    let long = "x" + String(repeating: "q\u{301}", count: 400)
    let columns = (0..<300).map { "\($0)-\(long)" }.joined(separator: ",")
    let (run, path) = try pins("pets.csv", "\(columns)\n1\n")
    #expect(run.status == .badData)
    #expect(
      run.errors.hasPrefix("petmap: \(path): no column contains coordinates (columns: 0-x"))
    #expect(run.errors.contains(" and 288 more); geocode the addresses first"))
    #expect(run.errors.utf8.count < 1_500)
    let (unknown, _) = try pins(
      "more.csv", "lat,lng,\(columns)\n1,2\n", ["--map", "petName=nick"])
    #expect(unknown.status == .usage)
    #expect(unknown.errors.utf8.count < 1_500)
  }
}
