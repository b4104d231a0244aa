import PetMapAnnouncements

extension String {
  /// The letters and digits without case and accents, for comparing names and words.
  var folded: String {
    var folded = UnicodeScalarView()
    for scalar in FoldedText(self).scalars where scalar.isLetterOrDigit { folded.append(scalar) }
    return String(folded)
  }

  /// The words between ASCII spaces and line breaks. Splitting at scalars is faster than at characters,
  /// which matters for tables of words that are built at startup.
  package var spacedWords: [String] {
    unicodeScalars.split { $0 == " " || $0 == "\n" }.map { String($0) }
  }

  /// The text without leading and trailing whitespace.
  var trimmingBlanks: String {
    guard let first = utf8.first, let last = utf8.last,
      first <= UInt8(ascii: " ") || last <= UInt8(ascii: " ") || first >= 0x80 || last >= 0x80
    else { return self }
    let scalars = unicodeScalars
    guard let start = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let end = scalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return "" }
    return String(scalars[start...end])
  }
}

extension Unicode.Scalar {
  /// Whether this is a letter or a number. Searching the Unicode tables would be slow for ASCII.
  var isLetterOrDigit: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9": true
    case _ where isASCII: false
    default: properties.isAlphabetic || properties.numericType != nil
    }
  }
}
