import PetMapSystem
import PetMapParameters

/// The parsed command line of a command.
package struct ParsedArguments: Sendable {
  /// The values of each option, in the order given; a flag has one empty value per occurrence.
  private var texts: [String: [String]]
  /// The positional arguments.
  private(set) var operands: [String] = []

  /// Parses a command line and validates all values, so that no work begins on an invalid command
  /// line.
  ///
  /// - Throws: A usage error for an unknown option, a missing or invalid value, a value for a flag,
  ///   or an unexpected argument.
  package init(_ words: some Sequence<String>, of command: Command) throws(CommandError) {
    let options = command.options
    texts = Dictionary(uniqueKeysWithValues: options.map { ($0.name, []) })
    var words = words.makeIterator()
    var toValidate: [OptionDefinition] = []
    while let word = words.next() {
      if word == "--" {
        while let operand = words.next() { take(operand, of: command, options) }
        break
      }
      guard word.utf8.starts(with: "-".utf8), word != "-" else {
        take(word, of: command, options)
        continue
      }
      let (name, attached) = Self.split(word)
      guard let option = options.first(where: { name == "--" + $0.name }) else {
        throw Self.unknown(name, of: command)
      }
      guard option.takesValue else {
        if let attached {
          throw .usage(
            "the option takes no value", at: "\(name) \(attached.quoted)",
            remedy: "write \(name) alone")
        }
        texts[option.name, default: []].append("")
        continue
      }
      guard let value = attached ?? words.next() else {
        throw Self.missing(option)
      }
      if attached == nil, options.contains(where: { "--" + $0.name == Self.split(value).name }) {
        throw Self.missing(option)
      }
      if value == option.unsetValue {
        texts[option.name] = []
      } else {
        texts[option.name, default: []].append(value)
        toValidate.append(option)
      }
    }
    try checkOperands(of: command)
    for option in toValidate { try validateValues(of: option) }
  }

  /// Adds a positional argument: one of the command's operands, or else a file to read.
  ///
  /// An option's name without hyphens counts as a file only if a file with that name exists.
  private mutating func take(
    _ word: String, of command: Command, _ options: [OptionDefinition]
  ) {
    func isOption(_ name: String) -> Bool { options.contains { $0.name == name } }
    guard isOption(Command.fileOption), operands.count >= command.operands.count, !word.isEmpty,
      !isOption(word) || FileSystem.identity(of: word) != nil
    else {
      operands.append(word)
      return
    }
    texts[Command.fileOption, default: []].append(word)
  }

  /// Validates all values of a list option, or the only value of any other option.
  private func validateValues(of option: OptionDefinition) throws(CommandError) {
    let given = texts[option.name] ?? []
    guard option.isList || given.count <= 1 else {
      throw .usage("given more than once", at: "--\(option.name)", remedy: "specify one value")
    }
    for text in given {
      do {
        try option.check(text)
      } catch {
        throw Self.error(error, option, text)
      }
    }
  }

  private func checkOperands(of command: Command) throws(CommandError) {
    if command.operands.last?.isRepeated == true { return }
    let allowed = command.operands.count
    guard operands.count > allowed else { return }
    let extra = operands[allowed]
    let usage = "see petmap \(command.name) --help"
    let meant = command.options.first { $0.name == extra }
    throw .usage(
      "unexpected argument", at: extra.quoted,
      remedy: meant.map { "did you mean --\($0.name)?" } ?? usage)
  }

  /// Splits `--name=value`.
  private static func split(_ word: String) -> (name: String, value: String?) {
    guard word.utf8.starts(with: "--".utf8), let equals = word.firstIndex(of: "=") else {
      return (word, nil)
    }
    return (String(word[..<equals]), String(word[word.index(after: equals)...]))
  }

  private static func missing(_ option: OptionDefinition) -> CommandError {
    .usage(
      "missing value", at: "--\(option.name)",
      remedy: "write --\(option.name) \(option.placeholder ?? "")")
  }

  private static func unknown(_ name: String, of command: Command) -> CommandError {
    let names = command.options.map { "--" + $0.name }
    let remedy = Suggestion.nearest(to: name, among: names).map { "did you mean \($0)?" }
    return .usage(
      "unknown option", at: name.quoted, remedy: remedy ?? "see petmap \(command.name) --help")
  }

  private static func error(
    _ error: ValueError, _ option: OptionDefinition, _ text: String
  ) -> CommandError {
    .usage(error.what, at: "--\(option.name) \(text.quoted)", remedy: error.remedy)
  }

  /// Returns the values of one of the command's options, in the order given.
  func texts(of option: OptionDefinition) -> [String] {
    guard let texts = texts[option.name] else {
      // Release builds omit the message of a precondition.
      fatalError("--\(option.name) is not an option of the command")
    }
    return texts
  }
}
