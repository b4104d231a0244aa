import Foundation
import PetMapCommands
import TestSupport
import Testing

@Suite struct OutputLocationTests {
  private static let pets = packageRoot.appendingPathComponent("Fixtures/callout/pets.json").path
  private let directory = FileManager.default.temporaryDirectory
    .appendingPathComponent("petmap-place-\(UUID().uuidString)")

  @Test(arguments: [
    ["pins", "--bbox=-180,-90,180,90"],
    ["pins", "--bbox=-180,-90,180,90", "--cluster", "--zoom", "3"],
    ["callout", "--pin", "tama", "--viewport", "390x844", "--format", "json"],
    ["callout", "--pin", "tama", "--viewport", "390x844", "--format", "png"],
    ["map", "--viewport", "390x844", "--format", "svg"],
    ["tiles", "--max-zoom", "2"],
  ])
  func `a missing folder is an error`(arguments: [String]) {
    let name = arguments[0] == "tiles" ? "output.mbtiles" : "output"
    let path = directory.appendingPathComponent(name).path
    let run = Run(arguments + ["--source", Self.pets, "--output", path])
    #expect(run.status == .inputOutput)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("petmap: \"\(path)\": cannot write: "), "\(run.errors)")
    #expect(run.errors.split(separator: "\n").count == 1)
  }

  /// A file's format is determined by its name.
  @Test(
    arguments: cases(
      of: [
        (["pins", "--bbox=-180,-90,180,90"], "table, geojson, geojsonl, csv, json, gpkg, kml"),
        (
          ["pins", "--bbox=-180,-90,180,90", "--cluster", "--zoom", "3"],
          "table, geojson, geojsonl, csv, json, gpkg, kml"
        ),
        (["callout", "--pin", "tama", "--viewport", "390x844"], "json, svg, png, pdf, text"),
        (["map", "--viewport", "390x844"], "svg, png, pdf, jpeg"),
      ], debug: 2))
  func `an unknown file extension is rejected`(arguments: [String], formats: String) throws {
    let arguments = arguments + ["--source", Self.pets, "--output"]
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    let path = directory.appendingPathComponent("output.Gif").path
    let run = Run(arguments + [path])
    #expect(run.status == .usage)
    #expect(
      run.errors == "petmap: --output \"\(path)\": unknown file extension .gif; "
        + "use another extension, or set --format to one of \(formats)\n")
    #expect(!FileManager.default.fileExists(atPath: path))
    let format = formats.hasPrefix("table") ? "csv" : "svg"
    #expect(Run(arguments + [path, "--format", format]).status == .done)
    for name in ["output", "output.2026", ".answer", "output."] {
      let path = directory.appendingPathComponent(name).path
      #expect(Run(arguments + [path]).status == .done, "\(name)")
    }
  }

  @Test func `an interrupted run leaves no file`() throws {
    let manager = FileManager.default
    try manager.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? manager.removeItem(at: directory) }
    let process = Process()
    // The test's threads block signals, and a child process would inherit their signal mask.
    process.executableURL = URL(fileURLWithPath: "/usr/bin/perl")
    process.arguments = [
      "-MPOSIX", "-e", "sigprocmask(SIG_SETMASK, POSIX::SigSet->new); exec @ARGV",
      Subprocess.program.path, "pins", "--bbox=-180,-90,180,90", "--source", "-",
      "--input-format", "csv", "--output", directory.appendingPathComponent("pins.csv").path,
    ]
    // The process waits for more input until it is interrupted.
    let input = Pipe()
    process.standardInput = input
    process.standardError = FileHandle.nullDevice
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: Data("id,lat,lng\na,1,2\n".utf8))
    let names = { try manager.contentsOfDirectory(atPath: directory.path) }
    for _ in 0..<1_000 where try names().isEmpty { usleep(10_000) }
    #expect(try names().count == 1)
    process.interrupt()
    process.waitUntilExit()
    #expect(try names() == [])
  }
}
