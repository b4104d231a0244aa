import Foundation
import PetMapCommands
import TestSupport
import Testing

/// Tests Military Grid Reference System references.
struct GridReferenceTests {
  private let directory = TemporaryDirectory()

  private func pins(_ text: String) throws -> Run {
    let path = directory.file("pets.csv")
    try write(Array(text.utf8), to: path)
    return Run(["pins", path, "--format", "csv", "--precision", "8"])
  }

  @Test func `references have the same coordinates as in GeographicLib`() throws {
    let fixture = packageRoot.appending(path: "Fixtures/geo/grid-references.txt")
    let expected = try String(contentsOf: fixture, encoding: .utf8)
      .split(separator: "\n").filter { !$0.hasPrefix("#") }.map { $0.split(separator: " ") }
    try #require(expected.count > 300)
    let rows = expected.enumerated().map { "p\($0),\($1[0])" }
    let run = try pins("id,MGRS\n\(rows.joined(separator: "\n"))\n")
    #expect(run.status == .done, "\(run.errors)")
    #expect(run.errors.contains("coordinates as MGRS grid references"), "\(run.errors)")
    let lines = run.output.split(separator: "\n").dropFirst()
    try #require(lines.count == expected.count)
    for (line, expected) in zip(lines, expected) {
      let cells = line.split(separator: ",", omittingEmptySubsequences: false)
      let found = (try #require(Double(cells[8])), try #require(Double(cells[9])))
      let wanted = (try #require(Double(expected[1])), try #require(Double(expected[2])))
      #expect(abs(found.0 - wanted.0) < 2e-8, "\(expected)")
      #expect(abs(found.1 - wanted.1) < 2e-8, "\(expected)")
    }
  }

  @Test(arguments: [
    "incident_mgrs", "USNG", "location", "Grid Reference", "mgrs_coordinates",
  ])
  func `a reference is recognized by the column's name`(_ column: String) throws {
    let run = try pins("id,\(column)\na,34U EC 00833 86586\n")
    #expect(run.output.contains("52.22969846,21.01220376"), "\(run.output)\(run.errors)")
  }

  @Test(arguments: ["34U", "34 N", "UTM 34N", "Zone 34 north"])
  func `eastings and northings are read with the UTM zone of each record`(zone: String) throws {
    let run = try pins(
      "id,easting,northing,zone\na,500833,5786586,\(zone)\nb,300833,6249414,56H\nc,500833,5786586,\n"
    )
    #expect(run.output.contains("52.2296"), "\(run.output)\(run.errors)")
    #expect(run.output.contains(",-33.8"))
    #expect(run.errors.contains("coordinates in UTM zones"))
    #expect(run.errors.contains("1 of 3 records skipped"))
  }

  @Test(arguments: ["34", "34S", "61N", "34U DC", "north"])
  func `a zone without a hemisphere is not used`(zone: String) throws {
    let run = try pins("id,easting,northing,zone\na,500833,5786586,\(zone)\n")
    #expect(run.status == .badData)
    #expect(run.errors.contains("set the coordinate system"))
  }

  @Test(arguments: [
    "34UDZ1234567890", "34UDK1234567890", "61UDC1234567890", "34IDC1234567890", "34UDC123456789",
    "34UDC", "34U", "TQ300800", "34UDC12345678901234", "34UDC12x4567890",
  ])
  func `a record with an invalid grid reference is skipped and reported`(_ text: String) throws {
    let run = try pins("id,mgrs\na,34UEC0083386586\nb,\(text)\n")
    #expect(run.output.split(separator: "\n").count == 2, "\(run.output)")
    #expect(run.errors.contains("pets.csv:3:3"), "\(run.errors)")
    #expect(run.errors.contains("record skipped"), "\(run.errors)")
  }

  @Test func `a column whose name does not suggest a location is ignored`() throws {
    let run = try pins("id,tag\na,34UEC0083386586\n")
    #expect(run.status == .badData)
  }

  @Test func `degrees are preferred to grid references`() throws {
    let run = try pins(
      "id,lat,lng,mgrs\na,50.1,19.9,34UEC0083386586\nb,,,34UEC0083386586\nc,50.2,19.8,\n")
    let found = run.output.split(separator: "\n").dropFirst().map {
      $0.split(separator: ",", omittingEmptySubsequences: false)[8]
    }
    #expect(found == ["50.1", "52.22969846", "50.2"], "\(run.output)\(run.errors)")
  }
}
