/// A command of the program: its part of the option table and what it does.
package struct Command: Sendable {
  /// Options that belong together, under a heading of the help screen.
  package struct Group: Sendable {
    package let title: String
    package let options: [OptionDefinition]

    package init(_ title: String, _ options: [OptionDefinition]) {
      self.title = title
      self.options = options
    }
  }

  /// A word that stands without an option's name.
  package struct Operand: Sendable {
    package let placeholder: String
    package let help: String
    package let choices: [String]

    package init(_ placeholder: String, _ help: String, choices: [String] = []) {
      self.placeholder = placeholder
      self.help = help
      self.choices = choices
    }
  }

  package let name: String
  /// What the command does, without a full stop: `pins in a box, within a radius, or all`.
  package let abstract: String
  /// The command line after `petmap name`, one entry a line.
  package let usage: [String]
  /// Paragraphs after the options.
  package let discussion: [String]
  /// Command lines that work as printed, from any directory if possible.
  package let examples: [String]
  /// The words that stand without an option's name, in their order.
  package let operands: [Operand]
  package let groups: [Group]
  package let run: @Sendable (Arguments, Console) throws(CommandError) -> ExitStatus

  package init(
    _ name: String, abstract: String, usage: [String], discussion: [String] = [],
    examples: [String], operands: [Operand] = [], groups: [Group],
    run: @escaping @Sendable (Arguments, Console) throws(CommandError) -> ExitStatus
  ) {
    self.name = name
    self.abstract = abstract
    self.usage = usage
    self.discussion = discussion
    self.examples = examples
    self.operands = operands
    self.groups = groups
    self.run = run
  }

  /// The option whose values may also stand without its name.
  package static let fileOption = "source"

  /// Whether further words without an option's name are files to read, as after `--source`.
  package var takesFiles: Bool {
    groups.contains { $0.options.contains { $0.name == Self.fileOption } }
  }

  /// The operands as help shows them.
  package var shownOperands: [Operand] {
    takesFiles ? operands + [Operand("[FILE…]", "Where pins come from, as --source.")] : operands
  }

  /// Every option of the command, those common to all commands last.
  package var options: [OptionDefinition] {
    groups.flatMap(\.options) + CommonOptions.group.options
  }
}
