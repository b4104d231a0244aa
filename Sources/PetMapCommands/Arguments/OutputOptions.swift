/// Where a command writes, the same for every command that can write to a file.
package enum OutputOptions {
  /// The file's path; not given and `-` are standard output.
  package static let output = output(also: nil)

  /// - Parameter more: what the help says besides.
  static func output(also more: String?) -> Option<String> {
    Option(
      "output", "FILE",
      "Write to a file, which is there complete or not at all; - is standard output."
        + (more.map { " " + $0 } ?? ""),
      absence: "-", completion: .files, read: Values.nonEmpty)
  }
}
