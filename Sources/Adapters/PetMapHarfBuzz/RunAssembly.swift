import CHarfBuzz
import PetMapText

/// Combines the parts of a run set in different fonts, from left to right.
struct RunAssembly {
  private let text: [UInt32]
  /// The index of the run's first scalar in the text.
  private let start: Int
  private var scalars: [ShapedRun.Scalar]
  private var glyphs: [GlyphRun] = []
  /// Whether any part has glyphs.
  private var hasFont = false
  /// The right edge of the parts so far, in units of 1/65,536 pixel.
  private var edge: Int64 = 0

  init(of range: Range<Int>, _ text: [UInt32]) {
    self.text = text
    start = range.lowerBound
    scalars = [ShapedRun.Scalar](repeating: .init(), count: range.count)
  }

  /// The combined run, which has no glyphs if no part was set in a font.
  var run: ShapedRun { ShapedRun(scalars: scalars, glyphs: hasFont ? glyphs : nil) }

  /// Appends the glyphs of a part, from left to right.
  mutating func append(
    _ shaped: UnsafeBufferPointer<petmap_glyph>, _ range: Range<Int>, of font: Font, size: Double
  ) {
    // An emoji's advance is the width of its bitmap: 136 pixels for a 109-pixel em.
    let picture = font.face.isColorBitmap ? Int64((size * 65_536 * 136 / 109).rounded()) : nil
    var placed: [PositionedGlyph] = []
    placed.reserveCapacity(shaped.count)
    var clusters = 0
    var last: Int?
    for index in shaped.indices {
      let glyph = unsafe shaped[index]
      let cluster = Int(glyph.cluster) - start
      if cluster != last { clusters += 1 }
      last = cluster
      if picture != nil && glyph.advance == 0 { continue }
      if picture == nil && glyph.unsafe_to_break != 0 { scalars[cluster].isUnsafeToBreak = true }
      placed.append(
        PositionedGlyph(
          id: glyph.glyph, cluster: cluster, x: Double(edge + Int64(glyph.x_offset)) / 65_536,
          y: -Double(glyph.y_offset) / 65_536))
      let advance = glyph.advance == 0 ? 0 : picture ?? Int64(glyph.advance)
      scalars[cluster].advance += advance
      edge += advance
    }
    let run = GlyphRun(font: font.face, size: size, glyphs: placed)
    glyphs.append(run)
    hasFont = true
    if picture == nil && clusters < range.count { shareLigatures(range, run) }
  }

  /// Appends a part that has widths but no glyphs.
  mutating func append(_ widths: ShapedRun, _ range: Range<Int>) {
    for (index, scalar) in zip(range, widths.scalars) {
      scalars[index - start].advance += scalar.advance
      edge += scalar.advance
    }
  }

  /// Distributes the width of a ligature evenly among its grapheme clusters, so that a line can
  /// break within it; the broken parts are reshaped.
  private mutating func shareLigatures(_ range: Range<Int>, _ run: GlyphRun) {
    var beginsCluster = [Bool](repeating: false, count: range.count)
    let base = range.lowerBound - start
    for glyph in run.glyphs { beginsCluster[glyph.cluster - base] = true }
    var first = 0
    while first < range.count {
      var end = first + 1
      while end < range.count && !beginsCluster[end] { end += 1 }
      let graphemes = (first..<end).filter {
        $0 == first || FontCluster.isBase(text[range.lowerBound + $0])
      }
      if graphemes.count > 1 {
        let whole = scalars[base + first].advance
        let share = whole / Int64(graphemes.count)
        for grapheme in graphemes { scalars[base + grapheme].advance = share }
        for grapheme in graphemes.dropFirst() {
          scalars[base + grapheme].isUnsafeToBreak = true
        }
        scalars[base + first].advance += whole - share * Int64(graphemes.count)
      }
      first = end
    }
  }
}
