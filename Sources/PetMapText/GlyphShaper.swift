/// Whoever knows which glyphs a line of text is made of, and what they look like.
public protocol GlyphShaper: GlyphSource {
  /// The glyphs of a line in their places as they were measured, from left to right; nil where no
  /// font is to be had, so that the line can only be drawn by its words.
  ///
  /// - Parameters:
  ///   - line: the line as it was laid out.
  ///   - direction: the paragraph's base direction.
  mutating func glyphRuns(
    _ line: TextLine, style: TextStyle, direction: TextDirection
  ) -> [GlyphRun]?
}

/// No glyphs at all: lines are drawn by their words.
public struct NoGlyphs: GlyphShaper {
  public init() {}

  public func glyphRuns(
    _ line: TextLine, style: TextStyle, direction: TextDirection
  ) -> [GlyphRun]? { nil }

  public func outline(of glyph: UInt32, in font: FontFace) -> GlyphOutline? { nil }
  public func bitmap(of glyph: UInt32, in font: FontFace) -> GlyphBitmap? { nil }
}
