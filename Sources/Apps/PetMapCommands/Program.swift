import PetMapFiles
import PetMapPhotoWorker
import PetMapSystem
import PetMapParameters

/// The program, from its command line to its exit status.
package enum Program {
  /// Runs the program.
  ///
  /// - Parameter words: The command line without the program's name.
  package static func run(_ words: [String], console: Console) -> ExitStatus {
    do {
      let status = try dispatch(words, console: console)
      try console.output.finish()
      return status
    } catch {
      // Incomplete output is of no use to the program that reads the pipe.
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
    guard let position = try commandPosition(in: words, commands) else {
      let isRequested = words.contains { $0 == "--help" || $0 == "-h" }
      if words.contains("--version"), !isRequested {
        console.output.write("petmap \(Version.current)\n")
        return .done
      }
      (isRequested ? console.output : console.errors).write(HelpScreen.text(of: commands))
      console.errors.flush()
      return isRequested ? .done : .usage
    }
    let name = words[position]
    if name == "help" {
      let command = commands.first { words[(position + 1)...].contains($0.name) }
      console.output.write(
        command.map(HelpScreen.text(of:)) ?? HelpScreen.text(of: commands))
      return .done
    }
    guard let command = commands.first(where: { $0.name == name }) else {
      throw unknown("command", name, among: commands.map(\.name))
    }
    var rest = words
    rest.remove(at: position)
    return try run(command, rest, console: console)
  }

  /// Returns the index of the command's name, which options may precede.
  private static func commandPosition(
    in words: [String], _ commands: [Command]
  ) throws(CommandError) -> Int? {
    var position = 0
    while position < words.count {
      let word = words[position]
      guard word.utf8.starts(with: "-".utf8), word != "--" else {
        return word == "--" ? nil : position
      }
      let name = String(word.prefix { $0 != "=" })
      if name == "--help" || name == "-h" || name == "--version" { return nil }
      let options = commands.flatMap(\.options)
      guard let option = options.first(where: { "--" + $0.name == name }) else {
        let names = options.map { "--" + $0.name } + ["--version"]
        throw unknown("option", name, among: names)
      }
      position += option.takesValue && name == word ? 2 : 1
    }
    return nil
  }

  private static func unknown(
    _ kind: String, _ name: String, among names: [String]
  ) -> CommandError {
    let nearest = Suggestion.nearest(to: name, among: names)
    return .usage(
      "unknown \(kind)", at: name.quoted,
      remedy: nearest.map { "did you mean \($0)?" } ?? "see petmap --help")
  }

  private static func run(
    _ command: Command, _ words: [String], console: Console
  ) throws(CommandError) -> ExitStatus {
    // --help takes precedence over errors in the rest of the line.
    if words.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
      console.output.write(HelpScreen.text(of: command))
      return .done
    }
    let parsed = try ParsedArguments(words, of: command)
    let common = Arguments(CommonOptions(), parsed)
    console.isQuiet = common.quiet
    console.isVerbose = common.verbose
    if common.noColor { console.allowsColor = false }
    console.progress = common.progress
    return try command.run(parsed, console)
  }

  /// Runs the program with the command line and the streams of the process, and exits.
  package static func main() -> Never {
    PhotoWorker.runIfAsked(Array(CommandLine.arguments.dropFirst()))
    ProcessSignals.endQuietlyOnBrokenPipe()
    ProcessSignals.failAtFileSizeLimit()
    // By default, glibc keeps freed blocks of up to 32 MB. Returning them reduces the memory used
    // to cluster a million pins from 330 to 270 MB.
    FreedMemory.giveBack(fromBytes: 4 << 20)
    let status = run(Array(CommandLine.arguments.dropFirst()), console: .standard())
    CurrentProcess.exit(status.rawValue)
  }
}
