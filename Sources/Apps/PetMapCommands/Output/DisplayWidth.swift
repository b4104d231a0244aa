import PetMapCollections

extension String {
  /// The width of the text in terminal columns: two for a wide character (East Asian, emoji), zero
  /// for combining marks and control characters.
  package var displayWidth: Int {
    // Fast path: almost all cells are printable ASCII.
    if utf8.allSatisfy({ $0 >= UInt8(ascii: " ") && $0 < 0x7F }) { return utf8.count }
    return reduce(0) { $0 + $1.displayWidth }
  }

  /// Returns the text truncated to at most `width` columns, with an ellipsis.
  package func fitted(to width: Int) -> String {
    guard displayWidth > width else { return self }
    var result = ""
    var used = 0
    for character in self {
      let next = used + character.displayWidth
      guard next < width else { break }
      result.append(character)
      used = next
    }
    return width > 0 ? result + "…" : ""
  }

  /// Returns the text padded with spaces to a width.
  package func padded(to width: Int, alignment: Alignment = .leading) -> String {
    let spaces = String(repeating: " ", count: max(0, width - displayWidth))
    return alignment == .leading ? self + spaces : spaces + self
  }
}

/// The alignment of text in a column.
package enum Alignment: Sendable {
  case leading
  case trailing
}

extension Character {
  fileprivate var displayWidth: Int {
    guard let first = unicodeScalars.first else { return 0 }
    if (" "..."~").contains(first), unicodeScalars.count == 1 { return 1 }
    switch first.properties.generalCategory {
    case .control, .format, .nonspacingMark, .enclosingMark, .lineSeparator, .paragraphSeparator:
      return 0
    default: break
    }
    let isFlag = first.value >= 0x1F1E6 && first.value <= 0x1F1FF && unicodeScalars.count > 1
    // U+FE0F selects the emoji presentation of a character that also has a text presentation.
    let isEmoji = unicodeScalars.dropFirst().contains("\u{FE0F}")
    return isFlag || isEmoji || first.isWide ? 2 : 1
  }
}

extension Unicode.Scalar {
  fileprivate var isWide: Bool {
    let ranges = WideCharacters.ranges
    let index = ranges.partitionPoint { $0.last < value }
    return index < ranges.count && ranges[index].first <= value
  }
}
