import PetMapAnnouncements

/// Quoted-printable (RFC 2045, section 6.7).
enum QuotedPrintable {
  /// The maximum length of a line in characters.
  private static let lineLimit = 76

  /// Returns a text as lines of ASCII that no mail system changes: it has no spaces at the end of a
  /// line, no line that begins with a dot or `From `, and no control characters but tabs.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  static func lines(of text: String) -> [String] {
    var lines = text.split(omittingEmptySubsequences: false) { $0.isLineBreak }
      .flatMap { line in encoded(line.unicodeScalars.filter { $0 == "\t" || !$0.isControl }) }
    // The end of the last line is not another line.
    while lines.last == "" { lines.removeLast() }
    return lines
  }

  /// Returns the lines of a line of text.
  private static func encoded(_ line: Substring.UnicodeScalarView) -> [String] {
    let scalars = Array(line)
    var lines: [String] = []
    var current = ""
    for (index, scalar) in scalars.enumerated() {
      let isLast = index == scalars.count - 1
      var piece = scalar.isLiteral ? String(scalar) : escaped(scalar)
      // The last piece of the line is not followed by a soft line break, which is one character.
      if current.utf8.count + piece.utf8.count > (isLast ? lineLimit : lineLimit - 1) {
        lines.append(current + "=")
        current = ""
      }
      let isSpace = scalar == " " || scalar == "\t"
      if isLast && isSpace || current.isEmpty && isSpecialAtStart(scalars, index) {
        piece = escaped(scalar)
        if current.utf8.count + piece.utf8.count > lineLimit {
          lines.append(current + "=")
          current = ""
        }
      }
      current += piece
    }
    return lines + [current]
  }

  /// Returns whether a mail system may change a line that begins with the scalars from an index: a dot
  /// ends a message, and files of messages have lines that begin with `From `.
  private static func isSpecialAtStart(_ scalars: [Unicode.Scalar], _ index: Int) -> Bool {
    let from: [Unicode.Scalar] = ["F", "r", "o", "m", " "]
    return scalars[index] == "." || scalars[index...].starts(with: from)
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    String(scalar).utf8.map { byte in
      (byte < 16 ? "=0" : "=") + String(byte, radix: 16, uppercase: true)
    }.joined()
  }
}

extension Character {
  /// Whether the character ends a line of text: a line feed, a carriage return, or both.
  fileprivate var isLineBreak: Bool { self == "\n" || self == "\r" || self == "\r\n" }
}

extension Unicode.Scalar {
  fileprivate var isControl: Bool { value < 0x20 || (0x7F...0x9F).contains(value) }

  /// Whether the scalar represents itself within a line.
  fileprivate var isLiteral: Bool {
    self == "\t" || (" "..."~").contains(self) && self != "="
  }
}
