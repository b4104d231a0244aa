import Foundation
import PetMapCommands
import TestSupport
import Testing

@Suite struct OptionTests {
  @Test(arguments: CommandTable.all.map(\.name))
  func `every option of a command has a unique name and is accepted`(name: String) throws {
    let command = try #require(CommandTable.all.first { $0.name == name })
    let names = command.options.map(\.name)
    #expect(Set(names).count == names.count)
    for option in command.options where !option.takesValue {
      _ = try ParsedArguments(["--\(option.name)"], of: command)
    }
    for option in command.options {
      for choice in option.choices {
        _ = try ParsedArguments(["--\(option.name)", choice], of: command)
      }
    }
  }

  @Test func `reading an option that the command lacks stops the process`() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let console = Console(
        output: OutputStream(keepingWithColumns: nil),
        errors: OutputStream(keepingWithColumns: nil)
      ) { _ in nil }
      let arguments = Arguments(SourceOptions(), try ParsedArguments([], of: .man))
      _ = try SourceStore.read(arguments, console)
    }
    let message = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(message.contains("--source is not an option of the command"), "\(message)")
  }

  /// A command line, and options whose defaults are given in the command's help.
  private static let defaults: [(line: [String], options: [String])] = [
    (["pins"], ["offset", "metric"]),
    (["pins", "--cluster", "--zoom", "3"], ["cluster-radius", "min-points"]),
    (
      ["callout", "--pin", "rex", "--viewport", "390x844"],
      [
        "insets", "marker", "gap", "arrow", "sides", "align", "padding", "width", "text-scale",
        "photo-height", "lang", "contrast", "measure",
      ]
    ),
    (["callout", "--pin", "rex", "--viewport", "390x844", "--format", "png"], ["scale"]),
    (["map", "--pin", "rex"], ["fit", "insets", "theme"]),
    (["map", "--pin", "rex", "--viewport", "400x300", "--format", "png"], ["scale"]),
    (["show", "rex"], ["format", "lang"]),
    (["poster", "rex"], ["size", "lang"]),
    (["inspect"], ["format"]),
  ]

  @Test(arguments: defaults)
  func `omitting an option is the same as passing the default given in its help`(
    line: [String], options: [String]
  ) throws {
    let directory = TemporaryDirectory()
    let file = directory.file("pets.csv")
    let pins = "id,lat,lng,name\nrex,52.2297,21.0122,Rex\nmia,52.23,21.01,Mia\n"
    try Data(pins.utf8).write(to: URL(fileURLWithPath: file))
    let command = try #require(CommandTable.all.first { $0.name == line[0] })
    let words = line + ["--source", file]
    let expected = Run(words)
    #expect(expected.status == .done, "\(expected.errors)")
    for name in options {
      let option = try #require(command.options.first { $0.name == name })
      let text = try #require(option.defaultText)
      let run = Run(words + ["--\(name)", text])
      #expect(run.status == .done, "\(run.errors)")
      #expect(run.output == expected.output, "--\(name) \(text)")
    }
  }
}
