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
