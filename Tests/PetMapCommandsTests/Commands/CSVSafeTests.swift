import Foundation
import PetMapCommands
import Testing

struct CSVSafeTests {
  /// Every text field begins like a formula.
  private let input = """
    id,name,species,breed,description,phone,reward,lat,lng,=note,depth
    =1,+cmd|' /C calc'!A0,@SUM(1),-2+3,"=HYPERLINK(""x"",1)",+48 123,=1,-33.8,-118.2,-x,-12.5

    """
  private let options = [
    "--input-format", "csv", "--format", "csv", "--keep", "=note,depth", "--source", "-",
  ]

  @Test func `--csv-safe escapes text that begins like a formula and leaves numbers unchanged`()
    throws
  {
    let run = try Subprocess(["pins", "--csv-safe"] + options, input: input)
    #expect(run.status == 0, "\(run.errors)")
    let lines = run.output.split(separator: "\n")
    try #require(lines.count == 2)
    #expect(lines[0].hasSuffix(",'=note,depth"))
    let row = String(lines[1])
    #expect(row.hasPrefix("'=1,'+cmd|' /C calc'!A0,'@SUM(1),'-2+3,"))
    #expect(row.contains(#""'=HYPERLINK(""x"",1)""#))
    #expect(row.contains(",-33.8,-118.2,"))
    #expect(row.contains(",'+48 123,"))
    #expect(row.contains(",'=1,"))
    #expect(row.hasSuffix(",'-x,-12.5"))
  }

  @Test func `text is unchanged without --csv-safe`() throws {
    let run = try Subprocess(["pins"] + options, input: input)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("\n=1,+cmd|' /C calc'!A0,@SUM(1),-2+3,"))
  }

  @Test func `--csv-safe applies to clusters and exports`() throws {
    let directory = try temporaryDirectory()
    defer { try? FileManager.default.removeItem(at: directory) }
    let clusters = try Subprocess(
      [
        "pins", "--cluster", "--zoom", "3", "--csv-safe", "--input-format", "csv", "--format",
        "csv", "--source", "-",
      ],
      input: input)
    #expect(clusters.output.contains(",'+cmd|' /C calc'!A0,'@SUM(1),'-2+3,"), "\(clusters)")
    let store = directory.path + "/pets.sqlite"
    let imported = try Subprocess(
      ["import", "--input-format", "csv", "--store", store, "--source", "-"], input: input)
    #expect(imported.status == 0, "\(imported.errors)")
    let exported = try Subprocess(["export", "--store", store, "--format", "csv", "--csv-safe"])
    #expect(exported.output.contains(",'+cmd|' /C calc'!A0,'@SUM(1),'-2+3,"), "\(exported)")
    #expect(exported.output.contains(",-33.8,-118.2,"))
  }

  @Test func `--csv-safe requires CSV`() {
    let run = Run(["pins", "--csv-safe", "--format", "json", "--source", "x.csv"])
    #expect(run.status == .usage)
    #expect(run.errors.contains("--csv-safe"))
  }
}
