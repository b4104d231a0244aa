/// Readers of option values.
package enum Values {
  /// Any text.
  package static func text(_ text: String) -> String { text }

  /// Text of at least one character.
  package static func nonEmpty(_ text: String) throws(ValueError) -> String {
    guard !text.isEmpty else { throw ValueError("empty value", remedy: "give a value") }
    return text
  }

  /// A whole number from 0.
  package static func count(_ text: String) throws(ValueError) -> Int {
    try integer(text, in: 0...Int.max)
  }

  /// A whole number in ASCII digits within a range.
  package static func integer(
    _ text: String, in range: ClosedRange<Int>
  ) throws(ValueError) -> Int {
    let upper = range.upperBound == .max ? "or more" : "to \(range.upperBound)"
    let remedy = "give a whole number, \(range.lowerBound) \(upper)"
    guard !text.utf8.starts(with: [UInt8(ascii: "+")]), let value = Int(text) else {
      let digits = text.drop { $0 == "-" }
      let isWhole = !digits.isEmpty && digits.utf8.allSatisfy { (48...57).contains($0) }
      throw ValueError(isWhole ? "number out of range" : "not a whole number", remedy: remedy)
    }
    guard range.contains(value) else { throw ValueError("number out of range", remedy: remedy) }
    return value
  }

  /// One of a few words, or an error that suggests the nearest.
  package static func choice<Value: Choice>(
    _ text: String, of words: [String]
  ) throws(ValueError) -> Value {
    guard let value = Value(rawValue: text.lowercased()) else { throw unknown(text, of: words) }
    return value
  }

  /// The error for a word that is not among those allowed, with the nearest of them.
  package static func unknown(_ text: String, of words: [String]) -> ValueError {
    let list = words.joined(separator: ", ")
    guard let nearest = Suggestion.nearest(to: text, among: words) else {
      return ValueError("unknown value", remedy: "give one of \(list)")
    }
    return ValueError("unknown value", remedy: "did you mean \(nearest)? (one of \(list))")
  }
}
