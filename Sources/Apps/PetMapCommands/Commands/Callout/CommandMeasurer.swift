package import PetMapHarfBuzz
package import PetMapText

/// The measurer of callouts, maps and posters: the system's fonts, or the built-in table that the npm
/// package also uses.
package enum CommandMeasurer: TextMeasurer {
  case fonts(HarfBuzzMeasurer)
  case table(TableMeasurer)

  /// The fonts listed in `PETMAP_FONTS` and the system's. If there are none, text is measured with the
  /// built-in table.
  package static var systemFonts: CommandMeasurer { .fonts(HarfBuzzMeasurer()) }

  package var warnings: [TextWarning] {
    switch self {
    case .fonts(let measurer): measurer.warnings
    case .table(let measurer): measurer.warnings
    }
  }

  package var fonts: String {
    switch self {
    case .fonts(let measurer): measurer.fonts
    case .table(let measurer): measurer.fonts
    }
  }

  package mutating func verticalMetrics(of style: TextStyle) -> VerticalMetrics {
    switch self {
    case .fonts(let measurer): return measurer.verticalMetrics(of: style)
    case .table(let measurer): return measurer.verticalMetrics(of: style)
    }
  }

  package mutating func shape(
    _ text: [UInt32], _ range: Range<Int>, style: TextStyle, direction: TextDirection
  ) -> ShapedRun {
    switch self {
    case .fonts(let measurer):
      return measurer.shape(text, range, style: style, direction: direction)
    case .table(var measurer):
      defer { self = .table(measurer) }
      return measurer.shape(text, range, style: style, direction: direction)
    }
  }

  package mutating func wordStarts(_ text: [UInt32]) -> [Int] {
    switch self {
    case .fonts(let measurer): return measurer.wordStarts(text)
    case .table: return []
    }
  }
}

extension CommandMeasurer: GlyphSource {
  package func outline(of glyph: UInt32, in font: FontFace) -> GlyphOutline? {
    guard case .fonts(let measurer) = self else { return nil }
    return measurer.outline(of: glyph, in: font)
  }

  package func bitmap(of glyph: UInt32, in font: FontFace) -> GlyphBitmap? {
    guard case .fonts(let measurer) = self else { return nil }
    return measurer.bitmap(of: glyph, in: font)
  }
}
