import PetMapText

// The page's measuring function, which runtime.c calls.
@_extern(c, "petmap_page_measure")
func pageMeasure(
  _ text: UnsafePointer<UInt32>?, _ count: UInt32, _ size: Double, _ weight: UInt32,
  _ direction: UInt32, _ advances: UnsafeMutablePointer<Double>?)

@_extern(c, "petmap_page_metrics")
func pageMetrics(_ size: Double, _ weight: UInt32, _ metrics: UnsafeMutablePointer<Double>?)

/// A measurer that uses the built-in table or the page's function.
///
/// A single type is used for both, so that the layout is compiled once.
struct PageMeasurer: TextMeasurer {
  private var table = TableMeasurer()
  /// The name of the page's fonts, or `nil` for the table.
  private let pageFonts: String?

  init(pageFonts: String?) { self.pageFonts = pageFonts }

  var warnings: [TextWarning] { pageFonts == nil ? table.warnings : [] }

  var fonts: String { pageFonts ?? table.fonts }

  mutating func verticalMetrics(of style: TextStyle) -> VerticalMetrics {
    guard pageFonts != nil else { return table.verticalMetrics(of: style) }
    var metrics = [0.0, 0]
    unsafe metrics.withUnsafeMutableBufferPointer {
      unsafe pageMetrics(style.size, Self.code(style.weight), $0.baseAddress)
    }
    return VerticalMetrics(ascent: metrics[0], descent: metrics[1])
  }

  mutating func shape(
    _ text: [UInt32], _ range: Range<Int>, style: TextStyle, direction: TextDirection
  ) -> ShapedRun {
    guard pageFonts != nil else {
      return table.shape(text, range, style: style, direction: direction)
    }
    var advances = [Double](repeating: 0, count: range.count)
    unsafe text.withUnsafeBufferPointer { text in
      unsafe advances.withUnsafeMutableBufferPointer { advances in
        unsafe pageMeasure(
          text.baseAddress.map { unsafe $0 + range.lowerBound }, UInt32(range.count), style.size,
          Self.code(style.weight), direction == .leftToRight ? 0 : 1, advances.baseAddress)
      }
    }
    return ShapedRun(scalars: advances.map { .init(advance: Self.advance($0)) })
  }

  /// Returns an advance from the page in units of 1/65,536 pixel. NaN becomes 0, and the maximum is
  /// 2^24 pixels.
  private static func advance(_ number: Double) -> Int64 {
    guard number.isFinite else { return 0 }
    let limit = 0x1p40
    return Int64(max(-limit, min(limit, number)).rounded())
  }

  private static func code(_ weight: FontWeight) -> UInt32 { weight == .bold ? 1 : 0 }
}
