import PetMapAnnouncements

extension String {
  /// The letters and digits without case and accents, for comparing names and words.
  package var folded: String {
    var folded = UnicodeScalarView()
    for scalar in FoldedText(self).scalars where scalar.isLetterOrDigit { folded.append(scalar) }
    return String(folded)
  }

  /// The words between ASCII spaces and line breaks. Splitting at scalars is faster than at characters,
  /// which matters for tables of words that are built at startup.
  package var spacedWords: [String] {
    unicodeScalars.split { $0 == " " || $0 == "\n" }.map { String($0) }
  }

  /// The text split into folded words at punctuation, before a capital that follows a lowercase
  /// letter, and where the script changes.
  package var foldedWords: [String] {
    var words: [String] = []
    var word = ""
    var last: Unicode.Scalar?
    for scalar in unicodeScalars {
      let isPart =
        scalar.isLetterOrDigit
        || !scalar.isASCII && scalar.properties.generalCategory == .nonspacingMark
      let begins = last.map { last in
        last.properties.isLowercase && scalar.properties.isUppercase
          || last.isASCII != scalar.isASCII && !(scalar.isLatin && last.isLatin)
      }
      if !isPart || begins == true {
        if !word.isEmpty { words.append(word.folded) }
        word = ""
      }
      if isPart { word.unicodeScalars.append(scalar) }
      last = isPart ? scalar : nil
    }
    if !word.isEmpty { words.append(word.folded) }
    return words.filter { !$0.isEmpty }
  }

  /// The text without leading and trailing whitespace.
  package var trimmingBlanks: String {
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
  package var isLetterOrDigit: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9": true
    case _ where isASCII: false
    default: properties.isAlphabetic || properties.numericType != nil
    }
  }

  fileprivate var isLatin: Bool { value < 0x250 || 0x1E00...0x1EFF ~= value }
}
