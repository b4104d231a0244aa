import PetMapParameters

extension Schema {
  /// Returns the query parameters of a request.
  ///
  /// - Parameter surface: The reader: a page ignores invalid values, so any string is valid.
  static func parameters(
    of request: (some ParameterSet).Type, on surface: Surface = .http
  ) -> [OperationDescription.Parameter] {
    request.definitions(on: surface).map { definition in
      OperationDescription.Parameter(
        definition.name,
        schema: surface == .page ? Schema.string : definition.schema,
        definition.sentence, isRequired: definition.traits.isRequired)
    }
  }
}

extension ParameterSet {
  /// The names of the parameters that make a request a search.
  static var searchNames: Set<String> {
    Set(definitions(on: .http).filter { $0.traits.isSearch }.map { $0.name })
  }
}

extension ParameterDefinition {
  /// The help, and what happens if the parameter is not given.
  fileprivate var sentence: String {
    let help = help { "'\($0)'" }
    guard let otherwise = traits.otherwise else { return help }
    return "\(help) Default: \(otherwise)."
  }

  /// The JSON schema, with the default.
  ///
  /// A schema is at most as general as the parser: choices ignore case, and a typed number of digits
  /// or a unit with spaces is accepted, but the schema has one notation.
  package var schema: String {
    guard let defaultText else { return shape.schema }
    return String(shape.schema.dropLast()) + ",\"default\":\(shape.json(defaultText))}"
  }
}

extension ParameterShape {
  /// Returns a text of this form as JSON.
  fileprivate func json(_ text: String) -> String {
    switch self {
    case .number, .integer: return text
    case .wordOrNumber(let words, _): return words.contains(text) ? "\"\(text)\"" : text
    case .list(let element, _):
      let elements = text.split(separator: ",").map { element.json(String($0)) }
      return "[\(elements.joined(separator: ","))]"
    default: return "\"\(text)\""
    }
  }

  /// The JSON schema.
  fileprivate var schema: String {
    switch self {
    case .number(let range): Self.schema("number", range.lowerBound.plain, range.upperBound.plain)
    case .integer(let range):
      Self.schema(
        "integer", range.lowerBound.description,
        range.upperBound == .max ? "inf" : range.upperBound.description)
    case .flag: #"{"type":"string","enum":["true","false","1","0",""]}"#
    case .text(let limit), .words(let limit):
      limit == .max ? Schema.string : #"{"type":"string","maxLength":\#(limit)}"#
    case .id: Schema.uuid
    case .cursor: Schema.cursor
    case .date: #"{"type":"string","format":"date"}"#
    case .interval: Schema.dates
    case .choice(let words): #"{"type":"string","enum":[\#(Self.list(words))]}"#
    case .wordOrNumber(let words, let range):
      #"{"anyOf":[{"type":"string","enum":[\#(Self.list(words))]},\#(ParameterShape.number(range).schema)]}"#
    case .list(.screenRect, let limit):
      // Elements contain the comma that separates them.
      #"{"type":"string","pattern":"^\#(Self.rectangle)(,\#(Self.rectangle)){0,\#(limit - 1)}$"}"#
    case .list(let element, let limit):
      limit == .max
        ? #"{"type":"array","items":\#(element.schema)}"#
        : #"{"type":"array","items":\#(element.schema),"maxItems":\#(limit)}"#
    default: #"{"type":"string","pattern":"^\#(pattern)$"}"#
    }
  }

  private static func schema(_ type: String, _ minimum: String, _ maximum: String) -> String {
    let limits =
      (minimum == "-inf" ? "" : ",\"minimum\":\(minimum)")
      + (maximum == "inf" ? "" : ",\"maximum\":\(maximum)")
    return "{\"type\":\"\(type)\"\(limits)}"
  }

  private static func list(_ words: [String]) -> String {
    words.map { "\"\($0)\"" }.joined(separator: ",")
  }

  private static let fraction = "([.][0-9]{1,6})?"
  private static let pixels = "[0-9]{1,4}\(fraction)"
  private static let rectangle = "\(pixels)x\(pixels)@-?\(pixels),-?\(pixels)"

  /// The regular expression of a text.
  private var pattern: String {
    let (fraction, number) = (Self.fraction, Self.pixels)
    let corner = "\(Schema.anyEast),\(Schema.north)"
    return switch self {
    case .distance: "\(number)(m|km|mi|nmi)?"
    case .coordinate: "\(Schema.north),\(Schema.anyEast)"
    case .box: "\(corner),\(corner)"
    case .cuboid: "(\(corner),\(corner)|\(corner),\(number),\(corner),\(number))"
    case .screenSize(let sides):
      "(\(Self.sides(sides))x\(Self.sides(sides))|\(ScreenSize.names(within: sides)))"
    case .screenPoint: "-?[0-9]{1,9}\(fraction),-?[0-9]{1,9}\(fraction)"
    case .insets: "\(number)(,\(number),\(number),\(number))?"
    case .marker:
      "\(Self.length)x\(Self.length)(@-?\(Self.length),-?\(Self.length))?"
    case .size(let lengths): "\(Self.sides(lengths))x\(Self.sides(lengths))"
    case .screenRect: Self.rectangle
    default: ".*"
    }
  }

  /// A number from 0 to 1000.
  private static let length = "([0-9]{1,3}([.][0-9]{1,6})?|1000)"

  /// Returns the pattern of a side's length: numbers of at least the lowest integer in a range.
  private static func sides(_ range: ClosedRange<Double>) -> String {
    let (lower, upper) = (Int(range.lowerBound.rounded(.up)), Int(range.upperBound))
    return "(\(IntegerPattern.text(lower...upper - 1))([.][0-9]{1,6})?|\(upper))"
  }
}

extension ScreenSize {
  fileprivate static func names(within sides: ClosedRange<Double>) -> String {
    named.filter { sides.contains($0.size.width) && sides.contains($0.size.height) }
      .map { $0.name }.joined(separator: "|")
  }
}

/// A regular expression for the integers in a range.
enum IntegerPattern {
  /// - Parameter range: A range of integers that are not negative.
  static func text(_ range: ClosedRange<Int>) -> String {
    var parts: [String] = []
    var first = range.lowerBound
    while first <= range.upperBound {
      // Take the largest block of numbers with a common beginning, such as 1200…1299.
      var size = 1
      while first.isMultiple(of: size * 10), first + size * 10 - 1 <= range.upperBound,
        first >= size * 10
      {
        size *= 10
      }
      var last = first
      // Join blocks that only differ in one digit, such as 1200…1699.
      while last / size % 10 < 9, last + 2 * size - 1 <= range.upperBound { last += size }
      parts.append(block(first, last, size))
      first = last + size
    }
    return "(\(parts.joined(separator: "|")))"
  }

  private static func block(_ first: Int, _ last: Int, _ size: Int) -> String {
    let (digit, end) = (first / size % 10, last / size % 10)
    let head = first / size / 10
    let free = String(size).utf8.count - 1
    return (head == 0 ? "" : String(head)) + (digit == end ? "\(digit)" : "[\(digit)-\(end)]")
      + (free == 0 ? "" : free == 1 ? "[0-9]" : "[0-9]{\(free)}")
  }
}
