import Foundation
import PetMapCommands
import Testing

@Suite struct OutputFileTests {
  private let directory = FileManager.default.temporaryDirectory
    .appendingPathComponent("petmap-output-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
  }

  private func contents() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: directory.path).sorted()
  }

  @Test func isThereWhenItIsFinishedAndNotBefore() throws {
    defer { try? FileManager.default.removeItem(at: directory) }
    let path = directory.appendingPathComponent("pins.csv")
    try "old".write(to: path, atomically: true, encoding: .utf8)
    let file = try OutputFile(path.path)
    file.stream.write("new")
    file.stream.flush()
    #expect(try String(contentsOf: path, encoding: .utf8) == "old")
    try file.finish()
    #expect(try String(contentsOf: path, encoding: .utf8) == "new")
    #expect(try contents() == ["pins.csv"])
  }

  @Test func leavesNothingWhenItIsGivenUp() throws {
    defer { try? FileManager.default.removeItem(at: directory) }
    do {
      let file = try OutputFile(directory.appendingPathComponent("pins.csv").path)
      file.stream.write("half")
      file.stream.flush()
      #expect(try contents().count == 1)
    }
    #expect(try contents().isEmpty)
  }

  @Test func followsALinkAndKeepsPermissions() throws {
    defer { try? FileManager.default.removeItem(at: directory) }
    let target = directory.appendingPathComponent("target")
    let link = directory.appendingPathComponent("link")
    try "old".write(to: target, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: target.path)
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: target)
    let file = try OutputFile(link.path)
    file.stream.write("new")
    try file.finish()
    #expect(try String(contentsOf: target, encoding: .utf8) == "new")
    let attributes = try FileManager.default.attributesOfItem(atPath: target.path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    #expect(try contents() == ["link", "target"])
  }

  @Test func saysWhyItCannotBeWritten() throws {
    defer { try? FileManager.default.removeItem(at: directory) }
    #expect(throws: CommandError.self) { try OutputFile(directory.path) }
    let missing = directory.appendingPathComponent("no/such/file").path
    do {
      _ = try OutputFile(missing)
      Issue.record("no error")
    } catch {
      #expect(error.status == .inputOutput)
      #expect(
        error.line
          == "cannot write: No such file or directory, \"\(missing)\", check the path given with "
          + "--output")
    }
  }
}
