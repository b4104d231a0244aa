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
public struct FoldedText: Sendable, Hashable {
  /// The folded text.
  public private(set) var scalars: [Unicode.Scalar] = []

  /// Folds a string in linear time.
  public init(_ text: String) {
    scalars.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      if scalar.value < 0x80 {
        append(ascii: scalar)
      } else {
        for lowered in scalar.properties.lowercaseMapping.unicodeScalars { append(lowered) }
      }
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
