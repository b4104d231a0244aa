package import PetMapText

/// One thing to draw, in CSS pixels from the picture's top left corner.
package enum DrawingCommand: Sendable, Hashable {
  case fill(DrawingPath, DrawingColor, FillRule)
  case stroke(DrawingPath, DrawingStroke)
  /// The shadow that a filled shape casts, without the shape.
  case shadow(DrawingPath, DrawingShadow)
  /// Symbols of the list's ``DisplayList/symbols``, from back to front.
  case symbols([PlacedSymbol])
  /// One shadow cast by the outlines of symbols, without the symbols.
  case symbolShadow([PlacedSymbol], DrawingShadow)
  /// A picture of the list's ``DisplayList/pictures``, stretched over a rectangle.
  case picture(Int, ScreenRect)
  /// Glyphs of the list's ``DisplayList/glyphs``, and the text that they show.
  case glyphs([PlacedGlyph], DrawingColor, String)
  /// Lines along the outlines of glyphs, which a text that is drawn over them stands out from.
  case halo([PlacedGlyph], DrawingStroke)
  /// A line of text without known glyphs, for writers that have fonts of their own.
  case text(PlacedText)
  /// Everything up to the matching ``unclip`` shows only inside the shape.
  case clip(DrawingPath)
  /// Ends the innermost clip.
  case unclip
}

/// A glyph at its position on the picture.
package struct PlacedGlyph: Sendable, Hashable {
  /// Its index in the list's ``DisplayList/glyphs``.
  package let shape: Int
  /// The glyph's origin.
  package let x: Double
  /// The glyph's baseline.
  package let y: Double
  /// CSS pixels for a font unit.
  package let scale: Double
}

/// A line of text by its words.
package struct PlacedText: Sendable, Hashable {
  package let text: String
  package let style: TextStyle
  package let color: DrawingColor
  /// The line's left edge.
  package let x: Double
  /// The line's baseline.
  package let y: Double
  /// The line's width as it was measured.
  package let width: Double
  package let direction: TextDirection
  /// The line around the letters, under them; nil for none.
  package var halo: DrawingStroke?
}
