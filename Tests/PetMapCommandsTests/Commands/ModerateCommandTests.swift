import PetMapAnnouncements
import PetMapCommands
import PetMapJSON
import PetMapStore
import TestSupport
import Testing

/// Tests moderation on the command line.
struct ModerateCommandTests {
  private let directory = TemporaryDirectory()
  private var store: String { directory.file("pets.sqlite") }
  private let id = AnnouncementID(ofSource: "A1").text

  init() throws {
    let records = "id,lat,lng,name,status\nA1,52.2,21,Rex,missing\nA2,52.3,21,Mia,found\n"
    try write(Array(records.utf8), to: directory.file("pets.csv"))
    let run = Run(["import", "--source", directory.file("pets.csv"), "--store", store])
    #expect(run.status == .done)
  }

  private func moderate(_ words: String...) -> Run {
    Run(["moderate"] + words + ["--store", store])
  }

  private func pins() -> String {
    Run(["pins", "--bbox=-180,-90,180,90", "--count", "--source", store]).output
  }

  @Test func `a hidden announcement is left out until it is shown again`() {
    let hiding = moderate("hide", id, "--as", "kim")
    #expect(hiding.status == .done)
    #expect(hiding.errors == "petmap: \(store): 1 announcement changed\n")
    #expect(pins() == "1\n")
    let list = moderate("list", "--list", "hidden").output
    #expect(list.split(separator: "\n").count == 1)
    #expect(list.contains("\t\(id)\tMISSING\thidden\t0\t-\tOTHER\tRex"))
    #expect(moderate("list", "--list", "all", "--format", "jsonl").output.contains(#""hidden""#))
    let again = moderate("hide", id)
    #expect(again.status == .noResult)
    #expect(again.errors == "petmap: \(store): nothing to hide; check the IDs\n")
    let other = AnnouncementID(ofSource: "A2").text
    #expect(moderate("show", id, other).status == .done)
    #expect(pins() == "2\n")
    let log = moderate("audit").output.split(separator: "\n")
    #expect(log.count == 2)
    #expect(
      log[0].hasSuffix(
        #""actor":"administrator","name":"kim","action":"hide","announcement":"\#(id)"}"#))
    #expect(moderate("audit", "--since", "9999-01-01").output == "")
  }

  @Test func `an announcement that has changed since it was listed is not shown`() throws {
    #expect(moderate("hide", id).status == .done)
    func version() throws -> String {
      let list = moderate("list", "--list", "hidden", "--format", "jsonl").output
      return try #require(JSONValue(parsing: Array(list.utf8)).object?["version"]?.string)
    }
    let seen = try version()
    let records = "id,lat,lng,name,status\nA1,52.2,21,Ray,missing\nA2,52.3,21,Mia,found\n"
    try write(Array(records.utf8), to: directory.file("pets.csv"))
    #expect(
      Run(["import", "--source", directory.file("pets.csv"), "--store", store]).status == .done)
    let run = moderate("show", "\(id)@\(seen)")
    #expect(run.status == .noResult)
    #expect(run.errors == "petmap: \(store): nothing to show; check the IDs and versions\n")
    #expect(moderate("show", "\(id)@\(try version())").status == .done)
    #expect(pins() == "2\n")
  }

  @Test func `decisions on matches are printed without IDs`() throws {
    #expect(moderate("decisions").status == .noResult)
    let other = AnnouncementID(ofSource: "A2")
    let opened = try StoreAddress(store).serve()
    let evidence = #"{"species":"DOG","score":0.5,"weights":{"place":1.25}}"#
    let decision = MatchDecision(
      .notMine, on: other, evidence: evidence, at: Timestamp(milliseconds: 0))
    _ = try opened.decide(decision, of: AnnouncementID(ofSource: "A1"), by: .reporter)
    opened.close()
    #expect(
      moderate("decisions").output == """
        {"at":"1970-01-01T00:00:00.000Z","status":"MISSING","decision":"notMine","species":"DOG",\
        "score":0.5,"weights":{"place":1.25}}

        """)
  }

  @Test func `the audit log records what an import closes`() throws {
    let records = "id,lat,lng,name,status\nA2,52.3,21,Mia,found\n"
    try write(Array(records.utf8), to: directory.file("pets.csv"))
    let run = Run(
      ["import", "--source", directory.file("pets.csv"), "--store", store, "--close-missing"],
      environment: ["USER": "kim"])
    #expect(run.errors.contains("1 closed"), "\(run.errors)")
    let log = moderate("audit").output.split(separator: "\n")
    #expect(log.count == 1)
    #expect(
      log.first?.hasSuffix(
        #""actor":"administrator","name":"kim","action":"close","announcement":"\#(id)"}"#)
        == true, "\(log)")
  }

  @Test func `restoring a backup lists what was deleted after it`() {
    let copy = directory.file("copy.sqlite")
    #expect(Run(["store", "backup", copy, "--store", store]).status == .done)
    #expect(moderate("delete", id).status == .done)
    let run = Run(["store", "restore", copy, "--store", store])
    #expect(
      run.errors.hasSuffix(
        "petmap: \(store): 1 announcement exists again that was deleted after the backup; unless this "
          + "is intended, run petmap moderate delete --store \(store) \(id)\n"), "\(run.errors)")
    #expect(pins() == "2\n")
    #expect(moderate("delete", id).status == .done)
  }

  @Test func `an imported announcement has no password to replace`() {
    let run = moderate("password", id)
    #expect(run.status == .noResult)
    #expect(run.errors == "petmap: \"\(store)\": no such announcement; check the ID\n")
  }

  @Test func `bans are listed and ended`() {
    #expect(moderate("bans").errors == "petmap: \(store): 0 banned networks\n")
    #expect(moderate("ban", id).status == .noResult)
    let network = String(repeating: "0", count: 32)
    #expect(moderate("unban", network).status == .noResult)
  }

  @Test(arguments: [
    (["hide"], "ID: missing argument; specify it after hide"),
    (["hide", "x"], "\"x\": not an ID; use one that list prints"),
    (["show", "x@y"], "\"x@y\": not a version; use one that --format jsonl prints"),
    (["hide", "x@7"], "\"x@7\": not an ID; use one that list prints"),
    (["unban", "x"], "NETWORK \"x\": not a network; use the 32 digits that list and bans print"),
    (["hide", "x", "--list", "new"], "--list: unexpected option; omit it"),
    (
      ["audit", "--since", "2026-02-30"],
      "--since \"2026-02-30\": no such day; use YYYY-MM-DD, such as 2024-02-29"
    ),
    (["list", "--ban", "7d"], "--ban: unexpected option; omit it"),
    (["bans", "x"], "\"x\": unexpected argument; specify the store with --store"),
    (["password", "x", "y"], "\"y\": unexpected argument; specify the store with --store"),
  ])
  func `an invalid command line is a usage error`(_ words: [String], _ line: String) {
    let run = Run(["moderate"] + words + ["--store", store])
    #expect(run.status == .usage)
    #expect(run.errors == "petmap: \(line)\n")
  }
}
