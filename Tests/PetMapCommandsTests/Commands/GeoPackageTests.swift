import Foundation
import PetMapCommands
import Testing

@Suite final class GeoPackageTests {
  private let directory = FileManager.default.temporaryDirectory
    .appendingPathComponent("petmap-gpkg-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    let text =
      "id,name,lat,lng,status,color\na,Rex,52.2297,21.0122,stray,black\nb,,-33.9,151.2,lost,\n"
    try text.write(to: source, atomically: true, encoding: .utf8)
  }

  deinit { try? FileManager.default.removeItem(at: directory) }

  private var source: URL { directory.appendingPathComponent("pets.csv") }
  private var package: String { directory.appendingPathComponent("pets.gpkg").path }

  @Test func `pins written to a GeoPackage are read back`() throws {
    let arguments = ["pins", "--source", source.path, "--keep", "color"]
    #expect(Run(arguments + ["--output", package]).status == .done)
    let direct = Run(arguments + ["--format", "csv"])
    let again = Run(["pins", "--source", package, "--keep", "color", "--format", "csv"])
    #expect(again.status == .done)
    #expect(again.output == direct.output)
    #expect(again.output.contains("black"))
    let first = try Data(contentsOf: URL(fileURLWithPath: package))
    #expect(Run(arguments + ["--output", package]).status == .done)
    #expect(try Data(contentsOf: URL(fileURLWithPath: package)) == first)
  }

  @Test func `a GeoPackage requires a file, and a corrupt one is rejected`() throws {
    let printed = Run(["pins", "--source", source.path, "--format", "gpkg"])
    #expect(printed.status == .usage)
    #expect(Run(["pins", "--source", source.path, "--output", package]).status == .done)
    let whole = try Data(contentsOf: URL(fileURLWithPath: package))
    try whole.prefix(3000).write(to: URL(fileURLWithPath: package))
    let broken = Run(["pins", "--source", package])
    #expect(broken.status == .badData)
    #expect(broken.errors.split(separator: "\n").count == 1)
  }
}
