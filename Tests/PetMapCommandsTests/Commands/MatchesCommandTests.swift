import Foundation
import PetMapCommands
import TestSupport
import Testing

@Suite struct MatchesCommandTests {
  private static let header = "id,species,color,sex,dob,lat,lng,date"
  private static let found = """
    \(header),intake
    f1,cat,brown tabby,Female,2021-05-01,33.8001,-118.1803,2025-11-20,x
    f2,cat,black,Male,2024-05-01,33.8301,-118.1903,2025-11-22,x
    """
  private static let missing = """
    \(header)
    m1,cat,bura pręgowana,samica,2021-06-01,33.80,-118.18,2025-11-18
    m2,dog,black,samiec,2021-06-01,33.80,-118.18,2025-11-18
    """

  private let directory = TemporaryDirectory()

  private func files() throws -> (found: String, missing: String) {
    let paths = (directory.file("a.csv"), directory.file("b.csv"))
    try Self.found.write(toFile: paths.0, atomically: true, encoding: .utf8)
    try Self.missing.write(toFile: paths.1, atomically: true, encoding: .utf8)
    return paths
  }

  @Test func `--all prints a line of JSON for each report`() throws {
    let (found, missing) = try files()
    let run = Run(["matches", "--all", "--source", found, "--for", missing, "--format", "jsonl"])
    #expect(run.status == .done, "\(run.errors)")
    let lines = run.output.split(separator: "\n")
    try #require(lines.count == 2)
    #expect(lines[0].hasPrefix(#"{"id":"m1","matches":[{"id":"f1","score":"#))
    #expect(lines[0].contains(#"{"field":"colors","weight":"#))
    #expect(lines[1] == #"{"id":"m2","matches":[]}"#)
    #expect(run.errors.contains("read as found pets, because the reports are of missing ones"))
  }

  @Test func `text says what agrees and what is not known`() throws {
    let (found, missing) = try files()
    let run = Run(["matches", "m1", "--source", found, "--for", missing])
    #expect(run.status == .done, "\(run.errors)")
    #expect(run.output.contains("\n 99 % likely: f1, FOUND, Cat, Nov 20, 2025\n"))
    #expect(run.output.contains("- Colors differ: tabby here, black there\n"))
    #expect(run.output.contains("+ Both female\n"))
    #expect(run.output.contains("? Not known: breed, size, markings, collar\n"))
    for line in run.output.split(separator: "\n") { #expect(line.count <= 80) }
  }

  @Test func `without a match, the status is 1, and the text says that the pet may not be there`()
    throws
  {
    let (found, missing) = try files()
    let run = Run(["matches", "m2", "--source", found, "--for", missing, "--lang", "pl"])
    #expect(run.status == .noResult)
    #expect(run.output.contains("Tego zwierzęcia może nie być w danych."))
  }

  @Test(arguments: [["matches"], ["matches", "m1", "--all"]])
  func `either an ID or --all is required`(_ arguments: [String]) throws {
    let (found, _) = try files()
    #expect(Run(arguments + ["--source", found]).status == .usage)
  }

  @Test func `an unknown ID is an error`() throws {
    let (found, _) = try files()
    let run = Run(["matches", "nobody", "--source", found])
    #expect(run.status == .noResult)
    #expect(run.errors.contains(#""nobody""#))
  }
}
