/// One or more options that a command accepts.
///
/// A command declares its options as properties:
///
/// ```swift
/// struct PinOptions: CommandOptions {
///   struct Output: OptionGroup {
///     static let title = "Output"
///     let limit = Option("limit", "N", "Return at most N pins.", read: Values.count)
///   }
///
///   let output = Output()
/// }
/// ```
///
/// Parsing, help and completions use the properties in declaration order, and ``Arguments``
/// provides their values, as in `arguments.output.limit`.
package protocol OptionDeclaration: Sendable {
  var definitions: [OptionDefinition] { get }
}

extension Array: OptionDeclaration where Element: OptionDeclaration {
  package var definitions: [OptionDefinition] { flatMap(\.definitions) }
}

/// Options shared by several commands. All stored properties are options or lists of options.
package protocol OptionList: OptionDeclaration {}

extension OptionList {
  package var definitions: [OptionDefinition] {
    Mirror(reflecting: self).children.flatMap { child in
      guard let declaration = child.value as? any OptionDeclaration else {
        preconditionFailure("\(Self.self).\(child.label ?? "") is not an option")
      }
      return declaration.definitions
    }
  }
}

/// Options under a common heading in the help screen.
package protocol OptionGroup: OptionList {
  static var title: String { get }
}

/// The options of a command. All stored properties are groups.
protocol CommandOptions: Sendable {}

extension CommandOptions {
  var groups: [Command.Group] {
    Mirror(reflecting: self).children.map { child in
      guard let group = child.value as? any OptionGroup else {
        preconditionFailure("\(Self.self).\(child.label ?? "") is not a group of options")
      }
      return Command.Group(group)
    }
  }
}

/// The options of a command that accepts only the common options.
struct NoOptions: CommandOptions {}
