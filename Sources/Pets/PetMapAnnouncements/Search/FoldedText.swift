import PetMapCollections

/// Text without the differences that searches ignore: case and diacritical marks.
///
/// ```swift
/// FoldedText("Łódź, STRASSE").scalars  // the scalars of "lodz, strasse"
/// ```
///
/// Letters are lowercased with Unicode's full mapping, then stripped of marks in the Combining
/// Diacritical Marks block. `ß`, `æ`, `œ`, `ø`, `đ`, `ħ`, `ł`, `ſ` and the dotless `ı` are replaced
/// with Latin letters, and a final sigma with a regular one. Arabic vowel signs and tatweel are
/// removed. Vowel signs of other scripts are kept, because they distinguish words.
///
/// For searches, presentation forms such as ligatures and full-width letters are replaced as well,
/// the letters of Hangul and the marks of kana are composed, and all apostrophes are the same. The
/// browser modules do not replace presentation forms.
public struct FoldedText: Sendable, Hashable {
  /// The folded text.
  public private(set) var scalars: [Unicode.Scalar] = []

  /// The folded text as a string.
  package var text: String { String(String.UnicodeScalarView(scalars)) }

  /// Folds a string in linear time.
  public init(_ text: String) {
    scalars.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars { append(any: scalar) }
  }

  /// Folds a string for a search in linear time.
  public init(searching text: String) {
    scalars.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      if scalar.value < 0x80 {
        append(ascii: scalar)
      } else if let form = CompatibilityForms.form(of: scalar),
        !Self.apostrophes.contains(scalar)
      {
        for scalar in form { append(searched: scalar) }
      } else {
        append(searched: scalar)
      }
    }
  }

  private mutating func append(searched scalar: Unicode.Scalar) {
    append(any: Self.apostrophes.contains(scalar) ? Self.apostrophe : scalar)
    compose()
  }

  private mutating func append(any scalar: Unicode.Scalar) {
    if scalar.value < 0x80 {
      append(ascii: scalar)
    } else {
      for lowered in scalar.properties.lowercaseMapping.unicodeScalars { append(lowered) }
    }
  }

  /// The apostrophe of all names.
  package static let apostrophe: Unicode.Scalar = "'"
  private static let apostrophes: [Unicode.Scalar] = [
    "\u{B4}", "\u{2BB}", "\u{2BC}", "\u{2018}", "\u{2019}", "\u{201B}", "\u{2032}",
  ]

  /// Composes the last two scalars if they are letters of a Hangul syllable (The Unicode Standard,
  /// section 3.12), or a kana with its mark.
  private mutating func compose() {
    guard let last = scalars.last?.value, last >= 0x1161, scalars.count > 1 else { return }
    let first = scalars[scalars.count - 2].value
    let composed: UInt32
    switch last {
    case 0x1161...0x1175 where (0x1100...0x1112).contains(first):
      composed = 0xAC00 + ((first - 0x1100) * 21 + (last - 0x1161)) * 28
    case 0x11A8...0x11C2 where (0xAC00...0xD7A3).contains(first) && (first - 0xAC00) % 28 == 0:
      composed = first + (last - 0x11A7)
    case 0x3099 where Self.isVoiceable(first): composed = first + 1
    case 0x309A
    where [0x306F, 0x30CF].contains(where: { ($0...$0 + 12).contains(first) })
      && first % 3 == 0:
      composed = first + 2
    default: return
    }
    guard let scalar = Unicode.Scalar(composed) else { return }
    scalars.removeLast(2)
    scalars.append(scalar)
  }

  /// Returns whether a kana is followed by its voiced form: those from ka to to, and from ha to ho.
  private static func isVoiceable(_ kana: UInt32) -> Bool {
    let hiragana = kana >= 0x30A0 ? kana - 0x60 : kana
    return switch hiragana {
    case 0x304B...0x3061: hiragana % 2 == 1
    case 0x3064...0x3068: hiragana % 2 == 0
    case 0x306F...0x307B: hiragana % 3 == 0
    default: false
    }
  }

  private mutating func append(ascii scalar: Unicode.Scalar) {
    scalars.append(scalar.asciiLowercased)
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\u{300}"..."\u{36F}": return
    // Arabic vowel signs, which are usually omitted, and tatweel, which stretches words.
    case "\u{640}", "\u{64B}"..."\u{65F}", "\u{670}": return
    case "ß": scalars += ["s", "s"]
    case "æ": scalars += ["a", "e"]
    case "œ": scalars += ["o", "e"]
    case "ø": scalars.append("o")
    case "đ": scalars.append("d")
    case "ħ": scalars.append("h")
    case "ł": scalars.append("l")
    case "ı": scalars.append("i")
    case "ſ": scalars.append("s")
    case "ς": scalars.append("σ")
    default: scalars.append(Self.plain(scalar))
    }
  }

  /// Returns a letter without its marks, using binary search.
  private static func plain(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard let code = UInt16(exactly: scalar.value) else { return scalar }
    let index = LetterFolds.marked.partitionPoint { $0 < code }
    guard index < LetterFolds.marked.count, LetterFolds.marked[index] == code else {
      return scalar
    }
    return Unicode.Scalar(LetterFolds.plain[index]) ?? scalar
  }
}

extension CompatibilityForms {
  /// Returns the characters of which a scalar is a presentation form, or `nil` if it is not one, using
  /// binary search.
  fileprivate static func form(of scalar: Unicode.Scalar) -> [Unicode.Scalar]? {
    #if hasFeature(Embedded)
      return nil
    #else
      return tableForm(of: scalar)
    #endif
  }

  private static func tableForm(of scalar: Unicode.Scalar) -> [Unicode.Scalar]? {
    let index = characters.partitionPoint { $0 < scalar.value }
    guard index < characters.count, characters[index] == scalar.value else { return nil }
    let start = index == 0 ? 0 : Int(ends[index - 1])
    return forms[start..<Int(ends[index])].compactMap { Unicode.Scalar($0) }
  }
}

extension Unicode.Scalar {
  /// The lowercase letter for a capital ASCII letter, or the scalar itself.
  var asciiLowercased: Unicode.Scalar {
    ("A"..."Z").contains(self) ? Unicode.Scalar(UInt8(value) | 0x20) : self
  }

  /// Whether the scalar is part of a word: a letter, a digit, or a mark on one.
  var isOfWord: Bool {
    switch self {
    case "0"..."9", "A"..."Z", "a"..."z": return true
    case "\0"..."\u{7F}": return false
    default: break
    }
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .nonspacingMark, .spacingMark:
      return true
    default:
      return false
    }
  }

  /// Whether words in the scalar's script are written without spaces, so that a word may start at
  /// any letter: Thai, Lao, Burmese, Khmer, kana and Chinese characters.
  var mayBeginWordAnywhere: Bool {
    switch value {
    case 0xE00...0xEFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3040...0x30FF, 0x3400...0x4DBF,
      0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF:
      return true
    default:
      return false
    }
  }
}
