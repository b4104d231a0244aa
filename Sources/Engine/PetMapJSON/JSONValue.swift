/// A JSON text as a tree (RFC 8259).
///
/// ```swift
/// let value = try JSONValue(parsing: Array(#"{"age":5.0}"#.utf8))
/// value.object?["age"]?.number?.integer  // 5
/// ```
///
/// ``JSONValue/init(parsing:depthLimit:)`` makes one.
public enum JSONValue: Sendable, Hashable {
  case null
  case bool(Bool)
  case number(JSONNumber)
  case string(String)
  case array([JSONValue])
  case object(JSONObject)

  /// The type's name as error messages say it: `null`, `boolean`, `number`, `string`, `array` or
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

  /// The text, nil when it is another value.
  public var string: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The number, nil when it is another value.
  public var number: JSONNumber? {
    if case .number(let number) = self { number } else { nil }
  }

  /// The object, nil when it is another value.
  public var object: JSONObject? {
    if case .object(let object) = self { object } else { nil }
  }

  /// The array's elements, nil when it is another value.
  public var array: [JSONValue]? {
    if case .array(let elements) = self { elements } else { nil }
  }
}

/// An object's members in the order of the text.
public struct JSONObject: Sendable, Hashable {
  /// A name and its value.
  public struct Member: Sendable, Hashable {
    /// The member's name, unescaped.
    public var name: String
    /// What the name stands for.
    public var value: JSONValue

    /// A member of an object.
    public init(name: String, value: JSONValue) {
      self.name = name
      self.value = value
    }
  }

  /// All members, repeated names included.
  public var members: [Member]

  /// An object with its members in order.
  public init(_ members: [Member] = []) { self.members = members }

  /// The value of a name, nil when there is none. Of repeated names the last one counts.
  ///
  /// - Complexity: O(n) in the number of members.
  public subscript(name: String) -> JSONValue? {
    // Swift's equality of texts is canonical equivalence; a member's name is its very scalars.
    members.last { $0.name.utf8.elementsEqual(name.utf8) }?.value
  }
}

/// A number as its text stands in the JSON, so that nothing is lost before its reader decides what
/// it is.
public struct JSONNumber: Sendable, Hashable {
  /// The number's own text: `5`, `5.0`, `-1.5e3`.
  public let text: String

  /// - Parameter text: follows JSON's grammar for numbers.
  init(grammatical text: String) { self.text = text }

  /// A whole number.
  public init(_ number: Int) { text = number.description }

  /// A number in its shortest notation; nil when it is not finite.
  public init?(_ number: Double) {
    guard number.isFinite else { return nil }
    text = number.description
  }

  /// Whether the number has no fraction: `5`, `5.0` and `1e1` have none.
  public var isWhole: Bool {
    let decimal = Decimal(text)
    return decimal.digits.isEmpty || decimal.exponent >= 0
  }

  /// The number when it is whole and fits, nil otherwise.
  public var integer: Int? {
    let decimal = Decimal(text)
    if decimal.digits.isEmpty { return 0 }
    guard decimal.exponent >= 0, decimal.digits.count + decimal.exponent <= 19 else { return nil }
    let zeros = Array(repeating: UInt8(ascii: "0"), count: decimal.exponent)
    let sign = decimal.isNegative ? [UInt8(ascii: "-")] : []
    return Int(String(decoding: sign + decimal.digits + zeros, as: UTF8.self))
  }

  /// The number as digits without zeros at either end, times a power of ten.
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

    /// An exponent's value; beyond a thousand million it makes no difference how large it is.
    private static func clamped(_ text: ArraySlice<UInt8>) -> Int {
      var magnitude = 0
      for byte in text where byte &- UInt8(ascii: "0") < 10 {
        magnitude = min(magnitude * 10 + Int(byte - UInt8(ascii: "0")), 1_000_000_000)
      }
      return text.first == UInt8(ascii: "-") ? -magnitude : magnitude
    }
  }
}
