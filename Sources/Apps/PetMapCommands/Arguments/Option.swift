/// One row of the option table: everything that parsing, help, suggestions, completions and the man
/// page need to know about an option.
package struct OptionDefinition: Sendable {
  /// What a shell can offer as the option's value.
  package enum Completion: Sendable, Hashable {
    case nothing
    case files
  }

  /// The name without its two dashes.
  package let name: String
  /// How the value is written in help, such as `W,S,E,N`; nil for an option that takes no value.
  package let placeholder: String?
  /// One sentence or two, wrapped by the help screen.
  package let help: String
  /// The only values allowed, if there is such a list.
  package var choices: [String] = []
  /// Whether values are separated by commas and add up when the option is repeated. Any other
  /// option counts as it was given last.
  package var isList = false
  /// What holds when the option is not given, as help says it.
  package var defaultText: String?
  package var completion: Completion = .nothing
  /// The value that says the same as not giving the option, if there is one.
  package var absence: String?
  /// Throws what is wrong with a value.
  package var check: @Sendable (String) throws(ValueError) -> Void = { _ in }

  package var takesValue: Bool { placeholder != nil }
}

/// An option that takes a value of a type.
///
/// ```swift
/// static let limit = Option("limit", "N", "At most this many pins.", read: Values.count)
/// let limit = try arguments[limit] ?? .max
/// ```
package struct Option<Value: Sendable>: Sendable {
  package private(set) var definition: OptionDefinition
  package let read: @Sendable (String) throws(ValueError) -> Value

  package init(
    _ name: String, _ placeholder: String, _ help: String, default defaultText: String? = nil,
    absence: String? = nil, completion: OptionDefinition.Completion = .nothing,
    read: @escaping @Sendable (String) throws(ValueError) -> Value
  ) {
    let definition = OptionDefinition(
      name: name, placeholder: placeholder, help: help, defaultText: defaultText,
      completion: completion, absence: absence)
    self.init(definition, read: read)
  }

  fileprivate init(
    _ definition: OptionDefinition, read: @escaping @Sendable (String) throws(ValueError) -> Value
  ) {
    self.definition = definition
    self.definition.check = { (text) throws(ValueError) in _ = try read(text) }
    self.read = read
  }

  /// An option whose value is one of a few words.
  package init(_ name: String, _ help: String, default defaultText: String? = nil)
  where Value: Choice {
    let words = Value.allCases.map(\.rawValue)
    let definition = OptionDefinition(
      name: name, placeholder: words.joined(separator: "|"), help: help, choices: words,
      defaultText: defaultText)
    self.init(definition) { (text) throws(ValueError) in try Values.choice(text, of: words) }
  }
}

/// A value that is one of a few words.
package protocol Choice: RawRepresentable<String>, CaseIterable, Sendable {}

/// An option whose value is a list separated by commas, which adds up when it is repeated.
package struct ListOption<Element: Sendable>: Sendable {
  package let definition: OptionDefinition
  /// Reads the elements of one mention.
  package let read: @Sendable (String) throws(ValueError) -> [Element]

  /// - Parameter read: reads one element.
  package init(
    _ name: String, _ placeholder: String, _ help: String, default defaultText: String? = nil,
    choices: [String] = [], element read: @escaping @Sendable (String) throws(ValueError) -> Element
  ) {
    self.init(name, placeholder, help, default: defaultText, choices: choices) {
      (text) throws(ValueError) in
      var elements: [Element] = []
      for part in text.split(separator: ",", omittingEmptySubsequences: false) {
        elements.append(try read(part.trimmed))
      }
      return elements
    }
  }

  /// - Parameter read: reads all elements of a mention.
  package init(
    _ name: String, _ placeholder: String, _ help: String, default defaultText: String? = nil,
    choices: [String] = [], completion: OptionDefinition.Completion = .nothing,
    list read: @escaping @Sendable (String) throws(ValueError) -> [Element]
  ) {
    definition = OptionDefinition(
      name: name, placeholder: placeholder, help: help, choices: choices, isList: true,
      defaultText: defaultText, completion: completion,
      check: { (text) throws(ValueError) in _ = try read(text) })
    self.read = read
  }
}

/// An option that is given or not.
package struct Flag: Sendable {
  package let definition: OptionDefinition

  package init(_ name: String, _ help: String) {
    definition = OptionDefinition(name: name, placeholder: nil, help: help)
  }
}
