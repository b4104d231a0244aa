import PetMapCollections

extension TextLine {
  /// The glyphs of the line exactly as measured, with x relative to the line's left edge and y
  /// relative to its baseline; `nil` if the measurer only provides widths, in which case the line
  /// is drawn from its `text`.
  ///
  /// - Complexity: O(*n*) in the length of the line and O(log *n*) in the length of the text.
  public var glyphRuns: [GlyphRun]? {
    // If the measurer has no glyph for the hyphen, it provides no glyphs at all.
    guard source.hyphen.glyphs != nil else { return nil }
    let parts = parts
    var runs: [GlyphRun] = []
    var edge: Int64 = 0
    for index in BidiReordering.order(of: parts.map { $0.level }) {
      let part = parts[index]
      let kernsLeft = part.level & 1 == 1
      let x = Double(kernsLeft ? edge + part.kerning : edge) / 65_536
      for run in part.glyphs where !run.glyphs.isEmpty {
        if runs.last?.font != run.font {
          runs.append(GlyphRun(font: run.font, size: run.size, glyphs: []))
        }
        for glyph in run.glyphs { runs[runs.count - 1].glyphs.append(glyph.moved(by: x)) }
      }
      edge += part.width + part.kerning
    }
    return runs
  }

  /// A piece of the line, or a space.
  private struct Part {
    let level: UInt8
    var width: Int64
    /// The kerning between this part and the next.
    var kerning: Int64 = 0
    var glyphs: [GlyphRun] = []
  }

  /// The parts of the line, in logical order.
  private var parts: [Part] {
    let (words, segments) = (source.words, source.segments)
    var parts: [Part] = []
    var word = words.partitionPoint { $0.start <= range.lowerBound } - 1
    var segment = segments.partitionPoint { $0.end <= range.lowerBound }
    var start = range.lowerBound
    while start < range.upperBound {
      var end = start + 1
      while end < range.upperBound && !source.marks[end].contains(.piece) { end += 1 }
      while word + 1 < words.count && words[word + 1].start <= start { word += 1 }
      while segments[segment].end < end { segment += 1 }
      var part = Part(level: source.levels[start], width: source.width(start..<end))
      if let cut = cuts.first(where: { $0.range == start..<end }) {
        part.width = cut.run.width
        part.glyphs = cut.run.glyphs ?? []
      } else if word >= 0 {
        part.glyphs = glyphs(start..<end, of: words[word], level: part.level)
      }
      let last = segments[segment]
      if end == last.end && end < range.upperBound {
        let spaces = source.width(last.contentEnd..<end)
        part.kerning = segments[segment + 1].left - last.right - spaces
      }
      parts.append(part)
      start = end
    }
    if isHyphenated, let last = range.last {
      parts.append(
        Part(
          level: source.levels[last], width: source.hyphen.width,
          glyphs: source.hyphen.glyphs ?? []))
    }
    return parts
  }

  /// Returns the glyphs of a piece, or of a part of it that can be cut without changing glyphs.
  private func glyphs(_ part: Range<Int>, of placed: PlacedWord, level: UInt8) -> [GlyphRun] {
    let all = placed.word.glyphs
    let first = all.partitionPoint { placed.start + $0.piece.upperBound <= part.lowerBound }
    var runs: [GlyphRun] = []
    for glyphs in all[first...] {
      let start = placed.start + glyphs.piece.lowerBound
      let piece = start..<(placed.start + glyphs.piece.upperBound)
      guard piece.contains(part.lowerBound) else { break }
      if piece == part {
        runs.append(glyphs.run)
        continue
      }
      let before =
        level & 1 == 0
        ? piece.lowerBound..<part.lowerBound : part.upperBound..<piece.upperBound
      let left = Double(source.width(before)) / 65_536
      var run = glyphs.run
      run.glyphs = run.glyphs.compactMap {
        part.contains(start + $0.cluster) ? $0.moved(by: -left) : nil
      }
      runs.append(run)
    }
    return runs
  }
}
