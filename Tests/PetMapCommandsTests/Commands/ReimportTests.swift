import PetMapCommands
import PetMapJSON
import TestSupport
import Testing

/// Tests what `import` lists, notes, and refuses for later versions of a file.
struct ReimportTests {
  private let directory = TemporaryDirectory()
  private var store: String { directory.file("pets.sqlite") }

  private let header = "name,species,status,date,lat,lng,phone\n"
  private let rex = "Rex,dog,missing,2024-05-01,52.2297,21.0122,600700800\n"
  private let mia = "Mia,cat,missing,2024-05-02,50.0614,19.9366,600700900\n"
  private let bo = "Bo,dog,missing,2024-05-03,51.1,17.0,600700700\n"

  private func imported(
    _ text: String, _ arguments: [String] = [], name: String = "pets.csv"
  ) throws -> Run {
    try write(Array(text.utf8), to: directory.file(name))
    return Run(["import", "--source", directory.file(name), "--store", store] + arguments)
  }

  private func pins() -> [String] {
    Run(["pins", "--source", store, "--format", "csv"]).output.split(separator: "\n").dropFirst()
      .map(String.init)
  }

  @Test func `a dry run lists the changes as text and writes nothing`() throws {
    let first = try imported(header + rex + mia, ["--dry-run"])
    #expect(first.status == .done)
    #expect(TemporaryDirectory.names(in: directory.path) == ["pets.csv"])
    #expect(
      first.output.split(separator: "\n").allSatisfy { $0.hasPrefix("created: record \"record-") })
    #expect(first.errors.contains("2 records, 2 new, 0 changed, 0 unchanged"), "\(first.errors)")
    _ = try imported(header + rex + mia)
    let before = pins()
    let corrected = rex.replacing("600700800", with: "111222333")
    let run = try imported(header + bo + corrected, ["--dry-run"])
    #expect(run.status == .done)
    let lines = run.output.split(separator: "\n").map { line in
      line.split(separator: " ").enumerated().filter { $0.offset != 2 }.map(\.element)
        .joined(separator: " ")
    }
    #expect(
      lines == [
        "created: record Bo, dog, 2024-05-03, 51.10000, 17.00000, 600700700",
        #"updated: record phone "600700800" → "111222333""#,
        "missing: record Mia, cat, 2024-05-02, 50.06140, 19.93660, 600700900",
      ])
    #expect(run.errors.contains("1 announcement is no longer in the file; add"), "\(run.errors)")
    let closing = try imported(header + corrected, ["--dry-run", "--close-missing"])
    #expect(closing.output.contains("closed: record"), "\(closing.output)")
    #expect(closing.errors.contains("0 new, 1 changed, 0 unchanged, 1 closed"), "\(closing.errors)")
    #expect(pins() == before)
  }

  @Test func `a record that is left out is not said to be missing from the file`() throws {
    let header = "id,name,status,lat,lon\n"
    _ = try imported(header + "1,Rex,found,52.1,21.1\n2,Tom,found,52.2,21.1\n")
    let run = try imported(
      header + "1,Rex,adoptable,52.1,21.1\n2,Tom,found,52.2,21.1\n", ["--dry-run"])
    #expect(
      run.errors.contains(
        "1 announcement is no longer in the file, or its record is among the 1 left out; "
          + "add --close-missing to close it"), "\(run.errors)")
  }

  @Test func `a dry run lists the changes as JSON`() throws {
    _ = try imported(header + rex + mia)
    let run = try imported(header + bo + rex, ["--dry-run", "--format", "json"])
    #expect(run.status == .done)
    let list = try #require(try JSONValue(parsing: Array(run.output.utf8)).object)
    let kinds = [
      "replaced", "ambiguous", "created", "updated", "closed", "missing", "erased", "unchanged",
    ]
    #expect(list.members.map(\.name) == ["counts"] + kinds)
    let counts = kinds.map { list["counts"]?.object?[$0]?.number?.integer }
    #expect(counts == [0, 0, 1, 0, 0, 1, 0, 1])
    #expect(kinds.map { list[$0]?.array?.count } == counts)
    let created = list["created"]?.array?.first?.object
    #expect(created?["after"]?.object?["petName"] == .string("Bo"))
    let missing = list["missing"]?.array?.first?.object
    #expect(missing?["before"]?.object?["petName"] == .string("Mia"))
    #expect(missing?["id"]?.string?.count == 36)
  }

  @Test func `missing records are listed, and closed on request`() throws {
    _ = try imported(header + rex + mia)
    let run = try imported(header + rex)
    #expect(run.errors.contains("missing: record"), "\(run.errors)")
    #expect(run.errors.contains("add --close-missing to close it"), "\(run.errors)")
    #expect(pins().count { $0.contains("MISSING") } == 2)
    let closing = try imported(header + rex, ["--close-missing"])
    #expect(closing.errors.contains("1 unchanged, 1 closed"), "\(closing.errors)")
    #expect(pins().count { $0.contains("MISSING") } == 1)
    let again = try imported(header + rex)
    #expect(!again.errors.contains("Mia") && !again.errors.contains("--close-missing"))
  }

  @Test func `at most twenty missing records are listed, and all of them with --verbose`() throws {
    let text =
      header + (0..<25).map { "Rex\($0),dog,missing,2024-05-01,5\($0 % 3).\($0),21,\n" }.joined()
    _ = try imported(text)
    for (arguments, count) in [([], 20), (["--verbose"], 25)] {
      let run = try imported(header + mia, arguments)
      #expect(run.errors.split(separator: "\n").count { $0.contains("missing: record") } == count)
      #expect(run.errors.contains("25 announcements are no longer in the file"), "\(run.errors)")
    }
  }

  @Test func `missing records are not closed if only a part of the file was read`() throws {
    _ = try imported(header + rex + mia)
    let some = try imported(header + rex + mia, ["--where", "name=Rex", "--close-missing"])
    #expect(some.status == .usage)
    #expect(
      some.errors.hasSuffix(
        "petmap: --close-missing: only some of the file's records are imported; import all of its "
          + "layers and records\n"), "\(some.errors)")
    #expect(!(try imported(header + rex, ["--where", "name=Rex"])).errors.contains("no longer"))
    let invalid = try imported(header + rex + "Mia,cat,missing,,x,y,\n", ["--close-missing"])
    #expect(invalid.status == .badData)
    #expect(invalid.errors.contains("--close-missing: 1 record was skipped"), "\(invalid.errors)")
    #expect(pins().count { $0.contains("MISSING") } == 2)
  }

  @Test func `an update that describes another animal is refused`() throws {
    let text =
      "id,name,species,lat,lng,phone\n1,Rex,dog,52,21,600700800\n2,Mia,cat,50,19,600700900\n"
    _ = try imported(text)
    let before = pins()
    let other = text.replacing("Rex,dog,52,21,600700800", with: "Luna,cat,52.1,21,111222333")
      .replacing("50,19", with: "-33,151")
    let refused = try imported(other)
    #expect(refused.status == .badData)
    let lines = refused.errors.split(separator: "\n").suffix(3)
    #expect(
      lines.first?.hasSuffix(
        #"record "1": Rex, dog, 52.00000, 21.00000, 600700800 would become Luna, cat, 52.10000, 21.00000, 111222333"#
      ) == true, "\(refused.errors)")
    #expect(
      lines.last?.contains("the file describes other animals for 2 announcements; ") == true)
    let list = try imported(other, ["--dry-run"])
    #expect(list.status == .badData)
    #expect(list.output.split(separator: "\n").allSatisfy { $0.hasPrefix("replaced: ") })
    #expect(pins() == before)
    let accepted = try imported(other, ["--accept-changes"])
    #expect(accepted.status == .done)
    #expect(accepted.errors.contains("0 new, 2 changed, 0 unchanged"), "\(accepted.errors)")
  }

  @Test(arguments: [
    (["--format", "json"], "--format json: requires --dry-run; add --dry-run"),
    (
      ["--allow-private-hosts"],
      "--allow-private-hosts: requires --fetch-photos; add --fetch-photos"
    ),
  ])
  func `options that require others are usage errors`(
    _ arguments: [String], _ line: String
  ) throws {
    let run = try imported(header + rex, arguments)
    #expect(run.status == .usage)
    #expect(run.errors == "petmap: \(line)\n")
  }

  @Test func `a second layer does not replace the first`() throws {
    func placemark(_ name: String, _ point: String) -> String {
      "<Placemark><name>\(name)</name><Point><coordinates>\(point)</coordinates></Point></Placemark>"
    }
    let text = """
      <?xml version="1.0"?><kml xmlns="http://www.opengis.net/kml/2.2"><Document>
      <Folder><name>Lost</name>\(placemark("Rex", "21,52"))\(placemark("Mia", "19,50"))</Folder>
      <Folder><name>Found</name>\(placemark("Bo", "17,51"))\(placemark("Rex", "21,52"))</Folder>
      </Document></kml>
      """
    for (layer, status) in [("Lost", "missing"), ("Found", "found"), ("Lost", "missing")] {
      let run = try imported(
        text, ["--layer", layer, "--set", "status=\(status)"], name: "pets.kml")
      #expect(run.status == .done, "\(run.errors)")
    }
    #expect(pins().count { $0.contains("MISSING") } == 2)
    #expect(pins().count { $0.contains("FOUND") } == 2)
  }
}
