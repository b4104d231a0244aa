import PetMapSystem
import PetMapFiles

extension Command {
  package static let inspect = Command(
    "inspect",
    abstract: "show a file's format and how its columns are interpreted",
    usage: ["FILE [--format text|json] [--save mapping.json] [options]"],
    discussion: [
      "Lists each column with samples and its field. Also shows what the status, species and sex "
        + "values mean, the extent of the pins, problems with records, and options that would "
        + "improve the result. --save writes the mapping and these options to a file that you can "
        + "edit and pass to --mapping."
    ],
    examples: [
      """
      printf 'id,lat,lng,state\\nrex,52.2297,21.0122,stray\\n' > pets.csv
      petmap inspect pets.csv
      """
    ],
    options: InspectOptions(), run: InspectRun.run)
}

/// The options for `petmap inspect`.
private struct InspectOptions: CommandOptions {
  enum Format: String, Choice {
    case text
    case json
  }

  let output = Output()
  let source = SourceOptions()

  struct Output: OptionGroup {
    static let title = "Output"

    let format = Option<Format>("format", "Set the output format.", default: .text)
    let save = Option(
      "save", "FILE.json",
      "Save the column mapping and the suggested options to a file for --mapping.",
      completion: .files, read: Values.nonEmpty)
  }
}

/// The implementation of `petmap inspect`.
private enum InspectRun {
  /// Returns the path of the file.
  ///
  /// - Parameter paths: The value of `--source`.
  private static func path(_ paths: [String]) throws(CommandError) -> String {
    guard let path = paths.first else {
      throw .usage("no file specified", at: "inspect", remedy: "specify the file to inspect")
    }
    guard paths.count == 1 else {
      throw .usage(
        "more than one file", at: paths[1].quoted, remedy: "inspect one file at a time")
    }
    return path
  }

  static func run(
    _ arguments: Arguments<InspectOptions>, _ console: Console
  ) throws(CommandError) -> ExitStatus {
    let path = try path(arguments.source.source ?? [])
    let part = PinSource.Part(path)
    if part.service != nil || FileSystem.kind(of: path) != nil && part.isStore {
      throw .usage(
        "\(part.service == nil ? "a store" : "a service") needs no mapping",
        at: path.quoted, remedy: "list its pins with petmap pins")
    }
    let options = try ReadingOptions(arguments.source, console)
    let save = arguments.output.save
    if let save, let identity = FileSystem.identity(of: save),
      identity == FileSystem.identity(of: path)
    {
      throw .usage(
        "the output is also the source", at: "--save \(save.quoted)",
        remedy: "write to another file")
    }
    let inspection: SourceInspection
    do throws(FileError) {
      inspection = try SourceInspection(path: path, options: options)
    } catch {
      throw CommandError(error)
    }
    let suggestions = ReadingSuggestions(inspection, options, path: path)
    if let save {
      let stream = try OutputStream(path: save)
      stream.write(suggestions.mappingFile)
      try stream.finish()
      console.note("\(save): mapping saved; use it with --mapping \(save.shellWord)")
    }
    switch arguments.output.format {
    case .text:
      let text = InspectionText(inspection, suggestions, path: path)
      for line in text.lines(width: console.output.columns ?? 80, console) {
        console.output.write(styled: line + "\n")
      }
    case .json: console.output.write(InspectionJSON.text(inspection, suggestions, path: path))
    }
    if let failure = inspection.failure { throw CommandError(failure) }
    return .done
  }
}
