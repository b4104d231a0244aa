import PetMapAnnouncements
import PetMapCommands
import PetMapGeo
import PetMapJSON
import PetMapStore
import TestSupport
import Testing

/// Tests sightings on the command line: listed, exported and imported, and moderated.
struct SightingsCommandTests {
  private let directory = TemporaryDirectory()
  private var store: String { directory.file("pets.sqlite") }
  private let id = AnnouncementID(ofSource: "A1")

  init() throws {
    let records = "id,lat,lng,name,status\nA1,52.2,21,Rex,missing\nA2,52.3,21,Mia,found\n"
    try write(Array(records.utf8), to: directory.file("pets.csv"))
    let run = Run(["import", "--source", directory.file("pets.csv"), "--store", store])
    #expect(run.status == .done)
    let opened = try StoreAddress(store).serve()
    for (index, day) in ["2025-11-03", "2025-11-01T08:05:00Z", "2025-11-02", "2025-11-04"]
      .enumerated()
    {
      let draft = SightingDraft(
        seenAt: try #require(SeenTime(day)),
        coordinate: try Coordinate(latitude: 52.25, longitude: 21 + Double(index) / 10),
        locationRadius: index == 1 ? 0.5 : nil,
        text: "Near the pond,\nwith a \"red\" collar, number \(index + 1)")
      _ = try opened.addSighting(
        NewSighting(draft, tokenDigest: [1], isReviewed: index == 3), to: id,
        at: Timestamp(milliseconds: 1_762_500_000_000))
    }
    for (number, status) in [(1, Sighting.Status.confirmed), (3, .hidden)] {
      _ = try opened.setStatus(
        status, ofSighting: SightingID(id, number), by: .reporter,
        at: Timestamp(milliseconds: 1_762_500_000_000))
    }
    opened.close()
  }

  private func sightings(_ source: String, _ words: String..., columns: Int? = nil) -> Run {
    Run(["sightings", id.text, "--source", source] + words, columns: columns)
  }

  @Test func `the table fits a terminal, and lists what everyone sees`() {
    let run = sightings(store, columns: 80)
    #expect(run.status == .done)
    let plain = run.output.replacing("\u{1B}[1m", with: "").replacing("\u{1B}[0m", with: "")
    #expect(
      plain == """
        No. Seen              Latitude Longitude Radius Status    Text
          2 2025-11-01 08:05Z 52.25000  21.10000  500 m published Near the pond, with a…
          1 2025-11-03        52.25000  21.00000        confirmed Near the pond, with a…

        """)
    #expect(plain.split(separator: "\n").allSatisfy { $0.count <= 80 })
    let none = Run(["sightings", "A2", "--source", store])
    #expect(none.status == .noResult && none.errors.hasSuffix("\": no sightings\n"))
    #expect(Run(["sightings", "A9", "--source", store]).status == .noResult)
    #expect(Run(["sightings"]).status == .usage)
  }

  @Test func `the formats have all members`() throws {
    let json = try JSONValue(parsing: Array(sightings(store, "--format", "json").output.utf8))
    let list = try #require(json.object?["sightings"]?.array)
    #expect(list.map { $0.object?["number"] } == [2, 1])
    #expect(list[1].object?["status"] == "confirmed")
    let geojson = try JSONValue(
      parsing: Array(sightings(store, "--format", "geojson").output.utf8))
    let feature = try #require(geojson.object?["features"]?.array?.first?.object)
    #expect(feature["id"]?.string == "\(id.text)/2")
    #expect(feature["geometry"]?.object?["coordinates"] == [21.1, 52.25])
    let csv = sightings(store, "--format", "csv").output
    #expect(
      csv.hasPrefix(
        "number,seenAt,latitude,longitude,locationRadius,status,text,photoUrl,createdAt\n"
          + "2,2025-11-01T08:05:00.000Z,52.25,21.1,0.5,published,"
          + "\"Near the pond,\nwith a \"\"red\"\" collar, number 2\",,2025-11-07T"))
    #expect(sightings(store, "--csv-safe").status == .usage)
  }

  @Test(arguments: ["geojson", "geojsonl", "json"], [false, true])
  func `an export keeps sightings, and an import reads them`(
    _ format: String, _ isWhole: Bool
  ) throws {
    let (file, copy) = (directory.file("export.\(format)"), directory.file("copy.sqlite"))
    let more = isWhole ? ["--unpublished"] : []
    #expect(Run(["export", "--store", store, "--output", file] + more).status == .done)
    // The file is a source like the store.
    let listed = sightings(store, "--format", "json").output
    #expect(sightings(file, "--format", "json").output == listed)
    let imported = Run(["import", "--source", file, "--store", copy])
    #expect(imported.status == .done, "\(imported.errors)")
    #expect(imported.errors.contains("ignored: source, sourceId\n"), "\(imported.errors)")
    func all(_ path: String) throws -> [Sighting] {
      let opened = try StoreAddress(path).serve()
      defer { opened.close() }
      let names = try opened.announcements(
        withSourceID: path == store ? "A1" : id.text, in: nil)
      return try opened.sightings(of: #require(names.first).id).map(\.sighting)
    }
    #expect(try all(copy) == all(store).filter { isWhole || $0.status.isPublic })
    #expect(try all(copy).count == (isWhole ? 4 : 2))
    let before = Run(["sightings", id.text, "--source", copy, "--format", "json"]).output
    // Nothing changes, neither here nor in the first store.
    for target in [copy, store] {
      let again = Run(["import", "--source", file, "--store", target])
      #expect(again.status == .done && again.errors.contains("2 unchanged"), "\(again.errors)")
    }
    #expect(Run(["sightings", id.text, "--source", copy, "--format", "json"]).output == before)
  }

  @Test(arguments: ["csv", "kml", "table", "geojson", "geojsonl", "json"])
  func `formats without sightings say how many they leave out`(_ format: String) {
    let hasSightings = format.contains("json")
    for (words, count) in [([], "2"), (["--unpublished"], "4")] {
      let run = Run(["export", "--store", store, "--format", format] + words)
      #expect(run.status == .done && run.output.contains("pond") == hasSightings)
      let note =
        " sightings were left out, because \(format) has no place for them; to keep them, use --format "
        + "json, geojson or geojsonl\n"
      #expect(run.errors == (hasSightings ? "" : "petmap: \(store): \(count)\(note)"))
      let pins = Run(["pins", "--source", store, "--format", format])
      let isSilent = hasSightings || format == "table"
      #expect(pins.errors.contains("petmap: 2\(note)") != isSilent, "\(pins.errors)")
    }
  }

  @Test func `a poster shows where the animal was seen`() throws {
    let file = directory.file("export.json")
    #expect(Run(["export", "--store", store, "--output", file]).status == .done)
    var posters: [[UInt8]] = []
    for (pet, source) in [("A1", store), (id.text, file), ("A2", store)] {
      let output = directory.file("poster.png")
      let run = Run(["poster", pet, "--source", source, "--scale", "1", "--output", output])
      #expect(run.status == .done, "\(run.errors)")
      posters.append(try bytes(of: output))
    }
    #expect(posters[0] == posters[1])
    // The pet that no one has seen has no map.
    #expect(posters[2].count < posters[0].count)
  }

  @Test func `moderators list, show, hide and delete sightings`() {
    func moderate(_ words: String...) -> Run { Run(["moderate"] + words + ["--store", store]) }
    let list = moderate("sightings").output.split(separator: "\n")
    #expect(list.count == 4)
    let waiting = moderate("sightings", "--list", "waiting").output
    #expect(
      waiting.hasSuffix(
        "\t\(id.text)/4\twaiting\t0\t-\t2025-11-04\t52.25000, 21.30000\t"
          + "Near the pond, with a \"red\" collar, number 4\n"))
    let shown = moderate("show", "\(id.text)/4")
    #expect(shown.errors == "petmap: \(store): 1 sighting changed\n")
    #expect(moderate("show", "\(id.text)/4").status == .noResult)
    #expect(moderate("hide", "\(id.text)/1", "\(id.text)/4").status == .done)
    #expect(sightings(store, "--format", "csv").output.contains("number 2"))
    #expect(!sightings(store, "--format", "csv").output.contains("number 1"))
    #expect(moderate("delete", "\(id.text)/2").status == .done)
    #expect(sightings(store).status == .noResult)
    #expect(moderate("close", "\(id.text)/1").status == .usage)
    #expect(moderate("sightings", "--text", "pond").status == .usage)
    #expect(moderate("sightings", "--format", "jsonl").output.contains(#""announcement":"#))
    let log = moderate("audit").output
    for action in ["send", "confirm", "show", "hide", "erase"] {
      #expect(log.contains("\"\(action)-sighting\""))
    }
    #expect(!log.contains("pond"))
  }
}
