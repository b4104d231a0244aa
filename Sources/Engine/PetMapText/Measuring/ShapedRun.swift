/// The result of shaping a run of text: an entry for each scalar and, if the measurer uses fonts,
/// the glyphs.
public struct ShapedRun: Sendable {
  /// A scalar of the run.
  public struct Scalar: Sendable, Hashable {
    /// The advance of the grapheme cluster that begins here, in 1/65,536 CSS pixel; 0 within a
    /// cluster.
    public var advance: Int64
    /// Whether breaking the line before this scalar changes the glyphs on either side.
    public var isUnsafeToBreak: Bool

    /// Creates an entry.
    public init(advance: Int64 = 0, isUnsafeToBreak: Bool = false) {
      self.advance = advance
      self.isUnsafeToBreak = isUnsafeToBreak
    }
  }

  /// The scalars, in logical order.
  public var scalars: [Scalar]
  /// The glyphs from left to right, with x relative to the run's left edge; `nil` if the measurer
  /// only provides widths.
  public var glyphs: [GlyphRun]?

  /// Creates a run.
  public init(scalars: [Scalar], glyphs: [GlyphRun]? = nil) {
    self.scalars = scalars
    self.glyphs = glyphs
  }

  /// The sum of the advances, in 1/65,536 CSS pixel.
  ///
  /// - Complexity: O(*n*) in the number of scalars.
  package var width: Int64 {
    var width: Int64 = 0
    for scalar in scalars { width += scalar.advance }
    return width
  }
}

/// Adjacent glyphs of the same font, from left to right.
public struct GlyphRun: Sendable, Hashable {
  /// The font of the glyphs.
  public let font: FontFace
  /// The font size in CSS pixels.
  public let size: Double
  /// The glyphs in visual order.
  public internal(set) var glyphs: [PositionedGlyph]

  /// Creates a run.
  public init(font: FontFace, size: Double, glyphs: [PositionedGlyph]) {
    self.font = font
    self.size = size
    self.glyphs = glyphs
  }
}

/// A glyph and its origin.
public struct PositionedGlyph: Sendable, Hashable {
  /// The glyph ID in its font.
  public let id: UInt32
  /// The index of the first scalar of the glyph's cluster in the shaped text.
  public let cluster: Int
  /// The distance of the origin from the left edge of its run or line, in CSS pixels.
  public let x: Double
  /// The distance of the origin below the baseline, in CSS pixels.
  public let y: Double

  /// Creates a glyph.
  public init(id: UInt32, cluster: Int, x: Double, y: Double) {
    self.id = id
    self.cluster = cluster
    self.x = x
    self.y = y
  }

  /// Returns the glyph, moved to the right.
  func moved(by distance: Double) -> PositionedGlyph {
    PositionedGlyph(id: id, cluster: cluster, x: x + distance, y: y)
  }
}

/// A face of a font file.
public struct FontFace: Sendable, Hashable {
  /// The path of the file.
  public let path: String
  /// The index of the face in a font collection; 0 for a file with a single face.
  public let index: Int
  /// Whether the glyphs are color bitmaps instead of outlines.
  public let isColorBitmap: Bool

  /// Creates a face.
  public init(path: String, index: Int, isColorBitmap: Bool) {
    self.path = path
    self.index = index
    self.isColorBitmap = isColorBitmap
  }
}
