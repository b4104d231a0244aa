import PetMapHarfBuzz
import PetMapText

/// The measurer of `petmap callout`: the system's fonts, or the built-in table that the npm package
/// also uses.
enum CommandMeasurer: TextMeasurer {
  case fonts(HarfBuzzMeasurer)
  case table(TableMeasurer)

  var warnings: [TextWarning] {
    switch self {
    case .fonts(let measurer): measurer.warnings
    case .table(let measurer): measurer.warnings
    }
  }

  var fonts: String {
    switch self {
    case .fonts(let measurer): measurer.fonts
    case .table(let measurer): measurer.fonts
    }
  }

  mutating func verticalMetrics(of style: TextStyle) -> VerticalMetrics {
    switch self {
    case .fonts(let measurer): return measurer.verticalMetrics(of: style)
    case .table(let measurer): return measurer.verticalMetrics(of: style)
    }
  }

  mutating func shape(
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

  mutating func wordStarts(_ text: [UInt32]) -> [Int] {
    switch self {
    case .fonts(let measurer): return measurer.wordStarts(text)
    case .table: return []
    }
  }
}

extension CommandMeasurer: GlyphSource {
  func outline(of glyph: UInt32, in font: FontFace) -> GlyphOutline? {
    guard case .fonts(let measurer) = self else { return nil }
    return measurer.outline(of: glyph, in: font)
  }

  func bitmap(of glyph: UInt32, in font: FontFace) -> GlyphBitmap? {
    guard case .fonts(let measurer) = self else { return nil }
    return measurer.bitmap(of: glyph, in: font)
  }
}
