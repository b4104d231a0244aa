/// The output of `--help`, at most 80 columns wide.
package enum HelpScreen {
  package static let width = 80

  package static func text(of command: Command) -> String {
    var text = wrap("petmap \(command.name) - \(command.abstract)", indent: 0) + "\n"
    for (index, usage) in command.usage.enumerated() {
      let prefix = index == 0 ? "Usage: " : "       "
      text += wrap(prefix + "petmap \(command.name) \(usage)", indent: 0, hanging: 11)
    }
    let operands = command.shownOperands
    if !operands.isEmpty {
      text += operands.count == 1 ? "\nArgument:\n" : "\nArguments:\n"
      for operand in operands { text += row(operand.placeholder, operand.help) }
    }
    for group in command.groups + [Command.commonGroup] {
      text += "\n\(group.title):\n"
      for option in group.options { text += row(heading(option), describe(option)) }
    }
    for paragraph in command.discussion { text += "\n" + wrap(paragraph, indent: 0) }
    text += command.examples.count == 1 ? "\nExample:\n" : "\nExamples:\n"
    for example in command.examples {
      text += example.split(separator: "\n").map { "  \($0)\n" }.joined()
    }
    return text
  }

  package static func text(of commands: [Command]) -> String {
    var text = """
      petmap - lost and found pets on a map

      Usage: petmap <command> [options]

      Commands:

      """
    for command in commands { text += row(command.name, command.abstract, column: 16) }
    text += """

      Options:
      \(row("--help", "Show this help; petmap <command> --help describes a command.", column: 16))\
      \(row("--version", "Show the version.", column: 16))
      Example:

      """
    for line in (commands.first?.examples.first ?? "").split(separator: "\n") {
      text += "  \(line)\n"
    }
    return text
  }

  /// The heading of an option's row: `--limit N`.
  static func heading(_ option: OptionDefinition) -> String {
    option.placeholder.map { "--\(option.name) \($0)" } ?? "--\(option.name)"
  }

  /// The description of an option with its default.
  static func describe(_ option: OptionDefinition) -> String {
    option.defaultText.map { "\(option.help) Default: \($0)." } ?? option.help
  }

  private static func row(_ heading: String, _ help: String, column: Int = 26) -> String {
    let body = wrap(help, indent: column)
    let head = "  " + heading
    guard head.count + 2 <= column else { return head + "\n" + body }
    return head + body.dropFirst(head.count)
  }

  /// Wraps text to lines of at most 80 columns; see ``Swift/String/wrapped(to:indent:hanging:)``.
  private static func wrap(_ text: String, indent: Int, hanging: Int = 0) -> String {
    text.wrapped(to: width, indent: indent, hanging: hanging).joined(separator: "\n") + "\n"
  }
}
