import Foundation
import PetMapCommands
import TestSupport
import Testing

/// Tests which photos a source's records can refer to.
@Suite final class PhotoFilesTests {
  private let directory = FileManager.default.temporaryDirectory
    .appendingPathComponent("petmap-photos-\(UUID().uuidString)")
  private static let photo = packageRoot.appendingPathComponent("Fixtures/callout/photo.jpg")

  init() throws {
    let manager = FileManager.default
    for folder in ["pets/photos", "elsewhere", "pets-too"] {
      try manager.createDirectory(
        at: directory.appendingPathComponent(folder), withIntermediateDirectories: true)
    }
    for name in [
      "pets/own.jpg", "pets/photos/inside.jpg", "elsewhere/outside.jpg", "pets-too/near.jpg",
    ] {
      try manager.copyItem(at: Self.photo, to: directory.appendingPathComponent(name))
    }
    try manager.createSymbolicLink(
      atPath: path("pets/link.jpg"), withDestinationPath: "../elsewhere/outside.jpg")
    try manager.createSymbolicLink(atPath: path("pets/away"), withDestinationPath: "../elsewhere")
    try manager.createSymbolicLink(
      atPath: path("pets/within.jpg"), withDestinationPath: "photos/inside.jpg")
    let status = unsafe mkfifo(path("pets/pipe.jpg"), 0o600)
    try #require(status == 0)
  }

  deinit { try? FileManager.default.removeItem(at: directory) }

  private func path(_ name: String) -> String { directory.appendingPathComponent(name).path }

  /// Draws a pin's callout.
  private func draw(_ photo: String, _ arguments: [String] = [], command: String = "callout") throws
    -> Run
  {
    let line =
      #"{"id":"a","status":"FOUND","locationLatitude":1,"locationLongitude":2,"photoUrl":"\#(photo)"}"#
    try line.write(toFile: path("pets/pets.ndjson"), atomically: true, encoding: .utf8)
    return Run(
      [
        command, "--source", path("pets/pets.ndjson"), "--pin", "a", "--viewport", "390x844",
        "--format", "svg",
      ] + arguments)
  }

  private func isDrawn(_ run: Run) -> Bool { run.output.contains("image/jpeg") }

  @Test(
    arguments: ["callout", "map"],
    cases(of: ["own.jpg", "photos/inside.jpg", "./own.jpg", "within.jpg"], debug: 1))
  func `a photo in the source's directory is drawn`(command: String, name: String) throws {
    let run = try draw(name, command: command)
    #expect(run.status == .done)
    #expect(isDrawn(run))
    // At this zoom, the map first prints a note about the accuracy of its coastlines.
    #expect(!run.notes.contains("photo"))
    #expect(isDrawn(try draw(path("pets/" + name), command: command)))
    #expect(isDrawn(try draw("file://" + path("pets/" + name), command: command)))
  }

  @Test(arguments: ["callout", "map"])
  func `data cannot refer to files outside the source's directory`(command: String) throws {
    for name in [
      "../elsewhere/outside.jpg", "photos/../../elsewhere/outside.jpg", "link.jpg",
      "away/outside.jpg", "../pets-too/near.jpg", path("elsewhere/outside.jpg"),
      "file://" + path("elsewhere/outside.jpg"),
    ] {
      let run = try draw(name, command: command)
      #expect(run.status == .done)
      #expect(!isDrawn(run), "\(name)")
      // At this zoom, the map first prints a note about the accuracy of its coastlines.
      let notes = run.notes.split(separator: "\n").filter { !$0.contains("built-in coastlines") }
      #expect(notes.count == 1)
      #expect(
        notes.first?.contains("outside the directory \"") == true, "\(run.errors)")
    }
  }

  @Test(arguments: ["../elsewhere/outside.jpg", "link.jpg", "away/outside.jpg", "outside.jpg"])
  func `--photos sets another directory`(name: String) throws {
    #expect(isDrawn(try draw(name, ["--photos", path("elsewhere")])))
    #expect(try !isDrawn(draw("own.jpg", ["--photos", path("elsewhere")])))
    #expect(isDrawn(try draw(name == "outside.jpg" ? "own.jpg" : name, ["--photos", path(".")])))
  }

  @Test(arguments: ["pipe.jpg", "photos", "gone.jpg", "own.jpg/x", "\u{0}own.jpg", ""])
  func `only regular files are opened`(name: String) throws {
    let escaped = name.replacingOccurrences(of: "\u{0}", with: "\\u0000")
    let run = try draw(escaped)
    #expect(run.status == .done)
    #expect(!isDrawn(run))
    let given = try draw("own.jpg", ["--photo", path("pets/" + name)])
    #expect(given.status == .inputOutput)
    #expect(given.output.isEmpty)
  }

  @Test func `data from standard input can only refer to files in the --photos directory`() throws {
    let line = #"{"id":"a","locationLatitude":1,"locationLongitude":2,"photoUrl":"own.jpg"}"#
    let arguments = [
      "callout", "--source", "-", "--input-format", "geojsonl", "--pin", "a", "--viewport",
      "390x844", "--format", "svg",
    ]
    let run = try Subprocess(arguments, input: line)
    #expect(run.status == 0)
    #expect(!run.output.contains("image/jpeg"))
    #expect(run.errors.contains("--photos"))
    let named = try Subprocess(arguments + ["--photos", path("pets")], input: line)
    #expect(named.output.contains("image/jpeg"))
  }
}
