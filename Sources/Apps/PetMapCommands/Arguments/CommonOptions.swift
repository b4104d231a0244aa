/// The options of every command.
package enum CommonOptions {
  package static let quiet = Flag("quiet", "Print only errors to standard error.")
  package static let verbose = Flag(
    "verbose", "Report every skipped record, and how long reading took.")
  package static let noColor = Flag("no-color", "Disable color, like NO_COLOR in the environment.")
  package static let progress = Option<Progress.Format>(
    "progress",
    "Show progress on standard error after a second: on terminals only, or as lines of JSON.",
    default: "auto")
  package static let help = Flag("help", "Show this help.")

  package static let group = Command.Group(
    "Common",
    [
      quiet.definition, verbose.definition, noColor.definition, progress.definition,
      help.definition,
    ])
}

extension Progress.Format: Choice {}

/// The options for output, shared by all commands that can write to a file.
package enum OutputOptions {
  /// The path of the output file. If it is omitted or `-`, the output is standard output.
  package static let output = output(also: nil)

  package static let csvSafe = Flag(
    "csv-safe",
    "In CSV, put an apostrophe before text that begins with =, +, -, @, a tab or a line break, "
      + "which spreadsheets would evaluate as a formula. Numbers are not changed.")

  /// Returns whether CSV is protected from formulas.
  ///
  /// - Throws: A usage error if the format is not CSV.
  static func isCSVSafe(_ arguments: Arguments, isCSV: Bool) throws(CommandError) -> Bool {
    guard arguments[csvSafe] else { return false }
    guard isCSV else {
      throw .usage("applies only to CSV", at: "--csv-safe", remedy: "add --format csv, or omit it")
    }
    return true
  }

  /// - Parameter more: Additional help.
  static func output(also more: String?) -> Option<String> {
    Option(
      "output", "FILE",
      "Write to this file, which is replaced only if the command succeeds; - is standard output."
        + (more.map { " " + $0 } ?? ""),
      unsetValue: "-", completion: .files, read: Values.nonEmpty)
  }
}
