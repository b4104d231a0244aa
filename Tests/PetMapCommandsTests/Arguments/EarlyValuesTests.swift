import Foundation
import PetMapCommands
import Testing

/// Tests that an invalid command line is rejected immediately, even if its source would take a long
/// time to read.
@Suite final class EarlyValuesTests {
  private let directory = FileManager.default.temporaryDirectory
    .appendingPathComponent("petmap-early-\(UUID().uuidString)")
  /// A named pipe without a writer, which blocks on opening.
  private let pipe: String

  init() throws {
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    pipe = directory.appendingPathComponent("pipe.csv").path
    let status = unsafe mkfifo(pipe, 0o600)
    try #require(status == 0)
  }

  deinit { try? FileManager.default.removeItem(at: directory) }

  /// Valid options for each command, so that only the tested option is invalid.
  private static let lines = [
    "pins": ["bbox": "-180,-90,180,90"],
    "callout": ["pin": "a", "viewport": "390x844", "format": "svg"],
    "map": ["pin": "a", "viewport": "390x844"],
    "tiles": ["output": "no/such/folder/pets.mbtiles"],
  ]

  /// The commands whose source may be a file; the others access a service.
  private static let commands = CommandTable.all.filter { command in
    command.options.contains { $0.name == "source" }
      && command.options.contains { $0.name == "input-format" }
  }

  /// Options that accept any text.
  private static let texts: Set<String> = [
    "source", "output", "photo", "photos", "name", "pin", "species", "store",
    "mapping", "records", "encoding", "source-crs", "keep", "title", "attribution", "basemap",
    "save", "source-id", "source-name", "layer", "polygon", "page", "places", "about", "for",
  ]

  @Test(arguments: commands.map(\.name), ["", "\u{1}?!"])
  func `an invalid value is rejected before the source is opened`(
    name: String, value: String
  ) throws {
    let command = try #require(Self.commands.first { $0.name == name })
    for option in command.options where option.takesValue {
      if !value.isEmpty, Self.texts.contains(option.name) { continue }
      let others = (Self.lines[name] ?? [:]).filter { $0.key != option.name }
      for source in [pipe, "/no/such.csv"] {
        let arguments =
          [name, "--source", source] + others.map { "--\($0.key)=\($0.value)" }
          + ["--\(option.name)", value]
        let run = Run(arguments)
        #expect(run.status == .usage, "\(arguments)")
        #expect(run.output.isEmpty)
        #expect(run.errors.split(separator: "\n").count == 1)
        #expect(run.errors.hasPrefix("petmap: --\(option.name) \""), "\(run.errors)")
      }
    }
  }

  @Test(arguments: [
    [
      "callout", "--pin", "a", "--viewport", "390x844", "--format", "png", "--photo", "/no/cat.png",
    ],
    ["map", "--pin", "a", "--photo", "/no/cat.png"],
    ["map", "--pin", "a", "--photos", "/no/such/folder"],
  ])
  func `a missing photo is rejected before the source is opened`(arguments: [String]) {
    let run = Run(arguments + ["--source", pipe])
    #expect(run.status == .inputOutput)
    #expect(run.errors.contains("/no/"), "\(run.errors)")
  }

  @Test(arguments: [
    ["callout", "--pin", "a", "--viewport", "30000x30000", "--format", "png"],
    ["map", "--viewport", "9000x9000", "--format", "png", "--scale", "2"],
  ])
  func `a picture that is too large is rejected before the source is opened`(arguments: [String]) {
    let run = Run(arguments + ["--source", pipe])
    #expect(run.status == .usage)
    #expect(run.errors.contains("is too large"), "\(run.errors)")
  }

  @Test func `a repeated option is rejected unless its value is a list`() {
    let run = Run(["man", "--progress", "off", "--progress=json"])
    #expect(run.status == .usage)
    #expect(run.errors == "petmap: --progress: given more than once; specify one value\n")
  }
}
