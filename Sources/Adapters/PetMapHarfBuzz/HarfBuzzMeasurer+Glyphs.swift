import CHarfBuzz
public import PetMapText

extension HarfBuzzMeasurer: GlyphMeasurer {
  public func shape(
    _ text: [UInt32], _ range: Range<Int>, style: TextStyle, direction: TextDirection
  ) -> [GlyphRun] {
    var parts: [(font: Font, range: Range<Int>)] = []
    forEachFont(text, range, style.weight) { font, part in
      if let font { parts.append((font, part)) }
    }
    if direction == .rightToLeft { parts.reverse() }
    var runs: [GlyphRun] = []
    var edge: Int64 = 0
    for part in parts {
      var glyphs: [PositionedGlyph] = []
      let isPicture = part.font.face.isColorBitmap
      unsafe part.font.shape(text, part.range, size: style.size, direction: direction) { shaped in
        for index in shaped.indices {
          let glyph = unsafe shaped[index]
          let advance =
            isPicture && glyph.advance != 0 ? Self.emojiAdvance(style.size) : glyph.advance
          if !isPicture || glyph.advance != 0 {
            glyphs.append(
              PositionedGlyph(
                id: glyph.glyph, x: Double(edge + Int64(glyph.x_offset)) / 65_536,
                y: -Double(glyph.y_offset) / 65_536))
          }
          edge += Int64(advance)
        }
      }
      runs.append(GlyphRun(font: part.font.face, size: style.size, glyphs: glyphs))
    }
    return runs
  }

  /// Emoji are pictures of 136 pixels for an em of 109.
  static func emojiAdvance(_ size: Double) -> Int32 {
    Int32((size * 65_536 * 136 / 109).rounded())
  }
}

extension HarfBuzzMeasurer: GlyphSource {
  public func outline(of glyph: UInt32, in face: FontFace) -> GlyphOutline? {
    font(face)?.outline(of: glyph)
  }

  public func bitmap(of glyph: UInt32, in face: FontFace) -> GlyphBitmap? {
    font(face)?.bitmap(of: glyph)
  }
}
