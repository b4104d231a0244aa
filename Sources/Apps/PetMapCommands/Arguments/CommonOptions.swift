/// The options common to all commands.
struct CommonOptions: OptionGroup {
  static let title = "Common"

  let quiet = Flag("quiet", "Print only errors to standard error.")
  let verbose = Flag("verbose", "Report every skipped record, and how long reading took.")
  let noColor = Flag("no-color", "Disable color, like NO_COLOR in the environment.")
  let progress = Option<Progress.Format>(
    "progress",
    "Show progress on standard error after a second: on terminals only, or as lines of JSON.",
    default: .auto)
  let help = Flag("help", "Show this help.")
}

extension Progress.Format: Choice {}
