import PetMapAnnouncements

/// Texts with what strangers wrote, as they are shown where nothing isolates them: in messages and
/// feeds.
enum UntrustedText {
  /// Returns a text that is composed of other texts in one line of limited length.
  ///
  /// Whitespace and control characters are replaced by single spaces. Parts that are isolated stay so.
  ///
  /// - Parameter limit: The maximum number of Unicode scalars, apart from the end of a part.
  static func line(_ text: String, limit: Int) -> String {
    let text = collapsed(text) { $0 == firstStrong || $0 == popIsolate }.fitted(to: limit)
    let isOpen = text.unicodeScalars.last { $0 == firstStrong || $0 == popIsolate } == firstStrong
    return isOpen ? text + "\u{2069}" : text
  }

  /// The first strong isolate and the pop directional isolate (UAX #9).
  private static let firstStrong: Unicode.Scalar = "\u{2068}"
  private static let popIsolate: Unicode.Scalar = "\u{2069}"

  /// Returns a text in one line of limited length, without phone numbers, addresses and links.
  ///
  /// Whitespace and control characters are replaced by single spaces. A text with letters that are
  /// written from right to left is isolated (UAX #9), so that it does not reorder what surrounds it.
  ///
  /// Messages are sent where their authors have no reason to be trusted, and contact details are shown
  /// only on pages, where they can be withdrawn. What looks like one is replaced by an ellipsis. Domain
  /// names are kept, but with a space after each period, so that mail programs do not make links of
  /// them.
  static func withoutContacts(_ text: String, limit: Int) -> String {
    let words = withoutNumbers(collapsed(text)).split(separator: " ").map { word in
      isContact(word) ? "…" : withoutDomains(word)
    }
    return isolated(words.joined(separator: " ").fitted(to: limit))
  }

  /// Returns a text with its line breaks, but without the characters that XML 1.0 forbids or
  /// discourages, and without controls of direction.
  static func lines(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    for scalar in text.withoutDirectionControls.unicodeScalars {
      switch scalar {
      case "\r": result.append("\n")
      case "\n" where previous == "\r": break
      case "\t", "\n": result.append(scalar)
      default: if isText(scalar) { result.append(scalar) }
      }
      previous = scalar
    }
    return String(result)
  }

  /// Whether XML 1.0 (fifth edition, section 2.2) allows a scalar other than tab and line breaks, and
  /// does not discourage it.
  private static func isText(_ scalar: Unicode.Scalar) -> Bool {
    let value = scalar.value
    return value >= 0x20 && !(0x7F...0x9F).contains(value) && !(0xFDD0...0xFDEF).contains(value)
      && value & 0xFFFE != 0xFFFE
  }

  private static func collapsed(
    _ text: String, keeping isKept: (Unicode.Scalar) -> Bool = { _ in false }
  ) -> String {
    var result = String.UnicodeScalarView()
    var needsSpace = false
    for scalar in text.unicodeScalars {
      // Controls of direction, and the byte order mark.
      if scalar.properties.isBidiControl && !isKept(scalar) || scalar == "\u{FEFF}" { continue }
      if scalar.properties.isWhitespace || !isText(scalar) {
        needsSpace = !result.isEmpty
      } else {
        if needsSpace { result.append(" ") }
        needsSpace = false
        result.append(scalar)
      }
    }
    return String(result)
  }

  private static func isolated(_ text: String) -> String {
    text.unicodeScalars.contains { isRightToLeft($0) } ? "\u{2068}\(text)\u{2069}" : text
  }

  /// Whether a scalar is in a block of letters that are written from right to left.
  private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }
}

// MARK: Contact details

extension UntrustedText {
  /// The digits of the shortest phone numbers.
  private static let leastDigits = 7

  private static func isContact(_ word: Substring) -> Bool {
    let bytes = Array(word.utf8)
    let scheme = Array("://".utf8)
    return bytes.contains(UInt8(ascii: "@")) || word.lowercased().hasPrefix("www.")
      || bytes.indices.contains { bytes[$0...].starts(with: scheme) }
  }

  /// Returns a word with a space after each period between letters or digits.
  private static func withoutDomains(_ word: Substring) -> String {
    var result = String.UnicodeScalarView()
    let scalars = Array(word.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      result.append(scalar)
      let isPeriod = scalar == "." || scalar == "\u{3002}" || scalar == "\u{FF0E}"
      if isPeriod, index > 0, index + 1 < scalars.count, scalars[index - 1].properties.isAlphabetic,
        scalars[index + 1].properties.isAlphabetic
      {
        result.append(" ")
      }
    }
    return String(result)
  }

  /// Returns a text with an ellipsis in place of each number with as many digits as a phone number.
  private static func withoutNumbers(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    let scalars = Array(text.unicodeScalars)
    var start = 0
    while start < scalars.count {
      let (end, digits) = number(in: scalars[start...])
      if digits >= leastDigits {
        result.append("…")
      } else {
        result += scalars[start..<max(end, start + 1)]
      }
      start = max(end, start + 1)
    }
    return String(result)
  }

  /// Returns the end of a number at the beginning of a text, and the number of its digits.
  private static func number(
    in text: ArraySlice<Unicode.Scalar>
  ) -> (end: Int, digits: Int) {
    var (end, digits) = (text.startIndex, 0)
    let digit = text.prefix(2).firstIndex { $0.properties.numericType == .decimal }
    guard let digit, digit == end || text.first == "+" || text.first == "(" else { return (end, 0) }
    for (index, scalar) in zip(text.indices, text) {
      if scalar.properties.numericType == .decimal {
        digits += 1
        end = index + 1
      } else if !" +()./-–_:".unicodeScalars.contains(scalar) {
        break
      }
    }
    return (end, digits)
  }
}
