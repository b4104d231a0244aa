/// A command: its options and operands, its help, and a function that runs it.
package struct Command: Sendable {
  /// A group of options under a common heading in the help screen.
  package struct Group: Sendable {
    package let title: String
    package let options: [OptionDefinition]

    init<Options: OptionGroup>(_ options: Options) {
      self.init(Options.title, options.definitions)
    }

    init(_ title: String, _ options: [OptionDefinition]) {
      self.title = title
      self.options = options
    }
  }

  /// A positional argument.
  package struct Operand: Sendable {
    package let placeholder: String
    package let help: String
    package let choices: [String]
    /// Whether any number of them can be given. Only the last operand can be repeated.
    package let isRepeated: Bool

    package init(
      _ placeholder: String, _ help: String, choices: [String] = [], isRepeated: Bool = false
    ) {
      self.placeholder = placeholder
      self.help = help
      self.choices = choices
      self.isRepeated = isRepeated
    }
  }

  package let name: String
  /// A summary in the imperative, without a period: `list pins within a box, a polygon or a radius`.
  package let abstract: String
  /// The synopsis after `petmap <name>`, one line per element.
  package let usage: [String]
  /// The paragraphs after the options.
  package let discussion: [String]
  /// Command lines that work as printed, in any directory if possible.
  package let examples: [String]
  /// The positional arguments other than files to read.
  package let operands: [Operand]
  /// Returns the groups of options. Finding them by reflection takes about as long as starting the
  /// program, so it is deferred until the command is used.
  private let makeGroups: @Sendable () -> [Group]
  package let run: @Sendable (ParsedArguments, Console) throws(CommandError) -> ExitStatus

  init<Options: CommandOptions>(
    _ name: String, abstract: String, usage: [String], discussion: [String] = [],
    examples: [String], operands: [Operand] = [], options: Options,
    run: @escaping @Sendable (Arguments<Options>, Console) throws(CommandError) -> ExitStatus
  ) {
    self.name = name
    self.abstract = abstract
    self.usage = usage
    self.discussion = discussion
    self.examples = examples
    self.operands = operands
    makeGroups = { options.groups }
    self.run = { (parsed, console) throws(CommandError) in
      try run(Arguments(options, parsed), console)
    }
  }

  /// The groups of options.
  ///
  /// - Complexity: O(*n*) in the number of options, which are found by reflection on each access.
  package var groups: [Group] { makeGroups() }

  /// The option whose values may also be given as positional arguments.
  package static let fileOption = "source"

  /// Whether further positional arguments are files to read, like the values of `--source`.
  package var takesFiles: Bool {
    groups.contains { $0.options.contains { $0.name == Self.fileOption } }
  }

  /// The operands to show in help.
  package var shownOperands: [Operand] {
    takesFiles ? operands + [Operand("[FILE…]", "The files to read, like --source.")] : operands
  }

  /// The group of options common to all commands.
  static let commonGroup = Group(CommonOptions())

  /// All options of the command, ending with those common to all commands.
  package var options: [OptionDefinition] {
    groups.flatMap(\.options) + Self.commonGroup.options
  }
}

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
