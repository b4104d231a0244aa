/// What one `--pin` asks for: the pin with that id, or else those with the ids between its commas.
package struct PinWish: Sendable {
  /// The text as a whole.
  let whole: String
  /// What is between its commas; one part where there is none.
  let parts: [String]

  /// - Throws: for a text without an id, also between two commas.
  init(_ text: String) throws(ValueError) {
    whole = try Values.nonEmpty(text)
    var parts: [String] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      parts.append(try Values.nonEmpty(part.trimmed))
    }
    self.parts = parts
  }

  /// All ids it may mean.
  var ids: [String] { [whole] + parts }

  /// The ids it means where only some are known.
  func ids(where isKnown: (String) -> Bool) -> [String] {
    isKnown(whole) ? [whole] : parts
  }
}
