import Foundation
import PetMapCommands
import Testing

@Suite final class PinsOutputTests {
  private static let pets = #"""
    id,name,species,breed,status,date,lat,lng
    a,Rex,dog,Collie,missing,2024-05-01,52.2297,21.0122
    b,三毛猫,cat,,found,2024-06-01,52.2300,21.0200
    c,Łódź,cat,,closed,,52.2400,21.0200
    d,Rocky,dog,"Husky, ""mix""",missing,2024-05-01,52.2297,21.0122
    e,far,guinea pig,,missing,2024-07-01,-33.9,151.2

    """#

  private let source = FileManager.default.temporaryDirectory
    .appendingPathComponent("petmap-pets-\(UUID().uuidString).csv")

  init() throws { try Self.pets.write(to: source, atomically: true, encoding: .utf8) }

  deinit { try? FileManager.default.removeItem(at: source) }

  private func run(_ arguments: [String], columns: Int? = nil) -> Run {
    Run(["pins", "--source", source.path] + arguments, columns: columns)
  }

  private func ids(_ arguments: [String]) -> [String] {
    run(["--bbox=-180,-90,180,90", "--format", "csv", "--quiet"] + arguments).output
      .split(separator: "\n").dropFirst().map { String($0.prefix(1)) }
  }

  @Test func `a table shows the pins around a coordinate`() {
    let run = run(
      ["--near", "52.2297,21.0122", "--radius", "5km", "--format", "table", "--no-color"],
      columns: 82)
    #expect(
      run.output == """
        ID Name   Species Breed        Status  Date       Latitude Longitude    Away Dir.
        a  Rex    dog     Collie       missing 2024-05-01 52.22970  21.01220     0 m   0°
        d  Rocky  dog     Husky, "mix" missing 2024-05-01 52.22970  21.01220     0 m   0°
        b  三毛猫 cat                  found   2024-06-01 52.23000  21.02000   534 m  86°
        c  Łódź   cat                  closed             52.24000  21.02000 1.26 km  25°

        """)
    #expect(run.notes.hasSuffix("\npetmap: 4 pins\n"))
  }

  @Test func `the default format is a table on a terminal and GeoJSON in a pipe`() {
    let arguments = ["--bbox=20,50,22,53", "--limit", "1"]
    #expect(run(arguments, columns: 80).output.contains("\u{1B}[1mID"))
    #expect(run(arguments).output.hasPrefix("{\"type\":\"FeatureCollection\",\"features\":[\n{"))
    #expect(run(arguments).notes.isEmpty)
  }

  @Test(arguments: [
    (["--status", "found,closed"], ["b", "c"]),
    (["--status=FOUND", "--status=closed"], ["b", "c"]),
    (["--species", "Cat"], ["b", "c"]), (["--species", "guinea pig, dog"], ["a", "d", "e"]),
    (["--since", "2024-06-01"], ["b", "e"]), (["--until", "2024-06-01"], ["a", "b", "d"]),
    (["--since", "2024-05-01", "--until", "2024-05-01"], ["a", "d"]),
    (["--text", "lodz"], ["c"]), (["--text", "ROCK husk"], ["d"]), (["--text", "猫"], ["b"]),
    (["--text", "olli"], []), (["--sort", "date"], ["e", "b", "a", "d", "c"]),
    (["--sort", "id", "--limit", "2"], ["a", "b"]),
    (["--sort", "date", "--limit", "2", "--offset", "1"], ["b", "a"]),
    (["--limit", "2", "--offset", "2"], ["c", "d"]), (["--limit", "0"], []),
    (["--offset", "9"], []), (["--limit", "3"], ["a", "b", "c"]),
    (["--limit", "9223372036854775807", "--offset", "4"], ["e"]),
  ])
  func `pins are filtered, sorted, and paged`(arguments: [String], expected: [String]) {
    #expect(ids(arguments) == expected)
  }

  @Test func `the count does not depend on the limit`() {
    let arguments = ["--bbox=-180,-90,180,90", "--count", "--limit", "1", "--species", "dog"]
    #expect(run(arguments).output == "2\n")
  }

  @Test func `a file's extension sets its format`() throws {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("petmap-out-\(UUID().uuidString).csv")
    defer { try? FileManager.default.removeItem(at: path) }
    let run = run(["--bbox=20,50,22,53", "--limit", "1", "--output", path.path])
    #expect(run.output.isEmpty)
    #expect(
      try String(contentsOf: path, encoding: .utf8) == """
        id,petName,species,breed,sex,age,description,microchipNumber,latitude,longitude,\
        lastSeenDate,email,phone,photoUrl,photos,status,reward,custody,\
        colors,size,collar,markings,createdAt,updatedAt
        a,Rex,DOG,Collie,,,,,52.2297,21.0122,2024-05-01,,,,,MISSING,,,,,,,,

        """)
  }

  @Test func `standard input is read, and a closed pipe is not an error`() throws {
    let process = try Subprocess(
      ["pins", "--source", "-", "--input-format", "csv", "--bbox=20,50,22,53", "--count"],
      input: Self.pets)
    #expect(process.output == "4\n")
    #expect(process.status == 0)
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    let shelter = packageRoot.appendingPathComponent("Fixtures/longbeach-shelter.csv").path
    shell.arguments = [
      "-c",
      "'\(Subprocess.program.path)' pins --source '\(shelter)' --bbox=-180,-90,180,90 --quiet "
        + "| head -n 1",
    ]
    let (output, errors) = (Pipe(), Pipe())
    shell.standardOutput = output
    shell.standardError = errors
    try shell.run()
    let text = try output.fileHandleForReading.readToEnd() ?? Data()
    let complaints = try errors.fileHandleForReading.readToEnd() ?? Data()
    shell.waitUntilExit()
    #expect(String(decoding: text, as: UTF8.self).hasPrefix("{\"type\":\"FeatureCollection\""))
    #expect(complaints.isEmpty)
  }
}
