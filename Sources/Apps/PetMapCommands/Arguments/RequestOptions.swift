import PetMapGeo
import PetMapParameters
import PetMapRequests

/// The parameters of a request as options.
///
/// ```swift
/// struct CalloutOptions: CommandOptions {
///   let request = RequestOptions<CalloutRequest>()
/// }
/// let request = try arguments.request.value(console)
/// ```
struct RequestOptions<Request: ParameterSet>: OptionList, OptionGroups {
  var groups: [Command.Group] {
    var groups: [Command.Group] = []
    for parameter in Request.definitions(on: .commandLine) {
      groups.append(Command.Group(parameter.group, [OptionDefinition(parameter)]))
    }
    return groups
  }

  var definitions: [OptionDefinition] {
    Request.definitions(on: .commandLine).map { OptionDefinition($0) }
  }
}

extension Arguments {
  /// Returns the request, and notes on the console which boxes are wrapped, because their longitudes
  /// may be typing errors.
  ///
  /// - Throws: A usage error for an invalid combination of parameters.
  func value<Request>(
    _ console: Console
  ) throws(CommandError) -> Request where Options == RequestOptions<Request> {
    var query: [QueryParameter] = []
    var notes: [String] = []
    for parameter in Request.definitions(on: .commandLine) {
      let option = OptionDefinition(parameter)
      for text in parsed.texts(of: option) {
        query.append(QueryParameter(name: option.name, value: option.normalized(text)))
        if let box = parameter.shape.wrappedText(text, .typed) {
          notes.append(
            "--\(option.name) \(text.quoted): a longitude is beyond ±180; the box is \(box)")
        }
      }
    }
    do {
      let request = try Request(query, on: .commandLine)
      for note in notes { console.note(note) }
      return request
    } catch {
      throw CommandError(error)
    }
  }
}

extension OptionDefinition {
  /// Creates the option for a parameter.
  fileprivate init(_ parameter: ParameterDefinition) {
    self.init(
      name: parameter.name,
      placeholder: parameter.shape == .flag ? nil : parameter.placeholder,
      help: parameter.help { "--\($0)" } + parameter.shape.rangeSentence)
    choices = parameter.shape.choices ?? []
    if case .list = parameter.shape { isList = true }
    defaultText = parameter.traits.otherwise ?? parameter.defaultText
    if parameter.shape == .coordinate { normalized = CoordinateSystems.normalized }
    let notation = normalized
    check = { (text) throws(ValueError) in
      do throws(ParameterProblem) {
        guard !text.isEmpty else { throw ParameterProblem.empty }
        try parameter.check(notation(text), .typed)
      } catch {
        throw ValueError(
          ParameterError(parameter.name, error, shape: parameter.shape, text: text))
      }
    }
  }
}

extension Option {
  /// Creates an option whose value is read like a parameter of the given kind.
  init<Given>(_ name: String, _ help: String, kind: ParameterKind<Given>) where Value == Given? {
    self.init(name, kind.placeholder, help) { (text) throws(ValueError) in
      try Values.parameter(kind, text)
    }
  }
}

extension Values {
  /// Reads text like a parameter of the given kind.
  static func parameter<Given>(
    _ kind: ParameterKind<Given>, _ text: String
  ) throws(ValueError) -> Given {
    do throws(ParameterProblem) {
      guard !text.isEmpty else { throw ParameterProblem.empty }
      return try kind.read(text, .typed)
    } catch {
      throw ValueError(ParameterError("", error, shape: kind.shape, text: text))
    }
  }
}

extension ValueError {
  /// Creates the error for an invalid parameter.
  fileprivate init(_ error: ParameterError) {
    let words = error.commandLine
    self.init(words.what, remedy: words.remedy)
  }
}

extension ParameterShape {
  /// A sentence with the range of a number, or an empty string.
  fileprivate var rangeSentence: String {
    switch self {
    case .number(let range) where range.upperBound < .infinity,
      .wordOrNumber(_, let range) where range.upperBound < .infinity:
      " The range is \(range.lowerBound.plain) to \(range.upperBound.plain)."
    case .integer(let range) where range.upperBound < .max:
      " The range is \(range.lowerBound) to \(range.upperBound)."
    default: ""
    }
  }
}

extension CoordinateSystems {
  /// Returns a coordinate in one of the notations that are only recognized in files, such as a map
  /// link, as latitude and longitude. Other text is returned unchanged.
  static func normalized(_ text: String) -> String {
    do throws(ParameterProblem) {
      _ = try ParameterKind<Coordinate>.coordinate.read(text, .typed)
      return text
    } catch {
      // A third part after two numbers is an altitude or an address in files, but probably a radius
      // here.
      guard !text.contains(",") || text.contains(where: { "({[:;".contains($0) }),
        let coordinate = coordinate(text)
      else { return text }
      return ParameterKind<Coordinate>.coordinate.write(coordinate)
    }
  }
}

extension CommandError {
  /// Creates the error for an invalid parameter.
  init(_ error: ParameterError) {
    let (what, remedy) = error.commandLine
    let value = error.text.map { " \($0.quoted)" } ?? ""
    self = .usage(what, at: "--\(error.name)\(value)", remedy: remedy)
  }
}
