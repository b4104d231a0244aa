import Foundation
import PetMapCommands
import Testing

@Suite final class MappingOptionsTests {
  private let directory = FileManager.default.temporaryDirectory
    .appendingPathComponent("petmap-mapping-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: directory) }

  private func file(_ name: String, _ text: String) throws -> String {
    let path = directory.appendingPathComponent(name).path
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    return path
  }

  private static let pets = """
    id,lat,lng,intake,color,age
    a,1,2,stray,black,3
    b,3,4,owner surrender,Black,1
    c,5,6,wildlife,white,9

    """

  @Test func `values mean what options and files of mappings say`() throws {
    let source = try file("pets.csv", Self.pets)
    let words = ["pins", "--source", source, "--format", "geojsonl"]
    let options = [
      "--map", "status=intake", "--values", "status:owner surrender=missing,*=closed,stray=found",
    ]
    let run = Run(words + options)
    #expect(run.output.split(separator: "\n").map { $0.contains("FOUND") } == [true, false, false])
    #expect(run.output.contains("MISSING"))
    let mapping = try file(
      "m.json",
      #"{"map":{"status":"intake"},"values":{"status":{"stray":"found","owner surrender":"missing","*":"closed"}}}"#
    )
    #expect(Run(words + ["--mapping", mapping]).output == run.output)
    for bad in [#"{"maps":{}}"#, #"{"values":{"status":{"stray":"fnud"}}}"#, "[]", "{"] {
      let broken = Run(words + ["--mapping", try file("bad.json", bad)])
      #expect(broken.status == .badData)
      #expect(broken.errors.split(separator: "\n").count == 1)
    }
  }

  @Test(arguments: [
    ("color=black", "2"), ("color!=black", "1"), ("age>2", "2"), ("age<=1", "1"),
    ("color~whi", "1"), ("color=green", "0"),
  ])
  func `records are filtered by any column`(condition: String, count: String) throws {
    let source = try file("pets.csv", Self.pets)
    let run = Run(["pins", "--source", source, "--where", condition, "--count"])
    #expect(run.status == .done)
    #expect(run.output == count + "\n")
  }

  @Test func `other columns live on, and a misspelled one is named`() throws {
    let source = try file("pets.csv", Self.pets)
    let run = Run(["pins", "--source", source, "--keep", "all", "--format", "csv"])
    #expect(run.output.contains("updatedAt,intake,color\n"))
    #expect(run.output.contains(",stray,black\n"))
    let wrong = Run(["pins", "--source", source, "--keep", "colour"])
    #expect(wrong.status == .usage)
    #expect(wrong.errors.hasSuffix("did you mean color?\n"))
  }

  @Test func `what inspect saves reads the file`() throws {
    let source = try file("pets.csv", Self.pets)
    let mapping = directory.appendingPathComponent("saved.json").path
    let run = Run(["inspect", source, "--save", mapping])
    #expect(run.status == .done)
    // A command line to copy is not cut.
    let lines = run.output.split(separator: "\n").filter { !$0.hasPrefix("petmap pins") }
    #expect(lines.allSatisfy { $0.count <= 80 })
    #expect(Run(["inspect", source, "--format", "json"]).output.contains(#""records":3"#))
    #expect(Run(["pins", "--source", source, "--mapping", mapping, "--count"]).output == "3\n")
  }

  @Test func `several sources are one, and a filter that nothing meets says what there is`() throws
  {
    let first = try file("pets.csv", Self.pets)
    let second = try file("more.csv", "id,lat,lng,species\nc,1,1,dog\nd,2,2,cat\n")
    let run = Run(
      ["pins", "--source", first, "--source", second, "--species", "hamster", "--count"])
    #expect(run.output == "0\n")
    #expect(run.errors.contains("no pin is of the species \"hamster\", there are other (3)"))
    #expect(Run(["pins", "--source", first, "--source", second, "--count"]).output == "4\n")
  }
}
