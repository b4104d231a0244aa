import Foundation
import PetMapCommands
import Testing

@Suite final class OutputFileNameTests {
  private let directory = FileManager.default.temporaryDirectory
    .appendingPathComponent("petmap-names-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: directory) }

  private func path(_ name: String) -> String { directory.appendingPathComponent(name).path }

  private static let rows = "id,lat,lng\na,1,2\nb,3,4\n"

  private static let commands = [
    ["pins", "--bbox=-180,-90,180,90", "--format", "csv"],
    ["pins", "--bbox=-180,-90,180,90", "--cluster", "--zoom", "3", "--format", "csv"],
    ["callout", "--all", "--viewport", "390x844", "--format", "json"],
    ["map", "--viewport", "390x844", "--format", "svg"],
    ["tiles", "--max-zoom", "2"],
  ]

  @Test(arguments: commands)
  func `the source is not overwritten, even under another name`(arguments: [String]) throws {
    let manager = FileManager.default
    try Self.rows.write(toFile: path("pets.csv"), atomically: true, encoding: .utf8)
    try manager.createSymbolicLink(
      atPath: path("link.csv"), withDestinationPath: "pets.csv")
    try manager.linkItem(atPath: path("pets.csv"), toPath: path("hard.csv"))
    try manager.createDirectory(atPath: path("folder"), withIntermediateDirectories: true)
    for name in ["pets.csv", "./pets.csv", "folder/../pets.csv", "link.csv", "hard.csv"] {
      for source in ["pets.csv", "link.csv"] {
        let output = directory.path + "/" + name
        let run = Run(arguments + ["--source", path(source), "--output", output])
        #expect(run.status == .usage, "\(name)")
        // The extension is checked first, and this one is not a tile set's.
        if arguments[0] == "tiles" { continue }
        #expect(
          run.errors == "petmap: --output \"\(output)\": the output is also the source; "
            + "write to another file\n")
      }
    }
    #expect(try String(contentsOfFile: path("pets.csv"), encoding: .utf8) == Self.rows)
    let copy = Run(
      arguments + ["--source", path("pets.csv"), "--output", path("copy.out"), "--quiet"])
    #expect(
      copy.status == .done || copy.errors.contains("unknown file extension")
        || arguments[0] == "tiles")
  }

  @Test func `standard output must not be the source`() throws {
    let file = path("pets.csv")
    try Self.rows.write(toFile: file, atomically: true, encoding: .utf8)
    let process = Process()
    process.executableURL = Subprocess.program
    process.arguments = ["pins", "--bbox=-180,-90,180,90", "--format", "csv", "--source", file]
    let output = try #require(FileHandle(forWritingAtPath: file))
    try output.seekToEnd()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 2)
    #expect(try String(contentsOfFile: file, encoding: .utf8) == Self.rows)
  }

  @Test(arguments: commands.dropLast())
  func `a hyphen means standard output`(arguments: [String]) throws {
    try Self.rows.write(toFile: path("pets.csv"), atomically: true, encoding: .utf8)
    let arguments = arguments + ["--source", path("pets.csv")]
    let plain = Run(arguments)
    for given in [
      ["--output", "-"], ["--output=-"], ["--output", path("x.svg"), "--output", "-"],
    ] {
      let run = Run(arguments + given)
      #expect(run.status == .done)
      #expect(!run.output.isEmpty && run.output == plain.output)
    }
    #expect(!FileManager.default.fileExists(atPath: "-"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: directory.path) == ["pets.csv"])
  }

  @Test(arguments: ["layouts.jsonl", "layouts.ndjson", "layouts.JSON"])
  func `all callouts are written to a file of JSON lines`(name: String) throws {
    try Self.rows.write(toFile: path("pets.csv"), atomically: true, encoding: .utf8)
    let arguments = ["callout", "--all", "--viewport", "390x844", "--source", path("pets.csv")]
    #expect(Run(arguments + ["--output", path(name)]).status == .done)
    #expect(try String(contentsOfFile: path(name), encoding: .utf8) == Run(arguments).output)
  }

  @Test(arguments: [
    ("pets.pmtiles", "PMTiles"), ("PETS.PMTiles", "PMTiles"), ("pets.mbtiles", "SQLite"),
  ])
  func `a file's extension sets the tile format`(name: String, beginning: String) throws {
    try Self.rows.write(toFile: path("pets.csv"), atomically: true, encoding: .utf8)
    let run = Run([
      "tiles", "--source", path("pets.csv"), "--output", path(name), "--max-zoom", "2",
    ])
    #expect(run.status == .done)
    let bytes = try Data(contentsOf: URL(fileURLWithPath: path(name)))
    #expect(bytes.starts(with: Data(beginning.utf8)))
  }
}
