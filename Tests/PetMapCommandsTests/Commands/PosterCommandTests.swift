import Foundation
import PetMapCommands
import TestSupport
import Testing

@Suite final class PosterCommandTests {
  private let directory = FileManager.default.temporaryDirectory
    .appendingPathComponent("petmap-posters-\(UUID().uuidString)")
  private static let link = "https://pets.example/pets/a"

  init() throws {
    let manager = FileManager.default
    try manager.createDirectory(at: directory, withIntermediateDirectories: true)
    try manager.copyItem(
      at: packageRoot.appendingPathComponent("Fixtures/callout/photo.jpg"),
      to: directory.appendingPathComponent("photo.jpg"))
    let line =
      #"{"id":"a","petName":"Burek","species":"DOG","status":"MISSING","#
      + #""locationLatitude":52.2297,"locationLongitude":21.0122,"phone":"600 100 200","photoUrl":"photo.jpg"}"#
    try line.write(toFile: path("pets.ndjson"), atomically: true, encoding: .utf8)
  }

  deinit { try? FileManager.default.removeItem(at: directory) }

  private func path(_ name: String) -> String { directory.appendingPathComponent(name).path }

  private func poster(_ arguments: [String], columns: Int? = nil) -> Run {
    Run(["poster"] + arguments + ["--source", path("pets.ndjson")], columns: columns)
  }

  @Test(
    .needs("pdfinfo", "pdftotext"),
    arguments: [("a4", "en", "MISSING DOG"), ("letter", "pl", "ZAGINĄŁ PIES")])
  func `a poster has one page of the chosen size, in the chosen language`(
    size: String, language: String, headline: String
  ) throws {
    let file = path("\(size).pdf")
    let run = poster(["a", "--size", size, "--lang", language, "--output", file])
    #expect(run.status == .done && run.errors.isEmpty, "\(run.errors)")
    let info = try Tool("pdfinfo").output([file])
    #expect(info.contains(/Pages: +1\n/))
    #expect(info.contains(size == "a4" ? "A4" : "letter"))
    let text = try Tool("pdftotext").output([file, "-"])
    for words in [headline, "Burek", "600 100 200"] { #expect(text.contains(words)) }
  }

  @Test(.needs("zbarimg")) func `a poster's QR code contains its link`() throws {
    let file = path("poster.png")
    let run = poster(["a", "--link", Self.link, "--output", file])
    #expect(run.status == .done, "\(run.errors)")
    #expect(try bytes(of: file).starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(try Tool("zbarimg").output(["--quiet", "--raw", file]) == Self.link + "\n")
  }

  @Test(arguments: [
    (["b"], 1, ["\"b\" in \"pets.ndjson\"", "no such announcement", "check the ID"]),
    ([], 2, ["ID", "missing argument", "specify the announcement's ID"]),
    (["a", "--size", "a5"], 2, ["--size", "a4", "letter"]),
    (
      ["a", "--link", "pets.example"], 2,
      ["--link \"pets.example\"", "not a URL", "use one such as https://pets.example/pets/ID"]
    ),
    (
      ["a", "--output", "poster.doc"], 2,
      ["--output \"poster.doc\"", "unknown file extension .doc", "pdf, png"]
    ),
  ])
  func `an error contains the location, the problem, and a remedy`(
    arguments: [String], status: Int, pieces: [String]
  ) {
    let run = poster(arguments)
    #expect(run.status == (status == 2 ? .usage : .noResult))
    let errors = run.errors.replacing(directory.path + "/", with: "")
    for piece in pieces { #expect(errors.contains(piece), "\(run.errors)") }
  }

  @Test func `a PDF is not written to a terminal`() {
    let run = poster(["a"], columns: 80)
    #expect(run.status == .usage && run.output.isEmpty)
    #expect(run.errors.contains("cannot write PDF to a terminal"))
    #expect(run.errors.contains("add --output poster.pdf"))
  }
}
