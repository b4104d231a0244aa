/// The values of declared options.
///
/// Each option is a member, as in `arguments.output.limit`, so a command can only read options that
/// it accepts.
@dynamicMemberLookup
package struct Arguments<Options: Sendable>: Sendable {
  let options: Options
  let parsed: ParsedArguments

  package init(_ options: Options, _ parsed: ParsedArguments) {
    self.options = options
    self.parsed = parsed
  }

  /// The positional arguments.
  var operands: [String] { parsed.operands }

  /// The options of a group or a list.
  package subscript<List: OptionList>(
    dynamicMember list: KeyPath<Options, List>
  ) -> Arguments<List> {
    Arguments<List>(options[keyPath: list], parsed)
  }

  /// The value of an option.
  package subscript<Declared: DeclaredOption>(
    dynamicMember option: KeyPath<Options, Declared>
  ) -> Declared.Value {
    self[options[keyPath: option]]
  }

  /// The value of one of the command's options.
  subscript<Declared: DeclaredOption>(option: Declared) -> Declared.Value {
    option.value(of: parsed.texts(of: option.definition))
  }

  /// Returns whether an option is given, even if its value is the default.
  func isGiven(_ option: KeyPath<Options, some DeclaredOption>) -> Bool {
    !parsed.texts(of: options[keyPath: option].definition).isEmpty
  }
}
