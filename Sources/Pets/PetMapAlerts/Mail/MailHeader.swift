import PetMapAnnouncements

/// The values of headers as lines of ASCII: folded (RFC 5322, section 2.2.3), and in encoded words if
/// they have other characters (RFC 2047).
enum MailHeader {
  /// The recommended maximum length of a line in characters.
  static let lineLimit = 78
  /// The maximum length of a line with encoded words.
  private static let encodedLineLimit = 76

  /// Returns a text with spaces instead of control characters and line separators, and without those
  /// at its ends.
  static func visible(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0..<0x20, 0x7F...0x9F, 0x2028, 0x2029: scalars.append(" ")
      default: scalars.append(scalar)
      }
    }
    return String(scalars).trimmed
  }

  /// Returns the lines of a header whose value is any text.
  static func lines(_ name: String, _ value: String) -> [String] {
    let value = visible(value)
    return folded(name, value) ?? encoded(name, value)
  }

  /// Returns the lines of a header that begins with a phrase, such as the name of a mailbox.
  static func lines(_ name: String, phrase: String) -> [String] {
    let phrase = visible(phrase)
    let isPlain = phrase.utf8.allSatisfy { $0 == UInt8(ascii: " ") || $0.isMailAtom }
    if isPlain, let lines = folded(name, phrase) { return lines }
    var quoted = "\""
    for scalar in phrase.unicodeScalars {
      if scalar == "\"" || scalar == "\\" { quoted += "\\" }
      quoted.unicodeScalars.append(scalar)
    }
    quoted += "\""
    // Folding a quoted string would be understood by few.
    if name.utf8.count + 2 + quoted.utf8.count <= lineLimit, let lines = folded(name, quoted) {
      return lines
    }
    return encoded(name, phrase)
  }

  /// Returns a header folded at its spaces, or `nil` if it has other characters than ASCII, runs of
  /// spaces, a word that does not fit on a line, or something that looks like an encoded word.
  private static func folded(_ name: String, _ value: String) -> [String]? {
    guard value.utf8.allSatisfy({ $0 == UInt8(ascii: " ") || $0.isVisibleASCII }) else {
      return nil
    }
    var lines = [name + ":"]
    if value.isEmpty { return lines }
    // Some programs decode encoded words even within other words and quotes.
    let bytes = Array(value.utf8)
    for index in bytes.indices.dropLast()
    where bytes[index] == UInt8(ascii: "=") && bytes[index + 1] == UInt8(ascii: "?") {
      return nil
    }
    for word in value.split(separator: " ", omittingEmptySubsequences: false) {
      if word.isEmpty { return nil }
      if lines[lines.count - 1].utf8.count + 1 + word.utf8.count > lineLimit {
        // A first line without a value could be lost.
        if lines.count == 1, lines[0].utf8.count == name.utf8.count + 1 { return nil }
        lines.append("")
      }
      guard 1 + word.utf8.count <= lineLimit else { return nil }
      lines[lines.count - 1] += " " + word
    }
    return lines
  }

  /// Returns a header in encoded words, one per line.
  private static func encoded(_ name: String, _ value: String) -> [String] {
    let (start, end) = ("=?utf-8?B?", "?=")
    var lines: [String] = []
    var prefix = name + ": "
    var word: [UInt8] = []
    func finish() {
      lines.append(prefix + start + Base64.encoded(word) + end)
      prefix = " "
      word = []
    }
    for character in value {
      for piece in pieces(of: character) {
        let digits = encodedLineLimit - prefix.utf8.count - start.utf8.count - end.utf8.count
        if !word.isEmpty, word.count + piece.count > digits / 4 * 3 { finish() }
        word += piece
      }
    }
    finish()
    return lines
  }

  /// Returns the bytes of a character, or of each of its scalars if it is too long for a word. A word
  /// must not end within a scalar, and should not end within a character.
  private static func pieces(of character: Character) -> [[UInt8]] {
    let bytes = Array(String(character).utf8)
    return bytes.count <= 30 ? [bytes] : character.unicodeScalars.map { Array(String($0).utf8) }
  }
}
