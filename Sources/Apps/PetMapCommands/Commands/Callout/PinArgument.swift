/// A value of `--pin`: an ID, or several IDs separated by commas.
package struct PinArgument: Sendable {
  /// The whole value.
  let whole: String
  /// The parts between its commas.
  let parts: [String]

  /// - Throws: An error if the value, or a part between commas, is empty.
  init(_ text: String) throws(ValueError) {
    whole = try Values.nonEmpty(text)
    var parts: [String] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      parts.append(try Values.nonEmpty(part.trimmed))
    }
    self.parts = parts
  }

  /// All IDs that the value may refer to.
  var ids: [String] { [whole] + parts }

  /// Returns the IDs that the value refers to: the whole value if it is an ID, or else its parts.
  func ids(where isKnown: (String) -> Bool) -> [String] {
    isKnown(whole) ? [whole] : parts
  }
}
