import PetMapAnnouncements
import PetMapGeo
import PetMapParameters

/// Functions that read and validate option values.
package enum Values {
  /// Reads any text.
  package static func text(_ text: String) -> String { text }

  /// Reads text that is not empty.
  package static func nonEmpty(_ text: String) throws(ValueError) -> String {
    guard !text.isEmpty else { throw ValueError("empty value", remedy: "specify a value") }
    return text
  }

  /// Reads a nonnegative integer.
  package static func count(_ text: String) throws(ValueError) -> Int {
    try integer(text, in: 0...Int.max)
  }

  /// Reads an integer in ASCII digits within a range.
  package static func integer(
    _ text: String, in range: ClosedRange<Int>
  ) throws(ValueError) -> Int {
    let lower = range.lowerBound
    let remedy =
      range.upperBound == .max
      ? "use an integer of at least \(lower)"
      : "use an integer from \(lower) to \(range.upperBound)"
    guard !text.utf8.starts(with: [UInt8(ascii: "+")]), let value = Int(text) else {
      let digits = text.drop { $0 == "-" }
      let isWhole =
        !digits.isEmpty
        && digits.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      throw ValueError(isWhole ? "out of range" : "not an integer", remedy: remedy)
    }
    guard range.contains(value) else { throw ValueError("out of range", remedy: remedy) }
    return value
  }

  /// Reads the radius of a ``PetMapAnnouncements/PlaceDisplacement``, which is in meters if it has no
  /// unit.
  static func privacy(_ text: String) throws(ValueError) -> Double {
    let hasUnit = text.utf8.last.map { $0 &- UInt8(ascii: "0") >= 10 } ?? true
    let distance = try? ParameterKind<Meters>.distance.read(hasUnit ? text : text + "m", .typed)
    guard let distance, PlaceDetail.locationPrivacy.accepts(distance.value) else {
      let what = distance == nil ? "not a distance" : "out of range"
      throw ValueError(what, remedy: "use 50 to 10000 meters, such as 500")
    }
    return distance.value
  }

  /// Reads a case of an enumeration.
  package static func choice<Value: Choice>(_ text: String) throws(ValueError) -> Value {
    guard let value = Value(rawValue: text.lowercased()) else {
      throw unknown(text, of: Value.words)
    }
    return value
  }

  /// Reads the first operand, which is a case of an enumeration.
  ///
  /// - Parameter name: The placeholder of the operand, such as `ACTION`.
  static func operand<Value: Choice>(
    _ name: String, of operands: [String]
  ) throws(CommandError) -> Value {
    guard let word = operands.first else {
      throw .usage(
        "missing argument", at: name,
        remedy: "specify one of \(Value.words.joined(separator: ", "))")
    }
    do throws(ValueError) {
      return try choice(word)
    } catch {
      throw .usage(error.what, at: "\(name) \(word.quoted)", remedy: error.remedy)
    }
  }

  /// Returns the error for an unknown word, which suggests the most similar valid one.
  package static func unknown(_ text: String, of words: [String]) -> ValueError {
    let list = words.joined(separator: ", ")
    guard let nearest = Suggestion.nearest(to: text, among: words) else {
      return ValueError("unknown value", remedy: "use one of \(list)")
    }
    return ValueError("unknown value", remedy: "did you mean \(nearest)? (valid values: \(list))")
  }
}

extension StringProtocol {
  /// The text without leading and trailing spaces.
  package var trimmed: String {
    var part = self[...]
    while part.first == " " { part.removeFirst() }
    while part.last == " " { part.removeLast() }
    return String(part)
  }
}
