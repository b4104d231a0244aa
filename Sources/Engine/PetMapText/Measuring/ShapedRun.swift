/// What a measurer makes of a run of text: an entry for each of its scalars and, where it knows
/// fonts, its glyphs.
public struct ShapedRun: Sendable {
  /// A scalar of the run.
  public struct Scalar: Sendable, Hashable {
    /// The advance of the cluster that begins here, in 1/65,536 CSS pixel; 0 inside a cluster.
    public var advance: Int64
    /// Whether a line that ends or begins before the scalar changes the glyphs on both sides.
    public var isUnsafeToBreak: Bool

    /// Makes an entry of its parts.
    public init(advance: Int64 = 0, isUnsafeToBreak: Bool = false) {
      self.advance = advance
      self.isUnsafeToBreak = isUnsafeToBreak
    }
  }

  /// The scalars in logical order.
  public var scalars: [Scalar]
  /// The glyphs from left to right, their x from the run's left edge; nil from a measurer that
  /// knows only widths.
  public var glyphs: [GlyphRun]?

  /// Makes a run of its parts.
  public init(scalars: [Scalar], glyphs: [GlyphRun]? = nil) {
    self.scalars = scalars
    self.glyphs = glyphs
  }

  /// The sum of the advances, in 1/65,536 CSS pixel.
  ///
  /// - Complexity: O(n) in the number of scalars.
  package var width: Int64 {
    var width: Int64 = 0
    for scalar in scalars { width += scalar.advance }
    return width
  }
}

/// Neighbouring glyphs of one font, from left to right.
public struct GlyphRun: Sendable, Hashable {
  /// The font whose glyphs these are.
  public let font: FontFace
  /// The font size in CSS pixels.
  public let size: Double
  /// The glyphs in visual order.
  public internal(set) var glyphs: [PositionedGlyph]

  /// Makes a run of its parts.
  public init(font: FontFace, size: Double, glyphs: [PositionedGlyph]) {
    self.font = font
    self.size = size
    self.glyphs = glyphs
  }
}

/// A glyph and its origin.
public struct PositionedGlyph: Sendable, Hashable {
  /// The glyph's number in its font.
  public let id: UInt32
  /// The index of its cluster's first scalar in the text that was shaped with it.
  public let cluster: Int
  /// The glyph's origin in CSS pixels, to the right of the left edge of its run or line.
  public let x: Double
  /// The glyph's origin in CSS pixels below the baseline.
  public let y: Double

  /// Makes a glyph of its parts.
  public init(id: UInt32, cluster: Int, x: Double, y: Double) {
    self.id = id
    self.cluster = cluster
    self.x = x
    self.y = y
  }

  /// The glyph farther to the right.
  func moved(by distance: Double) -> PositionedGlyph {
    PositionedGlyph(id: id, cluster: cluster, x: x + distance, y: y)
  }
}

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
