/// The options that every command has.
package enum CommonOptions {
  package static let quiet = Flag("quiet", "Only errors on standard error.")
  package static let verbose = Flag("verbose", "Every skipped record and where the time went.")
  package static let noColor = Flag("no-color", "No colour, as with NO_COLOR in the environment.")
  package static let progress = Option<Progress.Format>(
    "progress", "Progress of work over a second, on standard error: on a terminal, as JSON lines.",
    default: "auto")
  package static let help = Flag("help", "This text.")

  package static let group = Command.Group(
    "Common",
    [
      quiet.definition, verbose.definition, noColor.definition, progress.definition,
      help.definition,
    ])
}

extension Progress.Format: Choice {}
