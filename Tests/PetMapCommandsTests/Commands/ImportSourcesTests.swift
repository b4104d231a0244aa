import PetMapCommands
import PetMapAnnouncements
import TestSupport
import Testing

/// Tests that IDs are unique within their source, regardless of which files a store was filled
/// from.
struct ImportSourcesTests {
  private let directory = TemporaryDirectory()
  private var store: String { directory.file("pets.sqlite") }

  private let city = """
    id,lat,lng,name,species,photo,color
    1,52.2297,21.0122,Rex,dog,https://example.org/rex.jpg,black
    2,52.23,21.01,Mia,cat,,
    A712894,52.24,21.02,Bo,dog,,white

    """
  private let county =
    "id,lat,lng,name,species\n1,33.8,-118.2,Ada,cat\nA712894,33.9,-118.1,Kit,cat\n"

  private func source(_ text: String, _ name: String) throws -> String {
    try write(Array(text.utf8), to: directory.file(name))
    return directory.file(name)
  }

  private func imported(_ text: String, _ name: String, _ arguments: [String] = []) throws -> Run {
    Run(["import", "--source", try source(text, name), "--store", store] + arguments)
  }

  private func exported(_ format: String = "csv") -> String {
    Run(["export", "--store", store, "--format", format]).output
  }

  private func names(_ arguments: [String]) -> [String] {
    let run = Run(["pins", "--source", store, "--format", "csv"] + arguments)
    return run.output.split(separator: "\n").dropFirst()
      .map { String($0.split(separator: ",", omittingEmptySubsequences: false)[1]) }
  }

  @Test func `unknown species and sexes are reported once`() throws {
    let text = """
      id,lat,lng,species,sex
      1,52,21,Axolotl,S
      2,52,21,dog,S
      3,52,21,Axolotl,F

      """
    let run = try imported(text, "city.csv")
    #expect(run.status == .done)
    let path = directory.file("city.csv")
    let note =
      #"""
      petmap: \#(path): unknown species: "Axolotl"; set its meaning, such as with --values species:Axolotl=dog
      petmap: \#(path): unknown sex: "S"; set its meaning, such as with --values sex:S=female

      """#
    #expect(run.errors.contains(note), "\(run.errors)")
    #expect(!(try imported(city, "city.csv")).errors.contains("unknown"))
  }

  @Test func `a second source requires a name, and overwrites nothing`() throws {
    #expect(try imported(city, "city.csv").status == .done)
    let before = exported()
    let refused = try imported(county, "county.csv")
    #expect(refused.status == .usage)
    #expect(refused.errors.contains("--source-name"))
    #expect(exported() == before)
    let named = try imported(county, "county.csv", ["--source-name", "county"])
    #expect(named.status == .done)
    #expect(named.errors.contains("2 new, 0 changed, 0 unchanged"), "\(named.errors)")
    #expect(names([]) == ["Rex", "Mia", "Bo", "Ada", "Kit"])
    let changed = county.replacing("Ada", with: "Eve")
    let again = try imported(changed, "other.csv", ["--source-name", "county"])
    #expect(again.errors.contains("0 new, 1 changed, 1 unchanged"), "\(again.errors)")
    let byFile = try imported(changed, "other.csv")
    #expect(byFile.errors.contains("0 new, 0 changed, 2 unchanged"), "\(byFile.errors)")
    #expect(names([]) == ["Rex", "Mia", "Bo", "Eve", "Kit"])
  }

  @Test func `records without IDs do not collide between sources`() throws {
    let text = "lat,lng,name\n52,21,Rex\n52.1,21.1,Mia\n"
    #expect(try imported(text, "a.csv").status == .done)
    let other = "lat,lng,name\n33,-118,Ada\n"
    #expect(try imported(other, "b.csv", ["--source-name", "b"]).status == .done)
    #expect(names([]) == ["Rex", "Mia", "Ada"])
  }

  @Test func `importing the unnamed source's file with a name names the source`() throws {
    _ = try imported(city, "city.csv")
    let before = exported()
    let named = try imported(city, "city.csv", ["--source-name", "city"])
    #expect(named.errors.contains("0 new, 0 changed, 3 unchanged"), "\(named.errors)")
    #expect(names(["--source-name", "city"]) == ["Rex", "Mia", "Bo"])
    #expect(exported().split(separator: "\n").count == before.split(separator: "\n").count)
  }

  @Test(arguments: ["geojson", "geojsonl", "json", "csv", "kml", "gpkg"])
  func `importing an export into the same store changes nothing`(_ format: String) throws {
    _ = try imported(city, "city.csv", ["--keep", "color"])
    _ = try imported(county, "county.csv", ["--source-name", "county"])
    let before = exported("csv")
    for arguments in [[], ["--keep", "all"]] {
      let file = directory.file("export.\(format)")
      #expect(Run(["export", "--store", store, "--output", file]).status == .done)
      let again = Run(["import", "--source", file, "--store", store] + arguments)
      #expect(again.status == .done, "\(again.errors)")
      #expect(again.errors.contains("0 new, 0 changed, 5 unchanged"), "\(again.errors)")
    }
    #expect(exported("csv") == before)
  }

  @Test func `an export can be a table`() throws {
    _ = try imported(city, "city.csv")
    let lines = exported("table").split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines[0].contains("Species") && lines[1].contains("Rex"))
    let database = Run(["export", "--store", store, "--format", "gpkg"])
    #expect(database.status == .usage)
    #expect(database.errors.contains("add --output FILE.gpkg"), "\(database.errors)")
  }

  @Test func `a source's photo URLs and kept columns are stored and exported`() throws {
    let run = try imported(city, "city.csv", ["--keep", "color"])
    #expect(run.errors.contains("1 photo not fetched; add --fetch-photos"), "\(run.errors)")
    let lines = exported().split(separator: "\n")
    #expect(lines[0].hasSuffix(",source,sourceId,color"))
    #expect(lines[1].contains(",https://example.org/rex.jpg,"))
    #expect(lines[1].hasSuffix(",,1,black"))
    #expect(lines[3].hasSuffix(",,A712894,white"))
    let kept = Run(["pins", "--source", store, "--keep", "color", "--format", "geojsonl"])
    #expect(kept.output.contains(#""color":"black""#))
    let other = Run(["pins", "--source", store]).output
    #expect(!other.contains(#""color":"#) && other.contains(#""colors":"black""#))
  }

  @Test(arguments: [
    ["--layer", "pets"], ["--where", "petName=Rex"], ["--set", "status=found"], ["--strict"],
    ["--input-format", "csv"], ["--date-format", "DD/MM/YYYY"],
  ])
  func `what would interpret a file is a usage error for stores and services`(
    _ option: [String]
  ) throws {
    _ = try imported(city, "city.csv")
    for (source, kind) in [(store, "store"), ("http://localhost:9", "service")] {
      let run = Run(["pins", "--source", source] + option)
      #expect(run.status == .usage)
      #expect(
        run.errors
          == "petmap: \(option[0]): applies to files, and \(source) is a \(kind); omit it\n")
    }
  }

  @Test func `the matches of a report are found by the ID of its record`() throws {
    let pets = """
      id,lat,lng,species,status,color,date
      rex,52.2297,21.0122,dog,missing,black,2025-11-18
      f7,52.2311,21.0169,dog,found,black,2025-11-20
      """
    _ = try imported(pets, "pets.csv")
    let run = Run(["matches", "rex", "--source", store, "--format", "jsonl"])
    #expect(run.status == .done && run.output.contains("\"score\""), "\(run.errors)")
  }

  @Test func `a record is found by its ID in the source`() throws {
    _ = try imported(city, "city.csv", ["--source-name", "city"])
    _ = try imported(county, "county.csv", ["--source-name", "county"])
    #expect(names(["--source-id", "A712894"]) == ["Bo", "Kit"])
    #expect(names(["--source-id", "A712894", "--source-name", "county"]) == ["Kit"])
    #expect(names(["--source-id", "nothing"]) == [])
    let show = ["show", "--source", store, "--format", "json"]
    #expect(Run(show + ["2"]).output.contains("Mia"))
    #expect(Run(show + ["--source-id", "2"]).output.contains("Mia"))
    let two = Run(show + ["--source-id", "A712894"])
    #expect(two.status == .usage)
    #expect(two.errors.contains("2 sources"))
    #expect(
      Run(show + ["--source-id", "A712894", "--source-name", "city"]).output.contains("Bo"))
    let file = directory.file("city.csv")
    let pins = Run(["pins", "--source", file, "--source-id", "A712894", "--count"])
    #expect(pins.output == "1\n")
    let named = Run(["pins", "--source", file, "--source-name", "city"])
    #expect(named.status == .usage)
  }

  @Test func `a store that is served read-only finds records by their IDs in the source`() throws {
    _ = try imported(city, "city.csv", ["--source-name", "city"])
    _ = try imported(county, "county.csv", ["--source-name", "county"])
    let console = Console(
      output: OutputStream(keepingWithColumns: nil), errors: OutputStream(keepingWithColumns: nil)
    ) { _ in nil }
    let arguments = Arguments(
      SourceOptions(), try ParsedArguments(["--source", store], of: .serve))
    let served = try SourceStore.read(arguments, console).0
    func names(_ id: String, in source: String?) throws -> [String?] {
      try served.announcements(withSourceID: id, in: source).map(\.announcement.petName)
    }
    #expect(try Set(names("A712894", in: nil)) == ["Bo", "Kit"])
    #expect(try names("A712894", in: "county") == ["Kit"])
    #expect(try names("1", in: "city") == ["Rex"])
  }

  @Test func `IDs can contain any Unicode characters`() throws {
    let ids = ["e\u{301}", "\u{E9}", "a\u{0}b", "a\u{0}c", "a", "🐕‍🦺", "' OR 1=1 --", "%00"]
    let records = ids.map { id in
      let escaped = id.unicodeScalars.map { $0.value == 0 ? #"\u0000"# : String($0) }.joined()
      return #"{"id":"\#(escaped)","latitude":52,"longitude":21}"#
    }
    let run = try imported("[" + records.joined(separator: ",") + "]", "a.json")
    #expect(run.errors.contains("8 records, 8 new"), "\(run.errors)")
    let again = try imported("[" + records.reversed().joined(separator: ",") + "]", "a.json")
    #expect(again.errors.contains("0 new, 0 changed, 8 unchanged"), "\(again.errors)")
    for id in ids where !id.unicodeScalars.contains("\0") {
      let pins = Run(["pins", "--source", store, "--source-id", id, "--count"])
      #expect(pins.output == "1\n", "\(id)")
    }
    #expect(exported("json").contains(#""sourceId":"a\u0000b""#))
  }

  @Test func `several files can only be imported as one named source`() throws {
    let arguments = [
      "import", "--source", try source(city, "a.csv"), "--source", try source(county, "b.csv"),
      "--store", store,
    ]
    #expect(Run(arguments).status == .usage)
    #expect(Run(arguments + ["--source-name", "all"]).status == .done)
  }

  @Test func `an announcement in several stores and exports is read once`() throws {
    #expect(try imported(city, "city.csv").status == .done)
    let export = directory.file("export.geojson")
    #expect(
      Run(["export", "--store", store, "--format", "geojson", "--output", export]).status == .done)
    for sources in [[store, store], [export, store], [store, export]] {
      let run = Run(
        ["pins", "--format", "csv", "--verbose"] + sources.flatMap { ["--source", $0] })
      #expect(run.output.split(separator: "\n").count == 4, "\(sources)")
      let note =
        sources[1] == store
        ? "\(store): 3 announcements skipped, because earlier sources have their IDs"
        : "3 with duplicate IDs"
      #expect(run.errors.contains(note), "\(run.errors)")
    }
  }
}
