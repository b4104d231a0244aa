/// Knows what the glyphs of a font look like.
public protocol GlyphSource {
  /// The outline of a glyph, or nil where the font has none.
  mutating func outline(of glyph: UInt32, in font: FontFace) -> GlyphOutline?
  /// The picture of a glyph, or nil where the font has none.
  mutating func bitmap(of glyph: UInt32, in font: FontFace) -> GlyphBitmap?
}

/// A source without fonts, for text that was measured without any: its lines are drawn by their
/// words.
public struct NoGlyphs: GlyphSource {
  /// Makes the source.
  public init() {}

  /// Always nil.
  public func outline(of glyph: UInt32, in font: FontFace) -> GlyphOutline? { nil }
  /// Always nil.
  public func bitmap(of glyph: UInt32, in font: FontFace) -> GlyphBitmap? { nil }
}

/// A piece of a glyph's outline, in font units: x to the right, y upwards from the baseline.
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

/// The shape of a glyph.
public struct GlyphOutline: Sendable, Hashable {
  /// The contours, filled by the non-zero rule; empty for a space.
  public let commands: [OutlineCommand]
  /// How many font units make an em.
  public let unitsPerEm: Double

  /// Makes an outline of its parts.
  public init(commands: [OutlineCommand], unitsPerEm: Double) {
    self.commands = commands
    self.unitsPerEm = unitsPerEm
  }
}

/// The picture of a glyph in a colour bitmap font, as a PNG file.
///
/// All lengths are fractions of the font size (the em).
public struct GlyphBitmap: Sendable, Hashable {
  /// The bytes of the PNG file.
  public let png: [UInt8]
  /// The picture's left edge from the glyph's origin, to the right.
  public let left: Double
  /// The picture's top edge from the baseline, upwards.
  public let top: Double
  /// The picture's width.
  public let width: Double
  /// The picture's height.
  public let height: Double

  /// Makes a picture of its parts.
  public init(png: [UInt8], left: Double, top: Double, width: Double, height: Double) {
    self.png = png
    self.left = left
    self.top = top
    self.width = width
    self.height = height
  }
}
