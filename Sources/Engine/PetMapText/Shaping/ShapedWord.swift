/// A word, what stands between two spaces, as it is set in any text: indices are counted from its
/// own start.
///
/// A class, so that all texts with the word share it: to take it out of the cache touches one
/// object.
final class ShapedWord: Sendable {
  /// A scalar and the boundary before it.
  struct Scalar: Sendable {
    /// The advance of the cluster that begins here, in 1/65,536 pixel; 0 inside a cluster.
    let advance: Int64
    let marks: BoundaryMarks
  }

  /// The kerning before a scalar, between two pieces where a line may end; in 1/65,536 pixel.
  struct Kerning: Sendable {
    let index: Int
    let width: Int64
  }

  /// Glyphs of one font, their x and clusters counted from the left edge and start of a piece.
  struct PieceGlyphs: Sendable {
    let piece: Range<Int>
    let run: GlyphRun
  }

  let scalars: [Scalar]
  /// Where it is not 0, in rising order.
  let kernings: [Kerning]
  /// Piece by piece in logical order, those of a piece from left to right.
  let glyphs: [PieceGlyphs]
  /// The script of its last character that has one of its own; else that before the word.
  let script: UInt8
  /// Whether what follows begins a segment of its own, also a space.
  let endsLine: Bool

  init(
    scalars: [Scalar], kernings: [Kerning], glyphs: [PieceGlyphs], script: UInt8, endsLine: Bool
  ) {
    self.scalars = scalars
    self.kernings = kernings
    self.glyphs = glyphs
    self.script = script
    self.endsLine = endsLine
  }
}

/// What is known of the boundary before a scalar.
struct BoundaryMarks: OptionSet, Sendable {
  let rawValue: UInt8
  /// A grapheme cluster begins.
  static let cluster = BoundaryMarks(rawValue: 1)
  /// A piece, what is shaped at once, or white space begins.
  static let piece = BoundaryMarks(rawValue: 2)
  /// A segment begins: a line may end here.
  static let segment = BoundaryMarks(rawValue: 4)
  /// A line's edge here changes the glyphs on both sides.
  static let unsafeToBreak = BoundaryMarks(rawValue: 8)
}
