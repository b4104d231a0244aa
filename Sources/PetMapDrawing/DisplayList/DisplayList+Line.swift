package import PetMapText

extension DisplayList {
  /// Draws one line of text: its glyphs, or its words where the shaper has no fonts.
  ///
  /// - Parameters:
  ///   - x: the line's left edge.
  ///   - y: the line's baseline.
  package mutating func line(
    _ line: TextLine, style: TextStyle, direction: TextDirection, color: DrawingColor, x: Double,
    y: Double, shaper: inout some GlyphShaper
  ) {
    if let runs = shaper.glyphRuns(line, style: style, direction: direction) {
      glyphs(runs, x: x, y: y, color: color, from: &shaper)
    } else {
      text(
        PlacedText(
          text: line.text, style: style, color: color, x: x, y: y, width: line.width,
          direction: direction))
    }
  }
}
