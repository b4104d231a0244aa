/// The program from its words to its exit status.
package enum Program {
  package static let version = "0.1.0"

  /// - Parameter words: the command line without the program's name.
  package static func run(_ words: [String], console: Console) -> ExitStatus {
    do {
      let status = try dispatch(words, console: console)
      try console.output.finish()
      return status
    } catch {
      // A beginning alone is of no use to the reader of a pipe.
      console.output.discard()
      console.output.flush()
      if !console.output.isBrokenPipe { console.report(error) }
      return error.status
    }
  }

  private static func dispatch(
    _ words: [String], console: Console
  ) throws(CommandError) -> ExitStatus {
    let commands = CommandTable.all
    // Options that hold for the program may stand before the command.
    guard let first = words.first else {
      console.errors.write(HelpScreen.text(of: commands))
      console.errors.flush()
      return .usage
    }
    if first == "--help" || first == "-h" || first == "help" {
      if let command = commands.first(where: { $0.name == words.dropFirst().first }) {
        console.output.write(HelpScreen.text(of: command))
      } else {
        console.output.write(HelpScreen.text(of: commands))
      }
      return .done
    }
    if first == "--version" {
      console.output.write("petmap \(version)\n")
      return .done
    }
    guard let command = commands.first(where: { $0.name == first }) else {
      let names = commands.map(\.name) + ["--help", "--version"]
      let kind = first.utf8.starts(with: "-".utf8) ? "option" : "command"
      let nearest = Suggestion.nearest(to: first, among: names)
      throw .usage(
        "unknown \(kind)", at: first.quoted,
        remedy: nearest.map { "did you mean \($0)?" } ?? "see petmap --help")
    }
    let rest = words.dropFirst()
    // Help is given however wrong the rest of the line is.
    if rest.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
      console.output.write(HelpScreen.text(of: command))
      return .done
    }
    let arguments = try Arguments(rest, of: command)
    console.isQuiet = arguments[CommonOptions.quiet]
    console.isVerbose = arguments[CommonOptions.verbose]
    if arguments[CommonOptions.noColor] { console.allowsColor = false }
    return try command.run(arguments, console)
  }

  /// The process's own line, streams and end.
  package static func main() -> Never {
    Platform.endQuietlyOnBrokenPipe()
    let status = run(Array(CommandLine.arguments.dropFirst()), console: .standard())
    Platform.exit(status)
  }
}
