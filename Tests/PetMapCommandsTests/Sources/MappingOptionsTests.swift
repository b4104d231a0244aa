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

  @Test func `options and mapping files set the meanings of values`() throws {
    let source = try file("pets.csv", Self.pets)
    let arguments = ["pins", "--source", source, "--format", "geojsonl"]
    let options = [
      "--map", "status=intake", "--values", "status:owner surrender=missing,*=closed,stray=found",
    ]
    let run = Run(arguments + options)
    #expect(run.output.split(separator: "\n").map { $0.contains("FOUND") } == [true, false, false])
    #expect(run.output.contains("MISSING"))
    let mapping = try file(
      "m.json",
      #"{"map":{"status":"intake"},"values":{"status":{"stray":"found","owner surrender":"missing","*":"closed"}}}"#
    )
    #expect(Run(arguments + ["--mapping", mapping]).output == run.output)
    for bad in [#"{"maps":{}}"#, #"{"values":{"status":{"stray":"fnud"}}}"#, "[]", "{"] {
      let broken = Run(arguments + ["--mapping", try file("bad.json", bad)])
      #expect(broken.status == .badData)
      #expect(broken.errors.split(separator: "\n").count == 1)
    }
  }

  @Test func `a mapped member that no record has is reported`() throws {
    let source = try file("pets.json", #"[{"lat":1,"lng":2,"who":{"tel":"+48 1"}}]"#)
    let run = Run([
      "pins", "--source", source, "--map", "phone=who.tel", "--map", "email=who.mail",
      "--format", "json",
    ])
    #expect(run.output.contains(#""phone":"+48 1""#))
    #expect(run.errors.contains("mapped columns not found in any record: who.mail\n"))
    #expect(!run.errors.contains("ignored"))
  }

  @Test(arguments: [
    ("color=black", "2"), ("color!=black", "1"), ("age>2", "2"), ("age<=1", "1"),
    ("color~whi", "1"), ("color=green", "0"),
  ])
  func `records are filtered by any column`(condition: String, count: String) throws {
    let source = try file("pets.csv", Self.pets)
    let run = Run(["pins", "--source", source, "--where", condition, "--count"])
    #expect(run.status == (count == "0" ? .noResult : .done))
    #expect(run.output == count + "\n")
  }

  @Test func `other columns are kept, and a similar name is suggested for a misspelled one`() throws
  {
    let source = try file("pets.csv", Self.pets)
    let run = Run(["pins", "--source", source, "--keep", "all", "--format", "csv"])
    #expect(run.output.contains("updatedAt,intake,color\n"))
    #expect(run.output.contains(",stray,black\n"))
    let wrong = Run(["pins", "--source", source, "--keep", "colr"])
    #expect(wrong.status == .usage)
    #expect(wrong.errors.hasSuffix("did you mean color?\n"))
  }

  @Test func `a mapping saved by inspect can be used to read the file`() throws {
    let source = try file("pets.csv", Self.pets)
    let mapping = directory.appendingPathComponent("saved.json").path
    let run = Run(["inspect", source, "--save", mapping])
    #expect(run.status == .done)
    // The command line to copy is not truncated.
    let lines = run.output.split(separator: "\n").filter { !$0.hasPrefix("petmap pins") }
    #expect(lines.allSatisfy { $0.count <= 80 })
    #expect(Run(["inspect", source, "--format", "json"]).output.contains(#""records":3"#))
    #expect(Run(["pins", "--source", source, "--mapping", mapping, "--count"]).output == "1\n")
  }

  @Test func `several sources are combined, and an unmatched filter lists the existing values`()
    throws
  {
    let first = try file("pets.csv", Self.pets)
    let second = try file("more.csv", "id,lat,lng,species\nc,1,1,dog\nd,2,2,cat\n")
    let run = Run(
      ["pins", "--source", first, "--source", second, "--species", "hamster", "--count"])
    #expect(run.output == "0\n")
    #expect(run.errors.contains("no pin has the species \"hamster\"; the source has other (3)"))
    #expect(Run(["pins", "--source", first, "--source", second, "--count"]).output == "4\n")
  }

  @Test func `inspect describes a table without coordinates, and explains how to select columns`()
    throws
  {
    let source = try file(
      "shelter.csv", "id,Intake Type,street\na,Stray,Oak\nb,Owner Surrender,Elm\n")
    let run = Run(["inspect", source])
    #expect(run.status == .done)
    #expect(run.output.contains("street"))
    #expect(run.output.contains("--map latitude=COLUMN --map longitude=COLUMN"))
    #expect(
      Run(["inspect", source, "--format", "json"]).output.contains(#""lacksCoordinates":true"#))
    #expect(Run(["pins", "--source", source]).status == .badData)
  }

  @Test func `inspect suggests options to copy for a status column`() throws {
    let source = try file(
      "austin.csv",
      "id,lat,lng,Intake Type,Outcome\na,1,2,Stray,Adoption\nb,3,4,Owner Surrender,Transfer\n"
        + "c,5,6,Public Assist,Adoption\nd,7,8,\"Wild, small\",Adoption\n")
    let run = Run(["inspect", source])
    let start = try #require(run.output.range(of: "petmap pins")).lowerBound
    #expect(run.output[start...].contains("--map 'status=Intake Type'"))
    // The user must specify the meaning of an unknown word.
    #expect(!run.output.contains("=closed"))
    #expect(run.output[start...].contains(#"unknown statuses: "Owner Surrender", "Public Assist""#))
    let pins = Run([
      "pins", "--source", source, "--map", "status=Intake Type", "--format", "geojsonl",
    ])
    #expect(pins.output.split(separator: "\n").map { $0.contains("FOUND") } == [true])
    #expect(pins.errors.contains("3 records left out because of unknown statuses: "))
  }

  @Test(arguments: [
    ("id,lat,lng\n", "no records"), ("id,lat,lng\na,0,0\n", "1 pin is at 0, 0"),
    ("Pets\nid,lat,lng\na,1,2\n", "the header after 1 skipped line"),
  ])
  func `anomalies in a file are reported`(text: String, note: String) throws {
    let run = Run(["pins", "--source", try file("odd.csv", text), "--count"])
    #expect(run.status == (note == "no records" ? .noResult : .done))
    #expect(run.errors.contains(note))
  }

  @Test(arguments: [
    ("id,lat,lng\na,1,2\n", "add --set status=found\n"),
    ("id,lat,lng,intake\na,1,2,wildlife\n", "add --map status=COLUMN or --set status=found\n"),
  ])
  func `a file without a status is reported`(text: String, remedy: String) throws {
    let source = try file("pets.csv", text)
    let note =
      "petmap: \(source): 1 missing, 0 found, 0 closed, 0 left out (status assumed: missing); \(remedy)"
    #expect(Run(["pins", "--source", source, "--count"]).errors.hasPrefix(note))
    let known = Run(["pins", "--source", source, "--set", "status=found", "--count"])
    #expect(known.errors.contains("0 missing, 1 found, 0 closed, 0 left out (status from --set)\n"))
  }

  @Test func `records whose status is unknown are left out and listed`() throws {
    let text = "id,lat,lng,status\na,1,2,Foster\nb,1,2,Foster\nc,1,2,Kennel\nd,1,2,\ne,1,2,Found\n"
    let source = try file("pets.csv", text)
    let lines = [
      #"0 missing, 1 found, 0 closed, 4 left out (status from column "status")"#,
      #"3 records left out because of unknown statuses: "Foster" (2), "Kennel" (1); set their "#
        + "meanings, such as with --values status:Foster=closed",
      "1 record left out without a status; specify it with --set status=STATUS",
    ]
    let notes = lines.map { "petmap: \(source): \($0)\n" }.joined()
    let store = directory.appendingPathComponent("pets.sqlite").path
    for command in [["pins", "--count"], ["map"], ["import", "--store", store]] {
      #expect(Run(command + ["--source", source]).errors.hasPrefix(notes), "\(command)")
    }
    #expect(Run(["callout", "--pin", "e", "--viewport", "9x9", source]).errors.hasPrefix(notes))
    let inspection = Run(["inspect", source]).output
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    for line in lines { #expect(inspection.contains(line), "\(inspection)") }
    let json = Run(["inspect", source, "--format", "json"]).output
    let counts = #""statuses":{"missing":0,"found":1,"closed":0,"leftOut":4,"assumed":false}"#
    #expect(json.contains(counts), "\(json)")
    let all = Run([
      "pins", source, "--count", "--values", "status:*=closed", "--set", "status=closed",
    ])
    #expect(all.output == "5\n" && !all.errors.contains("because"))
  }

  @Test func `a source without any known status is not usable`() throws {
    let source = try file("pets.csv", "id,lat,lng,status\na,1,2,Foster\nb,1,2,\n")
    let run = Run(["pins", "--source", source])
    #expect(run.status == .badData)
    #expect(
      run.errors.hasSuffix(
        "petmap: \(source): no usable records (2 records skipped); set the meanings of their statuses "
          + "with --values status:VALUE=MEANING\n"), "\(run.errors)")
  }

  @Test func `the name of the data is mentioned if it says the status`() throws {
    let source = try file("lost-dogs.csv", "id,lat,lng\na,1,2\n")
    let note = #"1 missing, 0 found, 0 closed, 0 left out (status from the name "lost-dogs.csv")"#
    #expect(Run(["pins", "--source", source]).errors.hasPrefix("petmap: \(source): \(note)\n"))
    #expect(Run(["inspect", source]).output.contains(note))
  }

  @Test func `the meaning of flags is reported`() throws {
    let source = try file("flags.csv", "id,lat,lng,is_lost\na,1,2,1\nb,1,2,0\n")
    let note = #"column "is_lost" is read as missing if true and found if false, unless another "#
    let pins = Run(["pins", "--source", source, "--count"])
    let remedy = "column contains the status; if that is wrong, add --values status:VALUE=MEANING\n"
    #expect(pins.errors.contains("\(source): \(note)\(remedy)"))
    #expect(!pins.errors.contains("assumed"))
    let inspection = Run(["inspect", source])
    #expect(inspection.output.contains("is read as missing if true"))
    let given = ["pins", "--source", source, "--values", "status:0=closed", "--status", "closed"]
    #expect(Run(given + ["--count"]).output == "1\n")
    #expect(!Run(given + ["--count"]).errors.contains("is read as"))
  }

  @Test func `omitted ages are reported with a remedy`() throws {
    let source = try file("months.csv", "id,lat,lng,animal age\na,1,2,84\n")
    let note = """
      ages in column "animal age" were omitted because they are too high for years; specify their \
      unit in the name of the column, such as "Age (months)", or add --map 'age=animal age' if they \
      are years
      """
    let pins = Run(["pins", "--source", source, "--count"])
    #expect(pins.errors.contains("petmap: \(source): \(note)\n"))
    let inspection = Run(["inspect", source, "--format", "json"]).output
    #expect(inspection.contains("ages in column"))
    let mapped = Run(["pins", "--source", source, "--map", "age=animal age", "--format", "json"])
    #expect(!mapped.errors.contains("omitted") && mapped.output.contains(#""age":84"#))
  }

  @Test func `a column with the same name as another is ignored and reported`() throws {
    let source = try file("twice.csv", "id,lat,lng,LAT\na,1,2,50\n")
    let note = #"column 4 "LAT" has the same name as column 2 "lat" and is ignored"#
    let pins = Run(["pins", "--source", source, "--format", "geojsonl"])
    #expect(pins.output.contains("[2,1]"))
    #expect(pins.errors.contains("petmap: \(source): \(note)\n"))
    #expect(Run(["inspect", source]).output.contains("\n\(note)\n"))
    let mapped = Run(["pins", "--source", source, "--map", "latitude=LAT"])
    #expect(mapped.errors.contains(#"column 2 "lat" has the same name as column 4 "LAT" and"#))
    let once = Run(["pins", "--source", try file("once.csv", "id,lat,lng,x y\na,1,2,\n")])
    #expect(!once.errors.contains("same name"))
  }

  @Test(arguments: [
    ("id,lat,lng\na,-97.7,30.2\n", "add --map latitude=lng --map longitude=lat\n"),
    ("a,52.1,21.0\nb,52.2,21.1\n", "add a header line with the names of the columns\n"),
    (
      #"{"type":"Polygon","coordinates":[[[1,2],[3,4],[1,2]]]}"#,
      "add --points centroid to pin their centers\n"
    ),
    ("<?xml version='1.0'?>\n<gpx/>", "check that it was written completely\n"),
    ("id lat lng\na 52 21\n", "such as --delimiter space\n"),
    ("[[1,2]]", "make each record an object, or download the data as GeoJSON or CSV\n"),
  ])
  func `the error for an unusable file suggests what to do`(text: String, remedy: String) throws {
    let run = Run(["pins", "--source", try file("useless", text), "--count"])
    #expect(run.status == .badData)
    #expect(run.errors.hasSuffix(remedy))
  }

  @Test func `the encoding of a JSON file is guessed or specified`() throws {
    let path = directory.appendingPathComponent("latin.json").path
    let text = #"[{"id":"a","lat":1,"lng":2,"name":"M\#u{FC}ller"}]"#
    try Data(text.unicodeScalars.map { UInt8($0.value) }).write(to: URL(fileURLWithPath: path))
    let run = Run(["pins", "--source", path])
    #expect(run.output.contains("M\u{FC}ller"))
    #expect(run.errors.contains("detected encoding windows-1252 (a guess"), "\(run.errors)")
    let named = Run(["pins", "--source", path, "--encoding", "latin1", "--format", "csv"])
    #expect(named.output.contains("M\u{FC}ller"))
  }

  @Test func `a source with only duplicates is valid`() throws {
    let source = try file("pets.csv", Self.pets)
    let run = Run(["pins", "--source", source, "--source", source, "--count"])
    #expect(run.status == .done)
    #expect(run.output == "3\n")
  }
}
