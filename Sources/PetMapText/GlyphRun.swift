/// A font file and which of its faces is meant.
public struct FontFace: Sendable, Hashable {
  /// The path of the file.
  public let path: String
  /// The index of the face in a collection; 0 in a file of one face.
  public let index: Int
  /// Whether its glyphs are coloured pictures instead of outlines.
  public let isColorBitmap: Bool

  /// Names a face.
  public init(path: String, index: Int, isColorBitmap: Bool) {
    self.path = path
    self.index = index
    self.isColorBitmap = isColorBitmap
  }
}

/// A glyph in its place.
public struct PositionedGlyph: Sendable, Hashable {
  /// The glyph's number in its font.
  public let id: UInt32
  /// The glyph's origin in CSS pixels, to the right of the line's left edge.
  public let x: Double
  /// The glyph's origin in CSS pixels below the baseline.
  public let y: Double

  /// Places a glyph.
  public init(id: UInt32, x: Double, y: Double) {
    self.id = id
    self.x = x
    self.y = y
  }
}

/// Neighbouring glyphs of one font, from left to right as they stand on the line.
public struct GlyphRun: Sendable, Hashable {
  /// The font whose glyphs these are.
  public let font: FontFace
  /// The font size in CSS pixels.
  public let size: Double
  /// The glyphs in visual order.
  public let glyphs: [PositionedGlyph]

  /// Makes a run of its parts.
  public init(font: FontFace, size: Double, glyphs: [PositionedGlyph]) {
    self.font = font
    self.size = size
    self.glyphs = glyphs
  }
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

/// Whoever knows what the glyphs of a font look like.
public protocol GlyphSource {
  /// The outline of a glyph, or nil where the font has none.
  mutating func outline(of glyph: UInt32, in font: FontFace) -> GlyphOutline?
  /// The picture of a glyph, or nil where the font has none.
  mutating func bitmap(of glyph: UInt32, in font: FontFace) -> GlyphBitmap?
}
