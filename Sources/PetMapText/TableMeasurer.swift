/// A measurer that needs no font: Inter's Latin from a built-in table.
///
/// Characters outside the table are taken as an em (East Asian scripts), as an emoji's
/// 136/109 em, as nothing (marks) or else as 0.6 em, and reported once a block.
public struct TableMeasurer: TextMeasurer {
  public private(set) var warnings: [TextWarning] = []

  /// Makes the measurer.
  public init() {}

  public var fonts: String { "Inter's Latin, table 1" }

  public func verticalMetrics(of style: TextStyle) -> VerticalMetrics {
    let metrics = Self.metrics(of: style.weight)
    let scale = style.size / Double(metrics.unitsPerEm)
    return VerticalMetrics(
      ascent: Double(metrics.ascent) * scale, descent: Double(metrics.descent) * scale)
  }

  public mutating func measure(
    _ text: [UInt32], _ range: Range<Int>, style: TextStyle, direction: TextDirection,
    into run: inout MeasuredRun
  ) {
    let metrics = Self.metrics(of: style.weight)
    let scale = style.size * 65_536 / Double(metrics.unitsPerEm)
    var left: Int?
    for position in range {
      let entry = position - range.lowerBound
      let index = InterMetrics.index(of: text[position])
      guard let index else {
        let em = width(outside: text[position])
        run.advances[entry] = Int32((em * style.size * 65_536).rounded())
        left = nil
        continue
      }
      var units = metrics.advance(at: index)
      if let left {
        // HarfBuzz puts the adjustment of a pair into the advance of its first glyph.
        let adjustment = metrics.adjustment(left: left, right: index)
        if adjustment != 0 {
          run.advances[entry - 1] += Int32((Double(adjustment) * scale).rounded())
          run.unsafeToBreak[entry] = true
        }
      }
      if text[position] == 0xAD { units = 0 }
      run.advances[entry] += Int32((Double(units) * scale).rounded())
      left = index
    }
  }

  /// The width of a character that the table lacks, in em.
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
      report(.missingGlyph(scalar))
      return 0.6
    }
  }

  private mutating func report(_ warning: TextWarning) {
    guard case .missingGlyph(let scalar) = warning, warnings.count < 64 else { return }
    for case .missingGlyph(let known) in warnings where known >> 7 == scalar >> 7 { return }
    warnings.append(warning)
  }

  private static func metrics(of weight: FontWeight) -> InterMetrics {
    switch weight {
    case .regular: InterTable.regular
    case .bold: InterTable.bold
    }
  }
}
