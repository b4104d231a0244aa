package import PetMapText

/// A drawing command, in CSS pixels from the drawing's upper-left corner.
package enum DrawingCommand: Sendable, Hashable {
  case fill(DrawingPath, DrawingColor, FillRule)
  case stroke(DrawingPath, DrawingStroke)
  /// Draws the shadow of a filled shape, without the shape.
  case shadow(DrawingPath, DrawingShadow)
  /// Draws elements of ``DisplayList/symbols``, from back to front.
  case symbols([PlacedSymbol])
  /// Draws the combined shadow of the symbols' outlines, without the symbols.
  case symbolShadow([PlacedSymbol], DrawingShadow)
  /// Draws an element of ``DisplayList/pictures``, stretched to a rectangle.
  case picture(Int, ScreenRect)
  /// Draws elements of ``DisplayList/glyphs``, with the text that they represent.
  case glyphs([PlacedGlyph], DrawingColor, String)
  /// Strokes the outlines of glyphs, so that text drawn over them stands out.
  case halo([PlacedGlyph], DrawingStroke)
  /// Draws a line of text whose glyphs are unknown, for writers that have their own fonts.
  case text(PlacedText)
  /// Clips the following commands to a shape until the matching ``unclip``.
  case clip(DrawingPath)
  /// Ends the innermost clip.
  case unclip
}

/// A glyph at a position.
package struct PlacedGlyph: Sendable, Hashable {
  /// The index of the outline in ``DisplayList/glyphs``.
  package let shape: Int
  /// The x of the glyph's origin.
  package let x: Double
  /// The y of the baseline.
  package let y: Double
  /// The number of CSS pixels per font unit.
  package let scale: Double
}

/// A line of text at a position.
package struct PlacedText: Sendable, Hashable {
  package let text: String
  package let style: TextStyle
  package let color: DrawingColor
  /// The left edge of the line.
  package let x: Double
  /// The y of the baseline.
  package let y: Double
  /// The measured width of the line.
  package let width: Double
  package let direction: TextDirection
  /// The stroke around the letters, drawn below them, if any.
  package var halo: DrawingStroke?
}
