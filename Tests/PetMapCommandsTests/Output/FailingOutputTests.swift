import Foundation
import PetMapCommands
import TestSupport
import Testing

struct FailingOutputTests {
  private let directory = TemporaryDirectory()

  private var pins: String {
    get throws {
      let path = directory.file("pets.csv")
      let rows = (0..<2_000).map { "p\($0),\(Double($0) / 50),\(Double($0) / 50),dog" }
      try write(Array(("id,lat,lng,species\n" + rows.joined(separator: "\n")).utf8), to: path)
      return path
    }
  }

  /// Runs the program with a file size limit of eight 512- or 1,024-byte blocks.
  private func limited(_ arguments: [String]) throws -> (status: Int32, errors: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments =
      ["-c", "ulimit -f 8; exec \"$0\" \"$@\"", Subprocess.program.path] + arguments
    let errors = Pipe()
    process.standardError = errors
    process.standardOutput = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let text = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: text, as: UTF8.self))
  }

  @Test(arguments: ["out.json", "out.csv.gz", "out.mbtiles", "out.pmtiles", "out.png", "out.gpkg"])
  func `an output that exceeds the file size limit leaves no file`(name: String) throws {
    let source = try pins
    let output = directory.file(name)
    let command =
      switch name.split(separator: ".").last {
      case "mbtiles", "pmtiles": ["tiles", "--max-zoom", "8"]
      case "png": ["map"]
      default: ["pins"]
      }
    // A gzipped table of 2,000 pins fits.
    let run = try limited(command + [source, "--output", output, "--quiet"])
    let names = TemporaryDirectory.names(in: directory.path)
    if name == "out.csv.gz", run.status == 0 {
      #expect(names == [name, "pets.csv"])
      return
    }
    #expect(run.status == 4, "\(run.errors)")
    #expect(run.errors.contains("File too large") || run.errors.contains("full"), "\(run.errors)")
    #expect(run.errors.contains(name))
    #expect(names == ["pets.csv"])
  }

  @Test func `a symbolic link to a file that does not exist yet is followed`() throws {
    let source = try pins
    makeLink(directory.file("link.json"), to: "real.json")
    #expect(Run(["pins", source, "--output", directory.file("link.json")]).status == .done)
    #expect(
      TemporaryDirectory.names(in: directory.path) == ["link.json", "pets.csv", "real.json"])
    #expect(try bytes(of: directory.file("real.json")).count > 1_000)
    // The link is also followed if the file exists.
    #expect(
      Run(["pins", source, "--count", "--output", directory.file("link.json")]).status == .done)
    #expect(try bytes(of: directory.file("real.json")).count < 10)
  }

  @Test func `tiles are written as MBTiles or PMTiles only`() throws {
    let run = Run(["tiles", try pins, "--output", directory.file("x.zip")])
    #expect(run.status == .usage)
    #expect(run.errors.contains("x.zip") && run.errors.contains(".mbtiles or .pmtiles"))
    #expect(TemporaryDirectory.names(in: directory.path) == ["pets.csv"])
  }

  @Test func `reading a store leaves no files next to it`() throws {
    let store = directory.file("pets.sqlite")
    #expect(Run(["import", try pins, "--store", store]).status == .done)
    for arguments in [
      ["pins", store, "--count"], ["show", "p1", store], ["store", "check", "--store", store],
      ["store", "backup", directory.file("copy.sqlite"), "--store", store],
    ] {
      #expect(Run(arguments).status == .done, "\(arguments)")
      let names = TemporaryDirectory.names(in: directory.path)
      #expect(!names.contains { $0.hasSuffix("-wal") || $0.hasSuffix("-shm") }, "\(arguments)")
    }
  }

  @Test func `a message contains the invalid file or value`() throws {
    let store = directory.file("pets.sqlite")
    let source = try pins
    #expect(Run(["import", source, "--store", store]).status == .done)
    let existing = Run(["store", "backup", source, "--store", store])
    #expect(existing.status == .inputOutput && existing.errors.contains("pets.csv\""))
    #expect(!existing.errors.contains("pets.sqlite"))
    let nowhere = Run(["store", "backup", directory.file("no/copy.sqlite"), "--store", store])
    #expect(nowhere.errors.contains("no/copy.sqlite") && !nowhere.errors.contains("pets.sqlite"))
    let unknown = Run(["show", "nope", source])
    #expect(unknown.errors.contains("\"nope\"") && unknown.errors.contains("pets.csv"))
  }
}
