public import PetMapText

/// One thing to draw, in CSS pixels from the picture's top left corner.
public enum DrawingCommand: Sendable, Hashable {
  case fill(DrawingPath, DrawingColor, FillRule)
  case stroke(DrawingPath, DrawingStroke)
  /// The shadow that a filled shape casts, without the shape.
  case shadow(DrawingPath, DrawingShadow)
  /// A picture of the list's ``DisplayList/pictures``, stretched over a rectangle.
  case picture(Int, ScreenRect)
  /// Glyphs of the list's ``DisplayList/glyphs``.
  case glyphs([PlacedGlyph], DrawingColor)
  /// A line of text without known glyphs, for writers that have fonts of their own.
  case text(PlacedText)
  /// Everything up to the matching ``unclip`` shows only inside the shape.
  case clip(DrawingPath)
  case unclip
}

/// Which points are inside a shape whose contours cross.
public enum FillRule: UInt8, Sendable, Hashable {
  case nonZero
  case evenOdd
}

/// How a line is drawn.
public struct DrawingStroke: Sendable, Hashable {
  public var color: DrawingColor
  /// CSS pixels.
  public var width: Double
  /// Whether ends and corners are round; else ends are cut and corners are mitred.
  public var isRound: Bool
  /// Lengths of dashes and gaps in turn, in CSS pixels; empty for a whole line.
  public var dashes: [Double]

  public init(_ color: DrawingColor, width: Double, isRound: Bool = true, dashes: [Double] = []) {
    self.color = color
    self.width = width
    self.isRound = isRound
    self.dashes = dashes
  }
}

/// A soft shadow, as CSS's `box-shadow` words it.
public struct DrawingShadow: Sendable, Hashable {
  /// How far the shadow lies to the right and down, in CSS pixels.
  public var offset: ScreenOffset
  /// Twice the standard deviation of the Gaussian that softens it, in CSS pixels.
  public var blur: Double
  public var color: DrawingColor

  public init(offset: ScreenOffset, blur: Double, color: DrawingColor) {
    self.offset = offset
    self.blur = blur
    self.color = color
  }
}

/// A glyph in its place on the picture.
public struct PlacedGlyph: Sendable, Hashable {
  /// Its place in the list's ``DisplayList/glyphs``.
  public let shape: Int
  /// The glyph's origin.
  public let x: Double
  /// The glyph's baseline.
  public let y: Double
  /// CSS pixels for a font unit.
  public let scale: Double
}

/// A line of text by its words.
public struct PlacedText: Sendable, Hashable {
  public let text: String
  public let style: TextStyle
  public let color: DrawingColor
  /// The line's left edge.
  public let x: Double
  /// The line's baseline.
  public let y: Double
  /// The line's width as it was measured.
  public let width: Double
  public let direction: TextDirection
}
