/// A source of glyph outlines and bitmaps.
public protocol GlyphSource {
  /// Returns the outline of a glyph, or `nil` if the font has none.
  mutating func outline(of glyph: UInt32, in font: FontFace) -> GlyphOutline?
  /// Returns the bitmap of a glyph, or `nil` if the font has none.
  mutating func bitmap(of glyph: UInt32, in font: FontFace) -> GlyphBitmap?
}

/// A source without glyphs, for text measured without fonts, whose lines are drawn as text.
public struct NoGlyphs: GlyphSource {
  /// Creates the source.
  public init() {}

  /// Returns `nil`.
  public func outline(of glyph: UInt32, in font: FontFace) -> GlyphOutline? { nil }
  /// Returns `nil`.
  public func bitmap(of glyph: UInt32, in font: FontFace) -> GlyphBitmap? { nil }
}

/// A segment of a glyph's outline, in font units, with x increasing to the right and y increasing
/// upward from the baseline.
public enum OutlineCommand: Sendable, Hashable {
  /// Begins a contour.
  case move(x: Double, y: Double)
  /// Draws a straight line.
  case line(x: Double, y: Double)
  /// Draws a quadratic Bézier curve.
  case quadratic(controlX: Double, controlY: Double, x: Double, y: Double)
  /// Draws a cubic Bézier curve.
  case cubic(
    controlX1: Double, controlY1: Double, controlX2: Double, controlY2: Double,
    x: Double, y: Double)
  /// Closes the contour.
  case close
}

/// The outline of a glyph.
public struct GlyphOutline: Sendable, Hashable {
  /// The contours, filled by the nonzero rule; empty for a space.
  public let commands: [OutlineCommand]
  /// The number of font units per em.
  public let unitsPerEm: Double

  /// Creates an outline.
  public init(commands: [OutlineCommand], unitsPerEm: Double) {
    self.commands = commands
    self.unitsPerEm = unitsPerEm
  }
}

/// A glyph of a color bitmap font, as a PNG file.
///
/// All lengths are fractions of the font size (the em).
public struct GlyphBitmap: Sendable, Hashable {
  /// The contents of the PNG file.
  public let png: [UInt8]
  /// The distance from the glyph's origin to the bitmap's left edge.
  public let left: Double
  /// The distance from the baseline up to the bitmap's top edge.
  public let top: Double
  /// The bitmap's width.
  public let width: Double
  /// The bitmap's height.
  public let height: Double

  /// Creates a bitmap.
  public init(png: [UInt8], left: Double, top: Double, width: Double, height: Double) {
    self.png = png
    self.left = left
    self.top = top
    self.width = width
    self.height = height
  }
}
