import PetMapCommands
import TestSupport
import Testing

/// Tests files specified without `--source`.
struct FileOperandTests {
  private let directory = TemporaryDirectory()

  private func file(_ name: String, _ rows: String...) throws -> String {
    let text = "id,lat,lng,species\n" + rows.map { $0 + "\n" }.joined()
    try write(Array(text.utf8), to: directory.file(name))
    return directory.file(name)
  }

  @Test func `a file operand is read like --source`() throws {
    let path = try file("a.csv", "rex,52.2297,21.0122,dog")
    let output = directory.file("pets.mbtiles")
    for (arguments, expected) in [
      (["pins", "--format", "csv"], "rex"), (["map", "--pin", "rex"], "<svg"),
      (["callout", "--pin", "rex", "--viewport", "390x844"], #""id":"rex""#),
      (["show", "rex"], "MISSING"), (["tiles", "--output", output], ""),
      (["inspect"], "rex"),
    ] {
      let run = Run(arguments + [path])
      #expect(run.status == .done, "\(arguments): \(run.errors)")
      #expect(run.output.contains(expected), "\(arguments)")
    }
    #expect(Run(["inspect", "--source", path]).output == Run(["inspect", path]).output)
  }

  @Test func `files are read in command-line order`() throws {
    let first = try file("a.csv", "rex,52.2297,21.0122,dog")
    let second = try file("b.csv", "rex,10,20,cat", "mia,11,21,cat")
    let arguments = ["pins", "--format", "csv"]
    let mixed = Run(arguments + [first, "--source", second])
    #expect(mixed.output == Run(arguments + ["--source", first, "--source", second]).output)
    #expect(mixed.output.contains("52.2297") && mixed.output.contains("mia"))
    let reversed = Run(arguments + ["--source", second, first])
    #expect(!reversed.output.contains("52.2297"))
  }

  @Test func `missing files and options without hyphens are reported`() {
    let missing = Run(["pins", "nope.csv"])
    #expect(missing.status == .inputOutput && missing.errors.contains("nope.csv"))
    let option = Run(["pins", "bbox", "1,2,3,4"])
    #expect(option.status == .usage && option.errors.contains("did you mean --bbox?"))
    #expect(Run(["inspect", "a.csv", "b.csv"]).status == .usage)
  }
}
