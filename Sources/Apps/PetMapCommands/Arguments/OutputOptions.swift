/// Where a command writes, the same for every command that can write to a file.
package enum OutputOptions {
  /// The file's path; not given and `-` are standard output.
  package static let output = output(also: nil)

  package static let csvSafe = Flag(
    "csv-safe",
    "CSV: put an apostrophe before texts that begin with = + - @, a tab or a line end, which a "
      + "spreadsheet would take for formulas. Numbers stay numbers.")

  /// Whether CSV is to be safe.
  ///
  /// - Throws: a usage error for another format.
  static func isCSVSafe(_ arguments: Arguments, isCSV: Bool) throws(CommandError) -> Bool {
    guard arguments[csvSafe] else { return false }
    guard isCSV else {
      throw .usage(
        "only CSV has formulas", at: "--csv-safe", remedy: "add --format csv, or leave it out")
    }
    return true
  }

  /// - Parameter more: what the help says besides.
  static func output(also more: String?) -> Option<String> {
    Option(
      "output", "FILE",
      "Write to a file, which is there complete or not at all; - is standard output."
        + (more.map { " " + $0 } ?? ""),
      absence: "-", completion: .files, read: Values.nonEmpty)
  }
}
