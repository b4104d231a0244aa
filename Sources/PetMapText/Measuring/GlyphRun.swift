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
