/// The description of an option, from which parsing, help, suggestions, completions and the man
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
  /// The description, in the imperative. The help screen wraps it.
  package let help: String
  /// The valid values if they can be listed; otherwise, an empty array.
  package var choices: [String] = []
  /// Whether the value is a comma-separated list, whose elements accumulate if the option is
  /// repeated. Any other option may be given only once.
  package var isList = false
  /// The default as shown in help.
  package var defaultText: String?
  package var completion: Completion = .nothing
  /// The value that is equivalent to omitting the option, if any.
  package var unsetValue: String?
  /// Converts a value to the notation that is read.
  package var normalized: @Sendable (String) -> String = { $0 }
  /// Validates a value.
  package var check: @Sendable (String) throws(ValueError) -> Void = { _ in }

  package var takesValue: Bool { placeholder != nil }
}

/// The declaration of an option: its name, its help, the type of its value and its default.
package protocol DeclaredOption<Value>: OptionDeclaration {
  associatedtype Value: Sendable

  var definition: OptionDefinition { get }

  /// Returns the value of the option.
  ///
  /// - Parameter texts: The values given on the command line, in order. All of them are valid.
  func value(of texts: [String]) -> Value
}

extension DeclaredOption {
  package var definitions: [OptionDefinition] { [definition] }
}

/// An option with a value.
///
/// The value of an option without a default is optional, and `nil` if the option is not given. A
/// default is written as on the command line:
///
/// ```swift
/// let limit = Option("limit", "N", "Return at most N pins.", read: Values.count)
/// let offset = Option("offset", "N", "Skip the first N pins.", default: "0", read: Values.count)
/// ```
struct Option<Value: Sendable>: DeclaredOption {
  let definition: OptionDefinition
  /// The value if the option is not given.
  let defaultValue: Value
  private let read: @Sendable (String) throws(ValueError) -> Value

  /// - Parameter text: The default, which must be valid.
  init(
    _ name: String, _ placeholder: String, _ help: String, default text: String,
    read: @escaping @Sendable (String) throws(ValueError) -> Value
  ) {
    let definition = OptionDefinition(
      name: name, placeholder: placeholder, help: help, defaultText: text,
      check: { (text) throws(ValueError) in _ = try read(text) })
    self.init(definition, default: definition.valid(text, read), read: read)
  }

  /// - Parameter defaultText: What happens if the option is not given.
  init<Given>(
    _ name: String, _ placeholder: String, _ help: String, defaultText: String? = nil,
    unsetValue: String? = nil, completion: OptionDefinition.Completion = .nothing,
    read: @escaping @Sendable (String) throws(ValueError) -> Given
  ) where Value == Given? {
    let definition = OptionDefinition(
      name: name, placeholder: placeholder, help: help, defaultText: defaultText,
      completion: completion, unsetValue: unsetValue,
      check: { (text) throws(ValueError) in _ = try read(text) })
    self.init(definition, default: nil, read: read)
  }

  /// Creates an option whose value is a case of an enumeration.
  init(_ name: String, _ help: String, default value: Value) where Value: Choice {
    self.init(
      .choice(name, help, Value.self, defaultText: value.rawValue), default: value,
      read: Values.choice)
  }

  /// - Parameter defaultText: What happens if the option is not given.
  init<Given: Choice>(_ name: String, _ help: String, defaultText: String? = nil)
  where Value == Given? {
    self.init(
      .choice(name, help, Given.self, defaultText: defaultText), default: nil,
      read: Values.choice)
  }

  private init(
    _ definition: OptionDefinition, default value: Value,
    read: @escaping @Sendable (String) throws(ValueError) -> Value
  ) {
    self.definition = definition
    defaultValue = value
    self.read = read
  }

  func value(of texts: [String]) -> Value {
    guard let text = texts.last else { return defaultValue }
    return definition.valid(text, read)
  }
}

/// An option value that is a case of an enumeration.
package protocol Choice: RawRepresentable<String>, CaseIterable, Sendable {}

extension Choice {
  /// The values on the command line.
  static var words: [String] { allCases.map(\.rawValue) }
}

extension OptionDefinition {
  fileprivate static func choice<Value: Choice>(
    _ name: String, _ help: String, _ type: Value.Type, defaultText: String?
  ) -> OptionDefinition {
    OptionDefinition(
      name: name, placeholder: Value.words.joined(separator: "|"), help: help,
      choices: Value.words, defaultText: defaultText,
      check: { (text) throws(ValueError) in _ = try Values.choice(text) as Value })
  }

  /// Reads a default, or a value that has been validated.
  fileprivate func valid<Value>(
    _ text: String, _ read: (String) throws(ValueError) -> Value
  ) -> Value {
    do {
      return try read(text)
    } catch {
      preconditionFailure("--\(name) \(text.quoted): \(error.what)")
    }
  }
}

/// An option whose value is a comma-separated list. Repeated occurrences accumulate. The value is
/// `nil` if the option is not given.
struct ListOption<Element: Sendable>: DeclaredOption {
  let definition: OptionDefinition
  /// Reads the elements of one occurrence.
  private let read: @Sendable (String) throws(ValueError) -> [Element]

  /// - Parameter read: A function that reads one element.
  init(
    _ name: String, _ placeholder: String, _ help: String, choices: [String] = [],
    element read: @escaping @Sendable (String) throws(ValueError) -> Element
  ) {
    self.init(name, placeholder, help, choices: choices) { (text) throws(ValueError) in
      var elements: [Element] = []
      for part in text.split(separator: ",", omittingEmptySubsequences: false) {
        elements.append(try read(part.trimmed))
      }
      return elements
    }
  }

  /// - Parameters:
  ///   - defaultText: What happens if the option is not given.
  ///   - read: A function that reads all elements of an occurrence.
  init(
    _ name: String, _ placeholder: String, _ help: String, defaultText: String? = nil,
    choices: [String] = [], completion: OptionDefinition.Completion = .nothing,
    list read: @escaping @Sendable (String) throws(ValueError) -> [Element]
  ) {
    definition = OptionDefinition(
      name: name, placeholder: placeholder, help: help, choices: choices, isList: true,
      defaultText: defaultText, completion: completion,
      check: { (text) throws(ValueError) in _ = try read(text) })
    self.read = read
  }

  func value(of texts: [String]) -> [Element]? {
    texts.isEmpty ? nil : texts.flatMap { definition.valid($0, read) }
  }
}

/// A flag: an option without a value.
struct Flag: DeclaredOption {
  let definition: OptionDefinition

  init(_ name: String, _ help: String) {
    definition = OptionDefinition(name: name, placeholder: nil, help: help)
  }

  func value(of texts: [String]) -> Bool { !texts.isEmpty }
}
