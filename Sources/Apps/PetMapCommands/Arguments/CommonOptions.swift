/// The options common to all commands.
struct CommonOptions: OptionGroup {
  static let title = "Common"

  let quiet = Flag("quiet", "Print only errors to standard error.")
  let verbose = Flag("verbose", "Report every skipped record and the reading time.")
  let noColor = Flag("no-color", "Disable color. Setting NO_COLOR does the same.")
  let progress = Option<Progress.Format>(
    "progress",
    "Show progress on standard error after one second: on terminals only (auto), or as JSON lines.",
    default: .auto)
  let help = Flag("help", "Show this help.")
}

extension Progress.Format: Choice {}
