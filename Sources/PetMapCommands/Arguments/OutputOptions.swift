/// Where a command writes, the same for every command that can write to a file.
package enum OutputOptions {
  /// The file's path; not given and `-` are standard output.
  package static let output = Option(
    "output", "FILE",
    "Write to a file, which is there complete or not at all; - is standard output.",
    absence: "-", completion: .files, read: Values.nonEmpty)
}
