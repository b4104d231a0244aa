/// A shaped word (the text between two spaces), independent of its text: indices are relative to
/// its start.
///
/// It is a class so that all occurrences share the word, and a cache lookup retains a single
/// object.
final class ShapedWord: Sendable {
  /// A scalar and the boundary before it.
  struct Scalar: Sendable {
    /// The advance of the grapheme cluster that begins here, in 1/65,536 pixel; 0 within a cluster.
    let advance: Int64
    let marks: BoundaryMarks
  }

  /// The kerning between two pieces at a line break opportunity before a scalar, in 1/65,536 pixel.
  struct Kerning: Sendable {
    let index: Int
    let width: Int64
  }

  /// Glyphs of one font, with x and cluster relative to the start of a piece.
  struct PieceGlyphs: Sendable {
    let piece: Range<Int>
    let run: GlyphRun
  }

  let scalars: [Scalar]
  /// The nonzero kerning values, in ascending order of index.
  let kernings: [Kerning]
  /// The glyphs by piece in logical order; within a piece, from left to right.
  let glyphs: [PieceGlyphs]
  /// The script of the last character that has its own script, or else the script before the word.
  let script: UInt8
  /// Whether the text that follows begins a new segment, even if it is a space.
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

/// The properties of the boundary before a scalar.
struct BoundaryMarks: OptionSet, Sendable {
  let rawValue: UInt8
  /// A grapheme cluster begins.
  static let cluster = BoundaryMarks(rawValue: 1)
  /// A piece, which is shaped as a unit, or whitespace begins.
  static let piece = BoundaryMarks(rawValue: 2)
  /// A segment begins: this is a line break opportunity.
  static let segment = BoundaryMarks(rawValue: 4)
  /// Breaking the line here changes the glyphs on either side.
  static let unsafeToBreak = BoundaryMarks(rawValue: 8)
}
