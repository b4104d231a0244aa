/// A JSON text as a tree (RFC 8259).
///
/// ```swift
/// let value = try JSONValue(parsing: Array(#"{"age":5.0}"#.utf8))
/// value.object?["age"]?.number?.integer  // 5
/// ```
///
/// Use ``JSONValue/init(parsing:depthLimit:)`` to parse a string of UTF-8 bytes.
public enum JSONValue: Sendable, Hashable {
  case null
  case bool(Bool)
  case number(JSONNumber)
  case string(String)
  case array([JSONValue])
  case object(JSONObject)

  /// The type's name, for error messages: `null`, `boolean`, `number`, `string`, `array`, or
  /// `object`.
  public var typeName: String {
    switch self {
    case .null: "null"
    case .bool: "boolean"
    case .number: "number"
    case .string: "string"
    case .array: "array"
    case .object: "object"
    }
  }

  /// The string, or `nil` for a value of another type.
  public var string: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The number, or `nil` for a value of another type.
  public var number: JSONNumber? {
    if case .number(let number) = self { number } else { nil }
  }

  /// The object, or `nil` for a value of another type.
  public var object: JSONObject? {
    if case .object(let object) = self { object } else { nil }
  }

  /// The elements of the array, or `nil` for a value of another type.
  public var array: [JSONValue]? {
    if case .array(let elements) = self { elements } else { nil }
  }
}

/// The members of an object, in their original order.
public struct JSONObject: Sendable, Hashable {
  /// A name and its value.
  public struct Member: Sendable, Hashable {
    /// The member's name, unescaped.
    public var name: String
    /// The member's value.
    public var value: JSONValue

    /// Creates a member.
    public init(name: String, value: JSONValue) {
      self.name = name
      self.value = value
    }
  }

  /// All members, including those with repeated names.
  public var members: [Member]

  /// Creates an object from its members.
  public init(_ members: [Member] = []) { self.members = members }

  /// The value of the member with the given name, or `nil` if there is no such member. If the name
  /// is repeated, this is the last value.
  ///
  /// - Complexity: O(*n*) in the number of members.
  public subscript(name: String) -> JSONValue? {
    // Swift compares strings by canonical equivalence; JSON names are compared by scalar.
    members.last { $0.name.utf8.elementsEqual(name.utf8) }?.value
  }
}

// Literals, to write a tree as in JSON: `["age": 5, "tags": ["a", true]]`.

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  /// Creates a string.
  public init(stringLiteral text: String) { self = .string(text) }
  /// Creates a Boolean.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  /// Creates an integer.
  public init(integerLiteral number: Int) { self = .number(JSONNumber(number)) }
  /// Creates a number in its shortest notation.
  public init(floatLiteral number: Double) {
    self = JSONNumber(number).map { .number($0) } ?? .null
  }
  /// Creates an array.
  public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  /// Creates an object with members in the order of the literal.
  public init(dictionaryLiteral members: (String, JSONValue)...) {
    self = .object(JSONObject(members.map { JSONObject.Member(name: $0.0, value: $0.1) }))
  }
}

extension JSONObject: ExpressibleByDictionaryLiteral {
  /// Creates an object with members in the order of the literal.
  public init(dictionaryLiteral members: (String, JSONValue)...) {
    self.init(members.map { Member(name: $0.0, value: $0.1) })
  }
}

/// A number in its original notation, so that callers can interpret it without loss of precision.
public struct JSONNumber: Sendable, Hashable {
  /// The number's original notation: `5`, `5.0`, `-1.5e3`.
  public let text: String

  /// - Parameter text: A number that follows JSON's grammar.
  init(grammatical text: String) { self.text = text }

  /// Creates an integer.
  public init(_ number: Int) { text = number.description }

  /// Creates a number in its shortest notation, or returns `nil` if the value is not finite.
  public init?(_ number: Double) {
    guard number.isFinite else { return nil }
    text = number.description
  }

  /// Whether the number is an integer, such as `5`, `5.0`, and `1e1`.
  public var isWhole: Bool {
    let decimal = Decimal(text)
    return decimal.digits.isEmpty || decimal.exponent >= 0
  }

  /// The number as an integer, or `nil` if it has a fraction or does not fit.
  public var integer: Int? {
    let decimal = Decimal(text)
    if decimal.digits.isEmpty { return 0 }
    guard decimal.exponent >= 0, decimal.digits.count + decimal.exponent <= 19 else { return nil }
    let zeros = Array(repeating: UInt8(ascii: "0"), count: decimal.exponent)
    let sign = decimal.isNegative ? [UInt8(ascii: "-")] : []
    return Int(String(decoding: sign + decimal.digits + zeros, as: UTF8.self))
  }

  /// The number as digits without leading or trailing zeros, times a power of ten.
  private struct Decimal {
    var isNegative = false
    var digits: [UInt8] = []
    var exponent = 0

    init(_ text: String) {
      var isFraction = false
      let bytes = Array(text.utf8)
      let mark = bytes.firstIndex { $0 | 0x20 == UInt8(ascii: "e") } ?? bytes.endIndex
      for byte in bytes[..<mark] {
        switch byte {
        case UInt8(ascii: "-"): isNegative = true
        case UInt8(ascii: "."): isFraction = true
        default:
          if isFraction { exponent -= 1 }
          if byte != UInt8(ascii: "0") || !digits.isEmpty { digits.append(byte) }
        }
      }
      while digits.last == UInt8(ascii: "0") {
        digits.removeLast()
        exponent += 1
      }
      exponent += Self.clamped(bytes[mark...].dropFirst())
    }

    /// Returns an exponent clamped to a billion, beyond which the exact value makes no difference.
    private static func clamped(_ text: ArraySlice<UInt8>) -> Int {
      var magnitude = 0
      for byte in text where byte &- UInt8(ascii: "0") < 10 {
        magnitude = min(magnitude * 10 + Int(byte - UInt8(ascii: "0")), 1_000_000_000)
      }
      return text.first == UInt8(ascii: "-") ? -magnitude : magnitude
    }
  }
}

extension JSONValue {
  /// The value as JSON, with numbers in their original notation.
  ///
  /// - Complexity: O(*n*) in the size of the value; recursive in its depth.
  public var bytes: [UInt8] {
    var writer = JSONWriter()
    writer.value(self)
    return writer.bytes
  }
}

extension JSONWriter {
  /// Appends a value with numbers in their original notation.
  public mutating func value(_ value: JSONValue) {
    switch value {
    case .null: null()
    case .bool(let value): bool(value)
    case .number(let number): raw(number.text)
    case .string(let text): string(text)
    case .array(let elements):
      array { writer in
        for element in elements { writer.value(element) }
      }
    case .object(let object):
      self.object { writer in
        for member in object.members {
          writer.key(member.name)
          writer.value(member.value)
        }
      }
    }
  }
}
