/// Lists the parameters that a surface offers.
struct ParameterLister: ParameterVisitor {
  let surface: Surface
  private(set) var definitions: [ParameterDefinition] = []
  private var title = ""

  init(on surface: Surface) { self.surface = surface }

  mutating func group(_ title: String) { self.title = title }

  mutating func visit<Value>(
    _ value: inout Value?, _ name: String,
    _ kind: @autoclosure () -> ParameterKind<Value>, _ help: @autoclosure () -> String,
    _ traits: ParameterTraits
  ) {
    let kind = kind()
    add(name, kind, help(), traits, value.map { kind.write($0) })
  }

  mutating func visit<Value>(
    _ value: inout Value, _ name: String,
    _ kind: @autoclosure () -> ParameterKind<Value>, _ help: @autoclosure () -> String,
    _ traits: ParameterTraits
  ) {
    let kind = kind()
    add(name, kind, help(), traits, kind.shape == .flag ? nil : kind.write(value))
  }

  private mutating func add<Value>(
    _ name: String, _ kind: ParameterKind<Value>, _ help: String, _ traits: ParameterTraits,
    _ defaultText: String?
  ) {
    guard traits.surfaces.contains(surface) else { return }
    definitions.append(
      ParameterDefinition(
        name: name, group: title, help: help, shape: kind.shape, placeholder: kind.placeholder,
        defaultText: defaultText, traits: traits,
        check: { (text, notation) throws(ParameterProblem) in _ = try kind.read(text, notation) }))
  }
}

/// Writes parameters as a query.
struct QueryWriter: ParameterVisitor {
  let surface = Surface.http
  private(set) var parameters: [QueryParameter] = []

  mutating func group(_ title: String) {}

  mutating func visit<Value>(
    _ value: inout Value?, _ name: String,
    _ kind: @autoclosure () -> ParameterKind<Value>, _ help: @autoclosure () -> String,
    _ traits: ParameterTraits
  ) {
    guard let value else { return }
    parameters.append(QueryParameter(name: name, value: kind().write(value)))
  }

  mutating func visit<Value>(
    _ value: inout Value, _ name: String,
    _ kind: @autoclosure () -> ParameterKind<Value>, _ help: @autoclosure () -> String,
    _ traits: ParameterTraits
  ) {
    parameters.append(QueryParameter(name: name, value: kind().write(value)))
  }
}
