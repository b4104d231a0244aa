import PetMapSystem

/// The parsed command line of a command.
package struct Arguments: Sendable {
  /// The values of each option in the order given; a flag has one empty value per occurrence.
  package private(set) var given: [String: [String]] = [:]
  /// The positional arguments.
  package private(set) var operands: [String] = []

  /// Parses a command line and validates all values, so that no work begins on an invalid line.
  ///
  /// - Throws: A usage error for an unknown option, a missing or invalid value, a value for a flag,
  ///   or an unexpected argument.
  package init(_ words: some Sequence<String>, of command: Command) throws(CommandError) {
    let options = command.options
    var words = words.makeIterator()
    var toValidate: [OptionDefinition] = []
    while let word = words.next() {
      if word == "--" {
        while let operand = words.next() { take(operand, of: command) }
        break
      }
      guard word.utf8.starts(with: "-".utf8), word != "-" else {
        take(word, of: command)
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
        given[option.name, default: []].append("")
        continue
      }
      guard let value = attached ?? words.next() else {
        throw Self.missing(option)
      }
      if attached == nil, options.contains(where: { "--" + $0.name == Self.split(value).name }) {
        throw Self.missing(option)
      }
      if value == option.unsetValue {
        given[option.name] = nil
      } else {
        given[option.name, default: []].append(value)
        toValidate.append(option)
      }
    }
    try checkOperands(of: command)
    for option in toValidate { try validateValues(of: option) }
  }

  /// Adds a positional argument, which is one of the command's operands or else a file to read.
  ///
  /// An option's name without hyphens counts as a file only if a file with that name exists.
  private mutating func take(_ word: String, of command: Command) {
    let isOption =
      command.options.contains { $0.name == word } && FileSystem.identity(of: word) == nil
    guard command.takesFiles, operands.count >= command.operands.count, !isOption, !word.isEmpty
    else {
      operands.append(word)
      return
    }
    given[Command.fileOption, default: []].append(word)
  }

  /// Validates the values of a list, or the last value of another option.
  private func validateValues(of option: OptionDefinition) throws(CommandError) {
    for text in (given[option.name] ?? []).suffix(option.isList ? .max : 1) {
      do {
        try option.check(text)
      } catch {
        throw Self.error(error, option, text)
      }
    }
  }

  private func checkOperands(of command: Command) throws(CommandError) {
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
}

extension Arguments {
  package subscript(flag: Flag) -> Bool { given[flag.definition.name] != nil }

  /// The last value of an option, or `nil` if it is not given.
  package subscript<Value>(option: Option<Value>) -> Value? {
    get throws(CommandError) {
      guard let text = given[option.definition.name]?.last else { return nil }
      do {
        return try option.read(text)
      } catch {
        throw Self.error(error, option.definition, text)
      }
    }
  }

  /// The elements of all occurrences of a list, or `nil` if it is not given.
  package subscript<Element>(option: ListOption<Element>) -> [Element]? {
    get throws(CommandError) {
      guard let texts = given[option.definition.name] else { return nil }
      var elements: [Element] = []
      for text in texts {
        do {
          elements += try option.read(text)
        } catch {
          throw Self.error(error, option.definition, text)
        }
      }
      return elements
    }
  }

  package static func error(
    _ error: ValueError, _ option: OptionDefinition, _ text: String
  ) -> CommandError {
    .usage(error.what, at: "--\(option.name) \(text.quoted)", remedy: error.remedy)
  }
}

extension Arguments {
  /// Returns the format set by its option or else by the extension of the output file, or `nil` if
  /// neither specifies one.
  ///
  /// - Parameters:
  ///   - path: The path of the output file, or `nil` for standard output.
  ///   - extensions: File extensions in addition to the names of the formats.
  /// - Throws: A usage error for any other extension, which would be misleading.
  func format<Format: Choice>(
    _ option: Option<Format>, output path: String?, extensions: KeyValuePairs<String, Format> = [:]
  ) throws(CommandError) -> Format? {
    if let format = try self[option] { return format }
    guard let path, let fileExtension = Self.fileExtension(of: path) else { return nil }
    let names = Format.allCases.map { ($0.rawValue, $0) }
    let known = names + extensions.map { ($0.key, $0.value) }
    if let format = known.first(where: { $0.0 == fileExtension }) { return format.1 }
    let words = Format.allCases.map { $0.rawValue }.joined(separator: ", ")
    throw .usage(
      "unknown file extension .\(fileExtension)", at: "--output \(path.quoted)",
      remedy: "use another extension, or set --format to one of \(words)")
  }

  /// Returns the extension of a file in lowercase, or `nil` if it has none that begins with a
  /// letter.
  private static func fileExtension(of path: String) -> String? {
    var name = path.split(separator: "/").last ?? ""
    if name.lowercased().hasSuffix(".gz") { name = name.dropLast(3) }
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return nil }
    let fileExtension = name[name.index(after: dot)...].lowercased()
    guard let first = fileExtension.utf8.first,
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first)
    else { return nil }
    return fileExtension
  }
}
