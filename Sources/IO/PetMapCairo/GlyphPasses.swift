/// The glyphs of a run in the parts in which they are filled.
///
/// Cairo's time to fill a path grows with the square of the outlines that lie over each other: a
/// name with thousands of marks on one letter took 7 seconds for 5,000 of them. The line of a text
/// is one part; what is longer is filled in several, and without the glyphs that stand exactly
/// where one of the same shape stands, which add nothing.
package struct GlyphPasses<Glyph: Hashable> {
  /// The most glyphs that are filled at once: more than a card's line has.
  package static var limit: Int { 256 }

  /// The parts from the back to the front.
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
