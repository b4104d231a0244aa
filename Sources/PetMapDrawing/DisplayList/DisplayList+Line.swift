package import PetMapText

extension DisplayList {
  /// Draws one line of text: the glyphs that were measured, or its words where no font was.
  ///
  /// - Parameters:
  ///   - x: the line's left edge.
  ///   - y: the line's baseline.
  ///   - halo: a line around the letters, under them.
  ///   - source: knows what the glyphs look like.
  package mutating func line(
    _ line: TextLine, style: TextStyle, direction: TextDirection, color: DrawingColor, x: Double,
    y: Double, halo: DrawingStroke? = nil, from source: inout some GlyphSource
  ) {
    if let runs = line.glyphRuns {
      glyphs(runs, of: line.text, x: x, y: y, color: color, halo: halo, from: &source)
    } else {
      text(
        PlacedText(
          text: line.text, style: style, color: color, x: x, y: y, width: line.width,
          direction: direction, halo: halo))
    }
  }
}
