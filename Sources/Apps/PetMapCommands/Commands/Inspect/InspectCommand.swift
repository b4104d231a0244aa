import PetMapSystem
import PetMapFiles

extension Command {
  package static let inspect = Command(
    "inspect",
    abstract: "what a file is, and how its columns are read",
    usage: ["FILE [--format text|json] [--save mapping.json] [options]"],
    discussion: [
      "Every column with its values and what it becomes; what the values of status, species and sex "
        + "mean; where the pins are; what is wrong with records; and the command line that would read "
        + "the file better. With --save it becomes a file for --mapping, to be edited and used again."
    ],
    examples: [
      """
      printf 'id,lat,lng,state\\nrex,52.2297,21.0122,stray\\n' > pets.csv
      petmap inspect pets.csv
      """
    ],
    groups: [
      Group("Output", [InspectOptions.format.definition, InspectOptions.save.definition]),
      SourceOptions.group,
    ],
    run: InspectRun.run)
}

/// The options of `petmap inspect` alone.
package enum InspectOptions {
  package enum Format: String, Choice {
    case text
    case json
  }

  package static let format = Option<Format>("format", "How it is printed.", default: "text")
  package static let save = Option(
    "save", "FILE.json", "Write how the file is read, and what is suggested, for --mapping.",
    completion: .files, read: Values.nonEmpty)
}

/// One run of `petmap inspect`.
private enum InspectRun {
  /// The one file, named by itself or after `--source`.
  private static func path(_ arguments: Arguments) throws(CommandError) -> String {
    let paths = try arguments[SourceOptions.source] ?? []
    guard let path = paths.first else {
      throw .usage("no file named", at: "inspect", remedy: "give the file to look at")
    }
    guard paths.count == 1 else {
      throw .usage(
        "more than one file", at: paths[1].quoted, remedy: "look at one file at a time")
    }
    return path
  }

  static func run(
    _ arguments: Arguments, _ console: Console
  ) throws(CommandError) -> ExitStatus {
    let path = try path(arguments)
    let options = try ReadingOptions(arguments, console)
    let save = try arguments[InspectOptions.save]
    if let save, let identity = FileSystem.identity(of: save),
      identity == FileSystem.identity(of: path)
    {
      throw .usage(
        "the output is the source itself", at: "--save \(save.quoted)",
        remedy: "write to another file")
    }
    let inspection: SourceInspection
    do throws(FileError) {
      inspection = try SourceInspection(path: path, options: options)
    } catch {
      throw CommandError(error)
    }
    let better = BetterReading(inspection, options, path: path)
    if let save {
      let stream = try OutputStream(path: save)
      stream.write(better.mappingFile)
      try stream.finish()
      console.note("\(save): use it with --mapping \(save)")
    }
    switch try arguments[InspectOptions.format] ?? .text {
    case .text:
      let text = InspectionText(inspection, better, path: path)
      for line in text.lines(width: console.output.columns ?? 80, console) {
        console.output.write(line + "\n")
      }
    case .json: console.output.write(InspectionJSON.text(inspection, better, path: path))
    }
    if let failure = inspection.failure { throw CommandError(failure) }
    return .done
  }
}
