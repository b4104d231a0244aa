import PetMapAnnouncements
import PetMapGeo

/// How the text of a parameter is read and written.
public struct ParameterKind<Value>: Sendable {
  /// The form of the text.
  public let shape: ParameterShape
  /// The text in place of a value in a help screen: `LAT,LNG`.
  public private(set) var placeholder: String
  /// Reads a text that is not empty, unless the kind is a flag.
  public let read: @Sendable (String, Notation) throws(ParameterProblem) -> Value
  /// Writes a value so that it can be read in either notation.
  public let write: @Sendable (Value) -> String

  /// Creates a kind.
  public init(
    _ shape: ParameterShape,
    read: @escaping @Sendable (String, Notation) throws(ParameterProblem) -> Value,
    write: @escaping @Sendable (Value) -> String
  ) {
    self.shape = shape
    placeholder = shape.placeholder
    self.read = read
    self.write = write
  }

  /// Returns the kind with another placeholder.
  public func named(_ placeholder: String) -> Self {
    var kind = self
    kind.placeholder = placeholder
    return kind
  }
}

extension Notation {
  /// Returns a text without surrounding spaces and, if it is typed, other whitespace, which people
  /// paste along with it.
  package func trimmed(_ text: some StringProtocol) -> String {
    if self == .typed { return String(text).trimmed }
    var part = Substring(text).unicodeScalars
    while part.first == " " { part.removeFirst() }
    while part.last == " " { part.removeLast() }
    return String(part)
  }

  /// Parses a number with optional surrounding spaces and, if it is typed, a decimal comma.
  public func number(_ text: some StringProtocol) -> Double? {
    let text = trimmed(text)
    // -0 becomes 0, to which it is equal, but not as a divisor.
    return DecimalNumber.parse(self == .typed ? text.decimalPoints : text).map { $0 + 0 }
  }
}

extension String {
  /// The text with points in place of commas.
  var decimalPoints: String {
    String(decoding: utf8.map { $0 == UInt8(ascii: ",") ? UInt8(ascii: ".") : $0 }, as: UTF8.self)
  }

  /// The parts of a text between commas or another separator, including empty ones.
  func parts(_ separator: Unicode.Scalar = ",") -> [String] {
    unicodeScalars.split(separator: separator, omittingEmptySubsequences: false)
      .map { String($0) }
  }
}

extension ParameterKind where Value == Double {
  /// A number in a range.
  public static func number(_ range: ClosedRange<Double>) -> Self {
    Self(.number(range)) { (text, notation) throws(ParameterProblem) in
      guard let number = notation.number(text) else { throw .malformed }
      guard range.contains(number) else { throw .outOfRange }
      return number
    } write: {
      $0.plain
    }
  }
}

extension ParameterKind where Value == Int {
  /// An integer in ASCII digits in a range.
  public static func integer(_ range: ClosedRange<Int>) -> Self {
    Self(.integer(range)) { (text, _) throws(ParameterProblem) in
      let digits = text.utf8.drop { $0 == UInt8(ascii: "-") }
      guard !digits.isEmpty, digits.count >= text.utf8.count - 1,
        digits.allSatisfy({ $0 &- UInt8(ascii: "0") < 10 })
      else { throw .malformed }
      // Digits that do not fit in an `Int` are out of range.
      guard let number = Int(text), range.contains(number) else { throw .outOfRange }
      return number
    } write: {
      $0.description
    }
  }

  /// A nonnegative integer.
  public static var count: Self { integer(0...Int.max) }

  /// The level of clusters: a number in a range, rounded down.
  public static func level(_ range: ClosedRange<Int>) -> Self {
    let numbers = Double(range.lowerBound)...Double(range.upperBound)
    let number = ParameterKind<Double>.number(numbers)
    return Self(number.shape) { (text, notation) throws(ParameterProblem) in
      Int(try number.read(text, notation).rounded(.down))
    } write: {
      $0.description
    }
    .named("Z")
  }
}

extension ParameterKind where Value == Bool {
  /// A flag, which is set by its name alone.
  public static var flag: Self {
    Self(.flag) { (text, notation) throws(ParameterProblem) in
      switch notation.trimmed(text).lowercased() {
      case "", "1", "true": return true
      case "0", "false": return false
      default: throw .malformed
      }
    } write: {
      $0 ? "true" : "false"
    }
  }
}

extension ParameterKind where Value == String {
  /// A text with a maximum number of Unicode scalars.
  public static func text(_ limit: Int = .max) -> Self {
    Self(.text(scalars: limit)) { (text, _) throws(ParameterProblem) in
      guard limit == .max || text.unicodeScalars.count <= limit else { throw .tooLong(limit) }
      return text
    } write: {
      $0
    }
  }
}

extension ParameterKind where Value: Sendable {
  /// One of several words, ignoring case and surrounding spaces.
  public static func choice(_ values: [(word: String, value: Value)]) -> Self
  where Value: Equatable {
    Self(.choice(values.map { $0.word })) { (text, notation) throws(ParameterProblem) in
      let word = notation.trimmed(text).lowercased()
      guard let choice = values.first(where: { $0.word.isSameName(word) }) else {
        throw .malformed
      }
      return choice.value
    } write: { value in
      values.first { $0.value == value }?.word ?? ""
    }
  }

  /// A case of an enumeration, written as its raw value.
  public static func choice() -> Self
  where Value: RawRepresentable & CaseIterable & Equatable, Value.RawValue == String {
    choice(Value.allCases.map { ($0.rawValue, $0) })
  }

  /// A list of elements. Elements are trimmed, and repeated elements count once.
  public static func list<Element: Hashable>(
    of element: ParameterKind<Element>, limit: Int = .max
  ) -> Self where Value == [Element] {
    Self(.list(element.shape, limit: limit)) { (text, notation) throws(ParameterProblem) in
      var elements: [Element] = []
      var known: Set<Element> = []
      for part in text.parts() {
        let part = notation.trimmed(part)
        guard !part.isEmpty else { throw .malformed }
        let new = try element.read(part, notation)
        guard known.insert(new).inserted else { continue }
        guard elements.count < limit else { throw .tooMany(limit) }
        elements.append(new)
      }
      return elements
    } write: { elements in
      elements.map { element.write($0) }.joined(separator: ",")
    }
    .named(element.placeholder)
  }
}

extension Double {
  /// The number as text, without a fraction if it is an integer, and without an exponent, which not
  /// all kinds read, if its magnitude is less than 2^53.
  package var plain: String {
    let text = description
    if text.hasSuffix(".0") { return self == 0 ? "0" : String(text.dropLast(2)) }
    guard let exponent = text.utf8.lastIndex(of: UInt8(ascii: "e")), abs(self) < 1 else {
      return text
    }
    // `-1.5e-05` has the digits 15, which begin at the fifth decimal place.
    let digits = text[..<exponent].utf8.filter { $0 &- UInt8(ascii: "0") < 10 }
    let places = Int(text[text.utf8.index(exponent, offsetBy: 2)...]) ?? 0
    let zeros = [UInt8](repeating: UInt8(ascii: "0"), count: places - 1)
    return (self < 0 ? "-0." : "0.") + String(decoding: zeros + digits, as: UTF8.self)
  }
}
