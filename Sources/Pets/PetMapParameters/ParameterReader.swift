/// Reads parameters from a query.
struct ParameterReader: ParameterVisitor {
  let surface: Surface
  private let query: [QueryParameter]
  private var visited: [String] = []
  /// The parameters that have a value, and those that require another one.
  private var given: [String] = []
  private var paired: [(name: String, partner: String)] = []

  init(_ query: [QueryParameter], on surface: Surface) {
    self.query = query
    self.surface = surface
  }

  mutating func group(_ title: String) {}

  mutating func visit<Value>(
    _ value: inout Value?, _ name: String,
    _ kind: @autoclosure () -> ParameterKind<Value>, _ help: @autoclosure () -> String,
    _ traits: ParameterTraits
  ) throws(ParameterError) {
    if let read = try read(name, kind(), traits) { value = read }
    if value != nil {
      given.append(name)
      if let partner = traits.partner { paired.append((name, partner)) }
    } else if traits.isRequired {
      throw ParameterError(name, .missing, shape: kind().shape)
    }
  }

  mutating func visit<Value>(
    _ value: inout Value, _ name: String,
    _ kind: @autoclosure () -> ParameterKind<Value>, _ help: @autoclosure () -> String,
    _ traits: ParameterTraits
  ) throws(ParameterError) {
    if let read = try read(name, kind(), traits) { value = read }
  }

  /// Returns the value of a parameter, or `nil` if it is not given.
  private mutating func read<Value>(
    _ name: String, _ kind: @autoclosure () -> ParameterKind<Value>, _ traits: ParameterTraits
  ) throws(ParameterError) -> Value? {
    visited.append(name)
    let given = query.filter { $0.name.isSameName(name) }
    if given.isEmpty { return nil }
    let kind = kind()
    var texts: [String] = []
    for parameter in given {
      // An HTML form sends empty fields, but on a command line, they are unset variables.
      if !parameter.value.isEmpty || kind.shape == .flag || traits.keepsEmpty {
        texts.append(parameter.value)
      } else if surface == .commandLine || traits.rejectsEmpty {
        throw ParameterError(name, .empty, shape: kind.shape)
      }
    }
    guard let text = texts.last else { return nil }
    if !traits.surfaces.contains(surface) {
      if let allowed = traits.elsewhere, texts.allSatisfy({ $0.lowercased() == allowed }) {
        return nil
      }
      throw ParameterError(name, .notOffered)
    }
    if case .list = kind.shape {
      return try value(texts.joined(separator: ","), name, kind)
    }
    guard texts.count == 1 || kind.shape == .flag && surface == .commandLine else {
      throw ParameterError(name, .repeated, shape: kind.shape, text: text)
    }
    return try value(text, name, kind)
  }

  private func value<Value>(
    _ text: String, _ name: String, _ kind: ParameterKind<Value>
  ) throws(ParameterError) -> Value {
    do {
      return try kind.read(text, surface.notation)
    } catch {
      throw ParameterError(name, error, shape: kind.shape, text: text)
    }
  }

  /// Checks the names that no parameter of the operation has.
  func finish(
    rejectingUnknown: Bool, isKnown: (String) -> Bool
  ) throws(ParameterError) {
    for parameter in query where !isVisited(parameter.name) {
      let name = parameter.name.hyphenated
      if isVisited(name) { throw ParameterError(parameter.name, .misspelled(name)) }
      if rejectingUnknown { throw ParameterError(parameter.name, .unknown) }
      if isKnown(name) { throw ParameterError(parameter.name, .notOffered) }
    }
  }

  /// Checks that no parameter is given without the one that it requires.
  func checkPartners() throws(ParameterError) {
    for (name, partner) in paired where !given.contains(where: { $0.isSameName(partner) }) {
      throw ParameterError(name, .requires(partner))
    }
  }

  private func isVisited(_ name: String) -> Bool { visited.contains { $0.isSameName(name) } }
}
