/// Splits the glyphs of a run into passes that are filled separately.
///
/// Cairo's time to fill a path grows quadratically with the number of overlapping outlines: a name
/// with 5,000 marks on one letter took 7 seconds. A typical line of text is a single pass; longer
/// runs are split, after removing glyphs that exactly overlap an identical one and therefore have
/// no effect.
package struct GlyphPasses<Glyph: Hashable> {
  /// The maximum number of glyphs per pass, more than in a line of a card.
  package static var limit: Int { 256 }

  /// The passes, from back to front.
  package let passes: [ArraySlice<Glyph>]

  /// - Complexity: O(*n*) for *n* glyphs.
  package init(_ glyphs: [Glyph]) {
    guard glyphs.count > Self.limit else {
      passes = [glyphs[...]]
      return
    }
    var seen: Set<Glyph> = []
    let kept = glyphs.filter { seen.insert($0).inserted }
    passes = stride(from: 0, to: kept.count, by: Self.limit).map { start in
      kept[start..<min(start + Self.limit, kept.count)]
    }
  }
}
