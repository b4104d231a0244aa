import PetMapSynonyms

/// Replaces the HTML character references in text: `&amp;`, `&ouml;`, `&#322;`, and `&#x141;`.
enum CharacterReference {
  /// Returns text with its references replaced by the characters that they denote.
  static func replaced(in text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    var replaced = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    while let start = rest.firstIndex(of: "&") {
      replaced += rest[..<start]
      rest = rest[start...]
      if let end = rest.prefix(longest).firstIndex(of: ";"),
        let character = character(String(rest[start..<end].dropFirst()))
      {
        replaced.append(character)
        rest = rest[end...].dropFirst()
      } else {
        replaced.append("&")
        rest = rest.dropFirst()
      }
    }
    return String(replaced + rest)
  }

  /// The maximum number of characters in a reference.
  private static let longest = 10

  /// Returns the character that a reference denotes, or `nil` if it is unknown.
  ///
  /// - Parameter name: The text between the ampersand and the semicolon.
  private static func character(_ name: String) -> Unicode.Scalar? {
    guard name.hasPrefix("#") else { return names[name] }
    let digits = name.dropFirst()
    let isHexadecimal = digits.hasPrefix("x") || digits.hasPrefix("X")
    guard
      let code = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    else { return nil }
    switch code {
    case 0x09, 0x0A, 0x0D: return Unicode.Scalar(code)
    case 0..<0x20, 0x7F: return nil
    // HTML defines these numbers as in Windows-1252.
    case 0x80...0x9F:
      let character = windows[Int(code) - 0x80]
      return character == " " ? nil : character
    default: return Unicode.Scalar(code)
    }
  }

  private static let windows = Array(
    "€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ".unicodeScalars)

  private static let names: [String: Unicode.Scalar] = {
    var names: [String: Unicode.Scalar] = [
      "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "euro": "€", "hellip": "…",
      "ndash": "–", "mdash": "—", "lsquo": "‘", "rsquo": "’", "sbquo": "‚", "ldquo": "“",
      "rdquo": "”", "bdquo": "„", "bull": "•", "trade": "™", "OElig": "Œ", "oelig": "œ",
      "Scaron": "Š", "scaron": "š", "Yuml": "Ÿ", "ensp": " ", "emsp": " ", "thinsp": " ",
      "lsaquo": "‹", "rsaquo": "›", "larr": "←", "rarr": "→", "minus": "−", "hearts": "♥",
      "aogon": "ą", "Aogon": "Ą", "cacute": "ć", "Cacute": "Ć", "eogon": "ę", "Eogon": "Ę",
      "lstrok": "ł", "Lstrok": "Ł", "nacute": "ń", "Nacute": "Ń", "sacute": "ś", "Sacute": "Ś",
      "zacute": "ź", "Zacute": "Ź", "zdot": "ż", "Zdot": "Ż",
    ]
    // The characters of Latin-1 from U+00A0 on.
    for (offset, name) in latin.spacedWords.enumerated() {
      names[name] = Unicode.Scalar(UInt8(0xA0 + offset))
    }
    return names
  }()

  private static let latin = """
    nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr
    deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest
    Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml
    Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times
    Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig
    agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml
    igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide
    oslash ugrave uacute ucirc uuml yacute thorn yuml
    """
}
