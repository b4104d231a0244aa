extension TextShaper {
  /// Shapes a word: cuts it into pieces, measures each of them, and finds its line break
  /// opportunities.
  ///
  /// - Parameters:
  ///   - levels: The levels of the whole text.
  ///   - origin: The index of the word's first scalar in that text.
  ///   - script: The script before the word.
  func shapeWord(
    _ word: [UInt32], _ levels: TextLevels, origin: Int, script: UInt8, style: TextStyle,
    _ measurer: inout some TextMeasurer
  ) -> ShapedWord {
    var breaks = WordBreaks(word)
    for run in breaks.dictionaryRuns {
      breaks.addWords(measurer.wordStarts(Array(word[run])), in: run)
    }
    var cutter = PieceCutter(word, breaks, levels, origin: origin, script: script)
    var scalars: [ShapedWord.Scalar] = []
    scalars.reserveCapacity(word.count)
    var kernings: [ShapedWord.Kerning] = []
    var glyphs: [ShapedWord.PieceGlyphs] = []
    while let piece = cutter.next() {
      let start = piece.lowerBound
      let level = levels[origin + start]
      if kerns(start, word, breaks), levels[origin + start - 1] == level {
        let width = kerning(
          word[start - 1], word[start], isSpaced: false, style: style, level: level, &measurer)
        if width != 0 { kernings.append(.init(index: start, width: width)) }
      }
      let run = shapePiece(piece, of: word, level: level, style: style, &measurer)
      for (index, scalar) in zip(piece, run.scalars) {
        var marks: BoundaryMarks = index == start ? [.piece, .cluster] : []
        if breaks.clusters[index] { marks.insert(.cluster) }
        if breaks.lines[index] || index == 0 { marks.insert(.segment) }
        if scalar.isUnsafeToBreak { marks.insert(.unsafeToBreak) }
        scalars.append(.init(advance: scalar.advance, marks: marks))
      }
      if word[start] == 0x3000 { continue }
      for run in run.glyphs ?? [] { glyphs.append(.init(piece: piece, run: run)) }
    }
    return ShapedWord(
      scalars: scalars, kernings: kernings, glyphs: glyphs, script: cutter.script,
      endsLine: breaks.endsLine)
  }

  /// Returns whether there may be kerning before a piece: at line break opportunities, except after
  /// a space.
  private func kerns(_ start: Int, _ word: [UInt32], _ breaks: WordBreaks) -> Bool {
    start > 0 && breaks.lines[start] && word[start - 1] != 0x3000
  }

  private func shapePiece(
    _ range: Range<Int>, of word: [UInt32], level: UInt8, style: TextStyle,
    _ measurer: inout some TextMeasurer
  ) -> ShapedRun {
    // An ideographic space has the same width in both directions.
    let level = word[range.lowerBound] == 0x3000 ? 0 : level
    // Whole words are cached as words, not as runs.
    guard range != word.indices else {
      return shapeUncached(
        word, range, style: style, direction: TextDirection(level: level), &measurer)
    }
    return shape(word, range, style: style, level: level, &measurer)
  }
}
