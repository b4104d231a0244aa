/// Measures Latin text without font files, using a built-in table of Inter's metrics.
///
/// Characters outside the table have an advance of 1 em in East Asian scripts, 136/109 em for
/// emoji, 0 for marks, and otherwise 0.6 em; characters in the last group are reported once per
/// block of 128 characters.
public struct TableMeasurer: TextMeasurer {
  /// Characters missing from the table, one per block of 128, at most 64.
  public private(set) var warnings: [TextWarning] = []

  /// Creates a measurer.
  public init() {}

  /// The name of the table.
  public var fonts: String { "Inter's Latin, table 1" }

  /// Returns the ascent and descent of Inter.
  public func verticalMetrics(of style: TextStyle) -> VerticalMetrics {
    let metrics = Self.metrics(of: style.weight)
    let scale = style.size / Double(metrics.unitsPerEm)
    return VerticalMetrics(
      ascent: Double(metrics.ascent) * scale, descent: Double(metrics.descent) * scale)
  }

  /// Looks up the advances in the table, with kerning between adjacent characters but without
  /// contextual forms or ligatures.
  ///
  /// - Complexity: O(*n*) in the length of the range.
  public mutating func shape(
    _ text: [UInt32], _ range: Range<Int>, style: TextStyle, direction: TextDirection
  ) -> ShapedRun {
    let metrics = Self.metrics(of: style.weight)
    let scale = style.size * 65_536 / Double(metrics.unitsPerEm)
    var scalars: [ShapedRun.Scalar] = []
    scalars.reserveCapacity(range.count)
    var left: Int?
    for position in range {
      guard let index = InterMetrics.index(of: text[position]) else {
        let em = width(outside: text[position])
        scalars.append(.init(advance: Int64((em * style.size * 65_536).rounded())))
        left = nil
        continue
      }
      let units = text[position] == .softHyphen ? 0 : metrics.advance(at: index)
      var scalar = ShapedRun.Scalar(advance: Int64((Double(units) * scale).rounded()))
      let kerning = left.map { metrics.adjustment(left: $0, right: index) } ?? 0
      if kerning != 0 {
        // Like HarfBuzz, add the kerning of a pair to the advance of its first glyph.
        scalars[scalars.count - 1].advance += Int64((Double(kerning) * scale).rounded())
        scalar.isUnsafeToBreak = true
      }
      scalars.append(scalar)
      left = index
    }
    return ShapedRun(scalars: scalars)
  }

  /// Returns the advance of a character missing from the table, in em.
  private mutating func width(outside scalar: UInt32) -> Double {
    switch scalar {
    case 0x300...0x36F, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x206F, 0xFE00...0xFE0F,
      0x20D0...0x20FF, 0x1F3FB...0x1F3FF, 0xE0000...0xE0FFF:
      return 0
    case 0x1F000...0x1FAFF, 0x2600...0x27BF:
      return 136.0 / 109.0
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      return 1
    case 0x2003: return 1
    case 0x2002: return 0.5
    case 0x2009, 0x202F: return 0.2
    default:
      warnings.append(missing: scalar)
      return 0.6
    }
  }

  private static func metrics(of weight: FontWeight) -> InterMetrics {
    switch weight {
    case .regular: InterTable.regular
    case .bold: InterTable.bold
    }
  }
}
