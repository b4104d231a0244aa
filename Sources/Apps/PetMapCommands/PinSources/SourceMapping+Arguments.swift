import PetMapFiles
import PetMapJSON

extension SourceMapping {
  /// Creates a mapping from a mapping file and options; options take precedence.
  init(_ arguments: Arguments<SourceOptions>) throws(CommandError) {
    self.init()
    if let path = arguments.mapping { try add(fileAt: path) }
    for choice in arguments.map ?? [] { columns[choice.field] = choice.column }
    var given: Set<RecordField> = []
    for meanings in arguments.values ?? [] {
      if given.insert(meanings.field).inserted { values[meanings.field] = ValueMeanings() }
      for (value, meaning) in meanings.entries {
        values[meanings.field]?.set(value, to: meaning)
      }
    }
    for constant in arguments.set ?? [] {
      constants[constant.field] = constant.value
    }
    if let order = arguments.dateFormat { dateOrder = order }
    if let separator = arguments.delimiter { delimiter = separator }
    if let decimal = arguments.decimal { hasDecimalComma = decimal == .comma }
    if let order = arguments.pointOrder { pointOrder = order }
    if let points = arguments.points { representsShapes = points == .centroid }
    if let name = arguments.encoding { encoding = TextEncoding(name) }
    if let name = arguments.sourceCRS { system = name }
  }

  // MARK: Files

  /// Adds the contents of a mapping file, an object whose members are named after the options.
  private mutating func add(fileAt path: String) throws(CommandError) {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try WholeFile.read(path, limit: 1 << 20)
    } catch {
      throw CommandError(error)
    }
    let parsed: JSONValue
    do throws(JSONError) {
      parsed = try JSONValue(parsing: bytes)
    } catch {
      throw .badMapping("malformed JSON", path)
    }
    guard let members = parsed.object?.members else { throw .badMapping("not an object", path) }
    for member in members {
      do throws(ValueError) {
        try add(member)
      } catch {
        throw CommandError(
          .badData, error.what, at: "\(path) \(member.name.quoted)", remedy: error.remedy)
      }
    }
  }

  private mutating func add(_ member: JSONObject.Member) throws(ValueError) {
    switch member.name {
    case "map":
      for (name, column) in try Self.texts(member.value) {
        columns[try MappingValues.field(name)] = column
      }
    case "set":
      for (name, value) in try Self.texts(member.value) {
        let field = try MappingValues.field(name)
        constants[field] = try MappingValues.checked(value, as: field)
      }
    case "values":
      guard let fields = member.value.object?.members else { throw Self.notAnObject }
      for entry in fields {
        let field = try MappingValues.field(entry.name)
        var meanings = ValueMeanings()
        for (value, meaning) in try Self.texts(entry.value) {
          meanings.set(value, to: try MappingValues.checked(meaning, as: field))
        }
        values[field] = meanings
      }
    case "dateFormat": dateOrder = try MappingValues.dateOrder(Self.text(member.value))
    case "delimiter": delimiter = try MappingValues.delimiter(Self.text(member.value))
    case "decimal":
      let decimal: SourceOptions.Decimal = try Values.choice(Self.text(member.value))
      hasDecimalComma = decimal == .comma
    case "pointOrder": pointOrder = try Values.choice(Self.text(member.value)) as PairOrder
    case "points":
      let points: SourceOptions.ShapePoints = try Values.choice(Self.text(member.value))
      representsShapes = points == .centroid
    case "encoding": encoding = TextEncoding(try Self.text(member.value))
    case "sourceCrs": system = try Self.text(member.value)
    default:
      let known = [
        "map", "values", "set", "dateFormat", "delimiter", "decimal", "pointOrder", "points",
        "encoding", "sourceCrs",
      ]
      throw Values.unknown(member.name, of: known)
    }
  }

  private static let notAnObject = ValueError(
    "not an object", remedy: "use an object whose values are strings")

  private static func text(_ value: JSONValue) throws(ValueError) -> String {
    guard let text = value.string else {
      throw ValueError("not a string", remedy: "put it in quotes")
    }
    return text
  }

  private static func texts(_ value: JSONValue) throws(ValueError) -> [(String, String)] {
    guard let members = value.object?.members else { throw notAnObject }
    var texts: [(String, String)] = []
    for member in members { texts.append((member.name, try text(member.value))) }
    return texts
  }
}

extension CommandError {
  fileprivate static func badMapping(_ what: String, _ path: String) -> CommandError {
    CommandError(
      .badData, what, at: path, remedy: "use a mapping such as {\"map\": {\"status\": \"state\"}}")
  }
}
