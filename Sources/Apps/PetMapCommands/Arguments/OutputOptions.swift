/// The options for output, shared by all commands that can write to a file.
package enum OutputOptions {
  /// The path of the output file. If it is omitted or `-`, the output is standard output.
  package static let output = output(also: nil)

  package static let csvSafe = Flag(
    "csv-safe",
    "In CSV, put an apostrophe before text that begins with =, +, -, @, a tab or a line break, which "
      + "spreadsheets would evaluate as a formula. Numbers are not changed.")

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
