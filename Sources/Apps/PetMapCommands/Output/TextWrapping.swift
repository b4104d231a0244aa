extension String {
  /// Returns the text wrapped to lines of at most `width` columns, which may break at spaces and next
  /// to wide characters, because Chinese and Japanese are written without spaces. A word that does
  /// not fit is on a separate line.
  ///
  /// - Parameters:
  ///   - indent: The number of columns by which all lines are indented.
  ///   - hanging: The number of columns by which all lines but the first are indented further.
  package func wrapped(to width: Int, indent: Int = 0, hanging: Int = 0) -> [String] {
    var lines: [String] = []
    var line = String(repeating: " ", count: indent) + prefix { $0 == " " }
    var columns = line.displayWidth
    var isEmpty = true
    for word in split(separator: " ") {
      for (index, piece) in Self.pieces(of: word).enumerated() {
        let gap = isEmpty || index > 0 ? "" : " "
        let pieceColumns = piece.displayWidth
        if !isEmpty, columns + gap.count + pieceColumns > width {
          lines.append(line)
          line = String(repeating: " ", count: indent + hanging) + piece
          columns = indent + hanging + pieceColumns
        } else {
          line += gap + piece
          columns += gap.count + pieceColumns
        }
        isEmpty = false
      }
    }
    return lines + [line]
  }

  /// Splits a word next to its wide characters, but neither before closing punctuation nor after
  /// opening punctuation.
  private static func pieces(of word: Substring) -> [String] {
    guard word.utf8.contains(where: { $0 >= 0x80 }) else { return [String(word)] }
    var pieces: [String] = []
    var piece = ""
    for character in word {
      if let last = piece.last, last.isWide || character.isWide, !last.isOpening,
        !character.isClosing
      {
        pieces.append(piece)
        piece = ""
      }
      piece.append(character)
    }
    return pieces + [piece]
  }
}

extension Character {
  fileprivate var isWide: Bool { String(self).displayWidth == 2 }

  /// Whether a line may not end with the character.
  fileprivate var isOpening: Bool {
    switch unicodeScalars.first?.properties.generalCategory {
    case .openPunctuation, .initialPunctuation: true
    default: self == "\"" || self == "'"
    }
  }

  /// Whether a line may not begin with the character.
  fileprivate var isClosing: Bool {
    switch unicodeScalars.first?.properties.generalCategory {
    case .closePunctuation, .finalPunctuation, .otherPunctuation: true
    default: false
    }
  }
}
