/// The declaration of an option, from which parsing, help, suggestions, completions and the man
/// page are derived.
package struct OptionDefinition: Sendable {
  /// The completion that shells offer for the option's value.
  package enum Completion: Sendable, Hashable {
    case nothing
    case files
  }

  /// The name without its hyphens.
  package let name: String
  /// The placeholder for the value in help, such as `W,S,E,N`, or `nil` for a flag.
  package let placeholder: String?
  /// A description in the imperative, which the help screen wraps.
  package let help: String
  /// The valid values if they can be listed, otherwise empty.
  package var choices: [String] = []
  /// Whether values are separated by commas and accumulate if the option is repeated. The last
  /// value of any other option takes precedence.
  package var isList = false
  /// The default in help.
  package var defaultText: String?
  package var completion: Completion = .nothing
  /// The value that is equivalent to omitting the option, if any.
  package var unsetValue: String?
  /// Validates a value.
  package var check: @Sendable (String) throws(ValueError) -> Void = { _ in }

  package var takesValue: Bool { placeholder != nil }
}

/// An option with a value.
///
/// ```swift
/// static let limit = Option("limit", "N", "Return at most N pins.", read: Values.count)
/// let limit = try arguments[limit] ?? .max
/// ```
package struct Option<Value: Sendable>: Sendable {
  package private(set) var definition: OptionDefinition
  package let read: @Sendable (String) throws(ValueError) -> Value

  package init(
    _ name: String, _ placeholder: String, _ help: String, default defaultText: String? = nil,
    unsetValue: String? = nil, completion: OptionDefinition.Completion = .nothing,
    read: @escaping @Sendable (String) throws(ValueError) -> Value
  ) {
    let definition = OptionDefinition(
      name: name, placeholder: placeholder, help: help, defaultText: defaultText,
      completion: completion, unsetValue: unsetValue)
    self.init(definition, read: read)
  }

  fileprivate init(
    _ definition: OptionDefinition, read: @escaping @Sendable (String) throws(ValueError) -> Value
  ) {
    self.definition = definition
    self.definition.check = { (text) throws(ValueError) in _ = try read(text) }
    self.read = read
  }

  /// Creates an option whose value is a case of an enumeration.
  package init(_ name: String, _ help: String, default defaultText: String? = nil)
  where Value: Choice {
    let words = Value.allCases.map(\.rawValue)
    let definition = OptionDefinition(
      name: name, placeholder: words.joined(separator: "|"), help: help, choices: words,
      defaultText: defaultText)
    self.init(definition) { (text) throws(ValueError) in try Values.choice(text, of: words) }
  }
}

/// An option value that is a case of an enumeration.
package protocol Choice: RawRepresentable<String>, CaseIterable, Sendable {}

/// An option whose value is a list separated by commas. Repeated occurrences accumulate.
package struct ListOption<Element: Sendable>: Sendable {
  package let definition: OptionDefinition
  /// Reads the elements of one occurrence.
  package let read: @Sendable (String) throws(ValueError) -> [Element]

  /// - Parameter read: A function that reads one element.
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

  /// - Parameter read: A function that reads all elements of an occurrence.
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

/// An option without a value.
package struct Flag: Sendable {
  package let definition: OptionDefinition

  package init(_ name: String, _ help: String) {
    definition = OptionDefinition(name: name, placeholder: nil, help: help)
  }
}
