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

/// Options under one or more headings in the help screen.
protocol OptionGroups: Sendable {
  var groups: [Command.Group] { get }
}

/// Options under a common heading in the help screen.
package protocol OptionGroup: OptionList {
  static var title: String { get }
}

/// The options of a command. All stored properties are groups, or parameters of a request. Groups
/// with the same heading are joined.
protocol CommandOptions: Sendable {}

extension CommandOptions {
  var groups: [Command.Group] {
    var joined: [Command.Group] = []
    for child in Mirror(reflecting: self).children {
      for group in Self.groups(child.value, child.label ?? "") {
        if let index = joined.firstIndex(where: { $0.title == group.title }) {
          joined[index] = Command.Group(group.title, joined[index].options + group.options)
        } else {
          joined.append(group)
        }
      }
    }
    return joined
  }

  private static func groups(_ value: Any, _ name: String) -> [Command.Group] {
    if let group = value as? any OptionGroup { return [Command.Group(group)] }
    guard let groups = value as? any OptionGroups else {
      preconditionFailure("\(Self.self).\(name) is not a group of options")
    }
    return groups.groups
  }
}

/// The options of a command that accepts only the common options.
struct NoOptions: CommandOptions {}
